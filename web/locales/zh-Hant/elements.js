/** 繁體中文：元件的語句。鍵與英文相同；值是帶 `{name}` 的字串，或函式。 */
import { place, presses } from "./words.js";

/** 量詞。 @param {{ doors: boolean }} p */
const one = (p) => (p.doors ? "扇" : "盞");

/** @param {{ doors: boolean, count: number }} p */
const toChange = (p) => `有斜紋的${p.doors ? "門" : "燈"}有 ${p.count} ${one(p)}要${p.doors ? "開" : "變"}`;

/** @type {import("../languages.js").Sentences} */
export default {
  "board.name": "關燈棋盤，{rows} 個橫排、{columns} 個直排",
  "board.cell": "第 {row} 橫排、第 {column} 直排，{state}",
  "board.on": "亮",
  "board.off": "滅",
  "board.wanted": "，目標為亮",
  "board.cell-name": (p) => `${p.row},${p.column}`,
  "board.separator": "、",
  "board.press-here": (p) => `${p.name}，按這裡${p.number ? `，${p.number}` : ""}`,
  "board.odd": "奇 {count}",

  "doors.name": "{count} 扇翻轉門",
  "doors.door": "門 {door}，{state}",
  "doors.door-flips": "門 {door}，{state}；按下翻轉 {doors}",
  "doors.door-flips-none": "門 {door}，{state}；按下什麼也不翻轉",
  "doors.door-no-button": "門 {door}，{state}；不能按",
  "doors.bell": "按鈕 {button}",
  "doors.bell-flips": "按鈕 {button}；翻轉 {doors}",
  "doors.bell-flips-none": "按鈕 {button}；什麼也不翻轉",
  "doors.turns": "翻轉",
  "doors.turns-none": "什麼也不翻轉",
  "doors.turns-how": "按住或指向一扇門，看它翻轉哪些門。",
  "doors.separator": "、",
  "doors.open": "開",
  "doors.closed": "關",

  "tool.tools": "工具",
  "tool.undo": "復原",
  "tool.redo": "重做",
  "tool.reverse": "反向",
  "tool.hint": "提示",
  "tool.reset": "重來",
  "tool.fewest": "顯示最少步數",

  "say.presses": "步",
  "say.fewest": "最少",
  "say.pressed-lights": "按下 {button}；{changed} 盞變化；{on} 盞亮",
  "say.pressed-doors": "按下 {button}；{changed} 扇翻轉；{on} 扇開",
  "say.now-lights": "{on} 盞亮",
  "say.now-doors": "{on} 扇開",
  "say.lit-lights": "亮著：{cells}",
  "say.lit-doors": "開著：{cells}",
  "say.lit-none-lights": "沒有燈亮著",
  "say.lit-none-doors": "所有的門都關著",
  "say.solved": "完成！用了 {moves} 步。",
  "say.solved-fewest": "完成！{moves} 步，正好最少。",
  "say.solved-par": "完成！用了 {moves} 步；最少 {minimum} 步就夠。",
  "say.hint-count": "有解，最少還需 {remaining} 步。",
  "say.hint-count-at-most": "有解，至多還需 {remaining} 步。",
  "say.hint-region": (p) => `虛線框裡有一${one(p)}該按。`,
  "say.hint-this": (p) => {
    const which = `按圈出的這一${one(p)}${p.spoken ? ` ${p.button}` : ""}`;
    return p.remaining === 0 ? `${which}，最後一步。` : `${which}；按後還需 ${presses(p.remaining)}。`;
  },
  "say.why": "為什麼？",
  "say.hint-button": "按 {button}：它屬於一個最少步解。",
  "say.hint-button-any": "按 {button}：它屬於已找到的最短解。",
  "say.hint-why": (p) =>
    `按 ${p.button}：${p.all > 1 ? `${toChange(p)}，而按別處只能成對地翻轉它們，總會剩下一${one(p)}` : "只有它能翻轉有斜紋的那一處"}。`,
  "say.hint-why-settled": (p) =>
    `按 ${p.button}：${toChange(p)}，而除了它和 ${p.settled}，按別處只能成對地翻轉它們。${p.settled} 中按下 ${p.used} 個，總會剩下一${one(p)}。`,
  "say.hint-all": (p) =>
    p.remaining === 1 ? `按 ${p.buttons}，最後一步。` : `按下 ${p.buttons}，次序隨意：共 ${presses(p.remaining)}。`,
  "say.hint-all-numbered": "按下標號的各處，次序隨意：共 {remaining} 步。",
  "say.hint-solved": "已經完成。",
  "say.hint-none": (p) => `無解：每按一下都翻轉其中偶數${one(p)}，而${toChange(p)}，是奇數。`,
  "say.keys": "方向鍵、Home、End 移動；空白鍵或 Enter 按下；U 復原，R 重做，L 讀出亮著的燈，按 ? 列出按鍵。",
  "say.no-wasm": "謎題要靠 WebAssembly 執行，而此瀏覽器或網頁不允許。",
  "say.dealing": "正在尋找關卡……",
  "say.no-explain": "解說沒有下載成功。",
  "say.explain-again": "重試",
  "say.open": "在單獨的網頁中開啟",

  "error.attribute": "屬性 {attribute}：「{word}」在這裡無效，已忽略。",
  "error.text": (p) => `${place(p)}：這裡讀不懂。`,
  "error.unknown": "瀏覽器沒有做到，請重試。",
};
