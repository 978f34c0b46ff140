/** @file What is explained, to export: board, matrix, solution and witness, as text for papers or as pictures. */

import { matrixOf, rowsOf, toLaTeX } from "../board/matrix.js";
import { pictureOf } from "../board/picture.js";
import { button, choice, field, make, say } from "../ui/dom.js";
import { copyText, isFramed, pngBlob, saveFile, svgBlob } from "../ui/share.js";
import { stepsLaTeX, toCSV, toMathML, toRows, toSVG } from "./matrix-formats.js";
import { onesOf } from "./names.js";
import { worksheetPart } from "./worksheet.js";

const FEWEST_NULLITY_MAX = 16; // beyond, any solution is taken
const ENTRIES_MAX = 4_000_000; // of all matrices in one text together

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/matrix.js").Rows} Rows */
/** @typedef {{ matrix: Rows, svg: () => string }} Thing */

/** What can be taken, as far as it exists. @type {Record<string, (engine: Engine) => Thing | null>} */
const THINGS = {
  matrix: (engine) => {
    if (engine.lightCount * engine.buttonCount > ENTRIES_MAX) return null;
    const matrix = matrixOf(engine);
    return { matrix, svg: () => toSVG(matrix) };
  },
  board: (engine) => thing(engine, engine.lights, {}),
  solution: (engine) => {
    const presses = fewestOf(engine);
    return presses && thing(engine, presses, { rings: new Set(onesOf(presses)) });
  },
  witness: (engine) => {
    const { witness } = engine.solve();
    return witness && thing(engine, witness, { witness });
  },
};

/** @type {Record<string, (matrix: Rows) => string>} */
const TEXTS = { tex: toLaTeX, csv: toCSV, mml: toMathML, txt: toRows };
const FORMS = [...Object.keys(TEXTS), "svg", "png"];

/** @returns {import("./pane.js").Tab} */
export function takeTab() {
  let [what, form] = ["matrix", "tex"];
  const said = make("p", { class: "small", role: "status" });
  const text = make("textarea", { rows: 4, readonly: true, hidden: true, translate: "no", label: "explain.copy" });
  const whats = choice("explain.what", Object.keys(THINGS), (value) => {
    what = value;
  });
  const forms = choice("explain.as", FORMS, (value) => {
    form = value;
    copy.disabled = form === "png";
  });
  const copy = button("explain.copy", copyThing);
  const worksheet = worksheetPart();
  const root = make(
    "div",
    {},
    make("div", { class: "row" }, field("explain.what", whats), field("explain.as", forms)),
    make("div", { class: "row" }, copy, button("explain.save", saveThing)),
    make(
      "div",
      { class: "row" },
      button("explain.copy-notation", () => copyOut(board?.notation ?? "")),
      button("explain.save-steps", saveSteps),
    ),
    said,
    text,
    worksheet.root,
  );
  /** @type {Engine | null} */
  let board = null;

  /** @param {Engine} engine */
  function show(engine) {
    board = engine;
    forget();
    worksheet.show(engine);
  }

  function forget() {
    text.hidden = true;
    say(said, "");
  }

  /** What is chosen; says so where it does not exist. */
  function chosen() {
    forget();
    const found = board && THINGS[what](board);
    if (!found) say(said, `explain.no-${what}`);
    return found;
  }

  function copyThing() {
    const found = chosen();
    if (found) copyOut(form === "svg" ? found.svg() : TEXTS[form](found.matrix));
  }

  /** Where copying is forbidden to scripts, the reader can still do it. @param {string} content */
  async function copyOut(content) {
    const copied = await copyText(content);
    text.hidden = copied;
    say(said, copied ? "explain.copied" : "explain.copy-forbidden");
    if (copied) return;
    text.value = content;
    text.focus();
    text.select();
  }

  async function saveThing() {
    const found = chosen();
    if (!found) return;
    const name = `${board?.boardNotation}${what === "board" ? "" : `-${what}`}.${form}`;
    if (form === "svg") saveOut(name, svgBlob(found.svg()));
    else if (form === "png") saveOut(name, await pngBlob(found.svg()));
    else saveOut(name, textBlob(TEXTS[form](found.matrix)));
  }

  function saveSteps() {
    if (!board) return;
    const size = board.lightCount * (board.buttonCount + 1);
    const lesson = size > ENTRIES_MAX ? null : board.steps("elimination");
    if (!lesson || lesson.length * size > ENTRIES_MAX) return say(said, "explain.too-long");
    saveOut(`${board.boardNotation}-steps.tex`, textBlob(stepsLaTeX(lesson)));
  }

  /** @param {string} name @param {Blob} blob */
  function saveOut(name, blob) {
    saveFile(name, blob);
    say(said, isFramed() ? "explain.saved-framed" : "explain.saved", { name });
  }

  return { root, show };
}

/** @param {string} text */
const textBlob = (text) => new Blob([text], { type: "text/plain" });

/** Bits of a board in its shape: rows of a grid, or the doors in one row. @param {Engine} engine @param {Uint8Array} bits @param {import("../board/view.js").Marks} marks @returns {Thing} */
function thing(engine, bits, marks) {
  const matrix = { rows: rowsOf(bits, engine.cols || bits.length), augmented: false };
  return { matrix, svg: () => pictureOf(engine, marks) };
}

/** A fewest solution, or any where that would take long. @param {Engine} engine */
export function fewestOf(engine) {
  const { presses, nullity } = engine.solve();
  if (!presses || nullity > FEWEST_NULLITY_MAX) return presses;
  const search = engine.fewest();
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value?.presses ?? null;
}
