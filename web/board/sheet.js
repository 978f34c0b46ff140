/** @file Worksheets: different boards of a kind to work on by hand, black on white, and the same with their answers. */
import { LIMITS } from "../engine/engine.js";
import { ruleName } from "./notation.js";
import { PAPER } from "./paper.js";
import { KINDS } from "./sheet-kinds.js";
import { hasParities, solutionEnding } from "./turns.js";

/**
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("../ui/i18n.js").Key} Key
 * @typedef {import("../ui/i18n.js").Translate} Translate
 * @typedef {import("./sheet-kinds.js").Task} Task
 * @typedef {import("../locales/languages.js").KeyPart<"explain.sheet.">} KindName
 * @typedef {object} Look  how positions of any board are drawn, and what they want in sentences
 * @property {import("./state-parts.js").StateParts["pictureOf"]} draw
 * @property {import("./state-parts.js").StateParts["goalOf"]} goalOf
 *
 * @typedef {object} Sheet
 * @property {string} title
 * @property {string[]} about  sentences
 * @property {Uint8Array | null} stencil  of a rule without a name
 * @property {{ svg: string, caption: string, lines: string[], notation: string }[]} figures
 */

/** @type {KindName[]} */
export const KIND_NAMES = /** @type {any} */ (Object.keys(KINDS));

/** True if the presses that the boards need can be chosen. @param {KindName} kind @param {string} notation */
export const hasWeight = (kind, notation) =>
  Boolean(KINDS[kind].isLevel) && (!/^doors/.test(notation) || kind === "modulo3");

/** The most lights of a board for tasks of a kind. Doors are dealt anew, of which there is a limit. @param {Engine} engine @param {KindName} kind */
const mostOf = ({ boardNotation }, kind) =>
  Math.min(KINDS[kind].most, /^doors/.test(boardNotation) ? LIMITS.countedDoors : Infinity);

/**
 * Different tasks on the kind of board that is loaded, as many as were found.
 * @param {Engine} engine
 * @param {{ kind?: KindName, count: number, weight: number, seed: number }} options
 * @returns {Task[]}
 */
export function tasksOf(engine, { kind = "solve", count, weight, seed }) {
  const { deal } = KINDS[kind];
  const { notation, lightCount } = engine;
  const most = mostOf(engine, kind);
  /** @type {Map<string, Task>} */
  const tasks = new Map();
  for (let tries = 0; lightCount <= most && tasks.size < count && tries < 4 * count; tries++) {
    engine.load(notation);
    const task = deal(engine, weight, seed * 1000 + tries);
    if (!task) break;
    tasks.set([task.notation, ...(task.given ?? [])].join(" "), task);
  }
  engine.load(notation);
  return [...tasks.values()];
}

/** Why no task was found on a board. @param {Engine} engine @param {KindName} kind @returns {{ key: Key, params: { limit: number } }} */
export const whyNone = (engine, kind) => ({
  key: engine.lightCount > mostOf(engine, kind) ? "explain.sheet-large" : `explain.sheet-none-${kind}`,
  params: { limit: mostOf(engine, kind) },
});

/**
 * The page with the tasks, and the one with their answers.
 * @param {Engine} engine
 * @param {KindName} kind
 * @param {Task[]} tasks
 * @param {Translate} t
 * @param {Look} look
 * @returns {[tasks: Sheet, answers: Sheet]}
 */
export function sheetsOf(engine, kind, tasks, t, look) {
  const { ask, answer } = KINDS[kind];
  const figures = tasks.map((task, i) => {
    engine.load(task.notation);
    const draw = (/** @type {import("./view.js").Marks} */ marks) => look.draw(engine, marks, { palette: PAPER });
    return [ask, answer].map((show) => figureOf(show(engine, task, draw), task, i + 1, t));
  });
  const { title, answers, about } = wordsOf(engine, kind, t, look);
  const stencil = engine.kind === "grid" && ruleName(engine) === "own" ? engine.stencil : null;
  return [
    { title, about, stencil, figures: figures.map(([asked]) => asked) },
    { title: answers, about: [], stencil: null, figures: figures.map(([, answered]) => answered) },
  ];
}

/** The titles of both pages, and the sentences below the first. @param {Engine} engine @param {KindName} kind @param {Translate} t @param {Look} look */
function wordsOf(engine, kind, t, look) {
  const [goal, ...rule] = goalOf(engine, t, look);
  const say = (/** @type {string} */ key) => t(/** @type {Key} */ (key), { states: Math.max(...engine.states) });
  if (kind === "solve" || kind === "modulo3")
    return { title: goal, answers: say(`explain.sheet-answers${solutionEnding(engine)}`), about: rule };
  const name = kind === "impossible" && !hasParities(engine) ? "impossible-states" : kind;
  const ofGoal = kind === "quiet" ? rule : [goal, ...rule]; // a quiet pattern is of any goal
  const about = kind === "elimination" ? [say("explain.sheet-rule-matrix")] : ofGoal;
  return { title: say(`explain.sheet-${name}`), answers: say(`explain.sheet-answers-${name}`), about };
}

/** @param {import("./sheet-kinds.js").Shown} shown @param {Task} task @param {number} number @param {Translate} t */
function figureOf({ svg, caption = "", fewest, lines = [] }, { notation }, number, t) {
  const text = fewest === undefined ? caption : t("explain.sheet-fewest", { count: fewest });
  return { svg, caption: `${number}. ${text}`, lines, notation };
}

/** The key of the sentence for paper, if it is another one. @param {Key} key */
const onPaper = (key) =>
  /** @type {Key} */ (
    key
      .replace("game.goal.doors", "explain.sheet-doors")
      .replace("game.goal.", "explain.sheet-grid-")
      .replace(/^game\.rule\.doors(-many)?$/, "explain.sheet-rule-doors")
  );

/** The goal and the rule, in sentences for paper. @param {Engine} engine @param {Translate} t @param {Look} look */
function goalOf(engine, t, look) {
  const { wrap } = engine;
  const said = look
    .goalOf(engine)
    .filter(({ key }) => !key.startsWith("states.back"))
    .map(({ key, params }) => t(onPaper(key), params));
  return wrap === "flat" ? said : [...said, t(/** @type {Key} */ (`game.edges.${wrap}`))];
}

/** The style of the printed pages. @param {string} size of the paper @param {Sheet} sheet the page with the tasks */
export function styleOf(size, { figures }) {
  const count = figures.length;
  const columns = count === 1 ? 1 : count <= 4 ? 2 : 3;
  const lines = Math.max(...figures.map(({ lines }) => lines.length));
  const height = lines ? 40 : Math.floor(220 / Math.ceil(count / columns)) - 14;
  return `
@page { size: ${size}; margin: 14mm; }
body { margin: 0; color: #000; background: #fff; font: 11pt system-ui, sans-serif; }
section + section { break-before: page; }
h1 { margin: 0 0 6mm; font-size: 14pt; }
.boards { display: grid; min-block-size: 180mm; grid-template-columns: repeat(${columns}, 1fr); gap: 8mm; }
figure { margin: 0; break-inside: avoid; text-align: center; }
figure > :is(img, svg) { block-size: auto; max-inline-size: 100%; max-block-size: ${height}mm; }
figcaption { display: grid; margin-block-start: 2mm; overflow-wrap: anywhere; }
ul { margin: 2mm 0 0; padding: 0; list-style: none; text-align: start; }
li { margin-block-start: 2mm; border-block-end: 1px solid #999; }
code { font: 8pt monospace; }
.miniature { inline-size: 18mm; margin-block-end: 4mm; border: 1px solid #999; }
.off { fill: #fff; }
.on { fill: #000a; }`;
}
