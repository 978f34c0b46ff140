/** 中文：求解中各种棋盘共有的语句。 */
import { number, presses } from "./words.js";

/** 页面上句中名称最多的字数，更多的只在清单里。 */
const NAMES_MAX = 16;

/** @param {string[]} names */
const listed = (names) => names.join("、");

/** 英文和数字的名称前有空格。 @param {{ names: string[], isText?: boolean }} p */
const pressNames = ({ names, isText }) =>
  (listed(names).length > NAMES_MAX && !isText) || names.length === 0
    ? ""
    : `按${/^\w/.test(names[0]) ? " " : ""}${listed(names)}：`;

/** @param {{ weight: number, isBegun: boolean }} p @param {string} proof */
const leftOr = ({ weight, isBegun }, proof) => `${isBegun ? "还剩 " : ""}${presses(weight)}，${proof}`;

/** @type {import("../languages.js").Sentences} */
export default {
  "answer.solving": "正在求解……",
  "answer.fewest": (p) => `${pressNames(p)}${leftOr(p, "最少")}。`,
  "answer.one-of": (p) => `这样的解共有 ${number(p.count)} 个。`,
  "answer.more": (p) => `${pressNames(p)}${leftOr(p, `最少只要 ${number(p.fewest)} 步`)}。`,
  "answer.searching": (p) => `${pressNames(p)}${leftOr(p, "正在找更少的……")}`,
  "answer.unproven": (p) => `${pressNames(p)}${leftOr(p, "或更少")}。`,
  "answer.nothing": "不用按：都已是想要的样子。",
  "answer.none": "无解。",
  "answer.done": "完成：都已是想要的样子。",
  "answer.list": "要按的，次序不限",
  "answer.item": "{name} 已按",
  "answer.other": "按了别的？那就也按一下那扇门，这里会列出还剩哪些。",
  "answer.copy": "复制答案",
  "answer.link": "复制链接",
  "answer.picture": "保存图片",

  "gallery.title": "常见的谜题",
  "gallery.about": "选一个和您的相像的，再改成您的灯或门。",
  "gallery.why": "为什么？",
  "gallery.name.five": "5×5：按一盏灯，它和相邻的灯一起翻转",
  "gallery.as.five": "如 Lights Out",
  "gallery.name.six": "6×6，规则相同",
  "gallery.as.six": "如 Lights Out Deluxe",
  "gallery.name.joined": "4×4，四边相连",
  "gallery.as.joined": "如 Mini Lights Out",
  "gallery.name.nine-keys": "九个键：角键翻转四个，边键翻转一边三个，中键翻转十字",
  "gallery.as.nine-keys": "如 Merlin 的魔方阵，其中中键的目标是关",
  "gallery.name.discs": "4×4 双色棋子，要变成同一种颜色",
  "gallery.as.discs": "如翻转棋 Flip Game",
  "gallery.name.handles": "16 个把手：按一个，整行整列都翻转",
  "gallery.as.handles": "冰箱把手竞赛题及其样例",
  "gallery.name.five-six": "5×6，每个局面都恰有一个解",
  "gallery.as.five-six": "竞赛题及其样例",
  "gallery.name.corner": "3×3，缺一个角",
  "gallery.as.corner": "游戏里的墙上常见",
  "gallery.name.statues": "六座雕像围成一圈：转一座，两旁的也转",
  "gallery.as.statues": "冒险游戏的神庙里常见",
  "gallery.name.switches": "五个开关排成一行：按一个，两旁的也变",
  "gallery.as.switches": "密室逃脱里常见",
};
