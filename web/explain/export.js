/** @file The tab that exports the board, its matrix, a solution or a witness, as text or as a picture. */

import { matrixOf, rowsOf, toLaTeX } from "../board/matrix.js";
import { matrixPicture } from "../board/matrix-picture.js";
import { onesOf } from "../board/names.js";
import { draw } from "../board/state-parts.js";
import { button, choice, field } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { copyText, isFramed, pngBlob, saveFile, svgBlob } from "../ui/share.js";
import { stepsLaTeX, toCSV, toMathML, toRows } from "./matrix-formats.js";
import { worksheetPart } from "./worksheet.js";

const FEWEST_NULLITY_MAX = 16; // with a larger nullity, any solution is exported
const ENTRIES_MAX = 4_000_000; // limit of the matrix entries in one text

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/matrix.js").Rows} Rows */
/** @typedef {{ matrix: Rows, svg: () => string }} Thing */
/** @typedef {import("../locales/languages.js").KeyPart<"explain.what.">} What */
/** @typedef {import("../locales/languages.js").KeyPart<"explain.as.">} Form */

/** The objects that can be exported; null if one does not exist or is too large. @type {Record<What, (engine: Engine) => Thing | null>} */
const THINGS = {
  matrix: (engine) => {
    if (engine.lightCount * engine.buttonCount > ENTRIES_MAX) return null;
    const matrix = matrixOf(engine);
    return { matrix, svg: () => matrixPicture(matrix) };
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
const FORMS = /** @type {Form[]} */ ([...Object.keys(TEXTS), "svg", "png"]);

/**
 * @typedef {object} Take
 * @property {Engine | null} board
 * @property {What} what
 * @property {Form} form
 * @property {HTMLElement} said     the outcome
 * @property {HTMLTextAreaElement} text  shown if scripts may not copy, so that the reader can
 */

/** @returns {import("./tabs.js").Tab} */
export function exportTab() {
  const said = make("p", { class: "small", role: "status" });
  const text = make("textarea", { rows: 4, readonly: true, hidden: true, translate: "no", label: "explain.copy" });
  /** @type {Take} */
  const take = { board: null, what: "matrix", form: "tex", said, text };
  const worksheet = worksheetPart();
  const root = make("div", {}, ...controlsOf(take), said, text, worksheet.root);

  /** @param {Engine} engine */
  function show(engine) {
    take.board = engine;
    forget(take);
    worksheet.show(engine);
  }

  return { root, show };
}

/** @param {Take} take */
function controlsOf(take) {
  const copy = button("explain.copy", () => copyThing(take));
  const whats = choice("explain.what", /** @type {What[]} */ (Object.keys(THINGS)), (value) => {
    take.what = value;
  });
  const forms = choice("explain.as", FORMS, (value) => {
    take.form = value;
    copy.disabled = value === "png";
  });
  const notation = button("explain.copy-notation", () => copyOut(take, take.board?.notation ?? ""));
  return [
    [field("explain.what", whats), field("explain.as", forms)],
    [copy, button("explain.save", () => saveThing(take))],
    [notation, button("explain.save-steps", () => saveSteps(take))],
  ].map((row) => make("div", { class: "row" }, ...row));
}

/** @param {Take} take */
function forget({ text, said }) {
  text.hidden = true;
  say(said, "");
}

/** The chosen object; if it does not exist, says so. @param {Take} take */
function chosen(take) {
  forget(take);
  const { board, what } = take;
  const found = board && THINGS[what](board);
  if (!found && what !== "board") say(take.said, `explain.no-${what}`);
  return found;
}

/** @param {Take} take */
function copyThing(take) {
  const found = chosen(take);
  if (found) copyOut(take, take.form === "svg" ? found.svg() : TEXTS[take.form](found.matrix));
}

/** Copies a text; if scripts may not, shows it selected. @param {Take} take @param {string} content */
async function copyOut({ text, said }, content) {
  const copied = await copyText(content);
  text.hidden = copied;
  say(said, copied ? "explain.copied" : "explain.copy-forbidden");
  if (copied) return;
  text.value = content;
  text.focus();
  text.select();
}

/** @param {Take} take */
async function saveThing(take) {
  const { board, what, form } = take;
  const found = chosen(take);
  if (!found || !board) return;
  const name = `${board.boardNotation}${what === "board" ? "" : `-${what}`}.${form}`;
  if (form === "svg") saveOut(take, name, svgBlob(found.svg()));
  else if (form === "png") saveOut(take, name, await pngBlob(found.svg()));
  else saveOut(take, name, textBlob(TEXTS[form](found.matrix)));
}

/** @param {Take} take */
function saveSteps(take) {
  const { board, said } = take;
  if (!board) return;
  const size = board.lightCount * (board.buttonCount + 1);
  const lesson = size > ENTRIES_MAX ? null : board.steps("elimination");
  if (lesson?.kind !== "elimination" || lesson.length * size > ENTRIES_MAX) return say(said, "explain.too-long");
  saveOut(take, `${board.boardNotation}-steps.tex`, textBlob(stepsLaTeX(lesson)));
}

/** @param {Take} take @param {string} name @param {Blob} blob */
function saveOut({ said }, name, blob) {
  saveFile(name, blob);
  say(said, isFramed() ? "explain.saved-framed" : "explain.saved", { name });
}

/** @param {string} text */
const textBlob = (text) => new Blob([text], { type: "text/plain" });

/**
 * A vector of bits in the shape of the board: the rows of a grid, or one row of doors.
 * @param {Engine} engine
 * @param {Uint8Array} bits
 * @param {import("../board/view.js").Marks} marks
 * @returns {Thing}
 */
function thing(engine, bits, marks) {
  const matrix = { rows: rowsOf(bits, engine.cols || bits.length), augmented: false };
  return { matrix, svg: () => draw(engine, marks) };
}

/** A fewest solution, or any solution if the search would take long. @param {Engine} engine */
function fewestOf(engine) {
  const { presses, nullity } = engine.solve();
  if (!presses || nullity > FEWEST_NULLITY_MAX) return presses;
  return engine.fewestNow()?.presses ?? null;
}
