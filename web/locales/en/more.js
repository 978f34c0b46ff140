/** English: the rarely opened tabs of the explain pane. */
import { number, odd, presses, solutions, some } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "explain.tour": "Step {k} of {scenes}",
  "explain.tour-comes-back": "Your own board comes back as it was.",
  "explain.tour-back": "Back",
  "explain.tour-next": "Next",
  "explain.tour-twice": "Press a light: it and its neighbours flip. Then press the same light again.",
  "explain.tour-twice-done": "Two presses cancel. All that matters is odd or even.",
  "explain.tour-order": "Press two different lights, then the same two again in another order.",
  "explain.tour-order-done":
    "Everything is as before. The order does not matter, so a solution is just a set of presses.",
  "explain.tour-set": "Here that set is all four: press each of them once, in any order.",
  "explain.tour-set-done":
    "Each light flipped three times: by its own press and by its two neighbours. Three is odd, so it went out. So each light gives one equation: odd or even?",
  "explain.tour-quiet": "All lights are off. Press each of the ringed lights once.",
  "explain.tour-quiet-done":
    "Nothing has changed: this is a quiet pattern. 5×5 has three of them, so one solution makes four: itself, and itself plus each of the three.",
  "explain.tour-impossible":
    "Only a corner is lit. Every press flips an even number of the hatched lights. Press any three, then count the hatched ones that are lit.",
  "explain.tour-impossible-done":
    "Still an odd number, whatever you press. All off would be zero, an even number: this board has no solution. That is why a 5×5 board has four solutions or none.",
  "explain.tour-doors-twice": "Press a door: the doors lit below it open or close. Then press the same door again.",
  "explain.tour-doors-order": "Press two different doors, then the same two again in another order.",
  "explain.tour-doors-set": "Here that set is all three: press each of them once, in any order.",
  "explain.tour-doors-set-done":
    "All three presses turned door B; one each turned doors A and C. One and three are odd, so every door is open. So each door gives one equation: odd or even?",
  "explain.tour-doors-quiet": "Every door is closed. Press each of the ringed doors once.",
  "explain.tour-doors-quiet-done":
    "Every door turned twice, and nothing has changed: this is a quiet pattern. So one solution makes two: itself, and itself plus this pattern.",
  "explain.tour-doors-impossible":
    "Every press turns two of the hatched doors, an even number. Press any three times, then count the hatched doors that are closed.",
  "explain.tour-doors-impossible-done":
    "Still an odd number, whatever you press. All open would be zero closed doors, an even number: from here there is no solution.",
  "explain.what": "Content",
  "explain.what.matrix": "Augmented matrix",
  "explain.what.board": "Board",
  "explain.what.solution": "Fewest presses",
  "explain.what.witness": "Proof that there is no solution",
  "explain.as": "Format",
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
  "explain.copy-forbidden": "Copying is forbidden here: the text below is selected; press Ctrl+C (⌘C).",
  "explain.no-matrix": "The matrix of this board is too large to export.",
  "explain.no-solution": "This position has no solution to export. Export the proof instead.",
  "explain.no-witness": "This position has a solution, so there is no such proof.",
  "explain.too-long": "All steps of this board together are too long for one text.",
  "explain.worksheet": "Worksheet",
  "explain.worksheet-about":
    "Tasks on boards of this kind to work on by hand, with the answers on a separate page. The same number gives the same sheet.",
  "explain.sheet": "Task",
  "explain.sheet.solve": "Solve the board",
  "explain.sheet.equations": "Write the equations",
  "explain.sheet.elimination": "Finish an elimination",
  "explain.sheet.quiet": "Find a quiet pattern",
  "explain.sheet.impossible": "Prove it impossible",
  "explain.sheet.modulo3": "Solve it modulo 3",
  "explain.boards": "Boards (1 to 12)",
  "explain.weight": "Presses",
  "explain.seed": "Sheet number",
  "explain.paper": "Paper",
  "explain.paper.a4": "A4",
  "explain.paper.letter": "Letter",
  "explain.print": "Print",
  "explain.print-forbidden": "The page around this frame forbids printing; open the puzzle in its own window.",
  "explain.printing": (p) => `A sheet of ${some(p.count, "board", "boards")} is ready to print.`,
  "explain.no-levels": (p) => `Only ${some(p.count, "board", "boards")} of that kind could be found.`,
  "explain.sheet-grid-off": "Turn all lights off; grey lights are on",
  "explain.sheet-grid-on": "Turn all lights on; grey lights are on",
  "explain.sheet-grid-either": "Turn all lights on or all off; grey lights are on",
  "explain.sheet-grid-target": "Light exactly the lights with a dot; grey lights are on",
  "explain.sheet-doors-on": "Open all doors",
  "explain.sheet-doors-off": "Close all doors",
  "explain.sheet-doors-either": "Open all doors or close all",
  "explain.sheet-doors-target": "Open exactly the doors with a dot",
  "explain.sheet-rule-doors": "Each button turns the doors marked under it.",
  "explain.sheet-rule-matrix":
    "A row for each light or door, a column for each button; right of the line, what must change. Calculate modulo {states}.",
  "explain.sheet-fewest": "Fewest: {count}",
  "explain.sheet-answers": "Answers: the fewest presses, ringed",
  "explain.sheet-answers-states": "Answers: how often each button is pressed, in the fewest presses",
  "explain.sheet-equations":
    "Write the equation of each light: which buttons change it, and what must their presses add up to?",
  "explain.sheet-answers-equations": "Answers: the equations",
  "explain.sheet-elimination": "Finish the elimination, and say which buttons to press",
  "explain.sheet-answers-elimination": "Answers: the reduced matrix, and one solution; all other unknowns are 0",
  "explain.sheet-quiet": "Add presses to the ringed ones so that together they change nothing: a quiet pattern",
  "explain.sheet-answers-quiet": "Answers: one quiet pattern, marked ◇; there may be others",
  "explain.sheet-impossible":
    "Prove that this cannot be solved: mark lights or doors so that every button changes an even number of them, but an odd number must change",
  "explain.sheet-impossible-states":
    "Prove that this cannot be solved: give each light or dial a weight so that every press changes the weighted sum by a multiple of {states} or of a factor of it, but the goal needs another number",
  "explain.sheet-answers-impossible":
    "Answers: one proof, hatched; every button changes an even number of these, but an odd number must change",
  "explain.sheet-answers-impossible-states":
    "Answers: weights (×) that prove it; every press changes the weighted sum by a multiple of the modulus, but the goal needs another number",
  "explain.sheet-large": "This task needs a board of at most {limit} lights.",
  "explain.sheet-none-solve": "No position of this board was found that needs exactly that many presses.",
  "explain.sheet-none-equations": "No position of this board was found that needs exactly that many presses.",
  "explain.sheet-none-elimination":
    "No position was found that needs exactly that many presses; the number of states must be a prime or a power of one.",
  "explain.sheet-none-quiet": "This board has no quiet pattern.",
  "explain.sheet-none-impossible": "Every position of this board can be solved.",
  "explain.sheet-none-modulo3":
    "This task needs a board with two states, doors without padlocks and question marks, and a number of presses that some position needs.",

  "explain.solution-name": (p) =>
    `solution ${p.number}${p.of ? ` of ${number(p.of)}` : ""}: ${presses(p.count)}: ${p.names.join("; ")}${p.more ? " …" : ""}`,
  "explain.presses": (p) => presses(p.count),
  "explain.chase-none":
    "Light chasing works only on boards without holes, with open top and bottom edges, whose presses reach just one light in the rows above: the one directly above.",
  "explain.chase-start": "Row by row: press the button below each wrong light.",
  "explain.chase-chase": (p) => `Row ${p.row}: press under the wrong lights of row ${p.above}: ${presses(p.count)}.`,
  "explain.chase-left": (p) => `Only the last row can still be wrong: ${some(p.left, "light is", "lights are")} left.`,
  "explain.chase-left-none": "Nothing is left in the last row.",
  "explain.chase-first-row": (p) => `The small system gives ${presses(p.count)} in the first row. Then chase again.`,
  "explain.chase-finish": (p) => `Solved: ${some(p.total, "press counts", "presses count")}, the rest cancelled.`,
  "explain.chase-impossible": "No first row clears the last row: no solution.",
  "explain.chase-hand":
    "By hand: press the ringed buttons on the board, in any order. The next ones will then be ringed.",
  "explain.chase-system": "The small system that decides the first row",
  "explain.chase-system-about":
    "Column i: the lights left in the last row after pressing only button i of the first row and chasing. At the right: the lights left now.",
  "explain.quiet-none": "No quiet pattern: a position that can be solved has exactly one solution.",
  "explain.quiet-some": (p) =>
    `${some(p.nullity, "quiet pattern (null space)", "independent quiet patterns (null space)")}: presses that change nothing. So a position that can be solved has ${solutions(p.nullity)}.`,
  "explain.quiet-large": "Quiet patterns are shown for boards of up to {limit} lights.",
  "explain.quiet-many": (p) =>
    `${number(p.nullity)} independent quiet patterns: presses that change nothing. They are too many to list.`,
  "explain.quiet-play": "Play",
  "explain.quiet-start": (p) => `The pattern of ${p.name}: ${presses(p.total)}, one at a time.`,
  "explain.quiet-step": "{count} of {total} pressed; places that differ from the start: {changed}.",
  "explain.quiet-end": "All {total} pressed: nothing has changed.",
  "explain.quiet-walk": "From solution to solution",
  "explain.quiet-walk-about":
    "Choose which of the free variables above to press: all other buttons follow. Each choice adds that variable’s quiet pattern.",
  "explain.quiet-weight": (p) =>
    `${p.names || "None"} pressed: a solution of ${presses(p.weight)}, ringed on the board.`,
  "explain.quiet-fewest": "Choose the fewest",
  "explain.quiet-why": (p) =>
    `The fewest is ${number(p.fewest)}: these are all ${some(p.total, "solution", "solutions")}, by number of presses.`,
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
  "explain.impossible-grid-either": (p) =>
    `${odd(p, "flips", "lights", "lit")} For either goal that number must be even.`,
  "explain.impossible-grid-target": (p) => odd(p, "flips", "lights", "not as in the goal"),
  "explain.impossible-doors-on": (p) => odd(p, "turns", "doors", "closed"),
  "explain.impossible-doors-off": (p) => odd(p, "turns", "doors", "open"),
  "explain.impossible-doors-either": (p) =>
    `${odd(p, "turns", "doors", "open")} For either goal that number must be even.`,
  "explain.impossible-doors-target": (p) => odd(p, "turns", "doors", "not as in the goal"),
  "explain.count-start": "Count them.",
  "explain.count-so-far": "{count} …",
  "explain.count-odd": "{count}: odd. Every press changes it by an even number, so it never reaches 0.",
  "explain.parity-hint": "Point at any button, or press it: how many hatched ones does it flip?",
  "explain.parity": "{button} flips {count} of the hatched ones: even.",
  "explain.nearest": "Nearest solvable boards",
  "explain.nearest-about-grid": "Which lights must be different for a solution to exist?",
  "explain.nearest-about-doors": "Which doors must be different for a solution to exist?",
  "explain.nearest-found-grid": (p) =>
    `With ${some(p.changes, "light", "lights")} changed there is a solution. Choose one to put it on the board.`,
  "explain.nearest-found-doors": (p) =>
    `With ${some(p.changes, "door", "doors")} changed there is a solution. Choose one to put it on the doors.`,
  "explain.nearest-none": "No solvable board was found that differs in only a few places.",
});
