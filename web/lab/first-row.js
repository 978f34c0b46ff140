/** @file Light chasing on an all-lit square board with the plus rule: the first row of presses determines all others. */

/** All presses, computed from those of the first row. @param {string} first one digit per cell: 1 for a press, else 0 */
export function pressesFrom(first) {
  const side = first.length;
  const presses = Uint8Array.from([...first.padEnd(side * side, "0")], Number);
  const at = (/** @type {number} */ row, /** @type {number} */ column) =>
    row < 0 || column < 0 || column >= side ? 0 : presses[row * side + column];
  for (let row = 1; row < side; row++)
    for (let column = 0; column < side; column++) {
      const above = at(row - 1, column - 1) ^ at(row - 1, column) ^ at(row - 1, column + 1) ^ at(row - 2, column);
      presses[row * side + column] = 1 ^ above; // the light above was on and must go out
    }
  return presses;
}
