/** 中文：讲解栏。 */
import { superscript } from "./words.js";

/** @param {number} nullity */
const solutions = (nullity) =>
  nullity > 52
    ? `2${superscript(nullity)} 个解`
    : `2${superscript(nullity)} = ${(2 ** nullity).toLocaleString("zh")} 个解`;

/** @type {import("../languages.js").Sentences} */
export default {
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
  "explain.step-pivot": "{row} 含有 {unknown}：选作主元。",
  "explain.step-swap": "交换 {row} 与 {other}：主元移上来。",
  "explain.step-add": "把 {other} 加到 {row}：那里的 {unknown} 消去。",
  "explain.step-free": "{unknown} 没有主元：这个按钮是自由的。",
  "explain.step-impossible": "{row} 说 0 = 1：不可能，无解。",
  "explain.step-echelon": "已成阶梯形。现在回代：从最后一个主元往上。",
  "explain.step-up": "{row} 决定 {unknown}：代入上面各行。",
  "explain.step-done": "完成：每行决定一个未知数。",
  "explain.rank": (p) => `秩 ${p.rank}，零空间维数 ${p.nullity}：${solutions(p.nullity)}。`,
  "explain.rank-none": "秩 {rank}，零空间维数 {nullity}：无解。",
  "explain.back-free": "从最后一行往上，自由未知数都取 0：",
  "explain.back-fixed": "从最后一行往上：",

  "explain.tab-chase": "追灯",
  "explain.tab-quiet": "静默图案",
  "explain.tab-solutions": "全部解",
  "explain.tab-tour": "入门",
  "explain.tab-own": "自己的方程",
  "explain.tab-take": "带走",
  "explain.more": "更多",
  "explain.presses": "{count} 步",

  "explain.chase-none": "追灯要求：按一下，上方各行中只影响正上方的那盏灯。十字或圆环规则、没有空洞、不是环面。",
  "explain.chase-start": "逐行来：哪盏灯不对，就按它正下方的按钮。",
  "explain.chase-chase": "第 {row} 行：在第 {above} 行不对的灯下面按，共 {count} 步。",
  "explain.chase-left": "只剩最后一行可能不对：还剩 {left} 盏。",
  "explain.chase-left-none": "最后一行什么也没剩。",
  "explain.chase-first-row": "小方程组说：第一行按 {count} 步，再追一遍。",
  "explain.chase-finish": "解开了：算数的有 {total} 步，其余抵消。",
  "explain.chase-impossible": "没有哪个第一行会恰好剩下这样的最后一行：无解。",
  "explain.chase-hand": "自己动手：在棋盘上按圈出的按钮，顺序随意。接下来该按的会再圈出来。",
  "explain.chase-system": "决定第一行的小方程组",
  "explain.chase-system-about": "第 i 列：只按第一行第 i 个按钮再追下去，最后一行剩下什么。右边：现在剩下什么。",

  "explain.quiet-none": "没有静默图案：能解的局面恰有一个解。",
  "explain.quiet-some": (p) =>
    `${p.nullity} 个独立的静默图案：按了什么都不变。所以只要有解，就有 ${solutions(p.nullity)}。`,
  "explain.quiet-large": "不超过 {limit} 盏灯的棋盘才展示静默图案。",
  "explain.quiet-many": "{nullity} 个独立的静默图案：按了什么都不变。太多了，不逐个列出。",
  "explain.quiet-play": "播放",
  "explain.quiet-start": "{name} 的图案：共 {total} 步，一步一步按。",
  "explain.quiet-step": "已按 {count}/{total}：有 {changed} 处与原来不同。",
  "explain.quiet-end": "{total} 步全按完：什么都没变。",
  "explain.quiet-walk": "从一个解走到另一个解",
  "explain.quiet-walk-about": "上面的自由按钮按不按随你选，其余随之确定。每选一个，就加上它的静默图案。",
  "explain.quiet-weight": (p) => `${p.names ? `按 ${p.names}` : "都不按"}：得到 ${p.weight} 步的解，已在棋盘上圈出。`,
  "explain.quiet-fewest": "取最少的",
  "explain.quiet-why": "最少是 {fewest}：下面是全部 {total} 个解，按步数排列。",

  "explain.solutions": (p) => `${solutions(p.nullity)}，步数少的在前。点一个，在棋盘上圈出。`,
  "explain.solutions-unsorted": (p) => `${solutions(p.nullity)}，太多而不排序。点一个，在棋盘上圈出。`,
  "explain.solutions-large": "不超过 {limit} 盏灯的棋盘才列出解。",
  "explain.solutions-either": (p) => `每个能达到的目标各有 ${solutions(p.nullity)}。点一个，在棋盘上圈出。`,

  "explain.impossible-grid-off": "每个按钮都翻转偶数盏画线的灯（共 {all} 盏），而其中亮着 {count} 盏：奇数。",
  "explain.impossible-grid-on": "每个按钮都翻转偶数盏画线的灯（共 {all} 盏），而其中灭着 {count} 盏：奇数。",
  "explain.impossible-grid-either":
    "每个按钮都翻转偶数盏画线的灯（共 {all} 盏），而其中亮着 {count} 盏：奇数。两个目标都要求偶数。",
  "explain.impossible-doors-on": "每个按钮都翻转偶数扇画线的门（共 {all} 扇），而其中关着 {count} 扇：奇数。",
  "explain.count-start": "数一数。",
  "explain.count-so-far": "{count} ……",
  "explain.count-odd": "{count}：奇数。每次变偶数个，永远到不了零。",
  "explain.parity-hint": "指向或按下任意按钮：它翻转几个画线的？",
  "explain.parity": "{button} 翻转 {count} 个画线的：偶数。",
  "explain.nearest": "最近的可解局面",
  "explain.nearest-about-grid": "要改动哪些灯才有解？",
  "explain.nearest-about-doors": "要改动哪些门才有解？",
  "explain.nearest-found-grid": "改动 {changes} 盏灯就有解。点一个放到棋盘上。",
  "explain.nearest-found-doors": "改动 {changes} 扇门就有解。点一个放到门上。",
  "explain.nearest-none": "没有找到只差几处的可解局面。",
};
