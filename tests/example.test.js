// The article of web/example: what its two languages say in numbers, equations and rows is what the engine says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createEngine } from "../web/engine/engine.js";
import { engineOf, fewestOf, module } from "./core.js";
import { plainPosition, proves, weigh } from "./plain.js";

const WORDS = { two: 2, three: 3, four: 4, five: 5, eleven: 11, sixteen: 16 };
const HANZI = { 两: 2, 三: 3, 四: 4, 五: 5, 十一: 11, 十六: 16 };
const ARTICLES = ["index.html", "en.html"].map((name) => [name, readFileSync(`web/example/${name}`, "utf8")]);

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
    for (const pattern of quiet) least = Math.min(least, countOnes(set ^ pattern));
    most = Math.max(most, least);
  }
  return most;
}

/** The questions of the article's data-asks. */
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
  doors: (notation) => solutionsOf(notation).map((set) => [..."ABCD"].filter((_, i) => set[i]).join(" ")),
  "door-sets": (doors) => createEngine(module).census(Number(doors)).sets,
  "door-sets-openable": (doors) => createEngine(module).census(Number(doors)).openable,
};

/** The readable text: numbers as words or in figures, or letters. */
function read(text) {
  const word = WORDS[text] ?? HANZI[text];
  return word === undefined ? text.replace(/(?<=\d)[,\s](?=\d{3})/g, "").match(/\d+|\b[A-D]\b/g) : [String(word)];
}

const asked = (html) => [...html.matchAll(/<data value="([^"]+)" data-asks="([\w-]+) ([^"]+)">([^<]+)<\/data>/g)];

for (const [name, html] of ARTICLES)
  test(`${name}: every number it states is the engine's`, () => {
    const facts = asked(html);
    assert.equal(facts.length, html.match(/<data /g).length);
    for (const [whole, value, question, about, text] of facts) {
      assert.equal([ANSWERS[question](about)].flat().join(" "), value, whole);
      assert.equal(read(text).join(" "), value, whole);
    }
  });

test("both languages state the same numbers", () => {
  const [zh, en] = ARTICLES.map(([, html]) =>
    asked(html).map(([, value, question, about]) => [question, about, value]),
  );
  assert.deepEqual(zh.sort(), en.sort());
});

const bitText = (bits) => [...bits].join("");

/** The rows of a table of the engine, as 1110|1. */
function rowsOf(notation, step) {
  const lesson = engineOf(notation).steps("elimination", { reduced: true });
  const width = lesson.unknowns + 1;
  const rows = bitText(lesson.at(step).matrix).match(new RegExp(`.{${width}}`, "g"));
  return rows.map((row) => `${row.slice(0, -1)}|${row.at(-1)}`);
}

for (const [name, html] of ARTICLES) {
  test(`${name}: its systems of equations are those of their boards`, () => {
    const systems = [...html.matchAll(/<pre class="system" data-asks="equations ([^"]+)">(.*?)<\/pre>/gs)];
    assert.equal(systems.length, 2);
    for (const [, notation, text] of systems) {
      const names = notation.startsWith("doors") ? "ABCD" : "1234";
      const rows = text.split("\n").map((line) => {
        const unknowns = [...line.matchAll(/<sub>(.)<\/sub>/g)].map(([, name]) => name);
        return `${[...names].map((name) => Number(unknowns.includes(name))).join("")}|${line.at(-1)}`;
      });
      assert.deepEqual(rows, rowsOf(notation, 0));
    }
  });

  test(`${name}: what stands inside the figures for those without scripts is what they show`, () => {
    const still = [
      ...html.matchAll(/<lights-out board="([^"]+)" readonly explain="\w+"(?: step="(\d+)")?[^>]*>([^<]+)/g),
    ];
    assert.equal(still.length, 2);
    for (const [, board, step, text] of still)
      assert.deepEqual(text.match(/\d+\|\d/g), rowsOf(board, Number(step ?? 0)));
    const drawn = [...html.matchAll(/<lights-out board="([^"]+)"[^>]*>([^<|]+[01]{5}[^<|]+)</g)];
    assert.equal(drawn.length, 2);
    for (const [, board, text] of drawn) assert.equal(text.match(/\d{5}/g).join(""), bitText(engineOf(board).lights));
  });

  test(`${name}: the lamps beside the heart are its witness, and a quiet pattern`, () => {
    const [, witness, heart] = /class="pair">\s*<lights-out board="([^"]+)".*?<lights-out board="([^"]+)"/s.exec(html);
    const { lights } = engineOf(witness);
    const plain = plainPosition(heart);
    assert.deepEqual(lights, solve(heart).witness);
    assert(proves(plain, plain.lights, [...lights]));
    assert(solutionsOf("5x5.off").map(bitText).includes(bitText(lights)));
  });
}
