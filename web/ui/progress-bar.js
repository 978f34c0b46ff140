/** @file A progress bar with words and a way out: they appear once the work has taken 0.2 s. */
import { button, make, say } from "./dom.js";

export const PATIENCE_MS = 200;

/** @param {() => void} cancel told that the reader gives the work up */
export function progressBar(cancel) {
  const bar = make("progress", { max: 1, label: "page.working" });
  const words = make("span");
  const root = make("div", { class: "task", hidden: true }, bar, words, button("page.cancel", cancel));
  let timer = 0;

  /** @param {import("./i18n.js").Key} [key] what is being done */
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

  /** @param {number} part of the work that is done, from 0 to 1 */
  function advance(part) {
    bar.value = part;
  }

  return { root, words, begin, advance, end };
}
