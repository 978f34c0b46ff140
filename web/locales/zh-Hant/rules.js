/** 繁體中文：棋盤的規則和相連的邊。 */
import { pressing } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lights.rule.plus": "十字",
  "lights.rule.ring": "空心十字",
  "lights.rule.cross": "斜十字",
  "lights.rule.king": "國王（3×3）",
  "lights.rule.knight": "騎士",
  "lights.rule.rowcol": "橫排與直排",
  "lights.rule.own": "自訂圖樣",
  "game.rule.plus": pressing("它和上下左右相鄰的燈"),
  "game.rule.ring": pressing("上下左右相鄰的燈", "，它自己不變"),
  "game.rule.cross": pressing("它和四角相鄰的燈"),
  "game.rule.king": pressing("它和周圍八盞燈"),
  "game.rule.knight": pressing("它和騎士一步所到的燈"),
  "game.rule.rowcol": pressing("它所在的整個橫排和整個直排"),
  "game.rule.own": pressing("圖中標出的燈"),
  "game.edges.cylinder": "左右兩邊相連。",
  "game.edges.torus": "上下、左右的邊都相連。",
  "game.edges.klein": "左右兩邊相連，上下兩邊反向相連。",
  "game.edges.projective": "上下、左右的邊都反向相連。",
});
