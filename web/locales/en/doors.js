/** English: the panel beside the doors. */
import { at, number, percent, presses, some } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "doorsPanel.title": "Doors and masks",
  "doorsPanel.check": "Check masks",
  "doorsPanel.help": "Show all answers",
  "doorsPanel.hide-masks": "Hide masks",
  "doorsPanel.mask": "Last pressed",
  "doorsPanel.no-mask": "nothing pressed yet",
  "doorsPanel.mask-now": (p) =>
    p.doors.length ? `${p.button} ${p.mask} turns ${p.doors.join(", ")}` : `${p.button} ${p.mask} turns nothing`,
  "doorsPanel.steps": "So far",
  "doorsPanel.steps-now": (p) =>
    p.moves === 0
      ? presses(0)
      : `${presses(p.moves)}, net effect ${p.buttons.length ? p.buttons.join(" ") : "nothing"}`,
  "doorsPanel.sets": "Every set of buttons that opens all doors from here, shortest first. Choose one to mark it.",
  "doorsPanel.no-sets": "No set of buttons opens all doors from here.",
  "doorsPanel.set": (p) => p.buttons.join(" "),
  "doorsPanel.set-empty": "none: every door is open",
  "doorsPanel.more-sets": "More sets",
  "doorsPanel.intro": "How to play",
  "doorsPanel.intro-mask": (p) =>
    `Press a door: the doors lit below it open or close. ${p.button} has the mask ${p.mask}: a press on ${p.button} turns ${p.doors.length ? p.doors.join(", ") : "nothing"}.`,
  "doorsPanel.intro-press": "Press A",
  "doorsPanel.intro-again":
    "Open doors close and closed doors open. A second press turns them back. The order does not matter.",
  "doorsPanel.intro-goal": "You win when every door is open.",
  "doorsPanel.intro-first": "Start the first level",
  "mask.title": "Set masks",
  "mask.about":
    "One row per button, one column per door. Click a cell or type. There may be more or fewer buttons than doors.",
  "mask.grid": "Masks: which button turns which door",
  "mask.cell": "button {button} turns door {door}",
  "mask.doors": (p) => some(p.count, "door", "doors"),
  "mask.doors-fewer": "Remove a door",
  "mask.doors-more": "Add a door",
  "mask.buttons": (p) => some(p.count, "button", "buttons"),
  "mask.buttons-fewer": "Remove a button",
  "mask.buttons-more": "Add a button",
  "mask.text": "Masks as text",
  "mask.set": "Use these masks",
  "mask.ways": (p) => `${some(p.ways, "way", "ways")} to open every door.`,
  "mask.none": (p) =>
    p.doors.length === 1
      ? `Cannot be opened: no button turns door ${p.doors[0]}, which is closed.`
      : `Cannot be opened: every button turns an even number of doors ${p.doors.join(", ")}, but ${number(p.closed)} of them must turn, an odd number.`,
  "mask.zeros": "{button} is all 0: not allowed in the original game, but solved anyway.",
  "mask.ones": "{button} is all 1: not allowed in the original game, but solved anyway.",
  "mask.repeated": "{button} repeats {first}: not allowed in the original game, but solved anyway.",

  "census.title": "How many halls can be opened?",
  "census.about":
    "For a given number of doors: how many sets of different masks are there, none all 0 or all 1, and how many of them can open every door?",
  "census.doors": "Doors (1 to 64)",
  "census.sets": "Sets of masks",
  "census.openable": "Can be opened",
  "census.number": (p) => number(p.number),
  "census.share": (p) => `${percent(Number((p.openable * 1_000_000n) / p.sets) / 1_000_000)} of them can be opened.`,
  "census.no-sets": "There are too few different masks for one set.",
  "census.browse": "Browse the list",
  "census.gathering": "Listing the sets",
  "census.only-openable": "Only those that can be opened",
  "census.none": "cannot be opened",
  "census.ways": (p) => some(p.ways, "way", "ways"),
  "census.previous": "Previous",
  "census.next": "Next",
  "census.page": "Page",
  "census.page-of": (p) =>
    `Page ${p.page} of ${number(p.pages)}, ${some(p.lines, "set", "sets")}. Choose one to use it.`,
  "census.save": "Save as text",

  "graph.title": "Switches that flip other switches",
  "graph.about":
    "Each switch flips its own light and those of the switches it leads to. 1‑2 joins two switches; 1>2 lets 1 flip 2 only; 1: 2 3 lets 1 flip 2 and 3.",
  "graph.edges": "Edges",
  "graph.from": "Start",
  "graph.to": "Target",
  "graph.all-off": "all 0",
  "graph.all-on": "all 1",
  "graph.ways": (p) => `${some(p.ways, "way", "ways")} from the start to the target.`,
  "graph.none": (p) =>
    `No solution: every switch flips an even number of the dashed lights ${p.lights.join(", ")}, but an odd number of them must change.`,
  "graph.fewest": (p) =>
    p.weight === 0
      ? "Fewest: no press is needed."
      : `Fewest: ${presses(p.weight)}: ${p.switches.join(", ")}${p.count > 1n ? ` (one of ${number(p.count)} such sets)` : ""}.`,
  "graph.picture": (p) => `Graph of ${some(p.count, "switch", "switches")}`,
  "graph.play": "Play it with doors",
  "graph.empty": "Type at least one edge, such as 1-2.",
  "graph.unreadable": (p) => `${at(p)}: “${p.text}” is not an edge; write 1-2, 1>2 or a row 1: 2 3.`,
  "graph.limit": (p) => `${at(p)}: switches are numbered from 1 to ${number(p.limit)}.`,
  "graph.light": (p) => `${at(p)}: “${p.text}” is neither 0 nor 1.`,
  "graph.lights": (p) => `${at(p)}: ${some(p.count, "light", "lights")} expected, ${number(p.found)} typed.`,
});
