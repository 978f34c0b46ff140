// Small modules without a document: what part of a board shows, time, long work in turns, names of problems and boards.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { letterOf } from "../web/board/letters.js";
import { compileEngine, createEngine } from "../web/engine/engine.js";
import { serve } from "../web/engine/worker.js";
import * as published from "../web/engine.js";
import { inflate } from "../web/loading/inflate.js";
import { trustedScriptURL } from "../web/loading/trusted.js";
import { inTurn, inTurns, nextTurn, rest } from "../web/loading/turns.js";
import { ICONS } from "../web/page/icons.js";
import { NARROW } from "../web/page/sheet.js";
import { clock } from "../web/play/clock.js";
import { BLUE_SIZES, FIRST_HALL, PRESETS } from "../web/play/presets.js";
import { problemsInWords } from "../web/play/problems.js";
import { placeIn } from "../web/ui/errors.js";
import { forget, forgetAll, recall, recallText, remember, rememberHere, texts } from "../web/ui/storage.js";
import { attempt } from "../web/ui/typed.js";
import { corner, crisp, enlarge, fit, pieceOf, showsAll, within } from "../web/ui/viewport.js";
import { locales } from "./locales.js";
import { randomSource } from "./plain.js";

const module = await compileEngine();
const engine = createEngine(module);
const random = randomSource(91);
const between = (least, most) => least + random(most - least + 1);
const SENTENCES = locales.map(([language, sections]) => [
  language,
  Object.assign({}, ...sections.map(([, sentences]) => sentences)),
]);

/** A board and a canvas, small or large. */
const someBoard = () => ({ rows: between(1, 300), cols: between(1, 300) });
const someCanvas = () => [between(40, 900), between(40, 900)];
const units = (least, most) => {
  const fractions = Array.from({ length: Math.round(1 / least) - 1 }, (_, k) => 1 / (k + 2));
  return [...fractions.reverse(), ...Array.from({ length: most }, (_, k) => k + 1)];
};

test("a board that fits is shown whole, in the largest unit that is crisp", () => {
  for (let round = 0; round < 300; round++) {
    const [board, [width, height]] = [someBoard(), someCanvas()];
    const view = fit(board, width, height, { least: 1 / 2, most: 40 });
    const fitting = units(1 / 2, 40).filter((unit) => board.cols * unit <= width && board.rows * unit <= height);
    assert.equal(crisp(view.unit), fitting.at(-1) ?? 1 / 2);
    assert.equal(showsAll(view, board, width, height), fitting.length > 0);
    const { top, left } = corner(view, width, height);
    for (const [at, centre, count, room] of [
      [top, view.row, board.rows, height],
      [left, view.col, board.cols, width],
    ])
      if (count * view.unit <= room) assert.equal(centre, count / 2);
      else assert.ok(Math.abs(at) < 1e-9, "it begins at the beginning");
  }
});

test("what is enlarged stays under the finger", () => {
  for (let round = 0; round < 300; round++) {
    const board = { rows: 1000, cols: 1000 };
    const view = { row: between(400, 600), col: between(400, 600), unit: between(1, 20) };
    const point = { x: between(-200, 200), y: between(-200, 200) };
    const under = ({ row, col, unit }) => [row + point.y / crisp(unit), col + point.x / crisp(unit)];
    const after = enlarge(view, between(1, 40), point, board);
    if (after.row % 1000 === 0 || after.col % 1000 === 0) continue; // at the edge of the board it cannot stay
    for (const [i, cell] of under(after).entries()) assert.ok(Math.abs(cell - under(view)[i]) < 1e-9);
  }
  assert.deepEqual(within({ row: -3, col: 17, unit: 1 }, { rows: 5, cols: 5 }), { row: 0, col: 5, unit: 1 });
});

test("a piece of a board covers every pixel that shows a cell, and reaches past no edge by a square", () => {
  for (let round = 0; round < 300; round++) {
    const [board, [width, height]] = [someBoard(), someCanvas()];
    const unit = [1 / 5, 1 / 2, 1, 3, 17][random(5)];
    const view = { row: random(board.rows + 1), col: random(board.cols + 1), unit };
    const piece = pieceOf(view, board, width, height);
    const { top, left } = corner(view, width, height);
    for (const [first, scale, count, from, pixels, end] of [
      [piece.row, piece.scale, piece.height, top, height, board.rows],
      [piece.col, piece.scale, piece.width, left, width, board.cols],
    ]) {
      assert.ok(first >= 0 && first < end && (first % scale === 0 || first === end - 1));
      assert.ok(first + (count - 1) * scale < end, "the last square begins on the board");
      for (let pixel = 0; pixel < pixels; pixel += 7) {
        const cell = from + (pixel + 0.5) / unit;
        if (cell >= 0 && cell < end) assert.ok(first <= cell && cell < first + count * scale, `pixel ${pixel}`);
      }
    }
  }
});

test("a clock is read back as the seconds it shows", () => {
  for (const seconds of [0, 1, 59, 60, 61, 599, 3599, 3600, 3661, 86_399, 359_999]) {
    const shown = clock(seconds);
    assert.match(shown, /^(\d+:[0-5]\d|[1-9]\d*:[0-5]\d:[0-5]\d)$/);
    const read = shown.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    assert.equal(read, seconds);
  }
});

test("what was deflated is whole again", async () => {
  for (const length of [0, 1, 65_535, 300_000]) {
    const bytes = Uint8Array.from({ length }, () => random(7));
    assert.deepEqual(new Uint8Array(await inflate(Uint8Array.from(deflateSync(bytes)))), bytes);
  }
});

/** Work of some steps, each of which takes more than a turn. */
function* longWork(steps) {
  for (let step = 0; step < steps; step++) {
    for (const end = performance.now() + 13; performance.now() < end; );
    yield step;
  }
  return "done";
}

test("long work ends with its result, tells how far it is, and lets others have their turn", async () => {
  const heard = [];
  let others = 0;
  const timer = setInterval(() => others++);
  const result = await inTurns(longWork(4), { onProgress: (step) => heard.push([step, others]) });
  clearInterval(timer);
  assert.equal(result, "done");
  assert.deepEqual(
    heard.map(([step]) => step),
    [0, 1, 2, 3],
  );
  assert.ok(others > 0, "somebody else had a turn");
});

test("long work that is called off stops with the reason, and what it throws comes through", async () => {
  const calling = new AbortController();
  const told = [];
  const onProgress = (step) => {
    told.push(step);
    if (step === 1) calling.abort(new Error("enough"));
  };
  await assert.rejects(inTurns(longWork(1000), { signal: calling.signal, onProgress }), { message: "enough" });
  assert.deepEqual(told, [0, 1]);
  const broken = (function* () {
    yield 0;
    throw new RangeError("broken");
  })();
  await assert.rejects(inTurns(broken, {}), RangeError);
});

test("of much that comes together the first is done at once, the rest in later turns and in order", async () => {
  const done = [];
  let turns = 0;
  const ticking = setInterval(() => turns++);
  for (let k = 0; k < 30; k++)
    inTurn(() => {
      for (const end = performance.now() + 3; performance.now() < end; );
      done.push([k, turns]);
    });
  const atOnce = done.length;
  assert.ok(atOnce > 0 && atOnce < 30, `${atOnce} at once`);
  while (done.length < 30) await new Promise((resolve) => setImmediate(resolve));
  clearInterval(ticking);
  assert.deepEqual(
    done.map(([k]) => k),
    Array.from({ length: 30 }, (_, k) => k),
  );
  assert.ok(new Set(done.map(([, turn]) => turn)).size > 1, "others had their turn in between");
  await new Promise((resolve) => setTimeout(resolve)); // behind the timer that ends the last turn
  let again = false;
  inTurn(() => {
    again = true;
  });
  assert.ok(again, "who comes alone never waits");
});

test("where the browser has no word for it, a turn is given up, and rest waited for, by timers", async (context) => {
  await nextTurn();
  const waited = [];
  context.mock.method(globalThis, "setTimeout", (act, milliseconds) => {
    waited.push(milliseconds);
    act();
  });
  await rest();
  assert.deepEqual(waited, [1000, undefined]);
});

test("the address published for the engine gives the engine", () => {
  assert.equal(published.createEngine, createEngine);
  assert.deepEqual(new published.Engine(module).solve(), engine.solve());
});

test("a worker says that it waits, answers as the engine does, and says why it cannot", (context) => {
  const said = [];
  const scope = /** @type {any} */ ({ postMessage: (message) => said.push(message) });
  Object.assign(globalThis, { self: scope });
  context.after(() => Reflect.deleteProperty(globalThis, "self"));
  serve();
  const ask = (method, args) => scope.onmessage({ data: { module, method, args } });
  ask("solve", { notation: "4x4.9d98" });
  ask("fewest", { notation: "5x5.on" });
  ask("weights", { notation: "4x4.9d98" });
  ask("solve", { notation: "5x5.o" });
  const [started, solved, fewest, weights, refused] = said.filter(({ progress }) => progress === undefined);
  assert.deepEqual(started, { started: true });
  engine.load("4x4.9d98");
  assert.deepEqual(solved, { result: engine.solve() });
  assert.equal(fewest.result.weight, 15);
  assert.deepEqual(weights, { result: engine.weights() });
  assert.deepEqual([refused.error.code, refused.error.position], ["digit", 4]);
});

test("a worker tells how far it is, not more than ten times a second", (context) => {
  const said = [];
  const scope = /** @type {any} */ ({ postMessage: (message) => said.push(message) });
  Object.assign(globalThis, { self: scope });
  context.after(() => Reflect.deleteProperty(globalThis, "self"));
  serve();
  const progressAt = (pace) => {
    let [now, asked] = [0, 0];
    context.mock.method(performance, "now", () => (now = pace * ++asked));
    said.length = 0;
    scope.onmessage({ data: { module, method: "fewest", args: { notation: "30x30.on", slice: 1 } } });
    context.mock.restoreAll();
    return { told: said.filter(({ progress }) => progress).length, seconds: now / 1000, last: said.at(-1) };
  };
  const [slow, quick] = [progressAt(100), progressAt(1)];
  assert.ok(slow.told > 5 && slow.last.result.weight === 376, `${slow.told} reports`);
  assert.ok(quick.told <= 10 * quick.seconds && quick.last.result.weight === 376, `${quick.told} reports`);
});

test("only what lies beside the page, and blobs of ours, become addresses of scripts", (context) => {
  Object.assign(globalThis, { document: { baseURI: "https://here.example/games/page.html" } });
  context.after(() => Reflect.deleteProperty(globalThis, "document"));
  for (const own of ["https://here.example/games/lights-and-doors-lab.js", "blob:https://here.example/1"])
    assert.equal(trustedScriptURL(own), own);
  const foreign = [
    "https://here.example/other.js",
    "https://here.example/games.js",
    "data:text/javascript,1",
    "https://else.example/games/",
  ];
  for (const url of foreign)
    assert.throws(() => trustedScriptURL(url), { name: "TypeError", message: `${url} is no script of ours` });
});

/** A storage as browsers have it: its keys are its properties. */
class PlainStorage {
  getItem(key) {
    return this[key] ?? null;
  }
  setItem(key, text) {
    this[key] = text;
  }
  removeItem(key) {
    delete this[key];
  }
}

const putWindow = (context, window) => {
  Object.assign(globalThis, { window });
  context.after(() => Reflect.deleteProperty(globalThis, "window"));
  context.after(forgetAll);
};

test("what is remembered is found again, of this tab before that of all, until it is forgotten", (context) => {
  const [all, tab] = [new PlainStorage(), new PlainStorage()];
  putWindow(context, { localStorage: all, sessionStorage: tab });
  remember("one", { a: [1, "二"] });
  rememberHere("two", 2);
  all.setItem("foreign", "stays");
  assert.deepEqual([recall("one"), recall("two"), recall("three")], [{ a: [1, "二"] }, 2, null]);
  assert.equal(texts.read("one"), recallText("one"));
  assert.deepEqual(Object.keys(tab), ["lights-and-doors.two"]);
  forget("one");
  assert.deepEqual([recall("one"), Object.keys(all)], [null, ["lights-and-doors.two", "foreign"]]);
  texts.write("three", "{broken");
  assert.equal(recall("three"), null);
  forgetAll();
  assert.deepEqual([Object.keys(all), Object.keys(tab)], [["foreign"], []]);
  all.setItem("lights-and-doors.four", "4");
  tab.setItem("lights-and-doors.four", "5");
  assert.equal(recall("four"), 5);
});

test("where storage is forbidden or full, what is remembered serves this visit", (context) => {
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  const kinds = { localStorage: { get: forbidden }, sessionStorage: { get: forbidden } };
  const full = Object.assign(new PlainStorage(), { setItem: forbidden });
  for (const window of [Object.defineProperties({}, kinds), { localStorage: full, sessionStorage: full }]) {
    putWindow(context, window);
    assert.equal(recall("one"), null);
    rememberHere("one", [1]);
    assert.deepEqual(recall("one"), [1]);
    assert.throws(() => texts.write("one", "1"), { name: "SecurityError" });
    forget("one");
    assert.equal(recall("one"), null);
    remember("two", 2);
    forgetAll();
    assert.equal(recall("two"), null);
  }
});

test("the place of a problem is counted as readers count, and quoted without what cannot be seen", () => {
  assert.deepEqual(placeIn("ab\n👍c\u0007d", 5), { line: 2, column: 2, word: "c?d" });
  assert.deepEqual(placeIn("ab\n", 3), { line: 2, column: 1, word: "" });
  assert.deepEqual(placeIn("x".repeat(40), 1), { line: 1, column: 2, word: "x".repeat(16) });
  const read = () => {
    throw new RangeError("a defect");
  };
  assert.throws(() => attempt(read), RangeError, "a defect is no problem of what was typed");
});

test("letters count on after Z, and no two buttons have the same", () => {
  assert.deepEqual([0, 25, 26, 27].map(letterOf).join(" "), "A Z AA AB");
  assert.equal(new Set([...Array(800).keys()].map(letterOf)).size, 800);
});

test("every board to begin with can be solved, and has a name in every language", () => {
  const blue = BLUE_SIZES.map((size) => `${size}x${size}.on`);
  for (const notation of [...PRESETS.map(([, notation]) => notation), FIRST_HALL, ...blue]) {
    engine.load(notation);
    assert.ok(!engine.solved && engine.solve().solvable, notation);
  }
  for (const [language, sentences] of SENTENCES)
    for (const [name] of PRESETS)
      assert.equal(typeof sentences[`lights.preset.${name}`], "string", `${language} ${name}`);
});

test("one problem is said by its own sentence, several by their number, in every language", () => {
  const codes = ["unreadable", "foreign", "later", "too-large", "part", "record", "day", "option", "forbidden", "full"];
  for (const code of /** @type {any[]} */ (codes)) {
    const [key, params] = problemsInWords([{ code, key: "x" }]);
    assert.equal(params.key, "x");
    const [several, { count }] = problemsInWords([{ code }, { code }, { code }]);
    assert.equal(count, 3);
    assert.notEqual(key, several);
    for (const [language, sentences] of SENTENCES)
      for (const each of [key, several]) assert.ok(each in sentences, `${language} ${each}`);
  }
});

/** Where the lines of a path end, one after the other. */
function endsOf(path) {
  const ends = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const isRelative = command === command.toLowerCase();
    const size = { m: 2, l: 2, h: 1, v: 1, a: 7, z: 0 }[command.toLowerCase()];
    for (let k = 0; k < Math.max(numbers.length, 1); k += size || 1) {
      const last = numbers.slice(k, k + size).slice(-2);
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      if (size === 0) [x, y] = [startX, startY];
      else if (size === 1) [x, y] = command.toLowerCase() === "h" ? [fromX + last[0], y] : [x, fromY + last[0]];
      else [x, y] = [fromX + last[0], fromY + last[1]];
      if (command.toLowerCase() === "m" && k === 0) [startX, startY] = [x, y];
      ends.push([x, y]);
    }
  }
  return ends;
}

test("the lines of every icon end inside its square, and no two icons are the same", () => {
  for (const [name, path] of Object.entries(ICONS))
    for (const [x, y] of endsOf(path)) assert.ok(x >= 2 && x <= 22 && y >= 2 && y <= 22, `${name}: ${x}, ${y}`);
  assert.equal(new Set(Object.values(ICONS)).size, Object.keys(ICONS).length);
});

test("the panel is a sheet where the style sheet lays it over the page", () => {
  const css = readFileSync(new URL("../web/style.css", import.meta.url), "utf8");
  const narrow = css.split("\n@media ").find((part) => /#panel \{[^}]*position: fixed/.test(part));
  assert.equal(narrow?.split(" {")[0], NARROW);
});
