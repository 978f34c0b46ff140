/** @file The path, drawn as a house by night: a floor for each chapter, a window for each level, lit if it is solved. */
import { make, say } from "../ui/dom.js";
import { chapters, PATHS } from "./path.js";
import { starText } from "./stars.js";

/** @typedef {import("./level.js").Kind} Kind */
/** @typedef {import("./level.js").Level} Level */
/** @typedef {import("./path.js").PathLevel} PathLevel */

/**
 * @param {import("./store.js").Store} store
 */
export function pathView(store) {
  const sum = make("p", { class: "house-sum" });
  const floors = make("div", { class: "house" });
  const root = make("div", { class: "path" });
  /** @type {Map<PathLevel, HTMLAnchorElement>} */
  let windows = new Map();
  /** @type {Kind | null} */
  let built = null;
  /** The window of the level that is played. @type {HTMLElement | undefined} */
  let opened;

  /** @param {Kind} kind */
  function build(kind) {
    built = kind;
    windows = new Map(PATHS[kind].map((level) => [level, windowOf(level)]));
    floors.replaceChildren(...chapters(kind).map((chapter) => floorOf(chapter, windows)));
    root.replaceChildren(sum, floors);
  }

  /** @param {Kind} kind @param {Level | null} [current] the level that is played */
  function show(kind, current) {
    if (kind !== built) build(kind);
    const solved = PATHS[kind].filter((level) => store.isSolved(level));
    const stars = PATHS[kind].reduce((count, level) => count + (store.best(level)?.stars ?? 0), 0);
    say(sum, `game.path.${kind}`, { solved: solved.length, levels: PATHS[kind].length, stars });
    for (const [level, link] of windows) light(link, level, store.best(level)?.stars ?? 0, level === current);
    const [, window] = [...windows].find(([level]) => level === current) ?? [];
    if (window !== opened) window?.scrollIntoView({ block: "nearest" });
    opened = window;
  }
  return { root, show };
}

/** @param {PathLevel} level */
function windowOf({ number, address }) {
  return make("a", { class: "window", href: `#${address}` }, make("b", {}, String(number)), make("small"));
}

/** @param {{ chapter: PathLevel["chapter"], levels: PathLevel[] }} chapter @param {Map<PathLevel, HTMLAnchorElement>} windows */
function floorOf({ chapter, levels }, windows) {
  const items = levels.map((level) => make("li", {}, /** @type {HTMLElement} */ (windows.get(level))));
  const title = make("h2", { say: `play.chapter.${chapter}` });
  return make("section", { class: "floor" }, title, make("ol", {}, ...items));
}

/** @param {HTMLAnchorElement} link @param {PathLevel} level @param {number} stars @param {boolean} isCurrent */
function light(link, { number }, stars, isCurrent) {
  link.classList.toggle("lit", stars > 0);
  link.ariaCurrent = isCurrent ? "true" : null;
  /** @type {HTMLElement} */ (link.lastElementChild).textContent = stars > 0 ? starText(stars) : "";
  say(link, stars > 0 ? "game.window-solved" : "game.window", { number, stars }, "aria-label");
}
