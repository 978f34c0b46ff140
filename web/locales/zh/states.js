/** 中文：多档的灯与转盘。 */
import { number, place, presses, pressing } from "./words.js";

/** “A + 2 × B”。 @param {[number, string][]} terms */
const sumOf = (terms) => terms.map(([weight, name]) => (weight === 1 ? name : `${weight} × ${name}`)).join(" + ");

/** 无解的证明：标有数字的各个状态（或各个东西）之和，现在的和目标处的。 */
const none = (/** @type {Record<string, any>} */ p) =>
  `每按一次，${p.terms ? `${sumOf(p.terms)} ` : "标有数字的各个状态乘以所标数字之和"}总是改变 ${p.modulus} 的倍数。它现在是 ${number(p.now)}，${p.goal === null ? `全部相同时应是 ${p.modulus} 的倍数，而 ${number(p.now)} 不是` : `目标是 ${number(p.goal)}，相差 ${number(Math.abs(p.goal - p.now))}，不是 ${p.modulus} 的倍数`}。`;

/** @param {{ times: number }} p 次数；负数为反向 */
const often = ({ times }) => `${times < 0 ? "反向" : ""}按 ${Math.abs(times)} 下`;

/** @param {{ button: string, times: number }} p */
const press = ({ button, times }) => `${times < 0 ? "反向" : ""}按 ${button}`;

/** @type {import("../languages.js").Sentences} */
export default {
  "states.grid": "关灯棋盘，{rows} 行 {columns} 列，每盏灯 {states} 档",
  "states.locked": "，已锁住，不能按",
  "states.any": "，最终状态不限",
  "states.locked-about": "有挂锁的不能按。",
  "states.any-about": "标有 ? 的最终状态不限。",
  "states.light": "亮度 {value}，最亮 {most}",
  "states.light-target": "亮度 {value}，最亮 {most}，目标 {target}",
  "states.row": (p) =>
    `第 ${p.row} 行：${p.levels.map((/** @type {Record<string, any>} */ { state, columns }) => `亮度 ${state}：第 ${columns} 列`).join("；") || "全为 0"}`,
  "states.dials": "{count} 个转盘",
  "states.dial": "转盘 {dial}，指向 {value}（0–{most}）",
  "states.dial-target": "转盘 {dial}，指向 {value}（0–{most}），目标 {target}",
  "states.no-button": "{name}；不能按",
  "states.press": "{name}；按一下，{turns}",
  "states.press-none": "{name}；按下什么也不转",
  "states.turn": "{dial} 转 {steps} 格",
  "states.none": none,

  "surface.cube": "魔方形棋盘，每面 {size}×{size} 盏灯",
  "surface.dodecahedron": "正十二面体，12 盏灯",
  "surface.hex": "六边形棋盘，{cells} 盏灯",
  "surface.triangle": "三角形棋盘，{cells} 盏灯",
  "surface.graph": "图，{cells} 盏灯",
  "surface.cell": "第 {cell} 盏，{state}",
  "surface.cube-cell": "{face}，第 {row} 行第 {column} 列，{state}",
  "surface.cube-name": "{face} {row},{column}",
  "surface.face-up": "上面",
  "surface.face-left": "左面",
  "surface.face-front": "前面",
  "surface.face-right": "右面",
  "surface.face-back": "后面",
  "surface.face-down": "下面",

  "states.goal.lights": "把每盏灯都调到 {target}",
  "states.goal.lights-own": "把每盏灯调到角上所示的目标",
  "states.goal.lights-same": "让所有的灯一样亮，哪一档都行",
  "states.goal.dials": "把每个转盘都转到 {target}",
  "states.goal.dials-own": "把每个转盘转到它的圆点处",
  "states.goal.dials-same": "让所有转盘指向同一个数，哪个数都行",
  "states.rule.dials": "按一个转盘，下面标出的转盘各转一格；标有数字的，转那么多格。",
  "states.rule.dials-many": "按一个转盘，亮起的转盘都会转。",
  "states.rule.dials-by-one": "按一个转盘，下面标出的转盘各转一格。",
  "states.rule.surface": pressing("它和相邻的灯"),
  "states.rule.graph": pressing("它和有线相连的灯"),
  "states.back-touch": "反向：打开“反向”开关，或长按。",
  "states.back": "反向：打开“反向”开关，或点右键、按住 Shift 点击、按 − 键、长按。",

  "explain.counts-idea":
    "有 {states} 种状态时，按模 {states} 计数：{last} 之后回到 0。按一次转一步，所以只看每个按钮按几次，不看先后次序。",
  "explain.counts-idea-mixed": "每个转盘按自己的位置数取模：最后一个位置之后回到 0。只看每个按钮按几次，不看先后次序。",
  "explain.counts-one": "恰有一个解，因为没有静默图案。",
  "explain.counts-some": (p) => `共有 ${number(p.count)} 个解：任何一个解都可以再加上静默图案。`,
  "explain.counts-equations": "方程组",
  "explain.counts-equations-about":
    "每盏灯（每个转盘）一个方程：各按钮的次数乘以每次的格数，合起来恰好是所差的格数。≡ 表示两边除后余数相同。",
  "explain.counts-moduli": "模数",
  "explain.counts-moduli-about": (p) =>
    `方程组成立，当且仅当${p.moduli.map((/** @type {number} */ each) => `模 ${each}`).join("、")}时都成立。每个素数幂分别消元，再由中国剩余定理合成解。`,
  "explain.counts-pivot":
    "{row} 中 {unknown} 的系数是 1。其他各行里 {unknown} 的系数是几，就减去这一行的几倍，把它消去。",
  "explain.counts-pivot-scaled":
    "{row} 中 {unknown} 的系数是 {value}，乘以 {factor}，模 {modulus} 得 1。其他各行里 {unknown} 的系数是几，就减去这一行的几倍，把它消去。",
  "explain.counts-pivot-divisor":
    "{row} 中 {unknown} 的系数是 {value}：余下的系数里，没有哪个含的素因子更少。乘以 {factor}，它变成 {pivot}。从其他各行减去这一行的若干倍，那里剩下的不到 {pivot}。",
  "explain.counts-impossible": "{row} 化为 0 ≡ {value} (mod {modulus})，矛盾：无解。",
  "explain.counts-impossible-divisor": "模 {modulus} 时，{row} 的左边总是 {divisor} 的倍数，而 {value} 不是：无解。",
  "explain.quiet-end-any": "{total} 步全部按完：只有标 ? 的变了。",
  "explain.any-note": "标有 ? 的最终状态不限：它们没有方程，静默图案可以改变它们。",
  "explain.counts-quiet": "静默图案",
  "explain.counts-quiet-about": "按了之后一切不变。括号里的数是图案的阶：重复这么多次，就等于一次也没按。",
  "explain.counts-solutions": "解，按键少的在前",
  "explain.counts-solutions-about": "先是总次数，再是每个按钮按几次。",

  "say.keys-states":
    "方向键、Home、End 移动；空格或回车按下，数字键连按几次，能反向时 − 或退格键反向按；U 撤销，R 重做，L 读出不在目标位置的，按 ? 列出按键。",
  "say.pressed-states": (p) => `${p.button}：转了 ${number(p.changed)} 个，还有 ${number(p.on)} 个不在目标位置`,
  "say.now-states": (p) => `还有 ${number(p.on)} 个不在目标位置`,
  "say.lit-states": "不在目标位置的：{cells}",
  "say.lit-none-states": "全部到位。",
  "say.hint-back": (p) =>
    `反向按 ${p.button}；${p.remaining === 0 ? "这是最后一步" : `之后还差 ${presses(p.remaining)}`}。`,
  "say.hint-why-weights": (p) =>
    `${press(p)}：把带斜纹的各处与目标相差的格数分别乘以所标的数字，加起来是 ${p.sum}，除以 ${p.modulus} 余 ${p.rest}。按别处，这个和只改变 ${p.modulus} 的倍数；${p.times < 0 ? "正着" : ""}按一下 ${p.button}，它减少 ${p.unit}。所以每个解都要把它${often(p)}。`,
  "say.hint-why-weights-settled": (p) =>
    `${press(p)}：把带斜纹的各处与目标相差的格数分别乘以所标的数字，加起来是 ${p.sum}，除以 ${p.modulus} 余 ${p.rest}。除了它和 ${p.settled}，按别处，这个和只改变 ${p.modulus} 的倍数。这个解按 ${p.settled} 使它减少 ${p.used}，${p.times < 0 ? "正着" : ""}按一下 ${p.button}，它减少 ${p.unit}。所以要把 ${p.button} ${often(p)}。`,
  "say.hint-why-solution": (p) => `${press(p)}：${p.proven ? "一个最少步解" : "已找到的最短解"}把它${often(p)}。`,
  "say.hint-none-states": (p) => `无解。${none(p)}`,

  "error.states": (p) => `${place(p)}：灯或转盘有 3 到 36 个位置。`,
  "error.value": (p) => `${place(p)}：这里没有这个位置。`,
  "error.target": (p) => `${place(p)}：这里应是目标；用 *（全部相同）时，各处的位置数必须相等。`,
  "error.order": (p) => `${place(p)}：照这样的步数，一个按钮要按超过 255 次才回到原位。`,
  "error.shape": (p) => `${place(p)}：可用 cube2、cube3、hex2 至 hex5、triangle2 至 triangle8；图有 1 至 36 个点。`,
  "error.locked": (p) => `${place(p)}：锁住的格子不能是空洞，也不能按；至少要有一格能按。`,
  "error.any": (p) => `${place(p)}：最终状态不限的灯不能是空洞，也不能所有的灯都不限。`,
  "error.line": (p) => `${place(p)}：每个点是两位数字，每条线是两个点的编号，都不能重复。`,
};
