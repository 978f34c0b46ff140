/** English: what the explain pane says. */

const plurals = new Intl.PluralRules("en");

/** @param {number | bigint} count @param {string} one @param {string} other */
const some = (count, one, other) =>
  `${count.toLocaleString("en")} ${plurals.select(Number(count)) === "one" ? one : other}`;

/** @param {number} power */
const superscript = (power) => [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");

/** @param {number} nullity */
const solutions = (nullity) =>
  nullity > 52
    ? `2${superscript(nullity)} solutions`
    : `2${superscript(nullity)} = ${some(2 ** nullity, "solution", "solutions")}`;

/** @type {Record<string, import("../i18n.js").Sentence>} */
export const explain = {
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

  "explain.form": "Form",
  "explain.reduced": "Reduced",
  "explain.echelon": "Echelon, then back",
  "explain.too-many-steps": "Elimination is shown for boards of up to {limit} lights.",
  "explain.step-start": "The equations as a matrix: a row each, b at the right.",
  "explain.step-pivot": "R{row} has {unknown}: it becomes the pivot.",
  "explain.step-swap": "Swap R{row} and R{other}: the pivot moves up.",
  "explain.step-add": "Add R{other} to R{row}: {unknown} vanishes there.",
  "explain.step-free": "No pivot for {unknown}: this button is free.",
  "explain.step-impossible": "R{row} says 0 = 1: impossible, there is no solution.",
  "explain.step-echelon": "Echelon form. Now back: from the last pivot up.",
  "explain.step-up": "R{row} decides {unknown}: put it into the rows above.",
  "explain.step-done": "Done: each row decides one unknown.",
  "explain.rank": (p) => `Rank ${p.rank}, nullity ${p.nullity}: ${solutions(p.nullity)}.`,
  "explain.rank-none": "Rank {rank}, nullity {nullity}: no solution.",
  "explain.back-free": "From the last row up, with every free unknown 0:",
  "explain.back-fixed": "From the last row up:",
};
