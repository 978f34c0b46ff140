/** @file Controls with texts by locale key: buttons, fields, choices, and collapsible sections. */
import { make } from "./dom.js";

/** @typedef {import("./dom.js").Attributes} Attributes */
/** @typedef {import("./dom.js").Key} Key */

/**
 * A button.
 * @param {Key} key locale key of its text
 * @param {() => void} act
 * @param {Attributes} [attributes]
 */
export function button(key, act, attributes = {}) {
  return make("button", { type: "button", say: key, onclick: act, ...attributes });
}

/**
 * A form control with its label.
 * @param {Key} key
 * @param {HTMLElement} control
 */
export function field(key, control) {
  return make("label", { class: "field" }, make("span", { say: key }), control);
}

/**
 * A select element.
 * @template {string} Prefix
 * @template {import("../locales/languages.js").KeyPart<`${Prefix}.`>} Value
 * @param {Prefix} prefix locale keys are `prefix.value`
 * @param {readonly Value[]} values
 * @param {(value: Value) => void} choose
 */
export function choice(prefix, values, choose) {
  const options = values.map((value) => make("option", { value, say: /** @type {Key} */ (`${prefix}.${value}`) }));
  const select = make("select", {}, ...options);
  select.addEventListener("change", () => choose(/** @type {Value} */ (select.value)));
  return select;
}

/**
 * A collapsible section of a panel; only one section of a group is open, if it has one. Its note, beside the title, summarizes it
 * while it is closed.
 * @param {Key} key
 * @param {string | null} group
 * @param {...HTMLElement} children
 */
export function section(key, group, ...children) {
  const note = make("span", { class: "note" });
  const root = make(
    "details",
    { class: "card", name: group },
    make("summary", {}, make("h2", { say: key }), note),
    make("div", { class: "body" }, ...children),
  );
  return { root, note };
}
