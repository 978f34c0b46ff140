// Which board answers which question of the engine: asks sample boards, for the table in docs/api.md and for tests/questions.test.js.

/** @typedef {import("../web/engine/engine.js").Engine} Engine */

/** Sample boards of each kind. Some have no solution, and some are too large for some questions. */
export const BOARDS = {
  "grid, 2 states": [
    "5x5.on",
    "5x5.8000000",
    "4x4-king.on",
    "4x5-torus-holes00a00.on",
    "9x9-goal-either.on",
    "70x70.on",
    "26x26-ring.on",
  ],
  doors: ["doors-111-110-011.off", "doors-1100-0111-1010-1111.off", "doors-110-011-101.4"],
  "cube and other surfaces, 2 states": [
    "cube2.on",
    "cube3.on",
    "dodecahedron.on",
    "hex3.on",
    "triangle4.on",
    "hex2=*.1001000",
  ],
  "graph, 2 states": ["graph-001020-0112.on", "graph-0010-01.10"],
  "grid, more states": [
    "5x5-mod3.1",
    "3x3-mod4~.123012301",
    "4x4-torus-mod6=*.1",
    "4x5-holes00a00-mod12.1",
    "3x3-king-mod3.100000000",
    "30x30-mod3.1",
    "40x40-rowcol-mod3=1.0",
  ],
  "grid with marked cells": [
    "5x5-locked0001000.on",
    "4x4-locked8421=*.9d98",
    "4x5-torus-locked00a00-mod6.1",
    "5x5-any8800020.on",
    "3x4-locked100-any120-mod4=*.012301230123",
  ],
  "other shape with marked cells": [
    "cube3-locked80000000000000.on",
    "hex3-any80002.on",
    "graph-001020-0112-locked4-any8.101",
    "dodecahedron-locked801-any402-mod4~.123012301230",
  ],
  "doors and dials with marks": [
    "doors-111-110-011-locked2-any4.off",
    "doors-1100-0111-1010-1111-0101-any8=*.6",
    "dials4-10100-11100-10101-00111-00101-locked20-any80=2.00103",
    "dials6_4_3~-212-120-031-any8=030.321",
  ],
  dials: ["dials4-10100-11100-10101-00111-00101.00103", "dials3-011-110=221.0", "dials6_4_3~-212-120-031.321"],
  "surface, more states": ["cube2-mod3.1", "hex2-mod4~=*.1230123", "graph-001020-0112-mod6.123", "cube3-mod3.1"],
}; // prettier-ignore

const FEW = 3; // solutions

/** The questions: each is asked of the engine, whose board may be pressed meanwhile. @type {Record<string, (engine: Engine) => unknown>} */
export const QUESTIONS = {
  "load, notation, states, orders, mask": (engine) => {
    engine.load(engine.notation);
    return engine.states.length > 0 && engine.orders.length > 0 && engine.mask(0);
  },
  "press, undo, redo, reset, history, resume": (engine) => {
    const { startNotation } = engine;
    const button = engine.orders.findIndex((order) => order > 1);
    const [pressed, undone, redone] = [engine.press(button), engine.undo(), engine.redo()];
    const { history } = engine;
    engine.reset();
    engine.resume(history);
    engine.undo();
    return pressed && undone && redone && engine.startNotation === startNotation;
  },
  "solve, syndrome": (engine) => engine.syndrome && engine.solve(),
  "quietPattern, quietOrder": (engine) => {
    const { nullity } = engine.solve();
    return nullity === 0 || (engine.quietPattern(nullity - 1).length > 0 && engine.quietOrder(nullity - 1));
  },
  freePatterns: (engine) => engine.freePatterns(),
  solutions: (engine) =>
    [...Array(FEW)].map(
      (
        (list) => () =>
          list.next().value
      )(engine.solutions()),
    ),
  weights: (engine) => engine.weights(),
  "fewest, fewestNow": (engine) => [engine.fewestNow(1), engine.fewest().next()],
  "hint, rest, fromStart, ways, cost": (engine) => {
    const { presses } = engine.solve();
    if (presses) engine.cost(engine.rest(engine.fromStart(engine.ways(presses).length ? presses : presses)));
    return [engine.hint({ budget: 1 })];
  },
  reason: (engine) => [engine.reason(engine.orders.findIndex((order) => order > 1))],
  nearest: (engine) => [engine.nearest({ limit: FEW })],
  hardest: (engine) => engine.hardest(),
  "generate, generating": (engine) => [
    engine.generate({ weight: 1, budget: 200 }),
    engine.generating({ weight: 1 }).next(),
  ],
  'steps("elimination")': (engine) => engine.steps("elimination").at(0),
  'steps("modular")': (engine) => engine.steps("modular")?.at(0) ?? null,
  'steps("chase")': (engine) => engine.steps("chase")?.at(0) ?? null,
};

/**
 * What a board answers: "yes", "none" where the question is not defined (null), or the code of the error that tells a limit.
 * @param {Engine} engine @param {string} board @param {string} question
 */
export function answerOf(engine, board, question) {
  engine.load(board);
  try {
    return QUESTIONS[question](engine) ? "yes" : "none";
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "EngineError") throw error;
    return /** @type {{ code: string }} */ (error).code;
  }
}

/** The words of a cell, in this order. */
const WORDS = new Map([
  ["yes", "yes"],
  ["none", "not defined"],
]);

/** @param {Engine} engine @param {string} kind @param {string} question */
function cellOf(engine, kind, question) {
  const answers = new Set(
    BOARDS[/** @type {keyof typeof BOARDS} */ (kind)].map((board) => answerOf(engine, board, question)),
  );
  const codes = [...answers].filter((answer) => !WORDS.has(answer)).map((code) => `\`"${code}"\``);
  return [...[...WORDS].filter(([answer]) => answers.has(answer)).map(([, word]) => word), ...codes].join("; ");
}

/** The table of docs/api.md. @param {Engine} engine */
export function questionsTable(engine) {
  const kinds = Object.keys(BOARDS);
  const rows = Object.keys(QUESTIONS).map((question) => {
    const names = question
      .split(", ")
      .map((name) => `\`${name}\``)
      .join(", ");
    return `| ${names} | ${kinds.map((kind) => cellOf(engine, kind, question)).join(" | ")} |`;
  });
  return ["", ...kinds]
    .reduce((line, kind) => `${line} ${kind} |`, "|")
    .concat("\n", `| --- |${" --- |".repeat(kinds.length)}\n`, rows.join("\n"));
}
