/** English: the laboratory. */
import { milliseconds, number, percent, some, superscript } from "./words.js";

/** @param {number} nullity */
const ofHowMany = (nullity) =>
  nullity === 0
    ? "Nullity 0: there is no other solution."
    : `Nullity ${number(nullity)}: one of 2${superscript(nullity)} solutions, not proven to have the fewest presses.`;

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lab.board": "Board",
  "lab.rows": "Rows",
  "lab.cols": "Columns",
  "lab.seed": "Seed",
  "lab.on": "Solve with all lights on",
  "lab.random": "Solve with random lights",
  "lab.file": "Choose a photo or PBM file…",
  "lab.drop": "Or drop one here. It stays on your device. The only limit is the memory that your browser provides.",
  "lab.way-size": "A size: a square with all lights on",
  "lab.way-photo": "A photo: each pixel is a light",
  "lab.way-seed": "A seed: lights at random",
  "lab.rest": "Other sides, rule and edges",
  "lab.threshold": "Brightness threshold",
  "lab.stage.make": "Making the board…",
  "lab.stage.solve": "Solving…",
  "lab.stage.verify": "Pressing the solution to verify it…",
  "lab.stage.file": "Making the file…",
  "lab.answer": "Result",
  "lab.solved": (p) =>
    `${number(p.rows)} × ${number(p.cols)}: ${some(p.weight, "press", "presses")}, solved in ${milliseconds(p.solving)}, after ${milliseconds(p.making)} to make the board. ${ofHowMany(p.nullity)}`,
  "lab.unsolvable": (p) =>
    `${number(p.rows)} × ${number(p.cols)}: no solution, proven in ${milliseconds(p.solving)}. Every press flips an even number of the ${some(p.weight, "light", "lights")} marked in the picture, but an odd number of them is lit. Nullity ${number(p.nullity)}.`,
  "lab.verified": "✓ Verified: the presses were made again, light by light.",
  "lab.not-verified": "Verification failed: please do not trust this result.",
  "lab.before": "Lights",
  "lab.after": "Presses",
  "lab.witness": "Why there is no solution",
  "lab.png-view": "PNG of this view",
  "lab.png": "PNG of the whole board",
  "lab.pbm": "PBM",
  "lab.canvas":
    "The board. Arrow keys move, plus and minus zoom, 0 shows all. Drag, pinch, or use the wheel after a click.",
  "lab.sees-lights": "Pale: the lights that are on.",
  "lab.sees-presses": "Gold: press each once, and all lights go off.",
  "lab.sees-witness": "Red: every press flips an even number of these.",
  "lab.shows": (p) =>
    `Rows ${number(p.top)}–${number(p.bottom)}, columns ${number(p.left)}–${number(p.right)}; ${some(p.unit, "pixel", "pixels")} a cell.`,
  "lab.shows-far": (p) =>
    `Rows ${number(p.top)}–${number(p.bottom)}, columns ${number(p.left)}–${number(p.right)}; each pixel is the average of ${number(p.unit)} × ${number(p.unit)} cells.`,
  "lab.nullity": "Quiet patterns of n × n",
  "lab.nullity-about":
    "The nullity d of the square boards with sides from 1 to 1000, computed and plotted here. With p states it is counted modulo p.",
  "lab.nullity-states": "States of a light",
  "lab.nullity-side": "Side n",
  "lab.nullity-back": "Smaller side",
  "lab.nullity-on": "Larger side",
  "lab.nullity-is": (p) =>
    p.nullity
      ? `n = ${p.side}: d = ${number(p.nullity)}; one position in ${p.states}${superscript(p.nullity)} can be solved, and then it has ${p.states}${superscript(p.nullity)} solutions.`
      : `n = ${p.side}: d = 0; every position has exactly one solution.`,
  "lab.nullity-top": "The highest: d = {most} at n = {side}",
  "lab.nullity-table": "Show all as a table",
  "lab.records": "Fewest presses of n × n",
  "lab.records-about":
    "All lights of the n × n board are on. The plot shows the fewest presses as a share of all buttons; every minimum is proven.",
  "lab.records-top": "Fewest presses over n²",
  "lab.records-nullity": "d",
  "lab.records-fewest": "fewest",
  "lab.records-solutions": "solutions",
  "lab.records-is": (p) =>
    `n = ${p.side}: ${some(p.fewest, "press", "presses")}; ${some(p.solutions, "solution has", "solutions have")} so few; nullity ${number(p.nullity)}.`,
  "lab.records-open": "n = {side}: not computed yet.",
  "lab.records-draw": "Draw a solution with the fewest presses",
  "lab.records-soon": "The search runs in this browser: a few seconds at most on a fast machine.",
  "lab.records-long": "The search runs in this browser: ten seconds to many minutes. You can cancel it.",
  "lab.records-drawn": (p) =>
    `${p.side} × ${p.side}: ${some(p.weight, "press", "presses")}, proven to be the fewest; ${some(p.count, "solution has", "solutions have")} so few.`,
  "lab.chapter": "Read on: how a board of this size is solved",
  "lab.chapter-address": "book/large/en.html",
  "lab.error.size": "Rows and columns must be whole numbers from 1 to 1,000,000.",
  "lab.error.seed": "The seed must be a whole number, 0 or more.",
  "lab.error.memory": "There is not enough memory for a board of that size; the previous one is still here.",
  "lab.error.pbm-header": "This file does not begin like a PBM (P4) file: P4, width, height.",
  "lab.error.pbm-size": "This PBM file says that it has no rows or no columns.",
  "lab.error.pbm-short": "This PBM file ends too early, after {position} bytes.",
  "lab.error.image": "This browser can read that file neither as a picture nor as a PBM (P4).",
  "lab.error.unknown": "The browser could not do that; the previous board is still here.",
  "lab.error.worker": "This browser forbids the background worker that the laboratory needs.",

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
});
