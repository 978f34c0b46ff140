/** @file The card with the shape, the sides, the rule, the edges and the goal of a board; folded on phones. Every change takes effect immediately. */
import { miniature } from "../board/miniature.js";
import { digitsOf, ruleName } from "../board/notation.js";
import { LIMITS } from "../engine/engine.js";
import { hexOfBits } from "../reading/hex.js";
import { SHAPE } from "../reading/shape.js";
import { PETERSEN, restFold } from "../solve/index.js";
import { button, choice, field } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { areValid, complain } from "../ui/field.js";
import { GraphEditor } from "./graph-editor.js";
import { changeGrid, goalOf, gridOf, light, resize, shapeIn, TARGETS, withMark, withStates } from "./grids.js";
import { toggleGrid } from "./toggle-grid.js";

/** On wider boards the cells are too small to toggle holes. */
const HOLES_COLS_MAX = 16;
const STENCIL_COLS = 5;
const SIDE_MAX = 65536;
const STATES_MAX = 12;

const GRID = "5x5";
/** Locale key (after `lights.shape.`) and notation. */
const SHAPES = /** @type {const} */ ([
  ["grid", GRID],
  ["cube2", "cube2"],
  ["cube3", "cube3"],
  ["dodecahedron", "dodecahedron"],
  ["hex", "hex3"],
  ["triangle", "triangle5"],
  ["graph", PETERSEN],
]);

/** @typedef {import("../board/notation.js").Grid} Grid */

/**
 * @param {import("./index.js").Lights} board
 * @param {import("../engine/engine.js").Engine} spare
 */
export function setupCard(board, spare) {
  const change = (/** @type {Partial<Grid>} */ part) => changeGrid(board, () => part);
  const aim = { isEach: false, refresh: () => onGame(board.engine) };
  /** @typedef {{ root: HTMLElement, show: (engine: import("../engine/engine.js").Engine) => void, isForGrids?: boolean }} Part */
  /** @type {Part[]} */
  const parts = [
    shapeButtons(board),
    new GraphEditor(board),
    sideFields(board),
    { root: lightsTools(board), show: () => undefined },
    rulePicker(spare, change),
    stencilEditor(change),
    edgesAndGoal(board, aim, change),
    targetsEditor(aim, change),
    holesEditor(change),
  ];
  const { root, note } = restFold("lights.setup", ...parts.map((part) => part.root));

  /** @param {import("../engine/engine.js").Engine} engine */
  function onGame(engine) {
    const isGrid = !SHAPE.test(engine.boardNotation);
    for (const part of parts) {
      part.root.hidden = !isGrid && part.isForGrids === true;
      if (!part.root.hidden) part.show(engine);
    }
    const rule = isGrid ? ruleName(engine) : null;
    note.textContent = "";
    if (rule) say(note, `lights.rule.${rule}`);
  }
  return { root, onGame };
}

/** Boards that are no grid, and the way back to one. @param {import("./index.js").Lights} board */
function shapeButtons(board) {
  const choices = SHAPES.map(([key, notation]) => {
    const open = () => {
      board.notation = `${notation}.on`;
    };
    return { notation, root: make("button", { type: "button", onclick: open, say: `lights.shape.${key}` }) };
  });
  const root = make(
    "div",
    { class: "chips", role: "group", label: "lights.shape" },
    ...choices.map(({ root }) => root),
  );

  /** @param {import("../engine/engine.js").Engine} engine */
  function show({ boardNotation }) {
    const shape = shapeIn(boardNotation) ?? GRID;
    const isShown = (/** @type {string} */ notation) =>
      notation === PETERSEN ? shape.startsWith("graph") : notation === shape;
    for (const { notation, root } of choices) root.setAttribute("aria-pressed", String(isShown(notation)));
  }
  return { root, show };
}

/** The sides of a board that are no square of those that one press chooses. @param {import("./index.js").Lights} board */
function sideFields(board) {
  /** @param {HTMLInputElement} changed */
  function take(changed) {
    if (!areValid(rows.input, cols.input)) return;
    const size = [rows.input.valueAsNumber, cols.input.valueAsNumber];
    const lights = size[0] * size[1];
    if (lights > LIMITS.lights) return complain(changed, "field.lights", { lights, limit: LIMITS.lights });
    resize(board, size[0], size[1]);
  }
  const [rows, cols] = [sideField("lights.rows", take), sideField("lights.cols", take)];

  /** @param {import("../engine/engine.js").Engine} engine */
  function show(engine) {
    rows.input.value = String(engine.rows);
    cols.input.value = String(engine.cols);
    areValid(rows.input, cols.input);
  }
  return { root: make("div", { class: "row" }, rows.root, cols.root), show, isForGrids: true };
}

/**
 * A side of the board: a number with buttons to lower and to raise it.
 * @param {"lights.rows" | "lights.cols"} key
 * @param {(changed: HTMLInputElement) => void} take
 */
function sideField(key, take) {
  const input = make("input", { type: "number", min: 1, max: SIDE_MAX, required: true });
  input.addEventListener("change", () => take(input));
  /** @param {number} by @param {string} sign @param {import("../ui/i18n.js").Key} label */
  const stepBy = (by, sign, label) => {
    const act = () => {
      input.value = String(Math.min(SIDE_MAX, Math.max(1, input.valueAsNumber + by || 1)));
      take(input);
    };
    return make("button", { type: "button", label, onclick: act }, sign);
  };
  const [fewer, more] = [stepBy(-1, "−", `${key}-fewer`), stepBy(1, "+", `${key}-more`)];
  return { root: make("div", { class: "side" }, fewer, field(key, input), more), input };
}

/**
 * The choice of a rule by its picture: the lights that a press of the middle flips.
 * @param {import("../engine/engine.js").Engine} spare
 * @param {(change: Partial<Grid>) => void} change
 */
function rulePicker(spare, change) {
  const names = /** @type {import("../board/notation.js").RuleName[]} */ (spare.rules);
  const choices = names.map((rule) => {
    const input = make("input", { type: "radio", name: "rule", value: rule, onchange: () => change({ rule }) });
    return {
      input,
      root: make("label", {}, input, rulePicture(spare, rule), make("span", { say: `lights.rule.${rule}` })),
    };
  });
  const root = make(
    "div",
    { class: "rules", role: "radiogroup", label: "lights.rule" },
    ...choices.map(({ root }) => root),
  );

  /** @param {import("../engine/engine.js").Engine} engine */
  function show(engine) {
    for (const { input } of choices) input.checked = input.value === engine.rule;
  }
  return { root, show, isForGrids: true };
}

/** @param {import("../engine/engine.js").Engine} spare @param {string} rule */
function rulePicture(spare, rule) {
  spare.load(`${STENCIL_COLS}x${STENCIL_COLS}-${rule}.off`);
  return miniature(STENCIL_COLS, STENCIL_COLS, spare.mask((STENCIL_COLS * STENCIL_COLS) >> 1));
}

/** @param {(change: Partial<Grid>) => void} change */
function stencilEditor(change) {
  const picture = toggleGrid("lights.stencil", (cells) => {
    if (cells.some(Boolean)) change({ rule: `r${hexOfBits(cells)}` });
  });
  const about = make("p", { class: "small", say: "lights.stencil-about" });
  const root = make("details", { class: "more" }, make("summary", { say: "lights.rule.own" }), about, picture.root);
  return {
    root,
    isForGrids: true,
    show: (/** @type {import("../engine/engine.js").Engine} */ engine) => picture.show(STENCIL_COLS, engine.stencil),
  };
}

/** @typedef {{ isEach: boolean, refresh: () => void }} Aim  isEach: each light gets its own target, even while they are equal */

/** The goal that is chosen. @param {import("../engine/engine.js").Engine} engine @param {Aim} aim */
const chosenGoal = (engine, { isEach }) => (isEach && engine.targets ? "each" : goalOf(gridOf(engine)));

/** @param {import("./index.js").Lights} board @param {Aim} aim @param {(change: Partial<Grid>) => void} change */
function edgesAndGoal(board, aim, change) {
  const wraps = choice("lights.wrap", ["flat", "cylinder", "torus", "klein", "projective"], (wrap) => change({ wrap }));
  const counts = Array.from({ length: STATES_MAX - 1 }, (_, i) => make("option", { value: i + 2 }, String(i + 2)));
  const states = make("select", {}, ...counts);
  states.addEventListener("change", () => {
    const count = Number(states.value);
    changeGrid(board, (engine) => withStates(gridOf(engine), count));
  });
  const goals = make("select", {});
  goals.addEventListener("change", () => {
    aim.isEach = goals.value === "each";
    change(goalChange(board.engine, goals.value));
    aim.refresh();
  });
  const both = make("input", { type: "checkbox", onchange: () => change({ bothWays: both.checked }) });
  const ways = make("label", { class: "check" }, both, make("span", { say: "lights.both-ways" }));
  const edges = field("lights.wrap", wraps);
  const fields = [edges, field("lights.states", states), field("lights.goal", goals), ways];

  /** @param {import("../engine/engine.js").Engine} engine */
  function show(engine) {
    const grid = gridOf(engine);
    edges.hidden = SHAPE.test(engine.boardNotation);
    wraps.value = engine.wrap;
    states.value = String(grid.states);
    goals.replaceChildren(...goalOptions(grid.states));
    goals.value = chosenGoal(engine, aim);
    ways.hidden = grid.states === 2;
    both.checked = engine.bothWays;
  }
  return { root: make("div", { class: "row" }, ...fields), show };
}

/** The goals of lights with so many states. @param {number} states */
function goalOptions(states) {
  /** @param {import("../locales/languages.js").KeyPart<"lights.goal.">} name @param {string} value */
  const named = (name, value = name) => make("option", { value, say: `lights.goal.${name}` });
  if (states === 2) return [named("off"), named("on"), named("either"), named("picture", "each")];
  const all = Array.from({ length: states }, (_, state) =>
    say(make("option", { value: state }), "lights.goal.state", { state }),
  );
  return [...all, named("same"), named("each")];
}

/** @param {import("../engine/engine.js").Engine} engine @param {string} goal a value of goalOptions() @returns {Partial<Grid>} */
function goalChange({ lights, targets }, goal) {
  if (goal === "each") return { goal: "target", target: digitsOf(targets ?? lights.map(() => 0)) };
  if (goal in TARGETS) return { goal, target: TARGETS[goal] };
  return { goal: "target", target: goal === "same" ? "*" : digitsOf([Number(goal)]) };
}

/** The target of each light; they are set one by one. @param {Aim} aim @param {(change: Partial<Grid>) => void} change */
function targetsEditor(aim, change) {
  let states = 2;
  const grid = toggleGrid(
    "lights.targets",
    (targets) => change({ goal: "target", target: digitsOf(targets) }),
    () => states,
  );
  const about = make("p", { class: "small", say: "lights.targets-about" });
  const root = make("div", {}, about, grid.root);

  /** @param {import("../engine/engine.js").Engine} engine */
  function show(engine) {
    const { targets, cols, holes } = engine;
    root.hidden = chosenGoal(engine, aim) !== "each" || cols > HOLES_COLS_MAX || SHAPE.test(engine.boardNotation);
    states = gridOf(engine).states;
    if (!root.hidden && targets) grid.show(cols, targets, holes);
  }
  return { root, show };
}

/** @param {(change: Partial<Grid>) => void} change */
function holesEditor(change) {
  /** @type {import("../engine/engine.js").Engine} */
  let engine;
  const grid = toggleGrid("lights.holes", (holes) => {
    const marked = withMark(engine, "holes", holes);
    if (marked) change(marked);
  });
  const root = make("details", { class: "more" }, make("summary", { say: "lights.holes" }), grid.root);

  /** @param {import("../engine/engine.js").Engine} now */
  function show(now) {
    engine = now;
    root.hidden = engine.cols > HOLES_COLS_MAX;
    if (!root.hidden) grid.show(engine.cols, engine.holes);
  }
  return { root, show, isForGrids: true };
}

/** All lights on, or each by chance. @param {import("./index.js").Lights} board */
function lightsTools(board) {
  const random = () => {
    const { lightCount, states } = board.engine;
    light(
      board,
      crypto.getRandomValues(new Uint8Array(lightCount)).map((byte, i) => byte % states[i]),
    );
  };
  const tools = [button("lights.all-on", () => light(board, "on")), button("lights.random", random)];
  return make("div", { class: "row" }, ...tools);
}
