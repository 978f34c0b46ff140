/**
 * @file The equations A·x = s of a position as a matrix, and written for LaTeX.
 *
 * @typedef {import("./view.js").Engine} Engine
 * @typedef {object} Rows
 * @property {number[][]} rows     all of one length
 * @property {boolean} augmented   whether the last column stands apart
 */

/** @param {Uint8Array} entries @param {number} width */
export function rowsOf(entries, width) {
  return Array.from({ length: entries.length / width }, (_, r) => [...entries.subarray(r * width, (r + 1) * width)]);
}

/**
 * A row for each light, a column for each button, and what the presses must change at the right; a hole has neither. With the
 * goal "either", for the one that can be reached.
 * @param {Engine} engine
 * @returns {Rows}
 */
export function matrixOf(engine) {
  const { holes, kind, goal, lights, buttonCount } = engine;
  const masks = Array.from({ length: buttonCount }, (_, button) => engine.mask(button));
  const { presses } = engine.solve();
  const changed = (/** @type {number} */ light) =>
    presses
      ? masks.reduce((sum, mask, i) => sum ^ (mask[light] & presses[i]), 0)
      : lights[light] ^ Number(goal === "on");
  const isThere = (/** @type {unknown} */ _, /** @type {number} */ i) => !holes[i];
  const rows = [...lights.keys()].map((light) => [...masks.map((mask) => mask[light]), changed(light)]).filter(isThere);
  return { rows: kind === "grid" ? rows.map((row) => row.filter(isThere)) : rows, augmented: true };
}

/** @param {Rows} matrix */
export function toLaTeX({ rows, augmented }) {
  const columns = rows[0].length;
  const layout = augmented ? `*{${columns - 1}}{c}|c` : `*{${columns}}{c}`;
  const lines = rows.map((row) => `  ${row.join(" & ")} \\\\`);
  return [`\\left[\\begin{array}{${layout}}`, ...lines, "\\end{array}\\right]"].join("\n");
}
