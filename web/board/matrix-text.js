/** The equations A·x = s of a position, written for LaTeX. */

/** @typedef {import("./view.js").Engine} Engine */

/** Indices where a hole is not. @param {number} count @param {Uint8Array} holes */
function existing(count, holes) {
  return Array.from({ length: count }, (_, index) => index).filter((index) => !holes[index]);
}

/**
 * The augmented matrix: a row for each light, a column for each button, and what the presses must change at the right
 * (for the goal "either": to reach all off).
 * @param {Engine} engine
 * @returns {string}
 */
export function matrixLaTeX(engine) {
  const { lights, holes } = engine;
  const wanted = engine.goal === "on" ? 1 : 0;
  const buttons = existing(engine.buttonCount, engine.kind === "grid" ? holes : new Uint8Array());
  const masks = buttons.map((button) => engine.mask(button));
  const rows = existing(engine.lightCount, holes).map((light) => {
    const entries = [...masks.map((mask) => mask[light]), lights[light] ^ wanted];
    return `  ${entries.join(" & ")} \\\\`;
  });
  return [`\\left[\\begin{array}{*{${buttons.length}}{c}|c}`, ...rows, "\\end{array}\\right]"].join("\n");
}
