// The core as it is shipped, as wasm and as JavaScript, and its answers to the same questions.
import { readFileSync } from "node:fs";
import { compileFunction } from "node:vm";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { takeScript } from "../web/engine/instance.js";
import { knownAnswers, randomPosition, randomSource } from "./plain.js";

const POSITIONS = 60;
const SEARCHED_NULLITY_MAX = 10;
const LISTED = 20;

/**
 * The exports of a script beside the embed.
 * @param {string} name
 * @param {typeof ArrayBuffer} [Memory] what the script takes for its memory
 */
function standIn(name, Memory = ArrayBuffer) {
  const text = readFileSync(new URL(`../build/site/${name}`, import.meta.url), "utf8");
  const module = { exports: /** @type {any} */ ({}) };
  const document = { currentScript: { dispatchEvent: ({ detail }) => detail(undefined, module) } };
  class CustomEvent {
    constructor(_, { detail }) {
      this.detail = detail;
    }
  }
  compileFunction(text, ["document", "CustomEvent", "ArrayBuffer"])(document, CustomEvent, Memory);
  return module.exports;
}

export const script = (Memory) => takeScript(standIn("lights-and-doors-js.js", Memory));

/** By name; those that need WebAssembly only when asked for. */
export const TIERS = {
  wasm: () => compileEngine(),
  JavaScript: async () => script(),
};

const bitText = (bits) => bits && [...bits].join("");

/** The result of a generator, and the number of its steps. */
function finish(search) {
  for (let steps = 0; ; steps++) {
    const { done, value } = search.next();
    if (done) return { ...value, steps };
  }
}

/** The first values that a generator gives. */
function first(values, count) {
  const taken = [];
  for (const value of values) if (taken.push(bitText(value)) === count) break;
  return taken;
}

function outcome(ask) {
  try {
    return ask();
  } catch ({ name, code, position }) {
    return { name, code, position };
  }
}

function fewestOf(engine) {
  const { presses, weight, count, steps } = finish(engine.fewest({ slice: 7 }));
  return { presses: bitText(presses), weight, count: String(count), steps };
}

function lessonsOf(engine) {
  const lessons = [engine.steps("elimination"), engine.steps("elimination", { reduced: false }), engine.steps("chase")];
  return lessons.map((lesson) => {
    if (!lesson) return null;
    const { matrix, lights, ...step } = lesson.at(lesson.length - 1);
    return { length: lesson.length, ...step, shown: bitText(matrix ?? lights) };
  });
}

function positionOf(engine, text) {
  engine.load(text);
  const { rank, nullity, presses, witness } = engine.solve();
  const searched = presses && nullity <= SEARCHED_NULLITY_MAX;
  engine.press(engine.buttonCount - 1);
  engine.press(0);
  engine.undo();
  return {
    ...{ notation: engine.notation, rank, nullity, presses: bitText(presses), witness: bitText(witness) },
    ...{ mask: bitText(engine.mask(0)), moves: engine.moves, quiet: nullity > 0 && bitText(engine.quietPattern(0)) },
    ...{ fewest: searched && fewestOf(engine), solutions: searched && first(engine.solutions(), LISTED) },
    ...{ lessons: lessonsOf(engine), level: engine.generate({ weight: 1, seed: 2 ** 40 + 3 }) },
  };
}

function largeOf(engine, rows, cols) {
  const board = engine.large(rows, cols);
  board.fill("random", 2 ** 33 + 5);
  const solved = board.solve();
  const side = { width: Math.min(cols, 5), height: Math.min(rows, 5) };
  const picture = board.picture({ row: 0, col: 0, scale: Math.min(rows, cols, 3), ...side });
  return { ...solved, verified: board.verify(), picture: [...picture], file: [...board.toPBM()].join() };
}

/** One system of equations, each as it came out. */
function equationsOf(engine) {
  const [system, random] = [engine.equations(9), randomSource(11)];
  const news = Array.from({ length: 40 }, () =>
    system.add(
      Uint8Array.from({ length: 9 }, () => random(2)),
      random(2),
    ),
  );
  return { news, rank: system.rank, solution: bitText(system.solution) };
}

/** The answers of one module to everything the engine can be asked, as text. */
export function allAnswers(module) {
  const engine = createEngine(module);
  const random = randomSource(5);
  const positions = [
    ...Array.from({ length: POSITIONS }, () => randomPosition(random, 9)),
    ...knownAnswers("solve").map(([position]) => position),
  ];
  const answers = {
    positions: positions.map((text) => positionOf(engine, text)),
    refused: ["", "5x", "5x5-crozz.on", "3x3.zzz", "9999x9999.on"].map((text) => outcome(() => engine.load(text))),
    pasted: ["bwwb bbwb bwwb bwww", "2x2r:8421,9", "A:011\nB:101\nC:11"].map((text) =>
      outcome(() => engine.paste(text) ?? engine.notation),
    ),
    large: [1, 64, 65, 200].flatMap((rows) => [1, 63, 130].map((cols) => largeOf(engine, rows, cols))),
    nullities: knownAnswers("nullity").map(([rows, cols]) => engine.nullity(Number(rows), Number(cols))),
    census: [3, 10, 32].map((doors) => Object.values(engine.census(doors)).map(String)),
    listing: [...engine.censusListing(3)],
    doors: engine.generate({ doors: 40, openable: true, seed: 9 }),
    equations: equationsOf(engine),
    tooLarge: outcome(() => engine.large(131_072, 131_071)),
    after: engine.solve().rank,
  };
  return JSON.stringify(answers, null, 1);
}
