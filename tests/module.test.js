// The module in each of its forms: the same answers as the native core and as each other, imports, memory and stack.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { compileEngine, createEngine, EngineError } from "../web/engine/all.js";
import { inputBytes, instantiate } from "../web/engine/instance.js";
import { finish, module } from "./core.js";
import { randomSource } from "./plain.js";
import { allAnswers, script, TIERS } from "./tiers.js";

const STACK_BYTES = 262144; // the lowest memory: CMakeLists.txt puts the stack first
const UNTOUCHED = 0xa5;

const embedModule = () => compileEngine(new URL("../build/embed.wasm", import.meta.url));
const statesModule = () => compileEngine(new URL("../build/embed-states.wasm", import.meta.url));
const gridImageModule = () => compileEngine(new URL("../build/grid-image.wasm", import.meta.url));
const scalarModule = () => compileEngine(new URL("../build/scalar.wasm", import.meta.url));
const bitText = (bits) => [...bits].join("");
const ANSWERS = fileURLToPath(new URL("../build/sanitized/answers", import.meta.url));

const NO_MEMORY = (error) => error instanceof EngineError && error.code === "memory";

/** The answers of an engine, in the form of tests/answers.c. */
function answersOf(engine, text, searched) {
  engine.load(text);
  const { rank, nullity, presses, witness } = engine.solve();
  const answers = [engine.notation, rank, nullity, bitText(presses ?? witness)];
  if (!searched) return [...answers, "-", "-", "-"].join(" ");
  const fewest = finish(engine.fewest());
  return [...answers, fewest.weight, fewest.count, bitText(fewest.presses)].join(" ");
}

/** One instance below the engine, to see what its calls leave behind. */
class Raw {
  constructor(module) {
    this.wasm = instantiate(module);
  }

  load(text) {
    inputBytes(this.wasm, text.length).set(Buffer.from(text));
    assert.equal(this.wasm.load(text.length), 0);
  }

  /** Everything that the engine can ask of a position. */
  askAll() {
    const { wasm } = this;
    const nullity = wasm.prepare();
    assert.ok(nullity >= 0);
    wasm.solve();
    for (const name of ["facts", "light_facts", "button_facts"]) wasm[name]();
    wasm.snapshot(1);
    if (nullity > 0) wasm.quiet_pattern(0);
    if (nullity <= 12 && wasm.search_start(0, 1) > 0) {
      while (!wasm.search_run(1000)) {}
      wasm.search_best();
      if (wasm.solutions_start() > 0) wasm.solutions_at(0);
    }
    wasm.mask(0);
    wasm.press(0, 1);
    wasm.reset();
    wasm.undo();
    wasm.redo();
    if (wasm.generate_start(2, 1, 0) > 0) while (!wasm.generate_run(1000)) {}
    wasm.census(64);
    if (wasm.lesson_start(1) > 0) wasm.lesson_at(0);
    if (wasm.chase_start() > 0) wasm.chase_at(0);
  }
}

const native = execFileSync(ANSWERS, { encoding: "utf8" }).trim().split("\n");

for (const [tier, compile] of Object.entries(TIERS)) {
  const form = await compile();

  describe(tier, () => {
    test("the answers are those of the native core, bit for bit", () => {
      assert(native.length >= 400);
      assert(native.filter((line) => line.endsWith(" -")).length < native.length / 2);
      const engine = createEngine(form);
      for (const line of native) assert.equal(answersOf(engine, line.split(" ")[0], !line.endsWith(" -")), line);
    });

    test("an instance asks for no more than its own memory", () => {
      assert(instantiate(form).memory.buffer.byteLength <= 2 ** 21);
    });

    test("a board of 2 GB is refused, and the engine goes on", () => {
      const engine = createEngine(form);
      assert.throws(() => engine.large(131_072, 131_070), NO_MEMORY);
      assert.equal(engine.solve().nullity, 2);
      assert.equal(engine.large(5, 5).solve().nullity, 2);
    });
  });
}

/** True if the set is presses that solve the position, or lights that prove there are none. */
function holds(engine, { presses, witness, solvable }) {
  if (solvable) {
    for (const [button, pressed] of presses.entries()) if (pressed) engine.press(button);
    return engine.solved;
  }
  const common = (set) => set.reduce((sum, bit, light) => sum ^ (bit & witness[light]), 0);
  const wrong = engine.lights.map((lit, light) => (engine.holes[light] ? 0 : lit ^ (engine.targets?.[light] ?? 0)));
  const buttons = Array.from({ length: engine.buttonCount }, (_, button) => button);
  return common(wrong) === 1 && buttons.every((button) => common(engine.mask(button)) === 0);
}

// It goes other roads, so that of several solutions it may take another one.
test("the module of the embed finds as much as the native core: rank, nullity, a solution or a witness, the fewest and how many", async () => {
  const engine = createEngine(await embedModule());
  for (const line of native) {
    const [text, rank, nullity, bits, weight, count] = line.split(" ");
    const found = answersOf(engine, text, weight !== "-").split(" ");
    assert.deepEqual([found[1], found[2], found[4], found[5]], [rank, nullity, weight, count], line);
    const answer = engine.solve();
    assert.equal((answer.presses ?? answer.witness).length, bits.length, line);
    assert(holds(engine, answer), line);
  }
});

test("the methods that the embed omits say so, and the others go on", async () => {
  const engine = createEngine(await embedModule());
  const calls = [() => engine.hardest(), () => engine.nullity(3, 3)];
  for (const call of [...calls, () => engine.large(5, 5), () => engine.census(3), () => engine.generate({ doors: 4 })])
    assert.throws(call, (error) => error instanceof EngineError && error.code === "omitted", `${call}`);
  assert.equal(engine.solve().nullity, 2);
});

test("after a trap the engine goes on with the position and its history in a new instance", async () => {
  const engine = createEngine(await compileEngine(new URL("../build/trapping.wasm", import.meta.url)));
  engine.load("3x3.1a8");
  for (const button of [0, 4, 7]) engine.press(button);
  engine.reset();
  for (const button of [2, 5]) engine.press(button);
  engine.undo();
  const { notation, history, lights } = engine;
  const listing = engine.solutions();
  for (let traps = 0; traps < 500; traps++)
    assert.throws(
      () => engine.solve(),
      (error) => error instanceof EngineError && error.code === "trap" && Boolean(error.cause),
    );
  assert.deepEqual([engine.notation, engine.history, engine.lights], [notation, history, lights]);
  assert.equal(engine.redo() && engine.moves.at(-1), 5);
  while (engine.canUndo) engine.undo();
  assert.equal(engine.notation, "3x3.1a8");
  assert.ok(!listing.next().done, "work that was begun before goes on");
  engine.load("5x5.on");
  assert.equal(engine.solve().nullity, 2);
});

test("an engine that loses its position says so until another one is loaded", async () => {
  const engine = createEngine(await compileEngine(new URL("../build/trapping.wasm", import.meta.url)));
  engine.load("7x3.on");
  for (const call of [() => engine.notation, () => engine.lights, () => engine.press(0), () => engine.solve()])
    assert.throws(call, (error) => error instanceof EngineError && error.code === "lost", `${call}`);
  assert.throws(() => engine.load("7x"), { name: "NotationError" });
  assert.equal(engine.notation, "5x5.on");
  engine.load("4x4.on");
  assert.equal(engine.press(3), true);
  assert.equal(engine.moveCount, 1);
});

test("after a trap boards with more than two states go on, too, also where one that is loaded traps", async () => {
  const engine = createEngine(await compileEngine(new URL("../build/trapping.wasm", import.meta.url)));
  const traps = (/** @type {() => unknown} */ call) => {
    const { notation, history } = engine;
    assert.throws(call, (error) => error instanceof EngineError && error.code === "trap");
    assert.deepEqual([engine.notation, engine.history], [notation, history]);
  };
  engine.load("5x5.on");
  engine.press(3);
  traps(() => engine.load("7x3-mod3.1"));
  engine.load("3x3-mod4~=2.012301230.000010000");
  engine.press(1, 2);
  engine.press(8, -1);
  engine.undo();
  for (let times = 0; times < 500; times++) traps(() => engine.solve());
  assert.equal(engine.redo() && engine.moves.at(-1), -2 - 8);
  traps(() => engine.load("7x3-mod3.1"));
  engine.load("4x4-mod3.1");
  assert.ok(engine.solve().solvable);
});

const NUMBERS = [0, 1, 2, 3, 7, 24, 63, 64, 255, 4096, 65_536, 0x7fffffff, -1, -2, -0x80000000];
const CALLS = Number(process.env.CALLS ?? 20_000);
/** Positions for random calls, which every search ends soon for. */
const SMALL = [
  "5x5.on",
  "doors-0111-1001-0011-1011.off",
  "3x4-torus-goal-either.on",
  "3x3-mod4~.1",
  "cube2.on",
  "dials5-101-011=2.1",
];

const MODULES = { full: compileEngine, embed: embedModule, states: statesModule, pictures: gridImageModule };

for (const [name, compile] of Object.entries(MODULES))
  test(`${CALLS} random calls of the ${name} module: none traps`, async () => {
    const wasm = /** @type {any} */ (new WebAssembly.Instance(await compile()).exports);
    wasm._initialize();
    const random = randomSource(7);
    const calls = Object.entries(wasm).filter(([, value]) => typeof value === "function");
    for (let i = 0; i < CALLS; i++) {
      const [called, call] = calls[random(calls.length)];
      const numbers = Array.from({ length: call.length }, () => NUMBERS[random(random(2) ? 6 : NUMBERS.length)]);
      try {
        call(...numbers);
      } catch (error) {
        assert.fail(`call ${i}, ${called}(${numbers}): ${error}`);
      }
      if (!("load" in wasm) || i % 100) continue;
      const text = SMALL[random(SMALL.length)];
      inputBytes(wasm, text.length).set(Buffer.from(text));
      wasm.load(text.length);
    }
  });

test("the modules import nothing", async () => {
  for (const wasm of [
    await compileEngine(),
    await scalarModule(),
    await embedModule(),
    await statesModule(),
    await gridImageModule(),
  ])
    assert.deepEqual(WebAssembly.Module.imports(wasm), []);
});

// The JavaScript core has the stack of the module that it is made of.
for (const compile of [() => compileEngine(), scalarModule])
  test(`no call goes deeper than half of the stack, ${compile === scalarModule ? "as JavaScript" : "as wasm"}`, async () => {
    const raw = new Raw(await compile());
    new Uint8Array(raw.wasm.memory.buffer, 0, STACK_BYTES).fill(UNTOUCHED);
    raw.load("256x256-goal-either-rowcol.on");
    const positions = [
      `256x256-knight-torus-goal-either-holes${"8".padEnd(16384, "0")}.off`,
      "9x9-goal-either.on",
      "40x40.on",
      `60x60-holes${"8".padEnd(900, "0")}.off`,
      "doors-01-10-11.off",
    ];
    const used = [...positions, ...[...positions].reverse()].map((text) => {
      raw.load(text);
      raw.askAll();
      raw.wasm.random_doors(64, 1, 1, 0);
      raw.wasm.nullity_of(1000, 1000);
      raw.wasm.large_start(500, 500, 1, 2);
      raw.wasm.large_fill_random(1, 0);
      raw.wasm.large_solve();
      raw.wasm.large_verify();
      raw.wasm.equations_start(4096);
      inputBytes(raw.wasm, 4096).fill(1);
      raw.wasm.equations_add(1);
      const now = new Uint8Array(raw.wasm.memory.buffer, 0, STACK_BYTES);
      return STACK_BYTES - now.findIndex((byte) => byte !== UNTOUCHED);
    });
    assert(Math.max(...used) > 1000, `${used}`);
    assert(Math.max(...used) < STACK_BYTES / 2, `${used}`);
  });

test("playing and solving one board again and again takes no more memory", () => {
  const raw = new Raw(module);
  const round = () => {
    raw.load("60x60-torus.on");
    raw.askAll();
    return raw.wasm.memory.buffer.byteLength;
  };
  const first = round();
  for (let i = 0; i < 2; i++) assert.equal(round(), first);
});

test("the history of a long game stays small", () => {
  const raw = new Raw(module);
  raw.load("5x5.off");
  const before = raw.wasm.memory.buffer.byteLength;
  for (let i = 0; i < 100_000; i++) raw.wasm.press(i % 25, 1);
  const [, , made] = new Int32Array(raw.wasm.memory.buffer, raw.wasm.snapshot(0), 3);
  assert.equal(made, 100_000);
  assert(raw.wasm.memory.buffer.byteLength - before < 2 ** 20);
});

/** The first line that differs is enough to look at. */
function assertSameLines(text, expected) {
  const [lines, others] = [text.split("\n"), expected.split("\n")];
  const at = others.findIndex((line, i) => line !== lines[i]);
  assert.equal(lines[at], others[at], `line ${at}`);
  assert.equal(lines.length, others.length);
}

const IMPORT = `import { allAnswers, TIERS } from "${new URL("tiers.js", import.meta.url)}";`;

/** All answers of one form in a Node that lacks something. */
const answersWithout = (flag) =>
  execFileSync(
    process.execPath,
    [flag, "--input-type=module", "-e", `${IMPORT} process.stdout.write(allAnswers(await TIERS.JavaScript()))`],
    { encoding: "utf8", maxBuffer: 2 ** 24 },
  );

test("all forms give the same answers to everything, also where nothing better runs", async () => {
  const expected = allAnswers(await compileEngine());
  assertSameLines(allAnswers(await TIERS.JavaScript()), expected);
  // Without the compiler there is no WebAssembly either.
  for (const flag of ["--no-enable-sse4-1", "--jitless"]) assertSameLines(answersWithout(flag), expected);
});

test("JavaScript that gets no memory says so, and its instance goes on", () => {
  class Scarce extends ArrayBuffer {
    constructor(bytes) {
      if (bytes > 2 ** 20) throw new RangeError("Array buffer allocation failed");
      super(bytes);
    }
  }
  const engine = createEngine(script(Scarce));
  engine.load("5x5.on");
  engine.press(7);
  assert.throws(() => engine.load(" ".repeat(1_000_000)), NO_MEMORY);
  assert.equal(engine.notation, "5x5.on.0100000");
  assert.throws(() => engine.large(5000, 5000), NO_MEMORY);
  assert.equal(engine.solve().nullity, 2);
  assert.equal(engine.undo(), true);
});
