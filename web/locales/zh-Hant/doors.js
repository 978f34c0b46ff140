/** 繁體中文：翻轉門旁的語句。 */
import { at, number, percent, presses } from "./words.js";

/** @type {import("../languages.js").Sentences} */
export default {
  "doorsPanel.title": "門與遮罩",
  "doorsPanel.check": "檢查遮罩",
  "doorsPanel.help": "顯示全部解法",
  "doorsPanel.hide-masks": "隱藏遮罩",
  "doorsPanel.mask": "剛才按下",
  "doorsPanel.no-mask": "還沒有按過",
  "doorsPanel.mask-now": (p) =>
    p.doors.length ? `${p.button} ${p.mask} 翻轉 ${p.doors.join("、")}` : `${p.button} ${p.mask} 什麼也不翻轉`,
  "doorsPanel.steps": "至此",
  "doorsPanel.steps-now": (p) =>
    p.moves === 0 ? "0 步" : `${presses(p.moves)}，等效於 ${p.buttons.length ? p.buttons.join(" ") : "什麼也沒按"}`,
  "doorsPanel.sets": "從目前局面出發，能打開所有門的每一組按鈕，步數少的在前。選一組，就在門上標出。",
  "doorsPanel.no-sets": "從目前局面出發，沒有哪一組按鈕能打開所有的門。",
  "doorsPanel.set": (p) => p.buttons.join(" "),
  "doorsPanel.set-empty": "不用按：門都開著",
  "doorsPanel.more-sets": "更多",
  "doorsPanel.intro": "玩法",
  "doorsPanel.intro-mask": (p) =>
    `按一扇門，下面標亮的門一起開關。${p.button} 的遮罩是 ${p.mask}：按 ${p.button} ${p.doors.length ? `翻轉 ${p.doors.join("、")}` : "什麼也不翻轉"}。`,
  "doorsPanel.intro-press": "按 A",
  "doorsPanel.intro-again": "開著的門關上，關著的門打開。再按一次就翻轉回來，先後次序無關。",
  "doorsPanel.intro-goal": "所有的門都打開就贏了。",
  "doorsPanel.intro-first": "從第一關開始",
  "mask.title": "設定遮罩",
  "mask.about": "一個橫排是一個按鈕，一個直排是一扇門。可以點格子，也可以輸入文字；按鈕可以比門多，也可以比門少。",
  "mask.grid": "遮罩：哪個按鈕翻轉哪扇門",
  "mask.cell": "按鈕 {button} 翻轉門 {door}",
  "mask.doors": "{count} 扇門",
  "mask.doors-fewer": "減少一扇門",
  "mask.doors-more": "增加一扇門",
  "mask.buttons": "{count} 個按鈕",
  "mask.buttons-fewer": "減少一個按鈕",
  "mask.buttons-more": "增加一個按鈕",
  "mask.text": "遮罩文字",
  "mask.set": "套用到門上",
  "mask.ways": (p) => `有 ${number(p.ways)} 種方法打開所有的門。`,
  "mask.none": (p) =>
    p.doors.length === 1
      ? `打不開：沒有按鈕能翻轉關著的門 ${p.doors[0]}。`
      : `打不開：每個按鈕都翻轉門 ${p.doors.join("、")} 中的偶數扇，而其中要翻轉 ${number(p.closed)} 扇，是奇數。`,
  "mask.zeros": "{button} 全是 0：原遊戲不允許，但仍可求解。",
  "mask.ones": "{button} 全是 1：原遊戲不允許，但仍可求解。",
  "mask.repeated": "{button} 與 {first} 相同：原遊戲不允許，但仍可求解。",

  "census.title": "有多少組門能打開？",
  "census.about": "給定門數，互不相同且不含全 0、全 1 的遮罩共有多少組？其中多少組能打開所有門？",
  "census.doors": "門數（1 到 64）",
  "census.sets": "遮罩組",
  "census.openable": "能打開的",
  "census.number": (p) => number(p.number),
  "census.share": (p) => `其中 ${percent(Number((p.openable * 1_000_000n) / p.sets) / 1_000_000)} 能打開。`,
  "census.no-sets": "不同的遮罩太少，不夠組成一組。",
  "census.browse": "瀏覽清單",
  "census.gathering": "正在列出遮罩組",
  "census.only-openable": "只看能開的",
  "census.none": "打不開",
  "census.ways": "{ways} 種開法",
  "census.previous": "上一頁",
  "census.next": "下一頁",
  "census.page": "頁",
  "census.page-of": (p) => `第 ${p.page} 頁，共 ${number(p.pages)} 頁、${number(p.lines)} 組。選一組即套用到門上。`,
  "census.save": "存為文字",

  "graph.title": "互相牽動的開關",
  "graph.about":
    "每個開關翻轉自己的燈，也翻轉它所通向的開關的燈。1‑2 連接兩個開關，1>2 表示 1 單向翻轉 2，1: 2 3 表示 1 翻轉 2 和 3。",
  "graph.edges": "邊",
  "graph.from": "初始狀態",
  "graph.to": "目標狀態",
  "graph.all-off": "全 0",
  "graph.all-on": "全 1",
  "graph.ways": (p) => `從初始狀態到目標狀態有 ${number(p.ways)} 種方法。`,
  "graph.none": (p) => `無解：每個開關都翻轉虛線圈裡的燈 ${p.lights.join("、")} 中的偶數盞，而其中要變的是奇數盞。`,
  "graph.fewest": (p) =>
    p.weight === 0
      ? "最少：什麼也不用按。"
      : `最少 ${presses(p.weight)}：${p.switches.join("、")}${p.count > 1n ? `（共 ${number(p.count)} 組，這是其中一組）` : ""}。`,
  "graph.picture": "{count} 個開關的圖",
  "graph.play": "用門來玩",
  "graph.empty": "至少寫一條邊，例如 1-2。",
  "graph.unreadable": (p) => `${at(p)}：「${p.text}」不是邊；請寫 1-2、1>2 或一行 1: 2 3。`,
  "graph.limit": (p) => `${at(p)}：開關的編號從 1 到 ${number(p.limit)}。`,
  "graph.light": (p) => `${at(p)}：「${p.text}」既不是 0 也不是 1。`,
  "graph.lights": (p) => `${at(p)}：需要 ${number(p.count)} 盞燈，寫了 ${number(p.found)} 盞。`,
};
