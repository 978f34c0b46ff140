/** @file Optional aids beside the goal: the fewest presses left, and the time. */
import { fewestWithin } from "../board/hint.js";
import { make, say } from "../ui/dom.js";
import { clock } from "./clock.js";
import { secondsOf } from "./game.js";

const BUDGET_MS = 40; // for one press
const SECOND_MS = 1000;

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./game.js").Board} Board */

/**
 * @param {import("./store.js").Store} store
 * @param {Engine} spare searches
 */
export function makeAids(store, spare) {
  const meter = make("span", { class: "meter", role: "status" });
  const timer = make("span", { class: "timer", role: "timer", label: "game.time" });
  const root = make("span", { class: "aids" }, meter, timer);
  let counted = "";

  /** @param {import("./game.js").Game} game */
  function show(game) {
    const { board } = game;
    meter.toggleAttribute("hidden", !store.option("meter"));
    timer.toggleAttribute("hidden", !store.option("timer"));
    if (!meter.hidden) showLeft(board);
    if (!timer.hidden && !board.engine.solved) timer.textContent = clock(secondsOf(game));
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

/** Calls `tick` each second. @param {() => void} tick */
export const eachSecond = (tick) => setInterval(tick, SECOND_MS);
