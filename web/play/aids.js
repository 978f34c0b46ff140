/** @file Beside the goal, where somebody wants them: the fewest presses that are left, and the time. */
import { fewestWithin } from "../board/hint.js";
import { make, say } from "../ui/dom.js";
import { clock } from "./clock.js";

const BUDGET_MS = 40; // for one press
const SECOND_MS = 1000;

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {{ engine: Engine, fewest: { presses: Uint8Array, weight: number } | null }} Board */

/**
 * @param {import("./store.js").Store} store
 * @param {Engine} spare to search on
 */
export function makeAids(store, spare) {
  const meter = make("span", { class: "meter", role: "status" });
  const timer = make("span", { class: "timer", role: "timer", label: "game.time" });
  const root = make("span", { class: "aids" }, meter, timer);
  let counted = "";

  /** @param {Board} board @param {() => number} seconds */
  function show(board, seconds) {
    const { engine } = board;
    meter.toggleAttribute("hidden", !store.option("meter"));
    timer.toggleAttribute("hidden", !store.option("timer"));
    if (!meter.hidden) showLeft(board);
    if (!timer.hidden && !engine.solved) timer.textContent = clock(seconds());
  }

  /** @param {Board} board */
  function showLeft(board) {
    const { notation } = board.engine;
    if (counted !== notation && !board.fewest) {
      spare.load(notation);
      board.fewest = fewestWithin(spare, BUDGET_MS);
    }
    counted = notation;
    say(meter, "game.left", { left: board.fewest?.weight ?? null });
  }
  return { root, show };
}

/** Each second, for the boards that are played. @param {() => void} tick */
export const eachSecond = (tick) => setInterval(tick, SECOND_MS);
