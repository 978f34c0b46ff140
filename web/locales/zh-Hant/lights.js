/** 繁體中文：關燈棋盤旁的語句。 */
import { howMany, number, presses, solutions } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "lights.setup": "棋盤設定",
  "lights.stencil": "圖樣：按一下翻轉哪些燈",
  "lights.stencil-about": "圖中是按下正中那一格會翻轉的燈。點其中的格子，就能自訂規則。",
  "lights.goal": "目標",
  "lights.goal.off": "全滅",
  "lights.goal.on": "全亮",
  "lights.goal.either": "全部一樣（翻轉棋）",
  "lights.holes": "空洞",
  "lights.draw": "編輯：點一下只改一盞",
  "lights.drawing": "編輯中：點一下只改一盞燈",
  "lights.drawn": "完成",
  "lights.all-on": "全亮",
  "lights.all-off": "全滅",
  "lights.random": "隨機",
  "lights.paste": "輸入或貼上棋盤",
  "lights.paste-about":
    "若干行 0 和 1、. 和 #、b 和 w，或 ⬛ 和 🟨，前面可以寫大小（如 5x5）；大小加亮格的編號（5x5: 3, 7, 12）；陣列；Flip 遊戲編號；局面代碼或其連結。",
  "lights.paste-load": "載入",
  "lights.paste-example": "可辨識的寫法，例如：",
  "lights.paste-several": (p) =>
    `共找到 ${number(p.count)} 個棋盤${p.count > p.listed ? `，列出前 ${number(p.listed)} 個` : ""}。載入哪一個？`,
  "lights.paste-cases": "找到的棋盤",
  "lights.paste-case": "棋盤 {number}",
  "lights.solve": "解法",
  "lights.solvable": "有解",
  "lights.unsolvable": "無解",
  "lights.facts": (p) => `有解，共 ${howMany(p.nullity)}。`,
  "lights.facts-either": (p) => `有解，每個可達的目標各有 ${howMany(p.nullity)}。`,
  "lights.facts-none": "無解。",
  "lights.details": "詳情",
  "lights.rank": (p) => `秩 ${number(p.rank)}，核維數 ${number(p.nullity)}：${solutions(p.nullity)}。`,
  "lights.rank-either": (p) =>
    `秩 ${number(p.rank)}，核維數 ${number(p.nullity)}：每個可達的目標有 ${solutions(p.nullity)}。`,
  "lights.rank-none": "秩 {rank}，核維數 {nullity}。",
  "lights.fewest": "求最少步解",
  "lights.why-not": "為什麼無解？",
  "lights.fewest-is": (p) =>
    p.count === "1"
      ? `最少 ${presses(p.weight)}（已證明），這樣的解只有一個，已圈出：`
      : `最少 ${presses(p.weight)}（已證明），共 ${number(BigInt(p.count))} 個這樣的解，其中一個已圈出：`,
  "lights.fewest-left": "最少 {weight} 步",
  "lights.left": "此解還剩 {weight} 步，已在棋盤上圈出：",
  "lights.solved-already": "已經完成，不必再按。",
  "lights.solution-text": "解的文字形式",
  "lights.copy-solution": "複製解",
  "lights.hide": "清除標記",
  "lights.witness-lit": "每個按鈕都翻轉偶數盞有斜紋的燈，而其中亮著 {count} 盞，是奇數。所以怎麼按也不能全部關掉。",
  "lights.witness-dark": "每個按鈕都翻轉偶數盞有斜紋的燈，而其中滅著 {count} 盞，是奇數。所以怎麼按也不能全部點亮。",
  "lights.all-solutions": "所有解",
  "lights.steps": "步驟",
  "lights.steps-about": "先寫橫排，再寫直排。同一盞燈按兩次互相抵消，兩次都劃掉。",
  "lights.steps-count": (p) => `${presses(p.count)}${p.cancelled ? `，抵消 ${presses(p.cancelled)}` : ""}`,
};
