/** @file The card to set up a board: size, rule, wrap, goal, holes and lights. Every change takes effect immediately. */
import { hexOfBits, positionText, ruleName } from "../board/notation.js";
import { LIMITS } from "../engine/engine.js";
import { button, choice, field, make, say, section } from "../ui/dom.js";
import { areValid, complain } from "../ui/field.js";
import { drawingSwitch } from "./drawing.js";
import { toggleGrid } from "./toggle-grid.js";

/** On wider boards the cells are too small to toggle holes. */
const HOLES_COLS_MAX = 16;
const STENCIL_COLS = 5;

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
 * @param {import("./index.js").Lights} board
 * @param {() => void} play scrolls to the board
 */
export function setupCard(board, play) {
  /** @param {Partial<Grid>} change */
  function change(change) {
    const grid = { ...gridOf(board.engine), ...change };
    board.notation = positionText(grid, lightsWithout(board.engine.start, grid));
  }
  /** @param {ArrayLike<number> | "on" | "off"} lights */
  function light(lights) {
    board.notation = positionText(gridOf(board.engine), lights);
  }

  const parts = [sizeFields(board), rulePicker(board.engine.rules, change), wrapAndGoal(change), holesEditor(change)];
  const { root, note } = section(
    "lights.setup",
    "lights-cards",
    ...parts.map((part) => part.root),
    lightsEditor(board, play, light),
  );

  /** @param {import("../engine/engine.js").Engine} engine */
  function onGame(engine) {
    for (const part of parts) part.show(engine);
    say(note, `lights.rule.${ruleName(engine)}`);
  }
  return { root, onGame };
}

/** @param {import("./index.js").Lights} board */
function sizeFields(board) {
  const [rows, cols] = ["rows", "cols"].map(() =>
    make("input", { type: "number", min: 1, max: 65536, required: true }),
  );

  // A new size starts with all lights on, which is solvable for every symmetric rule whose stencil contains its own
  // cell.
  /** @param {HTMLInputElement} changed */
  function resize(changed) {
    if (!areValid(rows, cols)) return;
    const lights = rows.valueAsNumber * cols.valueAsNumber;
    if (lights > LIMITS.lights) return complain(changed, "field.lights", { lights, limit: LIMITS.lights });
    const grid = { ...gridOf(board.engine), rows: rows.valueAsNumber, cols: cols.valueAsNumber, holes: [] };
    board.notation = positionText(grid, grid.goal === "on" ? "off" : "on");
  }
  for (const input of [rows, cols]) input.addEventListener("change", () => resize(input));

  /** @param {import("../engine/engine.js").Engine} engine */
  function show(engine) {
    rows.value = String(engine.rows);
    cols.value = String(engine.cols);
    areValid(rows, cols);
  }
  return { root: make("div", { class: "row" }, field("lights.rows", rows), field("lights.cols", cols)), show };
}

/**
 * The choice of a rule by name, and its stencil, which is also the editor of custom rules.
 * @param {string[]} names
 * @param {(change: Partial<Grid>) => void} change
 */
function rulePicker(names, change) {
  const select = choice(
    "lights.rule",
    /** @type {import("../board/notation.js").RuleName[]} */ ([...names, "own"]),
    (rule) => {
      if (rule !== "own") change({ rule });
    },
  );
  const picture = toggleGrid("lights.stencil", (cells) => {
    if (cells.some(Boolean)) change({ rule: `r${hexOfBits(cells)}` });
  });
  const words = make(
    "div",
    {},
    field("lights.rule", select),
    make("p", { class: "small", say: "lights.stencil-about" }),
  );
  const root = make("div", { class: "rule" }, words, picture.root);

  /** @param {import("../engine/engine.js").Engine} engine */
  function show(engine) {
    select.value = ruleName(engine);
    picture.show(STENCIL_COLS, engine.stencil);
  }
  return { root, show };
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

/** @param {import("./index.js").Lights} board @param {() => void} play @param {(lights: ArrayLike<number> | "on" | "off") => void} light */
function lightsEditor(board, play, light) {
  const random = () =>
    light(
      crypto
        .getRandomValues(new Uint8Array(board.engine.lightCount))
        .map((byte, i) => byte & 1 & ~board.engine.holes[i]),
    );
  return make(
    "div",
    { class: "row" },
    drawingSwitch(board, play),
    button("lights.all-on", () => light("on")),
    button("lights.all-off", () => light("off")),
    button("lights.random", random),
  );
}
