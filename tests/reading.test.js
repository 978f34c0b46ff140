// The reader of texts: a corpus that was read by eye, and properties: nothing is read wrongly with certainty, and nothing is dropped in silence.
import assert from "node:assert/strict";
import { Writable } from "node:stream";
import { test } from "node:test";
import { main } from "../web/command/index.js";
import { createEngine, LIMITS as OF_ENGINE } from "../web/engine/all.js";
import { notationOf } from "../web/engine/board-text.js";
import { textOf } from "../web/reading/encoding.js";
import { boardsOf, hereOf } from "../web/reading/index.js";
import { LIMITS } from "../web/reading/limits.js";
import { Refused } from "../web/reading/strict.js";
import { module } from "./core.js";
import { READ } from "./paste-corpus.js";
import { randomSource } from "./plain.js";
import { DOUBTFUL, TEXTS } from "./reading/texts.js";

const HERE = hereOf("5x5.on");
const engine = createEngine(module);

/** The canonical text of a notation, which the core accepts. */
function canonical(notation) {
  engine.load(notation);
  return engine.notation;
}

const isSure = (pasted) =>
  !pasted || (pasted.isCertain && !pasted.asksSelf && !pasted.asksStates && !pasted.senses.length);

/** What a text is read as: its boards, and whether anything is asked; or why it is refused. */
function outcomeOf(text, here = HERE) {
  try {
    const boards = boardsOf(text);
    let asks = false;
    const notations = Array.from({ length: boards.count }, (_, which) => {
      try {
        const { notation, pasted } = boards.read(which, here);
        asks ||= !isSure(pasted);
        return canonical(notation);
      } catch (error) {
        if (boards.count === 1 || error.code === undefined) throw error;
        return `!${error.code}`;
      }
    });
    return { boards: notations, asks };
  } catch (error) {
    if (error.code === undefined) throw error;
    return { refused: error.code };
  }
}

for (const { text, boards, asks = false, refused } of TEXTS)
  test(`${JSON.stringify(text.slice(0, 80))} is ${refused ? "refused" : asks ? "asked" : "read"}`, () => {
    const outcome = outcomeOf(text);
    if (refused) return assert.deepEqual(outcome, { refused });
    const expected = boards.split(" ").map((board) => (board.startsWith("!") ? board : canonical(board)));
    assert.deepEqual(outcome, { boards: expected, asks });
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

const CERTAIN = [...TEXTS, ...READ].filter(({ text }) => {
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
    const before = outcomeOf(text);
    return [FOREIGN[i % FOREIGN.length], FOREIGN[(i + 3) % FOREIGN.length]].flatMap((line) => {
      const after = outcomeOf(`${text}\n${line}`);
      return after.boards && !after.asks && after.boards.join() === before.boards.join() ? [[text, line]] : [];
    });
  });
  assert.deepEqual(silent, []);
});

test("a line that is removed changes the board, or the reader is asked, or the rest is refused", () => {
  const random = randomSource(41);
  let count = 0;
  for (const { text } of CERTAIN) {
    const lines = text.split("\n");
    const rows = lines.flatMap((line, i) => (/^[\s01#.●○■□🟨⬛💡]+$/u.test(line) ? [i] : []));
    if (rows.length < 3) continue;
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
];

test("a random board is read in every form that it is written in, with certainty", () => {
  const random = randomSource(42);
  for (let round = 0; round < 400; round++) {
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
      { boards: [`doors-${masks.join("-")}${targetOf(goal)}.off`].map(canonical), asks: false },
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
  assert.deepEqual(outcomeOf(save(1)), { boards: [canonical("3x3.5d0")], asks: false });
  assert.deepEqual(outcomeOf(save(2, "M1,1", "M0,2")), { boards: ["3x3.5d0.080"], asks: false });
  assert.deepEqual(outcomeOf(save(3, "M1,1", "M0,2")), { boards: ["3x3.5d0.0a0"], asks: false });
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

test("the same text gives the same board when it is pasted, in the attribute and in Markdown, and to the command", async () => {
  const scratch = createEngine(module);
  let count = 0;
  for (const { text } of CERTAIN) {
    const { boards } = outcomeOf(text);
    if (boards.some((board) => board.startsWith("!"))) continue;
    const given = JSON.stringify(text);
    for (const [which, board] of boards.entries()) {
      engine.load("5x5.on");
      engine.paste(text, which);
      assert.equal(engine.notation, board, given);
    }
    if (boards.length === 1 && !/^doors/.test(boards[0]))
      assert.equal(canonical(notationOf(text, scratch, engine.kind)), boards[0], given);
    if (boards.length > 1) assert.equal(notationOf(text, scratch, "lights"), text, given);
    assert.deepEqual(await commanded(text), boards, given);
    count++;
  }
  assert.ok(count > 200, `${count} texts`);
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
