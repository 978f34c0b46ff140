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

  /** @param {number} count @param {{ fewest: number, most: number }} range @param {import("./i18n.js").Key} [key] in place of `name` */
  function show(count, { fewest, most }, key = name) {
    say(output, key, { count });
    fewer.disabled = count <= fewest;
    more.disabled = count >= most;
  }

  return { root: make("div", { class: "stepper" }, fewer, output, more), show };
}
