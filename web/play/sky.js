/** @file The night sky behind the page after a win of lights: stars that a level always has in the same places, and shooting stars. */
import { make, svg } from "../ui/dom.js";

const STARS_LEAST = 36; // of a level of one press; harder levels have more
const STARS_PER_PRESS = 5;
const PRESSES_MAX = 20; // that add stars
const TRIES = 4; // places of which a star takes the one farthest from the others, so that they are spread evenly
const BRIGHT = 5; // stars that twinkle
const SHOOTING_EACH = 7; // presses for each shooting star
const SHOOTING_MAX = 3;
const LANE_MAX = 10; // stars of a chapter in a lane; the next lane leads back

/** @typedef {{ key: string, fewest: number, isPerfect: boolean, chapter: { chapter: string, levels: unknown[] } | null }} Win  key: of the level; chapter: that the win ends */
/** @typedef {{ x: number, y: number }} Place  in per cent of the sky */

/** Repeatable random numbers from 0 to 1, by the multiplication of Park and Miller. @param {string} key */
function randomOf(key) {
  let seed = 1;
  for (const letter of key) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return () => {
    seed = (seed * 48_271 + 1) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** Places in per cent, spread evenly. @param {number} count @param {() => number} random */
function placesOf(count, random) {
  /** @type {Place[]} */
  const places = [];
  while (places.length < count) {
    const tries = Array.from({ length: TRIES }, () => ({ x: 100 * random(), y: 100 * random() }));
    const room = ({ x, y } = tries[0]) => Math.min(...places.map((other) => Math.hypot(other.x - x, other.y - y)));
    places.push(tries.reduce((best, place) => (room(place) > room(best) ? place : best)));
  }
  return places;
}

/** @param {Place} place @param {number} index @param {number} size */
function star({ x, y }, index, size) {
  const dot = svg("circle", { cx: `${x.toFixed(2)}%`, cy: `${y.toFixed(2)}%`, r: size.toFixed(2) });
  if (index < BRIGHT) dot.classList.add("bright");
  else dot.setAttribute("opacity", (0.3 + 0.5 * (size - 0.5)).toFixed(2));
  return dot;
}

/** True where no text of the page would have a star behind it. @param {Place} place */
function isFree({ x, y }) {
  const there = document.elementFromPoint((x * innerWidth) / 100, (y * innerHeight) / 100);
  return !there?.closest("p, h1, h2, a, button, .goal");
}

/** The number of lanes of a chapter. @param {number} levels */
export const lanesOf = (levels) => Math.ceil(levels / LANE_MAX);

/** Repeatable places of the stars of a chapter. @param {string} name @param {number} count @returns {Place[]} */
export function starsOf(name, count) {
  const random = randomOf(name);
  const lanes = lanesOf(count);
  const perLane = Math.ceil(count / lanes);
  return Array.from({ length: count }, (_, i) => {
    const lane = Math.floor(i / perLane);
    const along = ((i % perLane) + 0.5) / perLane;
    const across = (lane + 0.3 + 0.4 * random()) / lanes;
    return { x: 100 * (lane % 2 ? 1 - along : along), y: 100 * across };
  });
}

/** The constellation of the chapter that ends, as in the path. @param {NonNullable<Win["chapter"]>} chapter */
function constellation({ chapter, levels: { length: count } }) {
  const places = starsOf(chapter, count);
  const joints = places.slice(1).map(({ x, y }, i) => {
    const line = svg("line", { x1: `${places[i].x}%`, y1: `${places[i].y}%`, x2: `${x}%`, y2: `${y}%` });
    line.style.setProperty("--at", String(i / count));
    return line;
  });
  const dots = places.map(({ x, y }) => svg("circle", { cx: `${x}%`, cy: `${y}%`, r: 2.6 }));
  return svg("svg", { class: "chapter-line" }, ...joints, ...dots);
}

/** The sky with its stars; a win in the fewest presses has shooting stars, and the end of a chapter its constellation. @param {Win} win @returns {HTMLElement} */
export function skyOf({ key, fewest, isPerfect, chapter }) {
  const random = randomOf(key);
  const places = placesOf(STARS_LEAST + STARS_PER_PRESS * Math.min(fewest, PRESSES_MAX), random);
  const all = places.map((place, index) => star(place, index, index < BRIGHT ? 1.8 : 0.5 + random()));
  const stars = all.filter((_, index) => isFree(places[index])); // each as it would be if none were left out
  const shooting = isPerfect ? Math.min(1 + Math.floor(fewest / SHOOTING_EACH), SHOOTING_MAX) : 0;
  const trails = Array.from({ length: shooting }, () => make("i"));
  const line = chapter ? [constellation(chapter)] : [];
  return make("div", { class: "sky", "aria-hidden": "true" }, svg("svg", {}, ...stars), ...line, ...trails);
}
