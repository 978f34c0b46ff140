/** 繁體中文：畫布上的棋盤。 */

/** @type {import("../languages.js").Sentences} */
export default {
  "canvas.zoom-in": "放大",
  "canvas.zoom-out": "縮小",
  "canvas.zoom-fit": "顯示全部",
  "canvas.row": "第 {row} 橫排，亮：{columns}",
  "canvas.row-off": "第 {row} 橫排：全滅",
  "canvas.rows": "逐排的燈",
};
