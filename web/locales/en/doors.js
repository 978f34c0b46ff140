/** English: the panel beside the doors. */
import { at, listed, number, presses, solutions, some } from "./words.js";

/** "3 × 4 = 12 solutions". @param {number[]} orders of the quiet patterns */
function countOf(orders) {
  if (orders.every((order) => order === 2)) return solutions(orders.length);
  const count = orders.reduce((product, order) => product * BigInt(order), 1n);
  return `${orders.length > 1 ? `${orders.join(" × ")} = ` : ""}${some(count, "solution", "solutions")}`;
}

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "doorsPanel.title": "Doors and masks",
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
  "doorsPanel.sets": "Every set of presses that does it from here, fewest first. Choose one to follow it.",
  "doorsPanel.no-sets": "No set of presses does it from here.",
  "doorsPanel.set": (p) => p.names.join(" "),
  "doorsPanel.set-states": (p) => p.names.join(", "),
  "doorsPanel.set-empty": "none: everything is as wanted",
  "doorsPanel.more-sets": "More sets",
  "doorsPanel.intro": "How to play",
  "doorsPanel.intro-mask": (p) =>
    `Press a door: the doors lit below it open or close. ${p.button} has the mask ${p.mask}: a press on ${p.button} turns ${p.doors.length ? p.doors.join(", ") : "nothing"}.`,
  "doorsPanel.intro-press": "Press A",
  "doorsPanel.intro-again":
    "Open doors close and closed doors open. A second press turns them back. The order does not matter.",
  "doorsPanel.intro-goal": "You win when every door is open.",
  "doorsPanel.intro-first": "Start the first level",

  "things.title": "Your puzzle",
  "things.about-doors":
    "Tap what is on now, what is on in the end, and which things each button turns. A ? means that either will do. The door of a thing is open when the thing is on.",
  "things.count": "Number of things",
  "things.unit": "things",
  "things.count-fewer": "Remove a thing",
  "things.count-more": "Add a thing",
  "things.positions": "Number of positions of each thing",
  "things.positions-unit": "positions",
  "things.positions-most": "positions at most",
  "things.positions-fewer": "Fewer positions",
  "things.positions-more": "More positions",
  "things.each": "Number of positions of each thing",
  "things.about-dials": (p) =>
    `Set where each thing is now, where it ends (? is anywhere), and by how many steps each button turns it. Tap for one step on; hold${p.isTouched ? "" : " or right-click"} for one back. Positions count from 0.`,
  "things.both-ways": "Buttons also turn the other way, for one press",
  "things.same-dials": "All in the same position, whichever takes fewest presses",
  "things.now-dial": "{thing} is at {value} now",
  "things.wanted-dial": "{thing} ends at {value}",
  "things.wanted-any": "{thing} may end in any state",
  "things.locked": "{button} cannot be pressed",
  "things.wanted-same": "{thing} ends like the others",
  "things.turns-dial": "{button} turns {thing} by {steps}",
  "things.turns-none": "{button} does not turn {thing}",
  "things.fresh": "Clear all",
  "things.fresh-undo": "Bring back",
  "things.single": "One button at a time",
  "things.grid": "States, and which button turns which thing",
  "things.now": "Now",
  "things.wanted": "Goal",
  "things.now-cell": "{thing} is on now",
  "things.wanted-cell": "{thing} is on in the end",
  "things.turns": "{button} turns",
  "things.turns-cell": "{button} turns {thing}",
  "things.button": "Button",
  "things.button-cell": "Choose button {button}",
  "things.names-fold": "Names, goal, more buttons",
  "things.names": "Names, with commas between them",
  "things.letters": "A B C",
  "things.numbers": "1 2 3",
  "things.same-doors": "All on or all off, whichever takes fewer presses",
  "things.buttons-about": "There may be more or fewer buttons than things.",
  "things.rest": "Rules, names and more",
  "things.some": (p) => some(p.count, "thing", "things"),
  "things.find": "Find out who turns whom",
  "things.find-count": "How many things are there in your game?",
  "things.find-now-doors": "Tap those that are on or open now.",
  "things.find-now-dials": "Tap each one until it shows its position now.",
  "things.find-each": "Press one after another in your game, and tap here what each press changed.",
  "things.find-answer": "The fewest presses show as soon as they follow, often before you tried the last one.",
  "things.find-begin": "Begin",
  "things.find-press": "Press {button} in your game, then tap what changed",
  "things.find-turns": (p) => (p.names.length ? `${p.button} turns ${listed(p.names)}.` : `${p.button} turns nothing.`),
  "things.find-unknown": "{button} is not known yet",
  "things.find-known": (p) => `Known: ${number(p.known)} of ${number(p.count)}`,
  "things.find-next": "Next",
  "things.find-nothing": "Nothing changed",
  "things.find-stop": "Stop",
  "things.find-enough": "There is a solution already. Further presses can make it shorter.",
  "things.typed": "Or type it",
  "things.details": "Details and all solutions",
  "things.rank": (p) => `Rank ${number(p.rank)}, nullity ${number(p.nullity)}: ${countOf(p.orders)}.`,
  "things.rank-none": "Rank {rank}, nullity {nullity}.",
  "things.item-dials": "{name}{times}: to be pressed",
  "things.none": (p) =>
    p.names.length === 1
      ? `No button turns ${p.names[0]}, which must change.`
      : `Every button turns an even number of ${listed(p.names)}, but ${number(p.wrong)} of them must change, an odd number.`,
  "things.repairs-doors": (p) =>
    `${p.distance === 1 ? "There is a solution if one of these is" : "There is a solution if these are"} the other way round now${p.count > p.listed ? ` (${number(p.listed)} of ${number(p.count)})` : ""}:`,
  "things.repair-doors": (p) => listed(p.names),
  "things.repairs-dials": (p) =>
    `With any one of these changes to the positions now, there is a solution${p.count > p.listed ? ` (${number(p.listed)} of ${number(p.count)})` : ""}:`,
  "things.repair-dials": (p) =>
    listed(p.names.map((/** @type {string} */ name, /** @type {number} */ i) => `${name} at ${p.states[i]}`)),
  "things.play-doors": "Play it with doors",
  "things.play-dials": "Play it with dials",
  "mask.text": "Masks: a row of 0 and 1 for each button",
  "graph.edges": "Edges: 1-2 if they turn each other, 1>2 or 1: 2 3 if 1 turns the others",
  "graph.picture": (p) => `Picture of ${some(p.count, "thing", "things")}: who turns whom`,
  "mask.buttons": (p) => some(p.count, "button", "buttons"),
  "mask.buttons-fewer": "Remove a button",
  "mask.buttons-more": "Add a button",
  "mask.zeros": "{button} is all 0: not allowed in the original game, but solved anyway.",
  "mask.ones": "{button} is all 1: not allowed in the original game, but solved anyway.",
  "mask.repeated": "{button} repeats {first}: not allowed in the original game, but solved anyway.",

  "graph.empty": "Type at least one edge, such as 1-2.",
  "graph.unreadable": (p) => `${at(p)}: “${p.text}” is not an edge; write 1-2, 1>2 or a row 1: 2 3.`,
  "graph.limit": (p) => `${at(p)}: switches are numbered from 1 to ${number(p.limit)}.`,
  "graph.light": (p) => `${at(p)}: “${p.text}” is neither 0 nor 1.`,
  "graph.lights": (p) => `${at(p)}: ${some(p.count, "light", "lights")} expected, ${number(p.found)} typed.`,
});
