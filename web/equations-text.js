/** @file The equations of a board as the articles print them: x1+x2+x3=1, one line per light. */

/** Beyond this the lines are no longer read. */
const LIGHTS_MAX = 64;

/**
 * @param {import("./engine.js").Engine} engine
 * @returns {string | null} null for boards too large to read
 */
export function equationsText(engine) {
  if (engine.lightCount > LIGHTS_MAX) return null;
  const masks = Array.from({ length: engine.buttonCount }, (_, i) => (engine.holes[i] ? null : engine.mask(i)));
  const wanted = engine.goal === "on" ? 1 : 0;
  const lines = Array.from(engine.lights, (lit, light) => {
    const terms = masks.flatMap((mask, i) => (mask?.[light] ? [`x${i + 1}`] : []));
    return engine.holes[light] ? null : `${terms.join("+") || "0"}=${lit ^ wanted}`;
  });
  return lines.filter((line) => line !== null).join("\n");
}
