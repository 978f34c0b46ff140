// Positions with more than two states, as pictures: read back from the SVG.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PAPER } from "../web/board/paper.js";
import { differsInTargets, isRight, onRim, shorterWay, signed, ticksOf } from "../web/board/turns.js";
import { ANY, faceFor, facePath, LOCK } from "../web/states/face.js";
import { pictureOf } from "../web/states/picture.js";
import { engineOf } from "./core.js";
import { randomSource } from "./plain.js";

const random = randomSource(36);
const STATES = Array.from({ length: 35 }, (_, i) => i + 2);

/** A board of the shape that pictures need. @returns {any} */
function boardOf({ rows = 1, states, lights, targets = null, masks = [], ...more }) {
  const bytes = Uint8Array.from(states);
  return {
    notation: "a position",
    boardNotation: more.kind === "doors" ? "dials" : "1x2-mod5",
    kind: "grid",
    rows,
    cols: states.length / rows,
    holes: new Uint8Array(states.length),
    locked: new Uint8Array(states.length),
    any: new Uint8Array(states.length),
    lightCount: states.length,
    buttonCount: masks.length,
    states: bytes,
    lights: Uint8Array.from(lights),
    targets: targets && Uint8Array.from(targets),
    mask: (/** @type {number} */ button) => Uint8Array.from(masks[button]),
    ...more,
  };
}

const dialsOf = (board) => boardOf({ kind: "doors", ...board });
const textsOf = (picture) => [...picture.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const dotsOf = (path) => [...path.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
const count = (text, part) => text.split(part).length - 1;

test("a turn is the shortest of all that end in the same position, forwards where two are", () => {
  for (const states of STATES)
    for (let steps = -states; steps <= 2 * states; steps++) {
      const ways = Array.from({ length: 6 * states + 1 }, (_, i) => i - 3 * states);
      const same = ways.filter((way) => (way - steps) % states === 0);
      const least = Math.min(...same.map(Math.abs));
      assert.equal(shorterWay(steps, states), same.includes(least) ? least : -least);
    }
});

test("a negative number has a minus sign", () => {
  assert.deepEqual([-12, 0, 3].map(signed), ["−12", "0", "3"]);
});

test("positions are on the rim clockwise from the top, a tick at each", () => {
  for (const states of STATES) {
    const places = Array.from({ length: states }, (_, position) => onRim(position, states, 45));
    const ends = [...ticksOf(states).matchAll(/L(\S+?) (\S+?)(?=M|$)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    assert.equal(ends.length, states);
    for (const [position, { x, y }] of places.entries()) {
      const clockwise = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
      assert.ok(Math.abs(clockwise - position / states) < 1e-9);
      assert.ok(Math.hypot(ends[position][0] - x, ends[position][1] - y) < 0.1);
    }
  }
});

test("a face has as many pips as its state, none of which touch, up to six", () => {
  for (let state = 0; state <= 6; state++) {
    const dots = dotsOf(facePath("pips", state, 9) ?? "");
    assert.equal(dots.length, state);
    for (const [i, [x, y]] of dots.entries())
      for (const [otherX, otherY] of dots.slice(i + 1)) assert.ok(Math.hypot(x - otherX, y - otherY) > 2.8, `${state}`);
    assert.equal(facePath("number", state, 9), null);
  }
  assert.equal(facePath("pips", 7, 9), null);
});

test("a board has numerals if a light has a state of more than six pips", () => {
  assert.equal(faceFor("auto", Uint8Array.of(3, 7, 2)), "pips");
  assert.equal(faceFor(null, Uint8Array.of(3, 8, 2)), "number");
});

test("a picture has the face that is asked for, of lights and of dials", () => {
  const masks = [
    [1, 0],
    [0, 1],
  ];
  for (const kind of ["grid", "doors"]) {
    const board = boardOf({ kind, states: [5, 5], lights: [2, 3], targets: [0, 0], masks });
    const [number, pips, dial] = ["number", "pips", "dial"].map((face) => pictureOf(board, {}, { face }));
    const digits = (/** @type {string} */ picture) => textsOf(picture).filter((text) => /^\d$/.test(text));
    assert.deepEqual(digits(number), ["2", "3"], kind);
    assert.deepEqual([digits(pips), dotsOf(pips).length], [[], 5], kind);
    assert.deepEqual(digits(dial), kind === "grid" ? [] : ["2", "3"]);
    assert.equal(pictureOf(board, {}, { face: "auto" }), kind === "grid" ? pips : dial);
  }
});

test("a light is right at its target, or without targets if all are the same", () => {
  const board = boardOf({ states: [3, 3, 3], lights: [0, 2, 1], targets: [0, 1, 1] });
  assert.deepEqual(
    [0, 1, 2].map((light) => isRight(board.targets, board.lights, light)),
    [true, false, true],
  );
  for (const lights of [
    [1, 1, 1],
    [1, 1, 2],
  ])
    assert.equal(isRight(null, Uint8Array.from(lights), 0), lights[2] === 1);
  assert.ok(isRight(null, Uint8Array.of(2), 0), "one light is like itself");
});

test("targets differ if two lights have different ones; holes have none, nor lights of any final state", () => {
  for (const [text, differ] of /** @type {[string, boolean][]} */ ([
    ["1x4-holes8-mod3=*.0111", false],
    ["1x4-holes8-mod3=0222.0111", false],
    ["1x4-holes8-mod3=0221.0111", true],
    ["1x4-holes8-any4-mod3=0022.0111", false],
    ["1x4-any8=6.off", true],
    ["1x4-any8=7.off", false],
  ]))
    assert.equal(differsInTargets(engineOf(text)), differ, text);
});

test("a light of any final state has a question mark in its picture, a locked cell a padlock", () => {
  for (const [text, marks, locks] of /** @type {[string, number, number][]} */ ([
    ["2x2-any8=6.on", 1, 0],
    ["2x2-lockedc.on", 0, 2],
    ["2x3-locked80-any94-mod3.1", 3, 1],
    ["hex2-locked82-any40.on", 1, 2],
    ["2x2-mod3.1", 0, 0],
    ["doors-0111-1001-0011-1011-0100-locked48-any3.8", 2, 2],
    ["dials3-110-111-011-locked6-any8.0", 1, 2],
  ])) {
    const picture = pictureOf(engineOf(text));
    assert.deepEqual([count(picture, `d="${ANY}"`), count(picture, `d="${LOCK}"`)], [marks, locks], text);
  }
});

test("the picture of lights shows each state by its pips, and by brightness", () => {
  for (const states of [3, 4, 7])
    for (let round = 0; round < 10; round++) {
      const lights = Array.from({ length: 12 }, () => random(states));
      const board = boardOf({ rows: 3, states: Array(12).fill(states), lights });
      const picture = pictureOf(board);
      const faces = picture.split('stroke-width="2.2"').length - 1;
      assert.equal(faces, 12);
      assert.deepEqual(
        [...picture.matchAll(/ d="([^"]*)" transform/g)].map(([, d]) => dotsOf(d).length),
        lights,
      );
      const shades = [...picture.matchAll(/fill="#8f4a24" opacity="([\d.]+)"/g)].map(([, opacity]) => Number(opacity));
      const between = lights.filter((state) => state > 0 && state < states - 1);
      const shadeOf = new Map(between.map((state, i) => [state, shades[i]]));
      assert.deepEqual(
        between.map((state) => shadeOf.get(state)),
        shades,
      );
      const inOrder = [...shadeOf].sort(([a], [b]) => a - b).map(([, shade]) => shade);
      assert.deepEqual(
        inOrder,
        [...new Set(shades)].sort((a, b) => b - a),
      );
      assert.doesNotMatch(pictureOf(board, {}, { palette: PAPER }), /fill="#8f4a24" opacity/);
    }
});

test("the picture of lights with many states shows numerals, holes show nothing", () => {
  const board = boardOf({ rows: 2, states: [12, 12, 1, 12], lights: [0, 11, 0, 7], holes: Uint8Array.of(0, 0, 1, 0) });
  assert.deepEqual(textsOf(pictureOf(board)).filter(Boolean), ["0", "11", "7"]);
});

test("the picture of lights with different targets shows each, or a tick where it is reached", () => {
  const board = boardOf({ states: [12, 12], lights: [4, 5], targets: [9, 5] });
  const picture = pictureOf(board);
  assert.deepEqual(textsOf(picture).filter(Boolean), ["4", "9", "5"]);
  assert.equal(count(picture, "M3 6.3"), 1);
});

test("the picture of lights says numbers, presses of a quiet pattern and weights", () => {
  const board = boardOf({ states: [3, 3, 3], lights: [0, 1, 2] });
  const numbers = new Map([[1, "2×"]]);
  assert.deepEqual(textsOf(pictureOf(board, { numbers })), ["2×"]);
  assert.deepEqual(textsOf(pictureOf(board, { pattern: Uint8Array.of(1, 0, 2) })), ["2"]);
  assert.deepEqual(textsOf(pictureOf(board, { witness: Uint8Array.of(1, 0, 2) })), ["×1", "×2"]);
});

test("the picture of dials turns each needle to its position, and lights the lamps of those that are right", () => {
  for (let round = 0; round < 20; round++) {
    const states = Array.from({ length: 5 }, () => 2 + random(12));
    const lights = states.map((states) => random(states));
    const targets = states.map((states) => random(states));
    const masks = Array.from({ length: 7 }, () => states.map((states) => random(states)));
    const picture = pictureOf(dialsOf({ states, lights, targets, masks }));
    const angles = [...picture.matchAll(/rotate\(([\d.]+)\)/g)].map(([, angle]) => Number(angle));
    assert.deepEqual(
      angles.map((angle, dial) => Math.round((angle / 360) * states[dial])),
      lights,
    );
    const right = lights.filter((position, dial) => position === targets[dial]);
    assert.equal(count(picture, 'fill="url(#doorway)"'), right.length);
    const turned = masks.flat().filter((steps) => steps > 0).length;
    assert.equal(count(picture, 'fill="#FFD98A" stroke="#FFD98A"'), turned);
    const letters = textsOf(picture).filter((text) => /^[A-Z]$/.test(text));
    assert.equal(letters.join(""), "ABCDEFG");
  }
});
