/** @file Optional aids beside the goal: the fewest presses left, and the time. They follow the game while they are on. */
import { fewestWithin } from "../board/hint.js";
import { make, say } from "../ui/dom.js";
import { clock } from "./clock.js";
import { whileOn } from "./options.js";

const BUDGET_MS = 40; // for one press
const SECOND_MS = 1000;

/**
 * @param {import("./store.js").Store} store
 * @param {import("../engine/engine.js").Engine} spare searches
 * @param {import("./game.js").Game} game
 */
export function makeAids(store, spare, game) {
  const { board } = game;
  const meter = make("span", { class: "meter", role: "status", hidden: true });
  const timer = make("span", { class: "timer", role: "timer", label: "game.time", hidden: true });
  let counted = "";

  function showLeft() {
    if (!board.engine) return; // there is no core, or it has failed
    const { notation } = board.engine;
    if (counted !== notation && !board.fewest) {
      spare.load(notation);
      board.fewest = fewestWithin(spare, BUDGET_MS);
    }
    counted = notation;
    say(meter, "game.left", { left: board.fewest?.weight ?? null });
  }

  function showTime() {
    if (board.engine?.solved === false) timer.textContent = clock(game.seconds);
  }

  /** @param {HTMLElement} aid @param {() => void} show @param {AbortSignal} signal */
  function follow(aid, show, signal) {
    aid.hidden = false;
    signal.addEventListener("abort", () => {
      aid.hidden = true;
    });
    board.addEventListener("lights-change", show, { signal });
    show();
  }

  whileOn(store, ["meter"], (signal) => follow(meter, showLeft, signal));
  whileOn(store, ["timer"], (signal) => {
    follow(timer, showTime, signal);
    const ticks = setInterval(showTime, SECOND_MS);
    signal.addEventListener("abort", () => clearInterval(ticks));
  });
  return make("span", { class: "aids" }, meter, timer);
}
