/** The tabs of the explain pane, in their order. */
export const TABS = /** @type {const} */ ([
  "tour",
  "equations",
  "elimination",
  "chase",
  "quiet",
  "solutions",
  "own",
  "take",
]);

/** Those whose code lies beside the embed, for few readers open them. */
export const LATE_TABS = /** @type {const} */ (["tour", "own", "take"]);

/** @typedef {typeof TABS[number]} TabName */
/** @typedef {typeof LATE_TABS[number]} LateTabName */
