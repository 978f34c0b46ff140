// The engine as a library: boards of any text, promises that can be aborted, levels in a band, moves that are checked.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { generate, NotationError, open, readAll } from "../web/engine.js";
import { plainPosition, randomPosition, randomSource, solves, weigh } from "./plain.js";

before(() => open("1x1"));

/** The lines of code in the document, and what each of them gives. */
async function asWritten() {
  const document = readFileSync(new URL("../docs/package.md", import.meta.url), "utf8");
  const [, lines] = /from "lights-and-doors\/engine";\n\n(const board = [^`]*)```/.exec(document);
  const named = "text, signal, onProgress, file, seed, open, readAll, generate";
  const AsyncFunction = /** @type {any} */ (async () => {}).constructor;
  const body = `${lines.replace(/board\.press\(99\);/, "let error; try { board.press(99); } catch (thrown) { error = thrown; }")}
    return { board, best, level, checked: board.check(["2,2", [0, 0]]), error };`;
  let steps = 0;
  const given = {
    text: ".#.\n###\n.#.",
    signal: new AbortController().signal,
    onProgress: () => steps++,
    file: "5x5.on\n3x3.on",
    seed: 7,
  };
  const result = await new AsyncFunction(named, body)(...Object.values(given), open, readAll, generate);
  return { ...result, steps, count: lines.trim().split("\n").length };
}

test("the lines of the document run as they are written there", async () => {
  const { board, best, level, checked, error, steps, count } = await asWritten();
  assert.equal(count, 8);
  assert.equal(board.notation, "3x3.5d0");
  assert.deepEqual(best.buttons, [{ index: 4, row: 1, column: 1, name: "2,2", times: 1 }]);
  assert.deepEqual([best.count, best.countBig, best.proven, best.weight], [1, 1n, true, 1]);
  assert.ok(steps > 0);
  assert.deepEqual(checked, { ok: true, solved: false, moves: 2, fewest: 1, firstBad: null });
  assert.ok(error instanceof RangeError);
  assert.match(error.message, /button: 99 is not a button from 0 to 8, "1,1" to "3,3"/);
  const { weight } = level.fewestNow();
  assert.ok(weight >= 6 && weight <= 9 && !level.solved);
});

const random = randomSource(77);
const POSITIONS = Array.from({ length: 40 }, () => randomPosition(random, 3)).filter(
  (text) => /^\d/.test(text) && plainPosition(text).masks.length <= 9,
);

test("the fewest presses are those of brute force, as a promise and at once, and are JSON", async () => {
  assert.ok(POSITIONS.length > 10);
  for (const text of POSITIONS) {
    const plain = plainPosition(text);
    const sets = Array.from({ length: 2 ** plain.masks.length }, (_, bits) =>
      plain.masks.map((_, i) => (bits >> i) & 1),
    );
    const weights = sets.filter((presses) => solves(plain, plain.lights, presses)).map(weigh);
    const least = Math.min(...weights);
    const board = await open(text);
    for (const best of [await board.fewest(), board.fewestNow()]) {
      assert.deepEqual(JSON.parse(JSON.stringify(best)), best);
      assert.equal(best.solvable, weights.length > 0);
      assert.equal(best.weight, weights.length ? least : null);
      assert.equal(best.count, weights.filter((weight) => weight === least).length);
      assert.equal(best.witness.length > 0, weights.length === 0);
      if (weights.length) {
        const { ok, solved, moves } = board.check(best.buttons.map(({ name }) => name));
        assert.deepEqual([ok, solved, moves], [true, true, least]);
      }
    }
    assert.equal(board.notation, text, "the board stays");
  }
});

test("a search ends when it is aborted, or when its time is over", async () => {
  const board = await open("79x79.on");
  await assert.rejects(board.fewest({ signal: AbortSignal.abort() }), { name: "AbortError" });
  const control = new AbortController();
  await assert.rejects(board.fewest({ signal: control.signal, onProgress: () => control.abort() }), {
    name: "AbortError",
  });
  await assert.rejects(board.fewest({ timeout: 1 }), { name: "TimeoutError" });
  await assert.rejects(board.fewest({ timeout: -1 }), RangeError);
  await assert.rejects(generate("5x5", { presses: 3, signal: AbortSignal.abort() }), { name: "AbortError" });
});

test("a text has its boards, and one that cannot be read has an error with its line", async () => {
  const text = "5x5.on\n2x2.z\n\n3x3.on\n";
  const boards = [...readAll(text)];
  assert.deepEqual(
    boards.map(({ line, error }) => [line, error?.code ?? null]),
    [
      [1, null],
      [2, "digit"],
      [4, null],
    ],
  );
  assert.deepEqual(
    [boards[0], boards[2]].map(({ notation }) => notation),
    ["5x5.on", "3x3.on"],
  );
  const [, { error }] = boards;
  assert.ok(error instanceof NotationError);
  assert.deepEqual([error.line, error.column], [2, 5]);
  assert.equal(error.message, "Line 2, column 5, at “z”: this character does not belong here.");
  assert.throws(() => boards[1].fewestNow(), error);
  const later = [];
  for await (const board of readAll(text)) later.push(board.line);
  assert.deepEqual(later, [1, 2, 4]);
});

test("a text that is no board, has several, or is not certain is refused with its place", async () => {
  for (const [text, code, line, column] of /** @type {const} */ ([
    ["5x5.zz", "digit", 1, 5],
    ["", "empty", 1, 1],
    ["5x5.on\n3x3.on", "several", 2, 1],
    ["xox\noxo\nxox", "unclear", 1, 1],
  ]))
    await assert.rejects(open(text), ({ name, code: given, line: at, column: place, message }) => {
      assert.deepEqual([name, given, at, place], ["NotationError", code, line, column], text);
      return /\.$/.test(message) && !/error\./.test(message);
    });
  assert.equal((await open("xox\noxo\nxox", { guess: true })).notation, "3x3.aa8");
  assert.equal((await open("xox\noxo\nxox", { choice: { meanings: ["dark", "lit"] } })).notation, "3x3.550");
});

test("answers are in the names that a text gives, and moves are read in all forms", async () => {
  const board = await open("red: red, green\ngreen: green");
  assert.deepEqual(board.fewestNow().buttons, [{ index: 0, name: "red", times: 1 }]);
  assert.equal(board.press("red").solved, true);
  const listed = await open(
    '{"start": [1,0,0], "goal": [0,0,1], "levers": [{"id": "oak", "flips": [1,3]}, {"id": "elm", "flips": [2]}]}',
    { guess: true },
  );
  assert.deepEqual(listed.fewestNow().buttons, [{ index: 0, name: "oak", times: 1 }]);
  const grid = await open("3x4.on");
  for (const move of [6, "2,3", [1, 2], { row: 1, column: 2 }])
    assert.equal(grid.indexOf(/** @type {any} */ (move)), 6);
  for (const move of [-1, 12, 1.5, "0,1", "a", [3, 0], [0, 4], { row: 1, column: 9 }, null, undefined]) {
    assert.throws(() => grid.press(/** @type {any} */ (move)), RangeError);
    assert.deepEqual(grid.check([0, /** @type {any} */ (move), 1]), {
      ok: false,
      solved: false,
      moves: 1,
      fewest: grid.fewestNow().weight,
      firstBad: 1,
    });
  }
  assert.deepEqual(grid.moves, []);
});

test("a level needs as many presses as its band says, is the same for the same seed, and is never solved", async () => {
  for (const seed of [0, 1, 2, 3]) {
    const [one, same] = [
      await generate("4x5", { presses: [2, 4], seed }),
      await generate("4x5", { presses: [2, 4], seed }),
    ];
    assert.equal(one.notation, same.notation);
    const { weight, proven } = one.fewestNow();
    assert.ok(proven && weight >= 2 && weight <= 4);
  }
  assert.equal((await generate("3x3-torus", { presses: 1 })).fewestNow().weight, 1);
  await assert.rejects(generate("4x4", { presses: 16, seed: 1 }), { code: "none" });
  for (const presses of [0, -1, 1.5, [3, 2], [0, 2], undefined])
    await assert.rejects(generate("5x5", { presses: /** @type {any} */ (presses) }), RangeError);
  const { engine } = await open("5x5");
  assert.throws(() => engine.generate(), RangeError);
});
