// The coverage of the core by the C tests (./build.sh coverage): lines, branches, and conditions that decide on their own (MC/DC), one
// row per file. Fails when any is missed.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * @typedef {{ count: number, covered: number }} Count
 * @typedef {Record<string, Count>} Summary
 * @typedef {[line: number, column: number, endLine: number, endColumn: number, ...rest: unknown[], conditions: boolean[]]} Decision
 * @typedef {{ filename: string, summary: Summary, branches: number[][], mcdc_records: Decision[] }} File
 */

const FOLDER = "build/coverage";
const KINDS = ["lines", "branches", "mcdc"];
const LLVM_COV = "llvm-cov-19";

const programs = readdirSync(FOLDER)
  .filter((name) => /_(test|fuzz)$/.test(name))
  .map((name) => `${FOLDER}/${name}`);
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".c"))
  .map((name) => `src/${name}`);

/** @returns {{ files: File[], totals: Summary }} */
function measure() {
  const objects = programs.flatMap((program) => ["-object", program]).slice(1);
  const options = ["export", ...objects, `-instr-profile=${FOLDER}/profile`, "-sources", ...sources];
  const answer = execFileSync(LLVM_COV, options, { maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] });
  return JSON.parse(String(answer)).data[0];
}

const missed = (/** @type {Count} */ { count, covered }) => count - covered;
const percent = (/** @type {Count} */ { count, covered }) => `${(count ? (100 * covered) / count : 100).toFixed(1)} %`;

/** @param {string} name @param {Summary} summary */
function row(name, summary) {
  const parts = KINDS.map(
    (kind) => `${percent(summary[kind]).padStart(8)} ${String(missed(summary[kind])).padStart(4)}`,
  );
  console.log(name.padEnd(15), ...parts);
}

/**
 * Merges the counts of one file, which several programs may have compiled.
 * @template T
 * @param {T[]} all
 * @param {(one: T) => boolean[]} reached  at each
 * @returns {Map<string, boolean[]>} by line and column: the parts that any of them reaches
 */
function together(all, reached) {
  const places = new Map();
  for (const one of all) {
    const [line, column] = /** @type {any} */ (one);
    const before = places.get(`${line}:${column}`) ?? [];
    const now = reached(one).map((yes, i) => yes || before[i] === true);
    places.set(`${line}:${column}`, now);
  }
  return places;
}

/** Lists the branches that are never or always taken, and the conditions that never decide. @param {File} file */
function listMissed({ filename, branches, mcdc_records: decisions }) {
  const lines = readFileSync(filename, "utf8").split("\n");
  const say = (/** @type {string} */ place, /** @type {string} */ what) =>
    console.log(`  ${filename}:${place} ${what}: ${lines[Number.parseInt(place, 10) - 1].trim()}`);
  for (const [place, [taken, passed]] of together(branches, (branch) => [branch[4] > 0, branch[5] > 0]))
    if (!taken || !passed) say(place, `never ${taken ? "false" : "true"}`);
  for (const [place, decides] of together(decisions, (decision) => /** @type {boolean[]} */ (decision.at(-1))))
    if (decides.includes(false)) say(place, `condition ${decides.indexOf(false) + 1} never decides`);
}

const { files, totals } = measure();
console.log("file".padEnd(15), ...KINDS.map((kind) => `${kind} missed`.padStart(13)));
for (const file of files) {
  row(basename(file.filename), file.summary);
  if (KINDS.some((kind) => missed(file.summary[kind]))) listMissed(file);
}
row("all", totals);
if (KINDS.some((kind) => missed(totals[kind]))) {
  console.error("The tests miss the parts listed above.");
  process.exit(1);
}
