/** English: what stands beside the doors. */
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
  "doorsPanel.set-empty": "nothing: every door is open",
  "doorsPanel.more-sets": "More sets",
  "doorsPanel.intro": "How to play",
  "doorsPanel.intro-mask": (p) =>
    p.doors.length
      ? `Every button turns the doors of its mask. ${p.button} has the mask ${p.mask}, so it turns ${p.doors.join(", ")}.`
      : `Every button turns the doors of its mask. ${p.button} has the mask ${p.mask}, so it turns nothing.`,
  "doorsPanel.intro-press": "Press A",
  "doorsPanel.intro-again":
    "Open doors close, closed doors open. Pressing again turns them back, and the order does not matter.",
  "doorsPanel.intro-goal": "You win when every door stands open.",
  "doorsPanel.intro-first": "Start the first level",
  "mask.title": "Set masks",
  "mask.about":
    "One row for each button, one column for each door. Toggle a cell or type; there may be more or fewer buttons than doors.",
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
      : `Cannot be opened: every button turns an even number of doors ${p.doors.join(", ")}, but ${number(p.closed)} of them must turn: odd.`,
  "mask.zeros": "{button} is all 0: not allowed in the original game, but solved anyway.",
  "mask.ones": "{button} is all 1: not allowed in the original game, but solved anyway.",
  "mask.repeated": "{button} repeats {first}: not allowed in the original game, but solved anyway.",

  "census.title": "Census of masks",
  "census.about":
    "How many sets of masks are there for so many doors, all different and none all 0 or all 1, and how many of them open every door?",
  "census.doors": "Doors (1 to 64)",
  "census.sets": "Sets of masks",
  "census.openable": "Can be opened",
  "census.number": (p) => number(p.number),
  "census.share": (p) => `${percent(Number((p.openable * 1_000_000n) / p.sets) / 1_000_000)} of them can be opened.`,
  "census.no-sets": "There are not enough different masks for one set.",
  "census.browse": "Browse the listing",
  "census.gathering": "Listing the sets",
  "census.only-openable": "openable only",
  "census.none": "cannot be opened",
  "census.ways": (p) => some(p.ways, "way", "ways"),
  "census.previous": "Previous",
  "census.next": "Next",
  "census.page": "Page",
  "census.page-of": (p) =>
    `Page ${p.page} of ${number(p.pages)}, ${some(p.lines, "set", "sets")}. Choose one to use it.`,
  "census.save": "Save as text",

  "graph.title": "Switches on a graph",
  "graph.about":
    "Each switch flips its own light and those it leads to. 1‑2 joins two switches, 1>2 lets 1 flip 2 only, 1: 2 3 lets 1 flip 2 and 3.",
  "graph.edges": "Edges",
  "graph.from": "Start",
  "graph.to": "Target",
  "graph.all-off": "all 0",
  "graph.all-on": "all 1",
  "graph.ways": (p) => `${some(p.ways, "way", "ways")} from the start to the target.`,
  "graph.none": (p) =>
    `No way: every switch flips an even number of the dashed lights ${p.lights.join(", ")}, but an odd number of them must change.`,
  "graph.fewest": (p) =>
    p.weight === 0
      ? "Fewest: nothing needs to be pressed."
      : `Fewest: ${presses(p.weight)}: ${p.switches.join(", ")}${p.count > 1n ? ` (one of ${number(p.count)} such sets)` : ""}.`,
  "graph.picture": (p) => `Graph of ${some(p.count, "switch", "switches")}`,
  "graph.play": "Play it with doors",
  "graph.empty": "Type at least one edge, such as 1-2.",
  "graph.unreadable": (p) => `${at(p)}: “${p.text}” is no edge; write 1-2, 1>2 or a row 1: 2 3.`,
  "graph.limit": (p) => `${at(p)}: switches are numbered from 1 to ${number(p.limit)}.`,
  "graph.light": (p) => `${at(p)}: “${p.text}” is neither 0 nor 1.`,
  "graph.lights": (p) => `${at(p)}: ${some(p.count, "light", "lights")} expected, ${number(p.found)} typed.`,
});
