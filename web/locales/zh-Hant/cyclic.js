/** 繁體中文：多段的燈與轉盤。 */
import { number, place, presses, pressing } from "./words.js";

/** 「A + 2 × B」。 @param {[number, string][]} terms */
const sumOf = (terms) => terms.map(([weight, name]) => (weight === 1 ? name : `${weight} × ${name}`)).join(" + ");

/** 無解的證明：標有數字的各個狀態（或各個東西）之和，現在的和目標處的。 */
const none = (/** @type {Record<string, any>} */ p) =>
  `每按一次，${p.terms ? `${sumOf(p.terms)} ` : "標有數字的各個狀態乘以所標數字之和"}總是改變 ${p.modulus} 的倍數。它現在是 ${number(p.now)}，${p.goal === null ? `全部相同時應是 ${p.modulus} 的倍數，而 ${number(p.now)} 不是` : `目標是 ${number(p.goal)}，相差 ${number(Math.abs(p.goal - p.now))}，不是 ${p.modulus} 的倍數`}。`;

/** @param {{ times: number }} p 次數；負數為反向 */
const often = ({ times }) => `${times < 0 ? "反向" : ""}按 ${Math.abs(times)} 下`;

/** @param {{ button: string, times: number }} p */
const press = ({ button, times }) => `${times < 0 ? "反向" : ""}按 ${button}`;

/** @type {import("../languages.js").Sentences} */
export default {
  "cyclic.grid": "關燈棋盤，{rows} 個橫排、{columns} 個直排，每盞燈 {states} 段亮度",
  "cyclic.light": "亮度 {value}，最亮 {most}",
  "cyclic.light-target": "亮度 {value}，最亮 {most}，目標 {target}",
  "cyclic.row": (p) =>
    `第 ${p.row} 橫排：${p.levels.map((/** @type {Record<string, any>} */ { state, columns }) => `亮度 ${state}：第 ${columns} 直排`).join("；") || "全為 0"}`,
  "cyclic.dials": "{count} 個轉盤",
  "cyclic.dial": "轉盤 {dial}，指向 {value}（0–{most}）",
  "cyclic.dial-target": "轉盤 {dial}，指向 {value}（0–{most}），目標 {target}",
  "cyclic.no-button": "{name}；不能按",
  "cyclic.press": "{name}；按一下，{turns}",
  "cyclic.press-none": "{name}；按下什麼也不轉",
  "cyclic.turn": "{dial} 轉 {steps} 格",
  "cyclic.none": none,

  "surface.cube": "方塊形棋盤，每面 {size}×{size} 盞燈",
  "surface.dodecahedron": "正十二面體，12 盞燈",
  "surface.hex": "六邊形棋盤，{cells} 盞燈",
  "surface.triangle": "三角形棋盤，{cells} 盞燈",
  "surface.graph": "圖，{cells} 盞燈",
  "surface.cell": "第 {cell} 盞，{state}",
  "surface.cube-cell": "{face}，第 {row} 橫排、第 {column} 直排，{state}",
  "surface.cube-name": "{face} {row},{column}",
  "surface.face-up": "上面",
  "surface.face-left": "左面",
  "surface.face-front": "前面",
  "surface.face-right": "右面",
  "surface.face-back": "後面",
  "surface.face-down": "下面",

  "cyclic.goal.lights": "把每盞燈都調到 {target}",
  "cyclic.goal.lights-own": "把每盞燈調到角上所示的目標",
  "cyclic.goal.lights-same": "讓所有的燈一樣亮，哪一段都行",
  "cyclic.goal.dials": "把每個轉盤都轉到 {target}",
  "cyclic.goal.dials-own": "把每個轉盤轉到它的圓點處",
  "cyclic.goal.dials-same": "讓所有轉盤指向同一個數，哪個數都行",
  "cyclic.rule.dials": "按一個轉盤，下面標出的轉盤各轉一格；標有數字的，轉那麼多格。",
  "cyclic.rule.dials-by-one": "按一個轉盤，下面標出的轉盤各轉一格。",
  "cyclic.rule.surface": pressing("它和相鄰的燈"),
  "cyclic.rule.graph": pressing("它和有線相連的燈"),
  "cyclic.back": "反向：打開「反向」開關，或按右鍵、按住 Shift 點按、按 − 鍵、長按。",

  "play.idea.one-step": "2 再升一段就回到 0：按一下就夠。",
  "play.idea.two-steps": "從 1 到 0，同一盞燈要按兩下。",
  "play.idea.steps-add": "效果相加：兩次都按到的燈，升兩段。",
  "play.idea.third-press": "同一盞燈按三下等於沒按，所以每盞最多按兩下。",
  "play.idea.square-of-steps": "四盞各按一下，每盞都升三段，什麼也沒變。",
  "play.idea.own-target": "重要的只是每盞燈離目標還差幾段。",
  "play.idea.all-same": "全 0、全 1、全 2 都行：選最近的。",
  "play.idea.half-way": "一共四段時，2 正好在半路：按兩下。",
  "play.idea.chase-steps": "逐排來：按每盞燈下面的那一盞，直到它回到 0。",
  "play.idea.even-steps": "全在 2：當作滅和亮來解，每一下按兩次。",
  "play.idea.both-ways": "一共六段時，正著按五下，等於倒著按一下。",
  "play.idea.all-at-one": "5×5，全在第 1 段：要按十八下，不能更少。",
  "play.idea.dial": "指針走一格；走過最後一格，就回到 0。",
  "play.idea.dial-twice": "一共三個位置時，指向 1 的轉盤要按兩下。",
  "play.idea.dials-together": "按一下可能帶動幾個轉盤：從只受一個按鈕影響的轉盤開始。",
  "play.idea.dial-goal": "目標可以是任何位置：數一數還差幾格。",
  "play.idea.middle-dial": "每按一下，中間的轉盤都會轉：它比 A 多差幾格，C 就按幾下。",
  "play.idea.three-is-back": "一共四個位置時，往前三格就是退一格。",
  "play.idea.dials-same": "只要全部相同，哪個數都行：看的是它們之間的差。",
  "play.idea.underground": "B 和 D 各只受一個按鈕帶動，而它們已經到位。",
  "play.idea.even-dials": "轉盤 A 每次走兩格，單雙永遠不變。",
  "play.idea.dial-circle": "圍成一圈，每個轉盤受三個按鈕帶動：每個都按同樣多下。",
  "play.idea.symbols": "每個轉盤受兩個按鈕帶動：兩邊按的次數之和就是它要走的格數。",
  "play.idea.dials-back": "倒著更近就倒著按：一共六個位置，每個最多按三下。",
  "play.idea.clocks": "四個鐘：前兩個鐘告訴您第三個要按幾下。",

  "explain.cyclic-idea":
    "有 {states} 種狀態時，按模 {states} 計數：{last} 之後回到 0。按一次轉一步，所以只看每個按鈕按幾次，不看先後次序。",
  "explain.cyclic-idea-mixed": "每個轉盤按自己的位置數取模：最後一個位置之後回到 0。只看每個按鈕按幾次，不看先後次序。",
  "explain.cyclic-one": "恰有一個解，因為沒有靜默圖案。",
  "explain.cyclic-some": (p) => `共有 ${number(p.count)} 個解：任何一個解都可以再加上靜默圖案。`,
  "explain.cyclic-equations": "方程組",
  "explain.cyclic-equations-about":
    "每盞燈（每個轉盤）一個方程：各按鈕的次數乘以每次的格數，合起來恰好是所差的格數。≡ 表示兩邊除後餘數相同。",
  "explain.cyclic-moduli": "模數",
  "explain.cyclic-moduli-about": (p) =>
    `方程組成立，若且唯若${p.moduli.map((/** @type {number} */ each) => `模 ${each}`).join("、")}時都成立。每個質數冪分別做消去法，再由中國剩餘定理合成解。`,
  "explain.cyclic-pivot":
    "{row} 中 {unknown} 的係數是 1。其他各排裡 {unknown} 的係數是幾，就減去這一排的幾倍，把它消去。",
  "explain.cyclic-pivot-scaled":
    "{row} 中 {unknown} 的係數是 {value}，乘以 {factor}，模 {modulus} 得 1。其他各排裡 {unknown} 的係數是幾，就減去這一排的幾倍，把它消去。",
  "explain.cyclic-pivot-divisor":
    "{row} 中 {unknown} 的係數是 {value}：餘下的係數裡，沒有哪個含的質因數更少。乘以 {factor}，它變成 {pivot}。從其他各排減去這一排的若干倍，那裡剩下的不到 {pivot}。",
  "explain.cyclic-impossible": "{row} 化為 0 ≡ {value} (mod {modulus})，矛盾：無解。",
  "explain.cyclic-impossible-divisor": "模 {modulus} 時，{row} 的左邊總是 {divisor} 的倍數，而 {value} 不是：無解。",
  "explain.cyclic-quiet": "靜默圖案",
  "explain.cyclic-quiet-about": "按了之後一切不變。括號裡的數是圖案的階：重複這麼多次，就等於一次也沒按。",
  "explain.cyclic-solutions": "解，按鍵少的在前",
  "explain.cyclic-solutions-about": "先是總次數，再是每個按鈕按幾次。",

  "say.keys-cyclic":
    "方向鍵、Home、End 移動；空白鍵或 Enter 按下，數字鍵連按幾次，能反向時 − 或退格鍵反向按；U 復原，R 重做，L 讀出不在目標位置的，按 ? 列出按鍵。",
  "say.pressed-cyclic": (p) => `${p.button}：轉了 ${number(p.changed)} 個，還有 ${number(p.on)} 個不在目標位置`,
  "say.now-cyclic": (p) => `還有 ${number(p.on)} 個不在目標位置`,
  "say.lit-cyclic": "不在目標位置的：{cells}",
  "say.lit-none-cyclic": "全部到位。",
  "say.hint-back": (p) =>
    `反向按 ${p.button}；${p.remaining === 0 ? "這是最後一步" : `之後還差 ${presses(p.remaining)}`}。`,
  "say.hint-why-weights": (p) =>
    `${press(p)}：把有斜紋的各處與目標相差的格數分別乘以所標的數字，加起來是 ${p.sum}，除以 ${p.modulus} 餘 ${p.rest}。按別處，這個和只改變 ${p.modulus} 的倍數；${p.times < 0 ? "正著" : ""}按一下 ${p.button}，它減少 ${p.unit}。所以每個解都要把它${often(p)}。`,
  "say.hint-why-weights-settled": (p) =>
    `${press(p)}：把有斜紋的各處與目標相差的格數分別乘以所標的數字，加起來是 ${p.sum}，除以 ${p.modulus} 餘 ${p.rest}。除了它和 ${p.settled}，按別處，這個和只改變 ${p.modulus} 的倍數。這個解按 ${p.settled} 使它減少 ${p.used}，${p.times < 0 ? "正著" : ""}按一下 ${p.button}，它減少 ${p.unit}。所以要把 ${p.button} ${often(p)}。`,
  "say.hint-why-solution": (p) => `${press(p)}：${p.proven ? "一個最少步解" : "已找到的最短解"}把它${often(p)}。`,
  "say.hint-none-cyclic": (p) => `無解。${none(p)}`,

  "error.states": (p) => `${place(p)}：燈或轉盤有 3 到 36 個位置。`,
  "error.value": (p) => `${place(p)}：這裡沒有這個位置。`,
  "error.target": (p) => `${place(p)}：這裡應是目標；用 *（全部相同）時，各處的位置數必須相等。`,
  "error.order": (p) => `${place(p)}：照這樣的步數，一個按鈕要按 255 次以上才回到原位。`,
  "error.shape": (p) => `${place(p)}：可用 cube2、cube3、hex2 至 hex5、triangle2 至 triangle8；圖有 1 至 36 個點。`,
  "error.line": (p) => `${place(p)}：每個點是兩位數字，每條線是兩個點的編號，都不能重複。`,
};
