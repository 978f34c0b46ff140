/** @file The card under a board that is drawn: where it comes from, all lights off, marks for cells, and the square boards that one press chooses. It rests while a solution is pressed along. */
import { SHAPE } from "../reading/shape.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { light, resize } from "./grids.js";

const MARKS = /** @type {const} */ (["holes", "locked", "any"]);
const SQUARES = [3, 4, 5, 6, 7]; // sides

/**
 * @param {import("./index.js").Lights} board
 * @param {ReturnType<typeof import("./editing.js").editing>} editing
 * @param {import("./painting.js").Brush} brush
 * @param {HTMLElement[]} sources  the buttons that bring a board from elsewhere
 */
export function drawingCard(board, editing, brush, sources) {
  const off = button("lights.all-off", () => light(board, "off"));
  const tools = make("div", { class: "drawing-tools" }, ...sources, off, holesButton(brush));
  const squares = SQUARES.map((side) =>
    make("button", { type: "button", translate: "no", onclick: () => resize(board, side, side) }, `${side}×${side}`),
  );
  const sizes = make("div", { class: "sizes", role: "group", label: "lights.sizes" }, ...squares);
  const about = make("p", { class: "small", say: "lights.drawing" });
  const marks = marksChoice(brush);
  const root = make("section", { class: "card drawing" }, tools, sizes, marks, about);
  editing.onChange((isAlong) => root.toggleAttribute("data-rests", isAlong));
  brush.onChange((mark) => void say(about, mark ? `lights.mark-about.${mark}` : "lights.drawing"));

  /** @param {import("../engine/engine.js").Engine} engine */
  function onGame({ boardNotation, rows, cols }) {
    sizes.hidden = SHAPE.test(boardNotation);
    squares.forEach((choose, i) => {
      choose.setAttribute("aria-pressed", String(rows === SQUARES[i] && cols === SQUARES[i]));
    });
  }
  return { root, onGame };
}

/** @param {import("./painting.js").Brush} brush */
function holesButton(brush) {
  const toggle = () => {
    brush.mark = brush.mark ? null : MARKS[0];
  };
  const holes = button("lights.holes-brush", toggle, { "aria-pressed": "false" });
  brush.onChange((mark) => holes.setAttribute("aria-pressed", String(mark !== null)));
  return holes;
}

/** What the brush makes of cells, while it makes something. @param {import("./painting.js").Brush} brush */
function marksChoice(brush) {
  const choose = (/** @type {typeof MARKS[number]} */ mark) => () => {
    brush.mark = mark;
  };
  const choices = MARKS.map((mark) => button(`lights.mark.${mark}`, choose(mark)));
  const root = make("div", { class: "sizes", role: "group", label: "lights.mark", hidden: true }, ...choices);
  brush.onChange((now) => {
    root.hidden = now === null;
    choices.forEach((choice, i) => {
      choice.setAttribute("aria-pressed", String(MARKS[i] === now));
    });
  });
  return root;
}
