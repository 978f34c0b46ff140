/** English: the command lights-and-doors. */

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "command.usage": "COMMAND [OPTIONS] [BOARD]",
  "command.about":
    "BOARD is a position such as 5x5.on, or a text that Solve of the page reads: rows of any two signs, numbers, lists, masks. Without BOARD, or with -, it is read from the standard input.",
  "command.commands": "Commands",
  "command.options": "Options",
  "command.exits": "Exit codes",
  "command.examples": "Examples",

  "command.do.solve": "The buttons that one solution presses",
  "command.do.fewest": "The same with the fewest presses, which are proven",
  "command.do.solutions": "Every solution, one to a line; up to 2^18 of them with the fewest presses first",
  "command.do.count": "The number of solutions",
  "command.do.svg": "The board as an SVG picture",
  "command.do.png": "The same as PNG; needs the package @resvg/resvg-js",
  "command.do.latex": "The equations as a LaTeX matrix, the right-hand side last",
  "command.do.worksheet":
    "A page of new boards of this kind to print, as HTML; --solution adds a page with the answers",
  "command.do.serve": "The page at an address of this machine, with the board if one is given, until Ctrl+C",

  "command.option.json": "Write JSON instead of text",
  "command.option.budget": "The longest time for a search, in seconds; 60 if not given",
  "command.option.share": "Search share K of N shares, and write its result as one line",
  "command.option.join": "Join the results of all shares, one to a line, instead of a board",
  "command.option.limit": "List at most N solutions",
  "command.option.solution": "Mark the fewest presses in the picture, or the lights that prove there is no solution",
  "command.option.paper": "Draw in black on white, for printing",
  "command.option.boards": "Print so many boards: 6 if not given",
  "command.option.presses": "Print boards that need exactly so many presses: 4 if not given; doors have any number",
  "command.option.seed": "Print other boards for another number: 1 if not given",
  "command.option.port": "The number of the port: 8000 if not given, or a free one",
  "command.option.case": "Read only this one of several boards in the text",
  "command.option.help": "This text",

  "command.exit.done": "Done",
  "command.exit.none": "There is no solution (solve, fewest, solutions)",
  "command.exit.refused": "The arguments or the text cannot be read, or the output cannot be written",
  "command.exit.gave-up": "The budget, the memory or the size of the problem ended the search",
  "command.exit.defect": "The program has a defect; please report it",

  "command.progress": "{percent} %, best {best}, at least {bound}",
  "command.guess": "The text is read as {notation}, which is a guess.",
  "command.none":
    "There is no solution: every button changes an even number of {lights}, but an odd number of them must change.",
  "command.none-weights":
    "There is no solution: every press changes the weighted sum of {lights} by a multiple of {modulus}, but it must change by another number.",
  "command.defect": "This is a defect; please report it: {trace}",

  "command.refused.nothing": "A command is missing; --help lists the commands.",
  "command.refused.command": "“{word}” is not a command; --help lists the commands.",
  "command.refused.option": "{option} is not an option of this command, or its value is missing.",
  "command.refused.number": "{option} needs a whole number from 1.",
  "command.refused.arguments": "More than one board is given; a text with blanks needs quotation marks.",
  "command.refused.case": "The text has no board number {number}.",
  "command.refused.several": "The text has {count} boards; choose one with --case.",
  "command.refused.budget":
    "The search did not end in {budget} s: the best solution found has {best} presses, and none has fewer than {bound}.",
  "command.refused.large": "The matrix has more than {limit} entries.",
  "command.refused.share": "--share needs a share such as 3/64.",
  "command.refused.alone": "--share goes with neither --json nor --join.",
  "command.refused.unshared": "A search on a board with more than two states or of a shape cannot be shared.",
  "command.refused.line": "Line {line} is not the result of a share.",
  "command.refused.untrue": "Line {line}: these presses do not solve the position, or are not so many.",
  "command.refused.other": "Line {line} belongs to another search than line {first}.",
  "command.refused.twice": "Lines {line} and {first} are different results of the same share.",
  "command.refused.missing": "Of {shares} shares these are missing: {missing}.",
  "command.refused.shares": "The results of the shares have more than {limit} characters.",
  "command.refused.port": "Port {port} cannot be used on this machine.",
  "command.refused.input": "The standard input cannot be read.",
  "command.refused.output": "The standard output cannot be written.",
});
