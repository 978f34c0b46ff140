/** @file What the cards of the doors panel share: following the doors, and saying whether they can be opened. */
import { wrongIn } from "../board/view.js";
import { say } from "../ui/dom.js";
import { namesIn } from "./masks.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/rotating-doors.js").RotatingDoors & { engine: Engine }} Doors that are ready */

/**
 * Calls now and after every change of position.
 * @param {Doors} doors
 * @param {() => void} update
 */
export function onPosition(doors, update) {
  doors.addEventListener("lights-change", update);
  update();
}

/**
 * Calls now and whenever the doors have other masks.
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
 * Says how many ways lead from the position at hand to all doors open, or why there is none.
 * @param {HTMLElement} line
 * @param {Engine} engine
 * @returns {Uint8Array | null} the witness: doors of which every button turns an even number, while an odd number is closed
 */
export function sayWays(line, engine) {
  const { nullity, witness } = engine.solve();
  line.classList.toggle("warn", witness !== null);
  if (witness)
    say(line, "mask.none", { doors: namesIn(witness), closed: wrongIn(witness, engine.lights, engine.goal).length });
  else say(line, "mask.ways", { ways: 1n << BigInt(nullity) });
  return witness;
}
