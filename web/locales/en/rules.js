/** English: the rules of grids, and joined edges. */
export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lights.rule.plus": "Plus",
  "lights.rule.ring": "Plus without its centre",
  "lights.rule.cross": "Diagonals",
  "lights.rule.king": "King (3×3)",
  "lights.rule.knight": "Knight",
  "lights.rule.rowcol": "Row and column",
  "lights.rule.own": "Own stencil",
  "game.rule.plus": "A press flips the light and its neighbours.",
  "game.rule.ring": "A press flips the light’s neighbours, but not the light itself.",
  "game.rule.cross": "A press flips the light and the four at its corners.",
  "game.rule.king": "A press flips the light and the eight around it.",
  "game.rule.knight": "A press flips the light and those a knight’s move away.",
  "game.rule.rowcol": "A press flips every light in its row and column.",
  "game.rule.own": "A press flips the lights shown in this picture.",
  "game.edges.cylinder": "The left and right edges are joined.",
  "game.edges.torus": "Opposite edges are joined.",
});
