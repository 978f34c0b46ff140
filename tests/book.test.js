// The book: what each chapter says in numbers, equations, rows and marks, in both languages, is what the engine says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { measured, nullities, openablePercent, rounds, shares, solvedIn, systemOf } from "../tools/book.js";
import { createEngine } from "../web/engine/all.js";
import { isHex } from "../web/engine/kind.js";
import { RECORDS } from "../web/lab/records.js";
import { attributesOf, boardsOf, CONTENTS, PAGES, pairs } from "./book.js";
import { engineOf, fewestOf, module } from "./core.js";
import { hexOf, plainPosition, pressAll, proves, randomSource, solves, weigh } from "./plain.js";
import { lists, plainStates, pressed } from "./plain-states.js";

const WORDS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "",
  "",
  "",
  "sixteen",
];
const HANZI = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二", "", "", "", "十六"];

const solve = (notation) => engineOf(notation).solve();
const solutionsOf = (notation) => [...engineOf(notation).solutions()];
const weightsOf = (notation) =>
  solutionsOf(notation)
    .map(weigh)
    .sort((a, b) => a - b);
const both = (a, b) => weigh(a.map((bit, i) => bit & b[i]));

/** The number of lights of the witness that each button flips, once for buttons that the symmetries of the square exchange. */
function touches(notation) {
  const { masks, rows } = plainPosition(notation);
  const { witness } = solve(notation);
  const kinds = new Map();
  masks.forEach((mask, button) => {
    const fold = (place) => Math.min(place, rows - 1 - place);
    const kind = [fold(Math.floor(button / rows)), fold(button % rows)].sort().join();
    const touched = both(mask, witness);
    assert.equal(kinds.get(kind) ?? touched, touched, "buttons of one kind are alike");
    kinds.set(kind, touched);
  });
  return [...kinds.values()];
}

const numberOf = (bits) => bits.reduce((sum, bit, i) => sum + bit * 2 ** i, 0);
const countOnes = (bits) => {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** The most presses that any position needs: of every set of presses with its quiet patterns, the lightest. */
function hardest(board) {
  const quiet = solutionsOf(`${board}.off`).map((pattern) => numberOf([...pattern]));
  const sets = 2 ** engineOf(`${board}.off`).buttonCount;
  let most = 0;
  for (let set = 0; set < sets; set++) {
    let least = sets;
    for (const pattern of quiet) {
      const other = set ^ pattern;
      least = other < set ? 0 : Math.min(least, countOnes(other)); // 0: weighed before, as the smaller number
      if (!least) break;
    }
    most = Math.max(most, least);
  }
  return most;
}

const PATTERNS = (/** @type {number} */ n) => Array.from({ length: 2 ** n }, (_, bits) => bitsFrom(bits, n));
const bitsFrom = (bits, n) => Array.from({ length: n }, (_, i) => (bits >> i) & 1);

/** Chases by the rule alone: the last row of lights after a first row of presses. @param {string} notation @param {number[]} first */
function chase(notation, first) {
  const { masks, lights, cols } = plainPosition(notation);
  const press = (button) => masks[button].forEach((bit, light) => (lights[light] ^= bit));
  first.forEach((pressed, button) => pressed && press(button));
  for (let button = cols; button < masks.length; button++) if (lights[button - cols]) press(button);
  return lights.slice(-cols).join("");
}

const colsOf = (board) => Number.parseInt(board.split("x")[1], 10);
const firstRows = (board) => PATTERNS(colsOf(board));
/** The buttons pressed in a row are neighbours. */
const isBlock = (row) => !/10+1/.test(row.join(""));

/** The first rows that solve a board which a chase leaves with this last row, for every such row that can be left. @returns {Map<string, number[][]>} */
function byBottom(board) {
  const found = new Map();
  for (const row of firstRows(board)) {
    const bottom = chase(`${board}.off`, row);
    found.set(bottom, [...(found.get(bottom) ?? []), row]);
  }
  return found;
}

/** Counts the positions of 16 lights that need 0, 1, 2, … presses: of all sets of presses that lead to each, the lightest. */
function countRounds(board) {
  const { masks, goal } = plainPosition(`${board}.off`);
  const numbers = masks.map(numberOf);
  const least = new Map();
  for (let set = 0; set < 2 ** 16; set++) {
    let lights = 0;
    for (let button = 0; button < 16; button++) if ((set >> button) & 1) lights ^= numbers[button];
    for (const position of goal === "either" ? [lights, lights ^ 0xffff] : [lights])
      least.set(position, Math.min(least.get(position) ?? 16, countOnes(set)));
  }
  const counts = [];
  for (const rounds of least.values()) counts[rounds] = (counts[rounds] ?? 0) + 1;
  return counts;
}

/** For each lit lamp, how many of its neighbours are lit. */
function handshakes(notation) {
  const { masks, lights } = plainPosition(notation);
  return masks.flatMap((mask, lamp) => (lights[lamp] ? [both(mask, lights) - 1] : []));
}

/** The solution of a lit square board, as rows of bits. @param {number} side */
function carpetOf(side) {
  const board = createEngine(module).large(side, side);
  board.fill("on");
  const { weight, nullity } = board.solve();
  const { bytes, stride } = board;
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, col) => (bytes[row * stride + (col >> 3)] >> (col & 7)) & 1),
  );
  return { rows, weight, nullity };
}

/** The sides of the square boards that cannot be brought from all 1 to all 0 modulo 3. */
const stuckSides = (last) =>
  Array.from({ length: last }, (_, i) => i + 1).filter((n) => !solve(`${n}x${n}-mod3.1`).solvable);

/** The sets of doors of odd size, and the masks that a hall may have. */
const oddSets = (doors) => PATTERNS(doors).filter((set) => weigh(set) % 2 === 1);
const permitted = (doors) => PATTERNS(doors).filter((mask) => weigh(mask) > 0 && weigh(mask) < doors);
/** The masks that turn an even number of doors in each of these sets. */
const evenMasks = (doors, sets) => permitted(doors).filter((mask) => sets.every((set) => both(mask, set) % 2 === 0));
/** The halls of these masks. @template T @param {T[]} masks @returns {T[][]} */
const hallsOf = (masks, doors) =>
  doors ? masks.flatMap((mask, i) => hallsOf(masks.slice(i + 1), doors - 1).map((hall) => [mask, ...hall])) : [[]];
/** The one value that all of these are. */
function same(values) {
  assert.equal(new Set(values).size, 1);
  return values[0];
}
const pairsOf = (sets) => sets.flatMap((one, i) => sets.slice(i + 1).map((other) => [one, other]));
/** The share of halls that can be opened, in the limit: 1 - 1/2 + 1/8 - 1/64 + …, with so many terms, in 2^-bits. */
const limit = (bits, terms) =>
  Array.from({ length: terms }, (_, j) => BigInt((-1) ** j) * 2n ** (bits - BigInt((j * (j + 1)) / 2))).reduce(
    (sum, term) => sum + term,
  );

/** The witness against the random lights of the large board with the first seed. */
function largeWitness(side) {
  const board = createEngine(module).large(side, side);
  board.fill("random", 1);
  const { solvable, weight } = board.solve();
  assert.ok(!solvable && board.verify());
  return weight;
}
const lampsOf = (board) => board.split("x").reduce((product, side) => product * Number(side), 1);
const WORD_BITS = 64;
const DAY_S = 86_400;

/** The questions of data-asks. */
const ANSWERS = {
  rank: (notation) => solve(notation).rank,
  nullity: (notation) => solve(notation).nullity,
  solutions: (notation) => solutionsOf(notation).length,
  weights: weightsOf,
  fewest: (notation) => fewestOf(notation).weight,
  hardest,
  positions: (board) => 2 ** engineOf(`${board}.off`).lightCount,
  solvable: (board) => 2 ** solve(`${board}.off`).rank,
  "quiet-patterns": (notation) => solutionsOf(notation).length - 1,
  "quiet-weights": (notation) => weightsOf(notation).slice(1),
  witness: (notation) => weigh(solve(notation).witness),
  "witness-lit": (notation) => both(solve(notation).witness, engineOf(notation).lights),
  touches,
  sets: (board) => 2 ** engineOf(`${board}.off`).buttonCount,
  "first-rows": (board) => 2 ** colsOf(board),
  left: (notation) => weigh([...chase(notation, bitsFrom(0, colsOf(notation)))].map(Number)),
  bottoms: (board) => byBottom(board).size,
  "boards-per-first-row": (board) => 2 ** engineOf(`${board}.off`).lightCount / 2 ** colsOf(board),
  // Each class of first rows solves equally many boards: those that chases leave with its last row.
  missed: (board) =>
    [...byBottom(board).values()].filter((rows) => !rows.some(isBlock)).length *
    2 ** (engineOf(`${board}.off`).lightCount - colsOf(board)),
  "one-less": (notation) => fewestOf(notation).weight - 1,
  "fewest-count": (notation) => fewestOf(notation).count,
  "solution-count": (board) => 2 ** solve(`${board}.off`).nullity,
  "hardest-count": (board) => countRounds(board).at(-1),
  lead: (notation) => engineOf(notation).buttonCount - 2 * fewestOf(notation).weight,
  "transform-steps": (board) => solve(`${board}.off`).nullity * 2 ** solve(`${board}.off`).nullity,
  "plain-steps": (board) => engineOf(`${board}.off`).buttonCount * 2 ** solve(`${board}.off`).nullity,
  "record-nullity": (side) => RECORDS[side - 1][0],
  "record-fewest": (side) => RECORDS[side - 1][1],
  guests: (notation) => weigh(engineOf(notation).lights),
  handshakes: (notation) => handshakes(notation).reduce((sum, hands) => sum + hands),
  "handshake-pairs": (notation) => handshakes(notation).reduce((sum, hands) => sum + hands) / 2,
  "power-less-one": (power) => 2 ** power - 1,
  carpet: (side) => carpetOf(Number(side)).weight,
  nullities: (sides) => sides.split(" ").map((n) => createEngine(module).nullity(Number(n), Number(n))),
  "unique-sides": (last) => nullities(Number(last)).filter((nullity) => nullity === 0).length,
  doors: (notation) => solutionsOf(notation).map((set) => [..."ABCD"].filter((_, i) => set[i]).join(" ")),
  "door-sets": (doors) => createEngine(module).census(Number(doors)).sets,
  "door-sets-openable": (doors) => createEngine(module).census(Number(doors)).openable,
  "only-presses": (notation) => {
    const all = solutionsOf(notation);
    assert.equal(all.length, 1);
    return [...all[0]];
  },
  "weights-against": (notation) => [...solve(notation).witness],
  "stuck-sides": (last) => stuckSides(Number(last)),
  "odd-sets": (doors) => oddSets(doors).length,
  "even-masks": (doors) => same(oddSets(doors).map((set) => evenMasks(Number(doors), [set]).length)),
  "even-masks-of-two": (doors) => same(pairsOf(oddSets(doors)).map((sets) => evenMasks(Number(doors), sets).length)),
  "halls-of-witness": (doors) =>
    same(oddSets(doors).map((set) => hallsOf(evenMasks(Number(doors), [set]), Number(doors)).length)),
  "halls-closed": (doors) =>
    hallsOf(permitted(Number(doors)), Number(doors)).filter((hall) =>
      oddSets(doors).some((set) => hall.every((mask) => both(mask, set) % 2 === 0)),
    ).length,
  "openable-percent": (doors) => openablePercent(Number(doors)).toFixed(1),
  lamps: lampsOf,
  "whole-years": (board) => Math.floor(lampsOf(board) / (365.25 * DAY_S)),
  words: (columns) => Math.ceil(columns / WORD_BITS),
  measured,
  blocks: (cols) => PATTERNS(Number(cols)).filter(isBlock).length,
  "solvable-modulo": (notation) => new Set(endsOf(notation).map(({ lights }) => lights)).size,
  sums: (rows) => 2 ** rows,
  "sum-additions": (rows) => PATTERNS(Number(rows)).filter((sum) => weigh(sum) > 1).length,
  // Two polynomials lose a power each time, so that a step adds n/2 bits on average.
  // And the cofactors, which are as long.
  "euclid-words": (side) => 2 * ((2 * side * (side / 2)) / WORD_BITS),
  "solved-in": (milliseconds) => Math.floor(solvedIn(Number(milliseconds))),
  "large-witness": (side) => largeWitness(Number(side)),
  "days-to-count": (side) => Math.floor(largeWitness(Number(side)) / DAY_S),
  "openable-limit": (digits) => (Number(limit(60n, 10)) / 2 ** 60).toFixed(Number(digits)),
};

/** The readable text: numbers as words or in figures, or letters. */
function read(text) {
  const word = text === "两" ? 2 : Math.max(WORDS.indexOf(text.toLowerCase()), HANZI.indexOf(text));
  return word < 0 ? text.replace(/(?<=\d)[,\s](?=\d{3})/g, "").match(/\d+(?:\.\d+)?|\b[A-D]\b/g) : [String(word)];
}

/** Answers by their questions, because both languages ask the same. @type {Map<string, string>} */
const answered = new Map();
function answer(question, about) {
  const key = `${question} ${about}`;
  if (!answered.has(key)) answered.set(key, [ANSWERS[question](about)].flat().join(" "));
  return answered.get(key);
}

const asked = (html) => [...html.matchAll(/<data value="([^"]+)" data-asks="([\w-]+) ([^"]+)">([^<]+)<\/data>/g)];

const CONTENTS_PAGES = Object.values(CONTENTS).map((path) => ({ path, html: readFileSync(join("web", path), "utf8") }));
const CLASS_PAGES = ["exercises", "lesson"].flatMap((folder) =>
  ["index.html", "en.html"].map((file) => {
    const path = `book/${folder}/${file}`;
    return { path, html: readFileSync(join("web", path), "utf8") };
  }),
);

test("a figure offers the fewest presses exactly where its board has something to solve and a solution", () => {
  for (const { path, html } of PAGES)
    for (const [, id, more, inside] of html.matchAll(/<figure id="([\w-]+)"([^>]*)>(.*?)<\/figure>/gs))
      for (const [tag] of inside.matchAll(/<(?:lights-out|rotating-doors)\b[^>]*>/g)) {
        const { board, readonly } = attributesOf(tag);
        const engine = engineOf(board.split(".").slice(0, 2).join("."));
        const has = engine.solve().solvable && !engine.solved;
        if (readonly === undefined) assert.equal(!/no-fewest/.test(more), has, `${path} ${id}`);
      }
});

test("no figure gives away the answer of an exercise", () => {
  for (const { path, html } of PAGES)
    for (const [, id, most] of html.matchAll(/<details [^>]*data-solved="([\w-]+)"(?: data-most="(\d+)")?/g)) {
      const { board } = boardsOf(html)[id];
      const told = [...html.matchAll(/<(?:lights-out|rotating-doors)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
      const [first] = told.filter((attributes) => attributes.board === board);
      if (most) assert.ok(!first.explain, `${path}: ${board}`);
    }
});

for (const { path, html } of [...PAGES, ...CONTENTS_PAGES, ...CLASS_PAGES])
  test(`${path}: every number it states is the engine's`, () => {
    const facts = asked(html);
    assert.equal(facts.length, html.match(/<data /g).length);
    for (const [whole, value, question, about, text] of facts) {
      assert.equal(answer(question, about), value, whole);
      assert.equal(read(text).join(" "), value, whole);
    }
  });

const factsOf = ({ html }) => asked(html).map(([, value, question, about]) => [question, about, value].join(" "));
const wordsOf = (html) => [...html.matchAll(/<button [^>]*class="word"[^>]*>/g)].map(([tag]) => attributesOf(tag));
const marksOf = ({ html }) => wordsOf(html).map((word) => JSON.stringify(Object.entries(word).sort()));
const figuresOf = ({ html }) => JSON.stringify(boardsOf(html));
const exercisesOf = ({ html }) => html.match(/<details [^>]*data-solved[^>]*>/g);

for (const [zh, en] of pairs())
  test(`${dirname(zh.path)}: both languages state the same numbers, show the same figures, ask the same, and point at the same`, () => {
    assert.equal(dirname(zh.path), dirname(en.path));
    assert.deepEqual(factsOf(zh).sort(), factsOf(en).sort());
    assert.deepEqual(marksOf(zh).sort(), marksOf(en).sort());
    assert.equal(figuresOf(zh), figuresOf(en));
    assert.deepEqual(exercisesOf(zh), exercisesOf(en));
  });

/** The titles of the articles that the book grew from. */
const ARTICLES = readFileSync("docs/sources.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d /.test(line))
  .map((line) => line.split(" | ")[1].replace(/^\[(.*)\]\(.*\)$/, "$1"));

for (const [language, contents] of Object.entries(CONTENTS))
  test(`${language}: the contents name every article, and each in the chapters that they say`, () => {
    const html = readFileSync(join("web", contents), "utf8");
    assert.equal(ARTICLES.length, 5);
    for (const title of ARTICLES) assert.ok(html.includes(title), title);
    const chapters = PAGES.filter((page) => page.language === language);
    const credited = chapters.map(({ html }) =>
      ARTICLES.filter((title) => html.includes(title)).map((title) => 1 + ARTICLES.indexOf(title)),
    );
    assert.deepEqual(credited, [[1, 5], [2], [3], [4], [5], [], [1]]);
    for (const { html } of chapters)
      for (const [, problem] of html.matchAll(/((?:POJ|BZOJ) \d+)/g))
        assert.ok(readFileSync("docs/sources.md", "utf8").includes(problem), problem);
  });

const bitText = (bits) => [...bits].join("");

/** The rows of a table of the engine, as 1110|1. */
function rowsOf(notation, step) {
  const lesson = engineOf(notation).steps("elimination", { reduced: true });
  const width = lesson.unknowns + 1;
  const rows = bitText(lesson.at(step).matrix).match(new RegExp(`.{${width}}`, "g"));
  return rows.map((row) => `${row.slice(0, -1)}|${row.at(-1)}`);
}

/** The equations of a first row: its effects on the last row, and what a chase without it leaves. */
function chaseEquations(notation) {
  const cols = colsOf(notation);
  const dark = `${notation.split(".")[0]}.off`;
  const effects = Array.from({ length: cols }, (_, button) => chase(dark, bitsFrom(1 << button, cols)));
  const left = chase(notation, bitsFrom(0, cols));
  return Array.from({ length: cols }, (_, lamp) => `${effects.map((effect) => effect[lamp]).join("")}|${left[lamp]}`);
}

/** Polynomials over GF(2) as numbers, bit i for the coefficient of tⁱ. */
const FIBONACCI = [0, 1];
for (let k = 2; k < 10; k++) FIBONACCI[k] = (FIBONACCI[k - 1] << 1) ^ FIBONACCI[k - 2];

/** f(t + 1), by Horner. */
const shifted = (f) => bitsFrom(f, 10).reduceRight((sum, bit) => (sum << 1) ^ sum ^ bit, 0);

const polynomialOf = (text) =>
  text.split(" + ").reduce((sum, term) => sum ^ (1 << (term === "1" ? 0 : "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(term.at(1) ?? "¹"))), 0);

for (const { path, html } of [...PAGES, ...CLASS_PAGES]) {
  test(`${path}: its polynomials are Fibonacci's`, () => {
    for (const [, k, isShifted, text] of html.matchAll(/<span data-poly="(\d)"( data-shifted)?>([^<]+)</g))
      assert.equal(polynomialOf(text), isShifted ? shifted(FIBONACCI[k]) : FIBONACCI[k], text);
  });

  test(`${path}: its table solves whatever a chase can leave, with the fewest in the first row`, () => {
    for (const [, board, body] of html.matchAll(/data-asks="lookup ([^"]+)">(.*?)<\/table>/gs)) {
      const rows = [...body.matchAll(/<td>([○●]+)<\/td><td>([○●]+)<\/td>/g)].map(([, ...row]) =>
        row.map((text) => [...text].map((lamp) => "○●".indexOf(lamp))),
      );
      const solving = byBottom(board);
      assert.equal(rows.length, solving.size - 1);
      for (const [bottom, first] of rows) {
        const choices = solving.get(bottom.join(""));
        assert.ok(choices.some((choice) => choice.join() === first.join()));
        assert.equal(weigh(first), Math.min(...choices.map(weigh)));
        solving.delete(bottom.join(""));
      }
      assert.deepEqual([...solving.keys()], ["0".repeat(colsOf(board))]);
    }
  });

  test(`${path}: its systems of equations are those of their boards`, () => {
    const systems = [...html.matchAll(/<pre class="system" data-asks="([\w-]+) ([^"]+)">(.*?)<\/pre>/gs)];
    assert.equal(systems.length, html.match(/class="system"/g)?.length ?? 0);
    for (const [, question, notation, text] of systems) {
      const expected = question === "equations" ? rowsOf(notation, 0) : chaseEquations(notation);
      const names = notation.startsWith("doors") ? "ABCD" : "12345".slice(0, expected[0].indexOf("|"));
      const rows = text.split("\n").map((line) => {
        const unknowns = [...line.matchAll(/<sub>(.)<\/sub>/g)].map(([, name]) => name);
        return `${[...names].map((name) => Number(unknowns.includes(name))).join("")}|${line.at(-1)}`;
      });
      assert.deepEqual(rows, expected);
    }
  });

  test(`${path}: what stands inside the figures for those without scripts is what they show`, () => {
    for (const [, tag, text] of html.matchAll(/(<(?:lights-out|rotating-doors)\b[^>]*>)([^<]*)</g)) {
      const { board, step } = attributesOf(tag);
      assert.match(text, /\S{6}/);
      const rows = text.match(/\d+\|\d/g);
      if (rows) assert.deepEqual(rows, rowsOf(board, Number(step ?? 0)));
      const drawn = text.match(/(?<!\d)[01]{3,}(?![\d|])/g);
      if (drawn) assert.equal(drawn.join(""), bitText(engineOf(board).lights));
    }
  });

  test(`${path}: a word marks what there is: numbers a solution, a pattern nothing, a witness its proof`, () => {
    const boards = boardsOf(html);
    for (const word of wordsOf(html)) {
      if (word["data-dots"] || word["data-carpet"]) continue;
      const position = word["data-board"] ?? boards[word["data-figure"]].board;
      const { masks } = !isHex(position) ? plainStates(position) : plainPosition(position);
      const cells = (name) => word[`data-${name}`]?.split(" ").map(Number);
      const bits = (name) => masks.map((_, cell) => Number(cells(name).includes(cell)));
      for (const name of ["rings", "outline", "numbers", "pattern", "witness", "counted", "press"])
        for (const cell of cells(name) ?? []) assert.ok(Number.isInteger(cell) && cell >= 0 && cell < masks.length);
      if (!cells("numbers") && !cells("pattern") && !cells("witness")) continue;
      const plain = plainPosition(position); // two states
      if (cells("numbers")) assert.ok(solves(plain, plain.lights, bits("numbers")), JSON.stringify(word));
      if (cells("pattern"))
        assert.equal(
          weigh(
            pressAll(
              plain,
              plain.every.map(() => 0),
              bits("pattern"),
            ),
          ),
          0,
        );
      if (cells("witness")) assert.ok(proves(plain, plain.lights, bits("witness")), JSON.stringify(word));
    }
  });
}

for (const { path, html } of PAGES)
  test(`${path}: every exercise can be solved as it asks`, () => {
    const boards = boardsOf(html);
    for (const [tag] of html.matchAll(/<details [^>]*data-solved[^>]*>/g)) {
      const { "data-solved": name, "data-most": most } = attributesOf(tag);
      const { weight } = fewestOf(boards[name].board);
      assert.ok(weight > 0 && weight <= Number(most ?? weight), tag);
    }
  });

test("heart: the lamps beside it are its witness, and a quiet pattern", () => {
  for (const { html } of PAGES.filter(({ path }) => path.startsWith("example"))) {
    const [, witness, heart] = /class="pair">\s*<lights-out board="([^"]+)".*?<lights-out [^>]*board="([^"]+)"/s.exec(
      html,
    );
    const { lights } = engineOf(witness);
    const plain = plainPosition(heart);
    assert.deepEqual(lights, solve(heart).witness);
    assert(proves(plain, plain.lights, [...lights]));
    assert(solutionsOf("5x5.off").map(bitText).includes(bitText(lights)));
  }
});

for (const { language, path, title, html, before, after } of PAGES)
  test(`${path}: it leads to its neighbours, to the contents and to the other language`, () => {
    const links = [...html.matchAll(/<a [^>]*href="[^"]+"[^>]*>/g)].map(([tag]) => attributesOf(tag));
    const to = (link) => link && join(dirname(path), link.href);
    assert.equal(to(links.find(({ rel }) => rel === "prev")), before);
    assert.equal(to(links.find(({ rel }) => rel === "next")), after);
    assert.ok(links.some((link) => to(link) === CONTENTS[language]));
    assert.equal(links.find(({ hreflang }) => hreflang).href, language === "zh" ? "en.html" : "index.html");
    const heading = /<h1>(.*?)<\/h1>/s.exec(html)[1].replace(/<br>\s*/, language === "zh" ? "" : " ");
    assert.equal(heading, title);
  });

test("one-row: with shifts alone, as many steps as lamps turn every row into nothing", () => {
  for (let side = 1; side <= 10; side++)
    for (let col = 0; col < side; col++)
      assert.equal(weigh([...chase(`${side}x${side}-ring.off`, bitsFrom(1 << col, side))].map(Number)), 0);
});

test("the 3×3 boards whose only solution has a gap in its first row are as many as the chapter says", () => {
  const missed = PATTERNS(9).filter((presses) => !isBlock(presses.slice(0, 3)));
  const { masks } = plainPosition("3x3.off");
  const boards = new Set(missed.map((presses) => pressAll({ masks }, Array(9).fill(0), presses).join("")));
  assert.equal(boards.size, ANSWERS.missed("3x3"));
});

const cellsOf = (body) =>
  [...body.matchAll(/<tr[^>]*>(?:<th scope="row">[^<]+<\/th>)?(<td>.*?)<\/tr>/gs)].map(([, row]) =>
    [...row.matchAll(/<td>([^<]+)<\/td>/g)].map(([, text]) => text.replace("−", "-")),
  );
/** The tables of a kind: their boards and cells. @param {string} question */
const tablesOf = (question) =>
  PAGES.flatMap(({ html }) =>
    [...html.matchAll(new RegExp(`data-asks="${question} ([^"]+)">(.*?)</table>`, "gs"))].map(([, about, body]) => ({
      about,
      rows: cellsOf(body),
    })),
  );

test("the tables of rounds count all positions", () => {
  for (const { about: board, rows } of tablesOf("rounds")) {
    const counts = [countRounds(board), countRounds(`${board}-goal-either`)];
    const expected = counts[0].map((one, k) => [k, one, counts[1][k] ?? 0].map(String));
    assert.deepEqual(rows.slice(0, -1), expected);
    const impossible = counts.map((all) => String(2 ** 16 - all.reduce((sum, count) => sum + count)));
    assert.deepEqual(rows.at(-1).slice(1), impossible);
  }
});

test("the picture of rounds shows the same numbers of positions, and impossible ones where no solution is", () => {
  const found = rounds();
  const counts = countRounds("4x4-goal-either");
  assert.deepEqual(
    counts,
    counts.map((_, k) => found.filter((value) => value === k).length),
  );
  const engine = engineOf("4x4-goal-either.off");
  for (let position = 0; position < 2 ** 16; position += 97) {
    engine.load(`4x4-goal-either.${position.toString(16).padStart(4, "0")}`);
    assert.equal(engine.solve().solvable, found[position] >= 0);
  }
});

test("the tables of transforms begin with the sums of a solution's buttons and end with the weights of all solutions", () => {
  for (const { about: notation, rows } of tablesOf("transform")) {
    const [x, p, q] = [
      [1, 0, 0, 0, 0, 1],
      [1, 0, 1, 1, 0, 1],
      [0, 1, 0, 1, 1, 1],
    ]; // as the words of the chapter mark them
    const plain = plainPosition(notation);
    assert.ok(solves(plain, plain.lights, x));
    for (const pattern of [p, q]) assert.equal(weigh(pressAll(plain, Array(6).fill(0), pattern)), 0);
    const sums = [0, 0, 0, 0];
    x.forEach((pressed, button) => (sums[p[button] + 2 * q[button]] += 1 - 2 * pressed));
    const afterP = [sums[0] + sums[1], sums[0] - sums[1], sums[2] + sums[3], sums[2] - sums[3]];
    const afterQ = [afterP[0] + afterP[2], afterP[1] + afterP[3], afterP[0] - afterP[2], afterP[1] - afterP[3]];
    const add = (...sets) => x.map((bit, i) => sets.reduce((sum, set) => sum ^ set[i], bit));
    const weights = [add(), add(p), add(q), add(p, q)].map(weigh);
    assert.deepEqual(
      rows,
      sums.map((sum, k) => [sum, afterP[k], afterQ[k], weights[k]].map(String)),
    );
  }
});

test("every second row and column of a carpet is the carpet of half the side, down to the smallest", () => {
  let smaller = carpetOf(1);
  for (let side = 3; side <= 1023; side = 2 * side + 1) {
    const carpet = carpetOf(side);
    assert.equal(carpet.nullity, 0);
    const kept = carpet.rows.filter((_, row) => row % 2).map((row) => row.filter((_, col) => col % 2));
    assert.deepEqual(kept, smaller.rows);
    smaller = carpet;
  }
});

test("the guests are a quiet pattern: each has an odd number of neighbours among them, and they are evenly many", () => {
  for (const pattern of solutionsOf("5x5.off").slice(1)) {
    const notation = `5x5.${hexOf(pattern)}`;
    assert.ok(handshakes(notation).every((hands) => hands % 2));
    assert.equal(weigh(pattern) % 2, 0);
  }
});

test("all lit can be put out on boards of any shape, but not where a press leaves its own lamp alone or is not mutual", () => {
  const random = randomSource(4);
  for (let i = 0; i < 200; i++) {
    const [rows, cols] = [1 + random(7), 1 + random(7)];
    const holes = Array.from({ length: rows * cols }, (_, cell) => (cell ? random(2) : 0));
    assert.ok(solve(`${rows}x${cols}-holes${hexOf(holes)}.on`).solvable);
  }
  assert.ok(!solve("3x3-ring.on").solvable);
  const { masks } = plainPosition("3x3-ring.on");
  for (const mask of masks) assert.ok([0, 2].includes(both(mask, [0, 0, 1, 0, 1, 0, 1, 0, 0])));
  assert.ok(!solve("doors-10-10.off").solvable);
});

test("the shares of the plot are of the records, and lie where the chapter says", () => {
  shares(128).forEach((share, i) => {
    assert.ok(Math.abs(share - (100 * RECORDS[i][1]) / (i + 1) ** 2) <= 0.05);
    if (i >= 49) assert.ok(share > 40 && share < 60);
  });
});

test("hall: the words at the picture of the states mark what so many buttons reach", () => {
  for (const { html } of PAGES.filter(({ path }) => path.startsWith("book/hall/"))) {
    const { masks } = plainPosition(boardsOf(html).closed.board);
    const words = wordsOf(html).filter((word) => word["data-figure"] === "span");
    assert.equal(words.length, masks.length + 1);
    words.forEach((word, count) => {
      const reached = PATTERNS(count).map((presses) =>
        numberOf(masks[0].map((_, door) => presses.reduce((bit, pressed, i) => bit ^ (pressed & masks[i][door]), 0))),
      );
      const sorted = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);
      assert.deepEqual(sorted(word["data-dots"].split(" ").map(Number)), sorted(reached));
    });
  }
});

test("hall: in three and four doors, a hall can be opened exactly if it has no witness", () => {
  const engine = createEngine(module);
  for (const doors of [3, 4]) {
    const sets = oddSets(doors);
    for (const hall of hallsOf(permitted(doors), doors)) {
      const witnesses = sets.filter((set) => hall.every((mask) => both(mask, set) % 2 === 0));
      engine.load(`doors-${hall.map(bitText).join("-")}.off`);
      assert.equal(engine.solve().solvable, witnesses.length === 0);
      assert.ok(Number.isInteger(Math.log2(witnesses.length || 1)));
    }
  }
});

test("hall: random masks open as often as the proof of the limit says, and have half a witness and an eighth of a pair on average", () => {
  for (const doors of [1, 2, 3]) {
    const lists = PATTERNS(doors * doors);
    let [closed, single, double] = [0, 0, 0];
    for (const bits of lists) {
      const masks = Array.from({ length: doors }, (_, i) => bits.slice(i * doors, (i + 1) * doors));
      const count = oddSets(doors).filter((set) => masks.every((mask) => both(mask, set) % 2 === 0)).length;
      closed += Number(count > 0);
      single += count;
      double += (count * (count - 1)) / 2;
    }
    let [expected, product] = [0, 1];
    for (let j = 1; j <= doors; j++) {
      expected += (-1) ** (j - 1) * 2 ** ((-j * (j + 1)) / 2) * product;
      product *= 1 - 2 ** (j - doors);
    }
    assert.equal(closed / lists.length, expected);
    assert.equal(single / lists.length, 1 / 2);
    assert.equal(double / lists.length, (1 - 2 ** (1 - doors)) / 8);
  }
});

test("hall: the share of halls that can be opened falls to the limit, within the bound of the proof", () => {
  const engine = createEngine(module);
  let before = Number.POSITIVE_INFINITY;
  for (let doors = 2; doors <= 64; doors++) {
    const { sets, openable } = engine.census(doors);
    const share = Number((openable << 60n) / sets);
    assert.ok(share <= before || doors > 40); // beyond 40 the shares agree in the digits of a number
    before = share;
    const distance = Math.abs(share / 2 ** 60 - Number(limit(60n, 10)) / 2 ** 60);
    assert.ok(distance <= (doors * doors + 3 * doors + 2) / 2 ** (doors + 1) + 1e-12, `${doors}`);
  }
  assert.equal(openablePercent(64), 61);
});

const TURNS = PAGES.filter(({ path }) => path.startsWith("book/turns/"));

/** All lists of presses of a board with more than two states, and the lights after each. */
function endsOf(notation) {
  const board = plainStates(notation);
  return [...lists(board.masks.length, board.states)].map((presses) => ({
    presses,
    count: weigh(presses),
    lights: pressed(board, presses).join(""),
  }));
}
const answersOf = (notation, goal) =>
  endsOf(notation).flatMap(({ presses, lights }) => (lights === goal ? [presses.join("")] : []));

test("turns: the figures have the answers of the text, by trying all presses", () => {
  for (const { html } of TURNS) {
    const { cubes, corner, levers, ring } = boardsOf(html);
    assert.deepEqual(answersOf(cubes.board, "222"), ["112"]);
    assert.deepEqual(answersOf(corner.board, "0000"), []);
    assert.deepEqual(answersOf("2x2-mod4.1", "0000"), ["1111"]);
    assert.deepEqual(answersOf(levers.board, "221"), []);
    const alike = endsOf(ring.board).filter(({ lights }) => new Set(lights).size === 1);
    assert.deepEqual([...new Set(alike.map(({ lights }) => lights))], ["2222"]);
    assert.equal(Math.min(...alike.map(({ count }) => count)), 2);
    const [, five] = /href="[./]*index\.html#(dials4-[^"]+)"/.exec(html);
    assert.deepEqual(answersOf(five, "00000"), ["20203"]);
  }
});

test("turns: two sets of buttons make all numbers of the cubes with four positions even, and double presses mend one of them", () => {
  for (const { html } of TURNS) {
    const { board } = boardsOf(html).pairs;
    const ends = endsOf(board);
    const sets = ends.filter(({ presses, lights }) => Math.max(...presses) < 2 && !/[13]/.test(lights));
    assert.deepEqual(
      sets.map(({ presses, lights }) => [presses.join(""), lights]),
      [
        ["100", "000"],
        ["011", "002"],
      ],
    );
    const mended = sets.filter(({ presses }) =>
      ends.some((end) => end.lights === "000" && end.presses.every((times, i) => times % 2 === presses[i])),
    );
    assert.deepEqual(mended, sets.slice(0, 1));
    const [word] = wordsOf(html).filter((word) => word["data-figure"] === "pairs");
    assert.equal(word["data-press"], "1 2");
  }
});

/** The weights against the square boards whose side leaves 2 modulo 6: blocks of 2×2 with 1 and 2, as on a chessboard. */
const blockWeight = (row, col) =>
  row % 3 === 2 || col % 3 === 2 ? 0 : 1 + ((Math.floor(row / 3) + Math.floor(col / 3)) % 2);

test("turns: the weights of the figure rule out all 1 on every board whose side leaves 2 modulo 6; up to 64, only 39 and 40 are left", () => {
  const blocks = [];
  for (let n = 2; n <= 64; n += 6) {
    blocks.push(n);
    const at = (row, col) => (row >= 0 && col >= 0 && row < n && col < n ? blockWeight(row, col) : 0);
    let sum = 0;
    for (let row = 0; row < n; row++)
      for (let col = 0; col < n; col++) {
        sum += at(row, col);
        assert.equal((at(row, col) + at(row - 1, col) + at(row + 1, col) + at(row, col - 1) + at(row, col + 1)) % 3, 0);
      }
    assert.equal(sum % 3, 1);
    if (n === 8) assert.equal(sum, 52);
  }
  assert.deepEqual(
    stuckSides(64),
    [...blocks, 39, 40].sort((a, b) => a - b),
  );
});

test("turns: the picture of the weights shows them, and its words outline what a press of the ringed light turns", () => {
  for (const { html } of TURNS) {
    const { masks, start } = plainStates(boardsOf(html).blocks.board);
    assert.deepEqual(
      start,
      start.map((_, cell) => blockWeight(Math.floor(cell / 8), cell % 8)),
    );
    const words = wordsOf(html).filter((word) => word["data-figure"] === "blocks");
    assert.equal(words.length, 3);
    for (const { "data-rings": ring, "data-outline": outline = "" } of words) {
      const turned = masks[Number(ring)].flatMap((steps, cell) => (steps && start[cell] ? [cell] : []));
      assert.equal(turned.join(" "), outline);
    }
  }
});

const LARGE = PAGES.filter(({ path }) => path.startsWith("book/large/"));

/** A number of seconds in the words of a language, rounded to two digits at most. */
function timeOf(seconds, language) {
  const units = {
    en: ["milliseconds", "seconds", "minutes", "million years"],
    zh: ["毫秒", "秒", "分钟", "万年"],
  }[language];
  const year = 365.25 * DAY_S;
  const sizes = [0.001, 1, 60, (language === "zh" ? 1e4 : 1e6) * year];
  const unit = sizes.filter((size) => seconds >= size).length - 1;
  return `${Number((seconds / sizes[unit]).toPrecision(2))} ${units[unit]}`;
}

test("large: the list of additions follows from the costs of the methods", () => {
  for (const { language, html } of LARGE) {
    const [, side, body] = /data-asks="ladder (\d+)">(.*?)<\/table>/s.exec(html);
    const n = Number(side);
    const words = n * Math.ceil(n / WORD_BITS);
    const costs = [
      n ** 6,
      n ** 3,
      n ** 3 / WORD_BITS,
      n ** 3 / WORD_BITS / 8,
      ANSWERS["euclid-words"](n) + 2 * 4 * words,
    ];
    const rows = cellsOf(body);
    assert.equal(rows.length, costs.length);
    rows.forEach(([, additions, time], i) => {
      const [mantissa, exponent] = costs[i].toExponential(1).split("e+");
      const power = `10${[...exponent].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
      assert.equal(additions, mantissa === "1.0" ? power : `${mantissa} × ${power}`);
      assert.equal(time, timeOf(costs[i] / 1e9, language));
    });
  }
});

test("large: the line of code chases 64 lamps at once", () => {
  const random = randomSource(7);
  for (const { html } of LARGE) {
    const [, code] = /data-asks="chase-step"><code>below = (.*?)<\/code>/.exec(html);
    const step = new Function(
      "lights",
      "above",
      "here",
      `return ${code.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replace(/\b1\b/g, "1n")}`,
    );
    const rows = Array.from({ length: 4 }, () => Array.from({ length: 64 }, () => random(2)));
    const { masks, lights } = plainPosition(`4x64.${hexOf(rows.flat())}`);
    const pack = (row) => row.reduce((word, bit, i) => word | (BigInt(bit) << BigInt(i)), 0n);
    let [above, here] = [0n, BigInt(random(2 ** 30))];
    for (let row = 0; row < 3; row++) {
      const below = BigInt.asUintN(64, step(pack(rows[row]), above, here));
      masks.forEach((mask, button) => {
        const [at, col] = [Math.floor(button / 64), BigInt(button % 64)];
        if (at === row && (here >> col) & 1n) mask.forEach((bit, light) => (lights[light] ^= bit));
      });
      masks.forEach((mask, button) => {
        if (Math.floor(button / 64) === row + 1 && (below >> BigInt(button % 64)) & 1n && row === 2)
          mask.forEach((bit, light) => (lights[light] ^= bit));
      });
      [above, here] = [here, below];
    }
    assert.equal(weigh(lights.slice(0, 3 * 64)), 0);
  }
});

test("large: the table has the sums of three rows in the order of their first digits, and clears the rows of the list", () => {
  for (const { html } of LARGE) {
    const digitsOf = (text) => [...text.replace(" ", "")].map(Number);
    const [sums, cleared] = ["sums", "cleared"].map((name) =>
      cellsOf(new RegExp(`data-asks="${name}">(.*?)</table>`, "s").exec(html)[1]),
    );
    const rowOf = Object.fromEntries(sums.map(([names, digits]) => [names, digitsOf(digits)]));
    assert.equal(sums.length, 8);
    sums.forEach(([names, digits], place) => {
      const sum = [...names.replace("–", "")].reduce(
        (sum, name) => sum.map((bit, i) => bit ^ rowOf[name][i]),
        Array(6).fill(0),
      );
      assert.deepEqual(digitsOf(digits), sum);
      assert.equal(Number.parseInt(digits.slice(0, 3), 2), place);
    });
    for (const [row, left] of cleared) {
      const sum = digitsOf(sums[Number.parseInt(row.slice(0, 3), 2)][1]);
      assert.deepEqual(
        digitsOf(left),
        digitsOf(row).map((bit, i) => bit ^ sum[i]),
      );
      assert.equal(left.slice(0, 3), "000");
    }
    const [third, none] = cleared[2].map(digitsOf);
    const masks = ["A", "B", "C"].map((name) => rowOf[name].join("")).join("-");
    assert.equal(boardsOf(html).lookup.board, `doors-${masks}.${hexOf(third.map((bit) => 1 - bit))}`);
    assert.equal(weigh(none), 0);
    for (const { "data-dots": dots } of wordsOf(html).filter((word) => word["data-figure"] === "sums"))
      for (const n of dots.split(" ")) assert.ok(html.includes(`<tr data-n="${n}">`));
  }
});

/** The equations for the first row, by a chase of each button. */
function chasedSystem(side) {
  const columns = Array.from({ length: side }, (_, button) => {
    let [before, row] = [0n, 1n << BigInt(button)];
    for (let i = 0; i < side; i++)
      [before, row] = [row, BigInt.asUintN(side, row ^ (row << 1n) ^ (row >> 1n) ^ before)];
    return row;
  });
  return Array.from({ length: side }, (_, lamp) => columns.map((column) => Number((column >> BigInt(lamp)) & 1n)));
}

test("large: the system is a quiet pattern of the ring rule, so that its first row determines it", () => {
  for (let side = 1; side <= 12; side++) {
    const system = chasedSystem(side);
    const plain = plainPosition(`${side}x${side}-ring.off`);
    assert.equal(weigh(pressAll(plain, Array(side * side).fill(0), system.flat())), 0);
  }
  for (const side of [1, 2, 5, 16, 99, 200]) assert.deepEqual(systemOf(side), chasedSystem(side));
  const five = chaseEquations("5x5.on").map((row) => row.slice(0, 5));
  assert.deepEqual(systemOf(5).map(bitText), five);
  for (const { html } of LARGE) {
    const text = html.slice(html.indexOf('data-solved="system"'));
    assert.deepEqual(text.match(/\b[01]{5}\b/g).slice(0, 5), five);
    const [marked, row] = wordsOf(html).filter((word) => word["data-figure"] === "system");
    const bits = [...five.join("")].flatMap((bit, i) => (bit === "1" ? [i] : []));
    assert.equal(marked["data-pattern"], bits.join(" "));
    assert.equal(row["data-board"], `5x5-ring.off.${hexOf([...five.join("")].map(Number))}`);
    assert.equal(boardsOf(html).system.board, `5x5-ring.off.${hexOf([...five[0].padEnd(25, "0")].map(Number))}`);
  }
});

test("large: on every 3×3 board the first row presses what a chase leaves and its neighbours", () => {
  for (const lights of PATTERNS(9)) {
    const board = `3x3.${hexOf(lights)}`;
    const left = [...chase(board, [0, 0, 0])].map(Number);
    const first = left.map((bit, i) => bit ^ (left[i - 1] ?? 0) ^ (left[i + 1] ?? 0));
    assert.equal(chase(board, first), "000");
  }
});

test("large: every position of 10,000 × 10,000 has exactly one solution", () => {
  assert.equal(createEngine(module).nullity(10_000, 10_000), 0);
});

test("every chapter asks for a guess, and its answer follows", () => {
  for (const { path, html } of PAGES) {
    const guesses = html.split('<p class="guess">').slice(1);
    assert.ok(guesses.length > 0, path);
    for (const guess of guesses)
      assert.match(guess, /^(?:(?!<\/p>).)*<button type="button">.*?<\/p>\s*<details class="answer"/s, path);
  }
});
