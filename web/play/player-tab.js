/** @file The tab of the player's page, whose script is loaded when the tab is first chosen. */
import { make } from "../ui/dom.js";

/** @typedef {import("./level.js").Level} Level */
/** @typedef {Pick<import("./play-view.js").Host, "more" | "missing" | "forget">} Host */

/** @param {Host} host @param {import("./store.js").Store} store */
export function playerTab({ more, missing, forget }, store) {
  const root = make("div", { class: "you" });
  /** @type {ReturnType<typeof import("./more.js").playerPage> | null} */
  let page = null;
  /** @type {Level | null | undefined} */
  let current;

  async function open() {
    const part = page ? null : await more().catch(() => null);
    if (part) page ??= part.playerPage({ store, forget });
    root.replaceChildren(page ? page.root : missing(open));
    page?.show(current);
  }

  /** @param {Level | null} [level] that is played */
  function show(level) {
    current = level;
    if (!root.hidden) page?.show(level);
  }
  return { root, open, show };
}
