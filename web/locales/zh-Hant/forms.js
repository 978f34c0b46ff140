/** 繁體中文：稍後才載入的各檢視中的表單與長時間的計算。 */
import { number, percent, place, presses } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "lights.size": "{rows}×{columns}",
  "lights.rows": "橫排數",
  "lights.cols": "直排數",
  "lights.rule": "規則",
  "lights.cell": "第 {row} 橫排、第 {column} 直排",
  "lights.wrap": "邊緣",
  "lights.wrap.flat": "不相連",
  "lights.wrap.cylinder": "左右相連（圓柱）",
  "lights.wrap.torus": "四邊相連（環面）",
  "lights.wrap.klein": "四邊相連，上下反向（克萊因瓶）",
  "lights.wrap.projective": "四邊反向相連（射影平面）",
  "lights.best": (p) =>
    `目前最好：${presses(p.best)}；至少 ${presses(p.bound)}；已搜尋 ${percent(Math.floor(100 * p.progress) / 100)}。`,
  "field.number": (p) => `須是 ${number(p.min)} 到 ${number(p.max)} 的整數。`,
  "field.lights": (p) => `共 ${number(p.lights)} 盞燈，太多了：一個棋盤最多 ${number(p.limit)} 盞。`,
  "error.cell": (p) => `${place(p)}：這個格子編號不在棋盤上，或重複了。`,
  "error.letter": (p) => `${place(p)}：各行遮罩應依序為 A、B、C……`,
  "error.name": (p) => `${place(p)}：沒有以它開頭的一行。`,
  "error.seed": (p) => `${place(p)}：從別的程式的隨機種子看不出哪些燈亮；請用它的遊戲編號（game ID）。`,
  "error.solutions": "解太多，無法從中找出最少步數。",
  "error.none": "已證明：這個棋盤沒有任何局面需要這麼多步。",
  "error.steps": "步驟太多，無法逐步展示；棋盤最多 4096 盞燈。",
};
