// The wasm itself: the same answers as the native core, its imports, its memory, its stack.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { compileEngine, createEngine } from "../web/engine.js";
import { inputBytes, instantiate } from "../web/instance.js";

const STACK_BYTES = 65536; // the lowest memory: CMakeLists.txt puts the stack first
const UNTOUCHED = 0xa5;

const module = await compileEngine();
const bitText = (bits) => [...bits].join("");
const ANSWERS = fileURLToPath(new URL("../build/sanitized/answers", import.meta.url));

/** What the engine says, in the form of tests/answers.c. */
function answersOf(text, searched) {
  const engine = createEngine(module);
  engine.load(text);
  const { rank, nullity, presses, witness } = engine.solve();
  const answers = [engine.notation, rank, nullity, bitText(presses ?? witness)];
  if (!searched) return [...answers, "-", "-", "-"].join(" ");
  const search = engine.fewest();
  let step = search.next();
  while (!step.done) step = search.next();
  return [...answers, step.value.weight, step.value.count, bitText(step.value.presses)].join(" ");
}

test("the wasm gives the answers of the native core, bit for bit", () => {
  const lines = execFileSync(ANSWERS, { encoding: "utf8" }).trim().split("\n");
  assert(lines.length >= 400);
  assert(lines.filter((line) => line.endsWith(" -")).length < lines.length / 2);
  for (const line of lines) assert.equal(answersOf(line.split(" ")[0], !line.endsWith(" -")), line);
});

test("the module imports nothing, and asks for no more than its own memory", () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const { memory } = instantiate(module);
  assert(memory.buffer.byteLength <= 2 ** 21);
});

/** One instance below the engine, to see what its calls leave behind. */
class Raw {
  constructor() {
    this.wasm = instantiate(module);
  }

  load(text) {
    inputBytes(this.wasm, text.length).set(Buffer.from(text));
    assert.equal(this.wasm.load(text.length), 0);
  }

  paste(text) {
    inputBytes(this.wasm, text.length).set(Buffer.from(text));
    assert.equal(this.wasm.paste(text.length), 0);
  }

  /** Everything that the engine can ask of a position. */
  askAll() {
    const { wasm } = this;
    assert.equal(wasm.prepare(), 1);
    for (const name of ["solve", "lights", "start", "holes", "presses", "moves", "solved", "notation"]) wasm[name]();
    if (wasm.nullity() > 0) wasm.quiet_pattern(0);
    if (wasm.nullity() <= 12 && wasm.search_start(0, 1) > 0) {
      while (!wasm.search_run(1000)) {}
      wasm.search_presses();
      if (wasm.solutions_start() > 0) wasm.solutions_at(0);
    }
    wasm.mask(0);
    wasm.press(0);
    wasm.reset();
    wasm.undo();
    wasm.redo();
    wasm.generate(2, 1, 0);
    wasm.census(64);
    if (wasm.lesson_start(1) > 0) {
      wasm.lesson_seek(0);
      wasm.lesson_matrix();
    }
    if (wasm.chase_start() > 0) wasm.chase_at(0);
  }
}

test("no call goes deeper than half of the stack", () => {
  const raw = new Raw();
  new Uint8Array(raw.wasm.memory.buffer, 0, STACK_BYTES).fill(UNTOUCHED);
  raw.load("100x100-goal-either-rowcol.on");
  const positions = ["9x9-goal-either.on", "40x40.on", `60x60-holes${"8".padEnd(900, "0")}.off`, "doors-01-10-11.off"];
  const used = [...positions, ...[...positions].reverse()].map((text) => {
    raw.load(text);
    raw.askAll();
    raw.paste("bwwb bbwb bwwb bwww");
    raw.paste("2x2r:8421,9");
    raw.wasm.random_doors(64, 1, 1, 0);
    raw.wasm.nullity_of(1000, 1000);
    raw.wasm.large_start(500, 500);
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
  const raw = new Raw();
  const round = () => {
    raw.load("60x60-torus.on");
    raw.askAll();
    return raw.wasm.memory.buffer.byteLength;
  };
  const first = round();
  for (let i = 0; i < 5; i++) assert.equal(round(), first);
});

test("the history of a long game stays small", () => {
  const raw = new Raw();
  raw.load("5x5.off");
  const before = raw.wasm.memory.buffer.byteLength;
  for (let i = 0; i < 100_000; i++) raw.wasm.press(i % 25);
  assert.equal(raw.wasm.move_count(), 100_000);
  assert(raw.wasm.memory.buffer.byteLength - before < 2 ** 20);
});
