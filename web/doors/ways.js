/** @file Helpers shared by the cards of the doors panel: callbacks for new positions and masks, and the number of solutions. */
import { wrongIn } from "../board/view.js";
import { say } from "../ui/dom.js";
import { namesIn } from "./masks.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/rotating-doors.js").RotatingDoors & { engine: Engine }} Doors loaded doors */

/**
 * Calls `update` now and after every change of position.
 * @param {Doors} doors
 * @param {() => void} update
 */
export function onPosition(doors, update) {
  doors.addEventListener("lights-change", update);
  update();
}

/**
 * Calls `update` now and after every change of masks.
 * @param {Doors} doors
 * @param {() => void} update
 */
export function onMasks(doors, update) {
  let masks = "";
  onPosition(doors, () => {
    if (doors.engine.boardNotation === masks) return;
    masks = doors.engine.boardNotation;
    update();
  });
}

/**
 * Shows the number of solutions of the current position, or the proof that there is none.
 * @param {HTMLElement} line
 * @param {Engine} engine
 * @returns {Uint8Array | null} the witness, if unsolvable: every button turns an even number of these doors, but an odd number is closed
 */
export function sayWays(line, engine) {
  const { nullity, witness } = engine.solve();
  line.classList.toggle("warn", witness !== null);
  if (witness)
    say(line, "mask.none", { doors: namesIn(witness), closed: wrongIn(witness, engine.lights, engine.goal).length });
  else say(line, "mask.ways", { ways: 1n << BigInt(nullity) });
  return witness;
}
