/** @file A count with a button to lower it and one to raise it. */
import { make, say } from "./dom.js";

/**
 * @param {import("../locales/languages.js").KeyPart<"", "-fewer"> & import("../locales/languages.js").KeyPart<"", "-more">} name locale keys: `name` with {count}, `name-fewer` and `name-more` for the buttons
 * @param {(by: -1 | 1) => void} step
 */
export function stepper(name, step) {
  const fewer = make("button", { type: "button", label: `${name}-fewer`, onclick: () => step(-1) }, "−");
  const more = make("button", { type: "button", label: `${name}-more`, onclick: () => step(1) }, "+");
  const output = make("output");

  /** @param {number} count @param {{ fewest: number, most: number }} range */
  function show(count, { fewest, most }) {
    say(output, name, { count });
    fewer.disabled = count <= fewest;
    more.disabled = count >= most;
  }

  return { root: make("div", { class: "stepper" }, fewer, output, more), show };
}
