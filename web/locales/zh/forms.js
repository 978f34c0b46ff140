/** 中文：稍后才加载的各视图中的表单与长时间的计算。 */
import { number, percent, place, presses } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "lights.size": "{rows}×{columns}",
  "lights.rows": "行数",
  "lights.cols": "列数",
  "lights.rule": "规则",
  "lights.cell": "第 {row} 行第 {column} 列",
  "lights.wrap": "边缘",
  "lights.wrap.flat": "不相连",
  "lights.wrap.cylinder": "左右相连（圆柱）",
  "lights.wrap.torus": "四边相连（环面）",
  "lights.wrap.klein": "四边相连，上下反向（克莱因瓶）",
  "lights.wrap.projective": "四边反向相连（射影平面）",
  "lights.best": (p) =>
    `目前最好：${presses(p.best)}；至少 ${presses(p.bound)}；已搜索 ${percent(Math.floor(100 * p.progress) / 100)}。`,
  "field.number": (p) => `须是 ${number(p.min)} 到 ${number(p.max)} 的整数。`,
  "field.lights": (p) => `共 ${number(p.lights)} 盏灯，太多了：一个棋盘最多 ${number(p.limit)} 盏。`,
  "error.cell": (p) => `${place(p)}：这个格子编号不在棋盘上，或重复了。`,
  "error.letter": (p) => `${place(p)}：掩码行应依次为 A、B、C……`,
  "error.name": (p) => `${place(p)}：没有以它开头的一行。`,
  "error.seed": (p) => `${place(p)}：从别的程序的随机种子看不出哪些灯亮；请用它的游戏编号（game ID）。`,
  "error.solutions": "解太多，无法从中找出最少步数。",
  "error.none": "已证明：这个棋盘没有任何局面需要这么多步。",
  "error.steps": "步骤太多，无法逐步展示；棋盘最多 4096 盏灯。",
};
