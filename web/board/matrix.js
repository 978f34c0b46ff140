/**
 * @file The matrix of the equations A·x = s of a position, and its LaTeX form.
 *
 * @typedef {import("./view.js").Engine} Engine
 * @typedef {object} Rows
 * @property {number[][]} rows     all of the same length
 * @property {boolean} augmented   the last column is the right-hand side
 */

/** @param {Uint8Array} entries @param {number} width */
export function rowsOf(entries, width) {
  return Array.from({ length: entries.length / width }, (_, r) => [...entries.subarray(r * width, (r + 1) * width)]);
}

/**
 * The augmented matrix: a row for each light, a column for each button, and the required change of each light as the
 * last column. Holes have neither row nor column, locked buttons no column, and lights whose final state is of no matter no row. With the goal "either", towards the goal that can be reached.
 * @param {Engine} engine
 * @returns {Rows}
 */
export function matrixOf(engine) {
  const { holes, locked, any, lightCount, buttonCount, syndrome } = engine;
  const masks = Array.from({ length: buttonCount }, (_, button) => engine.mask(button));
  const hasRow = (/** @type {unknown} */ _, /** @type {number} */ light) => !holes[light] && !any[light];
  const hasColumn = (/** @type {unknown} */ _, /** @type {number} */ i) => !holes[i] && !locked[i];
  const row = (/** @type {number} */ light) => [...masks.map((mask) => mask[light]), syndrome[light]];
  const rows = Array.from({ length: lightCount }, (_, light) => row(light)).filter(hasRow);
  return { rows: rows.map((row) => row.filter(hasColumn)), augmented: true };
}

/** @param {Rows} matrix */
export function toLaTeX({ rows, augmented }) {
  const columns = rows[0].length;
  const layout = augmented ? `*{${columns - 1}}{c}|c` : `*{${columns}}{c}`;
  const lines = rows.map((row) => `  ${row.join(" & ")} \\\\`);
  return [`\\left[\\begin{array}{${layout}}`, ...lines, "\\end{array}\\right]"].join("\n");
}
