/** @file The roles of the colours of a picture: each colour is a state of a light, or a hole. */

/** @typedef {number | "hole"} Role  a state of a light: of two states 0 is dark and 1 is lit */

/**
 * @typedef {object} Roles
 * @property {number} states of a light
 * @property {Role[]} roles of the colours, in their order
 * @property {boolean} isChosen  the reader has chosen the number of states
 */

export const STATES_MIN = 2;
export const STATES_MAX = 10; // one digit shows each

/** Colours that differ by no more than this in each channel are taken for the same. */
const ALIKE = 24;

/** The distances from the edge of the board at which the colour around it is looked up, in cells. */
const OUTSIDE = [0.15, 0.3];

/** @param {number[]} a @param {number[]} b */
const difference = (a, b) => Math.max(...a.map((value, c) => Math.abs(value - b[c])));

/** @param {Role[]} roles */
const countLights = (roles) => roles.filter((role) => role !== "hole").length;

/** Numbers the colours other than holes, in the order of their present states; any colours beyond the last state have that state. @param {Role[]} roles @param {number} states @returns {Role[]} */
function numbered(roles, states) {
  const ranks = roles.flatMap((role, k) => (role === "hole" ? [] : [{ role, k }])).sort((a, b) => a.role - b.role);
  const rankOf = (/** @type {number} */ k) => ranks.findIndex((each) => each.k === k);
  return roles.map((role, k) => (role === "hole" ? role : Math.min(rankOf(k), states - 1)));
}

/** Sets the number of states to the number of colours other than holes. @param {Role[]} roles @returns {Roles} */
function following(roles) {
  const states = Math.max(STATES_MIN, countLights(roles));
  return { states, roles: numbered(roles, states), isChosen: false };
}

/**
 * A guess: of two colours the lighter one is lit. Each of more colours is a state, but the one that is also around the board is a hole.
 * @param {number[][]} colours the darkest first
 * @param {number[] | null} around the colour around the board
 * @returns {Roles}
 */
export function guessRoles(colours, around) {
  const last = colours.length - 1;
  if (colours.length < 3) return { states: 2, roles: colours.map((_, k) => Number(k === last)), isChosen: false };
  const differences = colours.map((colour) => (around ? difference(colour, around) : 256));
  const least = Math.min(...differences);
  const hole = least <= ALIKE ? differences.indexOf(least) : -1;
  return following(colours.map((_, k) => (k === hole ? "hole" : k)));
}

/** @param {Roles} roles @param {number} states chosen by the reader @returns {Roles} */
export const withStates = ({ roles }, states) => ({ states, roles: numbered(roles, states), isChosen: true });

/** @param {Role[]} roles @param {number} k @param {Role} role @returns {Role[]} */
const replaced = (roles, k, role) => roles.map((each, i) => (i === k ? role : each));

/**
 * Gives a colour its next role: the next state, then a hole. As long as each of three or more colours has a state of its own, it exchanges
 * its state with another colour.
 * @param {Roles} before
 * @param {number} k
 * @returns {Roles}
 */
export function withNextRole({ states, roles, isChosen }, k) {
  const role = roles[k];
  const isSimple = roles.length < 3;
  if (role !== "hole" && role < states - 1) {
    const other = isSimple || countLights(roles) > states ? -1 : roles.indexOf(role + 1);
    const exchanged = replaced(roles, other, role);
    return { states, roles: replaced(exchanged, k, role + 1), isChosen };
  }
  if (isSimple || isChosen) return { states, roles: replaced(roles, k, role === "hole" ? 0 : "hole"), isChosen };
  return following(replaced(roles, k, role === "hole" ? -1 : "hole")); // -1: before the states of the others
}

/**
 * The median colour around the board.
 * @param {{ data: ArrayLike<number>, width: number, height: number }} pixels
 * @param {(u: number, v: number) => number[]} at  x and y of a point; the board reaches from 0 to 1
 * @param {{ rows: number, cols: number }} sides
 * @returns {number[] | null} null if the board fills the picture
 */
export function colourAround({ data, width, height }, at, { rows, cols }) {
  const across = Array.from({ length: cols }, (_, i) => (i + 0.5) / cols);
  const down = Array.from({ length: rows }, (_, i) => (i + 0.5) / rows);
  const points = OUTSIDE.flatMap((far) => [
    ...across.flatMap((u) => [at(u, -far / rows), at(u, 1 + far / rows)]),
    ...down.flatMap((v) => [at(-far / cols, v), at(1 + far / cols, v)]),
  ]);
  const colours = points
    .map((point) => point.map(Math.floor))
    .filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height)
    .map(([x, y]) => Array.from({ length: 3 }, (_, c) => data[4 * (y * width + x) + c]));
  if (colours.length === 0) return null;
  const median = (/** @type {number} */ c) =>
    colours.map((colour) => colour[c]).sort((a, b) => a - b)[colours.length >> 1];
  return [median(0), median(1), median(2)];
}
