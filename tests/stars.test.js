// The stars of a win.
import assert from "node:assert/strict";
import { test } from "node:test";
import { betterPlay, stars, starText } from "../web/play/stars.js";
import { randomSource } from "./plain.js";

const play = (presses, hints = 0, seconds = 0) => ({ presses, hints, seconds });

test("the fewest presses earn three stars, a quarter more two, any win one", () => {
  assert.deepEqual(
    [7, 8, 9, 30].map((presses) => stars(play(presses), 7)),
    [3, 2, 1, 1],
  );
  assert.deepEqual(
    [4, 5, 6].map((presses) => stars(play(presses), 4)),
    [3, 2, 1],
  );
  assert.deepEqual(
    [15, 18, 19].map((presses) => stars(play(presses), 15)),
    [3, 2, 1],
  );
  assert.deepEqual(
    [1, 2].map((presses) => stars(play(presses), 1)),
    [3, 1],
  );
});

test("each hint costs a star, and the last one stays", () => {
  assert.deepEqual(
    [0, 1, 2, 3, 9].map((hints) => stars(play(7, hints), 7)),
    [3, 2, 1, 1, 1],
  );
  assert.equal(stars(play(8, 1), 7), 1);
  assert.equal(stars(play(30, 5), 7), 1);
});

test("stars are drawn as three", () => {
  assert.deepEqual([1, 2, 3].map(starText), ["★☆☆", "★★☆", "★★★"]);
});

test("the better play has more stars, then fewer presses, hints and seconds", () => {
  const better = (a, b) => {
    assert.equal(betterPlay(a, b, 7), a);
    assert.equal(betterPlay(b, a, 7), a);
  };
  better(play(8), play(7, 2)); // two stars against one
  better(play(7, 1), play(8)); // two stars each
  better(play(9), play(10));
  better(play(9, 0, 90), play(9, 1, 10));
  better(play(7, 0, 10), play(7, 0, 11));
  better(play(7, 0, 3600), play(7)); // no time was taken
});

test("the best of many plays does not depend on their order", () => {
  const random = randomSource(3);
  const any = () => play(7 + random(5), random(4), random(3));
  for (let round = 0; round < 500; round++) {
    const [a, b, c] = [any(), any(), any()];
    const best = (one, other) => betterPlay(one, other, 7);
    assert.deepEqual(best(a, b), best(b, a));
    assert.deepEqual(best(best(a, b), c), best(a, best(b, c)));
    assert.deepEqual(best(a, a), a);
  }
});
