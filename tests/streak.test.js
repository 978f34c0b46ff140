// Streaks, against a plain walk from day to day.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addDays } from "../web/play/dates.js";
import { streak } from "../web/play/streak.js";
import { randomSource } from "./plain.js";

const TODAY = "2026-03-10";
const ago = (/** @type {number[]} */ ...days) => days.map((day) => addDays(TODAY, -day));

test("a streak counts days, forgives one missed day, and ends with two", () => {
  const of = (/** @type {number[]} */ ...days) => streak(ago(...days), TODAY);
  assert.deepEqual(streak([], TODAY), { current: 0, longest: 0, state: "none" });
  assert.deepEqual(of(0), { current: 1, longest: 1, state: "done" });
  assert.deepEqual(of(0, 1, 2), { current: 3, longest: 3, state: "done" });
  assert.deepEqual(of(1, 2), { current: 2, longest: 2, state: "open" });
  assert.deepEqual(of(2, 3), { current: 2, longest: 2, state: "grace" });
  assert.deepEqual(of(3, 4, 5), { current: 0, longest: 3, state: "none" });
  assert.deepEqual(of(0, 2, 4), { current: 3, longest: 3, state: "done" });
  assert.deepEqual(of(0, 3, 4), { current: 1, longest: 2, state: "done" });
});

test("a clock set back loses nothing: days ahead wait", () => {
  const days = ago(-5, -4, -3, 0, 1);
  assert.deepEqual(streak(days, TODAY), { current: 2, longest: 3, state: "done" });
  assert.deepEqual(streak(days, addDays(TODAY, -8)), { current: 0, longest: 3, state: "none" });
  assert.deepEqual(streak(days, addDays(TODAY, 5)), { current: 3, longest: 3, state: "done" });
});

test("a flight over the date line costs at most the day of grace", () => {
  // Eastwards 9 March is left out; westwards it comes twice.
  assert.equal(streak(["2026-03-07", "2026-03-08", "2026-03-10"], TODAY).current, 3);
  assert.equal(streak(["2026-03-08", "2026-03-09", "2026-03-09", "2026-03-10"], TODAY).current, 3);
});

/**
 * Day by day backwards from a day: how many count until two in a row are missed.
 * @param {Set<string>} days
 * @param {string} from
 */
function walked(days, from) {
  let [count, missed] = [0, 0];
  for (let day = from; missed < 2; day = addDays(day, -1)) {
    if (days.has(day)) [count, missed] = [count + 1, 0];
    else missed++;
  }
  return count;
}

test("streaks are those of a walk from day to day, in whatever order the days come", () => {
  const random = randomSource(7);
  for (let round = 0; round < 300; round++) {
    const days = Array.from({ length: random(25) }, () => addDays(TODAY, random(40) - 35));
    const known = new Set(days);
    const found = streak(days, TODAY);
    // A missed today does not count against the walk: it is not over yet.
    const start = known.has(TODAY) ? TODAY : addDays(TODAY, -1);
    assert.equal(found.current, walked(known, start), days.join());
    assert.equal(found.longest, Math.max(0, ...days.map((day) => walked(known, day))));
  }
});
