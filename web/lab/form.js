/**
 * @file The form of the laboratory, with three ways to a board: a size, a photograph or another file, and a seed. Other sides, the rule and the
 * edges are folded. It hands jobs to `solve`.
 */

import { LIMITS } from "../engine/engine.js";
import { button, choice, field } from "../ui/controls.js";
import { make } from "../ui/dom.js";
import { LabError } from "./client.js";

/** @typedef {(client: import("./client.js").LabClient) => Promise<import("./client.js").Result<"fill">>} Ask  requests a solved board */
/** @typedef {{ ask: Ask, wipes?: boolean, isTyped?: boolean }} Job  wipes: the lights are shown before their solution; isTyped: the form has its size */

const SIDE = 255;
const CHIPS = [127, 255, 511, 1023]; // lit squares with carpet-like solutions
const SLIDE_MS = 60;
const PBM_MAGIC = [0x50, 0x34]; // P4

/** @param {string} value @param {import("../ui/i18n.js").Key} label */
function numberField(value, label) {
  const input = make("input", { inputmode: "numeric", value, autocomplete: "off" });
  return { input, root: field(label, input) };
}

/**
 * A typed whole number; group separators are allowed, as in "10 000".
 * @param {HTMLInputElement} input @param {number} low @param {number} high
 * @param {string} code of the error
 */
function wholeNumber(input, low, high, code) {
  const value = Number(input.value.replace(/[\s,_]/g, "") || Number.NaN);
  const good = Number.isInteger(value) && value >= low && value <= high;
  input.setAttribute("aria-invalid", String(!good));
  if (good) return value;
  input.focus();
  throw new LabError(code);
}

/** @param {Blob} file */
async function isPBM(file) {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return PBM_MAGIC.every((byte, i) => start[i] === byte);
}

/**
 * @typedef {object} FormState
 * @property {(job: Job) => void} solve
 * @property {(error: unknown) => void} refuse
 * @property {ImageBitmap | null} bitmap  the photograph
 * @property {() => void} again  repeats the last job with the current rule
 *
 * @typedef {ReturnType<typeof makeControls> & FormState} Form
 */

/**
 * @param {(job: Job) => void} solve
 * @param {(error: unknown) => void} refuse
 */
export function labForm(solve, refuse) {
  /** @type {Form} */
  const form = { ...makeControls(() => form.again()), solve, refuse, bitmap: null, again: () => fill(form, "on") };
  const { rows, cols, threshold, chooser } = form;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  threshold.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => solvePhoto(form), SLIDE_MS);
  });
  chooser.addEventListener("change", () => {
    if (chooser.files?.[0]) open(form, chooser.files[0]);
    chooser.value = ""; // allows choosing the same file again
  });

  /** Shows the size of a loaded board in the form. @param {{ rows: number, cols: number }} size */
  function show(size) {
    rows.input.value = String(size.rows);
    cols.input.value = String(size.cols);
  }
  return {
    root: cardOf(form),
    open: (/** @type {File} */ file) => open(form, file),
    show,
    start: form.again,
  };
}

/** @param {() => void} onRule called when another rule or wrap is chosen */
function makeControls(onRule) {
  const threshold = make("input", { type: "range", min: 1, max: 255, value: 128 });
  const brightness = field("lab.threshold", threshold);
  brightness.hidden = true;
  return {
    rows: numberField(String(SIDE), "lab.rows"),
    cols: numberField(String(SIDE), "lab.cols"),
    seed: make("input", { inputmode: "numeric", value: "1", autocomplete: "off", label: "lab.seed" }),
    rule: choice("lights.rule", ["plus", "ring"], onRule),
    wrap: choice("lights.wrap", ["flat", "cylinder", "torus"], onRule),
    threshold,
    brightness,
    chooser: make("input", { type: "file", hidden: true, accept: "image/*,.pbm" }),
  };
}

/** The options of Engine.large(). @param {Form} form */
const optionsOf = ({ rule, wrap }) =>
  /** @type {import("../engine/large.js").LargeOptions} */ ({ rule: rule.value, wrap: wrap.value });

/** @param {Form} form */
function cardOf(form) {
  const { seed, chooser, brightness } = form;
  const chips = CHIPS.map((side) => {
    const attributes = { type: "button", class: "chip", "aria-label": `${side} × ${side}`, translate: "no" };
    return make("button", { ...attributes, onclick: () => fillSquare(form, side) }, String(side));
  });
  const random = button("lab.random", () => fill(form, "random"));
  const file = button("lab.file", () => chooser.click());
  return make(
    "section",
    { class: "card lab-form", label: "lab.board" },
    way("lab.way-size", ...chips),
    way("lab.way-photo", file, chooser),
    make("p", { class: "small", say: "lab.drop" }),
    brightness,
    way("lab.way-seed", seed, random),
    restOf(form),
  );
}

/** A way to a board: what it is, and its controls in a line. @param {import("../ui/i18n.js").Key} key @param {...HTMLElement} controls */
const way = (key, ...controls) =>
  make(
    "div",
    { class: "lab-way", role: "group", label: key },
    make("h3", { say: key }),
    make("div", { class: "row" }, ...controls),
  );

/** The fold with the controls that few need: other sides, the rule and the edges. @param {Form} form */
function restOf(form) {
  const { rows, cols, rule, wrap } = form;
  const on = button("lab.on", () => fill(form, "on"), { class: "primary" });
  const lines = [[rows.root, cols.root], [field("lights.rule", rule), field("lights.wrap", wrap)], [on]];
  return make(
    "details",
    { class: "more" },
    make("summary", { say: "lab.rest" }),
    ...lines.map((line) => make("div", { class: "row" }, ...line)),
  );
}

/** @param {Form} form @param {number} side */
function fillSquare(form, side) {
  for (const { input } of [form.rows, form.cols]) input.value = String(side);
  fill(form, "on");
}

/** @param {Form} form @param {"on" | "random"} kind */
function fill(form, kind) {
  const { rows, cols, seed, brightness, solve, refuse } = form;
  form.again = () => fill(form, kind);
  try {
    const size = [rows, cols].map(({ input }) => wholeNumber(input, 1, LIMITS.side, "size"));
    const number = kind === "random" ? wholeNumber(seed, 0, Number.MAX_SAFE_INTEGER, "seed") : 0;
    brightness.hidden = true;
    const args = { rows: size[0], cols: size[1], options: optionsOf(form), kind, seed: number };
    solve({ ask: (client) => client.ask("fill", args), isTyped: true });
  } catch (error) {
    refuse(error);
  }
}

/** @param {Form} form @param {File} file a photograph or a PBM file */
async function open(form, file) {
  try {
    if (await isPBM(file)) return await openPBM(form, file);
    if (/\.pbm$/i.test(file.name)) throw new LabError("pbm-header");
    form.bitmap = await createImageBitmap(file);
    form.brightness.hidden = false;
    solvePhoto(form, true);
  } catch (error) {
    form.refuse(error instanceof LabError ? error : new LabError("image"));
  }
}

/** @param {Form} form @param {File} file */
async function openPBM(form, file) {
  form.brightness.hidden = true;
  form.again = () => open(form, file);
  const args = { file: new Uint8Array(await file.arrayBuffer()), options: optionsOf(form) };
  form.solve({ ask: (client) => client.ask("pbm", args) });
}

/** @param {Form} form @param {boolean} [isNew] a new photograph is shown before its solution */
function solvePhoto(form, isNew = false) {
  const { solve, bitmap, threshold } = form;
  if (!bitmap) return;
  form.again = () => solvePhoto(form);
  const args = { bitmap, threshold: threshold.valueAsNumber, options: optionsOf(form) };
  solve({ ask: (client) => client.ask("photo", args), wipes: isNew });
}
