// The book: what each chapter says in numbers, equations, rows and marks, in both languages, is what the engine says.
import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { createEngine } from "../web/engine/engine.js";
import { attributesOf, boardsOf, CONTENTS, PAGES, pairs } from "./book.js";
import { engineOf, fewestOf, module } from "./core.js";
import { plainPosition, pressAll, proves, solves, weigh } from "./plain.js";

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
    for (const pattern of quiet) least = Math.min(least, countOnes(set ^ pattern));
    most = Math.max(most, least);
  }
  return most;
}

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
  doors: (notation) => solutionsOf(notation).map((set) => [..."ABCD"].filter((_, i) => set[i]).join(" ")),
  "door-sets": (doors) => createEngine(module).census(Number(doors)).sets,
  "door-sets-openable": (doors) => createEngine(module).census(Number(doors)).openable,
};

/** The readable text: numbers as words or in figures, or letters. */
function read(text) {
  const word = text === "两" ? 2 : Math.max(WORDS.indexOf(text.toLowerCase()), HANZI.indexOf(text));
  return word < 0 ? text.replace(/(?<=\d)[,\s](?=\d{3})/g, "").match(/\d+|\b[A-D]\b/g) : [String(word)];
}

const asked = (html) => [...html.matchAll(/<data value="([^"]+)" data-asks="([\w-]+) ([^"]+)">([^<]+)<\/data>/g)];

for (const { path, html } of PAGES)
  test(`${path}: every number it states is the engine's`, () => {
    const facts = asked(html);
    assert.equal(facts.length, html.match(/<data /g).length);
    for (const [whole, value, question, about, text] of facts) {
      assert.equal([ANSWERS[question](about)].flat().join(" "), value, whole);
      assert.equal(read(text).join(" "), value, whole);
    }
  });

const factsOf = ({ html }) => asked(html).map(([, value, question, about]) => [question, about, value].join(" "));
const wordsOf = (html) => [...html.matchAll(/<button [^>]*class="word"[^>]*>/g)].map(([tag]) => attributesOf(tag));
const marksOf = ({ html }) => wordsOf(html).map((word) => JSON.stringify(Object.entries(word).sort()));
const figuresOf = ({ html }) => JSON.stringify(boardsOf(html));

for (const [zh, en] of pairs())
  test(`${dirname(zh.path)}: both languages state the same numbers, show the same figures, and point at the same`, () => {
    assert.equal(dirname(zh.path), dirname(en.path));
    assert.deepEqual(factsOf(zh).sort(), factsOf(en).sort());
    assert.deepEqual(marksOf(zh).sort(), marksOf(en).sort());
    assert.equal(figuresOf(zh), figuresOf(en));
  });

const bitText = (bits) => [...bits].join("");

/** The rows of a table of the engine, as 1110|1. */
function rowsOf(notation, step) {
  const lesson = engineOf(notation).steps("elimination", { reduced: true });
  const width = lesson.unknowns + 1;
  const rows = bitText(lesson.at(step).matrix).match(new RegExp(`.{${width}}`, "g"));
  return rows.map((row) => `${row.slice(0, -1)}|${row.at(-1)}`);
}

for (const { path, html } of PAGES) {
  test(`${path}: its systems of equations are those of their boards`, () => {
    const systems = [...html.matchAll(/<pre class="system" data-asks="equations ([^"]+)">(.*?)<\/pre>/gs)];
    assert.equal(systems.length, html.match(/class="system"/g)?.length ?? 0);
    for (const [, notation, text] of systems) {
      const names = notation.startsWith("doors") ? "ABCD" : "1234";
      const rows = text.split("\n").map((line) => {
        const unknowns = [...line.matchAll(/<sub>(.)<\/sub>/g)].map(([, name]) => name);
        return `${[...names].map((name) => Number(unknowns.includes(name))).join("")}|${line.at(-1)}`;
      });
      assert.deepEqual(rows, rowsOf(notation, 0));
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
      if (word["data-dots"]) continue;
      const position = word["data-board"] ?? boards[word["data-figure"]].board;
      const plain = plainPosition(position);
      const cells = (name) => word[`data-${name}`]?.split(" ").map(Number);
      const bits = (name) => plain.masks.map((_, cell) => Number(cells(name).includes(cell)));
      for (const name of ["rings", "outline", "numbers", "pattern", "witness", "counted", "press"])
        for (const cell of cells(name) ?? [])
          assert.ok(Number.isInteger(cell) && cell >= 0 && cell < plain.masks.length);
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

  test(`${path}: every exercise can be solved as it asks`, () => {
    const boards = boardsOf(html);
    for (const [tag] of html.matchAll(/<details [^>]*data-solved[^>]*>/g)) {
      const { "data-solved": name, "data-most": most } = attributesOf(tag);
      const { weight } = fewestOf(boards[name].board);
      assert.ok(weight > 0 && weight <= Number(most ?? weight), tag);
    }
  });
}

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

/** The first lines of every page, which differ in addresses, languages and titles only. */
const headOf = (html) =>
  html
    .slice(0, html.indexOf("<body>"))
    .replace(/<title>.*|name="description" .*|lang="[\w-]+"|(?<=(?:href|src)=")(\.\.\/)*/g, "")
    .replace(
      /(?<=href=")(?:book\/)?(?=book\.css)|(?<=href=")(?:en|index)(?=\.html)|(?<=src=")(?:book\/)?(?=book\.js)/g,
      "",
    );

test("all chapters have the policy, the style and the scripts of the first", () => {
  for (const { path, html } of PAGES) assert.equal(headOf(html), headOf(PAGES[0].html), path);
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
