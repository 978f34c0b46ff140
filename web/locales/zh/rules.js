/** 简体中文：棋盘的规则和相连的边。 */
export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lights.rule.plus": "十字",
  "lights.rule.ring": "空心十字",
  "lights.rule.cross": "斜十字",
  "lights.rule.king": "国王（3×3）",
  "lights.rule.knight": "马步",
  "lights.rule.rowcol": "整行整列",
  "lights.rule.own": "自定图样",
  "game.rule.plus": "按一盏灯，它和上下左右相邻的灯一起翻转。",
  "game.rule.ring": "按一盏灯，上下左右相邻的灯翻转，它自己不变。",
  "game.rule.cross": "按一盏灯，它和四角相邻的灯一起翻转。",
  "game.rule.king": "按一盏灯，它和周围八盏灯一起翻转。",
  "game.rule.knight": "按一盏灯，它和马步所到的灯一起翻转。",
  "game.rule.rowcol": "按一盏灯，它所在的整行整列一起翻转。",
  "game.rule.own": "按一盏灯，图中标出的灯一起翻转。",
  "game.edges.cylinder": "左右两边相连。",
  "game.edges.torus": "上下、左右的边都相连。",
});
