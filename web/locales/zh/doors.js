/** 中文：转门旁的语句。 */
import { at, listed, number, presses, solutions } from "./words.js";

/** “3 × 4 = 12 个解”。 @param {number[]} orders */
function countOf(orders) {
  if (orders.every((order) => order === 2)) return solutions(orders.length);
  const count = orders.reduce((product, order) => product * BigInt(order), 1n);
  return `${orders.length > 1 ? `${orders.join(" × ")} = ` : ""}${number(count)} 个解`;
}

/** @type {import("../languages.js").Sentences} */
export default {
  "doorsPanel.title": "门与掩码",
  "doorsPanel.hide-masks": "隐藏掩码",
  "doorsPanel.mask": "刚才按下",
  "doorsPanel.no-mask": "还没有按过",
  "doorsPanel.mask-now": (p) =>
    p.doors.length ? `${p.button} ${p.mask} 翻转 ${p.doors.join("、")}` : `${p.button} ${p.mask} 什么也不翻转`,
  "doorsPanel.steps": "至此",
  "doorsPanel.steps-now": (p) =>
    p.moves === 0 ? "0 步" : `${presses(p.moves)}，等效于 ${p.buttons.length ? p.buttons.join(" ") : "什么也没按"}`,
  "doorsPanel.sets": "从现在起可行的每一组按法，步数少的在前。选一组，就照它按。",
  "doorsPanel.no-sets": "从现在起没有可行的按法。",
  "doorsPanel.set": (p) => p.names.join(" "),
  "doorsPanel.set-states": (p) => p.names.join("、"),
  "doorsPanel.set-empty": "不用按：都已是想要的样子",
  "doorsPanel.more-sets": "更多",
  "doorsPanel.intro": "玩法",
  "doorsPanel.intro-mask": (p) =>
    `按一扇门，下面标亮的门一起开关。${p.button} 的掩码是 ${p.mask}：按 ${p.button} ${p.doors.length ? `翻转 ${p.doors.join("、")}` : "什么也不翻转"}。`,
  "doorsPanel.intro-press": "按 A",
  "doorsPanel.intro-again": "开着的门关上，关着的门打开。再按一次就翻转回来，先后次序无关。",
  "doorsPanel.intro-goal": "所有的门都打开就赢了。",
  "doorsPanel.intro-first": "从第一关开始",

  "things.title": "你的谜题",
  "things.about-doors":
    "点一点：哪些现在开着，哪些最后要开，每个按钮翻转哪些。? 表示最终状态不限。机关开着，它的门就开着。",
  "things.count": "机关的个数",
  "things.unit": "个机关",
  "things.count-fewer": "减少一个机关",
  "things.count-more": "增加一个机关",
  "things.positions": "每个机关的位置数",
  "things.positions-unit": "个位置",
  "things.positions-most": "个位置（最多）",
  "things.positions-fewer": "减少一个位置",
  "things.positions-more": "增加一个位置",
  "things.each": "各个机关的位置数",
  "things.about-dials": (p) =>
    `填上每个机关现在的位置、目标位置（? 表示不限），以及每个按钮把它转几格。点一下加一格，长按${p.isTouched ? "" : "或点右键"}减一格。位置从 0 数起。`,
  "things.both-ways": "按钮也能反着转，同样算一步",
  "things.same-dials": "全部转到同一位置即可，取步数最少的",
  "things.now-dial": "{thing} 现在在 {value}",
  "things.wanted-dial": "{thing} 最后在 {value}",
  "things.wanted-any": "{thing} 的最终状态不限",
  "things.locked": "{button} 不能按",
  "things.wanted-same": "{thing} 最后与其他机关相同",
  "things.turns-dial": "{button} 把 {thing} 转 {steps} 格",
  "things.turns-none": "{button} 不转 {thing}",
  "things.fresh": "清空",
  "things.fresh-undo": "恢复",
  "things.single": "一次只看一个按钮",
  "things.grid": "状态，以及哪个按钮翻转哪个机关",
  "things.now": "现在",
  "things.wanted": "目标",
  "things.now-cell": "{thing} 现在开着",
  "things.wanted-cell": "{thing} 最后要开着",
  "things.turns": "{button} 翻转",
  "things.turns-cell": "{button} 翻转 {thing}",
  "things.button": "按钮",
  "things.button-cell": "选择按钮 {button}",
  "things.names-fold": "名称、目标、更多按钮",
  "things.names": "名称，用逗号隔开",
  "things.letters": "A B C",
  "things.numbers": "1 2 3",
  "things.same-doors": "全开或全关都行，取步数少的",
  "things.buttons-about": "按钮可以比机关多，也可以比机关少。",
  "things.rest": "规则、名称及其他",
  "things.some": "{count} 个机关",
  "things.find": "试出谁翻转谁",
  "things.find-count": "你的游戏里有几个机关？",
  "things.find-now-doors": "点亮现在开着或亮着的。",
  "things.find-now-dials": "点每个机关，直到显示它现在的位置。",
  "things.find-each": "在游戏里逐个按，每按一个，就在这里点出变了的。",
  "things.find-answer": "线索一够，最少的按法就会显示，往往不必试完。",
  "things.find-begin": "开始",
  "things.find-press": "在游戏里按 {button}，再点出变了的",
  "things.find-turns": (p) => (p.names.length ? `${p.button} 翻转 ${listed(p.names)}。` : `${p.button} 什么也不翻转。`),
  "things.find-unknown": "{button} 还没试",
  "things.find-known": "已试出 {known} 个，共 {count} 个",
  "things.find-next": "下一个",
  "things.find-nothing": "什么也没变",
  "things.find-stop": "停止",
  "things.find-enough": "已经有解了。继续试，步数可能更少。",
  "things.typed": "也可以输入文字",
  "things.details": "详情与全部解法",
  "things.rank": (p) => `秩 ${number(p.rank)}，零化度 ${number(p.nullity)}：${countOf(p.orders)}。`,
  "things.rank-none": "秩 {rank}，零化度 {nullity}。",
  "things.item-dials": "{name}{times}：还要按",
  "things.none": (p) =>
    p.names.length === 1
      ? `没有按钮能翻转 ${p.names[0]}，而它必须改变。`
      : `每个按钮都翻转 ${listed(p.names)} 中的偶数个，而其中要改变 ${number(p.wrong)} 个，是奇数。`,
  "things.repairs-doors": (p) =>
    `${p.distance === 1 ? "下面任何一个现在若是相反的状态，就有解" : "下面任何一组现在若是相反的状态，就有解"}${p.count > p.listed ? `（列出 ${number(p.count)} 种中的 ${number(p.listed)} 种）` : ""}：`,
  "things.repair-doors": (p) => listed(p.names),
  "things.repairs-dials": (p) =>
    `现在的位置若照下面任何一项改动，就有解${p.count > p.listed ? `（列出 ${number(p.count)} 种中的 ${number(p.listed)} 种）` : ""}：`,
  "things.repair-dials": (p) =>
    listed(p.names.map((/** @type {string} */ name, /** @type {number} */ i) => `${name} 在 ${p.states[i]}`)),
  "things.play-doors": "用门来玩",
  "things.play-dials": "用转盘来玩",
  "mask.text": "掩码：每个按钮一行 0 和 1",
  "graph.edges": "边：1-2 表示互相翻转，1>2 或 1: 2 3 表示 1 翻转其他",
  "graph.picture": "{count} 个机关互相翻转的图",
  "mask.buttons": "{count} 个按钮",
  "mask.buttons-fewer": "减少一个按钮",
  "mask.buttons-more": "增加一个按钮",
  "mask.zeros": "{button} 全是 0：原游戏不允许，但仍可求解。",
  "mask.ones": "{button} 全是 1：原游戏不允许，但仍可求解。",
  "mask.repeated": "{button} 与 {first} 相同：原游戏不允许，但仍可求解。",

  "graph.empty": "至少写一条边，例如 1-2。",
  "graph.unreadable": (p) => `${at(p)}：“${p.text}”不是边；请写 1-2、1>2 或一行 1: 2 3。`,
  "graph.limit": (p) => `${at(p)}：开关的编号从 1 到 ${number(p.limit)}。`,
  "graph.light": (p) => `${at(p)}：“${p.text}”既不是 0 也不是 1。`,
  "graph.lights": (p) => `${at(p)}：需要 ${number(p.count)} 盏灯，写了 ${number(p.found)} 盏。`,
};
