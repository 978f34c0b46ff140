/** 中文：Markdown 里变成棋盘的代码块。 */
import { place, written } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "markdown.info": (p) => `${place(p)}：属性写成 name="value"，或者只写名字。`,
  "markdown.attribute": (p) => `${written(p)}：这里没有属性“${p.word}”。`,
  "markdown.kind": (p) => `${written(p)}：棋盘“${p.word}”要写在 ${p.right} 代码块里。`,
  "markdown.value": (p) => `${written(p)}：属性 ${p.attribute} 在这里不能是“${p.word}”。`,
};
