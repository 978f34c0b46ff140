// Progress: merging, reading, and the refusals by name. fuzz.test.js has the laws of merging and writing, hostile.js the texts that
// cannot be read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freeLevel, keyOf, readKey } from "../web/play/level.js";
import { PATHS } from "../web/play/path.js";
import {
  emptyProgress,
  isReadable,
  isRecord,
  merge,
  optionOf,
  readProgress,
  statistics,
  writeProgress,
} from "../web/play/progress.js";

const record = { presses: 15, hints: 0, seconds: 0 };

test("a merge keeps the better play, every day and the later choice", () => {
  const [a, b] = [emptyProgress(), emptyProgress()];
  a.records["path/all-lit"] = { presses: 15, hints: 2, seconds: 9 };
  b.records["path/all-lit"] = { presses: 17, hints: 0, seconds: 0 };
  b.records["path/first"] = { presses: 1, hints: 0, seconds: 2 };
  [a.days["2026-01-01"], b.days["2026-01-01"], b.days["2026-01-02"]] = [1, 2, 1];
  a.options.sound = { rev: 3, value: false };
  b.options.sound = { rev: 2, value: true };
  const merged = merge(a, b);
  assert.deepEqual(merged.records, {
    "path/all-lit": b.records["path/all-lit"],
    "path/first": b.records["path/first"],
  });
  assert.deepEqual(merged.days, { "2026-01-01": 3, "2026-01-02": 1 });
  assert.equal(optionOf(merged, "sound"), false);
  assert.deepEqual(merge({ ...emptyProgress(), epoch: 1 }, a), { ...emptyProgress(), epoch: 1 }, "deleted is deleted");
});

test("a win of any level of the path, of the calendar and of free play takes at least the level's fewest presses", () => {
  /** @type {[string, number][]} */
  const levels = [
    ...[...PATHS.lights, ...PATHS.doors].map((level) => /** @type {[string, number]} */ ([level.key, level.fewest])),
    ["today/2026-01-05/lights", 3],
    ["today/2026-01-11/doors", 8],
    ["free/6x6-king-torus/12", 12],
    ["free/4-doors/3", 3],
    ["free/5x5-torus-mod3-both-same/18", 18],
    ["free/5-dials/3", 3],
    ["free/64-dials36-both-same/99", 99],
    ["free/1x10000/99999", 99999],
    [`free/99x99-holes${"f".repeat(74)}/7`, 7],
  ];
  for (const [key, fewest] of levels)
    assert.deepEqual(
      [-1, 0, 1].map((more) => isRecord(key, { ...record, presses: fewest + more })),
      [false, true, true],
    );
});

test("a key that names no level has no record", () => {
  const wrong = ["", "path/", "path/nothing", "path/first/", "today/2025-12-31/lights", "today/2026-02-30/lights"];
  wrong.push("today/2026-01-01", "today/2026-01-01/windows", "today/2026-01-01/toString", "today/2026-01-01/lights/x");
  wrong.push(
    "free/5x5/0",
    "free/5x5/07",
    "free/5x5/x",
    "free//7",
    "free/5x5",
    `free/99x99-holes${"f".repeat(75)}/7`,
    "free/doors-4/7",
    "free/100-doors/7",
    "free/5-dials4-same-both/7",
    "free/5-doors4/7",
    "free/5x5-mod3~/7",
    "free/5x5/100000",
    "__proto__",
    "x",
  );
  for (const key of wrong) assert.ok(!isRecord(key, { ...record, presses: 1_000_000 }), key);
});

test("the key of a level is what is stored since the first version, and is read back", () => {
  /** @type {[string, import("../web/play/level.js").LevelName][]} */
  const names = [
    ["path/one-in-four", { mode: "path", which: "one-in-four", kind: "lights" }],
    ["today/2026-03-01/doors", { mode: "today", which: "2026-03-01", kind: "doors" }],
    ["free/5x5-torus/7", { mode: "free", which: "5x5-torus", kind: "lights", fewest: 7 }],
    ["free/4-doors/3", { mode: "free", which: "4-doors", kind: "doors", fewest: 3 }],
  ];
  for (const [key, name] of names) {
    assert.equal(keyOf(name), key);
    assert.equal(keyOf({ ...readKey(key), kind: name.kind }), key);
    assert.equal(
      readKey(key)?.kind,
      name.mode === "today" ? name.kind : undefined,
      "the key of a puzzle of a day says its kind",
    );
  }
});

test("the key of a board with more than two states says what makes another game, not its targets", () => {
  for (const [notation, key] of [
    ["5x5-mod3.1", "free/5x5-mod3/7"],
    ["5x5-king-torus-mod3~=1.0", "free/5x5-king-torus-mod3-both/7"],
    ["2x2-mod3=0120.1", "free/2x2-mod3/7"],
    ["2x2-mod12=*.1", "free/2x2-mod12-same/7"],
    ["dials4-10-11-01.03", "free/2-dials4/7"],
    ["dials36~-1=5.0", "free/1-dials36-both/7"],
    ["dials3_4~-10-01=2.03", "free/2-dials-both/7"],
    ["dials4-10-01=*.03", "free/2-dials4-same/7"],
  ]) {
    assert.equal(freeLevel(notation, 7).key, key);
    assert.equal(readKey(key)?.fewest, 7);
  }
});

const valid = () => JSON.parse(writeProgress(emptyProgress()));

/** The problems of a text, as "code" or "code key". */
const problemsOf = (value) =>
  readProgress(typeof value === "string" ? value : JSON.stringify(value)).problems.map(({ code, key }) =>
    key === undefined ? code : `${code} ${key}`,
  );

test("the limits are those that are said", () => {
  const text = JSON.stringify(valid());
  assert.deepEqual(problemsOf(text.padEnd(1_000_000)), []);
  assert.deepEqual(problemsOf(text.padEnd(1_000_001)), ["too-large"]);
  const played = (seconds) => ({ ...valid(), records: { "path/all-lit": { ...record, seconds } } });
  assert.deepEqual(problemsOf(played(1e9)), []);
  assert.deepEqual(problemsOf(played(1e9 + 1)), ["record path/all-lit"]);
});

test("wrong entries are named and left out, and the others are read", () => {
  const wrong = {
    records: {
      "path/none": record,
      "path/first": { presses: 0, hints: 0, seconds: 0 },
      "path/edge": { presses: 1.5, hints: 0, seconds: 0 },
      "path/corner": { presses: "1", hints: 0, seconds: 0 },
      "path/cancel": { presses: 2, hints: -1, seconds: 0 },
      "path/order": { presses: 2, hints: 0, seconds: 1e12 },
      "path/overlap": { presses: 9, hints: 0 },
      "path/apart": null,
      "path/twice": [4, 0, 0],
      "today/2025-01-01/lights": record,
    },
    days: { "2026-02-30": 1, "2025-12-31": 1, "2026-01-02": 0, "2026-01-03": 4, "2026-01-04": "1", x: 1 },
    options: {
      sound: { rev: 1, value: "loud" },
      timer: true,
      toString: { rev: 1, value: true },
      meter: { rev: -1, value: true },
    },
  };
  const file = valid();
  file.records = { ...wrong.records, "path/all-lit": { ...record, more: 1 } };
  file.days = { ...wrong.days, "2026-01-01": 3 };
  file.options = { ...wrong.options, strict: { rev: 1, value: true, more: 1 } };
  const { progress } = readProgress(JSON.stringify(file));
  assert.deepEqual(
    problemsOf(file).sort(),
    [
      ...Object.keys(wrong.records).map((key) => `record ${key}`),
      ...Object.keys(wrong.days).map((key) => `day ${key}`),
      ...Object.keys(wrong.options).map((key) => `option ${key}`),
    ].sort(),
  );
  assert.deepEqual(progress.records, { "path/all-lit": record });
  assert.deepEqual(progress.days, { "2026-01-01": 3 });
  assert.deepEqual(progress.options, { strict: { rev: 1, value: true } });
});

test("a missing or damaged part is named, and the others are taken", () => {
  for (const part of ["epoch", "records", "days", "options"])
    for (const damage of [undefined, null, "x", [], -1, 1e300]) {
      const file = { ...valid(), days: { "2026-01-01": 1 }, [part]: damage };
      assert.deepEqual(problemsOf(file), [`part ${part}`]);
      if (part !== "days") assert.deepEqual(readProgress(JSON.stringify(file)).progress.days, { "2026-01-01": 1 });
    }
  const poisoned =
    '{"lights-and-doors":1,"epoch":0,"records":{"__proto__":{"presses":1}},"days":{},"options":{"__proto__":{"rev":1}}}';
  assert.deepEqual(problemsOf(poisoned), ["record __proto__", "option __proto__"]);
  assert.equal({}.presses, undefined);
});

test("a text that could not be read again is known before", () => {
  const huge = emptyProgress();
  for (let n = 0; n < 20_000; n++) huge.records[`free/5x5-${n}/7`] = { presses: 7, hints: 0, seconds: 0 };
  const text = writeProgress(huge);
  assert.equal(isReadable(text), false);
  assert.deepEqual(problemsOf(text), ["too-large"]);
  assert.equal(isReadable(writeProgress(emptyProgress())), true);
});

test("statistics count the best plays, all or of one mode", () => {
  const progress = emptyProgress();
  progress.records = {
    "path/all-lit": { presses: 15, hints: 1, seconds: 60 },
    "path/first": { presses: 1, hints: 0, seconds: 3 },
    "today/2026-01-05/lights": { presses: 5, hints: 0, seconds: 0 },
    "free/5x5/7": { presses: 40, hints: 0, seconds: 5 },
  };
  assert.deepEqual(statistics(progress), {
    solved: 4,
    stars: 2 + 3 + 1 + 1,
    hints: 1,
    seconds: 68,
    over: [2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
  });
  assert.equal(statistics(progress, "path").solved, 2);
  assert.equal(statistics(emptyProgress()).solved, 0);
});
