/**
 * @file The tests in JavaScript, as many files at a time as there are cores: node tools/tests.js FILE…
 * What took longest when tests/README.md was written begins first. A file that fails is shown as it ran, and runs once more,
 * alone: a browser on a busy machine may have been late. What fails twice has failed; the last line counts, and names both.
 */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename } from "node:path";

/** Longer than any file takes on a machine that does much besides. */
const LIMIT_MS = 900_000;

/** The table of tests/README.md: seconds by the name of the file. */
const ROW = /^\| `([\w-]+(?:\.browser)?)` \| \d+ \| ([\d.]+) \|/gm;

const stem = (/** @type {string} */ file) => basename(file).replace(/\.test\.js$/, "");

function secondsBefore() {
  const rows = readFileSync("tests/README.md", "utf8").matchAll(ROW);
  return new Map(Array.from(rows, ([, name, seconds]) => [String(name), Number(seconds)]));
}

/**
 * @typedef {{ file: string, name: string, output: string, isFine: boolean, tests: number, failed: number, seconds: number }} Outcome
 * @param {string} file
 * @returns {Promise<Outcome>}
 */
function run(file) {
  const start = performance.now();
  let output = "";
  const child = spawn(process.execPath, ["--test-reporter=spec", file], { timeout: LIMIT_MS });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const count = (/** @type {string} */ what) => Number(new RegExp(`^. ${what} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
  return new Promise((done) =>
    child.on("close", (code) =>
      done({
        file,
        name: stem(file),
        output,
        isFine: code === 0 && count("tests") > 0,
        tests: count("tests"),
        failed: count("fail") + count("cancelled"),
        seconds: (performance.now() - start) / 1000,
      }),
    ),
  );
}

/** @param {Outcome} outcome @param {string} [when] */
function tell({ name, output, isFine, tests, seconds }, when = "") {
  if (!isFine) console.log(output);
  console.log(`${isFine ? "passed" : "FAILED"}  ${name}: ${tests} tests, ${seconds.toFixed(1)} s${when}`);
}

const before = secondsBefore();
const expected = (/** @type {string} */ file) => before.get(stem(file)) ?? Number.POSITIVE_INFINITY;
const waiting = process.argv.slice(2).sort((a, b) => expected(a) - expected(b));
const start = performance.now();
/** @type {Outcome[]} */
const outcomes = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const outcome = await run(file);
      outcomes.push(outcome);
      tell(outcome);
    }
  }),
);

const slowestFirst = outcomes.sort((a, b) => b.seconds - a.seconds);
const rows = slowestFirst.map(({ name, tests, seconds }) => `| \`${name}\` | ${tests} | ${seconds.toFixed(1)} |\n`);
writeFileSync("build/tests.md", rows.join(""));
const late = outcomes.filter(({ isFine }) => !isFine);
const failed = [];
for (const { file, name } of late) {
  const again = await run(file);
  tell(again, ", the second time");
  if (!again.isFine) failed.push(name);
}
const tests = outcomes.reduce((sum, outcome) => sum + outcome.tests, 0);
const names = late.map(({ name }) => name).join(", ");
const amiss = failed.length ? `FAILED: ${failed.join(", ")}` : `all passed${names && `, ${names} the second time`}`;
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`JavaScript: ${tests} tests in ${outcomes.length} files, ${amiss}, ${seconds} s`);
process.exitCode = failed.length ? 1 : 0;
