// Boards of every kind with marks, goals and states, made here with their notations: the engine against the list of all presses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf } from "./core.js";
import { hexOf, randomSource } from "./plain.js";

/**
 * @typedef {{ text: string, states: number[], masks: number[][], lights: number[], target: number[] | null, locked: number[], any: number[],
 *   bothWays: boolean }} Listed  target: null, all lights that matter end alike
 * @typedef {{ presses: number[], cost: number }} Way
 */

const BOARDS = 600;
/** The most combinations of presses that are listed. */
const LISTED_MAX = 5000;

const RULES = {
  "": [
    [0, 0],
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ],
  "-ring": [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ],
  "-cross": [
    [0, 0],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
};

/** @param {number} n @param {(i: number) => number} make */
const list = (n, make) => Array.from({ length: n }, (_, i) => make(i));
const digits = (/** @type {number[]} */ values) => values.map((value) => value.toString(36)).join("");
/** @param {number} a @param {number} b @returns {number} */
const divisor = (a, b) => (b ? divisor(b, a % b) : a);

/** Marks behind a board, in most boards none of one kind. @param {import("./plain.js").Random} random @param {number} n @param {string} word @returns {[string, number[]]} */
function marks(random, n, word) {
  const marked = list(n, () => Number(random(3) === 0));
  return random(2) && marked.includes(0) && marked.includes(1)
    ? [`-${word}${hexOf(marked)}`, marked]
    : ["", list(n, () => 0)];
}

/** Doors or dials. @param {import("./plain.js").Random} random @returns {Listed} */
function randomList(random) {
  const [n, buttons, isDials, most] = [1 + random(4), 1 + random(5), random(2) === 1, 3 + random(3)];
  const states = list(n, (i) => (!isDials ? 2 : i === 0 || random(2) ? most : 2 + random(most - 1)));
  const masks = list(buttons, () => 0).map(() => states.map((count) => random(count)));
  const bothWays = isDials && random(2) === 1;
  const [[locks, locked], [frees, any]] = [marks(random, buttons, "locked"), marks(random, n, "any")];
  const target = new Set(states).size > 1 || random(2) ? states.map((count) => random(count)) : null;
  const lights = states.map((count) => random(count));
  const write = isDials ? digits : hexOf;
  const head = isDials ? `dials${states.join("_")}${bothWays ? "~" : ""}` : "doors";
  const board = `${head}-${masks.map(digits).join("-")}${locks}${frees}=${target ? write(target) : "*"}`;
  return { text: `${board}.${write(lights)}`, states, masks, lights, target, locked, any, bothWays };
}

/** A marked grid, flat or a torus. @param {import("./plain.js").Random} random @returns {Listed} */
function randomGrid(random) {
  const isTorus = random(2) === 1;
  const [rows, columns] = isTorus ? [3, 3] : [1 + random(3), 2 + random(2)];
  const n = rows * columns;
  const count = n > 6 ? 2 : 2 + random(3);
  const rule = /** @type {keyof typeof RULES} */ (Object.keys(RULES)[random(3)]);
  const place = (/** @type {number} */ row, /** @type {number} */ column) => {
    if (isTorus) return ((row + rows) % rows) * columns + ((column + columns) % columns);
    return row < 0 || column < 0 || row >= rows || column >= columns ? -1 : row * columns + column;
  };
  const masks = list(n, () => 0).map((_, cell) => {
    const flipped = RULES[rule].map(([down, right]) =>
      place(Math.floor(cell / columns) + down, (cell % columns) + right),
    );
    return list(n, (light) => Number(flipped.includes(light)));
  });
  const bothWays = count > 2 && random(2) === 1;
  let [[locks, locked], [frees, any]] = [marks(random, n, "locked"), marks(random, n, "any")];
  if (!locks && !frees)
    [locks, locked] = [
      `-locked${hexOf([1])}${"0".repeat(Math.ceil(n / 4) - 1)}`,
      list(n, (cell) => Number(cell === 0)),
    ];
  const target = random(3) ? list(n, () => random(count)) : null;
  const lights = list(n, () => random(count));
  const write = count > 2 ? digits : hexOf;
  const options = `${rule}${isTorus ? "-torus" : ""}${locks}${frees}${count > 2 ? `-mod${count}${bothWays ? "~" : ""}` : ""}`;
  const text = `${rows}x${columns}${options}=${target ? write(target) : "*"}.${write(lights)}`;
  return { text, states: list(n, () => count), masks, lights, target, locked, any, bothWays };
}

/** The presses after which nothing has changed; with two states each button that is there has two. @param {Listed} board @param {number} button */
function orderOf({ states, masks, locked }, button) {
  if (locked[button]) return 1;
  if (states.every((count) => count === 2)) return 2;
  const rounds = masks[button].map((steps, light) => states[light] / divisor(states[light], steps));
  return rounds.reduce((order, round) => (order / divisor(order, round)) * round, 1);
}

/** @param {Listed} board @param {number[]} lights @param {ArrayLike<number>} presses */
const pressed = ({ states, masks }, lights, presses) =>
  lights.map(
    (state, light) => masks.reduce((sum, mask, button) => sum + presses[button] * mask[light], state) % states[light],
  );

/** @param {Listed} board @param {number[]} lights */
function isGoal({ target, any }, lights) {
  const matter = lights.filter((_, light) => !any[light]);
  return target ? lights.every((state, light) => any[light] || state === target[light]) : new Set(matter).size === 1;
}

/** All presses and their costs. @param {Listed} board @param {number[]} orders @returns {Way[]} */
const waysOf = ({ bothWays }, orders) =>
  orders.reduce(
    (ways, order) =>
      ways.flatMap(({ presses, cost }) =>
        list(order, (times) => times).map((times) => ({
          presses: [...presses, times],
          cost: cost + (bothWays ? Math.min(times, order - times) : times),
        })),
      ),
    /** @type {Way[]} */ ([{ presses: [], cost: 0 }]),
  );

/** @param {(board: Listed, ways: Way[], solutions: Way[]) => void} check */
function eachBoard(check) {
  const random = randomSource(28);
  for (let made = 0; made < BOARDS; ) {
    const board = random(2) ? randomList(random) : randomGrid(random);
    const orders = board.masks.map((_, button) => orderOf(board, button));
    if (orders.reduce((product, order) => product * order, 1) > LISTED_MAX) continue;
    const ways = waysOf(board, orders);
    check(
      board,
      ways,
      ways.filter(({ presses }) => isGoal(board, pressed(board, board.lights, presses))),
    );
    made++;
  }
}

const keysOf = (/** @type {Iterable<ArrayLike<number>>} */ all) =>
  Array.from(all, (presses) => Array.from(presses).join()).sort();

/** The least cost, and how many ways have it. @param {Way[]} ways */
function cheapest(ways) {
  const least = Math.min(...ways.map(({ cost }) => cost));
  return { weight: least, count: ways.filter(({ cost }) => cost === least).length };
}

test("the solutions, how many have each weight, the fewest presses and the hints are those of the list of all presses", () => {
  let solvable = 0;
  eachBoard((board, _, solutions) => {
    const engine = engineOf(board.text);
    assert.equal(engine.solve().solvable, solutions.length > 0, board.text);
    if (solutions.length === 0) return assert.equal(engine.fewestNow(), null, board.text);
    solvable++;
    assert.deepEqual(keysOf(engine.solutions()), keysOf(solutions.map(({ presses }) => presses)), board.text);
    const counts = [...engine.weights()];
    assert.deepEqual(
      counts,
      list(counts.length, (weight) => solutions.filter(({ cost }) => cost === weight).length),
      board.text,
    );
    const { weight, count, presses } = engine.fewestNow();
    assert.deepEqual({ weight, count }, cheapest(solutions), board.text);
    assert(isGoal(board, pressed(board, board.lights, presses)), board.text);
    for (let left = weight; left > 0; left--) {
      const { button, times, remaining } = engine.hint();
      assert.equal(remaining, left, board.text);
      assert(engine.press(button, Math.sign(times)), board.text);
    }
    assert(engine.solved && engine.hint() === null, board.text);
  });
  assert(solvable > BOARDS / 4 && solvable < BOARDS, String(solvable));
});

/** @param {number[]} states @returns {number[][]} */
const allPositions = ([count, ...rest]) =>
  count === undefined
    ? [[]]
    : list(count, (state) => state).flatMap((state) => allPositions(rest).map((others) => [state, ...others]));

/** By how much each light is short of the target. @param {Listed} board @returns {number[]} none without a target */
const shortOf = ({ states, lights, target }) =>
  target?.map((goal, i) => (goal - lights[i] + states[i]) % states[i]) ?? [];

test("where there is no solution the witness proves it, and the nearest positions that have one are those of the list", () => {
  eachBoard((board, ways, solutions) => {
    const { text, states, masks, lights, target, locked, any } = board;
    const { witness, modulus } = engineOf(text).solve();
    if (solutions.length > 0) return assert.equal(witness, null);
    const weighted = (/** @type {number[]} */ values) =>
      values.reduce((sum, value, i) => sum + value * witness[i], 0) % modulus;
    masks.forEach((mask, button) => assert(locked[button] || weighted(mask) === 0, text));
    assert(
      any.every((free, light) => !free || witness[light] === 0),
      text,
    );
    if (target) assert.notEqual(weighted(shortOf(board)), 0, text);
    const reached = new Set(
      ways.map(({ presses }) =>
        pressed(
          board,
          states.map(() => 0),
          presses,
        ).join(),
      ),
    );
    const turned = [...reached].map((key) => key.split(",").map(Number));
    const positions = allPositions(states);
    const goals = positions.filter((position) => isGoal(board, position));
    const solvable = new Set(
      goals.flatMap((goal) =>
        turned.map((turn) => goal.map((state, i) => (state - turn[i] + states[i]) % states[i]).join()),
      ),
    );
    const changes = positions
      .filter((position) => solvable.has(position.join()))
      .map((position) => position.filter((state, i) => state !== lights[i]).length);
    const distance = Math.min(...changes);
    const found = engineOf(text).nearest();
    assert.deepEqual(
      [found.distance, found.count],
      [distance, changes.filter((count) => count === distance).length],
      text,
    );
  });
});

test("a reason adds up for every button, and for what a solution presses", () => {
  let found = 0;
  eachBoard((board, _, solutions) => {
    const { text, masks, target, locked, any } = board;
    if (solutions.length === 0) return;
    const engine = engineOf(text);
    const { presses } = engine.solve();
    for (const button of masks.keys()) {
      const reason = locked[button] ? null : engine.reason(button);
      if (!reason) continue;
      found++;
      const { lights: weights, modulus, unit, count, settled, factors, used } = reason;
      const weighted = (/** @type {number[]} */ values) =>
        values.reduce((sum, value, i) => sum + value * weights[i], 0) % modulus;
      const wanted = (/** @type {number} */ other) =>
        other === button ? unit : (factors[settled.indexOf(other)] ?? 0);
      masks.forEach((mask, other) => assert(locked[other] || (weighted(mask) - wanted(other)) % modulus === 0, text));
      assert(
        any.every((free, light) => !free || weights[light] === 0),
        text,
      );
      assert((settled.reduce((sum, other, i) => sum + factors[i] * presses[other], 0) - used) % modulus === 0, text);
      assert((unit * presses[button] - count + used) % modulus === 0, text);
      if (target) assert((weighted(shortOf(board)) - count) % modulus === 0, text);
    }
  });
  assert(found > BOARDS, String(found));
});
