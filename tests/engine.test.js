// The engine against the definitions: its answers about a board are checked bit by bit. The C tests check the methods, and
// module.test.js that wasm answers as native code does.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { serve } from "../tools/serve.js";
import { compileEngine, createEngine, EngineError, NotationError } from "../web/engine/all.js";
import { RULES } from "../web/engine/bindings.js";
import { copyBytes, copyInstance, inputBytes, takeScript } from "../web/engine/instance.js";
import { describeError, restoreError } from "../web/engine/job.js";
import { isHex } from "../web/engine/kind.js";
import * as published from "../web/engine.js";
import { engineOf, finish, module } from "./core.js";
import {
  bitsOf,
  changesOf,
  hexOf,
  knownAnswers,
  linesOf,
  plainPosition,
  pressAll,
  randomPosition,
  randomSource,
  weigh,
} from "./plain.js";

const readme = (name) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

const bitText = (bits) => [...bits].join("");

/** All numbers of presses below the orders of the buttons. @param {Uint8Array} orders @returns {number[][]} */
const allPresses = (orders) =>
  [...orders].reduce(
    (all, order) => all.flatMap((presses) => Array.from({ length: order }, (_, times) => [...presses, times])),
    /** @type {number[][]} */ ([[]]),
  );

/** A ring of lamps in which each press turns its own and three on either side. @param {number} lamps */
const ringOf = (lamps) =>
  Array.from({ length: lamps }, (_, press) =>
    Array.from({ length: lamps }, (_, lamp) => ((lamp - press + 3 + lamps) % lamps < 7 ? "1" : "0")).join(""),
  ).join("-");

test("a ring of up to 256 lamps, of which each press turns seven, is solved as its polynomial says", () => {
  // 1 + x + … + x⁶ divides xⁿ − 1 if 7 divides n, over any field; otherwise they have no common divisor over fields in which 7 is not 0.
  for (const [lamps, nullity, fewest] of [
    [120, 0, 120],
    [126, 6, 18],
    [252, 6, 36],
    [256, 0, 256],
  ])
    for (const [head, states] of /** @type {[string, number][]} */ ([
      ["doors", 2],
      ["dials3", 3],
    ])) {
      const engine = engineOf(`${head}-${ringOf(lamps)}.${states === 2 ? "off" : "2"}`);
      const solution = engine.solve();
      assert.deepEqual([solution.solvable, solution.nullity], [true, nullity], `${head} ${lamps}`);
      assert.equal(finish(engine.fewest()).weight, fewest, `${head} ${lamps}`);
      engine.press(255 % lamps);
      assert.equal(createEngine(module).load(engine.notation), undefined);
      if (nullity)
        assert.equal(
          engineOf(`${head}-${ringOf(lamps)}.${"1".padEnd(Math.ceil(lamps / (states === 2 ? 4 : 1)), "0")}`).solve()
            .solvable,
          false,
        );
    }
});

test("as many solutions are counted as there are presses below the orders that solve, also where a button turns nothing", () => {
  for (const [text, orders, count] of /** @type {[string, number[], number][]} */ ([
    ["1x1-ring.off", [2], 2],
    ["1x1-ring-mod3.0", [1], 1],
    ["doors-00-11.off", [2, 2], 2],
    ["dials3-00-11.00", [1, 3], 1],
    ["graph-00-.off", [2], 1],
    ["1x3-holes4-mod4.0", [4, 1, 4], 1],
  ])) {
    const engine = engineOf(text);
    assert.deepEqual([...engine.orders], orders, text);
    const solving = allPresses(engine.orders).filter((presses) => {
      const lights = [...engine.lights];
      presses.forEach((times, button) => {
        engine.mask(button).forEach((steps, light) => {
          lights[light] = (lights[light] + times * steps) % engine.states[light];
        });
      });
      return lights.every((state, light) => state === engine.targets[light]);
    });
    assert.deepEqual([[...engine.solutions()].length, solving.length], [count, count], text);
  }
});

test("a locked cell is refused, and the solutions are those of the board that leave it alone", () => {
  for (const [locked, free, cells] of /** @type {[string, string, number[]][]} */ ([
    ["4x4-locked0420.9d98", "4x4.9d98", [5, 10]],
    ["4x4-torus-locked8001=on.off", "4x4-torus-goal-on.off", [0, 15]],
    ["3x3-rowcol-locked080=*.5d0", "3x3-rowcol-goal-either.5d0", [4]],
    ["3x3-king-locked880-mod3.1", "3x3-king-mod3.1", [0, 4]],
    ["cube2-locked800001=on.off", "cube2=on.off", [0, 23]],
    ["hex2-locked82-mod3.1", "hex2-mod3.1", [0, 6]],
    ["graph-001020-0112-locked4.101", "graph-001020-0112.101", [1]],
    ["doors-0111-1001-0011-1011-1100-locked48.8", "doors-0111-1001-0011-1011-1100.8", [1, 4]],
    ["doors-110-000-011-110-locked1.4", "doors-110-000-011-110.4", [3]], // the second button turns nothing
    ["dials4-110-120-031-locked4=2.1", "dials4-110-120-031=2.1", [1]],
  ])) {
    const [engine, all] = [engineOf(locked), engineOf(free)];
    assert.equal(engine.notation, locked);
    assert.deepEqual(
      [...engine.locked.keys()].filter((cell) => engine.locked[cell]),
      cells,
    );
    for (const cell of cells) assert.equal(engine.press(cell), false);
    const [left, wanted] = [engine, all].map((one) => [...one.solutions()].map((presses) => [...presses].join("")));
    assert.deepEqual(
      left.sort(),
      wanted.filter((presses) => cells.every((cell) => presses[cell] === "0")).sort(),
      locked,
    );
  }
});

test("where final states are of no matter, the solutions are those of all goals that differ there only", () => {
  for (const [text, board, states, cells] of /** @type {[string, string, number, number[]][]} */ ([
    ["4x4-any0420.9d98", "4x4.9d98", 2, [5, 10]],
    ["3x3-rowcol-any080=5d0.on", "3x3-rowcol=5d0.on", 2, [4]],
    ["3x3-king-locked880-any440-mod3.1", "3x3-king-locked880-mod3.1", 3, [1, 5]],
    ["2x3-torus-any80-mod4=1.012301", "2x3-torus-mod4=1.012301", 4, [0]],
    ["hex2-any82.1010101", "hex2.1010101", 2, [0, 6]],
    ["dodecahedron-any804-mod3=2.0", "dodecahedron-mod3=2.0", 3, [0, 9]],
    ["graph-001020-0112-locked4-any8=011.100", "graph-001020-0112-locked4=011.100", 2, [0]],
    ["doors-0111-1001-0011-1011-1100-any2.8", "doors-0111-1001-0011-1011-1100=f.8", 2, [2]],
    ["doors-110-011-101-locked4-anya=4.off", "doors-110-011-101-locked4=4.off", 2, [0, 2]],
    ["dials6_4_3~-212-120-031-any8=032.321", "dials6_4_3~-212-120-031=032.321", 6, [0]],
  ])) {
    const engine = engineOf(text);
    const { targets } = engineOf(board);
    const size = states ** cells.length;
    assert.deepEqual(
      [...engine.any.keys()].filter((cell) => engine.any[cell]),
      cells,
    );
    const listOf = (/** @type {Engine} */ one) =>
      one.solve().solvable ? [...one.solutions()].map((presses) => [...presses].join("")) : [];
    const wanted = Array.from({ length: size }, (_, number) => {
      const goal = Array.from(targets ?? []);
      cells.forEach((cell, i) => {
        goal[cell] = Math.floor(number / states ** i) % states;
      });
      const [grid, lights] = board.replace(/=[^.]*/, "").split(".");
      return listOf(engineOf(`${grid}=${isHex(board) ? hexOf(goal) : goal.join("")}.${lights}`));
    }).flat();
    assert.equal(engine.solve().solvable, wanted.length > 0, text);
    assert.deepEqual(listOf(engine).sort(), wanted.sort(), text);
  }
});

/** A board of which only the cells in even rows and columns are there, none beside another: each turns nothing. @param {number} side */
function apart(side) {
  const bits = Array.from({ length: side * side }, (_, i) => (Math.floor(i / side) % 2 || (i % side) % 2 ? "1" : "0"));
  const digits = bits.join("").match(/.{1,4}/g) ?? [];
  return `${side}x${side}-ring-holes${digits.map((four) => Number.parseInt(four.padEnd(4, "0"), 2).toString(16)).join("")}.off`;
}

test("up to 512 patterns are listed, and buttons settled by them; more are refused", () => {
  const listed = engineOf(apart(44)).freePatterns();
  assert.equal(listed.length, 22 * 22);
  assert.ok(listed.every(({ free, pattern }) => weigh([...pattern]) === 1 && pattern[free] === 1));
  assert.equal(engineOf(apart(44)).reason(0), null); // a pattern presses it alone
  const engine = engineOf(apart(46));
  assert.equal(engine.solve().nullity, 23 * 23);
  assert.throws(() => engine.freePatterns(), { code: "solutions" });
  assert.throws(() => engine.reason(0), { code: "solutions" });
});

test("a board says what its notation says", () => {
  const random = randomSource(1);
  for (let round = 0; round < 200; round++) {
    const text = randomPosition(random, 7);
    const [engine, plain] = [engineOf(text), plainPosition(text)];
    assert.equal(engine.notation, text);
    assert.equal(engine.kind, text.startsWith("doors") ? "doors" : "grid");
    assert.deepEqual([engine.rows, engine.cols, engine.goal], [plain.rows, plain.cols, plain.goal]);
    assert.deepEqual([engine.lightCount, engine.buttonCount], [plain.every.length, plain.masks.length]);
    for (const bits of ["start", "lights", "presses", "holes"]) assert.deepEqual([...engine[bits]], plain[bits], text);
    plain.masks.forEach((mask, button) => assert.deepEqual([...engine.mask(button)], mask, text));
    assert.equal(
      engine.solved,
      changesOf(plain, plain.lights).some((change) => weigh(change) === 0),
    );
  }
});

// Published texts. A line may be added to the file; none may ever change.
const golden = linesOf("notation-golden.txt");
const goldenOf = (kind) => golden.filter(([first]) => first === kind).map(([, ...words]) => words);

test("a rule with a name is loaded by it, and drawn as a press of the middle of 5×5 cells flips", () => {
  const engine = createEngine(module);
  assert.deepEqual(engine.rules, [...new Set(engine.rules)]);
  for (const rule of [...engine.rules, "r1234568", "r0010ff8"]) {
    engine.load(`5x5-${rule}.off`);
    assert.equal(engine.rule, rule);
    assert.deepEqual(engine.stencil, engine.mask(12));
    const drawn = engine.stencil;
    engine.load(`2x3-torus-${rule}.off`);
    assert.deepEqual(engine.stencil, drawn, "whatever the board");
  }
});

test("a named rule means the published stencil for ever, and each has one", () => {
  const published = goldenOf("rule");
  assert.deepEqual(published.map(([word]) => word).sort(), RULES.filter((word) => word !== "rowcol").sort());
  for (const [word, stencil] of published) {
    const engine = engineOf(`5x5-${stencil}.off`);
    assert.equal(engine.rule, word);
    assert.deepEqual([...engine.stencil], bitsOf(stencil.slice(1), 25));
  }
});

test("a published text means the same board for ever", () => {
  for (const [text, canonical, goal, lights, masks] of goldenOf("board")) {
    const engine = engineOf(text);
    assert.equal(engine.notation, canonical);
    assert.equal(engine.goal, goal);
    assert.equal(bitText(engine.lights), lights);
    const found = Array.from({ length: engine.buttonCount }, (_, button) => bitText(engine.mask(button)));
    assert.equal(found.join(","), masks, text);
  }
});

test("a published goal means the same lights for ever", () => {
  for (const [text, canonical, lights] of goldenOf("target")) {
    const engine = engineOf(text);
    assert.equal(engine.notation, canonical);
    assert.equal(bitText(engine.targets ?? []), lights);
  }
});

test("a published seed means the same level for ever", () => {
  const engine = createEngine(module);
  for (const [notation, weight, seed, level] of goldenOf("level"))
    assert.equal(engine.generate({ notation, weight: Number(weight), seed: Number(seed) }), level);
  for (const [doors, kind, seed, level] of goldenOf("doors"))
    assert.equal(engine.generate({ doors: Number(doors), openable: kind === "openable", seed: Number(seed) }), level);
});

test("the hardest position of a board is the same for ever", () => {
  for (const [board, weight, exact, notation] of goldenOf("hardest"))
    assert.deepEqual(engineOf(board).hardest(), { weight: Number(weight), exact: exact === "true", notation });
});

test("the presses of a published text are made in the same order for ever", () => {
  for (const [text, entries] of goldenOf("history"))
    assert.deepEqual(engineOf(text).history.entries, entries.split(",").map(Number), text);
});

test("the solutions of a board of more than two states, or of a shape, are listed in the same order for ever", () => {
  for (const [text, list] of goldenOf("solutions")) {
    const solutions = engineOf(text).solutions();
    for (const solution of list.split(",")) assert.equal(bitText(solutions.next().value), solution, text);
    if (list.split(",").length < 6) assert.ok(solutions.next().done, text);
  }
});

for (const name of ["README.md", "README.zh-CN.md"])
  test(`the example of ${name} runs and gives what it says`, async () => {
    const [, code] = /```js\nimport .* from "\.\/web\/engine\.js";\n([^`]*)```/.exec(readme(name));
    const said = [...code.matchAll(/^(?:\[\.\.\.)?engine\.(\w+)\(.*\/\/ (.*)$/gm)].map(([, method, words]) => [
      method,
      words,
    ]);
    const engine = await new Function(
      "compileEngine",
      "createEngine",
      `return (async () => { ${code}; return engine; })()`,
    )(compileEngine, createEngine);
    for (const [method, words] of said.filter(([, words]) => words.startsWith("{"))) {
      const answer = engine[method]();
      const names = [...words.matchAll(/[{,] (\w+)/g)].map(([, name]) => name);
      assert.deepEqual(Object.keys(answer).sort(), names.sort(), method);
      for (const [, name, value] of words.matchAll(/(\w+): (\w+)/g))
        assert.equal(String(answer[name]), value, `${method} ${name}`);
    }
    assert.equal([...engine.solutions()].length, 4);
  });

test("known sizes have the known nullity", () => {
  const engine = createEngine(module);
  for (const [rows, cols, nullity] of knownAnswers("nullity"))
    assert.equal(engine.nullity(Number(rows), Number(cols)), Number(nullity), `${rows}x${cols}`);
});

test("each free button is the last of one quiet pattern and in no other; a solution follows from those it presses", () => {
  const random = randomSource(32);
  for (let round = 0; round < 100; round++) {
    const engine = engineOf(randomPosition(random, 6));
    const plain = plainPosition(engine.notation);
    const patterns = engine.freePatterns();
    assert.equal(patterns.length, engine.solve().nullity);
    const none = plain.every.map(() => 0);
    for (let k = 0; k < patterns.length; k++)
      assert.deepEqual(pressAll(plain, none, [...engine.quietPattern(k)]), none);
    for (const { free, pattern } of patterns) {
      assert.deepEqual(pressAll(plain, none, [...pattern]), none);
      assert.equal(pattern.lastIndexOf(1), free);
      for (const other of patterns) assert.equal(other.pattern[free], other.free === free ? 1 : 0);
    }
  }
});

test("the weights are those of the solutions, which come lightest first", () => {
  const engine = engineOf("4x4.on");
  const weights = [...engine.solutions()].map((presses) => weigh([...presses]));
  assert.deepEqual(
    weights,
    [...engine.weights()].flatMap((count, weight) => Array(count).fill(weight)),
  );
  assert.equal(weights.length, 16);
  assert.throws(() => engineOf("25x25-ring.off").weights(), { code: "solutions" });
  const many = engineOf("24x24-ring.off").weights();
  assert.equal(
    many.reduce((sum, count) => sum + count),
    2 ** 24,
  );
});

test("the nearest boards are as many as asked for", () => {
  const engine = engineOf("1x2.8");
  assert.deepEqual(engine.nearest(), { distance: 1, count: 2, sets: [[0], [1]], states: [[0], [1]] });
  assert.deepEqual([engine.nearest({ limit: 1 }).sets.length, engineOf("5x5.on").nearest().distance], [1, 0]);
  assert.equal(engineOf(`doors-${"1".repeat(64)}.${"0".repeat(8)}${"f".repeat(8)}`).nearest(), null);
});

test("following the hints solves a board in exactly as many presses as they said", () => {
  const random = randomSource(5);
  let followed = 0;
  for (let round = 0; round < 60; round++) {
    const engine = engineOf(randomPosition(random, 5));
    const { solvable, nullity } = engine.solve();
    if (nullity > 12) continue;
    const presses = engine.hint()?.remaining ?? 0;
    for (let left = presses; left > 0; left--) {
      const { button, times, remaining } = engine.hint();
      assert.deepEqual([times, remaining], [1, left]);
      assert(engine.press(button));
    }
    assert.equal(engine.hint(), null);
    assert.equal(engine.solved, solvable);
    followed += Number(presses > 2);
  }
  assert(followed > 10);
});

test("generated levels need exactly the presses they promise; 5×5 has none of 16", () => {
  const engine = createEngine(module);
  const boards = ["5x5", "4x4-goal-either", "3x4-torus-goal-on", "4x4-king-holes1248", "doors-0111-1001-0011-1011"];
  for (const [index, board] of boards.entries())
    for (let seed = 0; seed < 5; seed++) {
      const wanted = { notation: `${board}.off`, weight: index === 0 ? 3 * seed : Math.min(seed, 3), seed };
      const level = engine.generate(wanted);
      assert.equal(level, engine.generate(wanted));
      assert.equal(finish(engineOf(level).fewest()).weight, wanted.weight, level);
    }
  assert.throws(() => engine.generate({ notation: "5x5.off", weight: 16, seed: 1 }), {
    name: "EngineError",
    code: "none",
  });
  assert.throws(() => engine.generate({ notation: "64x64-ring.off", weight: 9 }), { code: "solutions" });
  const rare = { notation: "5x5.off", weight: 15, seed: 2 };
  assert.equal(engine.generate({ ...rare, budget: 1 }), null);
  assert.equal(engine.generate(rare), finish(engine.generating(rare)));
  assert.equal(engine.notation, "5x5.on");
});

test("a history that is put in place is undone and redone like the one it was taken from", () => {
  const random = randomSource(11);
  const engine = engineOf("5x5.on");
  for (let round = 0; round < 300; round++) engine[["press", "press", "undo", "redo", "reset"][random(5)]](random(25));
  const other = engineOf(engine.notation.split(".", 2).join("."));
  const { history } = engine;
  other.resume(JSON.parse(JSON.stringify(history)));
  assert.deepEqual(other.history, history);
  /** @type {any[]} */
  const wrong = [
    { entries: [25], made: 1 },
    { entries: [1.5], made: 0 },
    { entries: [1], made: 2 },
    { entries: "1", made: 0 },
  ];
  for (const entry of wrong) assert.throws(() => other.resume(entry), RangeError);
  const holed = engineOf("5x5-holes8000000.off");
  assert.throws(() => holed.resume({ entries: [1, 0], made: 2 }), RangeError);
  assert.equal(holed.notation, "5x5-holes8000000.off");
  for (const [move, can] of Object.entries({ undo: "canUndo", redo: "canRedo" })) {
    while (engine[move]()) {
      assert.deepEqual([other[can], other[move]()], [true, true]);
      assert.deepEqual(other.lights, engine.lights);
      assert.deepEqual(other.moves, engine.moves);
      assert.equal(other.moveCount, engine.moves.length);
    }
    assert.deepEqual([other[can], other[move]()], [false, false]);
  }
});

test("a hint says whether it is proven, and ends with its budget", () => {
  const engine = engineOf("5x5.on");
  assert.deepEqual(engine.hint(), {
    button: engine.fewestNow().presses.indexOf(1),
    times: 1,
    remaining: 15,
    proven: true,
  });
  const bounded = engineOf("39x39.on").hint({ budget: 1 });
  assert.equal(bounded.proven, false);
  assert.ok(bounded.remaining > 0);
  assert.throws(() => engine.hint(/** @type {any} */ ({ budgt: 1 })), RangeError);
  assert.equal(engineOf("5x5.off").hint(), null);
});

test("what is left of a solution solves the position, whatever was pressed", () => {
  const random = randomSource(71);
  for (const text of ["5x5.on", "4x4-king-torus.9d98", "doors-0111-1001-0011-1011.off"]) {
    const engine = engineOf(text);
    const { presses } = engine.solve();
    for (let i = 0; i < 9; i++) engine.press(random(engine.buttonCount));
    const rest = engine.rest(presses);
    assert.deepEqual(engine.rest(rest), presses);
    for (const [button, pressed] of rest.entries()) if (pressed) engine.press(button);
    assert.equal(engine.solved, true, text);
  }
});

test("the syndrome is what the masks of a solution add up to; where there is none, what differs from the goal", () => {
  const random = randomSource(73);
  for (let i = 0; i < 300; i++) {
    const engine = engineOf(randomPosition(random, 6));
    const { presses } = engine.solve();
    const sum = new Uint8Array(engine.lightCount);
    for (const [button, pressed] of (presses ?? []).entries())
      if (pressed) for (const [light, flips] of engine.mask(button).entries()) sum[light] ^= flips;
    const { targets } = engine;
    const expected = presses ? sum : engine.lights.map((lit, light) => lit ^ (targets?.[light] ?? 0));
    assert.deepEqual(engine.syndrome, expected, engine.notation);
  }
});

test("the options of a notation are its words after the size", () => {
  const options = {
    "5x5.on": [],
    "5x5-king-torus-goal-on.off": ["king", "torus", "goal-on"],
    "4x4-cylinder-goal-either-holes8000.off": ["cylinder", "goal-either", "holes8000"],
    "doors-011-101-110.off": ["011", "101", "110"],
  };
  for (const [text, words] of Object.entries(options)) assert.deepEqual(engineOf(text).options, words);
  const engine = engineOf("3x3.on");
  engine.press(4);
  assert.equal(engine.startNotation, "3x3.on");
});

test("sixty thousand moves are put in place in one pass", () => {
  const engine = engineOf("5x5.on");
  const entries = Array.from({ length: 60_000 }, (_, i) => i % 25);
  engine.resume({ entries, made: 60_000 });
  assert.equal(engine.moveCount, 60_000);
  assert.deepEqual(engine.lights, engineOf("5x5.on").lights);
});

test("searches speak of the position at their call, and say how far they are proven", () => {
  const engine = engineOf("5x5.on");
  const [search, solutions, fewest] = [engine.fewest(), engine.solutions(), engine.fewestNow()];
  engine.press(0);
  assert.deepEqual(finish(search), fewest);
  assert.deepEqual(solutions.next().value, fewest.presses);
  assert.ok(fewest.proven && fewest.bound === fewest.weight);
  const hard = engineOf("39x39.on").fewestNow(1);
  assert.ok(!hard.proven && hard.count === 0 && hard.bound <= hard.weight);
  assert.equal(engineOf("5x5.ffffff0").fewestNow(), null);
  const parts = Array.from({ length: 64 }, (_, part) => finish(engineOf("5x5.on").fewest({ part, parts: 64 })));
  for (const { proven, count } of parts) assert.equal(proven, count > 0);
  assert.ok(parts.some(({ proven }) => !proven));
});

test("generate() takes seed 0 when none is given, and needs a weight", () => {
  const engine = engineOf("5x5.on");
  assert.equal(engine.generate({ weight: 7 }), engine.generate({ weight: 7, seed: 0 }));
  assert.equal(finish(engine.generating({ weight: 7 })), engine.generate({ notation: "5x5.on", weight: 7, seed: 0 }));
  for (const generate of [
    () => engine.generate(),
    () => finish(engine.generating()),
    () => engine.generate({ seed: 3 }),
  ])
    assert.throws(generate, { name: "RangeError", message: "weight: undefined is not a whole number from 0 to 65536" });
});

test("a refused argument is named, with its value as it would be written", () => {
  const engine = /** @type {any} */ (createEngine(module)); // asked for what its types do not allow
  /** @type {[() => unknown, string][]} */
  const refusals = [
    [() => engine.mask("3"), 'button: "3" is not a whole number from 0 to 24'],
    [() => engine.quietPattern(2), "k: 2 is not a whole number from 0 to 1"],
    [() => engine.reason(25), "button: 25 is not a whole number from 0 to 24"],
    [() => engine.censusListing(6).next(), "doors: 6 is not a whole number from 3 to 5"],
    [() => engine.mask("3".repeat(41)), `button: "${"3".repeat(40)}…" is not a whole number from 0 to 24`],
    [() => engine.large(5, 5).fill("off"), 'kind: "off" is not "on" or "random"'],
    [() => engine.nullity(0, 5), "rows: 0 is not a whole number from 1 to 1000000"],
    [() => engine.nullity(5, 5n), "cols: 5n is not a whole number from 1 to 1000000"],
    [() => engine.large(5), "cols: undefined is not a whole number from 1 to 1000000"],
    [() => engine.large(5, { wrap: "torus" }), "cols: an object is not a whole number from 1 to 1000000"],
    [() => engine.large("x"), 'rows: "x" is not a whole number from 1 to 1000000'],
    [
      () => engine.generate({ wieght: 3 }),
      'option: "wieght" is not one of "notation", "weight", "seed", "doors", "openable", "budget"',
    ],
    [
      () => engine.steps("elimination", { reduce: true }),
      'option: "reduce" is not one of "reduced", "system", "modulus"',
    ],
    [
      () => engine.steps("elimination", { system: { equations: 1, unknowns: 0, matrix: [1] } }),
      "unknowns: 0 is not a whole number from 1 to 4096",
    ],
    [
      () => engine.large(5, 5).picture({ row: 5, col: 0, scale: 1, width: 1, height: 1 }),
      "row: 5 is not a whole number from 0 to 4",
    ],
    [() => engine.steps("chasing"), 'kind: "chasing" is not one of "elimination", "chase", "modular"'],
    [
      () => engine.steps("elimination", { system: { equations: 1, unknowns: 1, matrix: [1, 2] } }),
      "matrix[1]: 2 is not 0 or 1",
    ],
    [() => engine.equations(2).add([1, 0], "no"), 'right: "no" is not one of 0, 1, false, true'],
    [() => engine.equations(2).add([1, "1"], 1), 'coefficients[1]: "1" is not one of 0, 1, false, true'],
    [() => engine.equations(2).add([1], 1), "coefficients.length: 1 is not 2"],
    [() => engine.fewestNow(0), "budget: 0 is not a whole number from 1 to 4294967295"],
  ];
  for (const [call, message] of refusals) assert.throws(call, { name: "RangeError", message });
});

test("the core is compiled from an address, and one where it is not is named with the answer", async (context) => {
  const server = await serve("build", 0);
  context.after(() => server.close());
  const compiled = await compileEngine(new URL("lights-and-doors.wasm", server.address));
  assert.equal(createEngine(compiled).fewestNow().weight, 15);
  await assert.rejects(compileEngine(`${server.address}none.wasm`), {
    message: `${server.address}none.wasm cannot be loaded: 404 Not Found`,
  });
});

test("an error from a worker is restored with its class, code and position", () => {
  const thrown = [new NotationError("digit", 4), new EngineError("memory"), new Error("something else")];
  for (const error of thrown) {
    const restored = restoreError(structuredClone(describeError(/** @type {NotationError} */ (error))));
    assert.equal(restored.constructor, error.constructor);
    assert.deepEqual({ ...restored, message: restored.message }, { ...error, message: error.message });
  }
});

test("every EngineError has a sentence of its own as its message, and its code as before", () => {
  const [, union] = /@typedef \{([^}]+)\} EngineErrorCode/.exec(readme("web/engine/errors.js"));
  const codes = union.split(" | ").map((code) => JSON.parse(code));
  const errors = codes.map((code) => new EngineError(code));
  assert.deepEqual(
    errors.map(({ code }) => code),
    codes,
  );
  for (const { message } of errors) assert.match(message, /^[A-Z][^\n]{20,120}\.$/);
  assert.equal(new Set(errors.map(({ message }) => message)).size, codes.length);
  assert.ok(codes.length >= 7);
});

test("memory that cannot be had is named, wherever it is asked for", () => {
  const wasm = /** @type {any} */ ({
    buffer: () => 0,
    memory: new WebAssembly.Memory({ initial: 1, maximum: 1 }),
  });
  const memory = { name: "EngineError", code: "memory" };
  assert.throws(() => copyBytes(wasm, 0, 1), memory);
  assert.throws(() => inputBytes(wasm, 1), memory);
  const larger = { ...wasm, memory: new WebAssembly.Memory({ initial: 2 }) };
  assert.throws(() => copyInstance(larger, wasm), memory);
});

test("a button that changes nothing is pressed for no reason, and so is any where nothing solves", () => {
  assert.equal(engineOf("doors-11.8").reason(0), null);
  const engine = engineOf("doors-11-00.off");
  assert.equal(engine.reason(1), null);
  assert.deepEqual([...(engine.reason(0)?.settled ?? [])], []);
});

test("a level that is not found within the budget is none", () => {
  const engine = engineOf("5x5.on");
  const level = { notation: "5x5.off", weight: 15, seed: 2 };
  assert.equal(finish(engine.generating({ ...level, budget: 1 })), null);
  const found = finish(engine.generating(level));
  assert.equal(engineOf(String(found)).fewestNow().weight, 15);
  assert.equal(engine.notation, "5x5.on");
});

test("random doors open if they are asked to", () => {
  const engine = createEngine(module);
  const ways = [];
  for (let seed = 0; seed < 40; seed++) {
    const doors = 3 + (seed % 10);
    const [open, any] = [true, false].map((openable) => engineOf(engine.generate({ doors, openable, seed })));
    assert.deepEqual([open.lightCount, open.buttonCount, weigh([...open.lights])], [doors, doors, 0]);
    assert(open.solve().solvable);
    ways.push(any.solve().solvable);
  }
  assert(ways.includes(false) && ways.includes(true));
});

test("boards share nothing, and long work keeps the position it began with", () => {
  const [one, other] = [engineOf("5x5.on"), engineOf("4x4.off")];
  const search = one.fewest({ slice: 1 });
  const listing = one.solutions();
  search.next();
  listing.next();
  one.press(3);
  other.press(0);
  one.load("3x3.off");
  assert.equal(finish(search).weight, 15);
  assert.equal([...listing].length, 3);
  assert.equal(other.notation, "4x4.off.8000");
  assert.equal(one.notation, "3x3.off");
});

test("a board is eliminated once, whatever is asked about it", () => {
  let eliminations = 0;
  const counting = takeScript(() => {
    const exports = /** @type {any} */ (new WebAssembly.Instance(module).exports);
    const counted = (name) => () => {
      const before = exports.memory_used();
      const status = exports[name]();
      eliminations += Number(exports.memory_used() > before);
      return status;
    };
    return { ...exports, prepare: counted("prepare"), prepare_transposed: counted("prepare_transposed") };
  });
  const engine = createEngine(counting);
  engine.load("9x9-king.on");
  const fewest = engine.fewestNow();
  assert.equal(eliminations, 1);
  assert.equal(engine.hint().remaining, fewest.weight);
  assert.deepEqual([...engine.solutions()], [engine.solve().presses]);
  engine.press(40);
  for (const button of [0, 40, 80]) assert.equal(engine.reason(button).settled.length, 0);
  assert.equal(engine.nearest().distance, 0);
  assert.equal(
    engine.weights().reduce((sum, count) => sum + count),
    1,
  );
  assert.deepEqual([engine.freePatterns(), engine.hardest().exact], [[], true]);
  assert.equal(typeof engine.generate({ weight: 3 }), "string");
  assert.equal(eliminations, 1);
  assert.equal(engine.notation, "9x9-king.on.000000000080000000000");
});

test("progress only grows, and ends done", () => {
  const engine = engineOf("30x30.on");
  let before = { progress: 0, best: 900, bound: 0, done: false };
  let steps = 0;
  for (const now of engine.fewest({ slice: 1 })) {
    assert(now.progress >= before.progress && now.best <= before.best && now.bound >= before.bound);
    assert(now.bound <= now.best);
    before = now;
    steps++;
  }
  assert(steps > 2 && before.done && before.progress === 1 && before.bound === before.best);
});

test("options that are no object are refused by an error that names them; left out, they have their defaults", () => {
  const engine = engineOf("5x5.on");
  const calls = {
    fewest: () => engine.fewest(null),
    nearest: () => engine.nearest(null),
    hint: () => engine.hint(null),
    generate: () => engine.generate(null),
    generating: () => engine.generating(null),
    steps: () => engine.steps("elimination", null),
    large: () => engine.large(3, 3, null),
    resume: () => engine.resume(null),
  };
  for (const [name, call] of Object.entries(calls))
    assert.throws(call, /^RangeError: options: null is not an object$/, name);
  assert.equal(engine.nearest(undefined).distance, 0);
  assert.equal(finish(engine.fewest(undefined)).weight, 15);
  assert.equal(engine.hint(undefined).remaining, 15);
});

const HOSTILE = [
  ...[
    NaN,
    Infinity,
    -Infinity,
    -1,
    0.5,
    25,
    1e9,
    2 ** 31,
    2 ** 32,
    2 ** 32 + 1,
    -(2 ** 32),
    2 ** 53,
    -0.1,
    Number.MAX_VALUE,
  ],
  ...[undefined, null, "", "0", "x", [], [0], {}, true, 1n, Symbol("s"), () => 0, new Uint8Array(3), "5x5-torus"],
];

/** True for an error that names what is refused: not a defect of the core, and not an error of the language. @param {Error} error */
function isRefusal(error) {
  if (error instanceof EngineError) return error.code !== "trap" && error.code !== "lost";
  if (error instanceof TypeError) return error.message.startsWith("options: ");
  return ["RangeError", "NotationError", "PBMError"].includes(error.name);
}

/** Boards without holes and with, of two states and of more, and such as are no grid. */
const BOARDS = [
  "5x5.ffffff0",
  "4x3-torus-holes240.900.080",
  "3x3-goal-either-holes010.5a0",
  "doors-011-101-110.4.2",
  "3x4-torus-holes840-mod3.012010012012.001000000000",
  "2x3-mod4~=*.012301.000010",
  "dials4_3_6-213-101=100.021.02",
  "cube2.off.100000000000000000000010",
];

for (const notation of BOARDS)
  test(`hostile arguments never trap, and change no board that they are refused for: ${notation}`, () => {
    const engine = /** @type {any} */ (engineOf(notation));
    const before = engine.notation;
    const questions = [
      ...["mask", "quietPattern", "quietOrder", "census", "equations", "nullity", "large", "steps", "reason"],
      ...["nearest", "rest", "fromStart", "ways", "cost", "hint", "fewestNow", "generate"],
    ].map((method) => (argument) => engine[method](argument));
    questions.push(
      (argument) => engine.nullity(3, argument),
      (argument) => engine.nullity(3, 3, argument),
      (argument) => engine.reason(1, argument),
      (argument) => engine.nearest({ limit: argument }),
      (argument) => engine.steps("elimination", { system: argument }),
      (argument) => engine.steps("elimination").origins?.(0, argument),
      (argument) => engine.steps("elimination").at(argument),
      (argument) => engine.steps("chase")?.at(argument),
      (argument) => engine.steps("modular", { modulus: argument }),
      (argument) => engine.steps("modular")?.at(argument),
      (argument) => engine.large(3, argument),
      (argument) => engine.generate({ weight: argument }),
      (argument) => engine.generate({ seed: argument }),
      (argument) => engine.generate({ notation: argument }),
      (argument) => engine.generate({ doors: argument, openable: argument }),
      (argument) => engine.generating({ weight: 1, budget: argument }).next(),
      (argument) => engine.fewest({ slice: argument }).next(),
      (argument) => engine.fewest({ parts: argument }).next(),
      (argument) => engine.fewest({ part: argument, parts: 3 }).next(),
      (argument) => engine.censusListing(argument).next(),
      (argument) => engine.equations(3).add(argument, argument),
      (argument) => engine.equations(1).add([argument], 1),
    );
    const changes = [
      (argument) => engine.load(argument),
      (argument) => engine.press(0, argument),
      (argument) => engine.press(argument, 3),
      (argument) => engine.resume(argument),
      (argument) => engine.resume({ entries: argument, made: 0 }),
      (argument) => engine.resume({ entries: [argument], made: 0 }),
      (argument) => engine.resume({ entries: [0], made: argument }),
    ];
    for (const argument of HOSTILE)
      for (const call of [...questions, ...changes]) {
        let isRefused = false;
        try {
          call(argument);
        } catch (error) {
          assert.ok(isRefusal(error), `${call} of ${String(argument)}: ${error.stack}`);
          isRefused = true;
        }
        if (isRefused || questions.includes(call))
          assert.equal(engine.notation, before, `${call} of ${String(argument)}`);
        else engine.load(before);
      }
  });

/** The methods of the class. */
const METHODS = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(createEngine(module))))
  .filter(([name, { value }]) => name !== "constructor" && typeof value === "function")
  .map(([name]) => name);

/** The answer, of a generator its first step; and the history after it. */
function outcomeOf(engine, method, ...values) {
  const answer = engine[method](...values);
  return { answer: typeof answer?.next === "function" ? answer.next() : answer, history: engine.history };
}

test("every method refuses a hostile argument and changes nothing, or has no use for it and answers as without", () => {
  assert.ok(METHODS.length > 25 && METHODS.includes("resume"));
  for (const notation of BOARDS)
    for (const method of METHODS)
      for (const argument of [NaN, 2 ** 32, null, {}]) {
        const engine = engineOf(notation);
        const { history } = engine;
        const about = `${method}(${JSON.stringify(argument)}) on ${notation}`;
        try {
          const outcome = outcomeOf(engine, method, argument);
          if (method === "press") assert.deepEqual(outcome, { answer: false, history }, about);
          else assert.deepEqual(outcome, outcomeOf(engineOf(notation), method), about);
        } catch (error) {
          assert.ok(isRefusal(error), `${about}: ${error.stack}`);
          assert.deepEqual([engine.notation, engine.history], [notation, history], about);
        }
      }
});

test("paste() reads a board or refuses, whatever it is given", () => {
  const engine = createEngine(module);
  for (const argument of HOSTILE) {
    try {
      engine.paste(/** @type {any} */ (argument));
    } catch (error) {
      assert(isRefusal(error), error.stack);
    }
    assert.equal(engineOf(engine.notation).notation, engine.notation);
  }
});

test("only a button that exists can be pressed", () => {
  const engine = engineOf("5x5-holes8000000.off");
  for (const argument of [...HOSTILE, 99, "a"])
    assert.throws(
      () => engine.press(/** @type {any} */ (argument)),
      (error) => error instanceof RangeError && /^button: .* is not a button from 0 to 24$/s.test(error.message),
      String(argument),
    );
  assert.equal(engine.press(0), false);
  assert.equal(engine.notation, "5x5-holes8000000.off");
  assert.equal(engine.press(24), true);
});

test("long work takes no slice of nothing", () => {
  const engine = createEngine(module);
  for (const slice of /** @type {any[]} */ ([0, -1, 0.5, NaN, 2 ** 32, "1", null]))
    assert.throws(() => engine.fewest({ slice }).next(), RangeError);
});

test("too many solutions to search are refused, not searched", () => {
  const engine = engineOf("64x64-ring.off"); // nullity 64
  assert.throws(
    () => engine.hint(),
    (error) => error instanceof EngineError && error.code === "solutions",
  );
  const solutions = engine.solutions();
  assert.notDeepEqual(solutions.next().value, solutions.next().value);
});

test("the hardest position needs as many presses as is said, and says whether any needs more", () => {
  for (const [board, weight, exact] of /** @type {const} */ ([
    ["5x5", 15, true],
    ["4x4-goal-either", 6, true],
    ["10x10-goal-on", 100, true],
    ["doors-0111-1001-0011-1011", 4, true],
    ["9x9", 35, false],
  ])) {
    const hardest = engineOf(`${board}.on`).hardest();
    assert.deepEqual([hardest.weight, hardest.exact], [weight, exact], board);
    assert.equal(finish(engineOf(hardest.notation).fewest({ slice: 1000 })).weight, weight, board);
  }
  assert.throws(() => engineOf("39x39.on").hardest(), { code: "solutions" });
});

test("the largest boards are solved, with any rule", () => {
  for (const text of ["256x256-king-torus.on", "1x65536.on", "256x256-knight-cylinder.on"]) {
    const engine = engineOf(text);
    const { presses } = engine.solve();
    presses.forEach((pressed, button) => pressed && engine.press(button));
    assert(engine.solved, text);
  }
});

test("the address published for the engine gives the engine", () => {
  assert.equal(published.createEngine, createEngine);
  assert.deepEqual(new published.Engine(module).solve(), createEngine(module).solve());
});

test("a button of a grid is pressed by its row and column, too", () => {
  const random = randomSource(77);
  for (const text of ["3x5.on", "2x4-torus.off", "3x3-holes080.on", "2x3-mod3.1"]) {
    const [byNumber, byPlace] = [engineOf(text), engineOf(text)];
    for (let row = 0; row < byNumber.rows; row++)
      for (let column = 0; column < byNumber.cols; column++) {
        const button = row * byNumber.cols + column;
        assert.equal(byPlace.indexOf({ row, column }), button);
        if (random(2)) assert.equal(byPlace.press({ row, column }), byNumber.press(button));
      }
    assert.equal(byPlace.notation, byNumber.notation);
    const { rows, cols } = byPlace;
    const outside = [
      [0, cols],
      [rows, 0],
      [-1, 0],
      [1, -1],
      [0.5, 0],
      [0, 0.5],
      ["0", 0],
      [0, undefined],
    ];
    for (const [row, column] of outside)
      assert.throws(() => byPlace.press(/** @type {any} */ ({ row, column })), RangeError, `${row}, ${column}`);
    assert.equal(byPlace.notation, byNumber.notation);
  }
  assert.equal(engineOf("doors-11-01.off").indexOf({ row: 1, column: 0 }), -1);
});

test("rows of lights are loaded as they stand, null as a hole", () => {
  const random = randomSource(78);
  for (let round = 0; round < 100; round++) {
    const [rows, cols] = [1 + random(9), 1 + random(9)];
    const entries = Array.from({ length: rows }, () =>
      Array.from({ length: cols }, () => [0, 1, false, true, null][random(5)]),
    );
    if (entries.flat().every((entry) => entry === null)) continue;
    const engine = createEngine(module);
    engine.loadRows(entries);
    assert.deepEqual([engine.rows, engine.cols, engine.rule, engine.wrap], [rows, cols, "plus", "flat"]);
    assert.deepEqual([...engine.lights], entries.flat().map(Number));
    assert.deepEqual(
      [...engine.holes],
      entries.flat().map((entry) => Number(entry === null)),
    );
  }
  const engine = engineOf("2x2.on");
  for (const wrong of [undefined, null, [], [[]], [[0, 1], [1]], [[0, 2]], [["1"]], [[0], 5], 7])
    assert.throws(() => engine.loadRows(/** @type {any} */ (wrong)), RangeError, JSON.stringify(wrong));
  assert.equal(engine.notation, "2x2.on");
});

test("an engine is made in one step", async () => {
  const engine = await published.Engine.create();
  assert.equal(engine.notation, "5x5.on");
  const { message, line, column } = new NotationError("digit", 4);
  assert.deepEqual(
    [message, line, column],
    ["Line 1, column 5, at the end: this character does not belong here.", 1, 5],
  );
});

test("a copy of a board takes one instance, also with more than two states", (t) => {
  const { Instance } = WebAssembly;
  t.after(() => {
    WebAssembly.Instance = Instance;
  });
  for (const [text, lesson] of /** @type {const} */ ([
    ["5x5.on", "elimination"],
    ["3x3-mod3.1", "modular"],
  ])) {
    const engine = engineOf(text);
    const made = [];
    WebAssembly.Instance = class extends Instance {
      constructor(module) {
        super(module);
        made.push(module);
      }
    };
    engine.steps(/** @type {any} */ (lesson));
    assert.equal(new Set(made).size, made.length, `${text}: two of one module`);
    WebAssembly.Instance = Instance;
  }
});

test("an engine without a module says how one is made", () => {
  // @ts-expect-error
  assert.throws(() => new published.Engine(), { name: "RangeError", message: /Engine\.create/ });
});

test("an engine needs no coder of texts, which Jest with jsdom lacks; a notation of any length is whole", () => {
  const { TextDecoder, TextEncoder } = globalThis;
  const lacking = /** @type {any} */ (globalThis);
  const texts = ["5x5.on", `200x200.${"5a".repeat(5000)}`]; // the second one is longer than one chunk
  delete lacking.TextDecoder;
  delete lacking.TextEncoder;
  try {
    for (const text of texts) assert.equal(engineOf(text).notation, text);
    assert.equal(createEngine(module).large(3, 2).toPBM().length, "P4\n2 3\n".length + 3);
  } finally {
    Object.assign(globalThis, { TextDecoder, TextEncoder });
  }
});
