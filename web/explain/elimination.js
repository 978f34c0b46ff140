/** @file Elimination one step at a time: a sentence, a formula, and the matrix as it stands. */

import { LIMITS } from "../engine/engine.js";
import { button, make, say } from "../ui/dom.js";
import { matrixView } from "./matrix-view.js";
import { NUMBERED, namesOf, onesOf } from "./names.js";
import { player } from "./player.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/lessons.js").System} System */
/** @typedef {import("../engine/engine.js").EliminationLesson} Lesson */
/** @typedef {ReturnType<Lesson["at"]>} Step */
/** @typedef {import("./pane.js").Scene} Scene */
/** @typedef {import("./names.js").Names} Names */
/** @typedef {{ engine: Engine, names: Names, system?: System }} Subject */

const VALUES_MAX = 100; // unknowns: beyond, their values are not listed

/** @param {Scene} scene */
export function eliminationTab(scene) {
  const first = Number(scene.puzzle.getAttribute("step")) || 0;
  const stepper = eliminationStepper((row, lights) => lookAt(row, lights), first);
  const refusal = make("p", { class: "small" });
  const root = make("div", {}, refusal, stepper.root);

  /** @param {Engine} engine */
  function show(engine) {
    refusal.hidden = engine.lightCount <= LIMITS.steppedLights;
    stepper.root.hidden = !refusal.hidden;
    if (refusal.hidden) stepper.show(engine, namesOf(engine));
    else say(refusal, "explain.too-many-steps", { limit: LIMITS.steppedLights });
  }

  /** The buttons of a row, as it stands now, and the lights whose equations it is the sum of. @param {ArrayLike<number> | null} row @param {number[]} [lights] */
  function lookAt(row, lights) {
    scene.glance(row && { rings: new Set(onesOf(row).filter((i) => i < row.length - 1)), outline: new Set(lights) });
  }

  return { root, show, point: stepper.point, hide: stepper.stop };
}

/**
 * The stepper alone, for any system.
 * @param {(row: ArrayLike<number> | null, lights?: number[]) => void} [onRow] told the row that the reader looks at, and
 *   of which of the first rows it is the sum
 * @param {number} [first] the step to begin with
 */
export function eliminationStepper(onRow, first = 0) {
  const forms = make("div", { class: "choice", role: "group", label: "explain.form" });
  const sentence = make("p", { class: "sentence", "aria-live": "polite" });
  const formula = make("p", { class: "formula", translate: "no" });
  const slot = make("div");
  const steps = player(showStep);
  const end = make("div", { class: "end" });
  const root = make("div", { class: "elimination" }, forms, sentence, formula, steps.root, slot, end);
  /** @type {Subject | null} */
  let subject = null;
  /** @type {Lesson | null} */
  let lesson = null;
  /** @type {ReturnType<typeof matrixView> | null} */
  let view = null;
  /** @type {Step | null} */
  let step = null;
  let reduced = true;
  let board = "";
  let at = 0;
  for (const form of ["reduced", "echelon"])
    forms.append(
      button(`explain.${form}`, () => choose(form === "reduced"), { "aria-pressed": String(form === "reduced") }),
    );

  /** @param {boolean} toReduced */
  function choose(toReduced) {
    reduced = toReduced;
    [...forms.children].forEach((form, i) => form.setAttribute("aria-pressed", String((i === 0) === reduced)));
    begin(0);
  }

  /** @param {Engine} engine @param {Names} [names] @param {System} [system] */
  function show(engine, names = NUMBERED, system) {
    subject = { engine, names, system };
    // Another position of the same board is eliminated by the same steps: the reader stays where they are.
    const isSame = !system && engine.boardNotation === board;
    board = system ? "" : engine.boardNotation;
    begin(isSame ? at : first);
  }

  /** @param {number} k */
  function begin(k) {
    if (!subject) return;
    const { engine, names, system } = subject;
    lesson = engine.steps("elimination", { reduced, system });
    const columns = lesson.unknowns + 1;
    const columnName = (/** @type {number} */ i) => (i === columns - 1 ? "=" : names.column(i));
    view = matrixView({ rows: lesson.equations, columns, columnName, rowName: (i) => `R${i + 1}` }, lookAt);
    slot.replaceChildren(view.root);
    steps.start(lesson.length, k);
  }

  /** @param {number} row */
  function lookAt(row) {
    if (!lesson || !step) return;
    const width = lesson.unknowns + 1;
    onRow?.(
      row < 0 ? null : step.matrix.subarray(row * width, (row + 1) * width),
      row < 0 ? [] : onesOf(lesson.origins(at, row)),
    );
  }

  /** What the names in a sentence show: where there is a board. @param {Step} step */
  function looksAt({ row, other, column, matrix }) {
    if (!onRow) return undefined;
    const alone = matrix.slice(0, (lesson?.unknowns ?? 0) + 1).fill(0);
    alone[column] = 1;
    return {
      row: (/** @type {boolean} */ on) => lookAt(on ? row : -1),
      other: (/** @type {boolean} */ on) => lookAt(on ? other : -1),
      unknown: (/** @type {boolean} */ on) => onRow(on ? alone : null),
    };
  }

  /** @param {number} k */
  function showStep(k) {
    if (!lesson || !view || !subject) return;
    at = k;
    step = lesson.at(k);
    const { matrix, row, other, column, code } = step;
    const isUp = k > lesson.verdict;
    const pivot = code === "add" ? other : row;
    view.show({ matrix, row, other, column, pivot, past: isUp ? 0 : column });
    sayStep(sentence, formula, step, { isUp, isLast: k === lesson.length - 1, names: subject.names }, looksAt(step));
    end.replaceChildren(...(k === lesson.length - 1 ? endOf(lesson, step, subject) : []));
  }

  /** @param {number} column */
  function point(column) {
    view?.point(column);
  }

  return { root, show, point, stop: steps.stop };
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
  const formulas = {
    add: `${to} ← ${to} ⊕ ${from}`,
    swap: `${to} ↔ ${from}`,
    impossible: "0 = 1",
  };
  formula.textContent = formulas[/** @type {keyof formulas} */ (code)] ?? "";
}

/**
 * What the end says: rank, nullity, solutions, and one solution worked out from the last row up.
 * @param {Lesson} lesson @param {Step} step @param {Subject} subject
 */
function endOf(lesson, { matrix, code }, { engine, names, system }) {
  const pivots = pivotRows(matrix, lesson.unknowns);
  const absent = system ? 0 : onesOf(engine.holes).length;
  const [rank, nullity] = [pivots.length, lesson.unknowns - absent - pivots.length];
  const isDone = code === "done";
  const facts = say(make("p", { class: "facts" }), `explain.rank${isDone ? "" : "-none"}`, { rank, nullity });
  if (!isDone || lesson.unknowns > VALUES_MAX) return [facts];
  const lines = pivots.reverse().map((row) => make("li", {}, solvedText(row, names)));
  const about = make("p", { class: "small", say: nullity ? "explain.back-free" : "explain.back-fixed" });
  return [facts, about, make("ol", { class: "values", translate: "no" }, ...lines)];
}

/** The rows that have an unknown, of a matrix in echelon form. @param {Uint8Array} matrix @param {number} unknowns */
export function pivotRows(matrix, unknowns) {
  const width = unknowns + 1;
  const rows = Array.from({ length: matrix.length / width }, (_, r) => matrix.subarray(r * width, (r + 1) * width));
  return rows.filter((row) => row.subarray(0, unknowns).includes(1));
}

/** x3 = 1+x24+x25 = 1, the free ones being 0. @param {Uint8Array} row @param {Names} names */
function solvedText(row, names) {
  const [lead, ...free] = onesOf(row.subarray(0, -1)).map(names.unknown);
  const value = row[row.length - 1];
  const sum = [String(value), ...free].join("+");
  return free.length ? `${lead} = ${sum} = ${value}` : `${lead} = ${value}`;
}
