/** English: the rules of grids, and joined edges. */
import { pressing } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lights.rule.plus": "Plus",
  "lights.rule.ring": "Plus without its centre",
  "lights.rule.cross": "Diagonals",
  "lights.rule.king": "King (3×3)",
  "lights.rule.knight": "Knight",
  "lights.rule.rowcol": "Row and column",
  "lights.rule.own": "Custom pattern",
  "game.rule.plus": pressing("the light and its neighbours"),
  "game.rule.ring": pressing("the light’s neighbours", ", but not the light itself"),
  "game.rule.cross": pressing("the light and the four at its corners"),
  "game.rule.king": pressing("the light and the eight around it"),
  "game.rule.knight": pressing("the light and those a knight’s move away"),
  "game.rule.rowcol": pressing("every light in its row and column"),
  "game.rule.own": pressing("the lights shown in this picture"),
  "game.edges.cylinder": "The left and right edges are joined.",
  "game.edges.torus": "Opposite edges are joined.",
  "game.edges.klein": "The left and right edges are joined, the top and bottom mirrored.",
  "game.edges.projective": "Opposite edges are joined, mirrored.",
});
