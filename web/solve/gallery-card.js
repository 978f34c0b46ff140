/** @file The card of puzzles that people know. Each opens in Solve, to be changed into the reader's own, or in Learn. */
import { section } from "../ui/controls.js";
import { make } from "../ui/dom.js";
import { GALLERY } from "./gallery.js";

export function galleryCard() {
  const list = make("ul", { class: "gallery" }, ...GALLERY.map(([name, notation]) => entry(name, notation)));
  const about = make("p", { class: "small", say: "gallery.about" });
  return { root: section("gallery.title", "lights-cards", about, list).root };
}

/** @param {import("../locales/languages.js").KeyPart<"gallery.name.">} name @param {string} notation */
function entry(name, notation) {
  const solve = make("a", { href: `#solve-${notation}`, say: `gallery.name.${name}` });
  const why = make("a", { href: `#learn-${notation}`, say: "gallery.why" });
  return make("li", {}, solve, make("span", { class: "small", say: `gallery.as.${name}` }), why);
}
