// The roles of the colours of a picture: what is guessed, and what taps change.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  colourAround,
  guessRoles,
  STATES_MAX,
  STATES_MIN,
  withNextRole,
  withStates,
} from "../web/solve/colour-roles.js";
import { randomSource } from "./plain.js";

const GREYS = [0, 60, 120, 180, 240, 255].map((value) => [value, value, value]);
const BLUE = [0, 0, 200];

const guess = (count, around = BLUE) => guessRoles(GREYS.slice(0, count), around);
const lights = ({ roles }) => roles.filter((role) => role !== "hole");
const sorted = (roles) => [...roles].sort((a, b) => a - b);

test("of two colours the lighter one is lit, also if the other is around the board", () => {
  assert.deepEqual(guess(1).roles, [1]);
  assert.deepEqual(guess(2, GREYS[0]), { states: 2, roles: [0, 1], isChosen: false });
});

test("each of more colours is a state, but the colour around the board is a hole", () => {
  assert.deepEqual(guess(3).roles, [0, 1, 2]);
  assert.equal(guess(6).states, 6);
  assert.deepEqual(guess(3, [63, 50, 70]), { states: 2, roles: [0, "hole", 1], isChosen: false });
  assert.deepEqual(guess(4, GREYS[0]), { states: 3, roles: ["hole", 0, 1, 2], isChosen: false });
  assert.deepEqual(guessRoles(GREYS.slice(0, 4), null).roles, [0, 1, 2, 3]);
});

test("of two colours each is dark, lit and a hole in turn, whatever the other is", () => {
  for (const k of [0, 1]) {
    let now = guess(2);
    const seen = [];
    for (let i = 0; i < 3; i++) {
      now = withNextRole(now, k);
      seen.push(now.roles[k]);
      assert.equal(now.roles[1 - k], 1 - k);
      assert.equal(now.states, 2);
    }
    assert.deepEqual(new Set(seen), new Set([0, 1, "hole"]));
    assert.equal(seen[2], k);
  }
});

test("taps on one of more colours give it every role, and the others keep states of their own", () => {
  for (let count = 3; count <= 6; count++)
    for (let k = 0; k < count; k++) {
      let now = guess(count);
      const seen = new Set();
      for (let i = 0; i <= count; i++) {
        now = withNextRole(now, k);
        seen.add(now.roles[k]);
        const states = lights(now);
        assert.deepEqual(sorted(states), [...states.keys()], "each state once");
        assert.equal(now.states, Math.max(states.length, 2));
      }
      assert.deepEqual(seen, new Set([...Array(count).keys(), "hole"]));
    }
});

test("every assignment of states to colours can be reached by taps", () => {
  const reached = new Set();
  const open = [guess(4)];
  for (let now = open.pop(); now; now = open.pop()) {
    if (reached.has(now.roles.join())) continue;
    reached.add(now.roles.join());
    for (let k = 0; k < 4; k++) open.push(withNextRole(now, k));
  }
  const permutations = [...reached].filter((roles) => new Set(roles.split(",")).size === 4 && !roles.includes("hole"));
  assert.equal(permutations.length, 24);
});

test("a chosen number of states stays; the lightest colours share the last state, and get their own back", () => {
  const two = withStates(guess(4), 2);
  assert.deepEqual(two, { states: 2, roles: [0, 1, 1, 1], isChosen: true });
  assert.deepEqual(withNextRole(two, 0).roles, [1, 1, 1, 1]);
  assert.deepEqual(withNextRole(two, 3), { states: 2, roles: [0, 1, 1, "hole"], isChosen: true });
  assert.deepEqual(withStates(two, 4).roles, [0, 1, 2, 3]);
  const five = withStates(guess(3), 5);
  assert.deepEqual(five.roles, [0, 1, 2]);
  assert.deepEqual(withNextRole(five, 2).roles, [0, 1, 3]);
});

test("any choices and taps give roles that the board has", () => {
  const random = randomSource(5);
  for (let round = 0; round < 300; round++) {
    const count = 1 + random(6);
    let now = guess(count, random(2) ? GREYS[random(6)] : BLUE);
    for (let i = 0; i < 20; i++) {
      now = random(4) ? withNextRole(now, random(count)) : withStates(now, STATES_MIN + random(STATES_MAX - 1));
      assert.equal(now.roles.length, count);
      assert.ok(now.states >= STATES_MIN && now.states <= STATES_MAX);
      for (const role of lights(now)) assert.ok(Number.isInteger(role) && role >= 0 && role < now.states);
    }
  }
});

test("the colour around a board is that of most places outside its edges", () => {
  const [width, height] = [60, 50];
  const isInside = (x, y) => x >= 10 && x < 50 && y >= 10 && y < 40;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    data.set(isInside(x, y) ? [255, 0, 0, 255] : y < 10 ? [0, 255, 0, 255] : [1, 2, 3, 255], 4 * i);
  }
  const at = (u, v) => [10 + 40 * u, 10 + 30 * v];
  assert.deepEqual(colourAround({ data, width, height }, at, { rows: 3, cols: 4 }), [1, 2, 3]);
  const whole = (u, v) => [60 * u, 50 * v];
  assert.equal(colourAround({ data, width, height }, whole, { rows: 3, cols: 4 }), null);
  const none = () => [Number.NaN, Number.NaN];
  assert.equal(colourAround({ data, width, height }, none, { rows: 3, cols: 4 }), null);
});

test("the colour around a board is asked beside the middle of each row and above and below that of each column", () => {
  const [rows, cols] = [3, 5];
  const points = [];
  colourAround({ data: [], width: 0, height: 0 }, (u, v) => points.push([u, v]) && [0, 0], { rows, cols });
  const sides = [
    { isThere: ([u]) => u < 0, far: ([u]) => -u * cols, place: ([, v]) => v * rows - 0.5, count: rows },
    { isThere: ([u]) => u > 1, far: ([u]) => (u - 1) * cols, place: ([, v]) => v * rows - 0.5, count: rows },
    { isThere: ([, v]) => v < 0, far: ([, v]) => -v * rows, place: ([u]) => u * cols - 0.5, count: cols },
    { isThere: ([, v]) => v > 1, far: ([, v]) => (v - 1) * rows, place: ([u]) => u * cols - 0.5, count: cols },
  ];
  const distances = sides.map(({ isThere, far, place, count }) => {
    const own = points.filter(isThere);
    const places = own.map((point) => Math.round(1e6 * place(point)) / 1e6);
    assert.deepEqual(sorted(new Set(places)), [...Array(count).keys()]);
    return sorted(new Set(own.map((point) => Math.round(1e6 * far(point)) / 1e6)));
  });
  for (const own of distances) assert.deepEqual(own, distances[0], "as far from each side, in cells");
  assert.ok(distances[0].every((far) => far < 1));
  assert.equal(points.length, 2 * (rows + cols) * distances[0].length);
});

test("the colour around a board counts each pixel of the picture, and none beside it", () => {
  const [width, height] = [4, 3];
  const data = Array.from({ length: 4 * width * height }, (_, i) => i);
  for (let y = -1; y <= height; y++)
    for (let x = -1; x <= width; x++) {
      const isInside = x >= 0 && x < width && y >= 0 && y < height;
      const at = 4 * (y * width + x);
      const found = colourAround({ data, width, height }, () => [x + 0.5, y + 0.5], { rows: 2, cols: 2 });
      assert.deepEqual(found, isInside ? [at, at + 1, at + 2] : null);
    }
});
