// Random texts for what reads addresses and stored progress, and random progress for what merges it. The seed is fixed;
// RUNS asks for more than the usual number of examples.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TABS } from "../web/board/tabs.js";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { gameOf } from "../web/engine/kind.js";
import { readAddress, writeAddress } from "../web/page/address.js";
import { merge, OPTIONS, readProgress, writeProgress } from "../web/play/progress.js";

const PARAMETERS = { seed: 20261122, numRuns: Number(process.env.RUNS ?? 1000) };
const check = (property) => fc.assert(property, PARAMETERS);
const engine = createEngine(await compileEngine());

// ---- addresses

const WORDS = [
  "path",
  "today",
  "free",
  "solve",
  "learn",
  "lab",
  "doors",
  "5x5",
  "on",
  "off",
  "0111",
  "torus",
  "holes080",
];
const piece = fc.oneof(fc.constantFrom(...WORDS), fc.nat(2000).map(String), fc.string({ maxLength: 6 }));
const text = fc.array(fc.tuple(piece, fc.constantFrom("", "-", ".", "x"))).map((pieces) => pieces.flat().join(""));

const size = fc.integer({ min: 1, max: 12 });
const lights = fc.tuple(size, size).map(([rows, cols]) => `${rows}x${cols}.on`);
const doors = fc
  .integer({ min: 1, max: 8 })
  .chain((count) => fc.array(fc.stringMatching(new RegExp(`^[01]{${count}}$`)), { minLength: 1, maxLength: 8 }))
  .map((masks) => `doors-${masks.join("-")}.off`);

test("any text is an address: of a place, or a position that the board reads whole or refuses whole", () => {
  check(
    fc.property(fc.oneof(text, fc.string(), fc.string({ unit: "binary" })), (address) => {
      const { place, mode, kind, which, notation } = readAddress(address);
      assert.ok(["play", "solve", "learn", "lab"].includes(place));
      if (mode) assert.match(`${mode} ${which ?? ""}`, /^(today|path|free) (\d{1,3}|\d{4}-\d\d-\d\d)?$/);
      if (notation === undefined) return;
      assert.ok(address.endsWith(notation));
      assert.equal(kind, notation.startsWith("doors") ? "doors" : "lights");
      engine.load("3x3.5d0.080");
      try {
        engine.load(notation);
        const read = engine.notation;
        engine.load(read);
        assert.equal(engine.notation, read);
      } catch (error) {
        assert.equal(error.name, "NotationError");
        assert.equal(engine.notation, "3x3.5d0.080");
      }
    }),
  );
});

test("every address that is written is read back", () => {
  const kinds = fc.constantFrom("lights", "doors");
  const which = fc.option(fc.integer({ min: 1, max: 999 }).map(String), { nil: undefined });
  const level = fc.record({
    place: fc.constant("play"),
    mode: fc.constantFrom("path", "today", "free"),
    kind: kinds,
    which,
  });
  const position = fc
    .tuple(fc.constantFrom("play", "solve", "learn"), fc.oneof(lights, doors))
    .map(([place, notation]) => ({ place, notation, kind: notation.startsWith("doors") ? "doors" : "lights" }));
  const lecture = fc
    .tuple(fc.constantFrom(...TABS), fc.option(fc.nat(9_999_999), { nil: undefined }), fc.oneof(lights, doors))
    .map(([tab, step, notation]) => ({ place: "learn", tab, step, notation, kind: gameOf(notation) }));
  check(
    fc.property(fc.oneof(level, position, lecture, fc.constant({ place: "lab" })), (/** @type {any} */ spot) => {
      const address = writeAddress(spot);
      assert.match(address, /^[A-Za-z0-9.-]+$/);
      const defined = Object.fromEntries(Object.entries(readAddress(address)).filter(([, value]) => value));
      assert.deepEqual(defined, Object.fromEntries(Object.entries(spot).filter(([, value]) => value)));
    }),
  );
});

// ---- stored progress

const MARK = "lights-and-doors";
const count = fc.oneof(fc.nat(300), fc.constantFrom(-1, 1.5, 1e21, null, "3", true));
const play = fc.record({ presses: count, hints: count, seconds: count });
const key = fc.oneof(
  fc.constantFrom(
    "path/first",
    "path/all-lit",
    "today/2026-01-05/lights",
    "today/2026-01-05/doors",
    "__proto__",
    "toString",
  ),
  fc.string(),
);
const date = fc.oneof(fc.constantFrom("2026-01-05", "2024-02-29", "2026-02-30"), fc.string());
const option = fc.oneof(fc.constantFrom(...OPTIONS), fc.string());
const choice = fc.record({
  rev: count,
  value: fc.oneof(fc.boolean(), fc.jsonValue()),
});
const stored = fc.record(
  {
    [MARK]: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, count),
    epoch: count,
    records: fc.oneof(
      { weight: 9, arbitrary: fc.dictionary(key, fc.oneof(play, fc.array(play), fc.jsonValue())) },
      fc.jsonValue(),
    ),
    days: fc.oneof({ weight: 9, arbitrary: fc.dictionary(date, count) }, fc.jsonValue()),
    options: fc.oneof(
      { weight: 9, arbitrary: fc.dictionary(option, fc.oneof(choice, fc.jsonValue())) },
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
);
const storedText = fc.oneof(
  stored.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
);
/** As the page keeps it, of few levels and days, so that two of them often speak of the same. */
const small = fc.nat(20);
const progress = fc
  .record({
    [MARK]: fc.constant(1),
    epoch: fc.nat(1),
    records: fc.dictionary(
      fc.constantFrom("path/first", "path/all-lit"),
      fc.record({ presses: small, hints: small, seconds: small }),
    ),
    days: fc.dictionary(fc.constantFrom("2026-01-05", "2026-01-06"), fc.integer({ min: 1, max: 3 })),
    options: fc.dictionary(fc.constantFrom(...OPTIONS), fc.record({ rev: fc.nat(1), value: fc.boolean() })),
  })
  .map((value) => readProgress(JSON.stringify(value)).progress);
const same = (a, b) => assert.equal(writeProgress(a), writeProgress(b));

test("any stored text gives a progress that is written and read back, and names all that it leaves out", () => {
  check(
    fc.property(storedText, (text) => {
      const { progress, problems } = readProgress(text);
      for (const { code } of problems) assert.match(code, /^[a-z-]+$/);
      const again = readProgress(writeProgress(progress));
      assert.deepEqual(again.problems, []);
      same(again.progress, progress);
      assert.equal(Object.getPrototypeOf(progress), Object.prototype);
    }),
  );
});

test("merging is the same in any order, twice as once, and with nothing it changes nothing", () => {
  check(
    fc.property(progress, progress, progress, (a, b, c) => {
      const before = JSON.stringify([a, b, c]);
      same(merge(a, b), merge(b, a));
      same(merge(merge(a, b), c), merge(a, merge(b, c)));
      same(merge(a, a), a);
      same(merge(merge(a, b), b), merge(a, b));
      assert.equal(JSON.stringify([a, b, c]), before, "nothing merged is changed");
    }),
  );
});
