/** English: the panel beside a grid of lights. */
import { are, howMany, number, presses, solutions, some } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lights.setup": "Board settings",
  "lights.stencil": "Stencil: what a press flips",
  "lights.stencil-about":
    "The picture shows what a press of the middle flips. Press its cells to make a rule of your own.",
  "lights.goal": "Goal",
  "lights.goal.off": "All off",
  "lights.goal.on": "All on",
  "lights.goal.either": "All the same (Flip Game)",
  "lights.holes": "Holes",
  "lights.draw": "Edit lights: each press changes one",
  "lights.drawing": "Editing: a press changes one light",
  "lights.drawn": "Done",
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
  "lights.solve": "Solution",
  "lights.solvable": "solvable",
  "lights.unsolvable": "no solution",
  "lights.facts": (p) => `Solvable, ${howMany(p.nullity)}.`,
  "lights.facts-either": (p) => `Solvable, ${howMany(p.nullity)} for each goal that can be reached.`,
  "lights.facts-none": "No solution.",
  "lights.details": "Details",
  "lights.rank": (p) => `Rank ${number(p.rank)}, nullity ${number(p.nullity)}: ${solutions(p.nullity)}.`,
  "lights.rank-either": (p) =>
    `Rank ${number(p.rank)}, nullity ${number(p.nullity)}: ${solutions(p.nullity)} for each goal that can be reached.`,
  "lights.rank-none": "Rank {rank}, nullity {nullity}.",
  "lights.fewest": "Find the fewest",
  "lights.why-not": "Why no solution?",
  "lights.fewest-is": (p) =>
    `${presses(p.weight)}, proven to be the fewest. ${p.count === "1" ? "The only such solution" : `${number(BigInt(p.count))} such solutions; one`} is ringed on the board:`,
  "lights.fewest-left": (p) => `fewest: ${presses(p.weight)}`,
  "lights.left": (p) => `${presses(p.weight)} of this solution left, ringed on the board:`,
  "lights.solved-already": "Already solved: no press is needed.",
  "lights.solution-text": "The solution as text",
  "lights.copy-solution": "Copy solution",
  "lights.hide": "Clear the marks",
  "lights.witness-lit": (p) =>
    `Every button flips an even number of the hatched lights; ${number(p.count)} of them ${are(p.count)} lit, an odd number. So no set of presses turns them all off.`,
  "lights.witness-dark": (p) =>
    `Every button flips an even number of the hatched lights; ${number(p.count)} of them ${are(p.count)} dark, an odd number. So no set of presses turns them all on.`,
  "lights.all-solutions": "All solutions",
  "lights.steps": "Steps",
  "lights.steps-about": "Row, column. Pressing a light twice cancels: both presses are struck out.",
  "lights.steps-count": (p) => `${number(p.count)}${p.cancelled ? `, ${number(p.cancelled)} cancelled` : ""}`,
});
