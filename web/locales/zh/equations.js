/** 中文：自列方程。 */
import { at, number } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "equation.about": "一行一个方程，写成 x2+x3=1 或 011|1。逐条回答：它是否与前面的独立？",
  "equation.lines": "方程",
  "equation.unknowns": "未知数个数（不填就按写到的算）",
  "equation.answers": "逐行的回答",
  "equation.new": "新的：独立方程 {rank} 个，共需 {unknowns} 个",
  "equation.implied": "可由上面推出",
  "equation.contradiction": "与上面矛盾，已忽略",
  "equation.fixed": "新的：至此每个未知数都确定了",
  "equation.solution": (p) => Array.from(p.values, (value, index) => `x${index + 1}=${value}`).join("，"),
  "equation.open": "还有 {free} 个自由变量：独立方程 {rank} 个，共需 {unknowns} 个。",
  "equation.range": "未知数个数请填 1 到 {most} 的整数，或者不填。",
  "equation.unreadable": (p) => `${at(p)}：这里不该是“${p.text}”；请写 x2+x3=1 或 011|1。`,
  "equation.side": (p) => `${at(p)}：这里少了内容；请写 x2+x3=1 或 011|1。`,
  "equation.equals": (p) => `${at(p)}：缺了“=”。`,
  "equation.limit": (p) => `${at(p)}：未知数最多 ${number(p.limit)} 个。`,
};
