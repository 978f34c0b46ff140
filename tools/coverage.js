// What the C tests reach of the core (./build.sh coverage): lines, branches, and conditions that decide on their own
// (MC/DC), a row a file. Fails when a file misses more than tests/coverage.json allows it to.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * @typedef {{ count: number, covered: number }} Count
 * @typedef {Record<string, Count>} Summary
 * @typedef {{ filename: string, summary: Summary, branches: number[][] }} File
 */

const FOLDER = "build/coverage";
const KINDS = ["lines", "branches", "mcdc"];
const LLVM_COV = "llvm-cov-19";

const programs = readdirSync(FOLDER)
  .filter((name) => /_(test|fuzz)$/.test(name))
  .map((name) => `${FOLDER}/${name}`);
const sources = readdirSync("src")
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

/** The branches that are never taken or always. @param {File} file */
function listBranches({ filename, branches }) {
  const lines = readFileSync(filename, "utf8").split("\n");
  for (const [line, column, , , taken, passed] of branches)
    if (!taken || !passed)
      console.log(`  ${filename}:${line} never ${taken ? "false" : "true"}: ${lines[line - 1]?.slice(column - 1)}`);
}

const { files, totals } = measure();
const allowed = JSON.parse(readFileSync("tests/coverage.json", "utf8"));
console.log("file".padEnd(15), ...KINDS.map((kind) => `${kind} missed`.padStart(13)));
let failed = false;
for (const file of files) {
  const name = basename(file.filename);
  row(name, file.summary);
  const limits = allowed[name] ?? [0, 0, 0];
  if (KINDS.every((kind, i) => missed(file.summary[kind]) <= limits[i])) continue;
  failed = true;
  listBranches(file);
}
row("all", totals);
if (failed) {
  console.error("More is missed than tests/coverage.json allows.");
  process.exit(1);
}
