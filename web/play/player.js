/** @file The page of a player: the archive of Today, statistics, and the save file. */
import { make, say } from "../ui/dom.js";
import { archive } from "./archive.js";
import { figures } from "./figures.js";
import { saveFileControls } from "./save-file.js";

/**
 * @typedef {{ store: import("./store.js").Store, isServed: boolean, forget: () => void }} Host
 *   isServed: the book is beside the page; forget: deletes everything that is stored beside the progress
 */

/** @param {Host} host */
export function playerPage({ store, isServed, forget }) {
  const parts = [archive(store), figures(store), saveFileControls(store, forget)];
  const names = /** @type {const} */ (["archive", "figures", "keeping"]);
  const root = make("div", { class: "player" }, ...parts.map(({ root }, i) => card(names[i], root)));
  if (isServed) root.append(card("book", book()));
  const show = (/** @type {import("./level.js").Level | null | undefined} */ current) => {
    for (const part of parts) part.show(current);
  };
  return { root, show };
}

/** What the book is, and the way to it. */
function book() {
  const link = say(make("a", { say: "player.book-open" }), "page.book-address", {}, "href");
  return make("div", {}, make("p", { say: "player.book-about" }), make("p", {}, link));
}

/** @param {import("../locales/languages.js").KeyPart<"player.">} name @param {HTMLElement} content */
const card = (name, content) => make("section", { class: "card" }, make("h2", { say: `player.${name}` }), content);
