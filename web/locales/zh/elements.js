/** 中文：元件的语句。键与英文相同；值是带 `{name}` 的字符串，或函数。 */
import { place, presses } from "./words.js";

/** 量词。 @param {{ doors: boolean }} p */
const one = (p) => (p.doors ? "扇" : "盏");

/** @param {{ doors: boolean, count: number }} p */
const toChange = (p) => `带斜纹的${p.doors ? "门" : "灯"}有 ${p.count} ${one(p)}要${p.doors ? "翻转" : "变"}`;

/** @type {import("../languages.js").Sentences} */
export default {
  "board.name": "关灯棋盘，{rows} 行 {columns} 列",
  "board.cell": "第 {row} 行第 {column} 列，{state}",
  "board.on": "亮",
  "board.off": "灭",
  "board.wanted": "，目标为亮",
  "board.cell-name": (p) => `${p.row},${p.column}`,
  "board.separator": "、",
  "board.press-here": (p) => `${p.name}，按这里${p.number ? `，${p.number}` : ""}`,
  "board.odd": "奇 {count}",

  "doors.name": "{count} 扇翻转门",
  "doors.door": "门 {door}，{state}",
  "doors.door-flips": "门 {door}，{state}；按下翻转 {doors}",
  "doors.door-flips-none": "门 {door}，{state}；按下什么也不翻转",
  "doors.door-no-button": "门 {door}，{state}；不能按",
  "doors.bell": "按钮 {button}",
  "doors.bell-flips": "按钮 {button}；翻转 {doors}",
  "doors.bell-flips-none": "按钮 {button}；什么也不翻转",
  "doors.turns": "翻转",
  "doors.turns-none": "什么也不翻转",
  "doors.turns-how": "按住或指向一扇门，看它翻转哪些门。",
  "doors.separator": "、",
  "doors.open": "开",
  "doors.closed": "关",
  "doors.wanted": "，目标为开",

  "tool.tools": "工具",
  "tool.undo": "撤销",
  "tool.redo": "重做",
  "tool.reverse": "反向",
  "tool.hint": "提示",
  "tool.reset": "重来",
  "tool.fewest": "显示最少步数",

  "say.presses": "步",
  "say.fewest": "最少",
  "say.pressed-lights": "按下 {button}；{changed} 盏变化；{on} 盏亮",
  "say.pressed-doors": "按下 {button}；{changed} 扇翻转；{on} 扇开",
  "say.now-lights": "{on} 盏亮",
  "say.now-doors": "{on} 扇开",
  "say.lit-lights": "亮着：{cells}",
  "say.lit-doors": "开着：{cells}",
  "say.lit-none-lights": "没有灯亮着",
  "say.lit-none-doors": "所有的门都关着",
  "say.solved": "完成！用了 {moves} 步。",
  "say.solved-fewest": "完成！{moves} 步，正好最少。",
  "say.solved-par": "完成！用了 {moves} 步；最少 {minimum} 步就够。",
  "say.hint-count": "有解，最少还需 {remaining} 步。",
  "say.hint-count-at-most": "有解，至多还需 {remaining} 步。",
  "say.hint-region": (p) => `虚线框里有一${one(p)}该按。`,
  "say.hint-this": (p) => {
    const which = `按圈出的这一${one(p)}${p.spoken ? ` ${p.button}` : ""}`;
    return p.remaining === 0 ? `${which}，最后一步。` : `${which}；按后还需 ${presses(p.remaining)}。`;
  },
  "say.why": "为什么？",
  "say.hint-button": "按 {button}：它属于一个最少步解。",
  "say.hint-button-any": "按 {button}：它属于已找到的最短解。",
  "say.hint-why": (p) =>
    `按 ${p.button}：${p.all > 1 ? `${toChange(p)}，而按别处只能成对地翻转它们，总会剩下一${one(p)}` : "只有它能翻转带斜纹的那一处"}。`,
  "say.hint-why-settled": (p) =>
    `按 ${p.button}：${toChange(p)}，而除了它和 ${p.settled}，按别处只能成对地翻转它们。${p.settled} 中按下 ${p.used} 个，总会剩下一${one(p)}。`,
  "say.hint-all": (p) =>
    p.remaining === 1 ? `按 ${p.buttons}，最后一步。` : `按下 ${p.buttons}，次序随意：共 ${presses(p.remaining)}。`,
  "say.hint-all-numbered": "按下标号的各处，次序随意：共 {remaining} 步。",
  "say.hint-solved": "已经完成。",
  "say.hint-none": (p) => `无解：每按一下都翻转其中偶数${one(p)}，而${toChange(p)}，是奇数。`,
  "say.keys": "方向键、Home、End 移动；空格或回车按下；U 撤销，R 重做，L 读出亮着的灯，按 ? 列出按键。",
  "say.no-wasm": "谜题要靠 WebAssembly 运行，而此浏览器或网页不允许。",
  "say.dealing": "正在寻找关卡……",
  "say.no-explain": "讲解加载失败。",
  "say.explain-again": "重试",
  "say.open": "在单独的网页中打开",

  "error.attribute": "属性 {attribute}：“{word}”在这里无效，已忽略。",
  "error.text": (p) => `${place(p)}：这里读不懂。`,
  "error.unknown": "操作失败，请重试。",
};
