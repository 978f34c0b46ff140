/** @file The elimination of boards with more than two states, in steps: each shows the matrix and marks the pivot on the board. */
import { make, say } from "../ui/dom.js";
import { matrixView } from "./matrix-view.js";
import { eliminate, isPrime } from "./modular.js";
import { namesOf } from "./names.js";
import { player } from "./player.js";

const ROWS_MAX = 64;
const FORMULAS_MAX = 6;

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./modular.js").Step} Step */
/** @typedef {{ rows: number[], columns: number[], equations: number[][], prime: number, names: import("./names.js").Names }} System  rows: lights; columns: buttons */

/** @typedef {{ system: System, steps: Step[], view: ReturnType<typeof matrixView>, base: Marks }} Lesson  base: the marks where a step has none */
/** @typedef {import("./pane.js").Marks} Marks */

/** @param {import("./pane.js").Scene} scene */
export function modularPart(scene) {
  const parts = makeParts();
  /** @type {Lesson | null} */
  let lesson = null;
  let shown = 0;
  const steps = player((at) => {
    if (!lesson) return;
    shown = at;
    if (at > 0) scene.mark(marksOf(lesson, at));
    showStep(parts, lesson, at);
  });
  const { heading, sentence, formula, box } = parts;
  const root = make("section", {}, heading, sentence, formula, steps.root, box);
  const lookAt = (/** @type {number} */ row) =>
    scene.glance(lesson && row >= 0 ? marksOfRow(lesson, shown, row) : null);

  /** @param {Engine} engine @param {Marks} base */
  function show(engine, base) {
    steps.stop();
    const system = systemOf(engine);
    const canShow = system !== null && isPrime(system.prime);
    root.hidden = system === null;
    for (const part of [formula, steps.root, box]) part.hidden = !canShow;
    lesson = canShow ? makeLesson(system, base, lookAt) : null;
    if (!lesson) return void say(sentence, "explain.cyclic-not-prime");
    box.replaceChildren(lesson.view.root);
    steps.start(lesson.steps.length);
  }

  return { root, show, hide: steps.stop };
}

const makeParts = () => ({
  heading: make("h2", { say: "explain.tab-elimination" }),
  sentence: make("p", { class: "sentence", "aria-live": "polite" }),
  formula: make("p", { class: "formula", translate: "no" }),
  box: make("div", { class: "matrix-box" }),
});

/** @param {System} system @param {Marks} base @param {(row: number) => void} lookAt @returns {Lesson} */
function makeLesson(system, base, lookAt) {
  const columns = system.columns.length + 1;
  const columnName = (/** @type {number} */ i) => (i === columns - 1 ? "=" : system.names.column(system.columns[i]));
  const layout = { rows: system.rows.length, columns, columnName, rowName: (/** @type {number} */ i) => `R${i + 1}` };
  return { system, base, steps: [...eliminate(system.equations, system.prime)], view: matrixView(layout, lookAt) };
}

/** @param {ReturnType<typeof makeParts>} parts @param {Lesson} lesson @param {number} at */
function showStep({ sentence, formula }, { system, steps, view }, at) {
  const { row, column, rows } = steps[at];
  view.show({ matrix: Uint8Array.from(rows.flat()), row, other: -1, column, pivot: column < 0 ? -1 : row, past: 0 });
  sayStep(sentence, steps[at], system, at === steps.length - 1);
  formula.textContent = formulaOf(steps[at]);
}

/** The button and the light of a pivot. @param {Lesson} lesson @param {number} at @returns {Marks} */
function marksOf({ system, steps, base }, at) {
  const { row, column } = steps[at];
  return column < 0 ? base : { rings: new Set([system.columns[column]]), outline: new Set([system.rows[row]]) };
}

/** The number of times that a row has each button. @param {Lesson} lesson @param {number} at @param {number} row @returns {Marks} */
function marksOfRow({ system, steps }, at, row) {
  const entries = steps[at].rows[row].slice(0, -1).map((entry, i) => /** @type {const} */ ([system.columns[i], entry]));
  return { numbers: new Map(entries.flatMap(([button, entry]) => (entry ? [[button, `${entry}×`]] : []))) };
}

/** The equations of a board whose lights have equally many states and own targets; null for others and for large ones. @param {Engine} engine @returns {System | null} */
function systemOf(engine) {
  const { states, targets, syndrome, orders } = engine;
  const rows = [...states.keys()].filter((light) => states[light] > 1);
  const columns = [...orders.keys()].filter((button) => orders[button] > 1);
  const prime = states[rows[0]];
  const isUniform = rows.every((light) => states[light] === prime);
  if (!isUniform || !targets || columns.length === 0 || Math.max(rows.length, columns.length) > ROWS_MAX) return null;
  const masks = columns.map((button) => engine.mask(button));
  const equations = rows.map((light) => [...masks.map((mask) => mask[light]), syndrome[light]]);
  return { rows, columns, equations, prime, names: namesOf(engine) };
}

/** @param {HTMLElement} sentence @param {Step} step @param {System} system @param {boolean} isLast */
function sayStep(sentence, { row, column, rows, value, inverse }, { columns, prime, names }, isLast) {
  if (column >= 0) {
    const params = { row: `R${row + 1}`, unknown: names.unknown(columns[column]), value, inverse, prime };
    say(sentence, value === 1 ? "explain.cyclic-pivot" : "explain.cyclic-pivot-scaled", params);
  } else if (!isLast) say(sentence, "explain.step-start");
  else if (row < 0) say(sentence, "explain.step-done");
  else say(sentence, "explain.cyclic-impossible", { row: `R${row + 1}`, value: rows[row].at(-1), prime });
}

/** The row operations of a step. @param {Step} step */
function formulaOf({ row, column, inverse, taken }) {
  if (column < 0) return "";
  const own = `R${row + 1}`;
  const scaled = inverse === 1 ? [] : [`${own} ← ${inverse}·${own}`];
  const others = taken.flatMap((times, other) =>
    times ? [`R${other + 1} ← R${other + 1} − ${times === 1 ? "" : `${times}·`}${own}`] : [],
  );
  const all = [...scaled, ...others];
  return [...all.slice(0, FORMULAS_MAX), ...(all.length > FORMULAS_MAX ? ["…"] : [])].join(", ");
}
