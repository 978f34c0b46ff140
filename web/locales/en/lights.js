/** English: the panel beside a grid of lights. */
import { are, listed, number, solutions, some } from "./words.js";

/** How often a light is pressed, if not once. @param {Record<string, any>} p */
const timesOf = ({ times }) => (Math.abs(times) > 1 || times < 0 ? `: ${times} times` : "");

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lights.setup": "Rules, shape and more",
  "lights.shape": "Shape",
  "lights.shape.grid": "Grid",
  "lights.shape.cube2": "Cube 2×2",
  "lights.shape.cube3": "Cube 3×3",
  "lights.shape.dodecahedron": "Dodecahedron",
  "lights.shape.hex": "Hexagons",
  "lights.shape.triangle": "Triangles",
  "lights.shape.graph": "Points and lines",
  "lights.graph": "Points and lines",
  "lights.graph-about":
    "Tap a free place for a point, and two points to draw the line between them or to remove it. Drag a point to move it. A press flips a point and those joined to it.",
  "lights.graph-add": "Add a point",
  "lights.graph-remove": "Remove the point",
  "lights.graph-point": (p) =>
    p.joined.length ? `point ${p.point}, joined to ${p.joined.join(", ")}` : `point ${p.point}`,
  "lights.sizes": "Size",
  "lights.rows-fewer": "One row fewer",
  "lights.rows-more": "One row more",
  "lights.cols-fewer": "One column fewer",
  "lights.cols-more": "One column more",
  "lights.drawing": "Tap the lights to draw your board.",
  "lights.how": "Press each numbered light once, in any order.",
  "lights.how-states": "Press each marked light as often as it says, in any order.",
  "lights.along": "Tick off presses",
  "lights.along-about": "This board follows your ticks. Pressed another one? Press it here, too.",
  "lights.along-cell": (p) => `row ${p.row}, column ${p.column}${timesOf(p)}`,
  "lights.along-light": (p) => `light ${p.light}${timesOf(p)}`,
  "lights.along-end": "Edit board",
  "lights.nearest": (p) =>
    `With ${some(p.changes, "light", "lights")} changed it can be solved. Is there a mistake in your board? Choose one of the nearest:`,
  "lights.nearest-one": "Change {cells}",
  "lights.stencil": "Stencil: what a press flips",
  "lights.stencil-about":
    "The picture shows what a press of the middle flips. Press its cells to make a rule of your own.",
  "lights.goal": "Goal",
  "lights.goal.off": "All off",
  "lights.goal.on": "All on",
  "lights.goal.either": "All the same (Flip Game)",
  "lights.goal.picture": "A picture",
  "lights.goal.state": "All at {state}",
  "lights.goal.same": "All the same",
  "lights.goal.each": "Each its own",
  "lights.targets": "Targets",
  "lights.targets-about": "The target of each light: tap to change it.",
  "lights.cell-state": "row {row}, column {column}: {state}",
  "lights.states": "Brightnesses",
  "lights.both-ways": "Presses also go back",
  "lights.holes": "Holes",
  "lights.holes-brush": "Holes …",
  "lights.lock-brush": "Lock …",
  "lights.mark": "What the brush makes",
  "lights.mark.holes": "Hole",
  "lights.mark.locked": "Locked",
  "lights.mark.any": "Any state",
  "lights.mark-about.holes": "Tap or drag on the board to make holes and to fill them.",
  "lights.mark-about.locked": "Tap or drag on the board to lock cells, which then cannot be pressed, and to free them.",
  "lights.mark-about.any": "Tap or drag on the lights that may end in any state; once more, and they count again.",
  "lights.all-on": "All on",
  "lights.all-off": "All off",
  "lights.random": "Random",
  "lights.shared-lost": "The browser lost what you shared. Please copy it and paste it here.",
  "lights.shared-too-long": "The text is longer than one million characters and was not read.",
  "lights.paste": "Type or paste a board",
  "lights.paste-about":
    "Any board that you have as text: rows of signs (01, 012, .#, xo, ⬛🟨, on off), tables and arrays, with text around or without; cells (a1 b3, 5x5: 3, 7, 12); who flips whom (A: B, C); a Flip game ID; the code of a position or a link to it.",
  "lights.paste-load": "Load",
  "lights.paste-clipboard": "Paste",
  "lights.paste-nothing": "No board was recognized in this text.",
  "lights.paste-rows": "Cells in its rows: {rows}.",
  "lights.paste-symbols": "This is a guess. Tap a sign to change what it means:",
  "lights.paste-digits": "Are these digits the states of lights? Not all of 0 to {most} occur.",
  "lights.paste-digits-yes": "Yes, {count} states",
  "lights.paste-states": "{count} states",
  "lights.paste-states-fewer": "Fewer states",
  "lights.paste-states-more": "More states",
  "lights.paste-states-about": "The digits are read as states. How many are there?",
  "lights.paste-meaning.lit": "{symbol} lit",
  "lights.paste-meaning.dark": "{symbol} dark",
  "lights.paste-meaning.hole": "{symbol} hole",
  "lights.paste-meaning.state": "{symbol} {state}",
  "lights.paste-signs":
    "Each sign is read as a state. Their order is a guess: a press turns 0 to 1, 1 to 2 and the last back to 0. Goal: all 0. Tap a sign to change its number:",
  "lights.paste-sense": "What does each line list?",
  "lights.paste-sense.masks": "The doors of one button",
  "lights.paste-sense.columns": "The lit columns of a row",
  "lights.paste-sense.states": "The states of lights",
  "lights.paste-sense.cells": "The row and column of a lit light",
  "lights.paste-self": "None of them is listed in its own line. Does each also flip itself?",
  "lights.paste-self-no": "No, only what is listed",
  "lights.paste-self-yes": "Yes, also itself",
  "lights.paste-unread": "These parts of the text may not have been understood:",
  "lights.paste-anyway": "Open this board",
  "lights.paste-read": (p) => {
    const size = p.rows ? `${number(p.rows)}×${number(p.cols)}` : some(p.buttons, "button", "buttons");
    const lit = p.rows ? `${number(p.lit)} lit` : `${number(p.lit)} open`;
    const goal = { on: "goal all on", either: "goal all alike", target: "goal as given" }[String(p.goal)];
    const which = p.count > 1 ? `board ${number(p.which)} of ${number(p.count)}` : "";
    return `Read: ${[size, p.states > 2 ? `${number(p.states)} states` : lit, goal, which].filter(Boolean).join(", ")}.`;
  },
  "lights.paste-mask": (p) => (p.things.length ? `${p.button} turns ${listed(p.things)}` : `${p.button} turns nothing`),
  "lights.paste-kept": "The settings of the board before stay: {options}.",
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
  "lights.rank-states": (p) =>
    `Rank ${number(p.rank)}, ${some(p.nullity, "quiet pattern", "quiet patterns")}: ${some(p.count, "solution", "solutions")}.`,
  "lights.fewest": "Find the fewest",
  "lights.solution-text": "The solution as text",
  "lights.copy-solution": "Copy solution",
  "lights.witness-lit": (p) =>
    `Every button flips an even number of the hatched lights; ${number(p.count)} of them ${are(p.count)} lit, an odd number. So no set of presses turns them all off.`,
  "lights.witness-dark": (p) =>
    `Every button flips an even number of the hatched lights; ${number(p.count)} of them ${are(p.count)} dark, an odd number. So no set of presses turns them all on.`,
  "lights.witness-target": (p) =>
    `Every button flips an even number of the hatched lights; ${number(p.count)} of them ${are(p.count)} not as in the goal, an odd number. So no set of presses reaches it.`,
  "lights.all-solutions": "All solutions",
  "lights.steps": "Steps",
  "lights.steps-about":
    "Row, column; a minus stands before a press backwards. Presses that cancel each other are struck out.",
  "lights.steps-count": (p) => `${number(p.count)}${p.cancelled ? `, ${number(p.cancelled)} cancelled` : ""}`,
});
