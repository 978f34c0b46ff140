/** 中文：游戏周围的语句。 */

const GOALS = {
  off: "关掉所有的灯",
  on: "点亮所有的灯",
  either: "让所有的灯全灭或全亮",
  doors: "打开所有的门",
};

/** @param {{ hints: number }} p */
const hints = (p) => (p.hints ? ` · ${p.hints} 提示` : "");

/** @type {import("../languages.js").Sentences} */
export default {
  "game.today": "今日",
  "game.path": "闯关",
  "game.free": "自由",

  "game.goal": (p) => `${GOALS[/** @type {"off"} */ (p.goal)]} · ${p.fewest} 步`,
  "game.goal.off": GOALS.off,
  "game.goal.on": GOALS.on,
  "game.goal.either": GOALS.either,
  "game.goal.doors": GOALS.doors,
  "game.rule.plus": "按一盏灯，它和上下左右相邻的灯一起翻转。",
  "game.rule.ring": "按一盏灯，上下左右相邻的灯翻转，它自己不变。",
  "game.rule.cross": "按一盏灯，它和四角相邻的灯一起翻转。",
  "game.rule.king": "按一盏灯，它和周围八盏灯一起翻转。",
  "game.rule.knight": "按一盏灯，它和马步所到的灯一起翻转。",
  "game.rule.rowcol": "按一盏灯，它所在的整行整列一起翻转。",
  "game.rule.own": "按一盏灯，图中的灯一起翻转。",
  "game.rule.doors": "每个按钮翻转其掩码中的门：开的关上，关的打开。",

  "game.path.lights": "关灯：{solved}/{levels} · {stars} ★",
  "game.path.doors": "翻转门：{solved}/{levels} · {stars} ★",
  "game.window": "第 {number} 关",
  "game.window-solved": "第 {number} 关，已解，{stars} 星",

  "game.day": (p) => `${p.day}，${p.month}${p.solved > 0 ? `，已解 ${p.solved}/2` : ""}`,
  "game.size.lights": "{size} · {fewest} 步",
  "game.size.doors": "{size} 扇门 · {fewest} 步",
  "game.streak": "已连续 {current} 天，最长 {longest} 天。中间可以缺一天。",
  "game.streak-none": "每天两道新题，人人相同；从周一到周日逐日变难。",

  "game.won": "已解",
  "game.result": "{presses} 步",
  "game.result-fewest": (p) => `${p.presses} 步 · 最少${hints(p)}`,
  "game.result-more": (p) => `${p.presses} 步 · 最少 ${p.fewest}${hints(p)}`,
  "game.stars": "{stars} 星",
  "game.next": "下一关",
  "game.again": "再试 {fewest} 步",
  "game.way": "看一种最短解法",

  "game.make": "自己出题",
  "game.deal": "出题",
  "game.most": "这个棋盘最多需要 {most} 步。",
  "game.most-found": "这个棋盘上找到的最难局面需要 {most} 步。",
  "game.most-bound": "这个棋盘不会需要超过 {most} 步。",
  "game.deal-ok": "已出题：最少 {fewest} 步（已证明）。",
  "game.deal-fewer": "没有找到恰好最少 {wanted} 步的局面；这一题最少 {fewest} 步。",
  "game.deal-same": "最少 {fewest} 步的局面只有这一个。",
  "game.deal-missing": "这个种子没有最少 {wanted} 步的局面。",
  "game.deal-none": "这个棋盘按什么都不变。",
  "game.doors": "{count} 扇门",
  "game.doors-fewer": "减少一扇门",
  "game.doors-more": "增加一扇门",
  "game.random": "随机掩码",
  "game.openable": "只出可解的",
  "game.first-hall": "文章里的第一关",
  "lights.blue": "全亮开局（蓝色拼图）",
  "lights.presets": "其他经典",
  "lights.preset.flip-game": "翻转棋 4×4",
  "lights.preset.all-lit": "从全灭到全亮",
  "lights.preset.five-six": "5×6",
  "lights.preset.torus": "环面 4×4",
  "lights.preset.ring": "空心十字 6×6",
  "lights.preset.cross": "斜十字 5×5",
  "lights.preset.knight": "马步 5×5",
  "lights.preset.rowcol": "整行整列 4×4",
  "lights.weight": "最少步数",
  "lights.seed": "种子",
  "lights.same-level": "用此种子",
  "lights.seed-about": "按上面的棋盘出题，最少步数均经证明；种子相同，题目相同。",
};
