/** English: the player's own page, and sharing. */
import { number, some } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "player.archive": "Past puzzles",
  "player.month-before": "Previous month",
  "player.month-after": "Next month",
  "player.month": (p) => `${number(p.solved)} of ${some(p.puzzles, "puzzle", "puzzles")} solved this month.`,

  "player.figures": "Statistics",
  "player.none": "No puzzle is solved yet.",
  "player.solved": "Solved",
  "player.stars": "Stars",
  "player.hints": "Hints",
  "player.time": "Time",
  "player.all": "All",
  "player.over": "Levels by presses above the fewest",
  "player.bar": (p) =>
    `${p.over === 0 ? "the fewest presses" : `${some(p.over, "press", "presses")} more`}: ${some(p.count, "level", "levels")}`,
  "player.bar-last": (p) => `${some(p.over, "press", "presses")} more, or beyond: ${some(p.count, "level", "levels")}`,

  "player.option.meter": "Moves left",
  "player.option.meter-about": "Shows the fewest presses left, beside the goal.",
  "player.option.strict": "Strict",
  "player.option.strict-about": "A win counts only with the fewest presses and no hint.",
  "player.option.timer": "Timer",
  "player.option.timer-about": "Shows the time, beside the goal and in the statistics.",
  "player.option.sound": "Sound",
  "player.option.sound-about": "A soft tone for each press, and for a win.",
  "player.option.vibration": "Vibration",
  "player.option.vibration-about": "A short pulse for each press, and for a win.",
  "player.option.still": "Less motion",
  "player.option.still-about": "No animations. If your system asks for this, it is always so.",

  "player.book": "The book",
  "player.book-about": "Seven chapters on why these puzzles can be solved, with figures to play with.",
  "player.book-open": "Read the book",

  "player.keeping": "Saved progress",
  "player.keeping-about":
    "Everything is saved in this browser only. A file moves it to another device; results already there stay.",
  "player.export": "Save as a file",
  "player.import": "Import…",
  "player.imported": (p) => `File imported: ${some(p.added, "new level", "new levels")}.`,
  "player.unread": "Save what could not be read",
  "player.delete": "Delete everything",
  "player.delete-question": "Delete everything?",
  "player.delete-about":
    "This deletes all results, days, options and games in progress in this browser. It cannot be undone.",
  "player.delete-now": "Delete",

  "player.card": "Card: {name}, {result}",
  "player.words": "Result as text",
  "player.copy": "Copy text",
  "player.save-picture": "Save image",
  "player.qr": "QR code",
  "player.qr-about": "QR code of the address of this level",
});
