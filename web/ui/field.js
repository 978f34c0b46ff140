/** @file What is wrong with what stands in a field, said beside it. */
import { make, say } from "./dom.js";

/**
 * Says beside a field why its value is refused; without a key, that it is not.
 * @param {HTMLInputElement | HTMLTextAreaElement} input
 * @param {import("./i18n.js").Key} [key]
 * @param {Record<string, unknown>} [params]
 */
export function complain(input, key = "", params) {
  const next = input.nextElementSibling;
  const words = next?.matches(".wrong") ? next : make("span", { class: "wrong", role: "alert" });
  if (words !== next && key) input.after(words);
  say(words, key, params);
  input.setAttribute("aria-invalid", String(Boolean(key)));
}

/** Whether each of the fields has a whole number within its bounds; those that have not say so. @param {HTMLInputElement[]} inputs */
export function areValid(...inputs) {
  for (const input of inputs) {
    const { min, max } = input;
    complain(input, input.validity.valid ? "" : "field.number", { min: Number(min), max: Number(max) });
  }
  return inputs.every((input) => input.validity.valid);
}
