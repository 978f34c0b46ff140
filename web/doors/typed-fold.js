/** @file The puzzle as text: masks, edges between numbered things, and states. What can be read is used at once. */

import { field } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { complain } from "../ui/field.js";
import { readField } from "../ui/typed.js";
import { parseLights, parseSwitches } from "./graph.js";
import { formatMasks, masksOf } from "./masks.js";
import { nounOf, withMasks, withNumbers } from "./things.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */
/** @typedef {import("./things-table.js").Edit} Edit */

const EXAMPLE = "1-2 2-3 3>1";

/**
 * @param {Edit} edit
 * @param {import("../engine/engine.js").Engine} spare reads masks
 */
export function typedFold(edit, spare) {
  const masks = masksField(edit, spare);
  const edges = make("textarea", { rows: 3, spellcheck: "false", translate: "no", placeholder: EXAMPLE });
  const states = /** @type {const} */ (["now", "wanted"]).map((name) => stateField(edit, name));
  edges.oninput = () => {
    const read = readField(edges, parseSwitches);
    if (read) edit((puzzle) => withNumbers(withMasks(puzzle, read)));
  };

  const row = make("div", { class: "row" }, ...states.map(({ root }) => root));
  const fold = make("div", { class: "fold" }, ...masks.roots, field("graph.edges", edges), row);
  const root = make("details", { class: "more" }, make("summary", { say: "things.typed" }), fold);

  /** @param {Puzzle} puzzle */
  function show(puzzle) {
    root.hidden = nounOf(puzzle) === "dials"; // masks as text are for doors
    if (!root.hidden) for (const part of [masks, ...states]) part.show(puzzle);
  }
  return { root, show };
}

/** True if the reader types in this field, whose text then stays as it is. @param {HTMLElement} field */
const isTyped = (field) => field === document.activeElement;

/** @param {Edit} edit @param {import("../engine/engine.js").Engine} spare */
function masksField(edit, spare) {
  const text = make("textarea", { rows: 5, spellcheck: "false", translate: "no" });
  const refused = make("p", { class: "error", role: "status" });

  /** @param {unknown} [error] */
  function tell(error) {
    text.setAttribute("aria-invalid", String(error !== undefined));
    if (error) showError(refused, error, text.value);
    else say(refused, "");
  }

  text.oninput = () => {
    try {
      spare.pasteMasks(text.value);
      tell();
      edit((puzzle) => withMasks(puzzle, masksOf(spare.boardNotation)));
    } catch (error) {
      tell(error);
    }
  };

  /** @param {Puzzle} puzzle */
  function show({ masks }) {
    if (isTyped(text)) return;
    text.value = formatMasks(masks);
    tell();
  }
  return { roots: [field("mask.text", text), refused], show };
}

/** @param {Edit} edit @param {"now" | "wanted"} name */
function stateField(edit, name) {
  const input = make("input", { inputmode: "numeric", translate: "no" });
  let count = 0;
  input.oninput = () => {
    const states = readField(input, (text) => parseLights(text, count, name === "now" ? 0 : 1));
    if (states) edit((puzzle) => ({ ...puzzle, [name]: states, same: puzzle.same && name === "now" }));
  };

  /** @param {Puzzle} puzzle */
  function show(puzzle) {
    count = puzzle.now.length;
    if (isTyped(input)) return;
    input.value = puzzle[name].join("");
    complain(input);
  }
  return { root: field(`things.${name}`, input), show };
}
