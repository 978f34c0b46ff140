/** @file The editor of masks: toggles and text, with an immediate verdict. */

import { letterOf } from "../board/letters.js";
import { LIMITS } from "../engine/engine.js";
import { field, make, say, section } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { stepper } from "../ui/stepper.js";
import { maskGrid } from "./mask-grid.js";
import { formatMasks, maskFaults, masksNotation, masksOf } from "./masks.js";
import { onMasks, sayWays } from "./ways.js";

/** More doors or buttons can only be typed: a larger grid would be unusable. */
const GRID_LIMIT = 16;
const SIZES = { fewest: 1, most: LIMITS.doors };

/** @typedef {ReturnType<typeof makeParts> & { engine: import("./ways.js").Engine, masks: string[] }} Editor  masks: the last valid draft */

/**
 * Creates the editor. Its draft follows the masks of the doors until the reader changes it, and is applied by a button.
 * @param {import("./ways.js").Doors} doors
 * @param {import("./ways.js").Engine} engine an engine that holds the draft
 */
export function masksEditor(doors, engine) {
  /** @type {Editor} */
  const editor = {
    ...makeParts((change) => draft(editor, change(editor.masks))),
    ...{ engine, masks: [] },
  };
  const { grid, text, verdict, faults, set, buttonCount, doorCount } = editor;
  text.oninput = () => read(editor);
  set.onclick = () => {
    doors.notation = masksNotation(editor.masks);
  };
  onMasks(doors, () => draft(editor, masksOf(doors.engine.boardNotation)));
  return section(
    "mask.title",
    "doors-panel",
    make("p", { say: "mask.about" }),
    make("div", { class: "mask-sheet" }, grid.root),
    make("div", { class: "row" }, doorCount.root, buttonCount.root),
    field("mask.text", text),
    verdict,
    faults,
    make("div", { class: "row" }, set),
  ).root;
}

/** @param {(change: (masks: string[]) => string[]) => void} change */
function makeParts(change) {
  return {
    grid: maskGrid((button, door) => change((masks) => withFlipped(masks, button, door))),
    text: make("textarea", { rows: "5", spellcheck: "false", translate: "no" }),
    verdict: make("p", { class: "answer", role: "status" }),
    faults: make("ul", { class: "faults" }),
    set: make("button", { type: "button", say: "mask.set", class: "primary" }),
    buttonCount: stepper("mask.buttons", (by) => change((masks) => resized(masks, masks.length + by, masks[0].length))),
    doorCount: stepper("mask.doors", (by) => change((masks) => resized(masks, masks.length, masks[0].length + by))),
  };
}

/** @param {Editor} editor @param {string[]} masks */
function draft(editor, masks) {
  editor.text.value = formatMasks(masks);
  read(editor);
}

/** @param {Editor} editor */
function read(editor) {
  const { engine, text, verdict } = editor;
  try {
    engine.pasteMasks(text.value);
    tellRead(editor, true);
    show(editor);
  } catch (error) {
    tellRead(editor, false);
    showError(verdict, error, text.value);
  }
}

/** @param {Editor} editor @param {boolean} good */
function tellRead({ text, verdict, set }, good) {
  text.setAttribute("aria-invalid", String(!good));
  verdict.classList.toggle("error", !good);
  set.disabled = !good;
}

/** Shows the masks in the editor's engine. @param {Editor} editor */
function show(editor) {
  const { engine, grid, verdict, faults, buttonCount, doorCount } = editor;
  const masks = masksOf(engine.boardNotation);
  editor.masks = masks;
  buttonCount.show(masks.length, SIZES);
  doorCount.show(masks[0].length, SIZES);
  grid.root.hidden = Math.max(masks.length, masks[0].length) > GRID_LIMIT;
  if (!grid.root.hidden) grid.show(masks);
  sayWays(verdict, engine);
  faults.replaceChildren(...maskFaults(masks).map(createFault));
}

/**
 * @param {string[]} masks
 * @param {number} button
 * @param {number} door
 */
function withFlipped(masks, button, door) {
  const rows = masks.map((mask) => [...mask]);
  rows[button][door] = rows[button][door] === "1" ? "0" : "1";
  return rows.map((row) => row.join(""));
}

/**
 * The masks, truncated or padded with 0 to these numbers of buttons and doors.
 * @param {string[]} masks
 * @param {number} buttons
 * @param {number} doors
 */
const resized = (masks, buttons, doors) =>
  Array.from({ length: buttons }, (_, button) => (masks[button] ?? "").slice(0, doors).padEnd(doors, "0"));

/** @param {import("./masks.js").MaskFault} fault */
const createFault = ({ code, button, first }) =>
  say(make("li"), `mask.${code}`, { button: letterOf(button), first: letterOf(first) });
