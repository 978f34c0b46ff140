// The effort of a position: an estimate of how hard it feels (docs/play.md gives the reasons).
//
// A simulated player solves the position by the press that leaves the fewest steps to the goal: with two states, the fewest wrong
// lights. Each press costs 1, plus the bits of its choice: log2(1 + decoys), where decoys are the presses that look as good and lead
// nowhere.

/** @import { Engine } from "../web/engine/all.js" */
/** @typedef {{ button: number, times: 1 | -1 }} Press  times: -1 backwards */

/** The solutions with the fewest presses. @param {Engine} engine */
function fewestSolutions(engine) {
  const found = [];
  for (const solution of engine.solutions()) {
    if (found.length > 0 && engine.cost(solution) > engine.cost(found[0])) break;
    found.push(solution);
  }
  return found;
}

/** The states that end the game, each in one array; with two states and the goal "either", and with the goal "same", there are several. @param {Engine} engine */
function goals({ targets, lights, states }) {
  if (targets) return [targets];
  return Array.from({ length: Math.max(...states) }, (_, state) => lights.map(() => state));
}

/** The number of steps from the lights to the goal; with several goals, to the nearest. @param {Engine} engine */
function stepsLeft(engine) {
  const { lights, states, bothWays } = engine;
  /** @param {number} forwards @param {number} count */
  const shorter = (forwards, count) => (bothWays ? Math.min(forwards, count - forwards) : forwards);
  const distances = goals(engine).map((goal) =>
    lights.reduce((sum, light, i) => sum + shorter((goal[i] - light + states[i]) % states[i], states[i]), 0),
  );
  return Math.min(...distances);
}

/** Every press, and backwards where presses go both ways. @param {Engine} engine @returns {Press[]} */
function choices({ orders, bothWays }) {
  const buttons = [...orders.keys()].filter((button) => orders[button] > 1);
  return buttons.flatMap((button) =>
    bothWays
      ? [
          { button, times: 1 },
          { button, times: -1 },
        ]
      : [{ button, times: /** @type {const} */ (1) }],
  );
}

/** The steps to the goal after a press. @param {Engine} engine @param {Press} press */
function prospect(engine, { button, times }) {
  engine.press(button, times);
  const left = stepsLeft(engine);
  engine.undo();
  return left;
}

/** The rest of a solution after a press. @param {Uint8Array} solution @param {Press} press @param {Uint8Array} orders */
const after = (solution, { button, times }, orders) =>
  solution.map((count, i) => (i === button ? (count - times + orders[i]) % orders[i] : count));

/** Solves the position and returns its effort. @param {Engine} engine  its board is played @returns {number} */
export function effort(engine) {
  const { orders } = engine;
  let solutions = fewestSolutions(engine);
  let total = 0;
  for (let left = engine.cost(solutions[0]); left > 0; left--) {
    const isLess = (/** @type {Uint8Array} */ solution) => engine.cost(solution) < left;
    const presses = choices(engine).map((press) => {
      const rest = solutions.map((solution) => after(solution, press, orders)).filter(isLess);
      return { press, rest, wrong: prospect(engine, press) };
    });
    const right = presses.filter(({ rest }) => rest.length > 0);
    const best = Math.min(...right.map(({ wrong }) => wrong));
    const decoys = presses.filter(({ rest, wrong }) => rest.length === 0 && wrong <= best).length;
    total += 1 + Math.log2(1 + decoys);
    const chosen = /** @type {typeof presses[0]} */ (right.find(({ wrong }) => wrong === best));
    engine.press(chosen.press.button, chosen.press.times);
    solutions = chosen.rest;
  }
  return total;
}
