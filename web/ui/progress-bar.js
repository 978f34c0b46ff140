/** @file A progress bar with a text and a cancel button; it appears if the work takes longer than 0.2 s. */
import { button } from "./controls.js";
import { make, say } from "./dom.js";

export const PATIENCE_MS = 200;

/** @param {() => void} cancel called when the reader cancels */
export function progressBar(cancel) {
  const bar = make("progress", { max: 1, label: "page.working" });
  const words = make("span");
  const root = make("div", { class: "task", hidden: true }, bar, words, button("page.cancel", cancel));
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;

  /** @param {import("./i18n.js").Key} [key] names the work */
  function begin(key = "page.working") {
    end();
    bar.removeAttribute("value");
    say(words, key);
    timer = setTimeout(() => root.toggleAttribute("hidden", false), PATIENCE_MS);
  }

  function end() {
    clearTimeout(timer);
    root.hidden = true;
  }

  /** @param {number} part the completed share, from 0 to 1 */
  function advance(part) {
    bar.value = part;
  }

  return { root, words, begin, advance, end };
}
