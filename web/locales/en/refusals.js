/** English: the sentences about texts that are no position, levels that do not exist, and memory. */
import { number, place, written } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "error.empty": (p) => `${written(p)}: the text is empty.`,
  "error.board": (p) => `${place(p)}: a size such as 5x5, or “doors”, is expected.`,
  "error.size": (p) => `${place(p)}: rows and columns must be whole numbers from 1.`,
  "error.too-large": (p) => `${place(p)}: a board has at most ${number(p.limit)} lights.`,
  "error.sides": (p) => `${place(p)}: with the rule row and column, rows and columns are at most 10,001 together.`,
  "error.option": (p) => `${place(p)}: this board option is unknown.`,
  "error.repeated": (p) => `${place(p)}: this option was already given.`,
  "error.rule": (p) =>
    `${place(p)}: a stencil is 3 hex digits (3×3) or 7 (5×5), not all 0, and on mirrored edges symmetric.`,
  "error.digit": (p) => `${place(p)}: this character does not belong here.`,
  "error.length": (p) => `${place(p)}: too few or too many cells for this board.`,
  "error.spare-bits": (p) => `${place(p)}: the last digit stands for more lights than the board has.`,
  "error.hole": (p) => `${place(p)}: a hole can be neither lit nor pressed, and not all cells can be holes.`,
  "error.mask-length": (p) => `${place(p)}: all masks need the same length.`,
  "error.too-many": (p) => `${place(p)}: at most 256 doors and 256 buttons.`,
  "error.lights": (p) => `${place(p)}: a dot and the lights are expected after the board, as in 5x5.on.`,
  "error.trailing": (p) => `${place(p)}: the board ends here, but more text follows.`,
  "error.unclear": (p) => `${place(p)}: the text may mean several boards. Solve asks which, and gives its notation.`,
  "error.level": "Attribute {attribute}: no such level was found for this board.",
  "error.kind": (p) => `${place(p)}: this is another kind of board than the one shown here.`,
  "error.memory": "There is not enough memory for that. Everything else still works.",
});
