// What the tests reach of web/ (./build.sh coverage js): lines and branches, a row a room, out of the counts that Node and
// pages have left in the folder; beside it, a file ending in -missed.txt says what is missed, a row a module. Fails when a room
// reaches less than tests/coverage.json says, in per cent.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import libCoverage from "istanbul-lib-coverage";

/** @typedef {{ total: number, covered: number }} Count */

const [FOLDER] = process.argv.slice(2);
const KINDS = /** @type {const} */ (["lines", "branches"]);

function readCounts() {
  const map = libCoverage.createCoverageMap({});
  for (const name of readdirSync(FOLDER)) map.merge(JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")));
  return map;
}

/** The lines that nothing reached, and those of branches that nothing took. @param {import("istanbul-lib-coverage").FileCoverage} file */
function missed(file) {
  const branches = Object.entries(file.b).flatMap(([id, counts]) =>
    counts.flatMap((count, way) =>
      count ? [] : [file.branchMap[id].locations[way].start.line ?? file.branchMap[id].line],
    ),
  );
  return { lines: file.getUncoveredLines(), branches: [...new Set(branches)] };
}

/** @param {import("istanbul-lib-coverage").CoverageMap} map */
function writeMissed(map) {
  const rows = map
    .files()
    .sort()
    .flatMap((name) => {
      const { lines, branches } = missed(map.fileCoverageFor(name));
      return lines.length + branches.length
        ? [`${name}: lines ${lines.join(" ") || "none"}; branches ${branches.join(" ")}\n`]
        : [];
    });
  writeFileSync(`${FOLDER}-missed.txt`, rows.join(""));
}

/** @param {import("istanbul-lib-coverage").CoverageMap} map @returns {Map<string, import("istanbul-lib-coverage").CoverageSummary>} by room */
function measure(map) {
  const rooms = new Map();
  for (const file of map.files().sort()) {
    const [, room, inner] = file.split("/");
    const name = inner ? room : "entries";
    const summary = rooms.get(name) ?? libCoverage.createCoverageSummary();
    summary.merge(map.fileCoverageFor(file).toSummary());
    rooms.set(name, summary);
  }
  return rooms;
}

const percent = (/** @type {Count} */ { total, covered }) => (total ? (100 * covered) / total : 100);

/** @param {string} name @param {import("istanbul-lib-coverage").CoverageSummary} summary */
function row(name, summary) {
  const parts = KINDS.map((kind) => {
    const { total, covered } = summary[kind];
    return `${percent(summary[kind]).toFixed(1).padStart(7)} % ${String(total - covered).padStart(5)}`;
  });
  console.log(name.padEnd(12), ...parts);
}

const least = JSON.parse(readFileSync("tests/coverage.json", "utf8"));
const counts = readCounts();
writeMissed(counts);
const all = libCoverage.createCoverageSummary();
const late = [];
console.log("room".padEnd(12), ...KINDS.map((kind) => `${kind} missed`.padStart(15)));
for (const [name, summary] of measure(counts)) {
  row(name, summary);
  all.merge(summary);
  if (KINDS.some((kind, i) => percent(summary[kind]) < (least[name] ?? [95, 95])[i])) late.push(name);
}
row("all", all);
if (late.length) {
  console.error(`Less is reached than tests/coverage.json asks for: ${late.join(", ")}`);
  process.exit(1);
}
