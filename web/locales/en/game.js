/** English: the sentences around a game. */
import { number, presses, some } from "./words.js";

const GOALS = {
  off: "Turn every light off",
  on: "Turn every light on",
  either: "Turn all lights off, or all on",
  doors: "Open every door",
};

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "game.today": "Today",
  "game.path": "Path",
  "game.free": "Free play",
  "game.you": "You",
  "game.left": (p) => `${p.left === null ? "?" : number(p.left)} left`,
  "game.time": "Time",
  "game.strict": "Strict: a win counts only with the fewest presses and no hint.",

  "game.goal.off": GOALS.off,
  "game.goal.on": GOALS.on,
  "game.goal.either": GOALS.either,
  "game.goal.doors": GOALS.doors,

  "game.path.lights": (p) => `Lights: ${number(p.solved)} of ${number(p.levels)} · ${number(p.stars)} ★`,
  "game.path.doors": (p) => `Doors: ${number(p.solved)} of ${number(p.levels)} · ${number(p.stars)} ★`,
  "game.window": "Level {number}",
  "game.window-solved": (p) => `Level ${p.number}, solved, ${some(p.stars, "star", "stars")}`,

  "game.day": (p) => `${p.day}, ${p.month}${p.solved > 0 ? `, ${number(p.solved)} of ${number(p.count)} solved` : ""}`,
  "game.size.lights": (p) => `${p.size} · ${presses(p.fewest)}`,
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
  "game.next": "Next",
  "game.again": "Try again in {fewest}",
  "game.way": "Show the best solution",

  "game.make": "Make your own",
  "game.deal": "New puzzle",
  "game.most": (p) => `The hardest position of this board needs ${presses(p.most)}.`,
  "game.most-found": (p) => `The hardest position found on this board needs ${presses(p.most)}.`,
  "game.most-bound": (p) => `No position of this board needs more than ${presses(p.most)}.`,
  "game.deal-ok": (p) => `New puzzle: ${presses(p.fewest)}, proven to be the fewest.`,
  "game.deal-fewer": (p) =>
    `No position that needs exactly ${presses(p.wanted)} was found; this one needs ${presses(p.fewest)}.`,
  "game.deal-same": (p) => `This is the only position that needs ${presses(p.fewest)}.`,
  "game.deal-missing": (p) => `This seed gives no position that needs ${presses(p.wanted)}.`,
  "game.deal-none": "No press changes this board.",
  "game.doors": (p) => some(p.count, "door", "doors"),
  "game.doors-fewer": "Remove a door",
  "game.doors-more": "Add a door",
  "game.random": "New doors",
  "game.openable": "Solvable only",
  "game.first-hall": "Four doors (classic)",
  "lights.blue": "All lit",
  "lights.presets": "Other classics",
  "lights.preset.flip-game": "Flip Game 4×4",
  "lights.preset.all-lit": "From all off to all on",
  "lights.preset.five-six": "5×6",
  "lights.preset.torus": "Torus 4×4",
  "lights.preset.ring": "Plus without its centre 6×6",
  "lights.preset.cross": "Diagonals 5×5",
  "lights.preset.knight": "Knight 5×5",
  "lights.preset.rowcol": "Rows and columns 4×4",
  "lights.weight": "Fewest presses",
  "lights.seed": "Seed",
  "lights.same-level": "Play this seed",
  "lights.seed-about": "Puzzles on the current board, with proven fewest presses. The same seed gives the same puzzle.",
});
