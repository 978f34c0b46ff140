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

/** Where something is wrong: by line where there are several. @param {{ line?: number, column?: number, position?: number }} p */
const place = ({ line = 1, column, position }) =>
  line > 1 ? `Line ${line}, character ${column}` : `Character ${position}`;

/** How many solutions a nullity means; in full while that can be read. @param {number} nullity */
const powerOfTwo = (nullity) => {
  const sum = nullity > 64 ? "" : ` = ${2n ** BigInt(nullity)}`;
  return nullity === 0 ? "1 solution" : `2${superscript(nullity)}${sum} solutions`;
};

/** @param {number} power */
const superscript = (power) => [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");

/** @param {number | bigint} number */
const grouped = (number) => number.toLocaleString("en");

/** @param {bigint} part @param {bigint} whole */
const percent = (part, whole) =>
  (Number((part * 1_000_000n) / whole) / 1_000_000).toLocaleString("en", {
    style: "percent",
    maximumFractionDigits: 2,
  });

/** Where something was typed. @param {{ line: number, column: number }} place */
const at = ({ line, column }) => `Line ${line}, column ${column}`;

/**
 * What the elements say, wherever they stand.
 * @type {Record<string, import("../i18n.js").Sentence>}
 */
export const elements = {
  "board.name": "Lights Out board, {rows} rows, {columns} columns",
  "board.cell": "row {row}, column {column}, {state}",
  "board.on": "on",
  "board.off": "off",
  "board.cell-name": "{row},{column}",
  "board.separator": "; ",
  "board.odd": "odd: {count}",

  "doors.name": (p) => `Hall of ${some(p.count, "rotating door", "rotating doors")}`,
  "doors.door": "door {door}, {state}",
  "doors.door-flips": "door {door}, {state}; its button flips {doors}",
  "doors.door-flips-none": "door {door}, {state}; its button flips nothing",
  "doors.door-no-button": "door {door}, {state}; no button",
  "doors.bell": "button {button}",
  "doors.bell-flips": "button {button}; flips {doors}",
  "doors.bell-flips-none": "button {button}; flips nothing",
  "doors.separator": ", ",
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
  "say.hint-button": (p) => `Press ${p.button}: it belongs to a shortest solution; then ${p.remaining} to go.`,
  "say.hint-button-any": (p) =>
    `Press ${p.button}: it belongs to the shortest solution found; then ${p.remaining} to go.`,
  "say.hint-why-board": (p) =>
    `Press ${p.button}: ${p.count} of the hatched lights must change, an odd number, and every other button flips an even number of them. Then ${p.remaining} to go.`,
  "say.hint-why-board-settled": (p) =>
    `Press ${p.button}: ${p.count} of the hatched lights must change. Besides it only ${p.settled} flip an odd number of them, and this solution presses ${p.used} of those. Then ${p.remaining} to go.`,
  "say.hint-why-doors": (p) =>
    `Press ${p.button}: ${p.count} of the hatched doors must open, an odd number, and every other button turns an even number of them. Then ${p.remaining} to go.`,
  "say.hint-why-doors-settled": (p) =>
    `Press ${p.button}: ${p.count} of the hatched doors must open. Besides it only ${p.settled} turn an odd number of them, and this solution presses ${p.used} of those. Then ${p.remaining} to go.`,
  "say.hint-all": (p) => `Press ${p.buttons}, in any order: ${presses(p.remaining)}.`,
  "say.hint-all-numbered": (p) => `Press the numbered ones, in any order: ${presses(p.remaining)}.`,
  "say.hint-solved": "Already solved.",
  "say.hint-none-lights": (p) =>
    `No solution: every button flips an even number of the hatched lights, and ${p.count} of them are lit: odd.`,
  "say.hint-none-doors": (p) =>
    `No solution: every button turns an even number of the hatched doors, and ${p.count} of them are closed: odd.`,
  "say.hint-none-on": (p) =>
    `No solution: every button flips an even number of the hatched lights, and ${p.count} of them are off: odd.`,
  "say.keys":
    "Arrows, Home and End move; Space or Enter presses; U undoes, R redoes, L reads what is lit, ? lists the keys.",
  "say.step": "Step {step} of {last}",
  "say.no-wasm": "This browser or this page does not allow WebAssembly, which the puzzle needs.",
  "say.missing": "This part could not be fetched. Open it again to try once more.",
  "say.open": "Open it on a page of its own",

  "error.attribute": "{attribute}: “{word}” means nothing here and is left out.",
  "error.empty": "Nothing is written there.",
  "error.board": (p) => `${place(p)}: a size such as 5x5, or “doors”, is expected.`,
  "error.size": (p) => `${place(p)}: rows and columns must be whole numbers from 1.`,
  "error.too-large": (p) => `${place(p)}: a board has at most ${p.limit || "10000"} lights.`,
  "error.option": (p) => `${place(p)}: this option of a board is not known.`,
  "error.reserved": (p) => `${place(p)}: this option is kept for a later version.`,
  "error.repeated": (p) => `${place(p)}: this option was already given.`,
  "error.rule": (p) => `${place(p)}: a stencil is 3 hex digits (3×3) or 7 (5×5) and flips something.`,
  "error.digit": (p) => `${place(p)}: this character does not belong here.`,
  "error.length": (p) => `${place(p)}: too few or too many cells for this board.`,
  "error.spare-bits": (p) => `${place(p)}: the last digit says more lights than the board has.`,
  "error.hole": (p) => `${place(p)}: a hole can be neither lit nor pressed, and not all cells can be holes.`,
  "error.mask-length": (p) => `${place(p)}: all masks need the same length.`,
  "error.too-many": (p) => `${place(p)}: at most 64 doors and 64 buttons.`,
  "error.lights": (p) => `${place(p)}: after the board a dot and its lights are expected, as in 5x5.on.`,
  "error.trailing": (p) => `${place(p)}: the board ends here, but more is written.`,
  "error.level": "This board has no level with so many presses.",
  "error.kind": "That is another kind of board than this one.",
  "error.memory": "There is not enough memory for that; the page goes on without it.",
};

/**
 * What the page says around them.
 * @type {Record<string, import("../i18n.js").Sentence>}
 */
export const page = {
  "page.title": "Lights & Doors",
  "page.name": "Lights & Doors",
  "page.views": "Games",
  "page.lights": "Lights",
  "page.doors": "Doors",
  "page.lab": "Laboratory",
  "page.theme.auto": "Theme: auto",
  "page.theme.dark": "Theme: dark",
  "page.theme.light": "Theme: light",
  "page.working": "Working…",
  "page.share": "Share",
  "page.embed": "Embed",
  "page.embed-missing": "Try again",
  "page.link-copied": "Link copied",
  "page.cancel": "Cancel",
  "page.copied": "Copied",
  "page.copy-forbidden": "The browser forbids copying",
  "page.no-wasm":
    "This browser does not allow WebAssembly, and the puzzles need it. Another browser, or a lower security level for this page, will run them.",
  "page.explain": "Explain",
  "page.update": "A new version is ready.",
  "page.reload": "Reload",
  "page.footer": "Everything is computed on your own machine. No account, no cookies, no requests to anyone.",
  "page.article": "An article with six figures: a star that goes out, a heart that won’t",
  "page.article-address": "example/en.html",

  "lights.howto.off": "A press flips the light and its neighbours. Turn all of them off.",
  "lights.howto.on": "A press flips the light and its neighbours. Turn all of them on.",
  "lights.howto.either": "A press flips the light and its neighbours. Make all of them the same, on or off.",
  "lights.next": "Next level",
  "lights.levels": "Levels",
  "lights.size": "{rows}×{columns}",
  "lights.blue": "The blue puzzle",
  "lights.blue-about": "Every light is on; turn them all off.",
  "lights.presets": "Other classics",
  "lights.preset.flip-game": "Flip Game 4×4",
  "lights.preset.all-lit": "All lit from all dark",
  "lights.preset.five-six": "5×6",
  "lights.preset.torus": "Torus 4×4",
  "lights.preset.ring": "Without the centre 6×6",
  "lights.preset.cross": "Diagonals 5×5",
  "lights.preset.knight": "Knight 5×5",
  "lights.preset.rowcol": "Rows and columns 4×4",
  "lights.new-level": "New level",
  "lights.new-level-about": "On this board, with a proven minimum. The same seed gives the same level, for ever.",
  "lights.weight": "Fewest presses",
  "lights.seed": "Seed",
  "lights.same-level": "This seed",
  "lights.another-level": "New level",
  "lights.no-level": "No level with that minimum was found on this board; it may have none.",
  "lights.setup": "Set up",
  "lights.rows": "Rows",
  "lights.cols": "Columns",
  "lights.rule": "Rule",
  "lights.rule.plus": "Plus",
  "lights.rule.ring": "Plus without centre",
  "lights.rule.cross": "Diagonal cross",
  "lights.rule.king": "King (3×3)",
  "lights.rule.knight": "Knight",
  "lights.rule.rowcol": "Row and column",
  "lights.rule.own": "Own stencil",
  "lights.stencil": "Stencil: what a press flips",
  "lights.stencil-about":
    "The picture shows what a press of the middle flips. Press its cells to make a rule of your own.",
  "lights.cell": "row {row}, column {column}",
  "lights.wrap": "Edges",
  "lights.wrap.flat": "Flat",
  "lights.wrap.cylinder": "Cylinder",
  "lights.wrap.torus": "Torus",
  "lights.goal": "Goal",
  "lights.goal.off": "All off",
  "lights.goal.on": "All on",
  "lights.goal.either": "All the same (Flip Game)",
  "lights.holes": "Holes",
  "lights.draw": "Draw: a press flips one light",
  "lights.all-on": "All on",
  "lights.all-off": "All off",
  "lights.random": "Random",
  "lights.paste": "Type or paste a board",
  "lights.paste-about":
    "“5 5” and rows of 0 and 1; rows of b and w; a size and the numbers of the lit cells; a Flip game ID; or the notation of this page.",
  "lights.paste-load": "Load",
  "lights.solve": "Solve",
  "lights.solvable": "solvable",
  "lights.unsolvable": "no solution",
  "lights.facts": (p) => `Solvable. Rank ${p.rank}, nullity ${p.nullity}: ${powerOfTwo(p.nullity)}.`,
  "lights.facts-either": (p) =>
    `Solvable. Rank ${p.rank}, nullity ${p.nullity}: ${powerOfTwo(p.nullity)} for each goal that can be reached.`,
  "lights.facts-none": "No solution. Rank {rank}, nullity {nullity}.",
  "lights.fewest": "Fewest presses",
  "lights.why-not": "Why not?",
  "lights.best": (p) =>
    `Best found so far: ${presses(p.best)}; at least ${p.bound}; ${Math.floor(100 * p.progress)} % searched.`,
  "lights.fewest-is": (p) =>
    `${presses(p.weight)}, proven to be the fewest; ${some(p.count, "such solution", "such solutions")}. Ringed on the board:`,
  "lights.solved-already": "Already solved: no press is needed.",
  "lights.solution-text": "The solution as text",
  "lights.copy-solution": "Copy solution",
  "lights.hide": "Hide on board",
  "lights.witness-lit": (p) =>
    `Every button flips an even number of the hatched lights; ${p.count} of them ${p.count === 1 ? "is" : "are"} lit: odd. So no presses turn them all off.`,
  "lights.witness-dark": (p) =>
    `Every button flips an even number of the hatched lights; ${p.count} of them ${p.count === 1 ? "is" : "are"} dark: odd. So no presses turn them all on.`,
  "lights.all-solutions": "All solutions",
  "lights.steps": "Steps",
  "lights.steps-about": "Row, column. Pressing a light twice cancels: both presses are struck out.",
  "lights.steps-count": (p) => `${p.count}${p.cancelled ? `, ${p.cancelled} cancelled` : ""}`,

  // Faults of what the elements do not do: paste, and search or show everything.
  "error.cell": (p) => `${place(p)}: this cell number is not on the board, or is given twice.`,
  "error.letter": (p) => `${place(p)}: mask lines go A, B, C … in order.`,
  "error.seed": (p) =>
    `${place(p)}: a random seed of another program does not say which lights are on; use its game ID.`,
  "error.solutions": "There are too many solutions to search them all for the fewest presses.",
  "error.steps": "There are too many steps to show them one by one; the board may have 4096 lights at most.",
};

/**
 * What is said about equations typed in.
 * @type {Record<string, import("../i18n.js").Sentence>}
 */
export const equations = {
  "equation.title": "XOR equations one by one",
  "equation.about": "One equation a line, as x2+x3=1 or as 011|1. Each is answered: does it tell anything new?",
  "equation.lines": "Equations",
  "equation.unknowns": "Unknowns (by default as many as are named)",
  "equation.answers": "Answers, by line",
  "equation.new": "new: {rank} of {unknowns} independent equations",
  "equation.implied": "implied by those above",
  "equation.contradiction": "contradiction with those above; left out",
  "equation.fixed": "new: now every unknown is fixed",
  "equation.solution": (p) => Array.from(p.values, (value, index) => `x${index + 1}=${value}`).join(", "),
  "equation.open": (p) =>
    `${some(p.free, "unknown is", "unknowns are")} still free: ${some(p.rank, "equation", "equations")} of ${p.unknowns}.`,
  "equation.range": "Type a whole number of unknowns from 1 to {most}, or none.",
  "equation.unreadable": (p) => `${at(p)}: “${p.text}” is not expected here; write x2+x3=1 or 011|1.`,
  "equation.side": (p) => `${at(p)}: something is missing here; write x2+x3=1 or 011|1.`,
  "equation.equals": (p) => `${at(p)}: the “=” is missing.`,
  "equation.limit": (p) => `${at(p)}: there are ${some(p.limit, "unknown", "unknowns")} at most.`,
};

/**
 * What stands beside the doors.
 * @type {Record<string, import("../i18n.js").Sentence>}
 */
export const doors = {
  "doorsPanel.title": "Doors and masks",
  "doorsPanel.doors": (p) => some(p.count, "door", "doors"),
  "doorsPanel.doors-fewer": "Reduce doors",
  "doorsPanel.doors-more": "Add doors",
  "doorsPanel.random": "Random masks",
  "doorsPanel.openable": "openable only",
  "doorsPanel.check": "Check masks",
  "doorsPanel.help": "Help",
  "doorsPanel.hide-masks": "Hide masks",
  "doorsPanel.mask": "Current mask",
  "doorsPanel.no-mask": "nothing pressed yet",
  "doorsPanel.mask-now": (p) =>
    p.doors.length ? `${p.button} ${p.mask} turns ${p.doors.join(", ")}` : `${p.button} ${p.mask} turns nothing`,
  "doorsPanel.steps": "Current step",
  "doorsPanel.steps-now": (p) =>
    p.moves === 0 ? "0" : `${p.moves}, together ${p.buttons.length ? p.buttons.join(" ") : "nothing"}`,
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
  "mask.doors-fewer": "One door less",
  "mask.doors-more": "One door more",
  "mask.buttons": (p) => some(p.count, "button", "buttons"),
  "mask.buttons-fewer": "One button less",
  "mask.buttons-more": "One button more",
  "mask.text": "Masks as text",
  "mask.set": "Put these on the doors",
  "mask.ways": (p) => `${grouped(p.ways)} ${p.ways === 1n ? "way" : "ways"} to open every door.`,
  "mask.none": (p) =>
    p.doors.length === 1
      ? `Cannot be opened: no button turns door ${p.doors[0]}, which is closed.`
      : `Cannot be opened: every button turns an even number of doors ${p.doors.join(", ")}, but ${p.closed} of them must turn: odd.`,
  "mask.zeros": "{button} is all 0: against the rules of the game, solved all the same.",
  "mask.ones": "{button} is all 1: against the rules of the game, solved all the same.",
  "mask.repeated": "{button} repeats {first}: against the rules of the game, solved all the same.",
  "mask.empty": "Type at least one mask, such as A:011.",
  "mask.unreadable": (p) => `${at(p)}: “${p.text}” is no mask; a mask is 0s and 1s, such as A:011.`,
  "mask.order": (p) => `${at(p)}: this is named ${p.name}, but the masks go in order and ${p.expected} comes next.`,
  "mask.limit": (p) => `${at(p)}: there can be ${p.limit} doors and ${p.limit} buttons at most.`,
  "mask.length": (p) => `${at(p)}: this mask has ${some(p.found, "door", "doors")}, the first one ${p.doors}.`,

  "census.title": "Census of masks",
  "census.about":
    "How many sets of masks are there for so many doors, all different and none all 0 or all 1, and how many of them can be opened?",
  "census.doors": "Doors (1 to 64)",
  "census.range": (p) => `Type a whole number of doors from 1 to ${p.most}.`,
  "census.sets": "Sets of masks",
  "census.openable": "Can be opened",
  "census.number": (p) => grouped(p.number),
  "census.share": (p) => `${percent(p.openable, p.sets)} of them can be opened.`,
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
    `Page ${p.page} of ${grouped(p.pages)}, ${grouped(p.lines)} ${p.lines === 1 ? "set" : "sets"}. Choose one to put it on the doors.`,
  "census.save": "Save as text",

  "graph.title": "Switches on a graph",
  "graph.about":
    "Each switch flips its own light and those it leads to. 1‑2 joins two switches, 1>2 lets 1 flip 2 only, 1: 2 3 lets 1 flip 2 and 3.",
  "graph.edges": "Edges",
  "graph.from": "Lights at the start",
  "graph.to": "Lights wanted",
  "graph.all-off": "all 0",
  "graph.all-on": "all 1",
  "graph.ways": (p) => `${grouped(p.ways)} ${p.ways === 1n ? "way" : "ways"} from the start to the lights wanted.`,
  "graph.none": (p) =>
    `No way: every switch flips an even number of the dashed lights ${p.lights.join(", ")}, but an odd number of them must change.`,
  "graph.fewest": (p) =>
    p.weight === 0
      ? "Fewest: nothing needs to be pressed."
      : `Fewest: ${presses(p.weight)}: ${p.switches.join(", ")}${p.count > 1n ? ` (one of ${grouped(p.count)} such sets)` : ""}.`,
  "graph.picture": (p) => `Graph of ${some(p.count, "switch", "switches")}`,
  "graph.play": "Play it with doors",
  "graph.empty": "Type at least one edge, such as 1-2.",
  "graph.unreadable": (p) => `${at(p)}: “${p.text}” is no edge; write 1-2, 1>2 or a row 1: 2 3.`,
  "graph.limit": (p) => `${at(p)}: switches are numbered from 1 to ${p.limit}.`,
  "graph.light": (p) => `${at(p)}: “${p.text}” is neither 0 nor 1.`,
  "graph.lights": (p) => `${at(p)}: ${some(p.count, "light", "lights")} wanted, ${p.found} typed.`,
};
