// Boards that are no grid: their pictures agree with the core, and their answers with the definitions.
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinedEdges } from "../web/states/edges.js";
import { pictureOf } from "../web/states/picture.js";
import { shapeOf } from "../web/states/shapes.js";
import { engineOf } from "./core.js";
import { randomSource } from "./plain.js";

const SIZES = { cube: [2, 3], dodecahedron: [""], hex: [2, 3, 4, 5], triangle: [2, 3, 4, 5, 6, 7, 8] };
const BOARDS = Object.entries(SIZES).flatMap(([name, sizes]) => sizes.map((size) => `${name}${size}`));
const PENTAGON = "graph-90h4ek4k14-0112233440";

/** The cells that a press of each cell changes, itself included. @param {string} board */
const masksOf = (board) => {
  const engine = engineOf(`${board}.0`);
  return Array.from({ length: engine.buttonCount }, (_, button) => [...engine.mask(button)]);
};

const isNear = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;

/** The corners that two cells of a picture share. */
const shared = (a, b) => a.corners.filter((corner) => b.corners.some((other) => isNear(corner, other))).length;

for (const board of BOARDS)
  test(`the cells of ${board} that share a side in the picture are neighbours`, () => {
    const masks = masksOf(board);
    for (const isUpright of [false, true]) {
      const { cells, name } = shapeOf(board, isUpright);
      assert.equal(cells.length, masks.length);
      const isFlat = name === "hex" || name === "triangle"; // the others are unfolded
      for (const [a, mask] of masks.entries())
        for (const [b, flips] of mask.entries()) {
          if (a === b) assert.equal(flips, 1);
          else if (isFlat || shared(cells[a], cells[b]) === 2)
            assert.equal(flips, Number(shared(cells[a], cells[b]) === 2));
        }
    }
  });

for (const board of [...BOARDS, PENTAGON])
  test(`the cells of ${board} are inside their picture and apart`, () => {
    for (const isUpright of [false, true]) {
      const { cells, width, height, inner, radius } = shapeOf(board, isUpright);
      const corners = cells.flatMap(({ corners }) => corners);
      for (const [axis, size] of Object.entries({ x: width, y: height })) {
        const places =
          corners.length > 0
            ? corners.map((corner) => corner[axis])
            : cells.flatMap((cell) => [cell[axis] - radius, cell[axis] + radius]);
        assert.ok(Math.abs(Math.min(...places)) < 1e-6 && Math.abs(Math.max(...places) - size) < 1e-6, axis);
      }
      for (const [i, cell] of cells.entries()) {
        assert.ok(cell.x >= inner - 1e-6 && cell.x <= width - inner + 1e-6, `${i}`);
        assert.ok(cell.y >= inner - 1e-6 && cell.y <= height - inner + 1e-6, `${i}`);
        for (const other of cells.slice(0, i))
          assert.ok(Math.hypot(cell.x - other.x, cell.y - other.y) >= 2 * inner - 1e-6);
      }
    }
  });

test("a cube and a dodecahedron have an upright picture, higher than wide", () => {
  for (const board of ["cube2", "cube3", "dodecahedron"]) {
    const [wide, upright] = [shapeOf(board), shapeOf(board, true)];
    assert.ok(wide.width > wide.height && upright.height > upright.width, board);
  }
});

test("the edges that a picture does not join are numbered in pairs: cells on both sides are neighbours, in space all edges are there once", () => {
  const pairs = { cube2: 12 - 5, cube3: 12 - 5, dodecahedron: 10 }; // nets of a cube join five edges
  for (const [board, count] of Object.entries(pairs))
    for (const isUpright of [false, true]) {
      const [masks, shape] = [masksOf(board), shapeOf(board, isUpright)];
      const neighboursOf = (cell) => [...masks[cell].keys()].filter((other) => other !== cell && masks[cell][other]);
      const edges = joinedEdges(shape, neighboursOf);
      assert.equal(edges.length, count);
      const sides = edges.flat().map(({ middle }) => `${middle.x.toFixed(3)} ${middle.y.toFixed(3)}`);
      assert.equal(new Set(sides).size, 2 * count, `${board}: each side is in one pair`);
      for (const pair of edges) {
        const [from, to] = pair.map(({ middle }) => {
          const far = shape.cells.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
          return far.flatMap((distance, cell) => (distance < Math.min(...far) + 1e-6 ? [cell] : []));
        });
        assert.ok(from.length <= 2);
        for (const cell of from)
          assert.equal(neighboursOf(cell).filter((other) => to.includes(other)).length, 1, board);
      }
    }
});

test("each cell of a cube has four neighbours, and the net folds to a sphere", () => {
  for (const board of ["cube2", "cube3"]) {
    const masks = masksOf(board);
    for (const mask of masks)
      assert.equal(
        mask.reduce((sum, flips) => sum + flips),
        5,
      );
    // Around each corner of a cell there are four cells, or three at the eight corners of the cube: V − E + F = 2.
    const [faces, edges] = [masks.length, 2 * masks.length];
    assert.equal((4 * faces - 8 * 3) / 4 + 8 - edges + faces, 2);
  }
});

test("all lit can be put out on every shape with two states", () => {
  for (const board of [...BOARDS, PENTAGON, "graph-00-", "graph-0010-"]) {
    const engine = engineOf(`${board}.on`);
    const { presses } = engine.solve();
    for (const [button, times] of presses.entries()) if (times) engine.press(button);
    assert.ok(engine.solved, board);
  }
});

test("random drawn graphs flip a point and those that lines join to it", () => {
  const random = randomSource(7);
  for (let round = 0; round < 40; round++) {
    const count = 1 + random(12);
    const points = Array.from({ length: count }, (_, i) => i.toString(36) + random(36).toString(36)).join("");
    const pairs = Array.from({ length: count }, (_, b) => Array.from({ length: b }, (_, a) => [a, b])).flat();
    const lines = pairs.filter(() => random(3) === 0);
    const text = lines.map((line) => line.map((end) => end.toString(36)).join("")).join("");
    const states = 2 + random(3);
    const board = `graph-${points}-${text}${states > 2 ? `-mod${states}` : ""}`;
    const joined = (a, b) => lines.some((line) => line.includes(a) && line.includes(b));
    for (const [a, mask] of masksOf(board).entries())
      assert.deepEqual(
        mask,
        Array.from({ length: count }, (_, b) => Number(a === b || joined(a, b))),
      );
    assert.deepEqual([engineOf(`${board}.0`).boardNotation, shapeOf(board).lines.length], [board, lines.length]);
  }
});

test("a picture has an outline for each cell and a number for each press", () => {
  for (const board of [...BOARDS, PENTAGON]) {
    const engine = engineOf(`${board}.on`);
    const { cells, name } = shapeOf(board);
    const svg = pictureOf(engine, { numbers: new Map([[0, 7]]) });
    const outlines = svg.split(name === "graph" ? 'r="50"' : "<polygon").length - 1;
    assert.equal(outlines, cells.length);
    assert.match(svg, />7</);
    assert.doesNotMatch(svg, /NaN|undefined/);
  }
});
