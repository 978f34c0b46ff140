/** @file Validation messages beside form fields. */
import { make, say } from "./dom.js";

/**
 * Shows beside a field why its value is rejected; without a key, removes the message.
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

/** True if each field contains an integer within its bounds; shows a message beside each other field. @param {HTMLInputElement[]} inputs */
export function areValid(...inputs) {
  for (const input of inputs) {
    const { min, max } = input;
    complain(input, input.validity.valid ? "" : "field.number", { min: Number(min), max: Number(max) });
  }
  return inputs.every((input) => input.validity.valid);
}
