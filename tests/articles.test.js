// Every system of the articles that this project grew from, through the engine: what they could do, what they got
// wrong, and the sample answers of the problems they name.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gridText } from "../web/board/notation.js";
import { createEngine } from "../web/engine/all.js";
import { hexOfBits } from "../web/reading/hex.js";
import { engineOf, finish, module } from "./core.js";
import { plainPosition, proves, randomSource, solves, weigh } from "./plain.js";

function pasted(text) {
  const engine = createEngine(module);
  engine.paste(text);
  return engine;
}

const fewestOf = (engine) => finish(engine.fewest());

const bitText = (bits) => [...bits].join("");

test("A1: a pasted board of any size has its solution, or the proof that it has none", () => {
  const random = randomSource(1);
  let impossible = 0;
  for (let round = 0; round < 200; round++) {
    const [rows, cols] = round < 100 ? [5, 5] : [1 + random(8), 1 + random(8)];
    const lights = Array.from({ length: rows * cols }, () => random(2));
    const engine = pasted(gridText(rows, cols, lights));
    const plain = plainPosition(engine.notation);
    assert.deepEqual([engine.rows, engine.cols, ...engine.lights], [rows, cols, ...lights]);
    const { solvable, presses, witness } = engine.solve();
    if (solvable) assert(solves(plain, lights, [...presses]));
    else assert(proves(plain, lights, witness));
    impossible += Number(round < 100 && !solvable);
    if (solvable) assert.equal(bitText(pasted(gridText(rows, cols, presses)).lights), bitText(presses));
  }
  assert(impossible > 60 && impossible < 90); // three of four 5×5 boards
});

test("A1: all lit can be put out at every size", () => {
  for (let size = 1; size <= 30; size++) {
    const engine = engineOf(`${size}x${size}.on`);
    engine.solve().presses.forEach((pressed, button) => pressed && engine.press(button));
    assert(engine.solved);
  }
});

test("A2: all 512 boards of 3×3 are solved, the 64 included that need a first row with a gap", () => {
  let gaps = 0;
  for (let board = 0; board < 512; board++) {
    const lights = Array.from({ length: 9 }, (_, i) => (board >> i) & 1);
    const engine = pasted(gridText(3, 3, lights));
    const solutions = [...engine.solutions()];
    assert.equal(solutions.length, 1);
    assert(solves(plainPosition(engine.notation), lights, [...solutions[0]]));
    gaps += Number(bitText(solutions[0]).startsWith("101"));
  }
  assert.equal(gaps, 64);
});

test("A2: all solutions of all lit 4×4 and 5×5 are those of trying every first row", () => {
  for (const [size, count] of [
    [4, 16],
    [5, 4],
  ]) {
    const engine = engineOf(`${size}x${size}.on`);
    const listed = new Set([...engine.solutions()].map(bitText));
    assert.equal(listed.size, count);
    assert.deepEqual(listed, new Set(chaseEveryFirstRow(size, engine.lights)));
  }
});

/** Light chasing from each first row; those which leave the last row dark. */
function chaseEveryFirstRow(size, lights) {
  const { masks } = plainPosition(`${size}x${size}.off`);
  const flip = (left, cell) =>
    masks[cell].forEach((bit, light) => {
      left[light] ^= bit;
    });
  const found = [];
  for (let first = 0; first < 2 ** size; first++) {
    const left = [...lights];
    const presses = left.map((_, cell) => (cell < size ? (first >> cell) & 1 : 0));
    for (let cell = 0; cell < left.length; cell++) {
      if (cell >= size) presses[cell] = left[cell - size];
      if (presses[cell]) flip(left, cell);
    }
    if (weigh(left) === 0) found.push(bitText(presses));
  }
  return found;
}

test("A3: Flip Game, to white or to black: the sample takes four rounds; one black among white is impossible", () => {
  assert.equal(fewestOf(pasted("bwwb\nbbwb\nbwwb\nbwww")).weight, 4);
  assert.equal(fewestOf(pasted("wwww\nwwww\nwwww\nwwww")).weight, 0);
  assert.equal(fewestOf(pasted("bbbb\nbbbb\nbbbb\nbbbb")).weight, 0);
  const impossible = pasted("bwww\nwwww\nwwww\nwwww");
  const { solvable, witness } = impossible.solve();
  assert.equal(solvable, false);
  assert.equal(fewestOf(impossible), null);
  assert(proves(plainPosition(impossible.notation), impossible.lights, witness));
});

test("A4: all lit from all dark, as a 0/1 picture and as equations", () => {
  const engine = engineOf("5x5-goal-on.off");
  assert.equal(fewestOf(engine).weight, 15);
  assert(solves(plainPosition("5x5-goal-on.off"), engine.lights, [...engine.solve().presses]));
  const { matrix } = engineOf("2x2-goal-on.off").steps("elimination").at(0);
  assert.equal(bitText(matrix), ["11101", "11011", "10111", "01111"].join(""));
});

const FIRST_LEVEL = "doors-0111-1001-0011-1011.off";

test("A5: the first level opens by A C D alone, and starts again without a trace", () => {
  const engine = engineOf(FIRST_LEVEL);
  assert.deepEqual([...engine.solutions()].map(bitText), ["1011"]);
  for (const button of [0, 2, 3]) assert(engine.press(button));
  assert(engine.solved);
  assert.deepEqual(engine.moves, [0, 2, 3]);
  assert(engine.reset());
  assert.deepEqual([engine.moves, bitText(engine.lights), engine.solved], [[], "0000", false]);
});

test("A5: masks typed by hand are checked, and every winning set is listed, the shortest first", () => {
  const engine = pasted("A:1100\nB:0011\nC:1010\nD:0101\n");
  assert.equal(engine.notation, "doors-1100-0011-1010-0101.off");
  assert.deepEqual([...engine.solutions()].map(bitText).sort(), ["0011", "1100"]);
  assert.equal(2 ** engine.solve().nullity, 2);
  assert.equal(pasted("A:011\nB:101\nC:110\n").solve().solvable, false);
});

test("A6: of 1001 sets of four masks 721 open, 616 in one way and 105 in two", () => {
  const listing = [...createEngine(module).censusListing(4)];
  const opening = (count) => listing.filter(({ ways }) => ways === count).length;
  assert.deepEqual([listing.length, opening(0), opening(1), opening(2)], [1001, 280, 616, 105]);
  assert.equal(new Set(listing.map(({ masks }) => [...masks].sort().join())).size, 1001);
  assert(listing.every(({ masks }) => masks.every((mask) => !/^(0+|1+)$/.test(mask))));
});

// Two samples of "Extended Lights Out", each of which has but one answer.
const EXTENDED = [
  ["011010 100111 001001 100101 011100", "101001 110101 001011 100100 010000"],
  ["001010 101011 001011 101100 010100", "100111 110000 000100 110101 101101"],
];

test("A7: boards of 5×6", () => {
  for (const [lights, presses] of EXTENDED) {
    const solution = pasted(`5 6\n${lights.replaceAll(" ", "\n")}`).solve();
    assert.deepEqual([bitText(solution.presses), solution.nullity], [presses.replaceAll(" ", ""), 0]);
  }
});

/** The doors of a graph: a switch turns its own lamp and those it is joined to. */
function graph(size, edges, lights) {
  const masks = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, k) => (i === k ? 1 : 0)));
  for (const [from, to] of edges) masks[from - 1][to - 1] = 1;
  return engineOf(`doors-${masks.map(bitText).join("-")}.${hexOfBits(lights)}`);
}

test("A7: switches on a graph, the fewest presses", () => {
  const edges = [
    [1, 2],
    [1, 3],
    [4, 2],
    [3, 4],
    [2, 5],
    [5, 3],
  ];
  const both = [...edges, ...edges.map(([a, b]) => [b, a])];
  assert.equal(fewestOf(graph(5, both, [0, 0, 0, 0, 0])).weight, 3);
});

/** To turn every lamp that differs is to open the doors of those that do not. */
const difference = (from, to) => [...from].map((bit, i) => (bit === to[i] ? 1 : 0));

test("A7: the number of ways from one state to another", () => {
  const all = [
    [1, 2],
    [1, 3],
    [2, 1],
    [2, 3],
    [3, 1],
    [3, 2],
  ];
  assert.equal([...graph(3, all, difference("000", "111")).solutions()].length, 4);
  assert.equal(2 ** graph(3, all, difference("000", "111")).solve().nullity, 4);
  assert.equal(
    graph(
      3,
      [
        [1, 2],
        [2, 1],
      ],
      difference("000", "101"),
    ).solve().solvable,
    false,
  );
});

test("A7: XOR equations one by one, and after how many every unknown is fixed", () => {
  const system = createEngine(module).equations(3);
  const told = ["011 1", "101 0", "110 1", "110 0", "000 1", "111 1", "100 0"].map((equation) => {
    const [coefficients, right] = equation.split(" ");
    return system.add([...coefficients].map(Number), Number(right));
  });
  assert.deepEqual(told, ["new", "new", "implied", "contradiction", "contradiction", "new", "implied"]);
  assert.equal(told.lastIndexOf("new") + 1, 6);
  assert.equal(bitText(system.solution), "010");
});
