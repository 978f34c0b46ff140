// Measures the levels of the path: node tools/path.js prints the measures and draws docs/path.svg.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { chapters } from "../web/play/path.js";
import { effort } from "./effort.js";

/**
 * @typedef {import("../web/play/path.js").PathLevel & { effort: number }} Level
 * @typedef {{ chapter: string, levels: Level[] }} Part
 */

const PANEL = { width: 960, height: 200, left: 40, top: 30, gap: 40 };
const MARKS = [1, 2, 4, 8, 16, 32, 64, 128];
const MEASURES = /** @type {const} */ (["effort", "fewest"]);
const COLOURS = { fewest: "#b8770b", effort: "#1b2450", text: "#1b2450", line: "#cfc7b5" };

/**
 * Every level of the chapters with its effort.
 * @param {import("../web/engine/engine.js").Engine} engine
 * @param {import("../web/play/level.js").Kind} kind
 */
export function measure(engine, kind) {
  return chapters(kind).map(({ chapter, levels }) => ({
    chapter,
    levels: levels.map((level) => {
      engine.load(level.notation);
      return { ...level, effort: effort(engine) };
    }),
  }));
}

/** Plots both measures over both paths, on a logarithmic scale. @param {Part[]} lights @param {Part[]} doors */
export function drawPaths(lights, doors) {
  const height = 2 * (PANEL.height + PANEL.gap) + PANEL.top;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PANEL.width} ${height}" font-family="system-ui,sans-serif" font-size="12">`,
    `<title>Fewest presses and effort of every level of the path</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    legend(),
    panel("Lights", lights, PANEL.top),
    panel("Doors", doors, PANEL.top + PANEL.height + PANEL.gap),
    "</svg>\n",
  ].join("\n");
}

function legend() {
  /** @param {number} x @param {keyof typeof COLOURS} name @param {string} words */
  const entry = (x, name, words) =>
    `<circle cx="${x}" cy="14" r="4" fill="${COLOURS[name]}"/><text x="${x + 8}" y="18" fill="${COLOURS.text}">${words}</text>`;
  return entry(600, "fewest", "fewest presses") + entry(720, "effort", "effort: presses and bits of choice");
}

const heightOf = (/** @type {number} */ value) =>
  (PANEL.height - 40) * (Math.log2(value) / Math.log2(MARKS[MARKS.length - 1])) + 20;

/** @param {string} title @param {Part[]} parts @param {number} top */
function panel(title, parts, top) {
  const bottom = top + PANEL.height;
  const count = parts.flatMap(({ levels }) => levels).length;
  const x = (/** @type {number} */ number) =>
    round(PANEL.left + ((number - 0.5) * (PANEL.width - PANEL.left - 10)) / count);
  const y = (/** @type {number} */ value) => round(bottom - heightOf(value));
  const grid = MARKS.map(
    (mark) =>
      `<path d="M${PANEL.left} ${y(mark)}H${PANEL.width - 10}" stroke="${COLOURS.line}" stroke-width=".5"/>` +
      `<text x="${PANEL.left - 6}" y="${y(mark) + 4}" text-anchor="end" fill="${COLOURS.text}">${mark}</text>`,
  );
  const curves = parts.map(({ chapter, levels }) => curve(chapter, levels, x, y, bottom));
  return [
    `<text x="${PANEL.left}" y="${top + 4}" font-weight="600" fill="${COLOURS.text}">${title}</text>`,
    ...grid,
    ...curves,
  ].join("\n");
}

/**
 * Plots one chapter: its name, and a line for each measure.
 * @param {string} chapter
 * @param {Level[]} levels
 * @param {(number: number) => number} x
 * @param {(value: number) => number} y
 * @param {number} bottom
 */
function curve(chapter, levels, x, y, bottom) {
  const lines = MEASURES.map((measure) => {
    const points = levels.map((level) => [x(level.number), y(level[measure])]);
    const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3"/>`).join("");
    return `<g fill="${COLOURS[measure]}"><polyline points="${points.join(" ")}" fill="none" stroke="${COLOURS[measure]}"/>${dots}</g>`;
  });
  return `<text x="${x(levels[0].number) - 4}" y="${bottom + 14}" fill="${COLOURS.text}">${chapter}</text>${lines.join("")}`;
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {Part[]} parts */
function print(parts) {
  for (const { chapter, levels } of parts) {
    console.log(`\n${chapter}`);
    for (const { number, which, fewest, effort: felt, notation } of levels)
      console.log(
        `${String(number).padStart(4)}  ${which.padEnd(18)} ${String(fewest).padStart(3)} ${felt.toFixed(1).padStart(6)}  ${notation}`,
      );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const engine = createEngine(await compileEngine());
  const [lights, doors] = /** @type {const} */ (["lights", "doors"]).map((kind) => measure(engine, kind));
  print(lights);
  print(doors);
  writeFileSync("docs/path.svg", drawPaths(lights, doors));
}
