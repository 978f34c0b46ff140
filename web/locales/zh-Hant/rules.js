/** 繁體中文：棋盤的規則和相連的邊。 */
export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "lights.rule.plus": "十字",
  "lights.rule.ring": "空心十字",
  "lights.rule.cross": "斜十字",
  "lights.rule.king": "國王（3×3）",
  "lights.rule.knight": "騎士",
  "lights.rule.rowcol": "橫排與直排",
  "lights.rule.own": "自訂圖樣",
  "game.rule.plus": "按一盞燈，它和上下左右相鄰的燈一起翻轉。",
  "game.rule.ring": "按一盞燈，上下左右相鄰的燈翻轉，它自己不變。",
  "game.rule.cross": "按一盞燈，它和四角相鄰的燈一起翻轉。",
  "game.rule.king": "按一盞燈，它和周圍八盞燈一起翻轉。",
  "game.rule.knight": "按一盞燈，它和騎士一步所到的燈一起翻轉。",
  "game.rule.rowcol": "按一盞燈，它所在的整個橫排和整個直排一起翻轉。",
  "game.rule.own": "按一盞燈，圖中標出的燈一起翻轉。",
  "game.edges.cylinder": "左右兩邊相連。",
  "game.edges.torus": "上下、左右的邊都相連。",
});
