/**
 * @file The game in the page: Today, the path, free play and the player's tab in the panel, the goal over each board, and the
 * card over a board that is won.
 *
 * @typedef {import("./level.js").Kind} Kind
 * @typedef {import("./level.js").Level} Level
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("./game.js").Game} Game
 *
 * @typedef {object} Host  the page
 * @property {Engine} spare                           an engine to try notations on
 * @property {Record<Kind, Game>} games
 * @property {() => Game} current                     the game whose board shows
 * @property {(level: Level) => Promise<void>} begin  opens a level
 * @property {(kind: Kind, notation: string) => void} load
 * @property {(game: Game, date: string) => void} date  the game was looked at on that day
 * @property {(game: Game, level: Level) => void} rate  the fewest presses of the game are proven, so that it is a level
 * @property {(again: boolean) => void} open          a tab was chosen; again: it shows already
 * @property {(name: string, isOfPage: boolean) => void} entitle  writes the name of the game, or of the page, into the header
 * @property {(key: import("../ui/i18n.js").Key, params?: Record<string, unknown>) => void} tell  shows a sentence about storage
 * @property {() => Promise<typeof import("./more.js")>} more  loads the script of the tabs of free play and of the player
 * @property {(again: () => void) => HTMLElement} missing  says that a script did not load, and lets the reader try again
 * @property {boolean} isServed                      the other files of the site are beside the page
 * @property {() => void} forget                      deletes everything that is stored beside the progress
 *
 * @typedef {object} State
 * @property {Host} host
 * @property {import("./store.js").Store} store
 * @property {import("./next.js").Dealer} dealer
 * @property {ReturnType<typeof makeViews>} views
 * @property {Record<Kind, { goal: ReturnType<typeof goalLine>, card: ReturnType<typeof winCard>, cues: ReturnType<typeof giveCues>, about: string, isWon: boolean }>} over  over each board; about: the game shown there; isWon: its card has been shown
 * @property {ReturnType<typeof paper>} paper          the game for printing
 * @property {string} about                           the game that the panel and the paper show
 * @property {AbortController} search                 for the fewest presses of a position of no level
 */

import { fewestWithin, HINT_STEPS } from "../board/hint.js";
import { draw, fetchParts } from "../board/state-parts.js";
import { gameOf, unlit } from "../engine/kind.js";
import { think } from "../loading/solver.js";
import { updateText } from "../ui/database.js";
import { languageEvents, t } from "../ui/i18n.js";
import { copyText, linkTo } from "../ui/share.js";
import { texts } from "../ui/storage.js";
import { whenVisible } from "../ui/when-visible.js";
import { makeAids } from "./aids.js";
import { giveCues } from "./cues.js";
import { addDays, civilDate, isDate } from "./dates.js";
import { KINDS } from "./game.js";
import { goalLine } from "./goal.js";
import { invite } from "./invite.js";
import { lazyTab } from "./lazy-tab.js";
import { freeLevel, readKey } from "./level.js";
import { followMotion } from "./motion.js";
import { engineDealer, hardestBound, next } from "./next.js";
import { paper } from "./paper.js";
import { chapterOf, firstUnsolved, levelOfIdea, PATHS } from "./path.js";
import { pathView } from "./path-view.js";
import { problemsInWords } from "./problems.js";
import { levelName, shareText, startPicture, storyOf } from "./share.js";
import { stars, starText } from "./stars.js";
import { openStore } from "./store.js";
import { tabs } from "./tabs.js";
import { FIRST_DATE, isOn, puzzleDate, puzzlesOn, todayLevel, todayPlan } from "./today.js";
import { solvedOn, streakLine, week } from "./week.js";
import { STRICT, winCard } from "./win-card.js";

const LOST = 2; // times the fewest presses, and two
const MINUTE_MS = 60_000;

/** @param {Host} host */
export function playView(host) {
  const store = openStore(texts, updateText);
  const dealer = dealerOf(host);
  const views = makeViews(host, store, dealer);
  /** @type {State} */
  const state = {
    host,
    store,
    dealer,
    views,
    over: /** @type {any} */ ({}),
    paper: paper(host.spare),
    about: "",
    search: new AbortController(),
  };
  for (const kind of KINDS) {
    const game = host.games[kind];
    const goal = goalLine(game.board, makeAids(store, host.spare, game));
    const card = winCard(game.board, waysOf(state, game));
    state.over[kind] = { goal, card, cues: giveCues(game.board, store, kind), about: "", isWon: false };
  }
  followMotion(store, Object.values(host.games));
  keepUp(state);
  return {
    roots: views.roots,
    title: [views.list],
    options: views.options,
    show: views.refresh,
    choose: views.choose,
    follow: (/** @type {Game} */ game) => follow(state, game),
    look: (/** @type {Game} */ game) => {
      follow(state, game);
      present(state, game);
    },
    won: (/** @type {Game} */ game) => win(state, game, true),
    resumed: (/** @type {Game} */ game) => {
      follow(state, game);
      if (isWon(game)) win(state, game, false);
    },
    levelOf: (/** @type {any} */ spot) => levelOf(state, spot),
    levelByKey: (/** @type {string} */ key) => levelByKey(state, key),
  };
}

/** Deals quick levels on this thread, others in a worker. @param {Host} host @returns {import("./next.js").Dealer} */
function dealerOf(host) {
  const here = engineDealer(host.spare);
  return {
    ...here,
    generate: (/** @type {Parameters<import("./next.js").Dealer["generate"]>[0]} */ order) =>
      isQuick(order) ? here.generate(order) : think("generating", order),
    hardest: (/** @type {string} */ board) =>
      think("hardest", { notation: unlit(board) }).catch((error) => hardestBound(host.spare, board, error)),
    today: (/** @type {string} */ date, /** @type {import("./calendar.js").Puzzle} */ puzzle) =>
      levelOfDay(host, date, puzzle),
  };
}

/** Doors are dealt on this thread: trying many masks is quicker than asking a worker each time. @param {{ notation?: string }} order */
const isQuick = ({ notation = "doors" }) => gameOf(notation) === "doors";

/** @param {Host} host @param {import("./store.js").Store} store @param {import("./next.js").Dealer} dealer */
function makeViews(host, store, dealer) {
  const today = week(store, () => use("you"), host.spare, dealer.today);
  const path = pathView(store, host.spare);
  const free = lazyTab("free-play", host, (part) => part.freePlay({ ...host, dealer }));
  /** @type {ReturnType<typeof lazyTab<Game["level"]>>} */
  const you = lazyTab("you", host, (part) => part.playerPage({ ...host, store }));
  /** @type {ReturnType<typeof lazyTab<void>>} */
  const options = lazyTab("settings", host, (part) => part.optionsForm(store));
  const lazy = { free, you };
  const panels = { today: today.root, path: path.root, free: free.root, you: you.root };
  /** @type {Record<string, (game: Game) => void>} */
  const showing = {
    today: ({ level }) => today.show(level),
    path: ({ kind, level }) => path.show(kind, level),
    free: ({ kind }) => free.show(kind),
    you: ({ level }) => you.show(level),
  };
  let shown = "";
  const showLater = whenVisible(Object.values(panels), () => showing[shown](host.current()));
  function refresh() {
    const date = puzzleDate(civilDate(new Date()));
    document.body.toggleAttribute("data-today", solvedOn(store, date) < puzzlesOn(date).length);
    showLater();
  }
  const onShow = (/** @type {string} */ name) => {
    shown = name;
    refresh();
  };
  const { list, choose, use } = tabs(panels, onShow, (name, again) => {
    if (name === "free" || name === "you") lazy[name].open();
    host.open(again);
  });
  choose("path");
  return { roots: Object.values(panels), list, choose, refresh, options };
}

/** Refreshes after changes in other tabs, at a new day and in another language. @param {State} state */
function keepUp(state) {
  const again = state.views.refresh;
  state.store.addEventListener("change", () => {
    again();
    entitle(state);
  });
  languageEvents.addEventListener("change", () => {
    again();
    entitle(state);
    state.paper.show(levelOr(state.host.current(), 0));
  });
  addEventListener("storage", () => state.store.refresh());
  document.addEventListener("visibilitychange", again);
  setInterval(again, MINUTE_MS);
  const tell = (/** @type {import("./progress.js").Problem[]} */ problems) =>
    state.host.tell(...problemsInWords(problems));
  state.store.addEventListener("problem", (event) => tell(/** @type {CustomEvent} */ (event).detail));
  if (state.store.problems.length > 0) tell(state.store.problems);
}

// ---- levels

/** @param {State} state @param {{ mode: "path" | "today", kind: Kind, which?: string, puzzle?: import("./calendar.js").Puzzle }} spot  which: a number or a date @returns {Promise<Level | null>} */
async function levelOf({ host, store }, { mode, kind, puzzle = kind, which }) {
  if (mode === "path") {
    if (which) return PATHS[kind][Number(which) - 1] ?? null;
    return firstUnsolved(kind, store.isSolved) ?? PATHS[kind][0];
  }
  const today = puzzleDate(civilDate(new Date()));
  const date = which ?? today;
  // Readers in a time zone ahead share tomorrow's puzzle already.
  if (!isDate(date) || date < FIRST_DATE || date > addDays(today, 1) || !isOn(date, puzzle)) return null;
  return levelOfDay(host, date, puzzle);
}

/** Fetches what the puzzle of a day needs, and makes it. @param {Host} host @param {string} date @param {import("./calendar.js").Puzzle} puzzle */
async function levelOfDay({ spare }, date, puzzle) {
  await fetchParts(todayPlan(date, puzzle).board);
  return todayLevel(spare, date, puzzle);
}

/** @param {State} state @param {string} key @returns {Promise<Level | null>} null also for levels of free play, whose keys do not say their lights */
async function levelByKey(state, key) {
  const { mode, which = "", kind, puzzle } = readKey(key) ?? {};
  if (mode !== "today" || !kind) return levelOfIdea(which);
  return levelOf(state, { mode, which, kind, puzzle }).catch(() => null);
}

/** The level of a game, or a level of free play from its start with so many presses. @param {Game} game @param {number} fewest */
const levelOr = ({ level, start }, fewest) => level ?? freeLevel(start, fewest);

// ---- a game

/** The number of levels that are solved, of every mode. @param {State} state */
const solvedOf = ({ store }) => Object.keys(store.progress.records).length;

/** True on the first level before any level is won. @param {State} state @param {Game["level"]} level */
const isFirst = (state, level) => level === PATHS[level?.kind ?? "lights"][0] && solvedOf(state) === 0;

/** Writes the name of the game into the header, which has the name of the page until the first level is won. @param {State} state */
function entitle(state) {
  const level = levelOr(state.host.current(), 0);
  const isOfPage = isFirst(state, level);
  state.host.entitle(isOfPage ? t("page.name") : levelName(level, t), isOfPage);
}

/** @param {Game} game */
const isWon = ({ board }) => board.engine.solved && board.engine.moveCount > 0;

/** Shows the state of a game after a change. @param {State} state @param {Game} game */
function follow(state, game) {
  const { board, kind, level } = game;
  const over = state.over[kind];
  const about = [kind, game.start, level?.key].join(" "); // the same after every press
  const isAnother = over.about !== about;
  over.about = about;
  if (!game.begun) state.host.date(game, civilDate(new Date()));
  if (level && board.minimum !== level.fewest) board.minimum = level.fewest;
  // On the body, because a change that :has() of the stage could see would restyle all of the stage.
  if (!board.hidden) document.body.toggleAttribute("data-begun", board.engine.moveCount > 0);
  board.toggleAttribute("data-lost", level ? board.engine.moveCount > LOST * level.fewest + 2 : false);
  if (over.isWon && !isWon(game)) {
    over.card.hide();
    over.isWon = false;
  }
  if (!isAnother) return;
  over.goal.show(board.engine, level);
  if (game === state.host.current()) present(state, game);
}

/** Shows the game whose board shows in the panel, on paper and in the header. @param {State} state @param {Game} game */
function present(state, game) {
  const { kind, level, board } = game;
  const { about } = state.over[kind];
  entitle(state);
  if (state.about === about) return;
  state.about = about;
  state.views.refresh();
  state.paper.show(levelOr(game, 0));
  if (kind === "lights" && isFirst(state, level) && board.engine.moveCount === 0) invite(board);
}

/** @param {State} state @param {Game} game @param {boolean} isNew */
function win(state, game, isNew) {
  const { kind, level, hints, begun, board } = game;
  const play = { presses: board.engine.moveCount, hints, seconds: game.seconds };
  const { card, cues } = state.over[kind];
  state.over[kind].isWon = true;
  const counts = !level || isCounted(state, level, play);
  const left = leftIn(state, level);
  if (!level) findFewest(state, game);
  else if (counts) state.store.win(level, play, begun);
  const fewest = level?.fewest ?? null;
  const endsChapter = isNew && left > 0 && leftIn(state, level) === 0;
  const seen = {
    key: level?.key ?? game.start,
    fewest: fewest ?? 0,
    isPerfect: fewest !== null && play.presses <= fewest,
    chapter: endsChapter ? chapterOf(level) : null,
  };
  const line = endsChapter ? chapterLine(level) : lineOf(state, level, play.presses);
  card.tell(seen, play, fewest, counts ? line : STRICT);
  card.offerSound(isNew && solvedOf(state) === 1 && !state.store.option("sound"));
  if (isNew && endsChapter) cues.chapter();
  card.show(isNew);
}

/** The levels of the chapter of a level that are not solved; 0 of a level of no chapter. @param {State} state @param {Game["level"]} level */
const leftIn = ({ store }, level) =>
  level?.mode === "path" ? chapterOf(level).levels.filter((other) => !store.isSolved(other)).length : 0;

/** @param {Game["level"]} level of a chapter that is solved @returns {import("./win-card.js").Line} */
function chapterLine(level) {
  const { chapter } = chapterOf(level);
  return { key: "game.chapter-solved", params: { chapter: t(`play.chapter.${chapter}`) } };
}

/** The idea of a level of the path after a win in the fewest presses, or the streak after a puzzle of the day. @param {State} state @param {Game["level"]} level @param {number} presses @returns {import("./win-card.js").Line | undefined} */
function lineOf({ store }, level, presses) {
  if (level?.mode === "today") return streakLine(store);
  if (level?.mode !== "path" || presses > level.fewest) return undefined;
  return { key: /** @type {any} */ (`play.idea.${level.which}`) };
}

/** With the option strict, only wins in the fewest presses without a hint count. @param {State} state @param {Level} level @param {{ presses: number, hints: number }} play */
const isCounted = ({ store }, { fewest }, { presses, hints }) =>
  !store.option("strict") || (presses <= fewest && hints === 0);

/** Searches the fewest presses of a position, which make it a level of free play. @param {State} state @param {Game} game */
async function findFewest(state, game) {
  const { start } = game;
  state.search.abort();
  state.search = new AbortController();
  const found = await think("fewest", { notation: start }, state.search).catch(() => null);
  if (!found || game.level || game.start !== start || !isWon(game)) return;
  state.host.rate(game, freeLevel(start, found.weight));
  win(state, game, false);
}

/** The buttons of the card of a win. @param {State} state @param {Game} game @returns {import("./win-card.js").Ways} */
function waysOf(state, game) {
  const { board } = game;
  const again = () => {
    board.reset();
    board.focus({ preventScroll: true });
  };
  return {
    again,
    next: async () => {
      state.search.abort();
      const { level, kind, start } = game;
      const won = levelOr(game, board.engine.moveCount);
      const after = await next(won, state.dealer, state.store.isSolved).catch(() => PATHS[kind][0]);
      if (game.start !== start || game.level !== level) return; // another game was opened meanwhile
      await state.host.begin(after);
      state.host.games[after.kind].board.focus({ preventScroll: true });
    },
    share: () => share(state, game),
    sound: () => {
      state.store.setOption("sound", true);
      state.over[game.kind].cues.win();
    },
    way: () => {
      again();
      for (let step = 0; step < HINT_STEPS; step++) board.hint();
    },
  };
}

const STORY_MS = 300; // to find a shortest solution

/** The presses of a win, needed or in excess. @param {Engine} spare with the start @param {Engine} played */
function storyIn(spare, { moves }) {
  const shortest = fewestWithin(spare, STORY_MS);
  return shortest ? storyOf(moves, spare.ways(shortest.presses)) : "";
}

/** The streak, from the second day on. @param {State["store"]} store @param {Level} level */
function streakOf(store, level) {
  const { key, params } = streakLine(store);
  return level.mode === "today" && key === "game.streak.done" && params.current > 1 ? t(key, params) : "";
}

/** Shares the result. @param {State} state @param {Game} game */
async function share({ host, store }, { board, hints, level: known, start }) {
  const presses = board.engine.moveCount;
  const level = known ?? freeLevel(start, presses);
  const play = { presses, hints, seconds: 0 };
  const url = linkTo(level.address);
  host.spare.load(level.notation);
  const story = storyIn(host.spare, board.engine);
  const text = shareText({
    level,
    play,
    t,
    story,
    streak: streakOf(store, level),
    picture: startPicture(host.spare),
    url,
  });
  const picture = draw(host.spare);
  const part = await host.more().catch(() => null);
  if (!part) return (await copyText(text)) ? "page.copied" : "page.copy-forbidden";
  part.showShare({
    text,
    url,
    picture,
    name: levelName(level, t),
    result: t("play.result", { presses, hints, fewest: level.fewest }),
    stars: starText(stars(play, level.fewest)),
    file: level.key.replaceAll("/", "-"),
  });
}
