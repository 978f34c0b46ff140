/** @file The card to set up a board: size, rule, wrap, goal, holes and lights. Every change takes effect immediately. */
import { miniature } from "../board/miniature.js";
import { hexOfBits, positionText, ruleName } from "../board/notation.js";
import { LIMITS } from "../engine/engine.js";
import { button, choice, field, make, say, section } from "../ui/dom.js";
import { areValid, complain } from "../ui/field.js";
import { toggleGrid } from "./toggle-grid.js";

/** On wider boards the cells are too small to toggle holes. */
const HOLES_COLS_MAX = 16;
const STENCIL_COLS = 5;
const SIDE_MAX = 65536;
/** The sides of the square boards that one press chooses. */
const SQUARES = [3, 4, 5, 6, 7, 8];

/** @typedef {import("../board/notation.js").Grid} Grid */

/** The grid of an engine. @param {import("../engine/engine.js").Engine} engine @returns {Grid} */
function gridOf({ rows, cols, rule, wrap, goal, holes }) {
  return { rows, cols, rule, wrap, goal, holes };
}

/** The lights, without those that are holes in the grid. @param {ArrayLike<number>} lights @param {Grid} grid */
function lightsWithout(lights, { holes }) {
  return Array.from(lights, (lit, i) => (holes[i] ? 0 : lit));
}

/**
 * The lights of a board in another size: those that both have. New cells are dark, unless all lights are on.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {number} rows
 * @param {number} cols
 */
function lightsInSize(engine, rows, cols) {
  const { start } = engine;
  if (start.every((lit, cell) => lit || engine.holes[cell])) return "on";
  return Array.from({ length: rows * cols }, (_, cell) => {
    const [row, column] = [Math.floor(cell / cols), cell % cols];
    return row < engine.rows && column < engine.cols ? start[row * engine.cols + column] : 0;
  });
}

/**
 * @param {import("./index.js").Lights} board
 * @param {import("../engine/engine.js").Engine} spare
 */
export function setupCard(board, spare) {
  /** @param {Partial<Grid>} change */
  function change(change) {
    const grid = { ...gridOf(board.engine), ...change };
    board.notation = positionText(grid, lightsWithout(board.engine.start, grid));
  }

  const parts = [
    sizeFields(board),
    rulePicker(spare, change),
    stencilEditor(change),
    wrapAndGoal(change),
    holesEditor(change),
  ];
  const [size, ...others] = parts.map((part) => part.root);
  const { root, note } = section("lights.setup", "lights-cards", size, lightsEditor(board), ...others);
  root.open = true;

  /** @param {import("../engine/engine.js").Engine} engine */
  function onGame(engine) {
    for (const part of parts) part.show(engine);
    say(note, `lights.rule.${ruleName(engine)}`);
  }
  return { root, onGame };
}

/** @param {import("./index.js").Lights} board */
function sizeFields(board) {
  /** @param {number} rows @param {number} cols */
  const resize = (rows, cols) => {
    const grid = { ...gridOf(board.engine), rows, cols, holes: [] };
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
  function show(engine) {
    rows.input.value = String(engine.rows);
    cols.input.value = String(engine.cols);
    areValid(rows.input, cols.input);
    squares.forEach((choose, i) => {
      choose.setAttribute("aria-pressed", String(engine.rows === SQUARES[i] && engine.cols === SQUARES[i]));
    });
  }
  const sizes = make("div", { class: "sizes", role: "group", label: "lights.sizes" }, ...squares);
  return { root: make("div", { class: "size" }, sizes, make("div", { class: "row" }, rows.root, cols.root)), show };
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
  return { root, show };
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
    show: (/** @type {import("../engine/engine.js").Engine} */ engine) => picture.show(STENCIL_COLS, engine.stencil),
  };
}

/** @param {(change: Partial<Grid>) => void} change */
function wrapAndGoal(change) {
  const wraps = choice("lights.wrap", ["flat", "cylinder", "torus"], (wrap) => change({ wrap }));
  const goals = choice("lights.goal", ["off", "on", "either"], (goal) => change({ goal }));

  /** @param {import("../engine/engine.js").Engine} engine */
  function show(engine) {
    wraps.value = engine.wrap;
    goals.value = engine.goal;
  }
  return { root: make("div", { class: "row" }, field("lights.wrap", wraps), field("lights.goal", goals)), show };
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
  return { root, show };
}

/** @param {import("./index.js").Lights} board */
function lightsEditor(board) {
  /** @param {ArrayLike<number> | "on" | "off"} lights */
  const light = (lights) => {
    board.notation = positionText(gridOf(board.engine), lights);
  };
  const random = () =>
    light(
      crypto
        .getRandomValues(new Uint8Array(board.engine.lightCount))
        .map((byte, i) => byte & 1 & ~board.engine.holes[i]),
    );
  return make(
    "div",
    { class: "row" },
    button("lights.all-off", () => light("off")),
    button("lights.all-on", () => light("on")),
    button("lights.random", random),
  );
}
