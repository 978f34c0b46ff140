/** English: lights and dials with more than two states. */
import { number, place, presses, pressing, some } from "./words.js";

/** "A + 2 × B". @param {[number, string][]} terms */
const sumOf = (terms) => terms.map(([weight, name]) => (weight === 1 ? name : `${weight} × ${name}`)).join(" + ");

/** The proof that there is no solution: the sum of the numbered states, or of the named things, now and at the goal. */
const none = (/** @type {Record<string, any>} */ p) =>
  `Every press changes ${p.terms ? sumOf(p.terms) : "the sum of the numbered states, each times its number,"} by a multiple of ${p.modulus}. Now it is ${number(p.now)}; ${p.goal === null ? `if all are the same, it is a multiple of ${p.modulus}, and ${number(p.now)} is not` : `at the goal it is ${number(p.goal)}: ${number(Math.abs(p.goal - p.now))} apart, which is no multiple of ${p.modulus}`}.`;

/** @param {{ times: number }} p presses, backwards if negative */
const often = ({ times }) => {
  const count = Math.abs(times);
  return `${count === 1 ? "once" : count === 2 ? "twice" : `${count} times`}${times < 0 ? " backwards" : ""}`;
};

/** @param {{ button: string, times: number }} p */
const press = ({ button, times }) => `Press ${button}${times < 0 ? " backwards" : ""}`;

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "cyclic.grid": "Lights Out board, {rows} rows, {columns} columns, {states} brightness levels",
  "cyclic.light": "brightness {value} of {most}",
  "cyclic.light-target": "brightness {value} of {most}, target {target}",
  "cyclic.row": (p) =>
    `Row ${p.row}: ${p.levels.map((/** @type {Record<string, any>} */ { state, columns }) => `brightness ${state} in ${columns}`).join("; ") || "all at 0"}`,
  "cyclic.dials": (p) => `Hall of ${some(p.count, "dial", "dials")}`,
  "cyclic.dial": "dial {dial}, position {value} of 0–{most}",
  "cyclic.dial-target": "dial {dial}, position {value} of 0–{most}, target {target}",
  "cyclic.no-button": "{name}; cannot be pressed",
  "cyclic.press": "{name}; a press turns {turns}",
  "cyclic.press-none": "{name}; a press turns nothing",
  "cyclic.turn": "{dial} by {steps}",
  "cyclic.none": none,

  "surface.cube": "Cube, {size}×{size} lights on each face",
  "surface.dodecahedron": "Dodecahedron, 12 lights",
  "surface.hex": "Hexagon of {cells} lights",
  "surface.triangle": "Triangle of {cells} lights",
  "surface.graph": "Graph of {cells} lights",
  "surface.cell": "light {cell}, {state}",
  "surface.cube-cell": "{face}, row {row}, column {column}, {state}",
  "surface.cube-name": "{face} {row},{column}",
  "surface.face-up": "up",
  "surface.face-left": "left",
  "surface.face-front": "front",
  "surface.face-right": "right",
  "surface.face-back": "back",
  "surface.face-down": "down",

  "cyclic.goal.lights": "Bring every light to {target}",
  "cyclic.goal.lights-own": "Bring each light to the target in its corner",
  "cyclic.goal.lights-same": "Make all lights equally bright, at any level",
  "cyclic.goal.dials": "Turn every dial to {target}",
  "cyclic.goal.dials-own": "Turn each dial to its mark",
  "cyclic.goal.dials-same": "Turn all dials to the same number, whichever",
  "cyclic.rule.dials": "Press a dial: the dials marked below it turn one step, or as many as shown.",
  "cyclic.rule.dials-by-one": "Press a dial: the dials marked below it turn one step.",
  "cyclic.rule.surface": pressing("the light and those beside it"),
  "cyclic.rule.graph": pressing("the light and those that a line joins to it"),
  "cyclic.back-touch": "To turn back: the switch Reverse, or a long press.",
  "cyclic.back": "To turn back: the switch Reverse, a right-click, Shift+click, the − key or a long press.",

  "play.idea.one-step": "A light at 2 goes on to 0: one press is enough.",
  "play.idea.two-steps": "From 1 to 0 it takes two presses of the same light.",
  "play.idea.steps-add": "Presses add up: a light that both reach goes on two steps.",
  "play.idea.third-press": "Three presses of one light change nothing: press each twice at most.",
  "play.idea.square-of-steps": "Press all four once: every light goes on three steps, so nothing changes.",
  "play.idea.own-target": "Only the steps from each light to its target matter.",
  "play.idea.all-same": "All 0, all 1 or all 2: choose the nearest.",
  "play.idea.half-way": "With four levels, a light at 2 is half-way: press twice.",
  "play.idea.chase-steps": "Row by row: press below each light until it is at 0.",
  "play.idea.even-steps": "All at 2: solve it as if it were on and off, and press everything twice.",
  "play.idea.both-ways": "With six levels, five presses forward are one back.",
  "play.idea.all-at-one": "5×5, all at 1: eighteen presses, and no fewer.",
  "play.idea.dial": "The needle goes on one step; after the last position comes 0.",
  "play.idea.dial-twice": "With three positions, a dial at 1 needs two presses.",
  "play.idea.dials-together": "One press may turn several dials: begin with a dial that only one press turns.",
  "play.idea.dial-goal": "The goal may be any position: count the steps that are left.",
  "play.idea.middle-dial": "Every press turns the middle dial: what it needs beyond A, press C.",
  "play.idea.three-is-back": "With four positions, three steps on are one step back.",
  "play.idea.dials-same": "All dials alike, at any number: the differences are what counts.",
  "play.idea.underground": "Only one press turns dial B, and only one turns D: both are right already.",
  "play.idea.even-dials": "Dial A moves by two: odd stays odd, even stays even.",
  "play.idea.dial-circle": "In a circle each dial is turned by three presses: press them all equally often.",
  "play.idea.symbols": "Each dial is turned by two presses: their sum is what it needs.",
  "play.idea.dials-back": "Turn back where that is shorter: with six positions, press no dial more than three times.",
  "play.idea.clocks": "Four clocks: the first two tell how often to press the third.",

  "explain.cyclic-idea":
    "With {states} states one counts modulo {states}: after {last} comes 0. A press is a step, so it matters how often a button is pressed, but not in which order.",
  "explain.cyclic-idea-mixed":
    "Each dial counts modulo the number of its positions: after the last one comes 0. It matters how often a button is pressed, but not in which order.",
  "explain.cyclic-one": "There is exactly one solution, because there are no quiet patterns.",
  "explain.cyclic-some": (p) => `There are ${number(p.count)} solutions: quiet patterns can be added to any of them.`,
  "explain.cyclic-equations": "Equations",
  "explain.cyclic-equations-about":
    "One for each light or dial: the presses that turn it, each times its steps, must add up to the steps that are missing. ≡ means that both sides leave the same remainder.",
  "explain.cyclic-moduli": "Modulus",
  "explain.cyclic-moduli-about": (p) =>
    `The equations hold exactly when they hold modulo ${p.moduli.join(" and modulo ")}. Each prime power is eliminated by itself; the Chinese remainder theorem joins the solutions.`,
  "explain.cyclic-pivot":
    "In {row}, {unknown} has the coefficient 1. The row is subtracted from each other row as often as {unknown} occurs there, which removes it.",
  "explain.cyclic-pivot-scaled":
    "In {row}, {unknown} has the coefficient {value}; times {factor}, that is 1 modulo {modulus}. The row is then subtracted from each other row as often as {unknown} occurs there, which removes it.",
  "explain.cyclic-pivot-divisor":
    "In {row}, {unknown} has the coefficient {value}: no other remaining coefficient contains the prime less often. Times {factor}, it becomes {pivot}. Multiples of the row are subtracted from the other rows, where less than {pivot} remains.",
  "explain.cyclic-impossible": "{row} says 0 ≡ {value} (mod {modulus}), which is false: there is no solution.",
  "explain.cyclic-impossible-divisor":
    "Modulo {modulus}, the left side of {row} is a multiple of {divisor}, and {value} is not: there is no solution.",
  "explain.cyclic-quiet": "Quiet patterns",
  "explain.cyclic-quiet-about":
    "Presses that change nothing. The number in brackets is the order of the pattern: repeated so many times, it is the same as no press.",
  "explain.cyclic-solutions": "Solutions, fewest presses first",
  "explain.cyclic-solutions-about": "The number of presses, then how often each button is pressed.",

  "say.keys-cyclic":
    "Arrows, Home and End move; Space or Enter presses, a digit so many times, − or Backspace backwards where presses go both ways; U undoes, R redoes, L reads what is not at the target, ? lists the keys.",
  "say.pressed-cyclic": (p) => `${p.button}: ${number(p.changed)} turned, ${number(p.on)} not at the target`,
  "say.now-cyclic": (p) => `${number(p.on)} not at the target`,
  "say.lit-cyclic": "Not at the target: {cells}",
  "say.lit-none-cyclic": "All are at the target.",
  "say.hint-back": (p) =>
    `Press ${p.button} backwards; then ${p.remaining === 0 ? "it is solved" : `${presses(p.remaining)} to go`}.`,
  "say.hint-why-weights": (p) =>
    `${press(p)}: multiply the steps that each hatched one needs by its number and add up: ${p.sum}, which is ${p.rest} modulo ${p.modulus}. Other presses change this by multiples of ${p.modulus}; ${p.times < 0 ? "a press forwards on" : "a press of"} ${p.button} takes away ${p.unit}. So every solution presses it ${often(p)}.`,
  "say.hint-why-weights-settled": (p) =>
    `${press(p)}: multiply the steps that each hatched one needs by its number and add up: ${p.sum}, which is ${p.rest} modulo ${p.modulus}. Presses other than ${p.button}, ${p.settled} change this by multiples of ${p.modulus}. This solution's presses of ${p.settled} lower it by ${p.used}, and ${p.times < 0 ? "a press forwards on" : "a press of"} ${p.button} by ${p.unit}. So with these it is pressed ${often(p)}.`,
  "say.hint-why-solution": (p) =>
    `${press(p)}: ${p.proven ? "a solution with the fewest presses" : "the shortest solution found"} presses it ${often(p)}.`,
  "say.hint-none-cyclic": (p) => `No solution. ${none(p)}`,

  "error.states": (p) => `${place(p)}: a light or a dial has from 3 to 36 positions.`,
  "error.value": (p) => `${place(p)}: there is no such position here.`,
  "error.target": (p) => `${place(p)}: a target is expected; * (all the same) needs equally many positions everywhere.`,
  "error.order": (p) => `${place(p)}: with these steps a button needs more than 255 presses until nothing has changed.`,
  "error.shape": (p) =>
    `${place(p)}: sizes are cube2, cube3, hex2 to hex5, triangle2 to triangle8; a graph has from 1 to 36 points.`,
  "error.line": (p) => `${place(p)}: a point is two digits, a line the numbers of two points; each occurs once.`,
});
