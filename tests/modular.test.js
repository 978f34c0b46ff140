// Elimination modulo a prime: no step changes the solutions, which are found by trying all values; the end is reduced.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eliminate, isPrime } from "../web/explain/modular.js";

/** A generator of the same numbers in every run. */
function* randomNumbers(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}
const numbers = randomNumbers(5);
const below = (n) => Number(numbers.next().value) % n;
const listOf = (count, make) => Array.from({ length: count }, make);

/** The solutions, by trying all values of the unknowns. */
function solutionsOf(rows, prime) {
  const unknowns = rows[0].length - 1;
  const solutions = [];
  for (let code = 0; code < prime ** unknowns; code++) {
    const values = listOf(unknowns, (_, i) => Math.floor(code / prime ** i) % prime);
    const holds = (row) => values.reduce((sum, value, i) => sum + value * row[i], prime - row[unknowns]) % prime === 0;
    if (rows.every(holds)) solutions.push(code);
  }
  return solutions;
}

test("no step changes the solutions of 600 random systems, and what a step says leads to its matrix", () => {
  let impossible = 0;
  for (let round = 0; round < 600; round++) {
    const prime = [3, 5, 7][below(3)];
    const unknowns = 1 + below(prime === 7 ? 3 : 4);
    const equations = listOf(1 + below(5), () => listOf(unknowns + 1, () => below(below(2) ? prime : 2)));
    const solutions = solutionsOf(equations, prime);
    let before = equations;
    const steps = [...eliminate(equations, prime)];
    for (const { rows, row, column, value, inverse, taken } of steps) {
      assert.deepEqual(solutionsOf(rows, prime), solutions);
      if (column >= 0) {
        assert.equal((value * inverse) % prime, 1);
        assert.equal(before[row][column], value);
        const pivot = before[row].map((entry) => (entry * inverse) % prime);
        const expected = before.map((each, i) =>
          i === row ? pivot : each.map((entry, j) => (((entry - taken[i] * pivot[j]) % prime) + prime) % prime),
        );
        assert.deepEqual(rows, expected);
      }
      before = rows;
    }
    const end = steps[steps.length - 1];
    assert.equal(end.row >= 0, solutions.length === 0);
    if (end.row >= 0) impossible++;
    const pivots = steps.filter(({ column }) => column >= 0);
    for (const { row, column } of pivots)
      assert.deepEqual(
        end.rows.map((each) => each[column]),
        end.rows.map((_, i) => Number(i === row)),
      );
    if (end.row < 0) assert.equal(solutions.length, prime ** (unknowns - pivots.length));
  }
  assert.ok(impossible > 100, String(impossible));
});

test("primes up to 36", () => {
  const primes = listOf(37, (_, number) => number).filter(isPrime);
  assert.deepEqual(primes, [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31]);
});
