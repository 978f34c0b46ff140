/** @file Gauss-Jordan elimination modulo a prime, one pivot at a time. Rows stay in their places. */

/**
 * @typedef {object} Step
 * @property {number[][]} rows  after the step; the last entry of a row is its right-hand side
 * @property {number} row       the row of the pivot; at the end a row that cannot hold, or -1
 * @property {number} column    of the pivot; -1 at the start and at the end
 * @property {number} value     the pivot before its row was multiplied
 * @property {number} inverse   the factor that made it 1
 * @property {number[]} taken   how often the pivot's row was subtracted from each row
 */

/** @param {number} number */
export function isPrime(number) {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return number > 1;
}

/** The inverse modulo a prime. @param {number} value @param {number} prime */
function inverseOf(value, prime) {
  let inverse = 1;
  while ((inverse * value) % prime !== 1) inverse++;
  return inverse;
}

/**
 * @param {number[][]} equations the augmented matrix, with entries below the prime
 * @param {number} prime
 * @returns {Generator<Step, void, void>} the start, each pivot, and the end
 */
export function* eliminate(equations, prime) {
  let rows = equations;
  const unknowns = rows[0].length - 1;
  const used = new Set();
  const rest = { value: 0, inverse: 1, taken: /** @type {number[]} */ ([]) };
  yield { rows, row: -1, column: -1, ...rest };
  for (let column = 0; column < unknowns; column++) {
    const row = rows.findIndex((each, index) => each[column] && !used.has(index));
    if (row < 0) continue;
    used.add(row);
    const { [column]: value } = rows[row];
    const inverse = inverseOf(value, prime);
    const pivot = rows[row].map((entry) => (entry * inverse) % prime);
    const taken = rows.map((each, index) => (index === row ? 0 : each[column]));
    rows = rows.map((each, index) =>
      index === row ? pivot : each.map((entry, i) => (entry + (prime - taken[index]) * pivot[i]) % prime),
    );
    yield { rows, row, column, value, inverse, taken };
  }
  const broken = rows.findIndex((row) => row[unknowns] && !row.slice(0, unknowns).some(Boolean));
  yield { rows, row: broken, column: -1, ...rest };
}
