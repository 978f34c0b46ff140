/** 中文：游戏周围的语句。 */
import { number, presses } from "./words.js";

/** @param {{ hints: number }} p */
const hints = (p) => (p.hints ? ` · 用了 ${p.hints} 次提示` : "");

/** @type {import("../languages.js").Sentences} */
export default {
  "game.today": "今日",
  "game.path": "闯关",
  "game.free": "自由玩",
  "game.you": "我的",
  "game.left": (p) => `还差 ${p.left === null ? "?" : number(p.left)} 步`,
  "game.time": "用时",
  "game.strict": "严格模式：步数最少、不用提示才算赢。",

  "game.goal.off": "关掉所有的灯",
  "game.goal.on": "点亮所有的灯",
  "game.goal.either": "让所有的灯全灭或全亮",
  "game.goal.target": "恰好点亮带圆点的灯",
  "game.goal.doors-off": "关上所有的门",
  "game.goal.doors-on": "打开所有的门",
  "game.goal.doors-either": "让所有的门全开或全关",
  "game.goal.doors-target": "恰好打开带圆点的门",

  "game.path.lights": "关灯：{solved}/{levels} · {stars} ★",
  "game.path.doors": "翻转门：{solved}/{levels} · {stars} ★",
  "game.chapter": "{solved}/{levels}",
  "game.window": "第 {number} 关",
  "game.window-solved": "第 {number} 关，已解，{stars} 星",

  "game.date": "{date} · 第 {number} 期",
  "game.begin": "开始",
  "game.day": (p) => `${p.day}，${p.month}${p.solved > 0 ? `，已解 ${number(p.solved)}/${number(p.count)}` : ""}`,
  "game.size.lights": "{size} · {fewest} 步",
  "game.size.states": "{size}，亮度 0–{most} · {fewest} 步",
  "game.size.doors": "{size} 扇门 · {fewest} 步",
  "game.streak.done": "连续 {current} 天 · 最长 {longest} 天",
  "game.streak.open": "连续 {current} 天 · 最长 {longest} 天。今天解一题就是 {next} 天。",
  "game.streak.grace": "连续 {current} 天。昨天没有解题；可以缺一天，今天解一题就不会中断。",
  "game.streak.none": "每天两道新题，人人相同；从周一到周日逐日变难。",
  "game.tomorrow": "再过 {hours} 小时 {minutes} 分出新题。",
  "game.archive": "往日题目",

  "game.won": "已解",
  "game.result": "完成！用了 {presses} 步",
  "game.result-fewest": (p) => `完成！${presses(p.presses)}，正好最少${hints(p)}`,
  "game.result-more": (p) => `完成！用了 ${presses(p.presses)}，最少 ${presses(p.fewest)}就够${hints(p)}`,
  "game.stars": "{stars} 星",
  "game.replay": "再看一次灯光",
  "game.sound": "打开声音",
  "game.chapter-solved": "“{chapter}”全部通关：这一章的星都亮了。",
  "game.next": "下一关",
  "game.again": "挑战 {fewest} 步",
  "game.way": "看最少步解法",
};
