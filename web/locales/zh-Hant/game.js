/** 繁體中文：遊戲周圍的語句。 */
import { number, presses } from "./words.js";

const GOALS = {
  off: "關掉所有的燈",
  on: "點亮所有的燈",
  either: "讓所有的燈全滅或全亮",
  target: "恰好點亮有圓點的燈",
  doors: "打開所有的門",
};

/** @param {{ hints: number }} p */
const hints = (p) => (p.hints ? ` · 用了 ${p.hints} 次提示` : "");

/** @type {import("../languages.js").Sentences} */
export default {
  "game.today": "今日",
  "game.path": "闖關",
  "game.free": "自由玩",
  "game.you": "我的",
  "game.left": (p) => `還差 ${p.left === null ? "?" : number(p.left)} 步`,
  "game.time": "時間",
  "game.strict": "嚴格模式：步數最少、不用提示才算贏。",

  "game.goal.off": GOALS.off,
  "game.goal.on": GOALS.on,
  "game.goal.either": GOALS.either,
  "game.goal.target": GOALS.target,
  "game.goal.doors": GOALS.doors,

  "game.path.lights": "關燈：{solved}/{levels} · {stars} ★",
  "game.path.doors": "翻轉門：{solved}/{levels} · {stars} ★",
  "game.chapter": "{solved}/{levels}",
  "game.window": "第 {number} 關",
  "game.window-solved": "第 {number} 關，已解，{stars} 星",

  "game.date": "{date} · 第 {number} 期",
  "game.begin": "開始",
  "game.day": (p) => `${p.day}，${p.month}${p.solved > 0 ? `，已解 ${number(p.solved)}/${number(p.count)}` : ""}`,
  "game.size.lights": "{size} · {fewest} 步",
  "game.size.states": "{size}，亮度 0–{most} · {fewest} 步",
  "game.size.doors": "{size} 扇門 · {fewest} 步",
  "game.streak.done": "連續 {current} 天 · 最長 {longest} 天",
  "game.streak.open": "連續 {current} 天 · 最長 {longest} 天。今天解一題就是 {next} 天。",
  "game.streak.grace": "連續 {current} 天。昨天沒有解題；可以缺一天，今天解一題就不會中斷。",
  "game.streak.none": "每天兩道新題，人人相同；從週一到週日逐日變難。",
  "game.tomorrow": "再過 {hours} 小時 {minutes} 分出新題。",
  "game.archive": "過去的題目",

  "game.won": "已解",
  "game.result": "完成！用了 {presses} 步",
  "game.result-fewest": (p) => `完成！${presses(p.presses)}，正好最少${hints(p)}`,
  "game.result-more": (p) => `完成！用了 ${presses(p.presses)}，最少 ${presses(p.fewest)}就夠${hints(p)}`,
  "game.stars": "{stars} 星",
  "game.replay": "再看一次燈光",
  "game.next": "下一關",
  "game.again": "挑戰 {fewest} 步",
  "game.way": "看最少步解法",
};
