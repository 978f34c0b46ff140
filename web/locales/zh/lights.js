/** 中文：关灯棋盘旁的语句。 */
import { howMany, number, presses, solutions } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "lights.setup": "棋盘设置",
  "lights.stencil": "图样：按一下翻转哪些灯",
  "lights.stencil-about": "图中是按下正中那一格会翻转的灯。点其中的格子，就能自定规则。",
  "lights.goal": "目标",
  "lights.goal.off": "全灭",
  "lights.goal.on": "全亮",
  "lights.goal.either": "全部一样（翻转棋）",
  "lights.holes": "空洞",
  "lights.draw": "编辑：点一下只改一盏",
  "lights.drawing": "编辑中：点一下只改一盏灯",
  "lights.drawn": "完成",
  "lights.all-on": "全亮",
  "lights.all-off": "全灭",
  "lights.random": "随机",
  "lights.paste": "输入或粘贴棋盘",
  "lights.paste-about":
    "若干行 0 和 1、. 和 #、b 和 w，或 ⬛ 和 🟨，前面可以写大小（如 5x5）；大小加亮格的编号（5x5: 3, 7, 12）；数组；Flip 游戏编号；局面代码或其链接。",
  "lights.paste-load": "载入",
  "lights.paste-example": "可识别的写法，例如：",
  "lights.paste-several": (p) =>
    `共找到 ${number(p.count)} 个棋盘${p.count > p.listed ? `，列出前 ${number(p.listed)} 个` : ""}。载入哪一个？`,
  "lights.paste-cases": "找到的棋盘",
  "lights.paste-case": "棋盘 {number}",
  "lights.solve": "解法",
  "lights.solvable": "有解",
  "lights.unsolvable": "无解",
  "lights.facts": (p) => `有解，共 ${howMany(p.nullity)}。`,
  "lights.facts-either": (p) => `有解，每个可达的目标各有 ${howMany(p.nullity)}。`,
  "lights.facts-none": "无解。",
  "lights.details": "详情",
  "lights.rank": (p) => `秩 ${number(p.rank)}，零化度 ${number(p.nullity)}：${solutions(p.nullity)}。`,
  "lights.rank-either": (p) =>
    `秩 ${number(p.rank)}，零化度 ${number(p.nullity)}：每个可达的目标有 ${solutions(p.nullity)}。`,
  "lights.rank-none": "秩 {rank}，零化度 {nullity}。",
  "lights.fewest": "求最少步解",
  "lights.why-not": "为什么无解？",
  "lights.fewest-is": (p) =>
    p.count === "1"
      ? `最少 ${presses(p.weight)}（已证明），这样的解只有一个，已圈出：`
      : `最少 ${presses(p.weight)}（已证明），共 ${number(BigInt(p.count))} 个这样的解，其中一个已圈出：`,
  "lights.fewest-left": "最少 {weight} 步",
  "lights.left": "此解还剩 {weight} 步，已在棋盘上圈出：",
  "lights.solved-already": "已经完成，不必再按。",
  "lights.solution-text": "解的文字形式",
  "lights.copy-solution": "复制解",
  "lights.hide": "清除标记",
  "lights.witness-lit": "每个按钮都翻转偶数盏带斜纹的灯，而其中亮着 {count} 盏，是奇数。所以怎么按也不能全部关掉。",
  "lights.witness-dark": "每个按钮都翻转偶数盏带斜纹的灯，而其中灭着 {count} 盏，是奇数。所以怎么按也不能全部点亮。",
  "lights.all-solutions": "所有解",
  "lights.steps": "步骤",
  "lights.steps-about": "先写行，再写列。同一盏灯按两次互相抵消，两次都划去。",
  "lights.steps-count": (p) => `${presses(p.count)}${p.cancelled ? `，抵消 ${presses(p.cancelled)}` : ""}`,
};
