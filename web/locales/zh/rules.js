/** 简体中文：棋盘的规则和相连的边。 */
import { pressing } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lights.rule.plus": "十字",
  "lights.rule.ring": "空心十字",
  "lights.rule.cross": "斜十字",
  "lights.rule.king": "国王（3×3）",
  "lights.rule.knight": "马步",
  "lights.rule.rowcol": "整行整列",
  "lights.rule.own": "自定图样",
  "game.rule.plus": pressing("它和上下左右相邻的灯"),
  "game.rule.ring": pressing("上下左右相邻的灯", "，它自己不变"),
  "game.rule.cross": pressing("它和四角相邻的灯"),
  "game.rule.king": pressing("它和周围八盏灯"),
  "game.rule.knight": pressing("它和马步所到的灯"),
  "game.rule.rowcol": pressing("它所在的整行整列"),
  "game.rule.own": pressing("图中标出的灯"),
  "game.edges.cylinder": "左右两边相连。",
  "game.edges.torus": "上下、左右的边都相连。",
  "game.edges.klein": "左右两边相连，上下两边反向相连。",
  "game.edges.projective": "上下、左右的边都反向相连。",
});
