// Wrong arguments: every public method refuses them by an error that names the argument and its range, and leaves the board as it was.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { EliminationLesson } from "../web/engine/lessons.js";
import {
  Board,
  compileEngine,
  createEngine,
  Engine,
  EngineError,
  generate,
  NotationError,
  open,
  PBMError,
  readAll,
} from "../web/engine.js";
import { module } from "./core.js";

/** @type {Board} */
let board;
before(async () => {
  board = await open("5x5.on");
});

const engine = /** @type {any} */ (createEngine(module));
const large = /** @type {any} */ (engine.large(3, 3));
const equations = /** @type {any} */ (engine.equations(2));
const system = { equations: 1, unknowns: 1, matrix: [1, 1] };

/** Values that are no whole numbers from 0 to 24. */
const INDICES = [99, -1, 25, 1.5, "a", "3", null, undefined, NaN, Infinity, {}, [], 5n, true];
/** Values that are no set of options. */
const OPTIONS = [null, 5, "x", true, { mistyped: 1 }];
/** Values that are no text. @type {any[]} */
const TEXTS = [undefined, null, 5, 5n, {}, { toString: 1 }, ["5x5.on"], Symbol("s"), true];
const PRESSES = [
  undefined,
  5,
  [],
  Array(24).fill(0),
  Array(25).fill(2),
  Array(25).fill("1"),
  [...Array(24).fill(0), -1],
];
const BUDGETS = [0, -1, 1.5, "x", null, NaN, 2 ** 32, {}];

/** Each value in a call of its own. @param {readonly any[]} values @param {(value: any) => unknown} call */
const each = (values, call) => values.map((value) => Object.assign(() => call(value), { value }));
/** @param {string} name @param {readonly any[]} values @param {(options: any) => unknown} call */
const option = (name, values, call) => [
  ...each(values, (value) => call({ [name]: value })),
  ...each(OPTIONS, (value) => call(value)),
];

/** Calls with wrong arguments, by the names in docs/api.md; none: the method takes no arguments. @type {Record<string, (() => unknown)[]>} */
const CALLS = {
  createEngine: each([undefined, null, 5, "script", {}, new Uint8Array(8)], createEngine),
  compileEngine: each([null, 5, {}, true], compileEngine),
  open: [
    ...each(TEXTS, (text) => open(text)),
    ...option("guess", ["yes", 1], (options) => open("5x5.on", options)),
    ...each(
      [5, { meanings: 3 }, { meanings: ["bright"] }, { states: 1 }, { sense: "x" }, { self: 1 }, { other: 1 }],
      (choice) => open("5x5.on", { choice }),
    ),
  ],
  generate: [
    ...each(TEXTS, (text) => generate(text, { presses: 3 })),
    ...option("presses", [undefined, 0, -1, 1.5, "3", [3, 2], [0, 2], [1, 2, 3], [1], []], (options) =>
      generate("5x5", options),
    ),
    ...each(BUDGETS.slice(1, 4), (seed) => generate("5x5", { presses: 3, seed })),
    ...each(["x", -1, NaN, null], (timeout) => generate("5x5", { presses: 3, timeout })),
    ...each(["x", {}, null], (signal) => generate("5x5", { presses: 3, signal })),
    () => generate("5x5", /** @type {any} */ (undefined)),
  ],
  readAll: [...each(TEXTS, (text) => readAll(text)), ...each(OPTIONS, (options) => readAll("5x5.on", options))],
  EngineError: [],
  NotationError: [],
  PBMError: [],
  Engine: each([undefined, null, {}, "script"], (given) => new Engine(given)),
  "Engine.create": each([null, 5, {}], (source) => Engine.create(source)),
  "Engine#load": each(TEXTS, (text) => engine.load(text)),
  "Engine#loadRows": each([undefined, null, 5, "ab", [], [[]], [[0], [0, 1]], [[2]], [["1"]], [null]], (rows) =>
    engine.loadRows(rows),
  ),
  "Engine#paste": [
    ...each(TEXTS, (text) => engine.paste(text)),
    ...each([1, -1, "0", null], (which) => engine.paste("5x5.on", which)),
    ...each([null, 5, { meanings: 3 }, { states: "2" }, { mistyped: 1 }], (choice) =>
      engine.paste("5x5.on", 0, choice),
    ),
  ],
  "Engine#pasteMasks": each(TEXTS, (text) => engine.pasteMasks(text)),
  "Engine#mask": each(INDICES, (button) => engine.mask(button)),
  "Engine#indexOf": [],
  "Engine#press": [
    ...each([...INDICES, { row: 5, column: 0 }, { row: 0, column: 5 }, { row: 0 }], (button) => engine.press(button)),
    ...each([256, 0.5, "1", null, NaN], (times) => engine.press(0, times)),
  ],
  "Engine#undo": [],
  "Engine#redo": [],
  "Engine#reset": [],
  "Engine#rest": each(PRESSES, (presses) => engine.rest(presses)),
  "Engine#fromStart": each(PRESSES, (presses) => engine.fromStart(presses)),
  "Engine#resume": each(
    [
      undefined,
      null,
      {},
      { entries: 5, made: 0 },
      { entries: [25], made: 1 },
      { entries: [0], made: 2 },
      { entries: ["0"], made: 1 },
      { entries: [0], made: 1, more: 1 },
    ],
    (history) => engine.resume(history),
  ),
  "Engine#solve": [],
  "Engine#ways": each(PRESSES, (presses) => engine.ways(presses)),
  "Engine#cost": each(PRESSES, (presses) => engine.cost(presses)),
  "Engine#reason": [
    ...each(INDICES, (button) => engine.reason(button)),
    ...each(PRESSES.slice(1), (presses) => engine.reason(0, presses)),
  ],
  "Engine#fewest": [
    ...option("slice", BUDGETS, (options) => engine.fewest(options)),
    ...each([{ part: 1 }, { part: -1, parts: 2 }, { parts: 0 }, { parts: 2 ** 31 }, { part: "0" }], (options) =>
      engine.fewest(options),
    ),
  ],
  "Engine#quietPattern": each([2, ...INDICES], (k) => engine.quietPattern(k)),
  "Engine#quietOrder": each([2, ...INDICES], (k) => engine.quietOrder(k)),
  "Engine#freePatterns": [],
  "Engine#nearest": option("limit", [-1, 1.5, "x", null], (options) => engine.nearest(options)),
  "Engine#fewestNow": each(BUDGETS, (budget) => engine.fewestNow(budget)),
  "Engine#solutions": [],
  "Engine#weights": [],
  "Engine#hint": option("budget", BUDGETS, (options) => engine.hint(options)),
  "Engine#generate": [
    () => engine.generate(),
    ...option("weight", [undefined, -1, 1.5, "3", null, 65537], (options) => engine.generate(options)),
    ...each(
      [
        { doors: 2 },
        { doors: "4" },
        { doors: 65 },
        { doors: 4, openable: "no" },
        { doors: 4, weight: 3 },
        { doors: 4, notation: "5x5" },
        { weight: 3, seed: -1 },
        { weight: 3, seed: 0.5 },
        { weight: 3, budget: 0 },
        { weight: 3, notation: 5 },
        { weight: 3, notation: null },
      ],
      (options) => engine.generate(options),
    ),
  ],
  "Engine#generating": [
    () => engine.generating(),
    ...option("weight", [undefined, -1, 1.5, "3", null], (options) => engine.generating(options)),
    ...each(
      [
        { weight: 3, seed: "1" },
        { weight: 3, budget: "x" },
        { weight: 3, notation: {} },
      ],
      (options) => engine.generating(options),
    ),
  ],
  "Engine#hardest": [],
  "Engine#nullity": [
    ...each([0, -1, 1.5, "5", null, 1e7], (side) => engine.nullity(side, 5)),
    ...each([0, "5", undefined], (side) => engine.nullity(5, side)),
    ...each([0, 4, "3", null], (states) => engine.nullity(5, 5, states)),
  ],
  "Engine#large": [
    ...each([0, "5", undefined, null, 1e7, []], (side) => engine.large(side, 5)),
    ...each([0, "5", undefined], (side) => engine.large(5, side)),
    ...option("rule", ["x", 5], (options) => engine.large(5, 5, options)),
    ...each(["x", 1], (wrap) => engine.large(5, 5, { wrap })),
  ],
  "Engine#census": each([0, 65, ...INDICES.slice(1).filter((n) => n !== 25)], (doors) => engine.census(doors)),
  "Engine#censusListing": each([2, 6, "4", undefined, null, 3.5], (doors) => engine.censusListing(doors)),
  "Engine#equations": each([0, 4097, "4", undefined, null, 3.5], (unknowns) => engine.equations(unknowns)),
  "Engine#steps": [
    ...each(["x", undefined, null, 5, {}], (kind) => engine.steps(kind)),
    ...option("reduced", ["yes", 1, null], (options) => engine.steps("elimination", options)),
    ...each(
      [
        5,
        null,
        "x",
        {},
        { ...system, more: 1 },
        { ...system, matrix: [1] },
        { ...system, matrix: [1, 2] },
        { ...system, equations: 0 },
        { ...system, unknowns: "1" },
      ],
      (given) => engine.steps("elimination", { system: given }),
    ),
    ...each([3, "2", null], (modulus) => engine.steps("elimination", { modulus })),
    ...each(OPTIONS, (options) => engine.steps("chase", options)),
  ],
  Board: each([undefined, null, {}], (given) => new Board(given, null, 1)),
  "Board#fewest": [
    ...option("timeout", ["5", -1, NaN, null], (options) => board.fewest(options)),
    ...each([5, {}, "x", null], (signal) => board.fewest(/** @type {any} */ ({ signal }))),
    ...each([5, "x", null], (onProgress) => board.fewest({ onProgress })),
  ],
  "Board#fewestNow": each(BUDGETS, (budget) => board.fewestNow(budget)),
  "Board#indexOf": [],
  "Board#press": each([...INDICES, "6,1", "0,1", [5, 0], [0], { row: 0 }], (move) => board.press(move)),
  "Board#check": each([undefined, null, 5, {}], (moves) => board.check(moves)),
  "Board#toJSON": [],
  "Large#fill": [
    ...each(["x", undefined, 5], (kind) => large.fill(kind)),
    ...each([-1, 0.5, "1"], (seed) => large.fill("random", seed)),
  ],
  "Large#solve": [],
  "Large#verify": [],
  "Large#picture": [
    ...each(OPTIONS, (view) => large.picture(view)),
    ...each([3, -1, "0", undefined], (row) => large.picture({ row, col: 0, scale: 1, width: 1, height: 1 })),
  ],
  "Large#toPBM": [],
  "Equations#add": [
    ...each([undefined, null, 5, [1], [1, 2], ["1", 0]], (row) => equations.add(row, 1)),
    ...each(["1", 2, undefined], (right) => equations.add([1, 0], right)),
  ],
  "EliminationLesson#at": each([-1, 1e6, "0", undefined, 0.5], (k) => engine.steps("elimination").at(k)),
  "EliminationLesson#stops": [],
  "EliminationLesson#origins": [
    ...each([-1, 1e6, "0"], (k) => engine.steps("elimination").origins(k, 0)),
    ...each([-1, 25, "0"], (row) => engine.steps("elimination").origins(0, row)),
  ],
  "ModularLesson#at": each([-1, 1e6, "0", undefined], (k) => {
    const other = /** @type {any} */ (createEngine(module));
    other.load("3x3-mod3.1");
    return other.steps("elimination").at(k);
  }),
  "ChaseLesson#at": each([-1, 1e6, "0", undefined], (k) => engine.steps("chase").at(k)),
};

/** The functions, classes and methods of docs/api.md, as they are written above. */
function documented() {
  const names = [];
  let owner = "";
  for (const [, marks, name] of readFileSync("docs/api.md", "utf8").matchAll(/^(##|###) ([\w.]+)$/gm)) {
    if (marks === "##") owner = name;
    names.push(marks === "##" || name.includes(".") ? name : `${owner}#${name}`);
  }
  return names;
}

test("each function, class and method of the document has its wrong arguments here", () => {
  const names = documented();
  const types = [...readFileSync("docs/api.md", "utf8").matchAll(/^(?:type|const) (\w+)/gm)].map(([, name]) => name);
  const withoutArguments = ["Large", "Equations", "EliminationLesson", "ModularLesson", "ChaseLesson", ...types];
  assert.deepEqual(
    names.filter((name) => !(name in CALLS) && !withoutArguments.includes(name)),
    [],
  );
  assert.deepEqual(
    Object.keys(CALLS).filter((name) => !names.includes(name)),
    [],
  );
});

/** The error that a call throws, also as a promise. @param {() => unknown} call */
async function thrownBy(call) {
  try {
    await call();
  } catch (error) {
    return /** @type {Error & { code: string }} */ (error);
  }
  return null;
}

for (const [name, calls] of Object.entries(CALLS))
  test(`${name.replace("#", "().")} names the argument that is wrong, and its range`, async () => {
    engine.load("5x5.on");
    for (const call of calls) {
      const error = await thrownBy(call);
      assert.ok(error, `${call} is accepted`);
      const { code, message } = error;
      assert.deepEqual([error.constructor, code], [RangeError, "argument"], `${call}: ${error.stack}`);
      assert.match(message, /^[\w[\].]+: .+ is not .+/);
    }
    assert.deepEqual([engine.notation, board.notation], ["5x5.on", "5x5.on"]);
  });

test("texts that are no board have one shape of error, wherever they are read", async () => {
  const text = "\n5x5.zz";
  const errors = [
    await thrownBy(() => open(text)),
    await thrownBy(() => engine.paste(text)),
    [...readAll(text)][0].error,
  ];
  for (const error of errors) {
    assert.ok(error instanceof NotationError);
    const { code, line, column, position, message } = error;
    const sentence = "Line 2, column 5, at “zz”: this character does not belong here.";
    assert.deepEqual(
      { code, line, column, position, message },
      { code: "digit", line: 2, column: 5, position: 5, message: sentence },
    );
  }
  const { code, line, column } = /** @type {any} */ (await thrownBy(() => engine.load("5x5.zz")));
  assert.deepEqual([code, line, column], ["digit", 1, 5]);
  for (const error of [new EngineError("memory"), new PBMError("pbm-size", 1)])
    assert.match(error.message, /^[A-Z].*\.$/);
});

test("results can be written as JSON", async () => {
  const asks = [
    engine.solve(),
    engine.fewestNow(),
    engine.hint(),
    engine.nearest(),
    engine.freePatterns(),
    engine.weights(),
    engine.hardest(),
    engine.reason(0),
    [...engine.solutions()],
    engine.history,
    engine.census(64),
    [...engine.censusListing(3)],
    engine.large(3, 3).solve(),
    engine.steps("elimination").at(0),
    engine.steps("chase").at(0),
    board,
    board.fewestNow(),
    await board.fewest(),
    board.check([0]),
    await generate("5x5", { presses: 2 }),
    [...readAll("5x5.on\n2x2.z")],
  ];
  for (const answer of asks) assert.ok(JSON.stringify(answer).length > 2);
  const { count, countBig } = engine.fewestNow();
  assert.deepEqual([count, countBig, JSON.parse(JSON.stringify(engine.fewestNow())).count], [Number(countBig), 4n, 4]);
  const { sets } = engine.census(64);
  assert.equal(JSON.parse(JSON.stringify(engine.census(64))).sets, String(sets));
  assert.ok(engine.steps("elimination") instanceof EliminationLesson);
});
