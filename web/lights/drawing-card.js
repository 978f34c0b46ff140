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
  const marks = marksChoice(brush);
  const tools = make("div", { class: "drawing-tools" }, ...sources, off, marks.toggle);
  const squares = SQUARES.map((side) =>
    make("button", { type: "button", translate: "no", onclick: () => resize(board, side, side) }, `${side}×${side}`),
  );
  const sizes = make("div", { class: "sizes", role: "group", label: "lights.sizes" }, ...squares);
  const about = make("p", { class: "small", say: "lights.drawing" });
  const root = make("section", { class: "card drawing" }, tools, sizes, marks.root, about);
  editing.onChange((isAlong) => root.toggleAttribute("data-rests", isAlong));
  brush.onChange((mark) => void say(about, mark ? `lights.mark-about.${mark}` : "lights.drawing"));

  /** @param {import("../engine/engine.js").Engine} engine */
  function onGame({ boardNotation, rows, cols }) {
    sizes.hidden = SHAPE.test(boardNotation);
    marks.show(!sizes.hidden);
    squares.forEach((choose, i) => {
      choose.setAttribute("aria-pressed", String(rows === SQUARES[i] && cols === SQUARES[i]));
    });
  }
  return { root, onGame };
}

/** The choice of a mark for the brush, shown while the brush has one. Shapes other than grids have no holes. @param {import("./painting.js").Brush} brush */
function marksChoice(brush) {
  let first = 0;
  const toggle = button("lights.holes-brush", () => {
    brush.mark = brush.mark ? null : MARKS[first];
  });
  const choices = MARKS.map((mark) =>
    button(`lights.mark.${mark}`, () => {
      brush.mark = mark;
    }),
  );
  const root = make("div", { class: "sizes", role: "group", label: "lights.mark" }, ...choices);
  const update = () => {
    root.hidden = brush.mark === null;
    toggle.setAttribute("aria-pressed", String(!root.hidden));
    choices.forEach((choice, i) => {
      choice.setAttribute("aria-pressed", String(MARKS[i] === brush.mark));
    });
  };
  brush.onChange(update);
  update();
  const show = (/** @type {boolean} */ hasHoles) => {
    first = MARKS.indexOf(hasHoles ? "holes" : "locked");
    choices[0].hidden = !hasHoles;
    say(toggle, hasHoles ? "lights.holes-brush" : "lights.lock-brush");
    if (!hasHoles && brush.mark === "holes") brush.mark = "locked";
  };
  return { root, toggle, show };
}
