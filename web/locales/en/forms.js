/** English: forms and long work, in the views that are loaded later. */
import { number, percent, place, presses } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lights.size": "{rows}×{columns}",
  "lights.rows": "Rows",
  "lights.cols": "Columns",
  "lights.rule": "Rule",
  "lights.cell": "row {row}, column {column}",
  "lights.wrap": "Edges",
  "lights.wrap.flat": "Open",
  "lights.wrap.cylinder": "Joined left–right (cylinder)",
  "lights.wrap.torus": "Joined both ways (torus)",
  "lights.wrap.klein": "Joined, top–bottom mirrored (Klein bottle)",
  "lights.wrap.projective": "Joined both ways, mirrored (projective plane)",
  "lights.best": (p) =>
    `Best so far: ${presses(p.best)}; at least ${number(p.bound)}; ${percent(Math.floor(100 * p.progress) / 100)} searched.`,
  "field.number": (p) => `A whole number from ${number(p.min)} to ${number(p.max)}.`,
  "field.lights": (p) => `${number(p.lights)} lights are too many: a board has at most ${number(p.limit)}.`,
  "error.cell": (p) => `${place(p)}: this cell number is not on the board, or is given twice.`,
  "error.letter": (p) => `${place(p)}: mask lines must be A, B, C … in order.`,
  "error.name": (p) => `${place(p)}: this name has no line of its own.`,
  "error.seed": (p) => `${place(p)}: another program’s random seed does not tell which lights are on; use its game ID.`,
  "error.solutions": "There are too many solutions to find the fewest presses.",
  "error.none": "No position of this board needs that many presses (proven).",
  "error.steps": "There are too many steps to show one by one: the board may have 4096 lights at most.",
});
