/**
 * @file Today, a house by night: a window for each day of two weeks, lit where its puzzles are solved; the puzzles of the chosen day with
 * their starts, and one way in.
 */
import { nextTurn } from "../loading/turns.js";
import { button } from "../ui/controls.js";
import { make, say, sayAgain } from "../ui/dom.js";
import { rove } from "../ui/roving.js";
import { stopAt } from "../ui/tab-stop.js";
import { addDays, civilDate, weekOf } from "./dates.js";
import { houseOf } from "./house.js";
import { addressOf, keyOf, mostOf, wrapIn } from "./level.js";
import { KIND_OF } from "./puzzles.js";
import { starText } from "./stars.js";
import { startOf } from "./start.js";
import { streak } from "./streak.js";
import { FIRST_DATE, numberOf, puzzleDate, puzzlesOn, todayPlan } from "./today.js";

/** @typedef {import("./calendar.js").Puzzle} Puzzle */
/** @typedef {import("./level.js").Level} Level */

const MINUTE_MS = 60_000;

/** The puzzle of a day. @param {string} date @param {Puzzle} puzzle */
const nameOf = (date, puzzle) => /** @type {const} */ ({ mode: "today", which: date, kind: KIND_OF[puzzle], puzzle });

/** @param {string} date @param {Puzzle} puzzle */
const hrefOf = (date, puzzle) => `#${addressOf("today", puzzle, date)}`;

/** Date formats by language and options, kept because they are slow to make. @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/** @param {string} date @param {Intl.DateTimeFormatOptions} options */
export function inWords(date, options) {
  const { lang } = document.documentElement;
  const name = lang + JSON.stringify(options);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(lang, { timeZone: "UTC", ...options });
  formats.set(name, format);
  return format.format(new Date(`${date}T00:00Z`));
}

/** A sentence about the streak. @param {import("./store.js").Store} store @param {string} [today] */
export function streakLine(store, today = puzzleDate(civilDate(new Date()))) {
  const run = streak(Object.keys(store.progress.days), today);
  return { key: /** @type {const} */ (`game.streak.${run.state}`), params: { ...run, next: run.current + 1 } };
}

/**
 * @param {import("./store.js").Store} store
 * @param {() => void} openArchive
 * @param {import("../engine/engine.js").Engine} spare
 * @param {(date: string, puzzle: Puzzle) => Promise<Level> | Level} deal
 */
export function week(store, openArchive, spare, deal) {
  const { root, heads, days, house, title, date, cards, play, line, wait, parts } = makeParts(openArchive);
  /** @type {Starts} */
  const starts = { spare, deal, drawn: new Map() };

  /** @param {Level | null} [level] that is played */
  function show(level) {
    const today = puzzleDate(civilDate(new Date()));
    const shown = level?.mode === "today" ? level.which : today;
    const week = weekOf(shown);
    heads.replaceChildren(...week.map((day) => make("span", {}, inWords(day, { weekday: "narrow" }))));
    relink(
      days,
      [...weekOf(addDays(week[0], -1)), ...week].map((day) => make("li", {}, dayLink(store, day, { shown, today }))),
    );
    stopAt(openIn(days), days.querySelector("[data-shown]"));
    house.firstElementChild?.replaceWith(houseOf(numberOf(shown)));
    title.textContent = inWords(shown, { weekday: "long" });
    const year = shown.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
    const words = inWords(shown, { day: "numeric", month: "long", year });
    say(date, "game.date", { date: words, number: numberOf(shown) });
    const puzzles = puzzlesOn(shown);
    relink(
      cards,
      puzzles.map((puzzle) => cardOf(store, shown, puzzle, level?.key === keyOf(nameOf(shown, puzzle)))),
    );
    const open = puzzles.find((puzzle) => !store.isSolved(nameOf(shown, puzzle)));
    play.hidden = !open;
    if (open) play.href = hrefOf(shown, open);
    drawStarts(starts, cards, shown, puzzles);
    const { key, params } = streakLine(store, today);
    say(line, key, params);
    wait.hidden = solvedOn(store, today) < puzzlesOn(today).length;
    say(wait, "game.tomorrow", untilMidnight(new Date()));
    if (root.hasChildNodes()) return;
    root.append(...parts);
    sayAgain(root); // the language may have changed
  }
  return { root, show };
}

/** The links of the days, which share one tab stop. @param {HTMLElement} days @returns {HTMLAnchorElement[]} */
const openIn = (days) => [...days.querySelectorAll("a")].filter(({ href }) => href);

/** @param {() => void} openArchive */
function makeParts(openArchive) {
  const heads = make("div", { class: "week", "aria-hidden": "true" });
  const days = make("ol", { class: "week" });
  rove(days, () => openIn(days));
  const house = make("div", { class: "house" }, houseOf(0), heads, days);
  const title = make("h2", { class: "hero" });
  const date = make("p", { class: "date" });
  const cards = make("div", { class: "day" });
  const play = make("a", { class: "primary", say: "game.begin" });
  const [line, wait] = [make("p"), make("p", { class: "small" })];
  const scene = make("div", { class: "scene" }, make("div", {}, title, date), house);
  const parts = [scene, make("div", { class: "row" }, line, button("game.archive", openArchive)), cards, play, wait];
  return { root: make("div", { class: "today" }), heads, days, house, title, date, cards, play, line, wait, parts };
}

/** @typedef {{ spare: import("../engine/engine.js").Engine, deal: (date: string, puzzle: Puzzle) => Promise<Level> | Level, drawn: Map<string, Element> }} Starts  drawn: by address */

/** Draws the start of each puzzle on its card, one in a turn. @param {Starts} starts @param {HTMLElement} cards @param {string} day @param {Puzzle[]} puzzles */
async function drawStarts(starts, cards, day, puzzles) {
  for (const puzzle of puzzles) {
    const address = hrefOf(day, puzzle);
    const start = starts.drawn.get(address) ?? (await drawStart(starts, day, puzzle));
    if (!start) continue;
    starts.drawn.set(address, start);
    cards.querySelector(`[href="${address}"] .start`)?.replaceChildren(start);
  }
}

/** @param {Starts} starts @param {string} day @param {Puzzle} puzzle */
async function drawStart({ spare, deal }, day, puzzle) {
  await nextTurn();
  const level = await Promise.resolve(deal(day, puzzle)).catch(() => null);
  return level && startOf(level, spare);
}

/** The time until the next puzzles, in whole minutes. @param {Date} now */
function untilMidnight(now) {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((Number(next) - Number(now)) / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/**
 * Replaces links by new ones, and keeps the focus on the same address.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 */
export function relink(list, items) {
  const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
  list.replaceChildren(...items);
  const again = focused ? list.querySelector(`[href="${focused}"]`) : null;
  /** @type {HTMLElement | null} */ (again)?.focus({ preventScroll: true });
}

/** The number of a day's puzzles that are solved. @param {import("./store.js").Store} store @param {string} day */
export const solvedOn = (store, day) => puzzlesOn(day).filter((puzzle) => store.isSolved(nameOf(day, puzzle))).length;

/**
 * The link of a day, drawn as a window: half lit if some of its puzzles are solved, lit if all are.
 * @param {import("./store.js").Store} store
 * @param {string} day
 * @param {{ shown?: string, today: string }} dates
 * @param {...(Node | string)} content
 */
export function dayLink(store, day, { shown, today }, ...content) {
  const solved = solvedOn(store, day);
  const { length } = puzzlesOn(day);
  const isOpen = day >= FIRST_DATE && day <= today;
  const link = make("a", { class: "window", href: isOpen ? hrefOf(day, "lights") : null }, ...content);
  link.classList.toggle("lit", solved === length);
  link.classList.toggle("half-lit", solved > 0 && solved < length);
  link.ariaCurrent = day === today ? "date" : null;
  link.toggleAttribute("data-shown", day === shown);
  if (!isOpen) link.setAttribute("aria-disabled", "true");
  if (!isOpen) link.setAttribute("role", "link");
  const name = `${inWords(day, { weekday: "short" })} ${inWords(day, { day: "numeric" })}`;
  return say(
    link,
    "game.day",
    { day: name, month: inWords(day, { month: "long" }), solved, count: length },
    "aria-label",
  );
}

/** A sentence about joined edges, if the board has them. @param {string} board its notation */
function edgesOf(board) {
  const wrap = wrapIn(board);
  return wrap ? [say(make("span"), `game.edges.${wrap}`)] : [];
}

/** @param {import("./store.js").Store} store @param {string} date @param {Puzzle} puzzle @param {boolean} isCurrent */
function cardOf(store, date, puzzle, isCurrent) {
  const kind = KIND_OF[puzzle];
  const best = store.best(nameOf(date, puzzle));
  const plan = todayPlan(date, puzzle);
  const size = kind === "doors" ? plan.doors : plan.board.split("-")[0].replace("x", "×");
  const most = mostOf(plan.board);
  const link = make("a", { class: "puzzle-card", href: hrefOf(date, puzzle) });
  link.append(
    make("span", { class: "start" }),
    say(make("b"), `play.name.today.${puzzle}`, { number: numberOf(date) }),
    make("small", {}, best ? starText(best.stars) : ""),
    say(make("span"), `game.size.${most > 1 ? "states" : kind}`, { size, most, fewest: plan.weight }),
    ...edgesOf(String(plan.board)),
  );
  link.classList.toggle("lit", best !== null);
  link.ariaCurrent = isCurrent ? "true" : null;
  return link;
}
