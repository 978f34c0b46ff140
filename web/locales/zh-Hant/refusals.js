/** 繁體中文：讀不懂的局面、找不到的關卡、不夠的記憶體。 */
import { number, place, written } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "error.empty": (p) => `${written(p)}：沒有內容。`,
  "error.board": (p) => `${place(p)}：應是 5x5 這樣的大小，或「doors」。`,
  "error.size": (p) => `${place(p)}：橫排數和直排數須是從 1 開始的整數。`,
  "error.too-large": (p) => `${place(p)}：一個棋盤最多 ${number(p.limit)} 盞燈。`,
  "error.sides": (p) => `${place(p)}：用整排規則時，橫排數與直排數之和最多 10,001。`,
  "error.option": (p) => `${place(p)}：沒有這樣的棋盤選項。`,
  "error.repeated": (p) => `${place(p)}：這個選項已經給過了。`,
  "error.rule": (p) => `${place(p)}：圖樣是 3 位（3×3）或 7 位（5×5）十六進位數字，不能全是 0；邊鏡像相連時須對稱。`,
  "error.digit": (p) => `${place(p)}：這個字元不該在這裡。`,
  "error.length": (p) => `${place(p)}：格數與棋盤不符。`,
  "error.spare-bits": (p) => `${place(p)}：最後一位數字所代表的燈多於棋盤的燈。`,
  "error.hole": (p) => `${place(p)}：空洞不能亮，也不能按；不能所有格子都是空洞。`,
  "error.mask-length": (p) => `${place(p)}：所有遮罩須一樣長。`,
  "error.too-many": (p) => `${place(p)}：最多 64 扇門、64 個按鈕。`,
  "error.lights": (p) => `${place(p)}：棋盤之後應有一個點和燈的狀態，如 5x5.on。`,
  "error.trailing": (p) => `${place(p)}：棋盤之後有多餘字元。`,
  "error.level": "屬性 {attribute}：沒有為這個棋盤找到這樣的關卡。",
  "error.kind": (p) => `${place(p)}：這與此處的棋盤不是同一種。`,
  "error.memory": "記憶體不夠，這件事沒有做成；其餘功能照常。",
};
