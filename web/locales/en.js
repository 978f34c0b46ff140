/** English. Keys are `section.name`, the same in every language; a value is a string with `{name}` places or a function. */

const plurals = new Intl.PluralRules("en");

/**
 * "1 press", "2 presses".
 * @param {number} count
 * @param {string} one
 * @param {string} other
 */
const some = (count, one, other) => `${count} ${plurals.select(count) === "one" ? one : other}`;

/** @param {number} count */
const presses = (count) => some(count, "press", "presses");

/** @type {Record<string, import("../i18n.js").Sentence>} */
export default {
  "board.name": "Lights Out board, {rows} rows, {columns} columns",
  "board.cell": "row {row}, column {column}, {state}",
  "board.on": "on",
  "board.off": "off",
  "board.cell-name": "{row},{column}",
  "board.odd": "odd: {count}",

  "doors.name": (p) => `Hall of ${some(p.count, "rotating door", "rotating doors")}`,
  "doors.door": "door {door}, {state}",
  "doors.door-flips": "door {door}, {state}; its button flips {doors}",
  "doors.door-flips-none": "door {door}, {state}; its button flips nothing",
  "doors.door-no-button": "door {door}, {state}; no button",
  "doors.bell": "button {button}",
  "doors.bell-flips": "button {button}; flips {doors}",
  "doors.bell-flips-none": "button {button}; flips nothing",
  "doors.open": "open",
  "doors.closed": "closed",

  "tool.tools": "Tools",
  "tool.undo": "Undo",
  "tool.redo": "Redo",
  "tool.hint": "Hint",
  "tool.reset": "Restart",
  "tool.fewest": "Show the fewest presses",

  "say.presses": (p) => (plurals.select(p.count) === "one" ? "press" : "presses"),
  "say.fewest": "fewest",
  "say.separator": ", ",
  "say.pressed-lights": "pressed {button}; {changed} changed; {on} on",
  "say.pressed-doors": "pressed {button}; {changed} turned; {on} open",
  "say.now-lights": "{on} on",
  "say.now-doors": "{on} open",
  "say.lit-lights": "on: {cells}",
  "say.lit-doors": "open: {cells}",
  "say.lit-none-lights": "no light is on",
  "say.lit-none-doors": "every door is closed",
  "say.solved": (p) => `Solved in ${presses(p.moves)}.`,
  "say.solved-fewest": (p) => `Solved in ${presses(p.moves)}, the fewest possible.`,
  "say.solved-par": (p) => `Solved in ${presses(p.moves)}; the fewest is ${p.minimum}.`,
  "say.hint-count": (p) => `Solvable: ${presses(p.remaining)} to go.`,
  "say.hint-count-at-most": (p) => `Solvable: at most ${presses(p.remaining)} to go.`,
  "say.hint-region": "A press that is needed lies inside the outline.",
  "say.hint-button": (p) =>
    `Press ${p.button}: it belongs to a shortest solution; then ${p.remaining} to go.`,
  "say.hint-all": (p) => `Press the numbered ones, in any order: ${presses(p.remaining)}.`,
  "say.hint-solved": "Already solved.",
  "say.hint-none-lights": (p) =>
    `No solution: every button flips an even number of the hatched lights, and ${p.count} of them are lit: odd.`,
  "say.hint-none-doors": (p) =>
    `No solution: every button turns an even number of the hatched doors, and ${p.count} of them are closed: odd.`,
  "say.hint-none-on": (p) =>
    `No solution: every button flips an even number of the hatched lights, and ${p.count} of them are off: odd.`,
  "say.keys":
    "Arrows, Home and End move; Space or Enter presses; U undoes, R redoes, L reads what is lit, ? lists the keys.",
  "say.no-wasm": "This browser or this page does not allow WebAssembly, which the puzzle needs.",
};
