/** @file The tab of the player's own page, which is fetched when it is first chosen. */
import { make } from "../ui/dom.js";

/**
 * @typedef {object} Host
 * @property {() => Promise<typeof import("./more.js")>} more
 * @property {(again: () => void) => HTMLElement} missing  says that it did not come, and lets the reader try again
 * @property {import("./player.js").Themes} themes
 * @property {() => void} forget
 */

/** @param {Host} host @param {import("./store.js").Store} store */
export function playerTab({ more, missing, themes, forget }, store) {
  const root = make("div", { class: "you" });
  /** @type {ReturnType<typeof import("./more.js").playerPage> | null} */
  let page = null;
  /** @type {string | undefined} */
  let current;

  async function open() {
    const part = page ? null : await more().catch(() => null);
    if (part) page ??= part.playerPage({ store, themes, forget });
    root.replaceChildren(page ? page.root : missing(open));
    page?.show(current);
  }

  /** @param {string} [key] of the level that is played */
  function show(key) {
    current = key;
    if (!root.hidden) page?.show(key);
  }
  return { root, open, show };
}
