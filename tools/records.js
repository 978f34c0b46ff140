// Computes docs/records.md with the wasm in Node:
//   node tools/records.js FROM TO     computes the n × n boards, all lit, from FROM to TO; keeps the other rows
//   node tools/records.js mod K FROM TO   computes the boards of K states, all at 1, from FROM to TO; keeps the other rows
//   node tools/records.js hardest     computes the hardest positions
//   node tools/records.js data        writes web/lab/records.js and the b-files in docs/records/ from the document; FROM TO does this, too
import { readFileSync, writeFileSync } from "node:fs";
import { compileEngine, createEngine, EngineError } from "../web/engine/all.js";

const DOCUMENT = "docs/records.md";
const DATA = "web/lab/records.js";
/** Above this nullity the search takes too long for a page, so the first row of a solution is stored. */
const SEARCHED_NULLITY_MAX = 64;
/** A search with more than two states is given up after this time. */
const CYCLIC_LIMIT_MS = 60_000;
/** The sides whose nullities are written out, modulo 2 and modulo a larger prime. */
const [NULLITIES, NULLITIES_CYCLIC] = [1000, 200];
const engine = createEngine(await compileEngine());

/** The text between the comments `<!-- name -->` and `<!-- /name -->`. @param {string} text @param {string} name */
function section(text, name) {
  const [before, rest] = text.split(`<!-- ${name} -->\n`);
  const [rows, after] = rest.split(`<!-- /${name} -->`);
  return {
    rows,
    replace: (/** @type {string} */ rows) => `${before}<!-- ${name} -->\n${rows}<!-- /${name} -->${after}`,
  };
}

/** @param {string} name @param {(rows: string) => string} change */
function rewrite(name, change) {
  const { rows, replace } = section(readFileSync(DOCUMENT, "utf8"), name);
  writeFileSync(DOCUMENT, replace(change(rows)));
}

/** @param {string} notation of a solvable position */
function fewest(notation) {
  engine.load(notation);
  const { nullity } = engine.solve();
  const search = engine.fewest({ slice: 10_000 });
  let step = search.next();
  while (!step.done) step = search.next();
  return { nullity, .../** @type {import("../web/engine/engine.js").Fewest} */ (step.value) };
}

/** @returns {{ row: string, first: string } | null} null when the nullity is too large for the search @param {number} n */
function rowsOf(n) {
  const start = performance.now();
  try {
    const { nullity, weight, count, presses } = fewest(`${n}x${n}.on`);
    console.log(`${n}: ${weight}, ${count} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    const first = nullity > SEARCHED_NULLITY_MAX ? `| ${n} | ${presses.slice(0, n).join("")} |` : "";
    return { row: `| ${n} | ${nullity} | ${weight} | ${count} |`, first };
  } catch (error) {
    if (error instanceof EngineError) console.log(`${n}: ${error.code}`);
    else throw error;
    return null;
  }
}

const numberOf = (/** @type {string} */ row) => Number(row.split("|")[1]);

/** Inserts or replaces the row of a board. @param {string} name @param {string} head @param {number} n @param {string} row */
function put(name, head, n, row) {
  rewrite(name, (rows) => {
    const kept = rows.split("\n").filter((other) => numberOf(other) && numberOf(other) !== n);
    const sorted = [...kept, row].sort((a, b) => numberOf(a) - numberOf(b));
    return `${head}\n${sorted.join("\n")}\n`;
  });
}

/** @param {number} from @param {number} to */
function record(from, to) {
  for (let n = from; n <= to; n++) {
    const rows = rowsOf(n);
    if (!rows) continue;
    put("fewest", "| n | nullity | fewest | solutions |\n| --: | --: | --: | --: |", n, rows.row);
    if (rows.first) put("first", "| n | first row |\n| --: | --- |", n, rows.first);
  }
}

/** Writes the rows of the document as a module; null for a missing row. */
function writeData() {
  const records = [];
  for (const row of section(readFileSync(DOCUMENT, "utf8"), "fewest").rows.split("\n")) {
    const [n, ...numbers] = row.split("|").slice(1, -1).map(Number);
    if (n) records[n - 1] = `  [${numbers.join(", ")}],`;
  }
  const lines = Array.from(records, (line) => line ?? "  null,");
  const firsts = [...section(readFileSync(DOCUMENT, "utf8"), "first").rows.matchAll(/^\| (\d+) \| ([01]+) \|$/gm)];
  const about = [
    "/**",
    " * @file The lit n × n boards with the plus rule, n = 1, 2, …: the nullity, the fewest presses, how many solutions have so few;",
    " * null where that is not known. Made from docs/records.md by tools/records.js.",
    " */",
    "/** @type {([nullity: number, fewest: number, solutions: number] | null)[]} */",
  ];
  const aboutFirst =
    "/** Of those that take too long to search: the first row of one of these solutions. @type {Record<number, string>} */";
  const first = firsts.map(([, n, row]) => `  ${n}: "${row}",`);
  const text = [...about, "export const RECORDS = [", ...lines, "];", "", aboutFirst, "export const FIRST_ROWS = {"];
  writeFileSync(DATA, [...text, ...first, "};", ""].join("\n"));
}

/** Writes a b-file: n and a value a line. @param {string} name @param {string} about @param {[n: number, value: number][]} rows */
function writeTerms(name, about, rows) {
  const lines = rows.map((row) => row.join(" "));
  writeFileSync(`docs/records/${name}.txt`, `# ${about}\n${lines.join("\n")}\n`);
}

/** The rows of a table of the document, as cells. @param {string} name */
const cellsOf = (name) =>
  section(readFileSync(DOCUMENT, "utf8"), name)
    .rows.split("\n")
    .map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([n]) => Number(n));

/** Writes the tables of the document, and the nullities, as b-files. */
function writeSequences() {
  for (const states of [2, 3, 5]) {
    const last = states === 2 ? NULLITIES : NULLITIES_CYCLIC;
    const nullities = Array.from({ length: last }, (_, i) => nullityOf(i + 1, states));
    writeTerms(`nullity-${states}`, `Nullity of the n X n board with the plus rule modulo ${states}.`, nullities);
  }
  const about = "Fewest presses from all lights 1 to all lights 0 on the n X n board with the plus rule";
  const gap = "Rows are missing where it is not known.";
  /** @param {string} name @param {number} column @returns {[number, number][]} */
  const proven = (name, column) =>
    cellsOf(name)
      .filter((cells) => !/^at most/.test(cells[column]))
      .map((cells) => [Number(cells[0]), cells[column] ? Number(cells[column]) : -1]);
  writeTerms("fewest-2", `${about}. ${gap}`, proven("fewest", 2));
  writeTerms(
    "solutions-2",
    `Number of solutions with the fewest presses, as in fewest-2.txt. ${gap}`,
    proven("fewest", 3),
  );
  for (const states of [3, 4, 5]) {
    const modulo = `modulo ${states}; -1 if there is no solution`;
    writeTerms(`fewest-${states}`, `${about} ${modulo}. ${gap}`, proven(`mod${states}`, 2));
    writeTerms(
      `fewest-both-${states}`,
      `${about} ${modulo}; presses count in either direction. ${gap}`,
      proven(`mod${states}`, 4),
    );
  }
}

/** @param {number} n @param {number} states @returns {[number, number]} */
const nullityOf = (n, states) => [n, engine.nullity(n, n, states)];

/** The number of solutions as powers of the orders of the quiet patterns, such as "4^2 · 2^2". */
function solutionsAsPowers() {
  const { nullity } = engine.solve();
  const orders = Array.from({ length: nullity }, (_, k) => engine.quietOrder(k));
  const powers = [...new Set(orders)]
    .sort((a, b) => b - a)
    .map((order) => `${order}^${orders.filter((other) => other === order).length}`);
  return powers.join(" · ") || "1";
}

/** The fewest presses with an open end after a minute. @param {string} notation of a solvable position */
function cyclicCells(notation) {
  engine.load(notation);
  const end = performance.now() + CYCLIC_LIMIT_MS;
  const search = engine.fewest();
  let step = search.next();
  while (!step.done && performance.now() < end) step = search.next();
  if (!step.done) return `at most ${step.value.best} |`;
  const { weight, count } = /** @type {import("../web/engine/engine.js").Fewest} */ (step.value);
  return `${weight} | ${count}`;
}

/** @param {number} states @param {number} from @param {number} to */
async function recordCyclic(states, from, to) {
  for (let n = from; n <= to; n++) {
    const board = `${n}x${n}-mod${states}`;
    engine.load(`${board}.1`);
    const cells = engine.solve().solvable
      ? `${solutionsAsPowers()} | ${cyclicCells(`${board}.1`)} | ${cyclicCells(`${board}~.1`)}`
      : "0 | | | |";
    console.log(`${n}: ${cells}`);
    const head = "| n | solutions | fewest, one way | of so few | fewest, both ways | of so few |\n";
    put(`mod${states}`, `${head}${"| --: ".repeat(6)}|`, n, `| ${n} | ${cells} |`);
  }
}

function hardestBoards() {
  const rows = Array.from({ length: 9 }, (_, i) => {
    engine.load(`${i + 1}x${i + 1}.on`);
    const { weight, exact, notation } = engine.hardest();
    return `| ${i + 1} | ${exact ? "" : "at least "}${weight} | \`${notation}\` |`;
  });
  return `| n | most presses ever needed | a position that needs them |\n| --: | --: | --- |\n${rows.join("\n")}\n`;
}

/** The number of sets of masks whose hardest position has each weight. @param {number} doors */
function hardestDoors(doors) {
  const sets = new Map();
  for (const { masks } of engine.censusListing(doors)) {
    engine.load(`doors-${masks.join("-")}.off`);
    const { weight, exact } = engine.hardest();
    if (!exact) throw new Error(masks.join("-"));
    sets.set(weight, (sets.get(weight) ?? 0) + 1);
  }
  return [...sets].sort(([a], [b]) => a - b).map(([weight, count]) => `| ${doors} | ${weight} | ${count} |`);
}

if (process.argv[2] === "data") {
  writeData();
  writeSequences();
} else if (process.argv[2] === "mod") {
  const [states, from, to] = process.argv.slice(3).map(Number);
  await recordCyclic(states, from, to);
} else if (process.argv[2] === "hardest") {
  rewrite("hardest", hardestBoards);
  const rows = [3, 4].flatMap(hardestDoors);
  rewrite(
    "doors",
    () => `| doors | most presses ever needed | sets of masks |\n| --: | --: | --: |\n${rows.join("\n")}\n`,
  );
} else {
  record(Number(process.argv[2]), Number(process.argv[3]));
  writeData();
  writeSequences();
}
