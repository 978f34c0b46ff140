// Drawn graphs, as Solve changes them, against the masks that the core gives them.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  freePlace,
  graphText,
  isFree,
  PLACE_MAX,
  POINTS_MAX,
  readGraph,
  snapped,
  withLineToggled,
  withMoved,
  withoutPoint,
  withPoint,
} from "../web/lights/graph.js";
import { engineOf } from "./core.js";
import { randomSource } from "./plain.js";

/** The points that a press of each point flips, by the core. @param {import("../web/lights/graph.js").Graph} graph */
function masksOf(graph) {
  const engine = engineOf(`${graphText(graph)}.0`);
  return Array.from({ length: engine.buttonCount }, (_, button) => [...engine.mask(button)]);
}

/** @param {(below: number) => number} random @param {number} count */
function randomGraph(random, count) {
  let graph = readGraph("graph-00-");
  while (graph.points.length < count) graph = withPoint(graph, freePlace(graph));
  for (let line = random(3 * count); line > 0; line--) {
    const [a, b] = [random(count), random(count)];
    if (a !== b) graph = withLineToggled(graph, a, b);
  }
  return graph;
}

test("a graph is read as it was written, and the core takes it up to its largest", () => {
  const random = randomSource(58);
  for (const count of [1, 2, 7, POINTS_MAX]) {
    const graph = randomGraph(random, count);
    assert.deepEqual(readGraph(graphText(graph)), graph);
    assert.equal(engineOf(`${graphText(graph)}.0`).lightCount, count);
  }
});

test("removing a point leaves the masks of the others", () => {
  const random = randomSource(59);
  for (let round = 0; round < 100; round++) {
    const graph = randomGraph(random, 2 + random(10));
    const removed = random(graph.points.length);
    /** @template T @param {T[]} list */
    const without = (list) => list.filter((_, i) => i !== removed);
    assert.deepEqual(
      masksOf(withoutPoint(graph, removed)),
      without(masksOf(graph)).map((mask) => without(mask)),
    );
  }
});

test("a line toggled joins two points or parts them, and nothing else", () => {
  const random = randomSource(60);
  for (let round = 0; round < 100; round++) {
    const count = 2 + random(10);
    const graph = randomGraph(random, count);
    const a = random(count);
    const b = (a + 1 + random(count - 1)) % count;
    const expected = masksOf(graph);
    expected[a][b] ^= 1;
    expected[b][a] ^= 1;
    assert.deepEqual(masksOf(withLineToggled(graph, a, b)), expected);
  }
});

test("a point that moves keeps its lines, and no two points are at one place", () => {
  const random = randomSource(61);
  const graph = randomGraph(random, 12);
  const place = freePlace(graph);
  assert.deepEqual(masksOf(withMoved(graph, 5, place)), masksOf(graph));
  assert.ok(isFree(graph, place) && !isFree(withMoved(graph, 5, place), place));
  for (const place of [-9, 0, 1, 1.6, 16, 99]) {
    assert.ok(snapped(place) >= 0 && snapped(place) <= PLACE_MAX);
    assert.equal(snapped(snapped(place)), snapped(place));
  }
});
