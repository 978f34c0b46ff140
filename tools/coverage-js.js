// The coverage of web/ by the JavaScript tests (./build.sh coverage js), from the counts of V8 in Node and in pages:
//   node tools/coverage-js.js COUNTS REPORT
// COUNTS is the folder of the counts. Writes a report into the folder REPORT (index.html, and a table of uncovered lines in
// Markdown). Prints a row for each directory; fails where one is below tests/coverage.json, in per cent.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { CoverageReport } from "monocart-coverage-reports";

/** @typedef {{ total: number, covered: number }} Count */

const [COUNTS, REPORT] = process.argv.slice(2);
const KINDS = /** @type {const} */ (["lines", "branches"]);
const FLOOR = [95, 95]; // of a directory that tests/coverage.json does not name
const ROOT = pathToFileURL("./").href;

/** Sentences and examples have no logic. @param {string} path */
const isCovered = (path) => /^(web\/(?!locales\/|example\/)|build\/(mapped|package)\/).*\.js$/.test(path);

const report = new CoverageReport({
  logging: "error",
  reports: ["v8", "markdown-details"],
  dataDir: COUNTS,
  outputDir: REPORT,
  entryFilter: ({ url }) => url.startsWith(ROOT) && isCovered(url.slice(ROOT.length)),
  sourceFilter: isCovered,
  onEntry: async (entry) => {
    entry.source = entry.source?.replace(/^\ufeff/, ""); // V8 does not count a byte order mark
  },
});

/** The directory of a file in web/. @param {string} path */
function directoryOf(path) {
  const [, directory, inner] = path.split("/");
  return inner ? directory : "entries";
}

const percent = (/** @type {Count} */ { total, covered }) => (total ? (100 * covered) / total : 100);

/** @param {string} name @param {Count[]} counts */
function print(name, counts) {
  const columns = counts.map(
    (count) => `${percent(count).toFixed(1).padStart(7)} % ${String(count.total - count.covered).padStart(5)}`,
  );
  console.log(name.padEnd(12), ...columns);
}

/** @param {import("monocart-coverage-reports").CoverageFile[]} files @returns {Count[]} */
const sum = (files) =>
  KINDS.map((kind) => ({
    total: files.reduce((all, { summary }) => all + summary[kind].total, 0),
    covered: files.reduce((all, { summary }) => all + summary[kind].covered, 0),
  }));

const floors = JSON.parse(readFileSync("tests/coverage.json", "utf8"));
const { files = [] } = (await report.generate()) ?? {};
const directories = [...new Set(files.map(({ sourcePath }) => directoryOf(sourcePath)))].sort();
console.log("directory".padEnd(12), ...KINDS.map((kind) => `${kind} missed`.padStart(15)));
const below = directories.filter((directory) => {
  const counts = sum(files.filter(({ sourcePath }) => directoryOf(sourcePath) === directory));
  print(directory, counts);
  return counts.some((count, i) => percent(count) < (floors[directory] ?? FLOOR)[i]);
});
print("all", sum(files));
if (below.length || !files.length) {
  console.error(`Coverage is below tests/coverage.json: ${below.join(", ") || "nothing was counted"}`);
  process.exit(1);
}
