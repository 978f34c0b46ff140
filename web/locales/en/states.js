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
  "states.grid": "Lights Out board, {rows} rows, {columns} columns, {states} brightness levels",
  "states.locked": ", locked: it cannot be pressed",
  "states.any": ", any final state will do",
  "states.locked-about": "What has a padlock cannot be pressed.",
  "states.any-about": "What is marked ? may end in any state.",
  "states.light": "brightness {value} of {most}",
  "states.light-target": "brightness {value} of {most}, target {target}",
  "states.row": (p) =>
    `Row ${p.row}: ${p.levels.map((/** @type {Record<string, any>} */ { state, columns }) => `brightness ${state} in ${columns}`).join("; ") || "all at 0"}`,
  "states.dials": (p) => `Hall of ${some(p.count, "dial", "dials")}`,
  "states.dial": "dial {dial}, position {value} of 0–{most}",
  "states.dial-target": "dial {dial}, position {value} of 0–{most}, target {target}",
  "states.no-button": "{name}; cannot be pressed",
  "states.press": "{name}; a press turns {turns}",
  "states.press-none": "{name}; a press turns nothing",
  "states.turn": "{dial} by {steps}",
  "states.none": none,

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

  "states.goal.lights": "Bring every light to {target}",
  "states.goal.lights-own": "Bring each light to the target in its corner",
  "states.goal.lights-same": "Make all lights equally bright, at any level",
  "states.goal.dials": "Turn every dial to {target}",
  "states.goal.dials-own": "Turn each dial to its mark",
  "states.goal.dials-same": "Turn all dials to the same number, whichever",
  "states.rule.dials": "Press a dial: the dials marked below it turn one step, or as many as shown.",
  "states.rule.dials-many": "Press a dial: the dials that light up turn.",
  "states.rule.dials-by-one": "Press a dial: the dials marked below it turn one step.",
  "states.rule.surface": pressing("the light and those beside it"),
  "states.rule.graph": pressing("the light and those that a line joins to it"),
  "states.back-touch": "To turn back: the switch Reverse, or a long press.",
  "states.back": "To turn back: the switch Reverse, a right-click, Shift+click, the − key or a long press.",

  "explain.counts-idea":
    "With {states} states one counts modulo {states}: after {last} comes 0. A press is a step, so it matters how often a button is pressed, but not in which order.",
  "explain.counts-idea-mixed":
    "Each dial counts modulo the number of its positions: after the last one comes 0. It matters how often a button is pressed, but not in which order.",
  "explain.counts-one": "There is exactly one solution, because there are no quiet patterns.",
  "explain.counts-some": (p) => `There are ${number(p.count)} solutions: quiet patterns can be added to any of them.`,
  "explain.counts-equations": "Equations",
  "explain.counts-equations-about":
    "One for each light or dial: the presses that turn it, each times its steps, must add up to the steps that are missing. ≡ means that both sides leave the same remainder.",
  "explain.counts-moduli": "Modulus",
  "explain.counts-moduli-about": (p) =>
    `The equations hold exactly when they hold modulo ${p.moduli.join(" and modulo ")}. Each prime power is eliminated by itself; the Chinese remainder theorem joins the solutions.`,
  "explain.counts-pivot":
    "In {row}, {unknown} has the coefficient 1. The row is subtracted from each other row as often as {unknown} occurs there, which removes it.",
  "explain.counts-pivot-scaled":
    "In {row}, {unknown} has the coefficient {value}; times {factor}, that is 1 modulo {modulus}. The row is then subtracted from each other row as often as {unknown} occurs there, which removes it.",
  "explain.counts-pivot-divisor":
    "In {row}, {unknown} has the coefficient {value}: no remaining coefficient is divisible by a lower power of the prime. Times {factor}, it becomes {pivot}. Multiples of the row are subtracted from the other rows, where less than {pivot} remains.",
  "explain.counts-impossible": "{row} says 0 ≡ {value} (mod {modulus}), which is false: there is no solution.",
  "explain.counts-impossible-divisor":
    "Modulo {modulus}, the left side of {row} is a multiple of {divisor}, and {value} is not: there is no solution.",
  "explain.quiet-end-any": "All {total} pressed: only what is marked ? has changed.",
  "explain.any-note": "What is marked ? may end in any state: it has no equation, and quiet patterns may change it.",
  "explain.counts-quiet": "Quiet patterns",
  "explain.counts-quiet-about":
    "Presses that change nothing. The number in brackets is the order of the pattern: repeated that many times, it is the same as no press.",
  "explain.counts-solutions": "Solutions, fewest presses first",
  "explain.counts-solutions-about": "The number of presses, then how often each button is pressed.",

  "say.keys-states":
    "Arrows, Home and End move; Space or Enter presses, a digit that many times, − or Backspace backwards where presses go both ways; U undoes, R redoes, L reads what is not at the target, ? lists the keys.",
  "say.pressed-states": (p) => `${p.button}: ${number(p.changed)} turned, ${number(p.on)} not at the target`,
  "say.now-states": (p) => `${number(p.on)} not at the target`,
  "say.lit-states": "Not at the target: {cells}",
  "say.lit-none-states": "All are at the target.",
  "say.hint-back": (p) =>
    `Press ${p.button} backwards; then ${p.remaining === 0 ? "it is solved" : `${presses(p.remaining)} to go`}.`,
  "say.hint-why-weights": (p) =>
    `${press(p)}: multiply the steps that each hatched one needs by its number and add up: ${p.sum}, which is ${p.rest} modulo ${p.modulus}. Other presses change this by multiples of ${p.modulus}; ${p.times < 0 ? "a press forwards on" : "a press of"} ${p.button} takes away ${p.unit}. So every solution presses it ${often(p)}.`,
  "say.hint-why-weights-settled": (p) =>
    `${press(p)}: multiply the steps that each hatched one needs by its number and add up: ${p.sum}, which is ${p.rest} modulo ${p.modulus}. Presses other than ${p.button}, ${p.settled} change this by multiples of ${p.modulus}. This solution's presses of ${p.settled} lower it by ${p.used}, and ${p.times < 0 ? "a press forwards on" : "a press of"} ${p.button} by ${p.unit}. So with these it is pressed ${often(p)}.`,
  "say.hint-why-solution": (p) =>
    `${press(p)}: ${p.proven ? "a solution with the fewest presses" : "the shortest solution found"} presses it ${often(p)}.`,
  "say.hint-none-states": (p) => `No solution. ${none(p)}`,

  "error.states": (p) => `${place(p)}: a light or a dial has from 3 to 36 positions.`,
  "error.value": (p) => `${place(p)}: there is no such position here.`,
  "error.target": (p) => `${place(p)}: a target is expected; * (all the same) needs equally many positions everywhere.`,
  "error.order": (p) => `${place(p)}: with these steps a button needs more than 255 presses to return to the start.`,
  "error.shape": (p) =>
    `${place(p)}: sizes are cube2, cube3, hex2 to hex5, triangle2 to triangle8; a graph has from 1 to 36 points.`,
  "error.locked": (p) => `${place(p)}: a locked cell is neither a hole nor pressed, and not all cells can be locked.`,
  "error.any": (p) =>
    `${place(p)}: a light whose final state is of no matter is no hole, and not all lights can be such.`,
  "error.line": (p) => `${place(p)}: a point is two digits, a line the numbers of two points; each occurs once.`,
});
