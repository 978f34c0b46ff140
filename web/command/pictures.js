/** @file The commands that draw a board as SVG or PNG, and that write its equations as LaTeX. */
import { matrixOf, toLaTeX } from "../board/matrix.js";
import { PAPER } from "../board/paper.js";
import { NIGHT } from "../board/picture.js";
import { solutionMarks } from "../board/turns.js";
import { loadRenderer, render } from "../preview/render.js";
import { pictureOf } from "../states/picture.js";
import { searchFewest } from "./answers.js";
import { EXITS, Refusal } from "./refusal.js";

/** @typedef {import("./index.js").Context} Context */
/** @typedef {import("./refusal.js").Exit} Exit */

const SIDE_MAX = 2048; // pixels
const ENTRIES_MAX = 4_000_000; // of a matrix

/** Rings around the fewest presses, or their numbers; or the lights that prove there is no solution. @param {Context} context */
function marksOf(context) {
  const { engine } = context;
  const found = searchFewest(context);
  if (!found) return { witness: /** @type {Uint8Array} */ (engine.solve().witness) };
  return solutionMarks(engine, engine.ways(found.presses));
}

/** @param {Context} context */
const paletteOf = ({ values }) => (values.paper ? PAPER : NIGHT);

/** @param {Context} context */
function draw(context) {
  const { engine, values } = context;
  const marks = values.solution ? marksOf(context) : {};
  return pictureOf(engine, marks, { palette: paletteOf(context) });
}

/** @param {Context} context @returns {Generator<string, Exit, void>} */
export function* svg(context) {
  yield `${draw(context)}\n`;
  return EXITS.done;
}

/** The size of a picture in pixels. @param {string} svg */
function sizeOf(svg) {
  const [, ...sides] = /** @type {RegExpExecArray} */ (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg)).map(Number);
  const scale = Math.min(1, SIDE_MAX / Math.max(...sides));
  const [width, height] = sides.map((side) => Math.max(1, Math.round(side * scale)));
  return { width, height };
}

/** @param {Context} context @returns {AsyncGenerator<Uint8Array, Exit, void>} */
export async function* png(context) {
  const { t } = context;
  const renderer = await loadRenderer();
  if (!renderer) throw new Refusal(t("preview.refused.renderer"));
  const picture = draw(context);
  yield await render(renderer, picture, sizeOf(picture), paletteOf(context).panel);
  return EXITS.done;
}

/** @param {Context} context @returns {Generator<string, Exit, void>} */
export function* latex({ engine, t }) {
  const { lightCount, buttonCount } = engine;
  if (lightCount * buttonCount > ENTRIES_MAX)
    throw new Refusal(t("command.refused.large", { limit: ENTRIES_MAX }), EXITS["gave-up"]);
  yield `${toLaTeX(matrixOf(engine))}\n`;
  return EXITS.done;
}
