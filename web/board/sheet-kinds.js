/** @file The kinds of worksheets: which boards each deals, what it shows of them, and the answer. */
import { EngineError, NotationError } from "../engine/engine.js";
import { unlit, viewNameOf } from "../engine/kind.js";
import { fewestWithin } from "./hint.js";
import { rowsOf } from "./matrix.js";
import { matrixPicture } from "./matrix-picture.js";
import { equationsOf, namesOf, onesOf } from "./names.js";
import { lightsText } from "./notation.js";
import { solutionMarks } from "./turns.js";

const BUDGET_MS = 500; // time for the fewest presses of one board
const DEALS = 20; // doors dealt until one has what a kind needs
const WEIGHTS = [4, 3, 2, 1, 0]; // presses from which a position that cannot be solved is a light away
const PICKED_MAX = 16; // quiet patterns that are added up

/**
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("./view.js").Marks} Marks
 *
 * @typedef {object} Task
 * @property {string} notation
 * @property {number[]} [given]  the buttons of a quiet pattern that are told
 * @property {Uint8Array} [pattern]
 *
 * @typedef {object} Shown  of a task or its answer
 * @property {string} svg
 * @property {string} [caption]  a number or formula
 * @property {number} [fewest]
 * @property {string[]} [lines]  to read or to write on
 *
 * @typedef {(engine: Engine, task: Task, draw: (marks: Marks) => string) => Shown} Show
 *
 * @typedef {object} Kind
 * @property {boolean} [isLevel]  its boards need a chosen number of presses
 * @property {number} most  lights: larger boards are not for work by hand
 * @property {(engine: Engine, weight: number, seed: number) => Task | null} deal  on the board that is loaded; null: there is none
 * @property {Show} ask
 * @property {Show} answer
 */

/** @type {Show} */
const plainBoard = (_engine, _task, draw) => ({ svg: draw({}) });

/** Boards to solve, with the fewest presses if they were found in time. @type {Kind} */
const solve = {
  isLevel: true,
  most: 400,
  deal: (engine, weight, seed) => taskOf(levelOf(engine, weight, seed)),
  ask: (engine, task, draw) => ({ ...solved(engine, task, draw), svg: draw({}) }),
  answer: solved,
};

/** @type {Kind["deal"]} */
const dealEquations = (engine, weight, seed) => taskOf(levelOf(onlyGoal(engine), weight, seed));

/** The kinds, in the order in which they are offered. */
export const KINDS = {
  solve,
  /** @type {Kind} */
  equations: {
    isLevel: true,
    most: 25,
    deal: dealEquations,
    ask: (engine, _, draw) => ({ svg: draw(numbered(engine)), lines: linesOf(engine, () => "") }),
    answer: (engine, _, draw) => ({ svg: draw(numbered(engine)), lines: linesOf(engine, (equation) => equation) }),
  },
  /** @type {Kind} */
  elimination: {
    isLevel: true,
    most: 16,
    deal: (engine, weight, seed) => (stepsOf(onlyGoal(engine)) ? dealEquations(engine, weight, seed) : null),
    ask: (engine) => ({ svg: matrixAt(engine, 0.5) }),
    answer: (engine) => ({ svg: matrixAt(engine, 1), caption: valuesText(engine) }),
  },
  /** @type {Kind} */
  quiet: {
    most: 400,
    deal: (engine, _, seed) => (isHall(engine) ? dealt(engine, seed, quietTask) : quietTask(onlyGoal(engine), seed)),
    ask: (_engine, { given }, draw) => ({ svg: draw({ rings: new Set(given) }) }),
    answer: (_engine, { given, pattern }, draw) => ({ svg: draw({ rings: new Set(given), pattern }) }),
  },
  /** @type {Kind} */
  impossible: {
    most: 400,
    deal: (engine, _, seed) =>
      isHall(engine) ? dealt(engine, seed, impossibleTask) : awayTask(onlyGoal(engine), seed),
    ask: plainBoard,
    answer: (engine, _, draw) => {
      const { witness, modulus } = engine.solve();
      return { svg: draw({ witness: witness ?? undefined }), caption: modulus > 2 ? `mod ${modulus}` : "" };
    },
  },
  /** The same board with three states. @type {Kind} */
  modulo3: { ...solve, most: 64, deal: dealModulo3 },
};

/** @param {string | null} notation @returns {Task | null} */
const taskOf = (notation) => (notation === null ? null : { notation });

/** Doors whose masks are dealt, too. @param {Engine} engine */
const isHall = ({ boardNotation }) => viewNameOf(boardNotation) === "hall";

/** The board with one goal where it leaves a choice, because equations have one right side. @param {Engine} engine */
function onlyGoal(engine) {
  const { boardNotation } = engine;
  const one = boardNotation.replace(/-goal-either|=\*$/, "");
  if (one !== boardNotation) engine.load(unlit(one));
  return engine;
}

/** A position of the board that needs so many presses; doors have masks of their own, which need any number. @param {Engine} engine @param {number} weight @param {number} seed */
function levelOf(engine, weight, seed) {
  const { boardNotation, buttonCount, orders } = engine;
  if (isHall(engine)) return dealt(engine, seed, linkedTask, true)?.notation ?? null;
  if (weight > buttonCount * (Math.max(...orders) - 1)) return null;
  try {
    return engine.generate({ seed, notation: unlit(boardNotation), weight });
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/**
 * The first of several halls that has what a kind needs.
 * @param {Engine} engine @param {number} seed @param {(engine: Engine, seed: number) => Task | null} find @param {boolean} [openable]
 */
function dealt(engine, seed, find, openable = false) {
  const doors = Math.max(3, engine.lightCount);
  for (let deal = 0; deal < DEALS; deal++) {
    engine.load(/** @type {string} */ (engine.generate({ seed: seed * DEALS + deal, doors, openable })));
    const task = find(engine, 0);
    if (task) return task;
  }
  return null;
}

/** The hall that is loaded, unless each button turns one door: nothing would be left to find. @param {Engine} engine @returns {Task | null} */
const linkedTask = ({ boardNotation, notation }) => (/^doors(-0*10*)+$/.test(boardNotation) ? null : { notation });

/** A sum of quiet patterns, of which the free buttons are told. @param {Engine} engine @param {number} seed @returns {Task | null} */
function quietTask(engine, seed) {
  const { boardNotation, orders } = engine;
  const patterns = engine.freePatterns().slice(0, PICKED_MAX);
  if (!patterns.length) return null;
  const pick = 1 + (seed % (2 ** patterns.length - 1));
  const picked = patterns.filter((_, i) => (pick >> i) & 1);
  const pattern = orders.map((order, button) => picked.reduce((sum, { pattern }) => sum + pattern[button], 0) % order);
  const given = picked.map(({ free }) => free).filter((free) => pattern[free]);
  return { notation: unlit(boardNotation), given, pattern };
}

/** The position that is loaded, if it has no solution. @param {Engine} engine @returns {Task | null} */
const impossibleTask = (engine) => (engine.solve().solvable ? null : { notation: engine.notation });

/** A position that cannot be solved, one light away from a level. @param {Engine} engine @param {number} seed */
function awayTask(engine, seed) {
  const { boardNotation, lightCount, states } = engine;
  const level = WEIGHTS.map((weight) => levelOf(engine, weight, seed)).find((found) => found !== null);
  if (!level) return null;
  engine.load(level);
  const { lights } = engine;
  for (let i = 0; i < lightCount; i++) {
    const away = (seed + i) % lightCount;
    const changed = lights.map((state, light) => (light === away ? (state + 1) % states[light] : state));
    engine.load(`${boardNotation}.${lightsText(boardNotation, changed)}`);
    const task = impossibleTask(engine);
    if (task) return task;
  }
  return null;
}

/** @type {Kind["deal"]} */
function dealModulo3(engine, weight, seed) {
  const board = isHall(engine)
    ? String(levelOf(engine, weight, seed)).replace(/^doors([^.]*)\..*$/, "dials3$1")
    : `${engine.boardNotation.split("=")[0].replace(/-goal-[a-z]+/, "")}-mod3`;
  try {
    engine.load(`${board}.0`);
  } catch (error) {
    if (error instanceof NotationError) return null;
    throw error;
  }
  return taskOf(levelOf(engine, weight, seed));
}

/** @type {Show} */
function solved(engine, _, draw) {
  const found = fewestWithin(engine, BUDGET_MS);
  if (!found) return { svg: draw({}) };
  return { svg: draw(solutionMarks(engine, engine.ways(found.presses))), fewest: found.weight };
}

/** A line for the equation of each light, after its name. @param {Engine} engine @param {(equation: string) => string} write */
function linesOf(engine, write) {
  const { light } = namesOf(engine);
  return equationsOf(engine).flatMap((text, i) => (text ? [`${light(i)}: ${write(text)}`] : []));
}

/** The numbers that the buttons have in equations; doors and dials have their letters. @param {Engine} engine @returns {Marks} */
const numbered = ({ kind, buttonCount, holes, locked }) =>
  kind === "doors"
    ? {}
    : {
        numbers: new Map(
          Array.from({ length: buttonCount }, (_, i) => i).flatMap((i) => (holes[i] || locked[i] ? [] : [[i, i + 1]])),
        ),
      };

/** The matrices of an elimination, column by column; null where several moduli would be needed. @param {Engine} engine */
function stepsOf(engine) {
  const lesson = engine.steps("elimination");
  if (!lesson || ("moduli" in lesson && lesson.moduli.length > 1)) return null;
  const stops = "moduli" in lesson ? Array.from({ length: lesson.length }, (_, k) => k) : lesson.stops();
  const buttons = "buttons" in lesson ? lesson.buttons : Array.from({ length: lesson.unknowns }, (_, i) => i);
  return { lesson, stops, buttons };
}

/** @typedef {NonNullable<ReturnType<typeof stepsOf>>} Steps */

/** The matrix after a share of the steps. @param {Engine} engine @param {number} share */
function matrixAt(engine, share) {
  const { lesson, stops, buttons } = /** @type {Steps} */ (stepsOf(engine));
  const { matrix } = lesson.at(stops[Math.floor((stops.length - 1) * share)]);
  const { column } = namesOf(engine);
  const rows = rowsOf(matrix, lesson.unknowns + 1);
  const names = { columns: [...buttons.map(column), "="], rows: rows.map((_, r) => `R${r + 1}`) };
  return matrixPicture({ rows, augmented: true }, names);
}

/** The values of the unknowns in one solution, those that are not 0. @param {Engine} engine */
function valuesText(engine) {
  const { presses } = engine.solve();
  const { unknown } = namesOf(engine);
  return onesOf(presses ?? [])
    .map((button) => `${unknown(button)} = ${presses?.[button]}`)
    .join(", ");
}
