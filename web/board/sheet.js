/** @file Worksheets: different boards of a kind to solve by hand, black on white, and the same with their answers. */
import { EngineError } from "../engine/engine.js";
import { isPlain } from "../engine/kind.js";
import { fewestWithin } from "./hint.js";
import { ruleName } from "./notation.js";
import { PAPER } from "./paper.js";
import { pictureOf } from "./picture.js";

const LIGHTS_MAX = 400; // larger boards are not for solving by hand
const BUDGET_MS = 500; // time for the fewest presses of one board

/**
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("../ui/i18n.js").Key} Key
 * @typedef {object} Sheet
 * @property {string} title
 * @property {string} rule  "" with the answers and for doors
 * @property {Uint8Array | null} stencil  of a rule without a name
 * @property {{ svg: string, caption: string, notation: string }[]} figures
 */

/**
 * Different positions of the kind of board that is loaded, as many as were found; none of boards that are not plain.
 * @param {Engine} engine
 * @param {number} count
 * @param {number} weight
 * @param {number} seed
 * @returns {string[]}
 */
export function levelsOf(engine, count, weight, seed) {
  const levels = new Set();
  if (!isPlain(engine.boardNotation) || engine.lightCount > LIGHTS_MAX) return [];
  for (let tries = 0; levels.size < count && tries < 4 * count; tries++) {
    const notation = deal(engine, weight, seed * 1000 + tries);
    if (notation) levels.add(notation);
    else break;
  }
  return [...levels];
}

/** @param {Engine} engine @param {number} weight @param {number} seed @returns {string | null} null if no position needs so many presses or none was found */
function deal(engine, weight, seed) {
  if (engine.kind === "doors") return engine.generate({ seed, doors: Math.max(3, engine.lightCount), openable: true });
  if (weight > engine.buttonCount) return null;
  try {
    return engine.generate({ seed, notation: `${engine.boardNotation}.off`, weight });
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/**
 * The page with the boards, and the one with their answers.
 * @param {Engine} engine
 * @param {string[]} levels
 * @param {import("../ui/i18n.js").Translate} t
 * @returns {[boards: Sheet, answers: Sheet]}
 */
export function sheetsOf(engine, levels, t) {
  const tasks = levels.map((notation, i) => taskOf(engine, notation, i + 1, t));
  const goal = /** @type {import("../engine/engine.js").Goal} */ (engine.goal);
  const isHall = engine.kind === "doors";
  const title = t(isHall ? "explain.sheet-doors-on" : `explain.sheet-grid-${goal}`);
  const none = { rule: "", stencil: null };
  const figures = (/** @type {"plain" | "solved"} */ name) => tasks.map((task) => ({ ...task, svg: task[name] }));
  return [
    { title, ...(isHall ? none : ruleOf(engine, t)), figures: figures("plain") },
    { title: t("explain.sheet-answers"), ...none, figures: figures("solved") },
  ];
}

/** A board with its answer, if it was found in time. @param {Engine} engine @param {string} notation @param {number} number @param {import("../ui/i18n.js").Translate} t */
function taskOf(engine, notation, number, t) {
  engine.load(notation);
  const presses = fewestWithin(engine, BUDGET_MS)?.presses;
  const rings = new Set([...(presses?.keys() ?? [])].filter((button) => presses?.[button]));
  const draw = (/** @type {import("./view.js").Marks} */ marks) => pictureOf(engine, marks, { palette: PAPER });
  const fewest = presses ? t("explain.sheet-fewest", { count: rings.size }) : "";
  return { notation, caption: `${number}. ${fewest}`, plain: draw({}), solved: draw({ rings }) };
}

/** The rule in words, and the stencil of one that has no name. @param {Engine} engine @param {import("../ui/i18n.js").Translate} t */
function ruleOf(engine, t) {
  const { wrap, stencil } = engine;
  const name = ruleName(engine);
  const edges = wrap === "flat" ? "" : ` ${t(/** @type {Key} */ (`game.edges.${wrap}`))}`;
  return { rule: t(`game.rule.${name}`) + edges, stencil: name === "own" ? stencil : null };
}

/** The style of the printed pages. @param {string} size of the paper @param {number} count of boards */
export function styleOf(size, count) {
  const columns = count === 1 ? 1 : count <= 4 ? 2 : 3;
  return `
@page { size: ${size}; margin: 14mm; }
body { margin: 0; color: #000; background: #fff; font: 11pt system-ui, sans-serif; }
section + section { break-before: page; }
h1 { margin: 0 0 6mm; font-size: 14pt; }
.boards { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8mm; }
figure { margin: 0; break-inside: avoid; text-align: center; }
figure > :is(img, svg) { block-size: auto; max-inline-size: 100%; max-block-size: ${Math.floor(220 / Math.ceil(count / columns)) - 14}mm; }
figcaption { display: grid; margin-block-start: 2mm; overflow-wrap: anywhere; }
code { font: 8pt monospace; }
.miniature { inline-size: 18mm; margin-block-end: 4mm; border: 1px solid #888; }
.off { fill: #fff; }
.on { fill: #555; }`;
}
