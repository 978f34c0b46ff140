/** English: the tabs of the explain pane that not everybody opens. */
import { number, odd, presses, solutions, some } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "explain.tour": "Scene {k} of {scenes}. Your own board stays as it is.",
  "explain.tour-back": "Back",
  "explain.tour-next": "Next scene",
  "explain.tour-twice": "Press a light: it flips, and so do those beside it. Then press the same one again.",
  "explain.tour-twice-done": "Two presses cancel. All that matters is odd or even.",
  "explain.tour-order": "Press two different lights, then the same two once more, in another order.",
  "explain.tour-order-done": "All is as it was. The order makes no difference, so a solution is just a set of buttons.",
  "explain.tour-set": "Here that set is all four: press each of them once, in whatever order.",
  "explain.tour-set-done":
    "Each light was flipped three times: by its own press and by the two beside it. Three is odd, so it went out. That is an equation for each light: odd or even?",
  "explain.tour-quiet": "All is dark. Press each of the ringed lights once.",
  "explain.tour-quiet-done":
    "Nothing has changed: a quiet pattern. 5×5 has three of them, so one solution makes four: itself, and itself plus each of the three.",
  "explain.tour-impossible":
    "Only a corner is lit. Every button flips an even number of the hatched lights. Press any three, and count the hatched ones that are lit.",
  "explain.tour-impossible-done":
    "Still an odd number, and so it stays whatever you press. All dark would be none of them, an even number: this board has no solution. That is why 5×5 has four solutions or none.",
  "explain.tour-doors-twice": "Press a button: the doors of its mask turn. Then press the same one again.",
  "explain.tour-doors-order": "Press two different buttons, then the same two once more, in another order.",
  "explain.tour-doors-set": "Here that set is all three: press each of them once, in whatever order.",
  "explain.tour-doors-set-done":
    "Door B was turned by all three buttons, doors A and C by one each. One and three are odd, so every door is open. That is an equation for each door: odd or even?",
  "explain.tour-doors-quiet": "Every door is closed. Press each of the ringed buttons once.",
  "explain.tour-doors-quiet-done":
    "Every door was turned twice, and nothing has changed: a quiet pattern. So one solution makes two: itself, and itself plus this pattern.",
  "explain.tour-doors-impossible":
    "Every button turns two of the hatched doors, an even number. Press any three, and count the hatched doors that are closed.",
  "explain.tour-doors-impossible-done":
    "Still an odd number, and so it stays whatever you press. All open would be none of them, an even number: these doors have no solution from here.",
  "explain.what": "What",
  "explain.what.matrix": "Augmented matrix",
  "explain.what.board": "Board",
  "explain.what.solution": "Fewest presses",
  "explain.what.witness": "Proof that there is no solution",
  "explain.as": "As",
  "explain.as.tex": "LaTeX",
  "explain.as.csv": "CSV",
  "explain.as.txt": "Rows of 0 and 1",
  "explain.as.mml": "MathML",
  "explain.as.svg": "SVG picture",
  "explain.as.png": "PNG picture",
  "explain.copy": "Copy",
  "explain.save": "Save",
  "explain.saved": "Saved as {name}.",
  "explain.saved-framed": "Saved as {name}, unless the page around this frame forbids it: then copy instead.",
  "explain.copy-notation": "Copy the position’s code",
  "explain.save-steps": "Save every step as LaTeX",
  "explain.copied": "Copied.",
  "explain.copy-forbidden": "Copying is forbidden here: the text below is marked, press Ctrl+C (⌘C).",
  "explain.no-matrix": "The matrix of this board is too large to export.",
  "explain.no-solution": "This position has no solution to export; export the proof.",
  "explain.no-witness": "This position can be solved: there is no such proof.",
  "explain.too-long": "All steps together are too long for one text on this board.",
  "explain.worksheet": "Worksheet",
  "explain.worksheet-about":
    "Boards of this kind to solve by hand, the answers on a page of their own. The same number gives the same sheet.",
  "explain.boards": "Boards (1 to 12)",
  "explain.weight": "Presses",
  "explain.seed": "Sheet number",
  "explain.paper": "Paper",
  "explain.paper.a4": "A4",
  "explain.paper.letter": "Letter",
  "explain.print": "Print",
  "explain.print-forbidden": "The page around this frame forbids printing; open the puzzle in a window of its own.",
  "explain.printing": (p) => `A sheet of ${some(p.count, "board", "boards")} is ready to print.`,
  "explain.no-levels": (p) => `Only ${some(p.count, "board", "boards")} of that kind could be found.`,
  "explain.sheet-grid-off": "Turn all lights off: grey is lit",
  "explain.sheet-grid-on": "Turn all lights on: grey is lit",
  "explain.sheet-grid-either": "Turn all lights on, or all off: grey is lit",
  "explain.sheet-doors-on": "Open all doors: each button turns the doors marked under it",
  "explain.sheet-answers": "Answers: the fewest presses, ringed",

  "explain.solution-name": (p) =>
    `solution ${p.number}${p.of ? ` of ${number(p.of)}` : ""}: ${presses(p.count)}: ${p.names.join("; ")}${p.more ? " …" : ""}`,
  "explain.presses": (p) => presses(p.count),
  "explain.chase-none":
    "Light chasing works where a press reaches, of the rows above, only the light directly above (plus, with or without its centre), without holes, top and bottom not joined.",
  "explain.chase-start": "Row by row: a wrong light is put right by pressing the button under it.",
  "explain.chase-chase": (p) => `Row ${p.row}: press under the wrong lights of row ${p.above}: ${presses(p.count)}.`,
  "explain.chase-left": (p) => `Only the last row can still be wrong: ${some(p.left, "light is", "lights are")} left.`,
  "explain.chase-left-none": "Nothing is left in the last row.",
  "explain.chase-first-row": (p) => `From the small system: ${presses(p.count)} in the first row. Then chase again.`,
  "explain.chase-finish": (p) => `Solved: ${some(p.total, "press counts", "presses count")}, the rest cancelled.`,
  "explain.chase-impossible": "No first row leaves just this in the last row: no solution.",
  "explain.chase-hand": "By hand: press the ringed buttons on the board, in any order. What comes next will be ringed.",
  "explain.chase-system": "The small system that decides the first row",
  "explain.chase-system-about":
    "Column i: what pressing button i of the first row and chasing leaves in the last row. At the right: what is left now.",
  "explain.quiet-none": "No quiet pattern: a position that can be solved has exactly one solution.",
  "explain.quiet-some": (p) =>
    `${some(p.nullity, "quiet pattern (null space)", "independent quiet patterns (null space)")}: presses that change nothing. So ${solutions(p.nullity)} where there is one.`,
  "explain.quiet-large": "Quiet patterns are shown for boards of up to {limit} lights.",
  "explain.quiet-many": (p) =>
    `${number(p.nullity)} independent quiet patterns: presses that change nothing. That is too many to list.`,
  "explain.quiet-play": "Play",
  "explain.quiet-start": (p) => `The pattern of ${p.name}: ${presses(p.total)}, one at a time.`,
  "explain.quiet-step": "{count} of {total} pressed: different from the start: {changed}.",
  "explain.quiet-end": "All {total} pressed: nothing has changed.",
  "explain.quiet-walk": "From solution to solution",
  "explain.quiet-walk-about":
    "Choose which free variables above to press: all other buttons follow. Each choice adds that variable’s quiet pattern.",
  "explain.quiet-weight": (p) =>
    `${p.names || "None"} pressed: a solution of ${presses(p.weight)}, ringed on the board.`,
  "explain.quiet-fewest": "Take the fewest",
  "explain.quiet-why": (p) =>
    `Fewest is ${number(p.fewest)}: these are all ${some(p.total, "solution", "solutions")}, by number of presses.`,
  "explain.solutions": (p) =>
    p.nullity === 0
      ? "1 solution. Choose it to ring it on the board."
      : `${solutions(p.nullity)}, the fewest presses first. Choose one to ring it on the board.`,
  "explain.solutions-unsorted": (p) => `${solutions(p.nullity)}: too many to sort. Choose one to ring it on the board.`,
  "explain.solutions-large": "Solutions are listed for boards of up to {limit} lights.",
  "explain.solutions-either": (p) =>
    `${solutions(p.nullity)} for each goal that can be reached. Choose one to ring it.`,
  "explain.impossible-grid-off": (p) => odd(p, "flips", "lights", "lit"),
  "explain.impossible-grid-on": (p) => odd(p, "flips", "lights", "dark"),
  "explain.impossible-grid-either": (p) => `${odd(p, "flips", "lights", "lit")} For either goal that must be even.`,
  "explain.impossible-doors-on": (p) => odd(p, "turns", "doors", "closed"),
  "explain.count-start": "Count them.",
  "explain.count-so-far": "{count} …",
  "explain.count-odd": "{count}: odd. Every press changes it by an even number, so it never reaches 0.",
  "explain.parity-hint": "Point at any button, or press it: how many hatched ones does it flip?",
  "explain.parity": "{button} flips {count} of the hatched ones: even.",
  "explain.nearest": "Nearest solvable boards",
  "explain.nearest-about-grid": "Which lights would have to be different?",
  "explain.nearest-about-doors": "Which doors would have to be different?",
  "explain.nearest-found-grid": (p) =>
    `With ${some(p.changes, "light", "lights")} changed there is a solution. Choose one to put it on the board.`,
  "explain.nearest-found-doors": (p) =>
    `With ${some(p.changes, "door", "doors")} changed there is a solution. Choose one to put it on the doors.`,
  "explain.nearest-none": "None was found that differs in a few places only.",
});
