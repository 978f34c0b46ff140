/** 繁體中文：求解中各種棋盤共有的語句。 */
import { number, presses } from "./words.js";

/** 頁面上句中名稱最多的字數，更多的只在清單裡。 */
const NAMES_MAX = 16;

/** @param {string[]} names */
const listed = (names) => names.join("、");

/** 英文和數字的名稱前有空格。 @param {{ names: string[], isText?: boolean }} p */
const pressNames = ({ names, isText }) =>
  (listed(names).length > NAMES_MAX && !isText) || names.length === 0
    ? ""
    : `按${/^\w/.test(names[0]) ? " " : ""}${listed(names)}：`;

/** @param {{ weight: number, isBegun: boolean }} p @param {string} proof */
const leftOr = ({ weight, isBegun }, proof) => `${isBegun ? "還剩 " : ""}${presses(weight)}，${proof}`;

/** @type {import("../languages.js").Sentences} */
export default {
  "answer.solving": "正在求解……",
  "answer.fewest": (p) => `${pressNames(p)}${leftOr(p, "最少")}。`,
  "answer.one-of": (p) => `這樣的解共有 ${number(p.count)} 個。`,
  "answer.more": (p) => `${pressNames(p)}${leftOr(p, `最少只要 ${number(p.fewest)} 步`)}。`,
  "answer.searching": (p) => `${pressNames(p)}${leftOr(p, "正在找更少的……")}`,
  "answer.unproven": (p) => `${pressNames(p)}${leftOr(p, "或更少")}。`,
  "answer.nothing": "不用按：都已是想要的樣子。",
  "answer.none": "無解。",
  "answer.done": "完成：都已是想要的樣子。",
  "answer.list": "要按的，次序不限",
  "answer.item": "{name} 已按",
  "answer.other": "按了別的？那就也按一下那扇門，這裡會列出還剩哪些。",
  "answer.copy": "複製答案",
  "answer.link": "複製連結",
  "answer.picture": "儲存圖片",

  "gallery.title": "常見的謎題",
  "gallery.about": "選一個和您的相像的，再改成您的燈或門。",
  "gallery.why": "為什麼？",
  "gallery.name.five": "5×5：按一盞燈，它和相鄰的燈一起翻轉",
  "gallery.as.five": "如 Lights Out",
  "gallery.name.six": "6×6，規則相同",
  "gallery.as.six": "如 Lights Out Deluxe",
  "gallery.name.joined": "4×4，四邊相連",
  "gallery.as.joined": "如 Mini Lights Out",
  "gallery.name.nine-keys": "九個鍵：角鍵翻轉四個，邊鍵翻轉一邊三個，中鍵翻轉十字",
  "gallery.as.nine-keys": "如 Merlin 的魔方陣，其中中鍵的目標是關",
  "gallery.name.discs": "4×4 雙色棋子，要變成同一種顏色",
  "gallery.as.discs": "如翻轉棋 Flip Game（POJ 1753）",
  "gallery.name.handles": "16 個把手：按一個，整個橫排和直排都翻轉",
  "gallery.as.handles": "POJ 2965 冰箱把手，範例",
  "gallery.name.five-six": "5×6，每個局面都恰有一個解",
  "gallery.as.five-six": "POJ 1222 Extended Lights Out，範例",
  "gallery.name.corner": "3×3，缺一個角",
  "gallery.as.corner": "遊戲裡的牆上常見",
  "gallery.name.statues": "六座雕像圍成一圈：轉一座，兩旁的也轉",
  "gallery.as.statues": "冒險遊戲的神殿裡常見",
  "gallery.name.switches": "五個開關排成一排：按一個，兩旁的也變",
  "gallery.as.switches": "密室逃脫裡常見",
  "gallery.name.three-cubes": "三個立方體排成一排，各有三面：轉一個，兩旁的也轉",
  "gallery.as.three-cubes": "如開放世界裡的雷暴島嶼",
  "gallery.name.four-cubes": "四個三面立方體排成一排",
  "gallery.as.four-cubes": "同上，多一個",
  "gallery.name.cubes-ring": "四個立方體圍成一圈，要朝同一面",
  "gallery.as.cubes-ring": "同上，哪一面都行",
  "gallery.name.five-cubes": "五個四面立方體：轉一個，別的也跟著轉",
  "gallery.as.five-cubes": "如同一世界的地下",
  "gallery.name.compass": "三層羅盤，各有六個位置，一次轉好幾步",
  "gallery.as.compass": "如航海遊戲裡的羅盤",
  "gallery.name.symbols": "三個轉環，各有八個符號：每個按鈕轉其中兩個",
  "gallery.as.symbols": "冒險遊戲的門上常見",
  "gallery.name.turned-statues": "三座四向雕像：轉一座，別的反著轉",
  "gallery.as.turned-statues": "冒險遊戲的墓室裡常見",
  "gallery.name.levers": "兩根拉桿各轉三塊石頭中的兩塊；按住一根則只轉中間一塊",
  "gallery.as.levers": "不按住則無解",
  "gallery.name.brightness": "5×5，三級亮度",
  "gallery.as.brightness": "如 Lights Out 2000",
  "gallery.name.tiles": "7×7 四色方塊：按一個，整個橫排和直排都變",
  "gallery.as.tiles": "如 Alien Tiles",
  "gallery.name.cube": "立方體：六個面，每面 3×3 盞燈",
  "gallery.as.cube": "如 Lights Out Cube",
  "gallery.name.twelve": "正十二面體：十二個面，每面一盞燈",
  "gallery.as.twelve": "如立體關燈",
  "gallery.name.petersen": "彼得森圖：十盞燈，每盞與三盞相連",
  "gallery.as.petersen": "如圖論教材",
};
