// The effort of a position: an estimate of how hard it feels (docs/play.md gives the reasons).
//
// A simulated player solves the position by the press that leaves the fewest wrong lights. Each press costs 1, plus the bits of its
// choice: log2(1 + decoys), where decoys are the buttons that look as good and lead nowhere.

/** @import { Engine } from "../web/engine/engine.js" */

const weigh = (/** @type {Uint8Array} */ bits) => bits.reduce((sum, bit) => sum + bit, 0);

/** The solutions with the fewest presses. @param {Engine} engine */
export function fewestSolutions(engine) {
  const found = [];
  for (const solution of engine.solutions()) {
    if (found.length > 0 && weigh(solution) > weigh(found[0])) break;
    found.push(solution);
  }
  return found;
}

/** The number of lights that differ from the goal; with two goals, from the nearer one. @param {Engine} engine */
function wrongLights({ goal, lights, holes }) {
  const lit = weigh(lights);
  const unlit = lights.length - weigh(holes) - lit;
  return { off: lit, on: unlit, either: Math.min(lit, unlit) }[goal];
}

/** For each button, the number of wrong lights after pressing it; Infinity for a hole. @param {Engine} engine */
function prospects(engine) {
  const { holes, buttonCount } = engine;
  return Array.from({ length: buttonCount }, (_, button) => {
    if (engine.kind === "grid" && holes[button]) return Number.POSITIVE_INFINITY;
    engine.press(button);
    const wrong = wrongLights(engine);
    engine.undo();
    return wrong;
  });
}

/** Solves the position and returns its effort. @param {Engine} engine  its board is played @returns {number} */
export function effort(engine) {
  let solutions = fewestSolutions(engine);
  let total = 0;
  while (weigh(solutions[0]) > 0) {
    const wrong = prospects(engine);
    const right = wrong.map((_, button) => solutions.some((solution) => solution[button]));
    const best = Math.min(...wrong.filter((_, button) => right[button]));
    const decoys = wrong.filter((left, button) => !right[button] && left <= best).length;
    total += 1 + Math.log2(1 + decoys);
    const pressed = wrong.findIndex((left, button) => right[button] && left === best);
    engine.press(pressed);
    solutions = solutions.filter((solution) => solution[pressed]);
    for (const solution of solutions) solution[pressed] = 0;
  }
  return total;
}
