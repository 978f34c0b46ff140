/** @file The archive of Today: a calendar of one month, in which solved days are lit. */
import { make, say } from "../ui/dom.js";
import { addDays, civilDate, monthOf, weekOf } from "./dates.js";
import { FIRST_DATE, puzzleDate, puzzlesOn } from "./today.js";
import { dayLink, inWords, relink, solvedOn, streakLine } from "./week.js";

/** @typedef {import("./level.js").Level} Level */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {ReturnType<typeof makeView>} View */

/** @param {Store} store */
export function archive(store) {
  let month = ""; // a day of the month shown
  /** @type {Level | null | undefined} */
  let current;
  const view = makeView((by) => {
    const { dates } = monthOf(month);
    month = addDays(by > 0 ? dates[dates.length - 1] : dates[0], by);
    show(current);
  });

  /** @param {Level | null} [level] that is played */
  function show(level) {
    const today = puzzleDate(civilDate(new Date()));
    current = level;
    month ||= today;
    const { key, params } = streakLine(store, today);
    say(view.line, key, params);
    showMonth(view, store, { month, today, shown: level?.which });
  }
  return { root: view.root, show };
}

/** @param {(by: 1 | -1) => void} turn */
function makeView(turn) {
  const arrow = (
    /** @type {import("../locales/languages.js").KeyPart<"player.">} */ name,
    /** @type {1 | -1} */ by,
    /** @type {string} */ sign,
  ) => make("button", { type: "button", label: `player.${name}`, onclick: () => turn(by) }, sign);
  const [before, after] = [arrow("month-before", -1, "‹"), arrow("month-after", 1, "›")];
  const title = make("h3", { "aria-live": "polite" });
  const heads = make("div", { class: "calendar heads", "aria-hidden": "true" });
  const days = make("ol", { class: "calendar" });
  const sum = make("p", { class: "small" });
  const line = make("p");
  const months = make("div", { class: "month" }, make("div", { class: "turn" }, before, title, after), heads, days);
  return { before, after, title, heads, days, sum, line, root: make("div", { class: "archive" }, line, months, sum) };
}

/** @param {View} view @param {Store} store @param {{ month: string, today: string, shown?: string }} at */
function showMonth({ before, after, title, heads, days, sum }, store, { month, today, shown }) {
  const { blanks, dates } = monthOf(month);
  const open = dates.filter((day) => day >= FIRST_DATE && day <= today);
  title.textContent = inWords(month, { month: "long", year: "numeric" });
  before.disabled = dates[0] <= FIRST_DATE;
  after.disabled = dates[dates.length - 1] >= today;
  heads.replaceChildren(...weekOf(today).map((day) => make("span", {}, inWords(day, { weekday: "narrow" }))));
  relink(
    days,
    dates.map((day) => make("li", {}, dayLink(store, day, { shown, today }, numberIn(day)))),
  );
  /** @type {HTMLElement} */ (days.firstElementChild).style.setProperty("grid-column-start", String(blanks + 1));
  say(sum, "player.month", {
    solved: open.reduce((count, day) => count + solvedOn(store, day), 0),
    puzzles: open.flatMap(puzzlesOn).length,
  });
}

/** @param {string} day */
const numberIn = (day) => make("b", {}, String(Number(day.slice(-2))));
