/** 繁體中文：Markdown 裡變成棋盤的區塊。 */
import { place, written } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "markdown.info": (p) => `${place(p)}：屬性寫成 name="value"，或者只寫名稱。`,
  "markdown.attribute": (p) => `${written(p)}：這裡沒有屬性「${p.word}」。`,
  "markdown.kind": (p) => `${written(p)}：棋盤「${p.word}」要寫在 ${p.right} 區塊裡。`,
  "markdown.value": (p) => `${written(p)}：屬性 ${p.attribute} 在這裡不能是「${p.word}」。`,
};
