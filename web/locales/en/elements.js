/** English: the sentences of the elements. Keys are `section.name`, the same in every language; a value is a string with `{name}` places or a function. */
import { isOne, number, place, presses, some } from "./words.js";

/** @param {{ doors: boolean, count: number }} p */
const toChange = (p) => `${p.count} of the hatched ${p.doors ? "doors must turn" : "lights must change"}`;

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "board.name": "Lights Out board, {rows} rows, {columns} columns",
  "board.cell": "row {row}, column {column}, {state}",
  "board.on": "on",
  "board.off": "off",
  "board.wanted": ", to be lit",
  "board.cell-name": (p) => `${p.row},${p.column}`,
  "board.separator": "; ",
  "board.press-here": (p) => `${p.name}, press here${p.number ? `, ${p.number}` : ""}`,
  "board.odd": "odd: {count}",

  "doors.name": (p) => `Hall of ${some(p.count, "rotating door", "rotating doors")}`,
  "doors.door": "door {door}, {state}",
  "doors.door-flips": "door {door}, {state}; a press turns {doors}",
  "doors.door-flips-none": "door {door}, {state}; a press turns nothing",
  "doors.door-no-button": "door {door}, {state}; cannot be pressed",
  "doors.bell": "button {button}",
  "doors.bell-flips": "button {button}; turns {doors}",
  "doors.bell-flips-none": "button {button}; turns nothing",
  "doors.turns": "turns",
  "doors.turns-none": "turns nothing",
  "doors.turns-how": "Touch a door, or point at it, to see which doors it turns.",
  "doors.separator": ", ",
  "doors.open": "open",
  "doors.closed": "closed",
  "doors.wanted": ", to be open",

  "tool.tools": "Tools",
  "tool.undo": "Undo",
  "tool.redo": "Redo",
  "tool.reverse": "Reverse",
  "tool.hint": "Hint",
  "tool.reset": "Restart",
  "tool.fewest": "Show the fewest presses",

  "say.presses": (p) => (isOne(p.count) ? "press" : "presses"),
  "say.fewest": "fewest",
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
  "say.solved-par": (p) => `Solved in ${presses(p.moves)}; it can be done in ${number(p.minimum)}.`,
  "say.hint-count": (p) => `Solvable: ${presses(p.remaining)} to go.`,
  "say.hint-count-at-most": (p) => `Solvable: at most ${presses(p.remaining)} to go.`,
  "say.hint-region": "One that you need to press is in the dashed frame.",
  "say.hint-this": (p) => {
    const which = `Press the ringed one${p.spoken ? `, ${p.button}` : ""}`;
    return p.remaining === 0 ? `${which}: the last.` : `${which}; then ${number(p.remaining)} to go.`;
  },
  "say.why": "Why?",
  "say.hint-button": "Press {button}: it belongs to a shortest solution.",
  "say.hint-button-any": "Press {button}: it belongs to the shortest solution found.",
  "say.hint-why": (p) =>
    `Press ${p.button}: ${p.all > 1 ? `${toChange(p)}, and other presses flip them in pairs or not at all, so one would be left` : "nothing else flips the hatched one"}.`,
  "say.hint-why-settled": (p) =>
    `Press ${p.button}: ${toChange(p)}, and presses other than ${p.button}, ${p.settled} flip them in pairs or not at all. With ${p.used} of ${p.settled} pressed, one would be left.`,
  "say.hint-all": (p) =>
    p.remaining === 1
      ? `Press ${p.buttons}: the last one.`
      : `Press ${p.buttons}, in any order: ${presses(p.remaining)}.`,
  "say.hint-all-numbered": (p) => `Press the numbered ones, in any order: ${presses(p.remaining)}.`,
  "say.hint-solved": "Already solved.",
  "say.hint-none": (p) => `No solution: ${toChange(p)}, an odd number, but every press changes an even number of them.`,
  "say.keys":
    "Arrows, Home and End move; Space or Enter presses; U undoes, R redoes, L reads what is lit, ? lists the keys.",
  "say.no-wasm": "The puzzle needs WebAssembly, which this browser or this page does not allow.",
  "say.dealing": "Looking for a level…",
  "say.no-explain": "The explanation could not be fetched.",
  "say.explain-again": "Try again",
  "say.open": "Open it on its own page",

  "error.attribute": "Attribute {attribute}: “{word}” is not valid here and is ignored.",
  "error.text": (p) => `${place(p)}: this cannot be read.`,
  "error.unknown": "The browser could not do that. Try again.",
});
