/** 中文：画布上的棋盘。 */

/** @type {import("../languages.js").Sentences} */
export default {
  "canvas.zoom-in": "放大",
  "canvas.zoom-out": "缩小",
  "canvas.zoom-fit": "看全部",
  "canvas.row": "第 {row} 行，亮：{columns}",
  "canvas.row-off": "第 {row} 行：全灭",
  "canvas.rows": "逐行的灯",
};
