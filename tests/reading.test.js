// The reader of texts: a corpus that was read by eye, random boards written in any way, and properties: nothing is read wrongly with certainty, and nothing is dropped in silence.
import assert from "node:assert/strict";
import { Writable } from "node:stream";
import { test } from "node:test";
import { main } from "../web/command/index.js";
import { createEngine, LIMITS as OF_ENGINE } from "../web/engine/all.js";
import { notationOf } from "../web/engine/board-text.js";
import { textOf } from "../web/reading/encoding.js";
import { isClear } from "../web/reading/forms.js";
import { boardsOf, EXAMPLES, hereOf } from "../web/reading/index.js";
import { LIMITS } from "../web/reading/limits.js";
import { Refused, STRICT_EXAMPLES } from "../web/reading/strict.js";
import { module } from "./core.js";
import { randomSource } from "./plain.js";
import { DOUBTFUL, SOME, TEXTS } from "./reading/texts.js";

const HERE = hereOf("5x5.on");
const engine = createEngine(module);

/** The engine of all tests, at a position. @param {string} notation */
function engineAt(notation) {
  engine.load(notation);
  return engine;
}

/** The canonical text of a notation, which the core accepts. */
function canonical(notation) {
  engine.load(notation);
  return engine.notation;
}

/** The questions about a board, in words: its states, its signs or else its words, whether it is none, a button's own light, and what lists mean. @param {import("../web/reading/index.js").Pasted | undefined} pasted */
function askedOf(pasted) {
  if (!pasted) return "";
  const { isCertain, states, symbols, asksStates, asksSelf, senses } = pasted;
  const first = states ? `${states} states` : symbols.length > 1 ? "signs" : "words";
  return [isCertain ? "" : first, asksStates ? "doubt" : "", asksSelf ? "self" : "", ...senses]
    .filter(Boolean)
    .join(" ");
}

/** @typedef {{ boards: string[], asks: string, refused?: undefined } | { refused: string, boards?: undefined, asks?: undefined }} Outcome */

/** @param {string} text @param {string} here @returns {Outcome} */
function read(text, here) {
  try {
    const boards = boardsOf(text);
    /** @type {Set<string>} */
    const asked = new Set();
    const notations = Array.from({ length: boards.count }, (_, which) => {
      try {
        const { notation, pasted } = boards.read(which, hereOf(here));
        asked.add(askedOf(pasted));
        return canonical(notation);
      } catch (error) {
        if (boards.count === 1 || error.code === undefined) throw error;
        return `!${error.code}`;
      }
    });
    asked.delete("");
    return { boards: notations, asks: [...asked].join(", ") };
  } catch (error) {
    if (error.code === undefined) throw error;
    return { refused: error.code };
  }
}

/** @type {Map<string, Outcome>} */
const outcomes = new Map();

/** The boards of a text, and the questions; or the reason of a refusal. Each text is read once. */
function outcomeOf(text, here = "5x5.on") {
  const key = `${here} ${text}`;
  if (!outcomes.has(key)) outcomes.set(key, read(text, here));
  return outcomes.get(key);
}

for (const { text, here = "5x5.on", boards, asks = false, refused, ...told } of TEXTS)
  test(`${JSON.stringify(text.slice(0, 80))} is ${refused ? "refused" : asks ? "asked" : "read"}`, () => {
    if (refused) {
      const { at: position, ...where } = { form: undefined, rows: [], ...told };
      const expected = { code: refused, ...(position === undefined ? {} : { position, ...where }) };
      assert.throws(() => engineAt(here).paste(text), expected);
      return assert.equal(engine.notation, here);
    }
    const outcome = outcomeOf(text, here);
    const expected = boards.split(" ").map((board) => (board.startsWith("!") ? board : canonical(board)));
    assert.deepEqual(outcome.boards, expected);
    assert.equal(typeof asks === "string" ? outcome.asks : outcome.asks !== "", asks);
  });

test("a text that may mean more than one board is never read with certainty", () => {
  const silent = DOUBTFUL.filter((text) => {
    const { boards, asks } = outcomeOf(text);
    return boards && !asks;
  });
  assert.deepEqual(silent, []);
});

test("lists of 256 things are read, and of 257 are not", () => {
  const flipped = (things, thing) => [thing, (thing + 1) % things, (thing + 5) % things].sort((a, b) => a - b);
  for (const things of [256, 257]) {
    const rows = Array.from({ length: things }, (_, thing) => flipped(things, thing));
    const masks = rows.map((row) => Array.from({ length: things }, (_, i) => Number(row.includes(i))).join(""));
    const numbers = rows.map((row, i) => `${i + 1}: ${row.map((thing) => thing + 1).join(" ")}`).join("\n");
    const machine = `[${"#".repeat(things)}] ${rows.map((row) => `(${row.join(",")})`).join(" ")}`;
    for (const text of [numbers, machine]) {
      const { boards } = outcomeOf(text);
      assert.deepEqual(boards, things === 256 ? [`doors-${masks.join("-")}.off`] : undefined, text.slice(0, 40));
    }
  }
});

test("the limits of the reader are those of the engine", () => {
  for (const [name, limit] of Object.entries(LIMITS)) assert.equal(limit, OF_ENGINE[name], name);
});

const CERTAIN = TEXTS.filter(({ text }) => {
  const { boards, asks } = outcomeOf(text);
  return boards && !asks;
});

const FOREIGN = [
  "lamp 7 is broken",
  "the goal is unless noted",
  "7 presses",
  "第3盏灯坏了",
  "except (1,1)",
  "hexagonal cells",
  "the corridor is frozen",
  "the last one is stuck",
  "x = 5",
  "1 0 1 1 0 1 1 0 1 1 0 1",
  "press at most 2",
  "row 2 is unknown",
  "反过来",
  "oops, the middle is dark",
  "goal: a checkerboard",
  "seen from behind",
  "第一行按不了",
  "D is jammed",
];

test("a foreign line behind a text is never read over with certainty", () => {
  assert.ok(CERTAIN.length > 200, `${CERTAIN.length} texts`);
  const silent = CERTAIN.flatMap(({ text }, i) => {
    const line = FOREIGN[i % FOREIGN.length];
    const after = outcomeOf(`${text}\n${line}`);
    return after.boards && !after.asks && after.boards.join() === outcomeOf(text).boards.join() ? [[text, line]] : [];
  });
  assert.deepEqual(silent, []);
});

test("a line that is removed changes the board, or the reader is asked, or the rest is refused", () => {
  const random = randomSource(41);
  let count = 0;
  for (const { text } of CERTAIN) {
    const lines = text.split("\n");
    const rows = lines.flatMap((line, i) => (/^[\s01#.●○■□🟨⬛💡]{2,}$/u.test(line) ? [i] : []));
    if (rows.length < 3 || /output/i.test(text)) continue; // no answer is read
    const removed = rows[random(rows.length)];
    const before = outcomeOf(text);
    const after = outcomeOf(lines.filter((_, i) => i !== removed).join("\n"));
    assert.ok(after.refused || after.asks || after.boards.join() !== before.boards.join(), JSON.stringify(text));
    count++;
  }
  assert.ok(count > 20, `${count} texts`);
});

/** The numbers of the lit cells, from 0, and the letter and the number of each cell. */
const litIn = (rows) => rows.flat().flatMap((bit, cell) => (bit ? cell : []));
const placesIn = (rows) => rows.flatMap((row, y) => row.map((bit, x) => [`${"abcdefghi"[x]}${y + 1}`, bit === 1]));

/** Ways to write rows of bits. */
const WRITERS = [
  (rows) => rows.map((row) => row.join("")).join("\n"),
  (rows) => rows.map((row) => row.join(" ")).join("\n"),
  (rows) => rows.map((row) => row.join(",")).join("\r\n"),
  (rows) => `${rows.length} ${rows[0].length}\n${rows.map((row) => row.join(" ")).join("\n")}`,
  (rows) => `board = ${JSON.stringify(rows)}`,
  (rows) => `$grid = array(\n${rows.map((row) => `  array(${row})`).join(",\n")}\n);`,
  (rows) => `rows = [\n${rows.map((row) => `  "${row.join("")}"`).join(",\n")}\n]`,
  (rows) => `m <- matrix(c(${rows.flat()}), nrow = ${rows.length}, byrow = TRUE)`,
  (rows) => `matrix(GF(2), ${rows.length}, ${rows[0].length}, [${rows.flat()}])`,
  (rows) => `A = [${rows.map((row) => row.join(" ")).join("; ")}];`,
  (rows) => rows.map((row) => row.map((bit) => ".#"[bit]).join("")).join("\n"),
  (rows) => rows.map((row) => row.map((bit) => "⬛🟨".match(/./gu)[bit]).join("")).join("\n"),
  (rows) => rows.map((row, i) => `row${i + 1}=${row.join("")}`).join("\n"),
  (rows) => `please solve ${rows.length}x${rows[0].length} ${rows.flat().join("")}`,
  (rows) => `${rows.map((row) => row.join("")).join("/")}`,
  (rows) => JSON.stringify({ rows: rows.length, cols: rows[0].length, on: litIn(rows).map((cell) => cell + 1) }), // the last cell is lit
  (rows) => `${rows.length}x${rows[0].length} ${JSON.stringify(Object.fromEntries(placesIn(rows)))}`,
  (rows) => `| ${rows.map((row) => row.join(" | ")).join(" |\n| ")} |`,
  (rows) => JSON.stringify({ name: "one", width: rows[0].length, height: rows.length, cells: rows.flat().join("") }),
  (rows) =>
    `[game]\nrows=${rows.length}\ncols=${rows[0].length}\nlights=${rows.map((row) => row.join("")).join(" ")}\nmoves=3`,
  (rows) => `board=${rows.flat().join("")}&cols=${rows[0].length}&rows=${rows.length}`,
];

test("a random board is read in every form that it is written in, with certainty", () => {
  const random = randomSource(42);
  for (let round = 0; round < 420; round++) {
    const [height, width] = [2 + random(6), 3 + random(6)];
    const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => random(2)));
    rows[0][0] = 0; // not all alike
    rows[height - 1][width - 1] = 1;
    const text = WRITERS[round % WRITERS.length](rows);
    const expected = `${height}x${width}.`;
    const { boards, asks, refused } = outcomeOf(text);
    assert.equal(refused, undefined, JSON.stringify(text));
    assert.ok(!asks && boards.length === 1 && boards[0].startsWith(expected), JSON.stringify([text, boards, asks]));
    engine.load(boards[0]);
    assert.deepEqual([...engine.lights], rows.flat(), JSON.stringify(text));
  }
});

/** Ways to write the sum of variables and what it is. */
const EQUATIONS = [
  (names, right) => `${names.map((name) => `x${name}`).join("+")}=${right}`,
  (names, right) => `${names.map((name) => `x_${name}`).join(" ⊕ ")} = ${right}`,
  (names, right) => `${names.map((name) => `b${name}`).join(" ^ ")} == ${right},`,
  (names, right) => `${names.map((name) => `y_{${name}}`).join(" + ")} ≡ ${right} \\\\`,
  (names, right) => `${names.map((name) => "abcdefg"[name - 1]).join(" xor ")} = ${right} (mod 2)`,
];

test("random equations are the masks of their variables and the lights to change, and one that is left out changes them", () => {
  const random = randomSource(46);
  for (let round = 0; round < 200; round++) {
    const [lights, buttons] = [2 + random(5), 2 + random(6)];
    const rows = Array.from({ length: lights }, () => Array.from({ length: buttons }, () => random(2)));
    rows[0].fill(1); // no variable is left out
    for (const row of rows) row[random(buttons)] = 1;
    const goal = rows.map(() => random(2));
    const write = EQUATIONS[round % EQUATIONS.length];
    const lines = rows.map((row, i) =>
      write(
        row.flatMap((bit, j) => (bit ? j + 1 : [])),
        goal[i],
      ),
    );
    const masks = rows[0].map((_, j) => rows.map((row) => row[j]).join(""));
    const { boards, asks } = outcomeOf(lines.join("\n"));
    assert.deepEqual(
      { boards, asks },
      { boards: [`doors-${masks.join("-")}${targetOf(goal)}.off`].map(canonical), asks: "" },
    );
    const fewer = outcomeOf(lines.slice(0, -1).join("\n"));
    assert.notDeepEqual(fewer.boards, boards);
  }
});

/** The target of doors, as a notation has it. */
const targetOf = (goal) =>
  goal.includes(1)
    ? `=${goal
        .join("")
        .match(/.{1,4}/g)
        ?.map((four) => Number.parseInt(four.padEnd(4, "0"), 2).toString(16))
        .join("")}`
    : "=off";

test("the rule, the edges and the goal of the current grid stay where a text tells none", () => {
  const read = (text, here) => canonical(boardsOf(text).read(0, hereOf(here)).notation);
  assert.equal(read("010\n111\n010", "5x5-rowcol-goal-on.off"), canonical("3x3-rowcol-goal-on.5d0"));
  assert.equal(read("010\n111\n010\ngoal: all off", "5x5-torus-goal-on.off"), canonical("3x3-torus.5d0"));
  assert.equal(read("3x3.5d0", "5x5-torus.off"), "3x3.5d0");
  const { pasted } = boardsOf("010\n111").read(0, hereOf("3x3-king.on"));
  assert.deepEqual(pasted.kept, ["king"]);
});

test("a save file of Flip is its position, with the moves that stand", () => {
  const line = (key, value) => `${key.padEnd(8)}:${value.length}:${value}`;
  const save = (pos, ...moves) =>
    [
      ...[line("SAVEFILE", "Simon Tatham's Portable Puzzle Collection"), line("VERSION", "1"), line("GAME", "Flip")],
      ...[line("PARAMS", "3x3c"), line("CPARAMS", "3x3c"), line("DESC", "d074191345d1644c17058,5d0")],
      ...[line("NSTATES", String(moves.length + 1)), line("STATEPOS", String(pos))],
      ...moves.map((move) => line("MOVE", move)),
    ].join("\n");
  assert.deepEqual(outcomeOf(save(1)), { boards: [canonical("3x3.5d0")], asks: "" });
  assert.deepEqual(outcomeOf(save(2, "M1,1", "M0,2")), { boards: ["3x3.5d0.080"], asks: "" });
  assert.deepEqual(outcomeOf(save(3, "M1,1", "M0,2")), { boards: ["3x3.5d0.0a0"], asks: "" });
  assert.deepEqual(outcomeOf(save(1).replace("Flip", "Loop")), { refused: "board" });
});

test("a machine out of its lights is refused, and a Refused has its place", () => {
  assert.throws(
    () => boardsOf("[.#] (0) (2)").read(0, HERE),
    (error) => error instanceof Refused && error.code === "cell",
  );
});

/** The boards that the command reads in a text. */
async function commanded(text) {
  const chunks = [];
  const keep = (list) => new Writable({ write: (chunk, _, done) => done(void list.push(chunk)) });
  const io = { stdin: /** @type {any} */ ([Buffer.from(text)]), stdout: keep(chunks), stderr: keep([]) };
  await main(["count", "--json", "-"], {
    engine: createEngine(module),
    t: (key) => key,
    lang: "en",
    page: new URL(import.meta.url),
    version: "",
    io,
  });
  const lines = String(Buffer.concat(chunks)).split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line).notation);
}

test("a text gives the same boards when it is pasted, in the attribute and to the command", async () => {
  const scratch = createEngine(module);
  let count = 0;
  for (const { text, here = "5x5.on", boards, refused } of SOME) {
    if (refused) continue;
    const given = JSON.stringify(text);
    const all = boards.split(" ").map((board) => (board.startsWith("!") ? board : canonical(board)));
    for (const [which, board] of all.entries()) {
      if (board.startsWith("!")) continue;
      engineAt(here).paste(text, which);
      assert.equal(engine.notation, board, given);
    }
    const { pasted, kind } = engine;
    assert.throws(() => engine.paste(text, all.length), RangeError);
    if (here !== "5x5.on" || all.some((board) => board.startsWith("!"))) continue;
    const attribute = () => notationOf(text, scratch, kind);
    if (all.length > 1) assert.equal(notationOf(text, scratch, "grid"), text, given);
    else if (!pasted?.unread.length && pasted && !isClear(pasted))
      assert.throws(attribute, { code: "unclear" }, given); // it asks nobody
    else if (!pasted?.unread.length) assert.equal(canonical(attribute()), all[0], given);
    else if (kind !== "doors") assert.equal(attribute(), text, given); // that of doors takes masks of its own grammar
    const answered = await commanded(text);
    if (outcomeOf(text).asks) assert.ok(answered.length < all.length, given);
    else assert.deepEqual(answered, all, given);
    count++;
  }
  assert.ok(count > 100, `${count} texts`);
  engineAt("doors-11-01.off").paste("Door 1: open\nDoor 2: closed");
  assert.equal(engine.notation, "doors-11-01.8");
});

test("the text of a file is read in each encoding of Unicode, with and without a mark of the byte order", async () => {
  const text = "全亮 5x5\n101";
  const wide = Buffer.from(text, "utf16le");
  const swapped = Buffer.from(wide).swap16();
  const plain = Buffer.from("101\r\n010", "utf16le");
  for (const [bytes, expected] of /** @type {[number[] | Buffer, string][]} */ ([
    [Buffer.from(text), text],
    [[0xef, 0xbb, 0xbf, ...Buffer.from(text)], text],
    [[0xff, 0xfe, ...wide], text],
    [[0xfe, 0xff, ...swapped], text],
    [plain, "101\r\n010"],
    [Buffer.from(plain).swap16(), "101\r\n010"],
    [[], ""],
  ]))
    assert.equal(await textOf(new Blob([new Uint8Array(bytes)])), expected);
  assert.equal((await textOf(new Blob(["1".repeat(3_000_000)]))).length, LIMITS.text + 1);
});

/** A grid as it is drawn: # lit, . dark, o a hole. @param {import("../web/engine/engine.js").Engine} engine */
function drawn({ rows, cols, lights, holes }) {
  const cell = (/** @type {number} */ i) => (holes[i] ? "o" : lights[i] ? "#" : ".");
  const row = (/** @type {number} */ r) => Array.from({ length: cols }, (_, c) => cell(r * cols + c)).join("");
  return Array.from({ length: rows }, (_, r) => row(r)).join("/");
}

test("a position of more than two states is refused at its own place among others", () => {
  const text = "5x5.on\n  cube9.on";
  assert.throws(() => engine.paste(text, 1), { code: "shape", position: text.indexOf("9") });
  assert.throws(() => engine.paste("cube2.on\nhex2-mod3.9", 1), { code: "value", position: 19 });
});

test("every form has an example, which is read as a board", () => {
  for (const [form, example] of Object.entries({ ...STRICT_EXAMPLES, ...EXAMPLES })) {
    assert.equal(engineAt("5x5.on").paste(example), 1, example);
    if (["symbols", "cells", "names", "states"].includes(form)) assert.equal(engine.pasted.form, form);
  }
});

test("the meanings of symbols can be chosen, and a button's own door", () => {
  engine.load("5x5.on");
  engine.paste("xo.\nox.\nxxx", 0, { meanings: ["dark", "hole", "lit"] });
  assert.equal(drawn(engine), ".o#/o.#/...");
  assert.deepEqual(
    engine.pasted.symbols.map(({ symbol, count, meaning }) => `${symbol} ${count} ${meaning}`),
    ["x 5 dark", "o 2 hole", ". 2 lit"],
  );
  engine.paste("⬜⬛\n⬛⬛", 0, { meanings: ["dark", "lit"] });
  assert.equal(drawn(engine), ".#/##");
  engine.paste("A: B C\nB: A C\nC: A B", 0, { self: true });
  assert.equal(engine.notation, "doors-111-111-111.off");
  assert.throws(() => engine.paste("xo\nox", 0, { meanings: /** @type {any} */ (["red"]) }), RangeError);
  assert.throws(() => engine.paste("xox\noxo\nxxx", 0, { meanings: ["hole", "hole"] }), { code: "hole" });
});

test("what each line lists can be chosen", () => {
  engine.load("3x4-torus.on");
  engine.paste("1, 2 / 1, 2, 3 / 2, 3", 0, { sense: "columns" });
  assert.equal(engine.notation, "3x4-torus.ce6");
  engine.paste("2\n1 3\n2\n2 4", 0, { sense: "columns" });
  assert.equal(drawn(engine), ".#../#.#./.#../.#.#");
  engine.paste("2\n1 3\n2", 0, { sense: "masks", self: true });
  assert.equal(engine.notation, "doors-110-111-011.off");
  engine.load("5x5.on");
  engine.paste("Row 1: 1, 2\nRow 2: 1, 2", 0, { sense: "states" });
  assert.equal(engine.notation, "2x2-mod3.1212");
  engine.paste("[[0,1],[1,2],[2,0]]", 0, { sense: "masks" });
  assert.equal(engine.notation, "doors-110-011-101.off");
  assert.throws(() => engine.paste("1", 0, { sense: /** @type {any} */ ("red") }), RangeError);
});

test("more than three signs are states, whose order can be chosen", () => {
  engine.load("5x5.on");
  const text = "🔴🟢🔵🟡\n🟢🔵🟡🔴";
  engine.paste(text, 0, { meanings: [3, 1, 2, 0] });
  assert.equal(engine.notation, "2x4-mod4.31201203");
  assert.deepEqual(
    engine.pasted.symbols.map(({ symbol, count, meaning }) => `${symbol} ${count} ${meaning}`),
    ["🔴 2 3", "🟢 2 1", "🔵 2 2", "🟡 2 0"],
  );
  assert.throws(() => engine.paste(text, 0, { meanings: [36] }), RangeError);
  const signs = Array.from({ length: 38 }, (_, i) => String.fromCodePoint(0x1f400 + i));
  const many = `${signs.slice(0, 19).join("")}\n${signs.slice(19).join("")}`;
  assert.throws(() => engine.paste(many), { code: "states", position: 0, form: "symbols" });
});

test("lists, drawings and matrices are refused where they do not fit a board", () => {
  const holed = engineAt("3x3-holes800.on");
  assert.throws(() => holed.paste("(1,1) (2,2)"), { code: "cell", position: 0, form: "cells" });
  assert.equal(holed.paste("(2,2)"), 1);
  assert.equal(holed.notation, "3x3-holes800.080");
  engine.load("doors-01-10.off");
  assert.throws(() => engine.paste("(1,1) (2,2)"), { code: "cell" });
  const wide = "xo".repeat(182);
  assert.throws(() => engine.paste(Array(182).fill(wide).join("\n")), { code: "too-large", form: "symbols" });
  const row = "01".repeat(129);
  assert.throws(() => engine.paste(`adjacency\n${Array(258).fill(row).join("\n")}`), { name: "NotationError" });
  const long = Array(258)
    .fill(0)
    .map((_, i) => `s${i}: s${(i + 1) % 258}`);
  assert.throws(() => engine.paste(long.join("\n")), { name: "NotationError" });
});

test("a position behind a sentence is read, and a text that is too long for people only in the forms of the core", () => {
  engine.load("5x5.on");
  engine.paste("my game of Flip: 2x1c:f,8");
  assert.equal(engine.notation, "1x2.8");
  assert.throws(() => engine.paste("my game: 99, 100, 101"), { name: "NotationError" });
  assert.throws(() => engine.paste(`xo\nox\nxx\n${" ".repeat(200_001)}thanks`), { name: "NotationError" });
  assert.throws(() => engine.paste(`.#\n${"#.\n".repeat(70_000)}`), { code: "too-large", form: "picture" });
  assert.throws(() => engine.paste("see a.b, c.d: nothing"), { name: "NotationError" });
});

// Not - and =, of which frames consist.
const SIGNS = [..."xoXO#@*%&+~?!<abzZ₿åж漢字●○■□⬛⬜🟥🟦🐱🐶👩🏽"].filter((sign) => !/\p{EMod}/u.test(sign));

/** A random board: a picture in two signs of rows that are not all alike. @param {(n: number) => number} random */
function randomBoard(random) {
  const [rows, cols] = [2 + random(7), 3 + random(6)];
  const cells = Array.from({ length: rows }, () => Array.from({ length: cols }, () => random(2)));
  cells[0][0] = 0;
  cells[rows - 1][cols - 1] = 1;
  return cells;
}

test("a random board in any two signs is read, however its cells and rows are separated", () => {
  const random = randomSource(24);
  for (let round = 0; round < 300; round++) {
    const cells = randomBoard(random);
    const signs = [...SIGNS];
    const [dark] = signs.splice(random(signs.length), 1);
    const lit = signs[random(signs.length)];
    if (dark.toLowerCase() === lit.toLowerCase()) continue; // "xX" are one symbol beside others
    const separator = ["", " ", ",", "\t", " | ", ", ", "  "][random(7)];
    const [before, after] = [
      ["", ""],
      ["> ", ""],
      ["| ", " |"],
      ["  ", ""],
      ["[", "],"],
    ][random(5)];
    const [head, tail] = [
      ["", ""],
      ["here is my puzzle:\n\n", "\n\nwho can solve it?"],
      ["```\n", "\n```"],
    ][random(3)];
    const lines = cells.map((row) => `${before}${row.map((is) => (is ? lit : dark)).join(separator)}${after}`);
    const text = `${head}${lines.join("\n")}${tail}`;
    engine.load("5x5.on");
    assert.doesNotThrow(() => engine.paste(text), JSON.stringify(text));
    const meanings = engine.pasted.symbols.map(({ symbol }) => (symbol === lit ? "lit" : "dark"));
    engine.paste(text, 0, { meanings: /** @type {any} */ (meanings) });
    const expected = cells.map((row) => row.map((is) => (is ? "#" : ".")).join("")).join("/");
    assert.equal(drawn(engine), expected, JSON.stringify(text));
  }
});

test("random masks survive each way to write who flips whom", () => {
  const random = randomSource(25);
  for (let round = 0; round < 300; round++) {
    const count = 2 + random(6);
    const masks = Array.from({ length: count }, (_, i) =>
      Array.from({ length: count }, (_, j) => (j === (i + 1) % count ? 1 : random(2))),
    );
    const name = [
      (i) => "ABCDEFGH"[i],
      (i) => `Gate ${i + 1}`,
      (i) => ["left", "right", "top", "bottom", "red", "blue", "old", "new"][i],
      (i) => `${i + 1}`,
      (i) => "甲乙丙丁戊己庚辛"[i],
    ][random(5)];
    const verb = [": ", " -> ", " flips ", "控制", " → ", " = "][random(6)];
    const comma = [", ", "、", " and ", ","][random(4)];
    const lines = masks.map((mask, i) => {
      const listed = mask.flatMap((bit, j) => (bit ? [name(j)] : []));
      return `${name(i)}${verb}${listed.join(comma)}`;
    });
    const text = lines.join(["\n", "; ", ".\n"][random(3)]);
    engine.load("5x5.on");
    engine.paste(text);
    const expected = masks.map((mask) => mask.join("")).join("-");
    assert.equal(engine.notation, `doors-${expected}.off`, JSON.stringify(text));
  }
});

test("random lists of cells survive each way to write them", () => {
  const random = randomSource(26);
  for (let round = 0; round < 100; round++) {
    const [rows, cols] = [2 + random(8), 2 + random(8)];
    const bits = Array.from({ length: rows * cols }, () => random(2));
    bits[0] = 1;
    bits[rows * cols - 1] = 1;
    const write = [
      (r, c) => `(${r},${c})`,
      (r, c) => `(${r - 1}, ${c - 1})`,
      (r, c) => `r${r}c${c}`,
      (r, c) => `${"abcdefghij"[c - 1]}${r}`,
      (r, c) => `第${r}行第${c}列`,
    ][random(5)];
    const cells = bits.flatMap((bit, i) => (bit ? [write(Math.floor(i / cols) + 1, (i % cols) + 1)] : []));
    const head = ["", `${rows}x${cols}: `][random(2)];
    const engine = engineAt(head ? "3x3-torus.on" : `${rows}x${cols}.on`);
    engine.paste(`${head}${cells.join([" ", ", ", "; ", "\n"][random(4)])}`);
    assert.deepEqual([engine.rows, engine.cols, [...engine.lights]], [rows, cols, bits], cells.join(" "));
  }
});

test("digits are states of as many kinds as are chosen, but no fewer than they need", () => {
  engine.load("5x5.on");
  const read = (/** @type {number} */ states) => {
    engine.paste("0 1 2\n2 1 0", 0, { states });
    return engine.notation;
  };
  assert.equal(read(5), "2x3-mod5.012210");
  assert.equal(read(2), "2x3-mod3.012210");
  engine.paste("A: 1 -1\nB: 0 1", 0, { states: 6 });
  assert.equal(engine.notation, "dials6-15-01=1.0");
  assert.throws(() => read(37), RangeError);
});

const CORE_FORMS = new Set(Object.keys(STRICT_EXAMPLES));

/** Characters, and what each is to the core; "" is not seen, and what the core has no character for is a delete. */
const PLAIN = [..."01 ,\n.#bw"].map((sign) => [sign, sign]);
const FOREIGN_SIGNS = [
  ["⬛", "."],
  ["🟨", "#"],
  ["\ufe0f", ""],
  ["\u200d", ""],
  ["１", "1"],
  ["①", "1"],
  ["：", ":"],
  ["、", ","],
  ["漢", "\x7f"],
  ["ﷺ", "\x7f"],
  ["\ud83d", "\x7f"],
  ["true", "1"],
  ["False", "0"],
];

/** The notation that comes of a text in a form of the core, or why and where it is refused; null in another form. @param {string} text */
function strictly(text) {
  engine.load("5x5.on");
  try {
    const count = engine.paste(text);
    if (count > 1) return count;
    return CORE_FORMS.has(engine.pasted.form) ? engine.notation : null;
  } catch (error) {
    return CORE_FORMS.has(error.form) ? [error.code, error.position, error.form] : null;
  }
}

test("titles of boards lack the signs of headings, and keep their numbers", () => {
  const text = "## 1. Doorbell (2 x 3)\n\n101\n010\n\n## 2. Hallway (1 x 6)\n\n110011\n";
  assert.deepEqual(boardsOf(text).titles, ["1. Doorbell (2 x 3)", "2. Hallway (1 x 6)"]);
  assert.deepEqual(boardsOf("# Easy\n\n10\n01\n\n# Hard\n\n11\n01").titles, ["Easy", "Hard"]);
  assert.deepEqual(boardsOf("  Easy\n10\n01\n  Hard\n11\n01").titles, ["Easy", "Hard"]);
});

test("a text in foreign characters is read as the same text in ASCII, and refused at the same place", () => {
  const random = randomSource(92);
  let read = 0;
  for (let round = 0; round < 600; round++) {
    const white = ["⬜", round % 2 ? "." : "#"]; // it is lit where no other sign is
    const signs = [...PLAIN, ...FOREIGN_SIGNS.filter(([sign]) => round % 2 || sign !== "🟨"), white];
    const chosen = Array.from({ length: 1 + random(12) }, () => signs[random(signs.length)]);
    const pieces = chosen.flatMap((piece) => (piece[0].length < 4 ? [piece] : [[" ", " "], piece, [" ", " "]]));
    if (round % 2) pieces.push(["🟨", "#"]);
    const [foreign, plain] = [0, 1].map((side) => pieces.map((piece) => piece[side]).join(""));
    const expected = strictly(plain);
    const outcome = strictly(foreign);
    if (expected === null || outcome === null) continue; // two signs of the same meaning are two symbols
    if (Array.isArray(expected)) expected[1] = placeOf(expected[1], pieces);
    else read++;
    assert.deepEqual(outcome, expected, JSON.stringify(foreign));
  }
  assert.ok(read > 40, `${read} were read`);
});

/** A place in the plain text as a place in the foreign one. @param {number} place @param {string[][]} pieces */
function placeOf(place, pieces) {
  let left = 0;
  for (const [foreign, plain] of pieces) {
    place -= plain.length;
    if (place < 0) break;
    left += foreign.length;
  }
  return left;
}
