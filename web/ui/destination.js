/**
 * @file Finds the button to which a key moves the focus. It compares the positions on the screen, so it works for
 * grids, halls and boards with holes.
 * @typedef {{ x: number, y: number }} Place  the centre of a button
 */

/** @type {Record<string, [number, number]>} */
const AHEAD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE_COST = 4; // buttons straight ahead are preferred to nearer ones to the side

/** @param {Element | null} element @returns {Place | null} */
function centreOf(element) {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * @param {(Place | null)[]} places
 * @param {Place} here
 * @param {[number, number]} ahead
 */
function nearest(places, here, [right, down]) {
  let least = Infinity;
  let found = -1;
  places.forEach((there, index) => {
    if (!there) return;
    const forward = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs(right ? there.y - here.y : there.x - here.x);
    const cost = forward + ASIDE_COST * aside;
    if (forward < 1 || aside > forward || cost >= least) return;
    least = cost;
    found = index;
  });
  return found;
}

/**
 * The first (Home) or last (End) of the buttons that pass.
 * @param {(Place | null)[]} places
 * @param {string} key
 * @param {(place: Place) => boolean} passes
 */
function outermost(places, key, passes) {
  const indices = places.flatMap((place, index) => (place && passes(place) ? [index] : []));
  return indices.at(key === "Home" ? 0 : -1) ?? -1;
}

/**
 * @param {(Place | null)[]} places the centres of the buttons; null for a hole
 * @param {number} from
 * @param {{ key: string, ctrlKey: boolean }} press
 * @returns {number} a button's index, or -1 if no button is there
 */
export function destinationAmong(places, from, { key, ctrlKey }) {
  const here = places[from];
  if (!here) return -1;
  if (key in AHEAD) return nearest(places, here, AHEAD[key]);
  if (key !== "Home" && key !== "End") return -1;
  return outermost(places, key, ({ y }) => ctrlKey || Math.abs(y - here.y) < 1);
}

/** @param {(Element | null)[]} buttons @param {number} from @param {{ key: string, ctrlKey: boolean }} press */
export const destination = (buttons, from, press) => destinationAmong(buttons.map(centreOf), from, press);
