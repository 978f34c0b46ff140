/** @file The command that writes a page of boards to print. */
import { rect, tag } from "../board/picture.js";
import { sheetsOf, styleOf, tasksOf, whyNone } from "../board/sheet.js";
import { goalOf } from "../states/goal.js";
import { pictureOf } from "../states/picture.js";
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
function sectionOf({ title, about, stencil, figures }) {
  const drawn = figures.map(({ svg, caption, lines, notation }) => {
    const list = lines.length ? `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>` : "";
    return `<figure>${svg}<figcaption><b>${caption}</b><code>${notation}</code></figcaption>${list}</figure>`;
  });
  const words = [`<h1>${title}</h1>`, ...about.map((sentence) => `<p>${sentence}</p>`), stencil && stencilSVG(stencil)];
  return `<section>${words.filter(Boolean).join("")}<div class="boards">${drawn.join("\n")}</div></section>`;
}

/**
 * An HTML document with tasks of a kind on the board that is loaded; with --solution a second page has their answers.
 * @param {Context} context
 * @returns {Generator<string, import("./refusal.js").Exit, void>}
 */
export function* worksheet({ engine, t, lang, values, tell }) {
  const { kind = "solve", boards = BOARDS, presses = PRESSES, seed = 1, solution = false } = values;
  const tasks = tasksOf(engine, { kind, count: boards, weight: presses, seed });
  const { key, params } = whyNone(engine, kind);
  if (tasks.length === 0) throw new Refusal(t(key, params));
  if (tasks.length < boards) tell(t("explain.no-levels", { count: tasks.length }));
  const [plain, answers] = sheetsOf(engine, kind, tasks, t, { draw: pictureOf, goalOf });
  const sections = (solution ? [plain, answers] : [plain]).map(sectionOf);
  yield `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>${t("explain.worksheet")}</title>
<style>${styleOf(PAPER, plain)}
</style>
${sections.join("\n")}
</html>
`;
  return EXITS.done;
}
