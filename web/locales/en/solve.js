/** English: what Solve has for boards of every kind. */
import { listed, number, presses } from "./words.js";

/** The most characters of names in the sentence on the page: more stand in the list alone. */
const NAMES_MAX = 30;

/** @param {{ names: string[], isText?: boolean }} p */
const pressNames = ({ names, isText }) =>
  (listed(names).length > NAMES_MAX && !isText) || names.length === 0 ? "" : `Press ${listed(names)}: `;

/** @param {{ weight: number, isBegun: boolean }} p @param {string} proof */
const leftOr = ({ weight, isBegun }, proof) => `${presses(weight)}${isBegun ? " left" : ""}, ${proof}`;

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "answer.solving": "Solving…",
  "answer.fewest": (p) => `${pressNames(p)}${leftOr(p, "the fewest")}.`,
  "answer.one-of": (p) => `One of ${number(p.count)} such solutions.`,
  "answer.more": (p) => `${pressNames(p)}${leftOr(p, `the fewest are ${number(p.fewest)}`)}.`,
  "answer.searching": (p) => `${pressNames(p)}${leftOr(p, "looking for fewer…")}`,
  "answer.unproven": (p) => `${pressNames(p)}${leftOr(p, "or fewer")}.`,
  "answer.nothing": "Nothing to press: everything is as wanted.",
  "answer.none": "No solution.",
  "answer.unknown": "Not known yet.",
  "answer.done": "Done: everything is as wanted.",
  "answer.list": "Presses, in any order",
  "answer.item": "{name} is pressed",
  "answer.other": "You pressed another one? Press its door, too: the list shows what is left.",
  "answer.copy": "Copy answer",
  "answer.link": "Copy link",
  "answer.picture": "Save picture",

  "gallery.title": "Puzzles people know",
  "gallery.about": "Choose the one that is like yours, then change its lights or doors into yours.",
  "gallery.why": "Why?",
  "gallery.name.five": "5×5: a press flips a light and its neighbours",
  "gallery.as.five": "as in Lights Out",
  "gallery.name.six": "6×6, the same rule",
  "gallery.as.six": "as in Lights Out Deluxe",
  "gallery.name.joined": "4×4 with joined edges",
  "gallery.as.joined": "as in Mini Lights Out",
  "gallery.name.nine-keys": "Nine keys: a corner flips four, a side flips its three, the middle a plus",
  "gallery.as.nine-keys": "as in the magic square of Merlin, where the goal of the middle is off",
  "gallery.name.discs": "4×4 discs of two colours, all to be the same",
  "gallery.as.discs": "as in Flip Game, POJ 1753",
  "gallery.name.handles": "16 handles: a press turns its whole row and column",
  "gallery.as.handles": "POJ 2965, the refrigerator, with its sample input",
  "gallery.name.five-six": "5×6, one solution for every board",
  "gallery.as.five-six": "POJ 1222, Extended Lights Out, with its sample input",
  "gallery.name.corner": "3×3 with a missing corner",
  "gallery.as.corner": "as on many walls in games",
  "gallery.name.statues": "Six statues in a ring: each turns itself and its neighbours",
  "gallery.as.statues": "as in temples of adventure games",
  "gallery.name.switches": "Five switches in a row: each flips its neighbours, too",
  "gallery.as.switches": "as in many escape rooms",
  "gallery.name.three-cubes": "Three cubes in a row with three faces: each turns itself and its neighbours",
  "gallery.as.three-cubes": "as on an island of storms in an open world",
  "gallery.name.four-cubes": "Four cubes in a row with three faces",
  "gallery.as.four-cubes": "as above, one cube more",
  "gallery.name.cubes-ring": "Four cubes in a ring, all to show the same",
  "gallery.as.cubes-ring": "as above, whichever face it is",
  "gallery.name.five-cubes": "Five cubes with four sides: each turns itself and others",
  "gallery.as.five-cubes": "as underground in the same world",
  "gallery.name.compass": "Three rings with six positions, turned by several steps at once",
  "gallery.as.compass": "as with a compass of rings in a game of voyages",
  "gallery.name.symbols": "Three rings of eight symbols: each button turns two",
  "gallery.as.symbols": "as on many doors in adventure games",
  "gallery.name.turned-statues": "Three statues with four directions: one turns the others back",
  "gallery.as.turned-statues": "as in tombs of adventure games",
  "gallery.name.levers": "Two levers turn two of three blocks each; holding one turns the middle",
  "gallery.as.levers": "without holding there is no solution",
  "gallery.name.brightness": "5×5 with three brightnesses",
  "gallery.as.brightness": "as in Lights Out 2000",
  "gallery.name.tiles": "7×7 tiles with four colours: a press turns its row and column",
  "gallery.as.tiles": "as in Alien Tiles",
  "gallery.name.cube": "Cube with 3×3 lights on each of its six faces",
  "gallery.as.cube": "as in Lights Out Cube",
  "gallery.name.twelve": "Dodecahedron with a light on each of its twelve faces",
  "gallery.as.twelve": "as in puzzles on solids",
  "gallery.name.petersen": "Petersen graph: ten lights, each joined to three",
  "gallery.as.petersen": "as in textbooks on graphs",
});
