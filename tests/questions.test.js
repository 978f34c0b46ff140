// Every question of the engine for every board: an answer, a documented "not defined", or the code of a limit; never "omitted".
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOf, BOARDS, QUESTIONS } from "../tools/questions.js";
import { createEngine, Engine } from "../web/engine/all.js";
import { module } from "./core.js";
import { randomSource } from "./plain.js";

const engine = createEngine(module);

/** Methods that are about no board, or that read texts. */
const WITHOUT_BOARD = "loadRows paste pasteMasks nullity large census censusListing equations indexOf".split(" ");

test("each method that asks something of a board is among the questions", () => {
  const asked = Object.keys(QUESTIONS).flatMap((names) => names.replace(/\(.*\)/, "").split(", "));
  const methods = Object.entries(Object.getOwnPropertyDescriptors(Engine.prototype))
    .filter(
      ([name, { value }]) => typeof value === "function" && name !== "constructor" && !WITHOUT_BOARD.includes(name),
    )
    .map(([name]) => name);
  assert.deepEqual(
    methods.filter((name) => !asked.includes(name)),
    [],
  );
});

/** The answers besides "yes". */
const LEGAL = /** @type {Record<string, RegExp>} */ ({
  'steps("chase")': /^(none|yes)$/,
  'steps("modular")': /^(none|yes|steps)$/,
  'steps("elimination")': /^(yes|steps)$/,
  weights: /^(yes|solutions)$/,
  hardest: /^(yes|solutions)$/,
  "fewest, fewestNow": /^(yes|solutions)$/,
  "hint, rest, fromStart, ways, cost": /^(yes|solutions)$/,
  "generate, generating": /^(yes|solutions|none)$/,
});

for (const [kind, boards] of Object.entries(BOARDS))
  test(`${kind}: every question is answered, or its limit is told`, () => {
    for (const board of boards)
      for (const question of Object.keys(QUESTIONS))
        assert.match(answerOf(engine, board, question), LEGAL[question] ?? /^yes$/, `${question} of ${board}`);
  });

/** The most solutions of a board that these questions are answered for. @type {Record<string, number>} */
const MOST = { hardest: 2 ** 20, weights: 2 ** 24 };

/** The number of solutions of a solvable position. */
function countSolutions() {
  const { nullity } = engine.solve();
  return Array.from({ length: nullity }, (_, k) => engine.quietOrder(k)).reduce((product, order) => product * order, 1);
}

/** Small boards, for which no limit is an excuse. */
test("random small boards of every shape and number of states answer every question", () => {
  const random = randomSource(90);
  const shapes = [
    "3x3",
    "2x4-torus",
    "3x4-king",
    "3x3-rowcol",
    "3x4-cylinder",
    "3x3-holes080",
    "cube2",
    "hex2",
    "triangle3",
    "dodecahedron",
    "graph-00102001-011202",
  ]; // prettier-ignore
  let none = 0;
  for (const shape of shapes)
    for (const states of [2, 3, 4, 6])
      for (const ways of states > 2 ? ["", "~"] : [""])
        for (const goal of states > 2 ? ["", "=*"] : [""]) {
          engine.load(states === 2 ? `${shape}.off` : `${shape}-mod${states}${ways}${goal}.0`);
          for (let i = 0; i < 6; i++) engine.press(random(engine.buttonCount), 1 + random(states - 1));
          const board = engine.notation;
          for (const question of Object.keys(QUESTIONS)) {
            const answer = answerOf(engine, board, question);
            const mayBeNone = question.startsWith("steps(");
            const isLimit = answer === "solutions" && countSolutions() > (MOST[question] ?? Infinity);
            assert(
              answer === "yes" || isLimit || (mayBeNone && answer === "none"),
              `${question} of ${board}: ${answer}`,
            );
            none += Number(answer === "none");
          }
        }
  assert(none > 40);
});
