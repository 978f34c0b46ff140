/** English: the explain pane. */
import { number, odd, presses, solutions, some } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "explain.title": "Explain",
  "explain.tab-equations": "Equations",
  "explain.tab-elimination": "Elimination",
  "explain.back": "Previous step",
  "explain.on": "Next step",
  "explain.play": "Play",
  "explain.pause": "Pause",
  "explain.position": "Step",
  "explain.matrix": "Augmented matrix",

  "explain.equations-grid":
    "One equation for each light, + adds without carry (1+1=0). Buttons are numbered row by row; 1 at the right: this light must change.",
  "explain.equations-doors":
    "One equation for each door, + adds without carry (1+1=0). Letters are buttons; 1 at the right: this door must turn.",
  "explain.equations-many": "Equations are listed for boards of up to {limit} lights.",

  "explain.by": "Steps",
  "explain.by-pivot": "By pivots",
  "explain.by-addition": "By additions",
  "explain.step-column": (p) =>
    `${p.row} has the pivot of ${p.unknown}; it is added to ${some(p.count, "row", "rows")} with that unknown.`,
  "explain.legend-current": "the row of the step",
  "explain.legend-other": "the row that is added or exchanged",
  "explain.legend-pivot": "the pivot",
  "explain.legend-past": "columns that are done",
  "explain.form": "Form",
  "explain.reduced": "Reduced row echelon (Gauss–Jordan)",
  "explain.echelon": "Row echelon + back substitution",
  "explain.too-many-steps": "Elimination is shown for boards of up to {limit} lights.",
  "explain.step-start": "The equations as a matrix: a row each, b at the right.",
  "explain.step-pivot": "{row} has {unknown}: it becomes the pivot.",
  "explain.step-swap": "Swap {row} and {other}: the pivot moves up.",
  "explain.step-add": "Add {other} to {row}: {unknown} vanishes there.",
  "explain.step-free": "No pivot for {unknown}: a free variable.",
  "explain.step-impossible": "{row} has become 0 = 1, a contradiction: no solution.",
  "explain.step-echelon": "Row echelon form. Now back substitution: from the last pivot up.",
  "explain.step-up": "{row} decides {unknown}: put it into the rows above.",
  "explain.step-done": "Done: each row decides one unknown.",
  "explain.rank": (p) => `Rank ${number(p.rank)}, nullity ${number(p.nullity)}: ${solutions(p.nullity)}.`,
  "explain.rank-none": "Rank {rank}, nullity {nullity}: no solution.",
  "explain.back-free": "From the last row up, with every free variable 0:",
  "explain.back-fixed": "From the last row up:",

  "explain.tab-chase": "Chasing",
  "explain.tab-quiet": "Quiet patterns",
  "explain.tab-solutions": "Solutions",
  "explain.tab-tour": "First tour",
  "explain.tab-own": "Your equations",
  "explain.tab-take": "Export",
  "explain.more": "More",
  "explain.solution-name": (p) =>
    `solution ${p.number}${p.of ? ` of ${number(p.of)}` : ""}: ${presses(p.count)}: ${p.names.join("; ")}${p.more ? " …" : ""}`,
  "explain.presses": (p) => presses(p.count),

  "explain.chase-none":
    "Light chasing works where a press reaches, of the rows above, only the light directly above (plus, with or without its centre), without holes, top and bottom not joined.",
  "explain.chase-start": "Row by row: a wrong light is put right by pressing the button under it.",
  "explain.chase-chase": (p) => `Row ${p.row}: press under the wrong lights of row ${p.above}: ${presses(p.count)}.`,
  "explain.chase-left": (p) => `Only the last row can still be wrong: ${some(p.left, "light is", "lights are")} left.`,
  "explain.chase-left-none": "Nothing is left in the last row.",
  "explain.chase-first-row": (p) => `From the small system: ${presses(p.count)} in the first row. Then chase again.`,
  "explain.chase-finish": (p) => `Solved: ${some(p.total, "press counts", "presses count")}, the rest cancelled.`,
  "explain.chase-impossible": "No first row leaves just this in the last row: no solution.",
  "explain.chase-hand": "By hand: press the ringed buttons on the board, in any order. What comes next will be ringed.",
  "explain.chase-system": "The small system that decides the first row",
  "explain.chase-system-about":
    "Column i: what pressing button i of the first row and chasing leaves in the last row. At the right: what is left now.",

  "explain.quiet-none": "No quiet pattern: a position that can be solved has exactly one solution.",
  "explain.quiet-some": (p) =>
    `${some(p.nullity, "quiet pattern (null space)", "independent quiet patterns (null space)")}: presses that change nothing. So ${solutions(p.nullity)} where there is one.`,
  "explain.quiet-large": "Quiet patterns are shown for boards of up to {limit} lights.",
  "explain.quiet-many": (p) =>
    `${number(p.nullity)} independent quiet patterns: presses that change nothing. That is too many to list.`,
  "explain.quiet-play": "Play",
  "explain.quiet-start": (p) => `The pattern of ${p.name}: ${presses(p.total)}, one at a time.`,
  "explain.quiet-step": "{count} of {total} pressed: different from the start: {changed}.",
  "explain.quiet-end": "All {total} pressed: nothing has changed.",
  "explain.quiet-walk": "From solution to solution",
  "explain.quiet-walk-about":
    "Choose which free variables above to press: all other buttons follow. Each choice adds that variable’s quiet pattern.",
  "explain.quiet-weight": (p) =>
    `${p.names || "None"} pressed: a solution of ${presses(p.weight)}, ringed on the board.`,
  "explain.quiet-fewest": "Take the fewest",
  "explain.quiet-why": (p) =>
    `Fewest is ${number(p.fewest)}: these are all ${some(p.total, "solution", "solutions")}, by number of presses.`,

  "explain.solutions": (p) =>
    p.nullity === 0
      ? "1 solution. Choose it to ring it on the board."
      : `${solutions(p.nullity)}, the fewest presses first. Choose one to ring it on the board.`,
  "explain.solutions-unsorted": (p) => `${solutions(p.nullity)}: too many to sort. Choose one to ring it on the board.`,
  "explain.solutions-large": "Solutions are listed for boards of up to {limit} lights.",
  "explain.solutions-either": (p) =>
    `${solutions(p.nullity)} for each goal that can be reached. Choose one to ring it.`,

  "explain.impossible-grid-off": (p) => odd(p, "flips", "lights", "lit"),
  "explain.impossible-grid-on": (p) => odd(p, "flips", "lights", "dark"),
  "explain.impossible-grid-either": (p) => `${odd(p, "flips", "lights", "lit")} For either goal that must be even.`,
  "explain.impossible-doors-on": (p) => odd(p, "turns", "doors", "closed"),
  "explain.count-start": "Count them.",
  "explain.count-so-far": "{count} …",
  "explain.count-odd": "{count}: odd. Every press changes it by an even number, so it never reaches 0.",
  "explain.parity-hint": "Point at any button, or press it: how many hatched ones does it flip?",
  "explain.parity": "{button} flips {count} of the hatched ones: even.",
  "explain.nearest": "Nearest solvable boards",
  "explain.nearest-about-grid": "Which lights would have to be different?",
  "explain.nearest-about-doors": "Which doors would have to be different?",
  "explain.nearest-found-grid": (p) =>
    `With ${some(p.changes, "light", "lights")} changed there is a solution. Choose one to put it on the board.`,
  "explain.nearest-found-doors": (p) =>
    `With ${some(p.changes, "door", "doors")} changed there is a solution. Choose one to put it on the doors.`,
  "explain.nearest-none": "None was found that differs in a few places only.",
});
