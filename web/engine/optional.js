/**
 * @file The modules of the engine that not every script has: each script adds those that it contains (all.js, core.js, and the
 * index of a lazy script). Without them a method throws an EngineError "omitted", and the message of an error is its code.
 * @typedef {typeof import("./census.js") & typeof import("./compile.js") & typeof import("./deal-doors.js") & typeof import("./equations.js") & typeof import("./large.js")
 *   & typeof import("./lessons.js") & typeof import("./lists.js") & typeof import("./messages.js") & typeof import("./nullity.js")
 *   & typeof import("./paste.js") & typeof import("./rows.js")} Optional
 */

/** @type {Partial<Optional>} */
export const optional = {};
