/** @file Helpers shared by the cards of the doors panel: callbacks for new positions and masks. */

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
