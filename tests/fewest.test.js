// The search for the fewest presses, shared among several engines.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createEngine } from "../web/engine/all.js";
import { pressesFrom } from "../web/lab/first-row.js";
import { FIRST_ROWS, RECORDS } from "../web/lab/records.js";
import { hexOfBits } from "../web/reading/hex.js";
import { engineOf, finish, module } from "./core.js";
import { plainPosition, pressAll, solves, weigh } from "./plain.js";

const search = (notation, options) => finish(engineOf(notation).fewest(options));

/** Presses without symmetry, put through the board, so that it is solvable. */
function crooked(board) {
  const plain = plainPosition(`${board}.off`);
  const presses = plain.start.map((_, i) => ((i * i) >> 3) & 1);
  return `${board}.${hexOfBits(pressAll(plain, plain.start, presses))}`;
}

for (const notation of ["9x9.on", "19x19.on", "4x4-goal-either.9d98", crooked("19x19")])
  test(`the parts of ${notation.slice(0, 24)} add up to the whole`, () => {
    const whole = search(notation);
    const plain = plainPosition(notation);
    for (const parts of [2, 3, 7]) {
      const found = Array.from({ length: parts }, (_, part) => search(notation, { part, parts, slice: 1 }));
      const weight = Math.min(...found.map((part) => part.weight));
      const best = found.filter((part) => part.weight === weight);
      assert.equal(weight, whole.weight);
      assert.equal(
        best.reduce((sum, { count }) => sum + count, 0),
        whole.count,
      );
      for (const { presses } of best) {
        assert.equal(weigh([...presses]), weight);
        assert.ok(solves(plain, plain.lights, [...presses]));
      }
    }
  });

test("every part of an unsolvable position says that it is", () => {
  for (const part of [0, 1]) assert.equal(search("5x5.8000000", { part, parts: 2 }), null);
});

test("a part must be one of the parts", () => {
  for (const options of [{ part: 2, parts: 2 }, { part: -1, parts: 2 }, { parts: 0 }, { part: 0.5, parts: 2 }])
    assert.throws(() => search("5x5.on", options), RangeError);
});

test("the records are the rows of the document, and what the engine finds", () => {
  const rows = readFileSync(new URL("../docs/records.md", import.meta.url), "utf8").matchAll(
    /^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm,
  );
  const written = [...rows].map((row) => row.slice(1).map(Number));
  const known = RECORDS.flatMap((record, i) => (record ? [[i + 1, ...record]] : []));
  assert.deepEqual(known, written);
  assert.equal(RECORDS.length, 200);
  const engine = createEngine(module);
  for (const [n, nullity, weight, count] of known) {
    assert.equal(engine.nullity(n, n), nullity, `${n}`);
    if (n > 24) continue;
    engine.load(`${n}x${n}.on`);
    const fewest = engine.fewestNow();
    assert.deepEqual([fewest.weight, fewest.count, fewest.proven], [weight, Number(count), true], `${n}`);
  }
});

/** A b-file as rows of numbers. @param {string} name */
const termsOf = (name) =>
  readFileSync(new URL(`../docs/records/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split(" ").map(Number));

test("the b-files have the numbers of the document, and nullities that agree with the numbers of solutions", () => {
  const document = readFileSync(new URL("../docs/records.md", import.meta.url), "utf8");
  const tableOf = (name) => {
    const [, rows] = new RegExp(`<!-- ${name} -->(.*)<!-- /${name} -->`, "s").exec(document);
    return rows.split("\n").flatMap((row) =>
      /^\| \d/.test(row)
        ? [
            row
              .split("|")
              .slice(1, -1)
              .map((cell) => cell.trim()),
          ]
        : [],
    );
  };
  const column = (name, at) =>
    tableOf(name).flatMap((row) =>
      row[at].startsWith("at most") ? [] : [[Number(row[0]), row[at] === "" ? -1 : Number(row[at])]],
    );
  assert.deepEqual(termsOf("fewest-2"), column("fewest", 2));
  assert.deepEqual(termsOf("solutions-2"), column("fewest", 3));
  for (const states of [3, 4, 5]) {
    assert.deepEqual(termsOf(`fewest-${states}`), column(`mod${states}`, 2));
    assert.deepEqual(termsOf(`fewest-both-${states}`), column(`mod${states}`, 4));
  }
  const nullities = termsOf("nullity-2");
  assert.deepEqual(
    nullities.map(([n]) => n),
    Array.from({ length: 1000 }, (_, i) => i + 1),
  );
  for (const [n, nullity] of tableOf("fewest").map((row) => row.map(Number)))
    assert.deepEqual(nullities[n - 1], [n, nullity]);
  // A power of the modulus counts the solutions from all 1 to all 0, where there are any.
  for (const states of [3, 5])
    for (const [n, solutions] of tableOf(`mod${states}`)) {
      const nullity = termsOf(`nullity-${states}`)[Number(n) - 1][1];
      if (solutions !== "0") assert.equal(solutions, nullity ? `${states}^${nullity}` : "1", `${n} modulo ${states}`);
    }
});

test("the first rows of the records lead to solutions as light as they say", () => {
  const engine = createEngine(module);
  assert.deepEqual(
    Object.keys(FIRST_ROWS).map(Number),
    RECORDS.flatMap((record, i) => (record && record[0] > 64 ? [i + 1] : [])),
  );
  for (const [side, first] of Object.entries(FIRST_ROWS)) {
    engine.load(`${side}x${side}.on`);
    for (const [button, pressed] of pressesFrom(first).entries()) if (pressed) engine.press(button);
    assert.deepEqual([engine.solved, engine.moveCount], [true, RECORDS[Number(side) - 1]?.[1]], side);
  }
});

test("answers in one call leave the board, its history and a search of its own as they were", () => {
  for (const notation of ["5x5.on", "9x9.on", "4x4-goal-either.9d98", "5x5-mod3.1", "cube3.on", "33x32.on"]) {
    const engine = engineOf(notation);
    const going = engine.fewest({ slice: 1 });
    going.next();
    for (let press = 0; press < 100; press++) {
      engine.press(press % Math.min(24, engine.buttonCount));
      assert.ok(engine.fewestNow(1)?.weight >= 0);
      if (press % 3 === 0) engine.undo();
    }
    const { history } = engine;
    assert.deepEqual([engine.hint()?.remaining > 0, engine.history], [true, history]);
    while (engine.undo()) {}
    assert.equal(engine.startNotation, engine.notation);
    assert.deepEqual(finish(going), search(engine.notation), notation);
    assert.equal(engine.fewestNow()?.weight, search(engine.notation)?.weight);
  }
});
