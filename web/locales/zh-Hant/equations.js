/** 繁體中文：自列方程式。 */
import { at, number } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "equation.about": "每行一個方程式，寫成 x2+x3=1 或 011|1。逐條回答：它是否與前面的獨立？",
  "equation.lines": "方程式",
  "equation.unknowns": "未知數個數（不填就按寫到的算）",
  "equation.answers": "逐行的回答",
  "equation.new": "新的：獨立方程式 {rank} 個，共需 {unknowns} 個",
  "equation.implied": "可由上面推出",
  "equation.contradiction": "與上面矛盾，已忽略",
  "equation.fixed": "新的：至此每個未知數都確定了",
  "equation.solution": (p) => Array.from(p.values, (value, index) => `x${index + 1}=${value}`).join("，"),
  "equation.open": "還有 {free} 個自由變數：獨立方程式 {rank} 個，共需 {unknowns} 個。",
  "equation.range": "未知數個數請填 1 到 {most} 的整數，或者不填。",
  "equation.unreadable": (p) => `${at(p)}：這裡不該是「${p.text}」；請寫 x2+x3=1 或 011|1。`,
  "equation.side": (p) => `${at(p)}：這裡少了內容；請寫 x2+x3=1 或 011|1。`,
  "equation.equals": (p) => `${at(p)}：缺了「=」。`,
  "equation.limit": (p) => `${at(p)}：未知數最多 ${number(p.limit)} 個。`,
};
