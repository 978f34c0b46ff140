// A reason must be true: everything it says is counted here from the masks alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fewestWithin, HINT_STEPS, planHint, tellHint, tellWhy } from "../web/board/hint.js";
import { createEngine } from "../web/engine/all.js";
import { finish, module } from "./core.js";

const engine = createEngine(module);

/** A generator of the same numbers in every run. */
function* randomNumbers(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}
const numbers = randomNumbers(7);
const below = (n) => Number(numbers.next().value) % n;
const pick = (list) => list[below(list.length)];
const bits = (n) => Array.from({ length: n }, () => below(2)).join("");

function randomBoard() {
  if (below(4) === 0) {
    const [doors, buttons] = [3 + below(5), 2 + below(7)];
    return ["doors", ...Array.from({ length: buttons }, () => bits(doors))].join("-");
  }
  const rule = pick(["", "-ring", "-cross", "-king", "-knight", "-rowcol", "-r748", "-r0010ff8"]);
  const [rows, cols] = [2 + below(4), 2 + below(4)];
  const holes = below(4) ? "" : `-holes${(1 << (4 * Math.ceil((rows * cols) / 4) - 1)).toString(16)}`;
  return `${rows}x${cols}${rule}${pick(["", "", "-cylinder", "-torus"])}${pick(["", "", "-goal-on"])}${holes}`;
}

/** A solvable position: what some presses made of a board at its goal. */
function loadRandom() {
  const board = randomBoard();
  engine.load(`${board}.${board.startsWith("doors") || board.includes("goal-on") ? "on" : "off"}`);
  for (let i = 0; i < 6; i++) engine.press(below(engine.buttonCount));
}

const shared = (a, b) => a.reduce((sum, bit, i) => sum + (bit & b[i]), 0);

test("the reasons for hints on 3000 boards are true", () => {
  let reasons = 0;
  for (let board = 0; board < 3000; board++) {
    loadRandom();
    const { presses } = finish(engine.fewest());
    const { reason } = /** @type {any} */ (planHint(engine, () => ({ presses })));
    if (!presses.includes(1)) {
      assert.equal(reason, null);
      continue;
    }
    reasons++;
    checkReason(reason, presses);
  }
  assert.ok(reasons > 2400);
});

function checkReason({ button, lights, count, settled, used }, presses) {
  const about = engine.notation;
  assert.equal(presses[button], 1, about);
  assert.equal(lights.length, engine.lightCount);
  for (let other = 0; other < engine.buttonCount; other++) {
    const odd = other === button || settled.includes(other);
    assert.equal(shared(lights, engine.mask(other)) % 2, odd ? 1 : 0, about);
  }
  const wrong = engine.goal === "on" ? engine.lights.map((lit) => lit ^ 1) : engine.lights;
  const existing = wrong.map((bit, i) => bit & (engine.holes[i] ^ 1));
  assert.equal(count, shared(lights, existing), about);
  assert.equal(used, settled.filter((other) => presses[other]).length, about);
  assert.equal((count + used) % 2, 1, about);
  if (settled.length > 0) checkSettled(button, settled, presses);
}

test("of the first sixteen presses the hint takes one whose reason needs the fewest settled buttons, then the fewest lights", () => {
  let choices = 0;
  for (let board = 0; board < 500; board++) {
    loadRandom();
    const { presses } = finish(engine.fewest());
    const needs = (/** @type {any} */ { settled, lights }) => [settled.length, shared(lights, lights)];
    const all = [...presses.keys()]
      .filter((button) => presses[button])
      .slice(0, 16)
      .map((button) => needs(engine.reason(button, presses)));
    if (all.length === 0) continue;
    const [fewest] = [...all].sort(([a, b], [c, d]) => a - c || b - d);
    assert.deepEqual(needs(planHint(engine, () => ({ presses })).reason), fewest, engine.notation);
    if (new Set(all.map(String)).size > 1) choices++;
  }
  assert.ok(choices > 100);
});

test("a hint has a reason up to 400 lights and 32 quiet patterns, and none beyond", () => {
  for (const [notation, isGiven] of /** @type {const} */ ([
    ["20x20.on", true],
    ["16x25.on", true],
    ["401x1.on", false],
    ["33x1-rowcol.on", true],
    ["34x1-rowcol.on", false],
  ])) {
    engine.load(notation);
    assert.equal(planHint(engine, () => null).reason !== null, isGiven, notation);
  }
});

/** A board as far as sentences ask for it. */
const view = /** @type {any} */ ({
  engine,
  words: "board",
  shortName: String,
  shortNames: String,
  region: () => new Set(),
});

test("a hint promises no more than is known, and a reason that cannot be counted is not told", () => {
  engine.load("21x21.on");
  const plan = planHint(engine, () => null);
  assert.equal(tellHint(plan, 1, view).key, "say.hint-count-at-most");
  assert.equal(tellHint(plan, HINT_STEPS, view).key, "say.hint-all-numbered", "too many for a sentence");
  assert.equal(tellWhy(plan, view).key, "say.hint-button-any");
  assert.equal(tellWhy({ ...plan, proven: true }, view).key, "say.hint-button");
  engine.load("5x5.on");
  const counted = /** @type {any} */ (planHint(engine, () => finish(engine.fewest())));
  assert.match(tellWhy(counted, view).key, counted.reason.settled.length > 0 ? /why-settled$/ : /why$/);
  assert.equal(tellWhy(counted, view).params.all, shared(counted.reason.lights, counted.reason.lights));
});

test("the steps of a hint tell the number, the region, one button and then all in order; with more than two states how often each is pressed", async () => {
  for (const board of ["5x5.on", "3x3.5d0", "3x3-mod3.1"]) {
    engine.load(board);
    const plan = planHint(engine, () => finish(engine.fewest()));
    const regions = /** @type {any} */ ({
      ...view,
      region: (/** @type {number} */ button) => new Set([button, "region"]),
    });
    const told = [1, 2, 3, 4].map((step) => tellHint(plan, step, regions));
    const [count, region, one, all] = told;
    const keys = told.map(({ key }) => key);
    assert.deepEqual(keys.slice(0, 3), ["say.hint-count", "say.hint-region", "say.hint-this"]);
    assert.match(all.key, /^say\.hint-all/);
    assert.deepEqual([count.marks, count.params.remaining], [{}, engine.cost(plan.presses)]);
    const [button] = one.marks.rings;
    assert.deepEqual(
      [...region.marks.outline],
      [button, "region"],
      "the region of the button that the next step tells",
    );
    assert.ok(plan.presses[button]);
    const pressed = [...plan.presses.keys()].filter((each) => plan.presses[each]);
    assert.deepEqual([...all.marks.numbers.keys()], pressed);
    const numbers = engine.orders.some((order) => order > 2)
      ? pressed.map((each) => `${plan.presses[each]}×`)
      : pressed.map((_, i) => i + 1);
    assert.deepEqual([...all.marks.numbers.values()], numbers);
  }
});

test("fewest presses that cannot be searched for are not known; a fault of ours is not hidden", () => {
  engine.load("100x100-ring-goal-either.on");
  assert.equal(fewestWithin(engine, 1000), null);
  const fewest = () => {
    throw new TypeError("ours");
  };
  assert.throws(() => fewestWithin(/** @type {any} */ ({ fewest }), 1000), /ours/);
});

test("the fewest presses that one slice finds are known even when the time is over", () => {
  engine.load("5x5.on");
  assert.equal(fewestWithin(engine, 0).weight, 15);
});

/** Every solution that agrees on the settled buttons presses this one; and without them the solutions differ. */
function checkSettled(button, settled, presses) {
  const solutions = [...engine.solutions()];
  for (const solution of solutions)
    if (settled.every((other) => solution[other] === presses[other])) assert.equal(solution[button], 1);
  assert.ok(solutions.some((solution) => solution[button] === 0));
}
