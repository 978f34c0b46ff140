/** English: the player's own page, and sharing. */
import { number, some } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "player.archive": "Archive of Today",
  "player.month-before": "The month before",
  "player.month-after": "The month after",
  "player.month": (p) => `${number(p.solved)} of ${some(p.puzzles, "puzzle", "puzzles")} of this month solved.`,

  "player.figures": "Statistics",
  "player.none": "Nothing is solved yet.",
  "player.solved": "Solved",
  "player.stars": "Stars",
  "player.hints": "Hints",
  "player.time": "Time",
  "player.all": "All",
  "player.over": "Levels by their presses over the fewest",
  "player.bar": (p) =>
    `${p.over === 0 ? "the fewest presses" : `${some(p.over, "press", "presses")} more`}: ${some(p.count, "level", "levels")}`,
  "player.bar-last": (p) => `${some(p.over, "press", "presses")} more, or above: ${some(p.count, "level", "levels")}`,

  "player.options": "Options",
  "player.option.meter": "Distance",
  "player.option.meter-about": "The fewest presses left, beside the goal.",
  "player.option.strict": "Strict",
  "player.option.strict-about": "A win counts only in the fewest presses and without a hint.",
  "player.option.timer": "Timer",
  "player.option.timer-about": "The time, beside the goal and in the statistics.",
  "player.option.sound": "Sound",
  "player.option.sound-about": "A soft tone for each press, and for a win.",
  "player.option.vibration": "Vibration",
  "player.option.vibration-about": "A short pulse for each press, and for a win.",
  "player.theme": "Colours",
  "player.theme.auto": "Auto",
  "player.theme.dark": "Dark",
  "player.theme.light": "Light",
  "player.theme.dusk": "Dusk",
  "player.theme.sea": "Sea",

  "player.keeping": "Saved progress",
  "player.keeping-about":
    "Everything is saved in this browser alone. A file takes it to another device; what is there already stays.",
  "player.export": "Save as a file",
  "player.import": "Read a file",
  "player.imported": (p) => `The file was read; ${some(p.added, "level is", "levels are")} new.`,
  "player.unread": "Save what could not be read",
  "player.delete": "Delete everything",
  "player.delete-question": "Delete everything?",
  "player.delete-about":
    "All results, days, options and games in progress in this browser will be gone. This cannot be undone.",
  "player.delete-now": "Delete",

  "player.card": "Card: {name}, {result}",
  "player.words": "The result in words",
  "player.copy": "Copy the words",
  "player.save-picture": "Save the picture",
  "player.qr": "QR code",
  "player.qr-about": "QR code of the address of this level",
});
