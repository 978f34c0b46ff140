/**
 * @file A static figure for articles: the system of a board after some elimination steps.
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("../ui/i18n.js").Translate} Translate
 */
import { rowsOf } from "../board/matrix.js";
import { namesOf } from "../board/names.js";
import { make } from "../ui/dom.js";
import { sharedSheet } from "../ui/style-sheet.js";
import css from "./figure.css";

/** Adds the style sheet of figures to a shadow tree. */
export const { adoptStyles } = sharedSheet(css);

const UNKNOWNS_MAX = 36; // entries of larger matrices are illegible

/** The row operation of a step as a formula. @param {{ code: string, row: number, other: number }} step */
export function formulaOf({ code, row, other }) {
  const [target, source] = [`R${row + 1}`, `R${other + 1}`];
  if (code === "add") return `${target} ← ${target} ⊕ ${source}`;
  if (code === "swap") return `${target} ↔ ${source}`;
  return code === "impossible" ? "0 = 1" : "";
}

const FORMULAS_MAX = 6;

/** The row operations of a pivot with more than two states. @param {{ row: number, column: number, factor: number, taken: Uint8Array }} step */
export function formulaOfPivot({ row, column, factor, taken }) {
  if (column < 0) return "";
  const own = `R${row + 1}`;
  const scaled = factor === 1 ? [] : [`${own} ← ${factor}·${own}`];
  const others = Array.from(taken).flatMap((times, other) =>
    times ? [`R${other + 1} ← R${other + 1} − ${times === 1 ? "" : `${times}·`}${own}`] : [],
  );
  const all = [...scaled, ...others];
  return [...all.slice(0, FORMULAS_MAX), ...(all.length > FORMULAS_MAX ? ["…"] : [])].join(", ");
}

/** @param {number[][]} entries @param {{ row: number, column: number }} step */
function rowElements(entries, { row, column }) {
  return entries.map((cells, r) => {
    const classOf = (/** @type {number} */ entry, /** @type {number} */ c) =>
      `${entry ? "one" : ""} ${r === row && c === column ? "pivot" : ""}`;
    const elements = cells.map((entry, c) => make("td", { class: classOf(entry, c) }, String(entry)));
    return make("tr", { class: r === row ? "current" : "" }, ...elements);
  });
}

/**
 * @param {Engine} engine
 * @param {number} k  the index of the step, at most the last
 * @param {Translate} t
 * @returns {HTMLElement | null} null for boards too large to be legible
 */
export function figureOf(engine, k, t) {
  if (engine.buttonCount > UNKNOWNS_MAX) return null;
  /** @type {import("../engine/engine.js").EliminationLesson | import("../engine/engine.js").ModularLesson} */
  const lesson = engine.steps("elimination", { reduced: true });
  const { length, unknowns } = lesson;
  const [last, at] = [length - 1, Math.min(k, length - 1)];
  const step = lesson.at(at);
  const formula = "code" in step ? formulaOf(step) : formulaOfPivot(step);
  const caption = make("figcaption", {}, t("say.step", { step: at, last }), " ", formula);
  const rows = rowElements(rowsOf(step.matrix, unknowns + 1), step);
  const { column } = namesOf(engine);
  const heads = Array.from({ length: unknowns + 1 }, (_, c) =>
    make("th", { scope: "col" }, c < unknowns ? column(c) : "="),
  );
  const table = make(
    "table",
    { translate: "no" },
    make("thead", {}, make("tr", {}, ...heads)),
    make("tbody", {}, ...rows),
  );
  const figure = make("figure", { class: "figure", part: "figure" }, table, caption);
  figure.style.setProperty("--columns", String(unknowns + 1));
  return figure;
}
