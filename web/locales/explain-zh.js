/** 中文：讲解栏的语句。 */

/** @param {number} power */
const superscript = (power) => [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");

/** @param {number} nullity */
const solutions = (nullity) =>
  nullity > 52
    ? `2${superscript(nullity)} 个解`
    : `2${superscript(nullity)} = ${(2 ** nullity).toLocaleString("zh")} 个解`;

/** @type {Record<string, import("../i18n.js").Sentence>} */
export const explain = {
  "explain.title": "讲解",
  "explain.tab-equations": "方程",
  "explain.tab-elimination": "消元",
  "explain.back": "上一步",
  "explain.on": "下一步",
  "explain.play": "播放",
  "explain.pause": "暂停",
  "explain.position": "步骤",
  "explain.matrix": "增广矩阵",

  "explain.equations-grid": "每盏灯一个方程，加法不进位（1+1=0）。按钮逐行编号；右边为 1：这盏灯必须改变。",
  "explain.equations-doors": "每扇门一个方程，加法不进位（1+1=0）。字母是按钮；右边为 1：这扇门必须转动。",
  "explain.equations-many": "不超过 {limit} 盏灯的棋盘才逐条列出方程。",

  "explain.form": "形式",
  "explain.reduced": "最简形",
  "explain.echelon": "阶梯形再回代",
  "explain.too-many-steps": "不超过 {limit} 盏灯的棋盘才逐步展示消元。",
  "explain.step-start": "把方程写成矩阵：一行一个方程，右边是 b。",
  "explain.step-pivot": "R{row} 含有 {unknown}：选作主元。",
  "explain.step-swap": "交换 R{row} 与 R{other}：主元移上来。",
  "explain.step-add": "把 R{other} 加到 R{row}：那里的 {unknown} 消去。",
  "explain.step-free": "{unknown} 没有主元：这个按钮是自由的。",
  "explain.step-impossible": "R{row} 说 0 = 1：不可能，无解。",
  "explain.step-echelon": "已成阶梯形。现在回代：从最后一个主元往上。",
  "explain.step-up": "R{row} 决定 {unknown}：代入上面各行。",
  "explain.step-done": "完成：每行决定一个未知数。",
  "explain.rank": (p) => `秩 ${p.rank}，零空间维数 ${p.nullity}：${solutions(p.nullity)}。`,
  "explain.rank-none": "秩 {rank}，零空间维数 {nullity}：无解。",
  "explain.back-free": "从最后一行往上，自由未知数都取 0：",
  "explain.back-fixed": "从最后一行往上：",
};
