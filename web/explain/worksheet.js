/** @file Worksheets for printing: tasks of a kind to work on by hand, black on white, with the answers on a page of their own. */

import { miniature } from "../board/miniature.js";
import { goalOf } from "../board/said.js";
import { hasWeight, KIND_NAMES, sheetsOf, styleOf, tasksOf, whyNone } from "../board/sheet.js";
import { draw, stateParts } from "../board/state-parts.js";
import { createEngine } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { button, choice, field } from "../ui/controls.js";
import { make, say, tOf } from "../ui/dom.js";

const BOARDS_MAX = 12;
const SHEETS_MAX = 4_000_000;
const PAPERS = { a4: "A4", letter: "letter" };

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** @typedef {import("../board/sheet.js").Sheet} Sheet */
/** @typedef {ReturnType<typeof makeControls> & { board: Engine | null, kind: import("../board/sheet.js").KindName, paper: keyof typeof PAPERS }} Worksheet */

export function worksheetPart() {
  /** @type {Worksheet} */
  const sheet = { ...makeControls(), board: null, kind: "solve", paper: "a4" };
  const { root, count, weightField, seed, said } = sheet;
  const kinds = choice("explain.sheet", KIND_NAMES, (kind) => {
    sheet.kind = kind;
    showWeight();
  });
  const papers = choice("explain.paper", /** @type {(keyof typeof PAPERS)[]} */ (Object.keys(PAPERS)), (value) => {
    sheet.paper = value;
  });
  root.append(
    make("h3", { say: "explain.worksheet" }),
    make("p", { class: "small", say: "explain.worksheet-about" }),
    make("div", { class: "row" }, field("explain.sheet", kinds), field("explain.boards", count)),
    make("div", { class: "row" }, weightField, field("explain.seed", seed)),
    make(
      "div",
      { class: "row" },
      field("explain.paper", papers),
      button("explain.print", () => print(sheet)),
    ),
    said,
  );

  function showWeight() {
    weightField.hidden = !sheet.board || !hasWeight(sheet.kind, sheet.board.boardNotation);
  }

  /** @param {Engine} engine */
  function show(engine) {
    sheet.board = engine;
    showWeight();
  }

  return { root, show };
}

function makeControls() {
  const weight = make("input", { type: "number", min: 1, value: 4 });
  return {
    root: make("div"),
    count: make("input", { type: "number", min: 1, max: BOARDS_MAX, value: 6 }),
    weight,
    weightField: field("explain.weight", weight),
    seed: make("input", { type: "number", min: 0, max: SHEETS_MAX, value: 1 }),
    said: make("p", { class: "small", role: "status" }),
  };
}

/** @param {Worksheet} sheet */
async function print({ root, board, kind, count, weight, seed, paper, said }) {
  if (!board) return;
  const engine = createEngine(await engineModule());
  engine.load(board.notation);
  const asked = wholeIn(count, 1, BOARDS_MAX);
  const numbers = { count: asked, weight: wholeIn(weight, 1, Infinity), seed: wholeIn(seed, 0, SHEETS_MAX) };
  const tasks = tasksOf(engine, { kind, ...numbers });
  const { key, params } = whyNone(engine, kind);
  if (tasks.length === 0) return say(said, key, params);
  say(said, tasks.length === asked ? "explain.printing" : "explain.no-levels", { count: tasks.length });
  const pages = sheetsOf(engine, kind, tasks, tOf(root), { draw, goalOf: stateParts.loaded?.goalOf ?? goalOf });
  if (!(await printSheets(root, pages, PAPERS[paper]))) say(said, "explain.print-forbidden");
}

/** The typed value as an integer within bounds. @param {HTMLInputElement} input @param {number} least @param {number} most */
const wholeIn = ({ valueAsNumber }, least, most) => Math.max(least, Math.min(most, Math.trunc(valueAsNumber) || least));

/**
 * Prints from a separate frame, so that nothing else of the page is printed.
 * @param {HTMLElement} place
 * @param {Sheet[]} sheets
 * @param {string} size
 * @returns {Promise<boolean>} false if it is forbidden
 */
async function printSheets(place, sheets, size) {
  const frame = make("iframe", { class: "sheet", "aria-hidden": "true", tabindex: -1 });
  place.querySelector("iframe")?.remove();
  place.append(frame);
  const [sheet, inner] = [frame.contentDocument, /** @type {any} */ (frame.contentWindow)];
  if (!sheet || !inner) return false;
  const style = new inner.CSSStyleSheet();
  style.replaceSync(styleOf(size, sheets[0]));
  sheet.adoptedStyleSheets = [style];
  sheet.title = tOf(place)("explain.worksheet");
  sheet.body.append(...sheets.map(sectionOf));
  await Promise.all(Array.from(sheet.images, (image) => image.decode()));
  inner.print();
  return true;
}

/** @param {Sheet} sheet */
function sectionOf({ title, about, stencil, figures }) {
  const drawn = figures.map(({ svg, caption, lines, notation }) => {
    const picture = make("img", { alt: notation, src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
    const list = lines.length ? [make("ul", {}, ...lines.map((line) => make("li", {}, line)))] : [];
    const words = make("figcaption", {}, make("b", {}, caption), make("code", {}, notation));
    return make("figure", {}, picture, words, ...list);
  });
  const rule = about.map((sentence) => make("p", {}, sentence));
  const own = stencil ? [miniature(5, 5, stencil)] : [];
  return make("section", {}, make("h1", {}, title), ...rule, ...own, make("div", { class: "boards" }, ...drawn));
}
