/** @file The night sky behind the page after a win of lights: stars that a level always has in the same places, and shooting stars. */
import { make, svg } from "../ui/dom.js";

const STARS_LEAST = 36; // of a level of one press; harder levels have more
const STARS_PER_PRESS = 5;
const PRESSES_MAX = 20; // that add stars
const TRIES = 4; // places of which a star takes the one farthest from the others, so that they are spread evenly
const BRIGHT = 5; // stars that twinkle
const SHOOTING_EACH = 7; // presses for each shooting star
const SHOOTING_MAX = 3;
const [COLUMNS, ROWS] = [36, 18]; // of a drawing

/**
 * The constellation of each chapter: the column and the row of its stars in the order of its levels, a digit of base 36 each. They draw an oil lamp, a
 * hexagon, a hole, a flag, an endless loop, a crown, the Plough, Cassiopeia and a lantern; of doors an arch, a key, a fish, a house and a clock.
 * @type {Record<string, string>}
 */
const FIGURES = {
  first: "21144787c6f4i1l4o5t2x4x9sbodlfohdhfebc6a",
  shapes: "h8q8mgdg98d1m1",
  holes: "o3h1b5bchgoe",
  goals: "bhb1i4q1q9ib",
  wrapped: "l5r2x9rfh972297f",
  near: "5g33b9h1n9v3ug",
  far: "2283d6j8lfufx7",
  large: "34afh6pgw2",
  brightness: "i0d3a7abdffhkhnfpbp7m3i9",
  "first-hall": "bhbab5h1n5nanh",
  chains: "93353c9ed9n9w9wf",
  figures: "32ifrdx9r4i23f79",
  halls: "8h88h1q8qhkhkb",
  dials: "m1p4q8pdmghhdgad98a4d1h0h8",
};

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

/** The places of the stars of a chapter. @param {string} name @returns {Place[]} */
export function starsOf(name) {
  const at = (/** @type {string} */ digit, /** @type {number} */ count) => (100 * (parseInt(digit, 36) + 0.5)) / count;
  return Array.from(FIGURES[name].matchAll(/(.)(.)/g), ([, x, y]) => ({ x: at(x, COLUMNS), y: at(y, ROWS) }));
}

/** The constellation of the chapter that ends, as in the path. @param {NonNullable<Win["chapter"]>} chapter */
function constellation({ chapter, levels: { length: count } }) {
  const places = starsOf(chapter);
  const joints = places.slice(1).map(({ x, y }, i) => {
    const line = svg("line", { x1: `${places[i].x}%`, y1: `${places[i].y}%`, x2: `${x}%`, y2: `${y}%` });
    line.style.setProperty("--at", String(i / count));
    return line;
  });
  const dots = places.map(({ x, y }) => svg("circle", { cx: `${x}%`, cy: `${y}%`, r: 2 }));
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
