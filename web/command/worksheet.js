/** @file The command that writes a page of boards to print. */
import { rect, tag } from "../board/picture.js";
import { levelsOf, sheetsOf, styleOf } from "../board/sheet.js";
import { EXITS, Refusal } from "./refusal.js";

/** @typedef {import("./index.js").Context} Context */
/** @typedef {import("../board/sheet.js").Sheet} Sheet */

const BOARDS = 6;
const PRESSES = 4;
const PAPER = "A4";

/** @param {ArrayLike<number>} stencil of 5×5 cells */
function stencilSVG(stencil) {
  const cells = Array.from(stencil, (bit, cell) =>
    rect(cell % 5, Math.floor(cell / 5), 0.9, 0.9, { class: bit ? "on" : "off" }),
  );
  return tag("svg", { viewBox: "0 0 5 5", class: "miniature" }, cells.join(""));
}

/** @param {Sheet} sheet */
function sectionOf({ title, rule, stencil, figures }) {
  const drawn = figures.map(
    ({ svg, caption, notation }) =>
      `<figure>${svg}<figcaption><b>${caption}</b><code>${notation}</code></figcaption></figure>`,
  );
  const words = [`<h1>${title}</h1>`, rule && `<p>${rule}</p>`, stencil && stencilSVG(stencil)];
  return `<section>${words.filter(Boolean).join("")}<div class="boards">${drawn.join("\n")}</div></section>`;
}

/**
 * An HTML document with boards of the kind that is loaded; with --solution a second page has their answers.
 * @param {Context} context
 * @returns {Generator<string, import("./refusal.js").Exit, void>}
 */
export function* worksheet({ engine, t, lang, values, tell }) {
  const { boards = BOARDS, presses = PRESSES, seed = 1, solution = false } = values;
  const levels = levelsOf(engine, boards, presses, seed);
  const few = t("explain.no-levels", { count: levels.length });
  if (levels.length === 0) throw new Refusal(few);
  if (levels.length < boards) tell(few);
  const [plain, answers] = sheetsOf(engine, levels, t);
  const sections = (solution ? [plain, answers] : [plain]).map(sectionOf);
  yield `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>${t("explain.worksheet")}</title>
<style>${styleOf(PAPER, levels.length)}
</style>
${sections.join("\n")}
</html>
`;
  return EXITS.done;
}
