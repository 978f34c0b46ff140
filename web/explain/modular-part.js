/**
 * @file The elimination of boards with more than two states, in steps: each shows the matrix and marks the pivot on the board. Where
 * the number of states has several prime factors, the reader chooses the prime power.
 */

import { namesOf } from "../board/names.js";
import { make, say } from "../ui/dom.js";
import { formulaOfPivot } from "./figure.js";
import { matrixView } from "./matrix-view.js";
import { player } from "./player.js";

const SIDE_MAX = 144; // lights, and also buttons, of a board whose elimination is shown

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/engine.js").ModularLesson} Lesson */
/** @typedef {ReturnType<Lesson["at"]>} Step */
/** @typedef {import("./pane.js").Marks} Marks */
/** @typedef {{ lesson: Lesson, names: import("../board/names.js").Names, view: ReturnType<typeof matrixView>, base: Marks }} Shown  base: the marks where a step has none */

/** @param {import("./pane.js").Scene} scene */
export function modularPart(scene) {
  const parts = makeParts();
  /** @type {Shown | null} */
  let shown = null;
  let now = 0;
  let chosen = 0; // the prime power that the reader chose
  let first = Number(scene.puzzle.getAttribute("step")) || 0; // the step of the attribute is shown once
  const steps = player((at) => {
    if (!shown) return;
    now = at;
    if (at > 0) scene.mark(marksOf(shown, at));
    showStep(parts, shown, at);
  });
  const { heading, moduli, about, sentence, formula, box } = parts;
  const root = make("section", {}, heading, about, moduli, sentence, formula, steps.root, box);
  const lookAt = (/** @type {number} */ row) => scene.glance(shown && row >= 0 ? marksOfRow(shown, now, row) : null);

  /**
   * @param {Engine} engine
   * @param {Marks} base
   * @param {number} divisor  the prime power that it divides is shown first: the modulus of the witness, or 1
   */
  function show(engine, base, divisor) {
    steps.stop();
    root.hidden = Math.max(engine.lightCount, engine.buttonCount) > SIDE_MAX;
    if (root.hidden) return;
    const { moduli } = /** @type {Lesson} */ (engine.steps("modular"));
    showLesson(engine, base, moduli.includes(chosen) ? chosen : moduli.find((modulus) => modulus % divisor === 0));
  }

  /** @param {Engine} engine @param {Marks} base @param {number} [modulus] */
  function showLesson(engine, base, modulus) {
    const lesson = /** @type {Lesson} */ (engine.steps("modular", { modulus }));
    showModuli(parts, lesson, (other) => {
      chosen = other;
      showLesson(engine, base, other);
      /** @type {HTMLElement | null} */ (parts.moduli.querySelector("[aria-pressed=true]"))?.focus();
    });
    const names = namesOf(engine);
    const view = matrixView(layoutOf(lesson, names), lookAt);
    shown = { lesson, names, view, base };
    box.replaceChildren(view.root);
    steps.start(lesson.length, first);
    first = 0;
  }

  return { root, show, hide: steps.stop };
}

const makeParts = () => ({
  heading: make("h2", { say: "explain.tab-elimination" }),
  about: make("p", { class: "small" }),
  moduli: make("div", { class: "choice", role: "group", label: "explain.counts-moduli" }),
  sentence: make("p", { class: "sentence", "aria-live": "polite" }),
  formula: make("p", { class: "formula", translate: "no" }),
  box: make("div", { class: "matrix-box" }),
});

/** A button for each prime power, if there are several. @param {ReturnType<typeof makeParts>} parts @param {Lesson} lesson @param {(modulus: number) => void} choose */
function showModuli({ about, moduli }, lesson, choose) {
  const all = lesson.moduli;
  about.hidden = moduli.hidden = all.length < 2;
  say(about, "explain.counts-moduli-about", { moduli: all });
  const buttons = all.map((modulus) => {
    const isShown = String(modulus === lesson.modulus);
    const button = make("button", { type: "button", "aria-pressed": isShown }, `mod ${modulus}`);
    button.onclick = () => choose(modulus);
    return button;
  });
  moduli.replaceChildren(...buttons);
}

/** @param {Lesson} lesson @param {import("../board/names.js").Names} names */
function layoutOf({ equations, unknowns, buttons }, names) {
  const columnName = (/** @type {number} */ i) =>
    i === unknowns ? "=" : i < buttons.length ? names.column(buttons[i]) : "s";
  return { rows: equations, columns: unknowns + 1, columnName, rowName: (/** @type {number} */ i) => `R${i + 1}` };
}

/** @param {ReturnType<typeof makeParts>} parts @param {Shown} shown @param {number} at */
function showStep({ sentence, formula }, { lesson, names, view }, at) {
  const step = lesson.at(at);
  const { row, column, matrix } = step;
  view.show({ matrix, row, other: -1, column, pivot: column < 0 ? -1 : row, past: 0 });
  if (at === 0) say(sentence, "explain.step-start");
  else sayStep(sentence, step, lesson, names);
  formula.textContent = formulaOfPivot(step);
}

/** The button and the light of a pivot. @param {Shown} shown @param {number} at @returns {Marks} */
function marksOf({ lesson, base }, at) {
  const { row, column } = lesson.at(at);
  if (column < 0) return base;
  return { rings: new Set(lesson.buttons.slice(column, column + 1)), outline: new Set([lesson.lights[row]]) };
}

/** The number of times that a row has each button. @param {Shown} shown @param {number} at @param {number} row @returns {Marks} */
function marksOfRow({ lesson }, at, row) {
  const first = row * (lesson.unknowns + 1);
  const { matrix } = lesson.at(at);
  const entries = lesson.buttons.map((button, i) => /** @type {const} */ ([button, matrix[first + i]]));
  return { numbers: new Map(entries.flatMap(([button, entry]) => (entry ? [[button, `${entry}×`]] : []))) };
}

/** @param {HTMLElement} sentence @param {Step} step @param {Lesson} lesson @param {import("../board/names.js").Names} names */
function sayStep(sentence, step, lesson, names) {
  const { row, column, value, factor, matrix } = step;
  const { modulus, buttons, unknowns } = lesson;
  const entry = (/** @type {number} */ i) => matrix[row * (unknowns + 1) + i];
  if (column >= 0) {
    const unknown = column < buttons.length ? names.unknown(buttons[column]) : "s";
    const params = { row: `R${row + 1}`, unknown, value, factor, modulus, pivot: entry(column) };
    const kind = entry(column) > 1 ? "-divisor" : factor > 1 ? "-scaled" : "";
    say(sentence, `explain.counts-pivot${kind}`, params);
  } else if (row < 0) say(sentence, "explain.step-done");
  else {
    const left = Array.from({ length: unknowns }, (_, i) => entry(i)).filter(Boolean);
    const divisor = left.length > 0 && [...left, modulus].reduce(gcd);
    const params = { row: `R${row + 1}`, value: entry(unknowns), modulus, divisor };
    say(sentence, divisor ? "explain.counts-impossible-divisor" : "explain.counts-impossible", params);
  }
}

/** @param {number} a @param {number} b @returns {number} */
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
