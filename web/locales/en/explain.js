/** English: the explain pane. */
import { number, solutions, some } from "./words.js";

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
    "One equation per light; + adds without carry (1+1=0). Buttons are numbered row by row. A 1 on the right means that this light must change.",
  "explain.equations-doors":
    "One equation per door; + adds without carry (1+1=0). Letters are buttons. A 1 on the right means that this door must turn.",
  "explain.equations-many": "Equations are listed for boards of up to {limit} lights.",

  "explain.by": "Steps",
  "explain.by-pivot": "By pivots",
  "explain.by-addition": "By additions",
  "explain.step-column": (p) =>
    `${p.row} has the pivot of ${p.unknown}; it is added to ${some(p.count, "other row", "other rows")} with that unknown.`,
  "explain.legend-current": "the row of this step",
  "explain.legend-other": "the row that is added or swapped",
  "explain.legend-pivot": "the pivot",
  "explain.legend-past": "finished columns",
  "explain.form": "Form",
  "explain.reduced": "Reduced row echelon (Gauss–Jordan)",
  "explain.echelon": "Row echelon + back substitution",
  "explain.too-many-steps": "Elimination is shown for boards of up to {limit} lights.",
  "explain.step-start": "The equations as a matrix: one row each, b on the right.",
  "explain.step-pivot": "{row} contains {unknown}: it becomes the pivot.",
  "explain.step-swap": "Swap {row} and {other}: the pivot moves up.",
  "explain.step-add": "Add {other} to {row}: {unknown} cancels there.",
  "explain.step-free": "No pivot for {unknown}: a free variable.",
  "explain.step-impossible": "{row} has become 0 = 1, a contradiction: no solution.",
  "explain.step-echelon": "Row echelon form. Now back substitution: from the last pivot up.",
  "explain.step-up": "{row} decides {unknown}: substitute it into the rows above.",
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
  "say.step": "Step {step} of {last}",
});
