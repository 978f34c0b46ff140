/** @file Light chasing on a lit square board with the plus rule: the first row of presses decides all others. */

/** All presses, from those of the first row. @param {string} first a 1 for each press, a 0 for each cell between */
export function pressesFrom(first) {
  const side = first.length;
  const presses = Uint8Array.from([...first.padEnd(side * side, "0")], Number);
  const at = (/** @type {number} */ row, /** @type {number} */ column) =>
    row < 0 || column < 0 || column >= side ? 0 : presses[row * side + column];
  for (let row = 1; row < side; row++)
    for (let column = 0; column < side; column++) {
      const above = at(row - 1, column - 1) ^ at(row - 1, column) ^ at(row - 1, column + 1) ^ at(row - 2, column);
      presses[row * side + column] = 1 ^ above; // the light above was on, and goes out
    }
  return presses;
}
