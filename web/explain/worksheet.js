/** @file Worksheets for printing: boards to solve by hand, black on white, with the answers on a page of their own. */

import { miniature } from "../board/miniature.js";
import { levelsOf, sheetsOf, styleOf } from "../board/sheet.js";
import { createEngine } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { button, choice, field } from "../ui/controls.js";
import { make, say, tOf } from "../ui/dom.js";

const BOARDS_MAX = 12;
const SHEETS_MAX = 4_000_000;
const PAPERS = { a4: "A4", letter: "letter" };

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** @typedef {ReturnType<typeof makeControls> & { board: Engine | null, paper: keyof typeof PAPERS }} Worksheet */

export function worksheetPart() {
  /** @type {Worksheet} */
  const sheet = { ...makeControls(), board: null, paper: "a4" };
  const papers = choice("explain.paper", /** @type {(keyof typeof PAPERS)[]} */ (Object.keys(PAPERS)), (value) => {
    sheet.paper = value;
  });
  const { root, boards, weightField, seed, said } = sheet;
  root.append(
    make("h3", { say: "explain.worksheet" }),
    make("p", { class: "small", say: "explain.worksheet-about" }),
    make("div", { class: "row" }, field("explain.boards", boards), weightField, field("explain.seed", seed)),
    make(
      "div",
      { class: "row" },
      field("explain.paper", papers),
      button("explain.print", () => print(sheet)),
    ),
    said,
  );

  /** @param {Engine} engine */
  function show(engine) {
    sheet.board = engine;
    weightField.hidden = engine.kind === "doors"; // the masks of doors are random, so no number of presses is chosen
  }

  return { root, show };
}

function makeControls() {
  const weight = make("input", { type: "number", min: 1, value: 4 });
  return {
    root: make("div"),
    boards: make("input", { type: "number", min: 1, max: BOARDS_MAX, value: 6 }),
    weight,
    weightField: field("explain.weight", weight),
    seed: make("input", { type: "number", min: 0, max: SHEETS_MAX, value: 1 }),
    said: make("p", { class: "small", role: "status" }),
  };
}

/** @param {Worksheet} sheet */
async function print({ root, board, boards, weight, seed, paper, said }) {
  if (!board) return;
  const engine = createEngine(await engineModule());
  engine.load(board.notation);
  const count = wholeIn(boards, 1, BOARDS_MAX);
  const levels = levelsOf(engine, count, wholeIn(weight, 1, Infinity), wholeIn(seed, 0, SHEETS_MAX));
  say(said, levels.length === count ? "explain.printing" : "explain.no-levels", { count: levels.length });
  const printed = levels.length === 0 || (await printSheet(root, engine, levels, PAPERS[paper]));
  if (!printed) say(said, "explain.print-forbidden");
}

/** The typed value as an integer within bounds. @param {HTMLInputElement} input @param {number} least @param {number} most */
const wholeIn = ({ valueAsNumber }, least, most) => Math.max(least, Math.min(most, Math.trunc(valueAsNumber) || least));

/**
 * Prints from a separate frame, so that nothing else of the page is printed.
 * @param {HTMLElement} place
 * @param {Engine} engine
 * @param {string[]} levels
 * @param {string} size
 * @returns {Promise<boolean>} false if it is forbidden
 */
async function printSheet(place, engine, levels, size) {
  const frame = make("iframe", { class: "sheet", "aria-hidden": "true", tabindex: -1 });
  place.querySelector("iframe")?.remove();
  place.append(frame);
  const [sheet, inner] = [frame.contentDocument, /** @type {any} */ (frame.contentWindow)];
  if (!sheet || !inner) return false;
  const style = new inner.CSSStyleSheet();
  style.replaceSync(styleOf(size, levels.length));
  sheet.adoptedStyleSheets = [style];
  const t = tOf(place);
  sheet.title = t("explain.worksheet");
  sheet.body.append(...sheetsOf(engine, levels, t).map(sectionOf));
  await Promise.all(Array.from(sheet.images, (image) => image.decode()));
  inner.print();
  return true;
}

/** @param {import("../board/sheet.js").Sheet} sheet */
function sectionOf({ title, rule, stencil, figures }) {
  const drawn = figures.map(({ svg, caption, notation }) => {
    const picture = make("img", { alt: notation, src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
    return make("figure", {}, picture, make("figcaption", {}, make("b", {}, caption), make("code", {}, notation)));
  });
  const words = [...(rule ? [make("p", {}, rule)] : []), ...(stencil ? [miniature(5, 5, stencil)] : [])];
  return make("section", {}, make("h1", {}, title), ...words, make("div", { class: "boards" }, ...drawn));
}
