/** 中文：读不懂的局面、找不到的关卡、不够的内存。 */
import { number, place, written } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "error.empty": (p) => `${written(p)}：没有内容。`,
  "error.board": (p) => `${place(p)}：应是 5x5 这样的大小，或“doors”。`,
  "error.size": (p) => `${place(p)}：行数和列数须是从 1 开始的整数。`,
  "error.too-large": (p) => `${place(p)}：一个棋盘最多 ${number(p.limit)} 盏灯。`,
  "error.sides": (p) => `${place(p)}：用整行整列的规则时，行数与列数之和最多 10,001。`,
  "error.option": (p) => `${place(p)}：没有这样的棋盘选项。`,
  "error.repeated": (p) => `${place(p)}：这个选项已经给过了。`,
  "error.rule": (p) => `${place(p)}：图样是 3 位（3×3）或 7 位（5×5）十六进制数字，不能全是 0；边镜像相连时须对称。`,
  "error.digit": (p) => `${place(p)}：这个字符不该在这里。`,
  "error.length": (p) => `${place(p)}：格数与棋盘不符。`,
  "error.spare-bits": (p) => `${place(p)}：最后一位数字所代表的灯多于棋盘的灯。`,
  "error.hole": (p) => `${place(p)}：空洞不能亮，也不能按；不能所有格子都是空洞。`,
  "error.mask-length": (p) => `${place(p)}：所有掩码须一样长。`,
  "error.too-many": (p) => `${place(p)}：最多 256 扇门、256 个按钮。`,
  "error.lights": (p) => `${place(p)}：棋盘之后应有一个点和灯的状态，如 5x5.on。`,
  "error.trailing": (p) => `${place(p)}：棋盘之后有多余字符。`,
  "error.unclear": (p) => `${place(p)}：这段文字可能指好几个棋盘。把它粘贴到“求解”，选定之后抄下局面代码。`,
  "error.level": "属性 {attribute}：没有为这个棋盘找到这样的关卡。",
  "error.kind": (p) => `${place(p)}：这与此处的棋盘不是同一种。`,
  "error.memory": "内存不够，这件事没有做成；其余功能照常。",
};
