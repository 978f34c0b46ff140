/** English: what stands around a game. */
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
  "game.strict": "Strict: only the fewest presses without a hint count.",

  "game.goal": (p) => `${GOALS[/** @type {"off"} */ (p.goal)]} · ${presses(p.fewest)}`,
  "game.goal.off": GOALS.off,
  "game.goal.on": GOALS.on,
  "game.goal.either": GOALS.either,
  "game.goal.doors": GOALS.doors,
  "game.rule.plus": "A press flips the light and the four beside it.",
  "game.rule.ring": "A press flips the four lights beside it, not the light itself.",
  "game.rule.cross": "A press flips the light and the four at its corners.",
  "game.rule.king": "A press flips the light and the eight around it.",
  "game.rule.knight": "A press flips the light and those a knight’s move away.",
  "game.rule.rowcol": "A press flips every light of its row and column.",
  "game.rule.own": "A press flips the lights of this picture.",
  "game.rule.doors": "A button turns the doors of its mask: the open ones close, the closed ones open.",

  "game.path.lights": (p) => `Lights: ${number(p.solved)} of ${number(p.levels)} · ${number(p.stars)} ★`,
  "game.path.doors": (p) => `Doors: ${number(p.solved)} of ${number(p.levels)} · ${number(p.stars)} ★`,
  "game.window": "Level {number}",
  "game.window-solved": (p) => `Level ${p.number}, solved, ${some(p.stars, "star", "stars")}`,

  "game.day": (p) => `${p.day}, ${p.month}${p.solved > 0 ? `, ${number(p.solved)} of 2 solved` : ""}`,
  "game.size.lights": (p) => `${p.size} · ${presses(p.fewest)}`,
  "game.size.doors": (p) => `${some(p.size, "door", "doors")} · ${presses(p.fewest)}`,
  "game.streak.done": (p) =>
    `${some(p.current, "day", "days")} in a row, today included. The longest run: ${number(p.longest)}.`,
  "game.streak.open": (p) =>
    `${some(p.current, "day", "days")} in a row; today makes it ${number(p.next)}. The longest run: ${number(p.longest)}.`,
  "game.streak.grace": (p) =>
    `${some(p.current, "day", "days")} in a row. Yesterday was missed: one day may be. Solve one today, and the run goes on.`,
  "game.streak.none": "Two new puzzles each day, the same for everybody; they grow harder from Monday to Sunday.",
  "game.archive": "Archive",

  "game.won": "Solved",
  "game.result": (p) => presses(p.presses),
  "game.result-fewest": (p) =>
    `${presses(p.presses)} · the fewest${p.hints ? ` · ${some(p.hints, "hint", "hints")}` : ""}`,
  "game.result-more": (p) =>
    `${presses(p.presses)} · fewest ${number(p.fewest)}${p.hints ? ` · ${some(p.hints, "hint", "hints")}` : ""}`,
  "game.stars": (p) => some(p.stars, "star", "stars"),
  "game.next": "Next",
  "game.again": "Try for {fewest}",
  "game.way": "Show a shortest way",

  "game.make": "Make your own",
  "game.deal": "Deal a board",
  "game.most": (p) => `This board needs ${presses(p.most)} at most.`,
  "game.most-found": (p) => `The hardest position found on this board needs ${presses(p.most)}.`,
  "game.most-bound": (p) => `This board never needs more than ${presses(p.most)}.`,
  "game.deal-ok": (p) => `Dealt: ${presses(p.fewest)}, proven to be the fewest.`,
  "game.deal-fewer": (p) => `No board of exactly ${presses(p.wanted)} was found; this one needs ${presses(p.fewest)}.`,
  "game.deal-same": (p) => `This is the only board of ${presses(p.fewest)}.`,
  "game.deal-missing": (p) => `No board of ${presses(p.wanted)} was found with this seed.`,
  "game.deal-none": "No press changes this board.",
  "game.doors": (p) => some(p.count, "door", "doors"),
  "game.doors-fewer": "Remove a door",
  "game.doors-more": "Add a door",
  "game.random": "Random masks",
  "game.openable": "openable only",
  "game.first-hall": "The article’s first hall",
  "lights.blue": "All lit (the “blue puzzle”)",
  "lights.presets": "Other classics",
  "lights.preset.flip-game": "Flip Game 4×4",
  "lights.preset.all-lit": "All lit from all dark",
  "lights.preset.five-six": "5×6",
  "lights.preset.torus": "Torus 4×4",
  "lights.preset.ring": "Plus without its centre 6×6",
  "lights.preset.cross": "Diagonals 5×5",
  "lights.preset.knight": "Knight 5×5",
  "lights.preset.rowcol": "Rows and columns 4×4",
  "lights.weight": "Fewest presses",
  "lights.seed": "Seed",
  "lights.same-level": "Play this seed",
  "lights.seed-about": "Boards of this size and rule, with a proven minimum. The same seed gives the same puzzle.",
});
