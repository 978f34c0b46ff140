/**
 * @file Stands for paste.js in the first script of the page, because few readers paste a board (tools/bundle.js). The lazy script of
 * Solve brings paste.js itself (web/page/solve.js).
 */

/** @type {typeof import("./paste.js")} */
let paste;

/** @param {typeof import("./paste.js")} module */
export function bringPaste(module) {
  paste = module;
}

/** @type {typeof import("./paste.js").readPasted} */
export const readPasted = (...given) => paste.readPasted(...given);
/** @type {typeof import("./paste.js").readMasks} */
export const readMasks = (...given) => paste.readMasks(...given);
