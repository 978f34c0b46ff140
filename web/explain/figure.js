/**
 * @file A static figure for articles: the system of a board after some elimination steps.
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("../ui/i18n.js").Translate} Translate
 */
import { rowsOf } from "../board/matrix.js";
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
  const lesson = engine.steps("elimination", { reduced: true });
  const last = lesson.length - 1;
  const step = lesson.at(Math.min(k, last));
  const caption = make("figcaption", {}, t("say.step", { step: Math.min(k, last), last }), " ", formulaOf(step));
  const rows = rowElements(rowsOf(step.matrix, lesson.unknowns + 1), step);
  const table = make("table", { translate: "no" }, make("tbody", {}, ...rows));
  const figure = make("figure", { class: "figure", part: "figure" }, table, caption);
  figure.style.setProperty("--columns", String(lesson.unknowns + 1));
  return figure;
}
