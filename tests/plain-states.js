// The plain road for boards with more than two states: the fewest presses, by trying all presses of dials, or of the first row of lights.

/**
 * @typedef {object} Board  one number of states for all lights
 * @property {number} cols    of a grid with the plus rule; 0 for dials
 * @property {number} states
 * @property {boolean} bothWays
 * @property {number[][]} masks
 * @property {number[]} start
 * @property {number[] | null} targets  null: all the same, whichever
 */

/** @param {string} text a digit for all or one for each @param {number} count */
const digits = (text, count) =>
  Array.from(text.length === 1 ? text.repeat(count) : text, (digit) => parseInt(digit, 36));

/** @param {number} rows @param {number} cols */
const plusMasks = (rows, cols) =>
  Array.from({ length: rows * cols }, (_, button) =>
    Array.from({ length: rows * cols }, (_, light) => {
      const down = Math.abs(Math.floor(button / cols) - Math.floor(light / cols));
      return down + Math.abs((button % cols) - (light % cols)) <= 1 ? 1 : 0;
    }),
  );

/** @param {string} notation @returns {Board} */
export function plainStates(notation) {
  const [board, lights] = notation.split(".");
  const [shape, target = "0"] = board.split("=");
  const [, grid, hall] = /** @type {string[]} */ (/^(?:(\d+x\d+)-mod|(dials))/.exec(shape));
  const [, k, both, rest] = /** @type {string[]} */ (/^(?:\d+x\d+-mod|dials)(\d+)(~?)(?:-(.*))?$/.exec(shape));
  const [rows, cols] = grid ? grid.split("x").map(Number) : [0, 0];
  const masks = hall ? rest.split("-").map((mask) => digits(mask, mask.length)) : plusMasks(rows, cols);
  const count = masks[0].length;
  return {
    cols,
    states: Number(k),
    bothWays: both === "~",
    masks,
    start: digits(lights, count),
    targets: target === "*" ? null : digits(target, count),
  };
}

/** Every list of so many numbers below k. @param {number} count @param {number} k @returns {Generator<number[], void, void>} */
export function* lists(count, k) {
  for (let value = 0; value < k ** count; value++)
    yield Array.from({ length: count }, (_, i) => Math.floor(value / k ** i) % k);
}

/** The lights after so many presses of each button. @param {Pick<Board, "masks" | "start" | "states">} board @param {number[]} presses */
export const pressed = ({ masks, start, states }, presses) =>
  start.map(
    (state, light) => presses.reduce((sum, times, button) => sum + times * masks[button][light], state) % states,
  );

/** The presses of a grid from those of its first row: each row presses below the lights that are not at their targets. @param {Board} board @param {number[]} first @param {number[]} targets */
function chased({ cols, states, masks, start }, first, targets) {
  const presses = [...first];
  const lights = [...start];
  for (let button = 0; button < start.length; button++) {
    if (button >= cols) presses[button] = (targets[button - cols] - lights[button - cols] + states) % states;
    masks[button].forEach((steps, light) => {
      lights[light] = (lights[light] + presses[button] * steps) % states;
    });
  }
  return presses;
}

/** @param {string} notation @returns {number} Infinity if it cannot be solved */
export function leastStates(notation) {
  const board = plainStates(notation);
  const { cols, states, bothWays, masks, start } = board;
  const goals = board.targets ? [board.targets] : Array.from({ length: states }, (_, state) => start.map(() => state));
  let least = Number.POSITIVE_INFINITY;
  for (const targets of goals)
    for (const tried of lists(cols || masks.length, states)) {
      const presses = cols ? chased(board, tried, targets) : tried;
      if (pressed(board, presses).some((state, light) => state !== targets[light])) continue;
      const cost = presses.reduce((sum, times) => sum + (bothWays ? Math.min(times, states - times) : times), 0);
      least = Math.min(least, cost);
    }
  return least;
}
