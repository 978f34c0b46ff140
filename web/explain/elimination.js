/** @file The elimination tab: one row operation at a time, with a sentence, a formula and the current matrix. */

import { NUMBERED, namesOf, onesOf } from "../board/names.js";
import { LIMITS } from "../engine/engine.js";
import { button } from "../ui/controls.js";
import { make, say, writeText } from "../ui/dom.js";
import { formulaOf } from "./figure.js";
import { matrixView } from "./matrix-view.js";
import { player } from "./player.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/lessons.js").System} System */
/** @typedef {import("../engine/engine.js").EliminationLesson} Lesson */
/** @typedef {ReturnType<Lesson["at"]>} Step */
/** @typedef {import("./pane.js").Scene} Scene */
/** @typedef {import("../board/names.js").Names} Names */
/** @typedef {{ engine: Engine, names: Names, system?: System }} Subject */

const VALUES_MAX = 100; // with more unknowns, their values are not listed
const STOPS_MAX = 100_000; // with more steps, only single steps are offered
const FORMULAS_MAX = 6;

/** @param {Scene} scene */
export function eliminationTab(scene) {
  const first = scene.first ?? (Number(scene.puzzle.getAttribute("step")) || 0);
  // Published step numbers count single additions and keep their meaning.
  const byPivot = !scene.puzzle.hasAttribute("explain");
  const stepper = eliminationStepper((row, lights) => lookAt(row, lights), first, byPivot);
  const refusal = make("p", { class: "small" });
  const root = make("div", { class: "system" }, refusal, stepper.root);

  /** @param {Engine} engine */
  function show(engine) {
    refusal.toggleAttribute("hidden", engine.lightCount <= LIMITS.steppedLights);
    stepper.root.hidden = !refusal.hidden;
    if (refusal.hidden) stepper.show(engine, namesOf(engine));
    else say(refusal, "explain.too-many-steps", { limit: LIMITS.steppedLights });
  }

  /**
   * Marks the buttons of a row, and the lights whose equations add up to it.
   * @param {ArrayLike<number> | null} row
   * @param {number[]} [lights]
   */
  function lookAt(row, lights) {
    scene.glance(row && { rings: new Set(onesOf(row).filter((i) => i < row.length - 1)), outline: new Set(lights) });
  }

  const turn = (/** @type {number} */ by) => stepper.root.hidden || stepper.turn(by);
  return { root, show, point: stepper.point, hide: stepper.stop, turn, at: stepper.at };
}

/**
 * @typedef {(row: ArrayLike<number> | null, lights?: number[]) => void} OnRow called with the row pointed at, and the indices
 *   of the initial rows whose sum it is
 * @typedef {object} Stepper
 * @property {{ root: HTMLElement, forms: HTMLElement, sizes: HTMLElement, legend: HTMLElement, sentence: HTMLElement, formula: HTMLElement, matrix: HTMLElement, end: HTMLElement }} parts
 * @property {ReturnType<typeof player>} player
 * @property {OnRow | undefined} onRow
 * @property {Subject | null} subject  the system to eliminate
 * @property {Lesson | null} lesson    all steps of the elimination
 * @property {Step | null} step        the current step
 * @property {number} at               the index of the current step
 * @property {ReturnType<typeof matrixView> | null} view
 * @property {boolean} reduced         true for the reduced form, false for the echelon form
 * @property {boolean} byPivot         true to step pivot by pivot, false by single additions
 * @property {number[] | null} stops   the indices of the steps shown; null: all
 * @property {string} board            the board whose system it is; "" for other systems
 * @property {string} shape            the size and the column names of the view's matrix
 * @typedef {Stepper & { subject: Subject, lesson: Lesson, step: Step, view: ReturnType<typeof matrixView> }} Shown  after begin()
 */

/**
 * The stepper, for any system of equations.
 * @param {OnRow} [onRow]
 * @param {number} [first] the first step shown
 * @param {boolean} [byPivot]
 */
export function eliminationStepper(onRow, first = 0, byPivot = true) {
  const parts = makeParts();
  /** @type {Stepper} */
  const stepper = {
    ...{ parts, onRow, subject: null, lesson: null, step: null, at: 0, view: null, board: "", shape: "" },
    ...{ reduced: true, byPivot, stops: null, player: player((k) => showStep(stepper, k)) },
  };
  const { root, forms, sizes, sentence, formula, matrix, legend, end } = parts;
  const choices = make("div", { class: "choices" }, forms, sizes);
  root.append(choices, sentence, formula, stepper.player.root, matrix, legend, end);
  fillChoice(forms, ["reduced", "echelon"], "reduced", (form) => {
    stepper.reduced = form === "reduced";
    begin(stepper, 0);
  });
  fillChoice(sizes, ["by-pivot", "by-addition"], byPivot ? "by-pivot" : "by-addition", (size) => {
    stepper.byPivot = size === "by-pivot";
    begin(stepper, stepper.at);
  });

  /** @param {Engine} engine @param {Names} [names] @param {System} [system] */
  function show(engine, names = NUMBERED, system) {
    // Another position of the same board has the same steps, so the reader stays at the current one.
    const isSame = !system && engine.boardNotation === stepper.board;
    stepper.subject = { engine, names, system };
    stepper.board = system ? "" : engine.boardNotation;
    begin(stepper, isSame ? stepper.at : first);
  }

  const point = (/** @type {number} */ column) => stepper.view?.point(column);
  const { stop, turn } = stepper.player;
  return { root, show, point, stop, turn, at: () => stepper.at };
}

function makeParts() {
  return {
    root: make("div", { class: "elimination" }),
    forms: make("div", { class: "choice", role: "group", label: "explain.form" }),
    sizes: make("div", { class: "choice", role: "group", label: "explain.by" }),
    legend: make(
      "ul",
      { class: "legend" },
      .../** @type {const} */ (["current", "other", "pivot", "past"]).map(legendOf),
    ),
    sentence: make("p", { class: "sentence", "aria-live": "polite" }),
    formula: make("p", { class: "formula", translate: "no" }),
    matrix: make("div", { class: "matrix-box" }),
    end: make("div", { class: "end" }),
  };
}

/** The legend entry of a mark in the matrix. @param {import("../locales/languages.js").KeyPart<"explain.legend-">} mark */
function legendOf(mark) {
  const entry = make("i", { class: mark, "aria-hidden": "true" }, mark === "past" ? "0" : "1");
  return make("li", {}, entry, make("span", { say: `explain.legend-${mark}` }));
}

/**
 * A group of toggle buttons, one of them chosen.
 * @param {HTMLElement} group
 * @param {string[]} names
 * @param {string} chosen
 * @param {(name: string) => void} choose
 */
function fillChoice(group, names, chosen, choose) {
  const buttons = names.map((name) =>
    button(
      /** @type {import("../ui/i18n.js").Key} */ (`explain.${name}`),
      () => {
        for (const [i, each] of buttons.entries()) each.setAttribute("aria-pressed", String(names[i] === name));
        choose(name);
      },
      { "aria-pressed": String(name === chosen) },
    ),
  );
  group.append(...buttons);
}

/** @param {Stepper} stepper @param {number} k */
function begin(stepper, k) {
  if (!stepper.subject) return;
  const { engine, names, system } = stepper.subject;
  const lesson = /** @type {import("../engine/engine.js").EliminationLesson} */ (
    engine.steps("elimination", { reduced: stepper.reduced, system })
  );
  const columns = lesson.unknowns + 1;
  const columnName = (/** @type {number} */ i) => (i === columns - 1 ? "=" : names.column(i));
  const layout = { rows: lesson.equations, columns, columnName, rowName: (/** @type {number} */ i) => `R${i + 1}` };
  const shape = [layout.rows, ...Array.from({ length: columns }, (_, i) => columnName(i))].join(" ");
  stepper.lesson = lesson;
  if (shape !== stepper.shape) {
    stepper.shape = shape;
    stepper.view = matrixView(layout, (row) => lookAt(stepper, row));
    stepper.parts.matrix.replaceChildren(stepper.view.root);
  }
  stepper.parts.sizes.hidden = lesson.length > STOPS_MAX;
  const stops = stepper.byPivot && lesson.length <= STOPS_MAX ? lesson.stops() : null;
  stepper.stops = stops;
  const at = stops ? stops.findIndex((stop) => stop >= Math.min(k, lesson.length - 1)) : k;
  stepper.player.start(stops?.length ?? lesson.length, at);
}

/** @param {Stepper} stepper after begin() @param {number} row */
function lookAt(stepper, row) {
  const { lesson, step, at, onRow } = /** @type {Shown} */ (stepper);
  const width = lesson.unknowns + 1;
  if (row < 0) onRow?.(null, []);
  else onRow?.(step.matrix.subarray(row * width, (row + 1) * width), onesOf(lesson.origins(at, row)));
}

/** The callbacks for the names in a sentence; none without a board. @param {Stepper} stepper after begin() @param {Step} step */
function looksAt(stepper, { row, other, column, matrix }) {
  const { onRow, lesson } = /** @type {Shown} */ (stepper);
  if (!onRow) return undefined;
  const alone = matrix.slice(0, lesson.unknowns + 1).fill(0);
  alone[column] = 1;
  return {
    row: (/** @type {boolean} */ on) => lookAt(stepper, on ? row : -1),
    other: (/** @type {boolean} */ on) => lookAt(stepper, on ? other : -1),
    unknown: (/** @type {boolean} */ on) => onRow(on ? alone : null),
  };
}

/** @param {Stepper} stepper after begin() @param {number} place index into the steps shown */
function showStep(stepper, place) {
  const { lesson, view, subject, parts, stops } = /** @type {Shown} */ (stepper);
  const k = stops ? stops[place] : place;
  const step = lesson.at(k);
  const { matrix, row, other, column, code } = step;
  const [isUp, isLast] = [k > lesson.verdict, k === lesson.length - 1];
  const pivot = code === "add" ? other : row;
  const adds = stops ? additionsOf(lesson, stops[place - 1] ?? -1, k) : [];
  stepper.at = k;
  stepper.step = step;
  view.show({
    matrix,
    row: adds.length ? pivot : row,
    other: adds.length ? -1 : other,
    column,
    pivot,
    past: isUp ? 0 : column,
  });
  const context = { isUp, isLast, names: subject.names };
  sayStep(parts.sentence, parts.formula, step, context, looksAt(stepper, step));
  if (adds.length) sayColumn(parts, adds, subject.names, looksAt(stepper, { ...step, row: pivot }));
  parts.end.replaceChildren(...(isLast ? endOf(lesson, step, subject) : []));
}

/** The additions after one step, up to and including another. @param {Lesson} lesson @param {number} after @param {number} end */
function additionsOf(lesson, after, end) {
  const steps = Array.from({ length: end - after }, (_, i) => lesson.at(after + 1 + i));
  return steps.filter(({ code }) => code === "add");
}

/**
 * The sentence and formulas of adding a pivot row to others.
 * @param {Stepper["parts"]} parts
 * @param {Step[]} adds
 * @param {Names} names
 * @param {Record<string, import("../ui/dom.js").Look>} [looks]
 */
function sayColumn({ sentence, formula }, adds, names, looks) {
  const [{ other, column }] = adds;
  const params = { row: `R${other + 1}`, unknown: names.unknown(column), count: adds.length };
  say(sentence, "explain.step-column", params, "", looks);
  const formulas = adds.slice(0, FORMULAS_MAX).map(formulaOf);
  writeText(formula, [...formulas, ...(adds.length > FORMULAS_MAX ? ["…"] : [])].join(", "));
}

/**
 * @param {HTMLElement} sentence
 * @param {HTMLElement} formula
 * @param {Step} step
 * @param {{ isUp: boolean, isLast: boolean, names: Names }} context
 * @param {Record<string, import("../ui/dom.js").Look>} [looks]
 */
function sayStep(sentence, formula, { code, row, other, column }, { isUp, isLast, names }, looks) {
  const variant = code === "pivot" && isUp ? "up" : code === "done" && !isLast ? "echelon" : code;
  const [to, from] = [`R${row + 1}`, `R${other + 1}`];
  const params = { row: to, other: from, unknown: column < 0 ? "" : names.unknown(column) };
  say(sentence, `explain.step-${variant}`, params, "", looks);
  writeText(formula, formulaOf({ code, row, other }));
}

/**
 * The summary after the last step: rank, nullity, and one solution by back substitution.
 * @param {Lesson} lesson
 * @param {Step} step
 * @param {Subject} subject
 */
function endOf(lesson, { matrix, code }, { engine, names, system }) {
  const pivots = pivotRows(matrix, lesson.unknowns);
  const absent = system ? 0 : engine.orders.filter((order) => order === 1).length;
  const [rank, nullity] = [pivots.length, lesson.unknowns - absent - pivots.length];
  const isDone = code === "done";
  const facts = say(make("p", { class: "facts" }), `explain.rank${isDone ? "" : "-none"}`, { rank, nullity });
  if (!isDone || lesson.unknowns > VALUES_MAX) return [facts];
  const lines = pivots.reverse().map((row) => make("li", {}, solvedText(row, names)));
  const about = make("p", { class: "small", say: nullity ? "explain.back-free" : "explain.back-fixed" });
  return [facts, about, make("ol", { class: "values", translate: "no" }, ...lines)];
}

/** The nonzero rows of a matrix in echelon form, ignoring the right-hand side. @param {Uint8Array} matrix @param {number} unknowns */
function pivotRows(matrix, unknowns) {
  const width = unknowns + 1;
  const rows = Array.from({ length: matrix.length / width }, (_, r) => matrix.subarray(r * width, (r + 1) * width));
  return rows.filter((row) => row.subarray(0, unknowns).includes(1));
}

/** An unknown by back substitution with all free unknowns 0: x3 = 1+x24+x25 = 1. @param {Uint8Array} row @param {Names} names */
function solvedText(row, names) {
  const [lead, ...free] = onesOf(row.subarray(0, -1)).map(names.unknown);
  const value = row[row.length - 1];
  const sum = [String(value), ...free].join("+");
  return free.length ? `${lead} = ${sum} = ${value}` : `${lead} = ${value}`;
}
