/**
 * @file The path as a sky: the next level, and a constellation for each chapter, with a star for each level. Solved ones are lit, and
 * joined to their neighbours. A chapter is folded to a line with its constellation in small; unfolded, its stars are links. That of the level that is played is unfolded
 * in the sheet of a phone, and folded to a picture of its constellation where the path is beside the board; there the next level is on top.
 */
import { SHAPE } from "../reading/shape.js";
import { make, say, svg } from "../ui/dom.js";
import { holds } from "../ui/media.js";
import { mostOf } from "./level.js";
import { chapters, firstUnsolved, PATHS } from "./path.js";
import { starsOf } from "./sky.js";
import { startOf } from "./start.js";

/** @typedef {import("./level.js").Kind} Kind */
/** @typedef {import("./level.js").Level} Level */
/** @typedef {import("./path.js").PathLevel} PathLevel */
/** @typedef {import("./sky.js").Place} Place */
/** @typedef {{ root: HTMLDetailsElement, summary: HTMLElement, sky: HTMLElement, count: HTMLElement, small: SVGElement, places: Place[], levels: PathLevel[], stars: HTMLAnchorElement[], lines: Element[] }} Chapter */

const WIDE = "(width >= 56.25em)"; // the panel is beside the board

/**
 * @param {import("./store.js").Store} store
 * @param {import("../engine/engine.js").Engine} spare
 */
export function pathView(store, spare) {
  const sum = make("p", { class: "path-sum" });
  const following = make("a", { class: "following" });
  const drawn = make("span", { class: "constellation", "aria-hidden": "true" });
  const root = make("div", { class: "path" });
  /** @type {Chapter[]} */
  let all = [];
  /** @type {Kind | null} */
  let built = null;
  /** The level that is played. @type {Level | null | undefined} */
  let opened;

  /** @param {Kind} kind */
  function build(kind) {
    built = kind;
    all = chapters(kind).map(chapterOf);
    root.replaceChildren(sum, ...all.map((chapter) => chapter.root));
  }

  /** @param {Kind} kind @param {Level | null} [current] the level that is played */
  function show(kind, current) {
    const isNew = kind !== built;
    if (isNew) build(kind);
    const solved = PATHS[kind].filter((level) => store.isSolved(level));
    const stars = PATHS[kind].reduce((count, level) => count + (store.best(level)?.stars ?? 0), 0);
    say(sum, `game.path.${kind}`, { solved: solved.length, levels: PATHS[kind].length, stars });
    const next = firstUnsolved(kind, store.isSolved) ?? PATHS[kind][0];
    tellNext(following, next, spare);
    for (const chapter of all) light(chapter, store, current);
    const own = ownOf(all, current, next);
    if (isNew || current !== opened) {
      const isFolded = holds(WIDE);
      for (const chapter of all) chapter.root.open = chapter === own && !isFolded;
      (isFolded ? sum : own?.root)?.after(following);
      if (!isFolded && own !== all[0]) own?.root.scrollIntoView({ block: "nearest" });
    }
    if (own) picture(own, drawn);
    opened = current;
  }
  return { root, show };
}

/** The chapter of the level that is played, else of the next one. @param {Chapter[]} all @param {Level | null | undefined} current @param {PathLevel} next */
const ownOf = (all, current, next) =>
  all.find(({ levels }) => levels.some((level) => level === current)) ??
  all.find(({ levels }) => levels.includes(next));

/** Draws the constellation of a chapter into its summary, without links. @param {Chapter} chapter @param {HTMLElement} drawn */
function picture({ summary, sky, stars }, drawn) {
  const copies = stars.map((star) => {
    const copy = make("span", { class: star.className }, ...[...star.children].map((child) => child.cloneNode(true)));
    copy.style.cssText = star.style.cssText;
    copy.ariaCurrent = star.ariaCurrent;
    copy.dataset.stars = star.dataset.stars;
    return copy;
  });
  drawn.replaceChildren(...[...sky.querySelectorAll("svg")].map((joints) => joints.cloneNode(true)), ...copies);
  if (drawn.parentElement !== summary) summary.append(drawn);
}

/** @param {{ chapter: PathLevel["chapter"], levels: PathLevel[] }} chapter @returns {Chapter} */
function chapterOf({ chapter, levels }) {
  const places = starsOf(chapter);
  const lines = places.slice(1).map(({ x, y }, i) => {
    const { x: x1, y: y1 } = places[i];
    return svg("line", { x1, y1, x2: x, y2: y });
  });
  const stars = levels.map((level, i) => starOf(level, places[i]));
  const count = make("span", { class: "note" });
  const small = svg("svg", { class: "small-sky", viewBox: "-4 -4 80 40", "aria-hidden": "true" });
  const summary = make("summary", {}, small, make("h2", { say: `play.chapter.${chapter}` }), count);
  const joints = svg("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" }, ...lines);
  const list = make("ol", {}, ...stars.map((star) => make("li", {}, star)));
  const sky = make("div", { class: "constellation" }, joints, list);
  const root = make("details", { class: "chapter" }, summary, sky);
  return { root, summary, sky, count, small, places, levels, stars, lines };
}

/** Draws a constellation in small: the stars that are lit, the rest, and the lines between two that are lit. @param {SVGElement} small @param {Place[]} places @param {number[]} earned stars by level */
function drawSmall(small, places, earned) {
  const at = places.map(({ x, y }) => `M${(4 + 0.64 * x).toFixed(1)} ${(0.32 * y).toFixed(1)}`);
  const draw = (/** @type {string} */ name, /** @type {(place: string, i: number) => string | false} */ part) =>
    svg("path", { class: name, d: at.map((place, i) => part(place, i) || "").join("") });
  small.replaceChildren(
    draw("joint", (place, i) => earned[i] > 0 && earned[i - 1] > 0 && `${at[i - 1]}L${place.slice(1)}`),
    draw("dim", (place, i) => earned[i] === 0 && `${place}${starOfSize(3)}`),
    draw("lit", (place, i) => earned[i] > 0 && `${place}${starOfSize(2 + earned[i])}`),
  );
}

/** A star with four rays, around the point where the path is. @param {number} r */
const starOfSize = (r) =>
  `m0-${r}l${r / 4} ${0.75 * r} ${0.75 * r} ${r / 4}-${0.75 * r} ${r / 4}-${r / 4} ${0.75 * r}-${r / 4}-${0.75 * r}-${0.75 * r}-${r / 4} ${0.75 * r}-${r / 4}z`;

/** @param {PathLevel} level @param {Place} place */
function starOf({ number, address }, { x, y }) {
  const star = make("a", { class: "star", href: `#${address}` }, make("b", {}, String(number)));
  star.style.setProperty("left", `${x}%`);
  star.style.setProperty("top", `${y}%`);
  return star;
}

/** @param {Chapter} chapter @param {import("./store.js").Store} store @param {Level | null | undefined} current */
function light({ count, small, places, levels, stars, lines }, store, current) {
  const earned = levels.map((level) => store.best(level)?.stars ?? 0);
  drawSmall(small, places, earned);
  say(count, "game.chapter", { solved: earned.filter(Boolean).length, levels: levels.length });
  levels.forEach((level, i) => {
    const star = stars[i];
    star.classList.toggle("lit", earned[i] > 0);
    star.dataset.stars = String(earned[i]);
    star.ariaCurrent = level === current ? "true" : null;
    const params = { number: level.number, stars: earned[i] };
    say(star, earned[i] > 0 ? "game.window-solved" : "game.window", params, "aria-label");
    if (i > 0) lines[i - 1].classList.toggle("lit", earned[i] > 0 && earned[i - 1] > 0);
  });
}

/** The link of the next level: its start in small, its number and size. @param {HTMLAnchorElement} link @param {PathLevel} next @param {import("../engine/engine.js").Engine} spare */
function tellNext(link, next, spare) {
  const { number, notation, fewest, address, kind } = next;
  if (link.hash === `#${address}`) return;
  link.href = `#${address}`;
  const [board] = notation.split(".");
  const size = kind === "doors" ? board.split("-")[1].length : board.split(/[-=]/)[0].replace("x", "×");
  const most = mostOf(board);
  const words = make(
    "span",
    {},
    say(make("b"), "game.window", { number }),
    say(make("small"), `game.size.${most > 1 ? "states" : kind}`, { size, most, fewest }),
  );
  link.replaceChildren(
    ...(SHAPE.test(notation) ? [] : [make("span", { class: "start" }, startOf(next, spare))]),
    words,
    make("span", { class: "primary", "aria-hidden": "true", say: "game.begin" }),
  );
}
