/** The tabs of the explain pane, in order. */
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

/** @typedef {typeof TABS[number]} TabName */
