/** 中文：转门旁的语句。 */
import { at, number, percent, presses } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "doorsPanel.title": "门与掩码",
  "doorsPanel.check": "检查掩码",
  "doorsPanel.help": "显示全部解法",
  "doorsPanel.hide-masks": "隐藏掩码",
  "doorsPanel.mask": "刚才按下",
  "doorsPanel.no-mask": "还没有按过",
  "doorsPanel.mask-now": (p) =>
    p.doors.length ? `${p.button} ${p.mask} 翻转 ${p.doors.join("、")}` : `${p.button} ${p.mask} 什么也不翻转`,
  "doorsPanel.steps": "至此",
  "doorsPanel.steps-now": (p) =>
    p.moves === 0 ? "0 步" : `${presses(p.moves)}，等效于 ${p.buttons.length ? p.buttons.join(" ") : "什么也没按"}`,
  "doorsPanel.sets": "从当前局面出发，能打开所有门的每一组按钮，步数少的在前。选一组，就在门上标出。",
  "doorsPanel.no-sets": "从当前局面出发，没有哪一组按钮能打开所有的门。",
  "doorsPanel.set": (p) => p.buttons.join(" "),
  "doorsPanel.set-empty": "不用按：门都开着",
  "doorsPanel.more-sets": "更多",
  "doorsPanel.intro": "玩法",
  "doorsPanel.intro-mask": (p) =>
    `按一扇门，下面标亮的门一起开关。${p.button} 的掩码是 ${p.mask}：按 ${p.button} ${p.doors.length ? `翻转 ${p.doors.join("、")}` : "什么也不翻转"}。`,
  "doorsPanel.intro-press": "按 A",
  "doorsPanel.intro-again": "开着的门关上，关着的门打开。再按一次就翻转回来，先后次序无关。",
  "doorsPanel.intro-goal": "所有的门都打开就赢了。",
  "doorsPanel.intro-first": "从第一关开始",
  "mask.title": "设置掩码",
  "mask.about": "一行是一个按钮，一列是一扇门。可以点格子，也可以输入文字；按钮可以比门多，也可以比门少。",
  "mask.grid": "掩码：哪个按钮翻转哪扇门",
  "mask.cell": "按钮 {button} 翻转门 {door}",
  "mask.doors": "{count} 扇门",
  "mask.doors-fewer": "减少一扇门",
  "mask.doors-more": "增加一扇门",
  "mask.buttons": "{count} 个按钮",
  "mask.buttons-fewer": "减少一个按钮",
  "mask.buttons-more": "增加一个按钮",
  "mask.text": "掩码文本",
  "mask.set": "应用到门上",
  "mask.ways": (p) => `有 ${number(p.ways)} 种方法打开所有的门。`,
  "mask.none": (p) =>
    p.doors.length === 1
      ? `打不开：没有按钮能翻转关着的门 ${p.doors[0]}。`
      : `打不开：每个按钮都翻转门 ${p.doors.join("、")} 中的偶数扇，而其中要翻转 ${number(p.closed)} 扇，是奇数。`,
  "mask.zeros": "{button} 全是 0：原游戏不允许，但仍可求解。",
  "mask.ones": "{button} 全是 1：原游戏不允许，但仍可求解。",
  "mask.repeated": "{button} 与 {first} 相同：原游戏不允许，但仍可求解。",

  "census.title": "有多少组门能打开？",
  "census.about": "给定门数，互不相同且不含全 0、全 1 的掩码共有多少组？其中多少组能打开所有门？",
  "census.doors": "门数（1 到 64）",
  "census.sets": "掩码组",
  "census.openable": "能打开的",
  "census.number": (p) => number(p.number),
  "census.share": (p) => `其中 ${percent(Number((p.openable * 1_000_000n) / p.sets) / 1_000_000)} 能打开。`,
  "census.no-sets": "不同的掩码太少，不够组成一组。",
  "census.browse": "浏览清单",
  "census.gathering": "正在列出掩码组",
  "census.only-openable": "只看能开的",
  "census.none": "打不开",
  "census.ways": "{ways} 种开法",
  "census.previous": "上一页",
  "census.next": "下一页",
  "census.page": "页",
  "census.page-of": (p) => `第 ${p.page} 页，共 ${number(p.pages)} 页、${number(p.lines)} 组。选一组即应用到门上。`,
  "census.save": "存为文本",

  "graph.title": "互相牵动的开关",
  "graph.about":
    "每个开关翻转自己的灯，也翻转它所通向的开关的灯。1‑2 连接两个开关，1>2 表示 1 单向翻转 2，1: 2 3 表示 1 翻转 2 和 3。",
  "graph.edges": "边",
  "graph.from": "初始状态",
  "graph.to": "目标状态",
  "graph.all-off": "全 0",
  "graph.all-on": "全 1",
  "graph.ways": (p) => `从初始状态到目标状态有 ${number(p.ways)} 种方法。`,
  "graph.none": (p) => `无解：每个开关都翻转虚线圈里的灯 ${p.lights.join("、")} 中的偶数盏，而其中要变的是奇数盏。`,
  "graph.fewest": (p) =>
    p.weight === 0
      ? "最少：什么也不用按。"
      : `最少 ${presses(p.weight)}：${p.switches.join("、")}${p.count > 1n ? `（共 ${number(p.count)} 组，这是其中一组）` : ""}。`,
  "graph.picture": "{count} 个开关的图",
  "graph.play": "用门来玩",
  "graph.empty": "至少写一条边，例如 1-2。",
  "graph.unreadable": (p) => `${at(p)}：“${p.text}”不是边；请写 1-2、1>2 或一行 1: 2 3。`,
  "graph.limit": (p) => `${at(p)}：开关的编号从 1 到 ${number(p.limit)}。`,
  "graph.light": (p) => `${at(p)}：“${p.text}”既不是 0 也不是 1。`,
  "graph.lights": (p) => `${at(p)}：需要 ${number(p.count)} 盏灯，写了 ${number(p.found)} 盏。`,
};
