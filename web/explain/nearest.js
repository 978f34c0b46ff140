/** @file Where a position has no solution: the fewest lights to change so that it has one. */

const LIGHTS_MAX = 1024;
const FEW_LIGHTS = 128; // up to so many, more changes at once are tried
const LISTED_MAX = 24;

/** @typedef {import("../engine/engine.js").Engine} Engine */

/**
 * A light's label tells which witnesses it is in; lights can be changed by presses exactly when the labels of those
 * that must change add up to zero. So the labels of what is changed must add up to the sum there is now.
 * @param {Engine} engine
 * @returns {number[][]} the smallest sets of lights, LISTED_MAX at most; empty where the search would take too long
 */
export function nearestSolvable(engine) {
  if (engine.lightCount > LIGHTS_MAX) return [];
  const labels = labelsOf(engine);
  const lights = labels.map((_, light) => light).filter((light) => !engine.holes[light]);
  const sums = goalsOf(engine).map((change) => sumOf(change, labels));
  const most = lights.length <= FEW_LIGHTS ? 5 : 3;
  const byLabel = grouped(lights, labels);
  for (let size = 1; size <= most; size++) {
    const found = sums.flatMap((sum) => take(choose(lights, labels, byLabel, size, 0, sum), LISTED_MAX));
    if (found.length) return found.slice(0, LISTED_MAX);
  }
  return [];
}

/** What must change, for each goal. @param {Engine} engine */
function goalsOf({ lights, holes, goal }) {
  const toOn = lights.map((lit, i) => (holes[i] ? 0 : lit ^ 1));
  return goal === "on" ? [toOn] : goal === "off" ? [lights] : [lights, toOn];
}

/** Reduces the masks; what a light without a pivot has in the pivots' rows makes its witness. @param {Engine} engine */
function labelsOf(engine) {
  /** @type {Map<number, bigint>} */
  const rows = new Map();
  for (let button = 0; button < engine.buttonCount; button++) keep(rows, toBig(engine.mask(button)));
  const free = Array.from(engine.lights, (_, light) => light).filter((light) => !rows.has(light));
  return Array.from(engine.lights, (_, light) => {
    const row = rows.get(light) ?? 1n << BigInt(light);
    return free.reduce((label, f, k) => label | (((row >> BigInt(f)) & 1n) << BigInt(k)), 0n);
  });
}

/** Adds a mask to reduced rows, by pivot. @param {Map<number, bigint>} rows @param {bigint} mask */
function keep(rows, mask) {
  let row = mask;
  for (const [pivot, known] of rows) if ((row >> BigInt(pivot)) & 1n) row ^= known;
  if (row === 0n) return;
  const pivot = row.toString(2).length - 1;
  for (const [other, known] of rows) if ((known >> BigInt(pivot)) & 1n) rows.set(other, known ^ row);
  rows.set(pivot, row);
}

/** @param {Uint8Array} bits light 0 lowest */
const toBig = (bits) => BigInt(`0b${Array.from(bits).reverse().join("")}`);

/** @param {Uint8Array} change @param {bigint[]} labels */
const sumOf = (change, labels) => labels.reduce((sum, label, i) => (change[i] ? sum ^ label : sum), 0n);

/** @param {number[]} lights @param {bigint[]} labels */
function grouped(lights, labels) {
  /** @type {Map<bigint, number[]>} */
  const groups = new Map();
  for (const light of lights) groups.set(labels[light], [...(groups.get(labels[light]) ?? []), light]);
  return groups;
}

/**
 * Sets of so many lights, from place `first` on, whose labels add up to `sum`. The last of each is looked up.
 * @param {number[]} lights @param {bigint[]} labels @param {Map<bigint, number[]>} byLabel
 * @param {number} size @param {number} first @param {bigint} sum
 * @returns {Generator<number[], void, void>}
 */
function* choose(lights, labels, byLabel, size, first, sum) {
  if (size === 1) {
    for (const light of byLabel.get(sum) ?? []) if (first >= lights.length || light >= lights[first]) yield [light];
    return;
  }
  for (let i = first; i <= lights.length - size; i++)
    for (const rest of choose(lights, labels, byLabel, size - 1, i + 1, sum ^ labels[lights[i]]))
      yield [lights[i], ...rest];
}

/** @template T @param {Iterable<T>} items @param {number} most */
function take(items, most) {
  const taken = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
}
