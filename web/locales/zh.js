/** 中文。键与英文相同;值是带 `{name}` 的字符串,或函数。 */

/** 出错的地方；有好几行时说出第几行。 @param {{ line?: number, column?: number, position?: number }} p */
const place = ({ line = 1, column, position }) =>
  line > 1 ? `第 ${line} 行第 ${column} 个字符` : `第 ${position} 个字符`;

/** 零空间维数给出多少个解；还读得下时写出全数。 @param {number} nullity */
const powerOfTwo = (nullity) => {
  const sum = nullity > 64 ? "" : ` = ${2n ** BigInt(nullity)}`;
  return nullity === 0 ? "1" : `2${superscript(nullity)}${sum}`;
};

/** @param {number} power */
const superscript = (power) => [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");

/** @param {number | bigint} number */
const grouped = (number) => number.toLocaleString("zh");

/** @param {bigint} part @param {bigint} whole */
const percent = (part, whole) =>
  (Number((part * 1_000_000n) / whole) / 1_000_000).toLocaleString("zh", {
    style: "percent",
    maximumFractionDigits: 2,
  });

/** Where something was typed. @param {{ line: number, column: number }} place */
const at = ({ line, column }) => `第 ${line} 行第 ${column} 列`;

/**
 * What the elements say, wherever they stand.
 * @type {Record<string, import("../i18n.js").Sentence>}
 */
export const elements = {
  "board.name": "关灯棋盘，{rows} 行 {columns} 列",
  "board.cell": "第 {row} 行第 {column} 列，{state}",
  "board.on": "亮",
  "board.off": "灭",
  "board.cell-name": "{row},{column}",
  "board.separator": "、",
  "board.odd": "奇 {count}",

  "doors.name": "{count} 扇翻转门",
  "doors.door": "门 {door}，{state}",
  "doors.door-flips": "门 {door}，{state}；按钮翻转 {doors}",
  "doors.door-flips-none": "门 {door}，{state}；按钮什么也不翻转",
  "doors.door-no-button": "门 {door}，{state}；没有按钮",
  "doors.bell": "按钮 {button}",
  "doors.bell-flips": "按钮 {button}；翻转 {doors}",
  "doors.bell-flips-none": "按钮 {button}；什么也不翻转",
  "doors.separator": "、",
  "doors.open": "开",
  "doors.closed": "关",

  "tool.tools": "工具",
  "tool.undo": "撤销",
  "tool.redo": "重做",
  "tool.hint": "提示",
  "tool.reset": "重来",
  "tool.fewest": "显示最少步数",

  "say.presses": "步",
  "say.fewest": "最少",
  "say.pressed-lights": "按下 {button}；{changed} 盏变化；{on} 盏亮",
  "say.pressed-doors": "按下 {button}；{changed} 扇转动；{on} 扇开",
  "say.now-lights": "{on} 盏亮",
  "say.now-doors": "{on} 扇开",
  "say.lit-lights": "亮着：{cells}",
  "say.lit-doors": "开着：{cells}",
  "say.lit-none-lights": "没有灯亮着",
  "say.lit-none-doors": "所有的门都关着",
  "say.solved": "完成！用了 {moves} 步。",
  "say.solved-fewest": "完成！{moves} 步，正是最少。",
  "say.solved-par": "完成！用了 {moves} 步，最少 {minimum} 步。",
  "say.hint-count": "有解，还差 {remaining} 步。",
  "say.hint-count-at-most": "有解，至多还差 {remaining} 步。",
  "say.hint-region": "虚线框里有一处该按。",
  "say.hint-button": "按 {button}：它在一个最短解里，按后还差 {remaining} 步。",
  "say.hint-button-any": "按 {button}：它在已找到的最短解里，按后还差 {remaining} 步。",
  "say.hint-why-board":
    "按 {button}：斜纹灯里有 {count} 盏要变，是奇数；其他每个按钮都翻转其中偶数盏，只有它翻转奇数盏。按后还差 {remaining} 步。",
  "say.hint-why-board-settled":
    "按 {button}：斜纹灯里有 {count} 盏要变；除了它，只有 {settled} 翻转其中奇数盏，而这个解按下其中 {used} 个。按后还差 {remaining} 步。",
  "say.hint-why-doors":
    "按 {button}：斜纹门里有 {count} 扇要开，是奇数；其他每个按钮都翻转其中偶数扇，只有它翻转奇数扇。按后还差 {remaining} 步。",
  "say.hint-why-doors-settled":
    "按 {button}：斜纹门里有 {count} 扇要开；除了它，只有 {settled} 翻转其中奇数扇，而这个解按下其中 {used} 个。按后还差 {remaining} 步。",
  "say.hint-all": "按下 {buttons}，次序随意：共 {remaining} 步。",
  "say.hint-all-numbered": "按下标号的各处，次序随意：共 {remaining} 步。",
  "say.hint-solved": "已经完成。",
  "say.hint-none-lights": "无解：每个按钮都翻转偶数盏斜纹灯，而其中亮着 {count} 盏，是奇数。",
  "say.hint-none-doors": "无解：每个按钮都翻转偶数扇斜纹门，而其中关着 {count} 扇，是奇数。",
  "say.hint-none-on": "无解：每个按钮都翻转偶数盏斜纹灯，而其中灭着 {count} 盏，是奇数。",
  "say.keys": "方向键、Home、End 移动；空格或回车按下；U 撤销，R 重做，L 读出亮着的灯，按 ? 列出按键。",
  "say.step": "第 {step} 步，共 {last} 步",
  "say.no-wasm": "此浏览器或网页不允许 WebAssembly，而谜题要靠它运行。",
  "say.missing": "这一部分没有取到。再打开一次可以重试。",
  "say.open": "在它自己的网页上打开",

  "error.attribute": "{attribute}：“{word}”在这里没有意义，已略去。",
  "error.empty": "这里什么也没有写。",
  "error.board": (p) => `${place(p)}：应是 5x5 这样的大小，或“doors”。`,
  "error.size": (p) => `${place(p)}：行数和列数须是从 1 开始的整数。`,
  "error.too-large": (p) => `${place(p)}：一个棋盘最多 ${p.limit || "10000"} 盏灯。`,
  "error.option": (p) => `${place(p)}：没有这样的棋盘选项。`,
  "error.reserved": (p) => `${place(p)}：这个选项留给以后的版本。`,
  "error.repeated": (p) => `${place(p)}：这个选项已经给过了。`,
  "error.rule": (p) => `${place(p)}：图样是 3 位（3×3）或 7 位（5×5）十六进制数字，而且要翻转些什么。`,
  "error.digit": (p) => `${place(p)}：这个字符不该在这里。`,
  "error.length": (p) => `${place(p)}：格子比棋盘少了或多了。`,
  "error.spare-bits": (p) => `${place(p)}：最后一位数字多出了棋盘没有的灯。`,
  "error.hole": (p) => `${place(p)}：空洞既不会亮也不能按，也不能全是空洞。`,
  "error.mask-length": (p) => `${place(p)}：所有掩码须一样长。`,
  "error.too-many": (p) => `${place(p)}：最多 64 扇门、64 个按钮。`,
  "error.lights": (p) => `${place(p)}：棋盘之后应有一个点和灯的状态，如 5x5.on。`,
  "error.trailing": (p) => `${place(p)}：棋盘到此为止，后面却还有字。`,
  "error.level": "这个棋盘没有这么多步的关卡。",
  "error.kind": "那是另一种棋盘。",
  "error.memory": "内存不够做这件事；网页照常使用。",
};

/**
 * What the page says around them.
 * @type {Record<string, import("../i18n.js").Sentence>}
 */
export const page = {
  "page.title": "关灯与翻转门",
  "page.name": "关灯与翻转门",
  "page.views": "游戏",
  "page.lights": "关灯",
  "page.doors": "翻转门",
  "page.lab": "实验室",
  "page.theme.auto": "外观：自动",
  "page.theme.dark": "外观：深色",
  "page.theme.light": "外观：浅色",
  "page.working": "计算中……",
  "page.share": "分享",
  "page.embed": "嵌入",
  "page.embed-missing": "请重试",
  "page.link-copied": "链接已复制",
  "page.cancel": "取消",
  "page.copied": "已复制",
  "page.copy-forbidden": "浏览器不允许复制",
  "page.no-wasm": "此浏览器不允许 WebAssembly，而谜题要靠它运行。请换一个浏览器，或降低本页的安全级别。",
  "page.explain": "讲解",
  "page.update": "新版本已就绪。",
  "page.reload": "重新载入",
  "page.footer": "一切都在您自己的机器上计算。没有账号，没有 cookie，不向任何人发请求。",
  "page.article": "一篇带六幅图的文章：熄得灭的星，熄不灭的心",
  "page.article-address": "example/index.html",

  "lights.howto.off": "按一盏灯，它和邻居一起翻转。把灯全部关掉。",
  "lights.howto.on": "按一盏灯，它和邻居一起翻转。把灯全部点亮。",
  "lights.howto.either": "按一盏灯，它和邻居一起翻转。让所有的灯一样，全亮或全灭。",
  "lights.next": "下一关",
  "lights.levels": "关卡",
  "lights.size": "{rows}×{columns}",
  "lights.blue": "蓝色拼图",
  "lights.blue-about": "灯全亮着，把它们全部关掉。",
  "lights.presets": "其他经典",
  "lights.preset.flip-game": "翻转棋 4×4",
  "lights.preset.all-lit": "从全灭到全亮",
  "lights.preset.five-six": "5×6",
  "lights.preset.torus": "环面 4×4",
  "lights.preset.ring": "不翻自己 6×6",
  "lights.preset.cross": "对角 5×5",
  "lights.preset.knight": "马步 5×5",
  "lights.preset.rowcol": "整行整列 4×4",
  "lights.new-level": "新关卡",
  "lights.new-level-about": "就在这个棋盘上，最少步数经过证明。同一个种子永远给出同一关。",
  "lights.weight": "最少步数",
  "lights.seed": "种子",
  "lights.same-level": "用此种子",
  "lights.another-level": "新关卡",
  "lights.no-level": "没有找到最少步数如此的关卡；这个棋盘上也许没有。",
  "lights.setup": "布置",
  "lights.rows": "行数",
  "lights.cols": "列数",
  "lights.rule": "规则",
  "lights.rule.plus": "十字",
  "lights.rule.ring": "十字，不翻自己",
  "lights.rule.cross": "对角",
  "lights.rule.king": "王步（3×3）",
  "lights.rule.knight": "马步",
  "lights.rule.rowcol": "整行整列",
  "lights.rule.own": "自定图样",
  "lights.stencil": "图样：一按翻转哪些灯",
  "lights.stencil-about": "图中是按下正中那一格会翻转的灯。点其中的格子，就能自定规则。",
  "lights.cell": "第 {row} 行第 {column} 列",
  "lights.wrap": "边缘",
  "lights.wrap.flat": "平面",
  "lights.wrap.cylinder": "圆柱",
  "lights.wrap.torus": "环面",
  "lights.goal": "目标",
  "lights.goal.off": "全灭",
  "lights.goal.on": "全亮",
  "lights.goal.either": "全部一样（翻转棋）",
  "lights.holes": "空洞",
  "lights.draw": "画灯：一按只翻一盏",
  "lights.all-on": "全亮",
  "lights.all-off": "全灭",
  "lights.random": "随机",
  "lights.paste": "输入或粘贴棋盘",
  "lights.paste-about": "“5 5”加若干行 0 和 1；若干行 b 和 w；大小加亮格的编号；Flip 游戏编号；或本页的记谱。",
  "lights.paste-load": "载入",
  "lights.solve": "求解",
  "lights.solvable": "有解",
  "lights.unsolvable": "无解",
  "lights.facts": (p) => `有解。秩 ${p.rank}，零空间维数 ${p.nullity}，解的个数 ${powerOfTwo(p.nullity)}。`,
  "lights.facts-either": (p) =>
    `有解。秩 ${p.rank}，零空间维数 ${p.nullity}，每个可达的目标有 ${powerOfTwo(p.nullity)} 个解。`,
  "lights.facts-none": "无解。秩 {rank}，零空间维数 {nullity}。",
  "lights.fewest": "最少步数",
  "lights.why-not": "为什么无解？",
  "lights.best": (p) => `目前最好：${p.best} 步；至少 ${p.bound} 步；已搜索 ${Math.floor(100 * p.progress)}%。`,
  "lights.fewest-is": "最少 {weight} 步（已证明），这样的解有 {count} 个，圈在棋盘上：",
  "lights.solved-already": "已经完成，不必再按。",
  "lights.solution-text": "解的文字形式",
  "lights.copy-solution": "复制解",
  "lights.hide": "从棋盘上擦去",
  "lights.witness-lit": "每个按钮都翻转偶数盏斜纹灯，而其中亮着 {count} 盏，是奇数。所以怎么按也不能全部关掉。",
  "lights.witness-dark": "每个按钮都翻转偶数盏斜纹灯，而其中灭着 {count} 盏，是奇数。所以怎么按也不能全部点亮。",
  "lights.all-solutions": "所有解",
  "lights.steps": "步骤",
  "lights.steps-about": "行,列。同一盏灯按两次互相抵消，两次都划去。",
  "lights.steps-count": (p) => `${p.count} 步${p.cancelled ? `，抵消 ${p.cancelled} 步` : ""}`,

  // Faults of what the elements do not do: paste, and search or show everything.
  "error.cell": (p) => `${place(p)}：这个格子编号不在棋盘上，或重复了。`,
  "error.letter": (p) => `${place(p)}：掩码行应依次为 A、B、C……`,
  "error.seed": (p) => `${place(p)}：别的程序的随机种子不说明哪些灯亮；请用它的游戏编号（game ID）。`,
  "error.solutions": "解太多，无法从中找出最少步数。",
  "error.steps": "步骤太多，无法逐步展示；棋盘最多 4096 盏灯。",
};

/**
 * What is said about equations typed in.
 * @type {Record<string, import("../i18n.js").Sentence>}
 */
export const equations = {
  "equation.title": "逐条给出的异或方程",
  "equation.about": "一行一个方程，写成 x2+x3=1 或 011|1。逐条回答：它有没有说出新东西？",
  "equation.lines": "方程",
  "equation.unknowns": "未知数个数（不填就按写到的算）",
  "equation.answers": "逐行的回答",
  "equation.new": "新的：独立方程 {rank} 个，共需 {unknowns} 个",
  "equation.implied": "上面的方程已经说了",
  "equation.contradiction": "与上面矛盾，不采用",
  "equation.fixed": "新的：至此每个未知数都确定了",
  "equation.solution": (p) => Array.from(p.values, (value, index) => `x${index + 1}=${value}`).join("，"),
  "equation.open": "还有 {free} 个未知数自由：独立方程 {rank} 个，共需 {unknowns} 个。",
  "equation.range": "未知数个数请填 1 到 {most} 的整数，或者不填。",
  "equation.unreadable": (p) => `${at(p)}：这里不该是“${p.text}”；请写 x2+x3=1 或 011|1。`,
  "equation.side": (p) => `${at(p)}：这里缺了什么；请写 x2+x3=1 或 011|1。`,
  "equation.equals": (p) => `${at(p)}：缺了“=”。`,
  "equation.limit": (p) => `${at(p)}：未知数最多 ${p.limit} 个。`,
};

/**
 * What stands beside the doors.
 * @type {Record<string, import("../i18n.js").Sentence>}
 */
export const doors = {
  "doorsPanel.title": "门与掩码",
  "doorsPanel.doors": "{count} 扇门",
  "doorsPanel.doors-fewer": "减少门",
  "doorsPanel.doors-more": "增加门",
  "doorsPanel.random": "随机掩码",
  "doorsPanel.openable": "只要能开的",
  "doorsPanel.check": "检查掩码",
  "doorsPanel.help": "帮助",
  "doorsPanel.hide-masks": "隐藏掩码",
  "doorsPanel.mask": "当前掩码",
  "doorsPanel.no-mask": "还没有按过",
  "doorsPanel.mask-now": (p) =>
    p.doors.length ? `${p.button} ${p.mask} 翻转 ${p.doors.join("、")}` : `${p.button} ${p.mask} 什么也不翻转`,
  "doorsPanel.steps": "当前步骤",
  "doorsPanel.steps-now": (p) =>
    p.moves === 0 ? "0 步" : `${p.moves} 步，合起来是 ${p.buttons.length ? p.buttons.join(" ") : "什么也没按"}`,
  "doorsPanel.sets": "从现在起能打开所有门的每一组按钮，步数少的在前。选一组，门上就标出来。",
  "doorsPanel.no-sets": "没有哪一组按钮能打开所有的门。",
  "doorsPanel.set": (p) => p.buttons.join(" "),
  "doorsPanel.set-empty": "不用按：门都开着",
  "doorsPanel.more-sets": "更多",
  "doorsPanel.intro": "玩法",
  "doorsPanel.intro-mask": (p) =>
    p.doors.length
      ? `每个按钮翻转它的掩码里的门。${p.button} 的掩码是 ${p.mask}，翻转 ${p.doors.join("、")}。`
      : `每个按钮翻转它的掩码里的门。${p.button} 的掩码是 ${p.mask}，什么也不翻转。`,
  "doorsPanel.intro-press": "按 A",
  "doorsPanel.intro-again": "开着的门关上，关着的门打开。再按一次就翻转回来，先后次序无关。",
  "doorsPanel.intro-goal": "所有的门都打开就赢了。",
  "doorsPanel.intro-first": "从第一关开始",
  "mask.title": "设置掩码",
  "mask.about": "一行是一个按钮，一列是一扇门。点格子或者打字都行；按钮可以比门多，也可以比门少。",
  "mask.grid": "掩码：哪个按钮翻转哪扇门",
  "mask.cell": "按钮 {button} 翻转门 {door}",
  "mask.doors": "{count} 扇门",
  "mask.doors-fewer": "减一扇门",
  "mask.doors-more": "加一扇门",
  "mask.buttons": "{count} 个按钮",
  "mask.buttons-fewer": "减一个按钮",
  "mask.buttons-more": "加一个按钮",
  "mask.text": "掩码文本",
  "mask.set": "装到门上",
  "mask.ways": (p) => `有 ${grouped(p.ways)} 种方法打开所有的门。`,
  "mask.none": (p) =>
    p.doors.length === 1
      ? `打不开：没有按钮能翻转关着的门 ${p.doors[0]}。`
      : `打不开：每个按钮都翻转门 ${p.doors.join("、")} 中的偶数扇，而其中要翻转 ${p.closed} 扇，是奇数。`,
  "mask.zeros": "{button} 全是 0：不合游戏规则，但照样求解。",
  "mask.ones": "{button} 全是 1：不合游戏规则，但照样求解。",
  "mask.repeated": "{button} 与 {first} 相同：不合游戏规则，但照样求解。",
  "mask.empty": "至少写一个掩码，例如 A:011。",
  "mask.unreadable": (p) => `${at(p)}：“${p.text}”不是掩码；掩码由 0 和 1 组成，例如 A:011。`,
  "mask.order": (p) => `${at(p)}：这里写着 ${p.name}，但掩码要按次序，下一个是 ${p.expected}。`,
  "mask.limit": (p) => `${at(p)}：门和按钮最多各 ${p.limit} 个。`,
  "mask.length": (p) => `${at(p)}：这个掩码有 ${p.found} 扇门，而第一个有 ${p.doors} 扇。`,

  "census.title": "掩码普查",
  "census.about": "给定门数，掩码互不相同，也没有全 0 或全 1 的。这样的掩码组一共有多少，其中多少能打开？",
  "census.doors": "门数（1 到 64）",
  "census.range": (p) => `请输入 1 到 ${p.most} 之间的整数。`,
  "census.sets": "掩码组",
  "census.openable": "能打开的",
  "census.number": (p) => grouped(p.number),
  "census.share": (p) => `其中 ${percent(p.openable, p.sets)} 能打开。`,
  "census.no-sets": "不同的掩码不够组成一组。",
  "census.browse": "浏览清单",
  "census.gathering": "正在列出掩码组",
  "census.only-openable": "只看能开的",
  "census.none": "打不开",
  "census.ways": "{ways} 种开法",
  "census.previous": "上一页",
  "census.next": "下一页",
  "census.page": "页",
  "census.page-of": (p) => `第 ${p.page} 页，共 ${grouped(p.pages)} 页、${grouped(p.lines)} 组。选一组就装到门上。`,
  "census.save": "存为文本",

  "graph.title": "图上的开关",
  "graph.about":
    "每个开关翻转自己的灯和它通向的灯。1‑2 连接两个开关，1>2 表示 1 只单向翻转 2，1: 2 3 表示 1 翻转 2 和 3。",
  "graph.edges": "边",
  "graph.from": "开始时的灯",
  "graph.to": "想要的灯",
  "graph.all-off": "全 0",
  "graph.all-on": "全 1",
  "graph.ways": (p) => `从开始到想要的样子有 ${grouped(p.ways)} 种方法。`,
  "graph.none": (p) =>
    `没有办法：每个开关都翻转虚线圈里的灯 ${p.lights.join("、")} 中的偶数盏，而其中要变化的是奇数盏。`,
  "graph.fewest": (p) =>
    p.weight === 0
      ? "最少：什么也不用按。"
      : `最少 ${p.weight} 步：${p.switches.join("、")}${p.count > 1n ? `（这样的有 ${grouped(p.count)} 组）` : ""}。`,
  "graph.picture": "{count} 个开关的图",
  "graph.play": "当作门来玩",
  "graph.empty": "至少写一条边，例如 1-2。",
  "graph.unreadable": (p) => `${at(p)}：“${p.text}”不是边；请写 1-2、1>2 或一行 1: 2 3。`,
  "graph.limit": (p) => `${at(p)}：开关的编号从 1 到 ${p.limit}。`,
  "graph.light": (p) => `${at(p)}：“${p.text}”既不是 0 也不是 1。`,
  "graph.lights": (p) => `${at(p)}：需要 ${p.count} 盏灯，写了 ${p.found} 盏。`,
};
