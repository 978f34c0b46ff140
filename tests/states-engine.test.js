// The engine on boards with more than two states, by the wasm module; the C tests have the references.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { planHint } from "../web/board/hint.js";
import { compileEngine, createEngine, NotationError } from "../web/engine/all.js";
import { inputBytes, instantiate } from "../web/engine/instance.js";
import { isHex } from "../web/engine/kind.js";
import { setStatesModule } from "../web/engine/states-module.js";
import { hexOf, randomSource } from "./plain.js";

const module = await compileEngine();
const [small, states] = await Promise.all(
  ["embed", "embed-states"].map((name) => compileEngine(new URL(`../build/${name}.wasm`, import.meta.url))),
);

test("an engine of the embed takes the module that has the board, and its position stays where a text is refused", () => {
  const engine = createEngine(small);
  engine.load("3x3.on.800");
  for (const text of ["5x5-mod3.1", "dials4-1.0", "cube2.on"])
    assert.throws(() => engine.load(text), { name: "EngineError", code: "omitted" });
  assert.deepEqual([engine.notation, engine.moves], ["3x3.on.800", [0]]);
  setStatesModule(states);
  const levelOf = (/** @type {string} */ notation) => engine.generate({ notation, weight: 2, seed: 1 });
  assert.throws(() => engine.load("5x5-mod3.x"), { name: "NotationError", position: 9 });
  assert.deepEqual([engine.notation, engine.moves], ["3x3.on.800", [0]]);
  for (let round = 0; round < 2; round++) {
    engine.load("5x5-mod3.1");
    assert.deepEqual([engine.notation, engine.solve().nullity], ["5x5-mod3.1", 3]);
    assert.throws(() => engine.load("5x5.x"), { name: "NotationError", position: 4 });
    assert.match(levelOf("3x3.off"), /^3x3\.[0-9a-f]{3}$/);
    assert.equal(engine.notation, "5x5-mod3.1");
    engine.load("5x5.on");
    assert.match(levelOf("3x3-mod3.0"), /^3x3-mod3\.[012]{9}$/);
    assert.deepEqual([engine.solve().rank, engine.fewestNow()?.weight], [23, 15]);
  }
  assert.throws(() => engine.hardest(), { code: "omitted" });
});

test("a refused paste leaves the position and no meaning", () => {
  const engine = createEngine(module);
  let refusals = 0;
  for (const board of ["5x5.on.8000000", "doors-011-101-110.off.4", "3x3-torus.5d0"])
    for (const text of [".\n#\n*", "0 1 2\n2 1 0", "dials4-1.0", "A: B\nB: Q ?", "5x5.onn", "x", ""]) {
      engine.paste("#.\n##");
      assert(engine.pasted);
      engine.load(board);
      engine.press(1);
      const before = [engine.notation, engine.history];
      assert.equal(engine.pasted, null);
      try {
        engine.paste(text);
      } catch {
        refusals++;
        assert.deepEqual([engine.notation, engine.history, engine.pasted], [...before, null], text);
      }
    }
  assert(refusals >= 6);
});

/** The puzzles of the design: a position, and its fewest presses in order; null where there are none. */
const KNOWN = /** @type {const} */ ([
  ["dials3-110-111-011=2.012", "112"],
  ["dials3-1100-1110-0111-0011=2.0201", "1110"],
  ["dials3-1101-1110-0111-1011=*.0011", "1100"],
  ["dials4-10100-11100-10101-00111-00101.00103", "20203"],
  ["dials6-200-035-205=3.103", "051"],
  ["dials8-101-011-110=174.0", "316"],
  ["dials4-313-130-031=2.1", "122"],
  ["dials3-011-110=221.0", null],
  ["dials3-011-110-010=221.0", "122"],
]);

test("puzzles with dials have the known answers", () => {
  const engine = createEngine(module);
  for (const [text, presses] of KNOWN) {
    engine.load(text);
    const found = engine.fewestNow();
    assert.equal(found ? found.presses.join("") : null, presses, text);
    assert.equal(engine.solve().solvable, presses !== null);
    if (found) assert.deepEqual([found.proven, engine.cost(found.presses)], [true, found.weight]);
  }
});

/** Boards of every kind: rules, edges, goals, holes, doors, states, both ways, dials, shapes. */
const EVERY_KIND = [
  "5x5 4x6-ring 5x4-torus 4x5-klein 4x4-projective 5x5-cross-goal-either 4x5-holes00a00 4x5-rowcol 5x5-cylinder-goal-on",
  "doors-111-110-011 doors-1100-0111-1010-1111 doors-110-011-101 5x5=0e5abc8 cube2 hex2 triangle4 graph-001020-0112",
  "3x3-mod3 3x4-mod3~ 3x3-mod4-torus 3x3-mod4~ 3x3-mod5~ 2x3-mod6~ 3x3-mod36~ 3x3-mod3=* 3x3-mod4~=* 2x3-klein-mod6=*",
  "dials4~-1 dials25~-f-b-n dials4~-1110-0111-1011-1101 dials6_4_3~-212-120-031 dials8-213-031 dials9~-36-63",
  "dials4~-1110-0111=* dials7~-120-012-201=345 cube2-mod3 cube2-mod4~ dodecahedron-mod5~ triangle3-mod3~ hex2-mod4~=*",
].flatMap((line) => line.split(" "));

/** The board after some random presses. @param {string} board @param {ReturnType<typeof randomSource>} random */
function scrambled(board, random) {
  const engine = createEngine(module);
  engine.load(/mod|dials/.test(board) ? `${board}.0` : `${board}.off`);
  const some = new Uint8Array(engine.buttonCount).map((_, button) => (random(2) ? 0 : random(engine.orders[button])));
  for (const [button, times] of engine.ways(some).entries()) engine.press(button, times);
  engine.load(engine.notation.replace(/[.][^.]*[.].*/, `.${digitsOf(engine)}`));
  return engine;
}

/** The lights as a notation has them. @param {import("../web/engine/engine.js").Engine} engine */
const digitsOf = ({ lights, boardNotation }) =>
  isHex(boardNotation) ? hexOf(lights) : [...lights].map((state) => state.toString(36)).join("");

test("on every kind of board the modules of the embed find as much as the full one", () => {
  const [random, embedded] = [randomSource(78), createEngine(small)];
  const found = (/** @type {ReturnType<typeof createEngine>} */ engine) => {
    const { rank, nullity, solvable } = engine.solve();
    const fewest = engine.fewestNow();
    return { rank, nullity, solvable, weight: fewest?.weight, proven: fewest?.proven, notation: engine.notation };
  };
  for (const board of EVERY_KIND)
    for (let round = 0; round < 4; round++) {
      const engine = scrambled(board, random);
      embedded.load(engine.notation);
      assert.deepEqual(found(embedded), found(engine));
    }
});

test("of the two modules of the embed, one has all binary boards, the other one all others", () => {
  const golden = readFileSync(new URL("notation-golden.txt", import.meta.url), "utf8").split("\n");
  const written = golden.map((line) => line.split(" ")).flatMap(([kind, text]) => (kind === "board" ? [text] : []));
  const texts = [
    ...written,
    "3x3-any000.on",
    "3x3-locked000-any000.off",
    "3x3-any800.on",
    "5x4-locked00001.off",
    "doors-11-01-any8.off",
    "doors-11-01-locked0.off",
    "cube3.on",
  ];
  const [binary, other] = [small, states].map((module) => instantiate(module));
  let [plain, others] = [0, 0];
  for (const text of texts) {
    const loads = (/** @type {any} */ wasm) => {
      inputBytes(wasm, text.length).set(Buffer.from(text));
      return wasm.load(text.length);
    };
    const found = new Set([binary, other].map(loads));
    assert.deepEqual([text, found], [text, new Set([0, -5])]);
    if (loads(binary) === 0) plain++;
    else others++;
  }
  assert(plain > 20 && others > 20, `${plain} and ${others}`);
});

/**
 * Follows the hints to the end. Returns the presses made, and how many each hint said were left.
 * @param {import("../web/engine/engine.js").Engine} engine @param {{ budget?: number }} options
 */
function follow(engine, options = {}) {
  const said = [];
  for (let made = 0; ; ) {
    const hint = engine.hint(options);
    if (!hint) return { made, said };
    const { button, times, remaining } = hint;
    said.push({ made, remaining });
    assert(engine.press(button, times));
    made += Math.abs(times);
    assert(made <= said[0].remaining, engine.notation);
  }
}

test("following the hints solves a board of any kind in exactly as many presses as each of them said", () => {
  const random = randomSource(77);
  let long = 0;
  for (const board of EVERY_KIND)
    for (let round = 0; round < 6; round++) {
      const engine = scrambled(board, random);
      const { notation } = engine;
      const { solvable } = engine.solve();
      const { made, said } = follow(engine);
      assert.equal(engine.solved, solvable, notation);
      for (const { made: before, remaining } of said) assert.equal(before + remaining, made, notation);
      long += Number(made > 4);
    }
  assert(long > 80);
});

test("hints end also where the fewest presses are not proven", () => {
  const random = randomSource(78);
  for (const board of ["8x8-mod3~-torus", "9x9-mod4~", "9x9", "8x8-mod6~=*", "8x8-mod9~-torus"])
    for (let round = 0; round < 3; round++) {
      const engine = scrambled(board, random);
      const { notation } = engine;
      const { made, said } = follow(engine, { budget: 1 });
      assert(engine.solved && made <= said[0].remaining, notation);
      for (const [i, { made: before, remaining }] of said.entries())
        assert(i === 0 || before + remaining <= said[i - 1].made + said[i - 1].remaining, notation);
    }
});

test("the hints of the elements, too, go on with one solution where the fewest presses are not proven", () => {
  const random = randomSource(79);
  for (const board of [...EVERY_KIND, "4x4-mod9~-torus", "4x4-mod6~-torus"]) {
    const engine = scrambled(board, random);
    const { notation } = engine;
    let { presses } = planHint(engine, () => null);
    for (let left = presses ? engine.cost(presses) : 0; left > 0; left--) {
      const ways = engine.ways(/** @type {Uint8Array} */ (presses));
      const button = ways.findIndex(Boolean);
      const all = engine.fromStart(/** @type {Uint8Array} */ (presses));
      engine.press(button, Math.sign(ways[button]));
      ({ presses } = planHint(engine, () => null, engine.rest(all)));
      const next = engine.cost(/** @type {Uint8Array} */ (presses));
      assert(next < left, notation);
      left = next + 1;
    }
    assert.equal(engine.solved, presses !== null, notation);
  }
});

test("the nullity modulo a prime is that of the board", () => {
  const engine = createEngine(module);
  for (const states of [3, 5, 7, 31])
    for (const [rows, cols] of [
      [4, 4],
      [5, 8],
      [8, 8],
      [24, 24],
    ]) {
      engine.load(`${rows}x${cols}-mod${states}.0`);
      assert.equal(engine.nullity(rows, cols, states), engine.solve().nullity, `${rows}x${cols} modulo ${states}`);
    }
  for (const states of [1, 4, 37, 2.5, Number.NaN]) assert.throws(() => engine.nullity(5, 5, states), RangeError);
  assert.throws(() => engine.nullity(5000, 5, 3), RangeError);
});

test("docs/records.md has the fewest presses that the engine proves", () => {
  const engine = createEngine(module);
  const document = readFileSync("docs/records.md", "utf8");
  for (const states of [3, 4, 5]) {
    const [, rows] = document.split(`<!-- mod${states} -->`)[1].split("<!--")[0].split("| --: |\n");
    for (const row of rows.trim().split("\n").slice(0, 14)) {
      const [n, , ...cells] = row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      const proven = ["", "~"].flatMap((ways) => {
        engine.load(`${n}x${n}-mod${states}${ways}.1`);
        const found = engine.fewestNow();
        return found ? [String(found.weight), String(found.count)] : ["", ""];
      });
      assert.deepEqual(cells, proven, row);
    }
  }
});

/** The lights after these presses, from the masks. @param {import("../web/engine/engine.js").Engine} engine @param {Uint8Array} presses */
function pressed(engine, presses) {
  const { states } = engine;
  const lights = [...engine.start];
  presses.forEach((times, button) => {
    engine.mask(button).forEach((steps, light) => {
      lights[light] = (lights[light] + times * steps) % states[light];
    });
  });
  return lights;
}

test("solutions reach the target, and every press leaves the weighted sum of a witness", () => {
  const engine = createEngine(module);
  const random = randomSource(25);
  let [solvable, impossible] = [0, 0];
  for (let round = 0; round < 400; round++) {
    // The last ones have every number of states, and rows that the core adds sixteen numbers at a time.
    const [most, k] = round < 300 ? [5, 3 + random(8)] : [24, 3 + (round % 34)];
    const [rows, cols] = [1 + random(most), 1 + random(most)];
    const digits = () => Array.from({ length: rows * cols }, () => random(k).toString(36)).join("");
    engine.load(`${rows}x${cols}-mod${k}=${digits()}.${digits()}`);
    const { presses, witness, modulus } = engine.solve();
    const targets = /** @type {Uint8Array} */ (engine.targets);
    if (presses) {
      solvable++;
      assert.deepEqual(pressed(engine, presses), [...targets]);
      continue;
    }
    impossible++;
    const sum = (/** @type {ArrayLike<number>} */ lights) =>
      /** @type {Uint8Array} */ (witness).reduce((sum, weight, light) => sum + weight * lights[light], 0) % modulus;
    assert.notEqual(sum(engine.lights), sum(targets));
    for (let button = 0; button < engine.buttonCount; button++) assert.equal(sum(engine.mask(button)), 0);
  }
  assert.ok(solvable > 50 && impossible > 50);
});

test("presses go forwards and back, one by one", () => {
  const engine = createEngine(module);
  engine.load("dials4_6~-10-13=23.00");
  assert.deepEqual([engine.press(1, 2), engine.press(0, -1), engine.press(0, 0)], [true, true, false]);
  assert.deepEqual(
    [engine.moves, [...engine.presses], [...engine.lights]],
    [
      [1, 1, -2],
      [3, 2],
      [1, 0],
    ],
  );
  assert.equal(engine.notation, "dials4_6~-10-13=23.0.32");
  const { history } = engine;
  assert.ok(engine.undo() && engine.undo());
  assert.deepEqual([...engine.lights], [1, 3]);
  engine.resume(history);
  assert.equal(engine.notation, "dials4_6~-10-13=23.0.32");
  for (const entries of [[2], [-4]]) assert.throws(() => engine.resume({ entries, made: 1 }), RangeError);
  for (const times of [1.5, 256, -256]) assert.throws(() => engine.press(0, times), RangeError);
  assert.throws(() => engine.press(2), RangeError);
});

test("the rest of a solution completes it, and ways are the shorter ones", () => {
  const engine = createEngine(module);
  engine.load("dials8~-101-011-110=174.0");
  const presses = /** @type {Uint8Array} */ (engine.solve().presses);
  engine.press(0, -2);
  engine.press(2, 3);
  assert.deepEqual(
    pressed(
      engine,
      engine.rest(presses).map((left, b) => (left + engine.presses[b]) % 8),
    ),
    [1, 7, 4],
  );
  assert.deepEqual([...engine.ways(Uint8Array.of(3, 4, 6))], [3, 4, -2]);
  assert.equal(engine.cost(Uint8Array.of(3, 4, 6)), 9);
  engine.load("dials8-101-011-110=174.0");
  assert.deepEqual([...engine.ways(Uint8Array.of(3, 4, 6))], [3, 4, 6]);
});

test("quiet patterns turn nothing, and have the order that they say", () => {
  const engine = createEngine(module);
  engine.load("4x4-mod4.0");
  const { nullity } = engine.solve();
  const orders = Array.from({ length: nullity }, (_, k) => engine.quietOrder(k));
  assert.deepEqual(orders.sort(), [2, 2, 4, 4]);
  for (let k = 0; k < nullity; k++) assert.ok(pressed(engine, engine.quietPattern(k)).every((light) => light === 0));
});

test("digits of masks and points that spell a word are no options of grids", () => {
  const engine = createEngine(module);
  for (const [text, options] of /** @type {const} */ ([
    ["dials36-on-01.00", ["on", "01"]],
    ["dials36-ring-0101.0", ["ring", "0101"]],
    ["dials36~-goal-on01-plus=king.0", ["goal", "on01", "plus"]],
    ["dials36-r0b8-0101.0", ["r0b8", "0101"]],
    ["graph-on01-01.on", ["on01", "01"]],
    ["hex2-mod3.1", ["mod3"]],
  ])) {
    engine.load(text);
    assert.deepEqual([engine.options, engine.rule], [options, "plus"], text);
  }
  engine.load("5x5-ring-mod3.1");
  assert.deepEqual([engine.options, engine.rule], [["ring", "mod3"], "ring"]);
});

test("what a board is can be asked for, of two states too", () => {
  const engine = createEngine(module);
  engine.load("2x2-holes8-mod3~=*.0122");
  assert.deepEqual([engine.partsMax, engine.goal, engine.targets, engine.bothWays], [1, "same", null, true]);
  assert.deepEqual(
    [[...engine.states], [...engine.orders], [...engine.holes]],
    [
      [1, 3, 3, 3],
      [1, 3, 3, 3],
      [1, 0, 0, 0],
    ],
  );
  assert.deepEqual(
    [engine.options, engine.rule, engine.startNotation],
    [["holes8", "mod3~"], "plus", "2x2-holes8-mod3~=*.0122"],
  );
  engine.load("2x2-goal-on-holes8.off");
  assert.deepEqual(
    [engine.partsMax > 1, [...(engine.targets ?? [])], [...engine.states]],
    [true, [0, 1, 1, 1], [1, 2, 2, 2]],
  );
  assert.deepEqual([[...engine.orders], engine.bothWays, engine.quietOrder], [[1, 2, 2, 2], false, engine.quietOrder]);
  engine.load("3x3-goal-either.on");
  assert.equal(engine.targets, null);
});

test("what is refused leaves the position of either kind, and so does a paste", () => {
  const engine = createEngine(module);
  for (const kept of ["5x5-mod3.1.1000000000000000000000000", "3x3.on.8000"]) {
    const text = kept.replace("8000", "100");
    engine.load(text);
    const before = engine.notation;
    for (const wrong of ["5x5-mod99.1", "5x5-mod3.12", "dials4-5.0", "5x5.zz", "5x5-frog.on"])
      assert.throws(() => engine.load(wrong), NotationError, wrong);
    assert.throws(() => engine.paste("no board at all"), NotationError);
    assert.equal(engine.notation, before);
  }
  engine.load("5x5-mod3.1");
  assert.equal(engine.paste("1 0\n0 1"), 1);
  assert.equal(engine.notation, "2x2.9");
  assert.equal(engine.paste(" dials4-1.0 "), 1);
  assert.equal(engine.notation, "dials4-1.0");
});

test("each refusal has its code and its place", () => {
  const engine = createEngine(module);
  for (const [text, code, position] of /** @type {const} */ ([
    ["5x5-mod37.1", "states", 7],
    ["dials4-15.0", "value", 8],
    ["dials4_6-11=*.0", "target", 12],
    ["dials4-1.4", "value", 9],
  ]))
    assert.throws(() => engine.load(text), { code, position }, text);
});

test("the elimination modulo each prime power ends in a system that the solution satisfies, or in a row that cannot hold", () => {
  const engine = createEngine(module);
  const random = randomSource(36);
  let [solvable, impossible] = [0, 0];
  for (let round = 0; round < 200; round++) {
    const [rows, cols, k] = [1 + random(3), 1 + random(4), [3, 4, 6, 8, 9, 12, 36][round % 7]];
    const digits = Array.from({ length: rows * cols }, () => random(k).toString(36)).join("");
    engine.load(`${rows}x${cols}-mod${k}${round % 2 ? "=*" : ""}.${digits}`);
    const { presses } = engine.solve();
    const { moduli } = engine.steps("modular");
    assert.equal(
      moduli.reduce((product, modulus) => product * modulus, 1),
      k,
    );
    const ends = moduli.map((modulus) => {
      const lesson = engine.steps("modular", { modulus });
      assert.deepEqual([lesson.lights.length, lesson.buttons.length], [rows * cols, rows * cols]);
      const { row, matrix } = lesson.at(lesson.length - 1);
      const width = lesson.unknowns + 1;
      const shown = presses && round % 2 ? [pressed(engine, presses)[0]] : []; // with "same", the last unknown
      const left = (/** @type {number} */ first) =>
        [...(presses ?? []), ...shown].reduce((sum, value, i) => sum + value * matrix[first + i], 0);
      for (let at = 0; presses && at < matrix.length; at += width)
        assert.equal((left(at) - matrix[at + width - 1]) % modulus, 0);
      return row;
    });
    assert.equal(
      ends.every((row) => row < 0),
      presses !== null,
    );
    if (presses) solvable++;
    else impossible++;
  }
  assert.ok(solvable > 50 && impossible > 50, `${solvable} ${impossible}`);
  assert.throws(() => engine.steps("modular", { modulus: 5 }), RangeError);
  engine.load("13x12-mod3.1");
  assert.throws(() => engine.steps("modular"), { name: "EngineError", code: "steps" });
});

test("the elimination of more than two states is the modular one; grids and doors with two states have no modular one", () => {
  const engine = createEngine(module);
  engine.load("3x3-mod12.123456789");
  for (const modulus of [3, 4]) {
    const [lesson, modular] = [engine.steps("elimination", { modulus }), engine.steps("modular", { modulus })];
    assert(lesson.kind === "modular");
    assert.deepEqual([lesson?.length, lesson?.moduli, lesson?.modulus], [modular?.length, [4, 3], modulus]);
    for (let k = 0; k < lesson.length; k++) assert.deepEqual(lesson.at(k), modular?.at(k));
  }
  assert.throws(() => engine.steps("elimination", { reduced: false }), RangeError);
  const system = { equations: 1, unknowns: 1, matrix: [1, 1] };
  assert.equal(engine.steps("elimination", { system }).at(0).code, "start");
  for (const board of ["3x3.on", "doors-111-110-011.off"]) {
    engine.load(board);
    assert.equal(engine.steps("modular"), null);
    assert.throws(() => engine.steps("elimination", { modulus: 3 }), RangeError);
  }
});

test("a chase modulo any number corrects row by row, and its system decides the first row", () => {
  const engine = createEngine(module);
  const random = randomSource(81);
  let [solved, impossible, first] = [0, 0, 0];
  for (let round = 0; round < 120; round++) {
    const [rows, cols, k] = [1 + random(5), 1 + random(5), 3 + random(8)];
    const digits = Array.from({ length: rows * cols }, () => random(k).toString(36)).join("");
    engine.load(
      `${rows}x${cols}${["", "-ring", "-cylinder"][cols > 2 ? random(3) : 0]}-mod${k}${round % 3 ? "" : "=*"}.${digits}`,
    );
    const lesson = engine.steps("chase");
    if (!lesson) {
      assert.match(engine.boardNotation, /ring|cylinder/);
      continue;
    }
    const { solvable } = engine.solve();
    const steps = Array.from({ length: lesson.length }, (_, step) => lesson.at(step));
    for (const { lights, presses } of steps) assert.deepEqual([...lights], pressed(engine, presses), engine.notation);
    const { code, lights } = steps[steps.length - 1];
    assert.equal(code, solvable ? "finish" : "impossible", engine.notation);
    if (solvable) assert(lights.every((state) => state === (round % 3 ? 0 : lights[0])));
    const { matrix, unknowns } = lesson.system;
    const row = steps.findIndex((step) => step.code === "first-row");
    const presses =
      row < 0 ? [] : steps[row].presses.map((times, button) => (times + k - steps[row - 1].presses[button]) % k);
    for (let at = 0; row >= 0 && at < matrix.length; at += unknowns + 1) {
      const sum = [...presses.slice(0, unknowns)].reduce((all, times, i) => all + times * matrix[at + i], 0);
      assert.equal(sum % k, matrix[at + unknowns]);
    }
    solved += Number(solvable);
    impossible += Number(!solvable);
    first += Number(row >= 0);
  }
  assert(solved > 40 && impossible > 10 && first > 30, `${solved} ${impossible} ${first}`);
  for (const board of ["4x4-king-mod3.1", "3x3-torus-mod4.1", "dials3-110-011.000", "cube2.on", "graph-0010-01.on"]) {
    engine.load(board);
    assert.equal(engine.steps("chase"), null);
  }
});

test("all solutions are listed, the cheapest first, and each solves", () => {
  const engine = createEngine(module);
  engine.load("5x5-mod3.1");
  const all = [...engine.solutions()];
  assert.equal(all.length, 27);
  assert.equal(new Set(all.map(String)).size, 27);
  for (const presses of all) assert.ok(pressed(engine, presses).every((state) => state === 0));
  const costs = all.map((presses) => engine.cost(presses));
  assert.deepEqual(
    costs,
    [...costs].sort((a, b) => a - b),
  );
  assert.equal(costs[0], engine.fewestNow()?.weight);
  engine.load("dials3-011-110=221.0");
  assert.deepEqual([...engine.solutions()], []);
});

test("the weights of the solutions are those of the list of all", () => {
  const random = randomSource(80);
  const engine = createEngine(module);
  let most = 0;
  for (const board of EVERY_KIND) {
    engine.load(scrambled(board, random).notation);
    const weights = engine.weights();
    const counts = Array.from(weights, () => 0);
    for (const presses of engine.solutions()) counts[engine.cost(presses)]++;
    assert.deepEqual([...weights], counts, board);
    const dearest = engine.orders.map((order) => (engine.bothWays ? Math.floor(order / 2) : order - 1));
    const isGraded = !isHex(board); // with two states, a hole counts as a button
    const length = isGraded ? dearest.reduce((sum, cost) => sum + cost, 1) : engine.buttonCount + 1;
    assert.equal(weights.length, length, board);
    most = Math.max(most, ...counts);
  }
  assert(most > 20);
  engine.load("dials3-011-110=221.0");
  assert.deepEqual([...engine.weights()], [0, 0, 0, 0, 0]);
  engine.load("40x40-rowcol-mod3=1.0");
  assert.throws(() => engine.weights(), { code: "solutions" });
});

test("free patterns turn nothing, end at their free buttons, and their sums are as many as the solutions", () => {
  const engine = createEngine(module);
  let patterns = 0;
  for (const board of EVERY_KIND) {
    engine.load(/mod|dials/.test(board) ? `${board}.0` : `${board}.off`);
    const found = engine.freePatterns();
    let sums = 1;
    for (const { free, order, pattern } of found) {
      const turned = pressed(engine, pattern);
      const shown = turned.filter((_, light) => engine.states[light] > 1);
      assert(
        shown.every((state, _, [first]) => state === (engine.goal === "same" ? first : 0)),
        board,
      );
      assert(pattern[free] && !pattern.subarray(free + 1).some(Boolean));
      sums *= order;
    }
    let product = 1;
    for (let k = 0; k < engine.solve().nullity; k++) product *= engine.quietOrder(k);
    assert.equal(sums, product, board);
    assert.deepEqual(
      found.map(({ free }) => free),
      found.map(({ free }) => free).sort((a, b) => a - b),
    );
    patterns += found.length;
  }
  assert(patterns > 40);
});

test("the hardest position needs as many presses as it says", () => {
  const engine = createEngine(module);
  let exact = 0;
  for (const board of EVERY_KIND) {
    engine.load(/mod|dials/.test(board) ? `${board}.0` : `${board}.off`);
    const hardest = engine.hardest();
    engine.load(hardest.notation);
    const { weight, proven } = engine.fewestNow() ?? {};
    assert.deepEqual([weight, proven], [hardest.weight, true], board);
    exact += Number(hardest.exact);
  }
  assert(exact > 20);
  engine.load("40x40-rowcol-mod3=1.0");
  assert.throws(() => engine.hardest(), { code: "solutions" });
});

test("the nearest boards can be solved, and no nearer ones", () => {
  const engine = createEngine(module);
  engine.load("3x2-mod4.113100");
  assert.equal(engine.solve().solvable, false);
  const near = engine.nearest();
  assert.equal(near?.distance, 1);
  let found = 0;
  for (let light = 0; light < 6; light++)
    for (let state = 0; state < 4; state++) {
      const lights = [1, 1, 3, 1, 0, 0];
      lights[light] = state;
      engine.load(`3x2-mod4.${lights.join("")}`);
      found += Number(engine.solve().solvable);
      const isListed = near.sets.some((set, i) => set[0] === light && near.states[i][0] === state);
      assert.equal(isListed, engine.solve().solvable);
    }
  assert.equal(found, near.count);
});

test("levels have the fewest presses that were asked for, and a seed always gives the same", () => {
  const engine = createEngine(module);
  for (const notation of ["5x5-mod3.0", "dials4~-1110-0111-1011-1101=2.0"]) {
    const [one, again] = [0, 0].map(() => engine.generate({ notation, weight: 4, seed: 9 }));
    assert.equal(one, again);
    engine.load(String(one));
    assert.equal(engine.fewestNow()?.weight, 4);
  }
  assert.throws(() => engine.generate({ notation: "3x3-mod3.0", weight: 19 }), { code: "none" });
});
