/** 中文：求解中各种棋盘共有的语句。 */
import { listed, number, presses } from "./words.js";

/** 页面上句中名称最多的字数，更多的只在清单里。 */
const NAMES_MAX = 16;

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
  "answer.unknown": "还不知道。",
  "answer.done": "完成：都已是想要的样子。",
  "answer.list": "要按的，次序不限",
  "answer.item": "{name} 已按",
  "answer.other": "按了别的？那就也按一下那扇门，这里会列出还剩哪些。",
  "answer.copy": "复制答案",
  "answer.link": "复制链接",
  "answer.picture": "保存图片",

  "gallery.title": "常见的谜题",
  "gallery.about": "选一个和你的相像的，再改成你的灯或门。",
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
  "gallery.as.discs": "如翻转棋 Flip Game（POJ 1753）",
  "gallery.name.handles": "16 个把手：按一个，整行整列都翻转",
  "gallery.as.handles": "POJ 2965 冰箱把手，样例",
  "gallery.name.five-six": "5×6，每个局面都恰有一个解",
  "gallery.as.five-six": "POJ 1222 Extended Lights Out，样例",
  "gallery.name.corner": "3×3，缺一个角",
  "gallery.as.corner": "游戏里的墙上常见",
  "gallery.name.statues": "六座雕像围成一圈：转一座，两旁的也转",
  "gallery.as.statues": "冒险游戏的神庙里常见",
  "gallery.name.switches": "五个开关排成一行：按一个，两旁的也变",
  "gallery.as.switches": "密室逃脱里常见",
  "gallery.name.three-cubes": "三个立方体排成一行，各有三面：转一个，两旁的也转",
  "gallery.as.three-cubes": "如开放世界里的雷暴岛屿",
  "gallery.name.four-cubes": "四个三面立方体排成一行",
  "gallery.as.four-cubes": "同上，多一个",
  "gallery.name.cubes-ring": "四个立方体围成一圈，要朝同一面",
  "gallery.as.cubes-ring": "同上，哪一面都行",
  "gallery.name.five-cubes": "五个四面立方体：转一个，别的也跟着转",
  "gallery.as.five-cubes": "如同一世界的地下",
  "gallery.name.compass": "三层罗盘，各有六个位置，一次转好几步",
  "gallery.as.compass": "如航海游戏里的罗盘",
  "gallery.name.symbols": "三个转环，各有八个符号：每个按钮转其中两个",
  "gallery.as.symbols": "冒险游戏的门上常见",
  "gallery.name.turned-statues": "三座四向雕像：转一座，别的反着转",
  "gallery.as.turned-statues": "冒险游戏的墓室里常见",
  "gallery.name.levers": "两根拉杆各转三个石块中的两个；按住一根则只转中间一个",
  "gallery.as.levers": "不按住则无解",
  "gallery.name.brightness": "5×5，三档亮度",
  "gallery.as.brightness": "如 Lights Out 2000",
  "gallery.name.tiles": "7×7 四色方块：按一个，整行整列都变",
  "gallery.as.tiles": "如 Alien Tiles",
  "gallery.name.cube": "立方体：六个面，每面 3×3 盏灯",
  "gallery.as.cube": "如 Lights Out Cube",
  "gallery.name.twelve": "正十二面体：十二个面，每面一盏灯",
  "gallery.as.twelve": "如立体关灯",
  "gallery.name.petersen": "彼得森图：十盏灯，每盏与三盏相连",
  "gallery.as.petersen": "如图论教材",
};
