/** English: the panel beside a grid of lights. */
import { are, number, solutions, some } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lights.setup": "Your board",
  "lights.sizes": "Size",
  "lights.rows-fewer": "One row less",
  "lights.rows-more": "One row more",
  "lights.cols-fewer": "One column less",
  "lights.cols-more": "One column more",
  "lights.drawing": "Tap the lights to draw your board.",
  "lights.how": "Press each numbered light once, in any order.",
  "lights.along": "Press along",
  "lights.along-about": "Tick off what you have pressed; this board follows. Pressed another one? Press it here, too.",
  "lights.along-cell": "row {row}, column {column}",
  "lights.along-end": "Change the board",
  "lights.nearest": (p) =>
    `With ${some(p.changes, "light", "lights")} changed it can be solved. Is there a mistake in your board? Choose one of the nearest:`,
  "lights.nearest-one": "Change {cells}",
  "lights.save-picture": "Save picture",
  "lights.stencil": "Stencil: what a press flips",
  "lights.stencil-about":
    "The picture shows what a press of the middle flips. Press its cells to make a rule of your own.",
  "lights.goal": "Goal",
  "lights.goal.off": "All off",
  "lights.goal.on": "All on",
  "lights.goal.either": "All the same (Flip Game)",
  "lights.holes": "Holes",
  "lights.all-on": "All on",
  "lights.all-off": "All off",
  "lights.random": "Random",
  "lights.paste": "Type or paste a board",
  "lights.paste-about":
    "Rows of 0 and 1, . and #, b and w or ⬛ and 🟨, with a size such as 5x5 or without; a size and the numbers of the lit cells (5x5: 3, 7, 12); an array; a Flip game ID; the code of a position or a link to it.",
  "lights.paste-load": "Load",
  "lights.paste-example": "A form that can be read, for example:",
  "lights.paste-several": (p) =>
    `${some(p.count, "board", "boards")} found${p.count > p.listed ? `; the first ${number(p.listed)} are listed` : ""}. Which one?`,
  "lights.paste-cases": "Boards found",
  "lights.paste-case": "Board {number}",
  "lights.details": "Details",
  "lights.rank": (p) => `Rank ${number(p.rank)}, nullity ${number(p.nullity)}: ${solutions(p.nullity)}.`,
  "lights.rank-either": (p) =>
    `Rank ${number(p.rank)}, nullity ${number(p.nullity)}: ${solutions(p.nullity)} for each goal that can be reached.`,
  "lights.rank-none": "Rank {rank}, nullity {nullity}.",
  "lights.fewest": "Find the fewest",
  "lights.solution-text": "The solution as text",
  "lights.copy-solution": "Copy solution",
  "lights.witness-lit": (p) =>
    `Every button flips an even number of the hatched lights; ${number(p.count)} of them ${are(p.count)} lit, an odd number. So no set of presses turns them all off.`,
  "lights.witness-dark": (p) =>
    `Every button flips an even number of the hatched lights; ${number(p.count)} of them ${are(p.count)} dark, an odd number. So no set of presses turns them all on.`,
  "lights.all-solutions": "All solutions",
  "lights.steps": "Steps",
  "lights.steps-about": "Row, column. Pressing a light twice cancels: both presses are struck out.",
  "lights.steps-count": (p) => `${number(p.count)}${p.cancelled ? `, ${number(p.cancelled)} cancelled` : ""}`,
});
