/** 繁體中文：翻轉門旁的語句。 */
import { at, number, presses, solutions } from "./words.js";

/** @param {string[]} names */
const listed = (names) => names.join("、");

/** 「3 × 3 = 9 個解」。 @param {number[]} orders */
function countOf(orders) {
  const count = orders.reduce((product, order) => product * BigInt(order), 1n);
  return `共 ${orders.length > 1 ? `${orders.join(" × ")} = ` : ""}${number(count)} 個解。`;
}

/** @type {import("../languages.js").Sentences} */
export default {
  "doorsPanel.title": "門與遮罩",
  "doorsPanel.hide-masks": "隱藏遮罩",
  "doorsPanel.mask": "剛才按下",
  "doorsPanel.no-mask": "還沒有按過",
  "doorsPanel.mask-now": (p) =>
    p.doors.length ? `${p.button} ${p.mask} 翻轉 ${p.doors.join("、")}` : `${p.button} ${p.mask} 什麼也不翻轉`,
  "doorsPanel.steps": "至此",
  "doorsPanel.steps-now": (p) =>
    p.moves === 0 ? "0 步" : `${presses(p.moves)}，等效於 ${p.buttons.length ? p.buttons.join(" ") : "什麼也沒按"}`,
  "doorsPanel.sets": "從現在起可行的每一組按法，步數少的在前。選一組，就照它按。",
  "doorsPanel.no-sets": "從現在起沒有可行的按法。",
  "doorsPanel.set": (p) => p.names.join(p.isCounted ? "、" : " "),
  "doorsPanel.set-empty": "不用按：都已是想要的樣子",
  "doorsPanel.more-sets": "更多",
  "doorsPanel.intro": "玩法",
  "doorsPanel.intro-mask": (p) =>
    `按一扇門，下面標亮的門一起開關。${p.button} 的遮罩是 ${p.mask}：按 ${p.button} ${p.doors.length ? `翻轉 ${p.doors.join("、")}` : "什麼也不翻轉"}。`,
  "doorsPanel.intro-press": "按 A",
  "doorsPanel.intro-again": "開著的門關上，關著的門打開。再按一次就翻轉回來，先後次序無關。",
  "doorsPanel.intro-goal": "所有的門都打開就贏了。",
  "doorsPanel.intro-first": "從第一關開始",

  "things.title": "您的謎題",
  "things.about": "點一點：哪些現在開著，哪些最後要開，每個按鈕翻轉哪些。機關到了目標狀態，它的門就開著。",
  "things.count": "機關的個數",
  "things.unit": "個機關",
  "things.count-fewer": "減少一個機關",
  "things.count-more": "增加一個機關",
  "things.positions": "每個機關的位置數",
  "things.positions-unit": "個位置",
  "things.positions-most": "個位置（最多）",
  "things.positions-fewer": "減少一個位置",
  "things.positions-more": "增加一個位置",
  "things.each": "各個機關的位置數",
  "things.about-dials":
    "填上每個機關現在的位置、目標位置，以及每個按鈕把它轉幾格。點一下加一格，長按或按右鍵減一格。位置從 0 數起。",
  "things.both-ways": "按鈕也能反著轉，同樣算一步",
  "things.same-dials": "全部轉到同一位置即可，取步數最少的",
  "things.now-dial": "{thing} 現在在 {value}",
  "things.wanted-dial": "{thing} 最後在 {value}",
  "things.wanted-same": "{thing} 最後與其他機關相同",
  "things.turns-dial": "{button} 把 {thing} 轉 {steps} 格",
  "things.turns-none": "{button} 不轉 {thing}",
  "things.fresh": "清空",
  "things.fresh-undo": "復原",
  "things.single": "一次只看一個按鈕",
  "things.grid": "狀態，以及哪個按鈕翻轉哪個機關",
  "things.now": "現在",
  "things.wanted": "目標",
  "things.now-cell": "{thing} 現在開著",
  "things.wanted-cell": "{thing} 最後要開著",
  "things.turns": "{button} 翻轉",
  "things.turns-cell": "{button} 翻轉 {thing}",
  "things.button": "按鈕",
  "things.button-cell": "選擇按鈕 {button}",
  "things.names-fold": "名稱、目標、更多按鈕",
  "things.names": "名稱，用逗號隔開",
  "things.letters": "A B C",
  "things.numbers": "1 2 3",
  "things.same": "全開或全關都行，取步數少的",
  "things.buttons-about": "按鈕可以比機關多，也可以比機關少。",
  "things.typed": "也可以輸入文字",
  "things.details": "詳情與全部解法",
  "things.rank": (p) => `秩 ${number(p.rank)}，核維數 ${number(p.nullity)}：${solutions(p.nullity)}。`,
  "things.rank-none": "秩 {rank}，核維數 {nullity}。",
  "things.item-dials": (p) => (p.times ? `${p.name}${p.times}：還要按` : `${p.name} 已按完`),
  "things.orders": (p) => countOf(p.orders),
  "things.none": (p) =>
    p.names.length === 1
      ? `沒有按鈕能翻轉 ${p.names[0]}，而它必須改變。`
      : `每個按鈕都翻轉 ${listed(p.names)} 中的偶數個，而其中要改變 ${number(p.wrong)} 個，是奇數。`,
  "things.repairs": (p) =>
    `${p.distance === 1 ? "下面任何一個現在若是相反的狀態，就有解" : "下面任何一組現在若是相反的狀態，就有解"}${p.count > p.listed ? `（列出 ${number(p.count)} 種中的 ${number(p.listed)} 種）` : ""}：`,
  "things.repair": (p) => listed(p.names),
  "things.repairs-dials": (p) =>
    `現在的位置若照下面任何一項改動，就有解${p.count > p.listed ? `（列出 ${number(p.count)} 種中的 ${number(p.listed)} 種）` : ""}：`,
  "things.repair-dials": (p) =>
    listed(p.names.map((/** @type {string} */ name, /** @type {number} */ i) => `${name} 在 ${p.states[i]}`)),
  "things.play": "用門來玩",
  "things.play-dials": "用轉盤來玩",
  "mask.text": "遮罩：每個按鈕一橫排 0 和 1",
  "graph.edges": "邊：1-2 表示互相翻轉，1>2 或 1: 2 3 表示 1 翻轉其他",
  "graph.picture": "{count} 個機關互相翻轉的圖",
  "mask.buttons": "{count} 個按鈕",
  "mask.buttons-fewer": "減少一個按鈕",
  "mask.buttons-more": "增加一個按鈕",
  "mask.zeros": "{button} 全是 0：原遊戲不允許，但仍可求解。",
  "mask.ones": "{button} 全是 1：原遊戲不允許，但仍可求解。",
  "mask.repeated": "{button} 與 {first} 相同：原遊戲不允許，但仍可求解。",

  "graph.empty": "至少寫一條邊，例如 1-2。",
  "graph.unreadable": (p) => `${at(p)}：「${p.text}」不是邊；請寫 1-2、1>2 或一行 1: 2 3。`,
  "graph.limit": (p) => `${at(p)}：開關的編號從 1 到 ${number(p.limit)}。`,
  "graph.light": (p) => `${at(p)}：「${p.text}」既不是 0 也不是 1。`,
  "graph.lights": (p) => `${at(p)}：需要 ${number(p.count)} 盞燈，寫了 ${number(p.found)} 盞。`,
};
