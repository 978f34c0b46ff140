// Every input of the table has the outcome that is named beside it; nothing else happens: no other error, and the board that
// stood before still stands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseLights, parseSwitches } from "../web/doors/graph.js";
import { masksOf } from "../web/doors/masks.js";
import { createEngine, NotationError } from "../web/engine/all.js";
import { NOTATION_CODES } from "../web/engine/bindings.js";
import { steps } from "../web/engine/job.js";
import { parseEquation } from "../web/explain/equations.js";
import { readAddress } from "../web/page/address.js";
import { isDate } from "../web/play/dates.js";
import { readProgress } from "../web/play/progress.js";
import { finish, module } from "./core.js";
import { HOSTILE } from "./hostile.js";
import { locales } from "./locales.js";

const STOOD = "3x3.5d0.080";
const engine = createEngine(module);

const bytesOf = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const whereOf = (/** @type {any} */ { position, words }) => position ?? (words ? `${words.line}:${words.column}` : "");

/** The outcome of reading: "ok" and a word about it, or the code of the refusal and its position. */
function outcomeOf(read) {
  try {
    return `ok ${read()}`.trim().slice(0, 60);
  } catch (error) {
    assert.ok(error instanceof Error && !(error instanceof TypeError), String(error?.stack));
    const { code, message } = /** @type {any} */ (error);
    return `${error instanceof RangeError ? message : (code ?? message)} ${whereOf(error)}`.trim();
  }
}

/** The position that a method of the engine reads; one that it refuses leaves what stood. */
const reading = (method) => (text) => {
  engine.load(STOOD);
  try {
    engine[method](text);
    return engine.notation === text && method === "load" ? "" : engine.notation.slice(0, 40);
  } catch (error) {
    assert.ok(error instanceof NotationError);
    assert.equal(engine.notation, STOOD, "what stood stands");
    assert.ok(engine.undo() && engine.redo());
    throw error;
  }
};
const load = reading("load");

function masks(text) {
  engine.pasteMasks(text);
  return masksOf(engine.boardNotation).join(" ");
}

function address(text) {
  const { notation, ...spot } = readAddress(text);
  const where = [spot.place, spot.mode, spot.kind, spot.which].filter(Boolean).join(" ");
  return notation === undefined ? where : `${where} ${outcomeOf(() => load(notation))}`;
}

function progress(text) {
  const { progress, problems } = readProgress(text);
  const kept = Object.keys(progress.records).length + Object.keys(progress.days).length;
  return [kept, ...problems.map(({ code, key }) => (key ? `${code}:${key.slice(0, 20)}` : code))].join(" ");
}

function file(text) {
  const { rows, cols } = engine.large(bytesOf(text));
  return `${rows} × ${cols}`;
}

function message(text) {
  return typeof finish(steps({ module, ...JSON.parse(text) }));
}

const READERS = {
  notation: load,
  paste: reading("paste"),
  address,
  progress,
  file,
  message,
  equation: (text) => Object.values(parseEquation(text)).join(" = "),
  masks,
  switches: (text) => parseSwitches(text).length,
  lights: (text) => parseLights(text, 4, 0).join(""),
  date: (text) => isDate(text),
};

for (const [kind, rows] of Object.entries(HOSTILE))
  test(`every hostile ${kind} has its outcome`, () => {
    for (const [input, outcome] of rows)
      assert.equal(
        outcomeOf(() => READERS[kind](input)),
        outcome,
        JSON.stringify(input).slice(0, 200),
      );
  });

test("each code of a refused notation is reached, and has its sentence", () => {
  const reached = new Set([...HOSTILE.notation, ...HOSTILE.paste].map(([, outcome]) => outcome.split(" ")[0]));
  for (const code of NOTATION_CODES.slice(1)) {
    assert.ok(reached.has(code), code);
    for (const [language, sections] of locales)
      assert.ok(
        sections.some(([, sentences]) => `error.${code}` in sentences),
        `${language}: ${code}`,
      );
  }
});
