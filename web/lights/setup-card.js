/**
 * @file The cards to set up a board: its size, its lights and holes; and, folded on phones, shape, rule, edges and goal. Every change takes
 * effect immediately.
 */
import { miniature } from "../board/miniature.js";
import { digitsOf, positionText, ruleName } from "../board/notation.js";
import { LIMITS } from "../engine/engine.js";
import { hexOfBits } from "../reading/hex.js";
import { SHAPE } from "../reading/shape.js";
import { PETERSEN } from "../solve/index.js";
import { button, choice, field, section } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { areValid, complain } from "../ui/field.js";
import { GraphEditor } from "./graph-editor.js";
import { changeGrid, goalOf, gridOf, shapeIn, TARGETS, withStates } from "./grids.js";
import { toggleGrid } from "./toggle-grid.js";

/** On wider boards the cells are too small to toggle holes. */
const HOLES_COLS_MAX = 16;
const STENCIL_COLS = 5;
const SIDE_MAX = 65536;
const STATES_MAX = 12;
/** The sides of the square boards that one press chooses. */
const SQUARES = [3, 4, 5, 6, 7, 8];

const WIDE = "(width >= 56.25em)"; // the panel is beside the board

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
 * The lights of a board in another size: those that both have. New cells are dark, unless all lights are on.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {number} rows
 * @param {number} cols
 */
function lightsInSize(engine, rows, cols) {
  const { start } = engine;
  if (start.every((state, cell) => state === engine.states[cell] - 1)) return "on";
  return Array.from({ length: rows * cols }, (_, cell) => {
    const [row, column] = [Math.floor(cell / cols), cell % cols];
    return row < engine.rows && column < engine.cols ? start[row * engine.cols + column] : 0;
  });
}

/**
 * @param {import("./index.js").Lights} board
 * @param {import("../engine/engine.js").Engine} spare
 * @param {import("./painting.js").Brush} brush
 */
export function setupCard(board, spare, brush) {
  const change = (/** @type {Partial<Grid>} */ change) => changeGrid(board, change);
  const aim = { isEach: false, refresh: () => onGame(board.engine) };
  const [squares, sides] = sizeFields(board);
  const lights = lightsEditor(board, brush);
  /** @typedef {{ root: HTMLElement, show: (engine: import("../engine/engine.js").Engine) => void, isForGrids?: boolean }} Part */
  /** @type {Part[]} */
  const shown = [
    shapeButtons(board),
    new GraphEditor(board),
    sides,
    { root: lights.rest, show: () => undefined },
    rulePicker(spare, change),
    stencilEditor(change),
    edgesAndGoal(board, aim, change),
    targetsEditor(aim, change),
    holesEditor(change),
  ];
  const parts = [squares, ...shown];
  const { root: rules, note } = section("lights.setup", "lights-cards", ...shown.map((part) => part.root));
  rules.open = matchMedia(WIDE).matches;
  const drawing = make("section", { class: "card drawing" }, squares.root, lights.root);
  const root = make("div", { class: "cards" }, drawing, rules);

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

/** The square boards that one press chooses, and the sides of any other. @param {import("./index.js").Lights} board */
function sizeFields(board) {
  /** @param {number} rows @param {number} cols */
  const resize = (rows, cols) => {
    const grid = { ...gridOf(board.engine), rows, cols, holes: [] };
    if (goalOf(grid) === "each") Object.assign(grid, { goal: "off", target: "0" });
    board.notation = positionText(grid, lightsInSize(board.engine, rows, cols));
  };

  /** @param {HTMLInputElement} changed */
  function take(changed) {
    if (!areValid(rows.input, cols.input)) return;
    const size = [rows.input.valueAsNumber, cols.input.valueAsNumber];
    const lights = size[0] * size[1];
    if (lights > LIMITS.lights) return complain(changed, "field.lights", { lights, limit: LIMITS.lights });
    resize(size[0], size[1]);
  }
  const [rows, cols] = [sideField("lights.rows", take), sideField("lights.cols", take)];
  const squares = SQUARES.map((side) =>
    make("button", { type: "button", translate: "no", onclick: () => resize(side, side) }, `${side}×${side}`),
  );

  /** @param {import("../engine/engine.js").Engine} engine */
  function showSides(engine) {
    rows.input.value = String(engine.rows);
    cols.input.value = String(engine.cols);
    areValid(rows.input, cols.input);
  }

  /** @param {import("../engine/engine.js").Engine} engine */
  function showSquares({ rows, cols }) {
    squares.forEach((choose, i) => {
      choose.setAttribute("aria-pressed", String(rows === SQUARES[i] && cols === SQUARES[i]));
    });
  }
  const sizes = make("div", { class: "sizes", role: "group", label: "lights.sizes" }, ...squares);
  return [
    { root: sizes, show: showSquares, isForGrids: true },
    { root: make("div", { class: "row" }, rows.root, cols.root), show: showSides, isForGrids: true },
  ];
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
  states.addEventListener("change", () => change(withStates(gridOf(board.engine), Number(states.value))));
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
  const grid = toggleGrid("lights.holes", (holes) => {
    if (!holes.every(Boolean)) change({ holes });
  });
  const root = make("details", { class: "more" }, make("summary", { say: "lights.holes" }), grid.root);

  /** @param {import("../engine/engine.js").Engine} engine */
  function show({ cols, holes }) {
    root.hidden = cols > HOLES_COLS_MAX;
    if (!root.hidden) grid.show(cols, holes);
  }
  return { root, show, isForGrids: true };
}

/** All off and holes, and what is needed less. @param {import("./index.js").Lights} board @param {import("./painting.js").Brush} brush */
function lightsEditor(board, brush) {
  /** @param {ArrayLike<number> | "on" | "off"} lights */
  const light = (lights) => {
    board.notation = positionText(gridOf(board.engine), lights);
  };
  const random = () =>
    light(
      crypto.getRandomValues(new Uint8Array(board.engine.lightCount)).map((byte, i) => byte % board.engine.states[i]),
    );
  const holes = make("button", { type: "button", say: "lights.holes-brush", "aria-pressed": "false" });
  holes.onclick = () => {
    brush.makesHoles = !brush.makesHoles;
  };
  const about = make("p", { class: "small", say: "lights.holes-about", hidden: true });
  brush.onChange((makesHoles) => {
    holes.setAttribute("aria-pressed", String(makesHoles));
    about.hidden = !makesHoles;
  });
  const row = make(
    "div",
    { class: "row" },
    button("lights.all-off", () => light("off")),
    holes,
  );
  const rest = [button("lights.all-on", () => light("on")), button("lights.random", random)];
  return { root: make("div", {}, row, about), rest: make("div", { class: "row" }, ...rest) };
}
