/** English: the sentences around a game. */
import { number, presses, some } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "game.today": "Today",
  "game.path": "Path",
  "game.free": "Free play",
  "game.you": "You",
  "game.left": (p) => `${p.left === null ? "?" : number(p.left)} left`,
  "game.time": "Time",
  "game.strict": "Strict: a win counts only with the fewest presses and no hint.",

  "game.goal.off": "Turn every light off",
  "game.goal.on": "Turn every light on",
  "game.goal.either": "Turn all lights off, or all on",
  "game.goal.target": "Light exactly the lights with a dot",
  "game.goal.doors-off": "Close every door",
  "game.goal.doors-on": "Open every door",
  "game.goal.doors-either": "Open all doors, or close all",
  "game.goal.doors-target": "Open exactly the doors with a dot",

  "game.path.lights": (p) => `Lights: ${number(p.solved)} of ${number(p.levels)} · ${number(p.stars)} ★`,
  "game.path.doors": (p) => `Doors: ${number(p.solved)} of ${number(p.levels)} · ${number(p.stars)} ★`,
  "game.chapter": (p) => `${number(p.solved)} of ${number(p.levels)}`,
  "game.window": "Level {number}",
  "game.window-solved": (p) => `Level ${p.number}, solved, ${some(p.stars, "star", "stars")}`,

  "game.date": (p) => `${p.date}, number ${number(p.number)}`,
  "game.begin": "Start",
  "game.day": (p) => `${p.day}, ${p.month}${p.solved > 0 ? `, ${number(p.solved)} of ${number(p.count)} solved` : ""}`,
  "game.size.lights": (p) => `${p.size} · ${presses(p.fewest)}`,
  "game.size.states": (p) => `${p.size}, 0–${p.most} · ${presses(p.fewest)}`,
  "game.size.doors": (p) => `${some(p.size, "door", "doors")} · ${presses(p.fewest)}`,
  "game.streak.done": (p) => `Streak ${number(p.current)} · Best ${number(p.longest)}`,
  "game.streak.open": (p) =>
    `Streak ${number(p.current)} · Best ${number(p.longest)}. Solve one today to make it ${number(p.next)}.`,
  "game.streak.grace": (p) =>
    `Streak ${number(p.current)}. You missed yesterday. One missed day is allowed: solve one today to keep your streak.`,
  "game.streak.none": "Two new puzzles a day, the same for everyone. They get harder from Monday to Sunday.",
  "game.tomorrow": (p) => `The next puzzles come in ${number(p.hours)} h ${number(p.minutes)} min.`,
  "game.archive": "Past puzzles",

  "game.won": "Solved",
  "game.result": (p) => `Solved in ${number(p.presses)}.`,
  "game.result-fewest": (p) =>
    p.hints
      ? `Solved in ${number(p.presses)}, the fewest possible, with ${some(p.hints, "hint", "hints")}.`
      : `Solved in ${number(p.presses)}. Perfect!`,
  "game.result-more": (p) =>
    `Solved in ${number(p.presses)}${p.hints ? ` with ${some(p.hints, "hint", "hints")}` : ""}. It can be done in ${number(p.fewest)}.`,
  "game.stars": (p) => some(p.stars, "star", "stars"),
  "game.replay": "See the light again",
  "game.sound": "Turn sound on",
  "game.chapter-solved": "“{chapter}” is complete: every star is lit.",
  "game.next": "Next",
  "game.again": "Solve it in {fewest}",
  "game.way": "Best solution",
});
