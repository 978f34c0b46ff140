/**
 * @file The game as the page shows it: Today, the path and free play in the panel, the goal over each board, and the card
 * over a board that is won.
 *
 * @typedef {import("./level.js").Kind} Kind
 * @typedef {import("./level.js").Level} Level
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {{ kind: Kind, board: any, level: any, start: string, hints: number, begun: string }} Game  level: null for
 *   whatever came by address, drawing or paste
 * @typedef {object} Host  the page
 * @property {Engine} spare                           to try things on
 * @property {Record<Kind, Game>} games
 * @property {(name: string) => void} entitle         says what is played
 * @property {(level: Level) => void} begin
 * @property {(kind: Kind, notation: string) => void} load
 * @property {(level: Level) => string} addressOf
 * @property {() => Game} current                     the game whose board shows
 * @property {(again: boolean) => void} open          a tab was chosen
 * @property {(game: any) => number} secondsOf
 * @property {(key: import("../ui/i18n.js").Key, params?: Record<string, unknown>) => void} tell  says that something could not be kept
 * @property {import("./you.js").Host["more"]} more  what is fetched late
 * @property {import("./you.js").Host["missing"]} missing
 * @property {import("./you.js").Host["themes"]} themes
 * @property {import("./you.js").Host["forget"]} forget
 *
 * @typedef {object} Room
 * @property {Host} host
 * @property {import("./store.js").Store} store
 * @property {import("./next.js").Dealer} dealer
 * @property {ReturnType<typeof makeViews>} views
 * @property {Record<Kind, { goal: ReturnType<typeof goalLine>, aids: ReturnType<typeof makeAids>, card: ReturnType<typeof winCard>, about: string }>} over  each board; about: of which game
 * @property {string} about                           which game the panel shows
 * @property {AbortController} search                 for the fewest presses of a board of no level
 */
import { pictureOf } from "../board/picture.js";
import { gameOf } from "../engine/kind.js";
import { think } from "../loading/solver.js";
import { languageEvents, t } from "../ui/i18n.js";
import { inSight } from "../ui/in-sight.js";
import { copyText, linkTo } from "../ui/share.js";
import { texts } from "../ui/storage.js";
import { eachSecond, makeAids } from "./aids.js";
import { giveCues } from "./cues.js";
import { addDays, civilDate, isDate } from "./dates.js";
import { freePlay } from "./free.js";
import { goalLine } from "./goal.js";
import { house } from "./house.js";
import { freeLevel } from "./level.js";
import { engineDealer, hardestBound, next } from "./next.js";
import { firstUnsolved, levelByKey, PATHS } from "./path.js";
import { problemsInWords } from "./problems.js";
import { levelName, shareText, startPicture } from "./share.js";
import { stars, starText } from "./stars.js";
import { openStore } from "./store.js";
import { tabs } from "./tabs.js";
import { FIRST_DATE, puzzleDate, todayLevel } from "./today.js";
import { week } from "./week.js";
import { winCard } from "./win-card.js";
import { playerTab } from "./you.js";

const HINT_STEPS = 4;
const LOST = 2; // times the fewest presses
const MINUTE_MS = 60_000;

/** @type {Kind[]} */
const KINDS = ["lights", "doors"];

/** @param {Host} host */
export function playRoom(host) {
  const store = openStore(texts);
  const here = engineDealer(host.spare);
  const dealer = {
    ...here,
    generate: (/** @type {Parameters<import("./next.js").Dealer["generate"]>[0]} */ order) =>
      isQuick(order) ? here.generate(order) : think("generating", order),
    hardest: (/** @type {string} */ board) =>
      think("hardest", { notation: `${board}.off` }).catch((error) => hardestBound(host.spare, board, error)),
  };
  const views = makeViews(host, store, dealer);
  /** @type {Room} */
  const room = { host, store, dealer, views, over: /** @type {any} */ ({}), about: "", search: new AbortController() };
  for (const kind of KINDS) {
    const { board } = host.games[kind];
    const aids = makeAids(store, host.spare);
    const card = winCard(board, waysOf(room, host.games[kind]));
    room.over[kind] = { aids, card, goal: goalLine(board, aids.root), about: "" };
    giveCues(board, store);
  }
  keepUp(room);
  return {
    roots: views.roots,
    title: [views.list],
    show: views.refresh,
    choose: views.choose,
    follow: (/** @type {Game} */ game) => follow(room, game),
    won: (/** @type {Game} */ game) => win(room, game, true),
    resumed: (/** @type {Game} */ game) => {
      follow(room, game);
      if (isWon(game)) win(room, game, false);
    },
    levelOf: (/** @type {any} */ spot) => levelOf(room, spot),
    levelByKey: (/** @type {string} */ key) => levelOfKey(room, key),
  };
}

/** Doors are dealt by trying many masks: quicker here than to ask the worker each time. @param {{ notation?: string }} order */
const isQuick = ({ notation = "doors" }) => gameOf(notation) === "doors";

/** @param {Host} host @param {import("./store.js").Store} store @param {import("./next.js").Dealer} dealer */
function makeViews(host, store, dealer) {
  const today = week(store, () => use("you"));
  const path = house(store);
  const free = freePlay({ ...host, dealer });
  const you = playerTab(host, store);
  const panels = { today: today.root, path: path.root, free: free.root, you: you.root };
  /** @type {Record<string, (game: Game) => void>} */
  const showing = {
    today: ({ level }) => today.show(level?.key),
    path: ({ kind, level }) => path.show(kind, level?.key),
    free: ({ kind }) => free.show(kind),
    you: ({ level }) => you.show(level?.key),
  };
  let shown = "";
  const refresh = inSight(Object.values(panels), () => showing[shown](host.current()));
  const onShow = (/** @type {string} */ name) => {
    shown = name;
    refresh();
  };
  const { list, choose, use } = tabs(panels, onShow, (name, again) => {
    if (name === "you") you.open();
    host.open(again);
  });
  choose("path");
  return { roots: Object.values(panels), list, choose, refresh };
}

/** What other tabs keep, a new day and another language show at once. @param {Room} room */
function keepUp(room) {
  const again = () => {
    room.views.refresh();
    for (const kind of KINDS) showAids(room, room.host.games[kind]);
  };
  room.store.addEventListener("change", again);
  languageEvents.addEventListener("change", () => {
    again();
    entitle(room);
  });
  addEventListener("storage", () => room.store.refresh());
  document.addEventListener("visibilitychange", again);
  setInterval(again, MINUTE_MS);
  eachSecond(() => showAids(room, room.host.current()));
  const tell = (/** @type {import("./progress.js").Problem[]} */ problems) =>
    room.host.tell(...problemsInWords(problems));
  room.store.addEventListener("problem", (event) => tell(/** @type {CustomEvent} */ (event).detail));
  if (room.store.problems.length > 0) tell(room.store.problems);
}

/** @param {Room} room @param {Game} game */
function showAids({ over, host }, game) {
  const { board } = game;
  if (board.engine) over[game.kind].aids.show(board, () => host.secondsOf(game));
}

// ---- levels

/** @param {Room} room @param {{ view: "path" | "today", kind: Kind, which?: string }} spot @returns {Level | null} */
function levelOf({ host, store }, { view, kind, which }) {
  if (view === "path") {
    if (which) return PATHS[kind][Number(which) - 1] ?? null;
    return firstUnsolved(kind, store.isSolved) ?? PATHS[kind][0];
  }
  const today = puzzleDate(civilDate(new Date()));
  const date = which ?? today;
  // In a time zone ahead, tomorrow's puzzle is shared already.
  if (!isDate(date) || date < FIRST_DATE || date > addDays(today, 1)) return null;
  return todayLevel(host.spare, date, kind);
}

/** @param {Room} room @param {string} key */
function levelOfKey(room, key) {
  const [place, which, kind] = key.split("/");
  if (place !== "today") return levelByKey(key);
  return KINDS.includes(/** @type {Kind} */ (kind))
    ? levelOf(room, { view: place, which, kind: /** @type {Kind} */ (kind) })
    : null;
}

/** The level of a game; of one that has none so far, what it would be with so many presses. @param {Game} game @param {number} fewest */
const levelOr = ({ level, start }, fewest) => level ?? freeLevel(start, fewest);

// ---- a game

/** Says in the head of the page what is played. @param {Room} room */
const entitle = ({ host }) => host.entitle(levelName(levelOr(host.current(), 0), t));

/** @param {Game} game */
const isWon = ({ board }) => board.engine.solved && board.engine.moveCount > 0;

/** Shows what the game is about. @param {Room} room @param {Game} game */
function follow(room, game) {
  const { board, kind, level } = game;
  const over = room.over[kind];
  const about = [kind, game.start, level?.key].join(" "); // a press leaves it as it is
  game.begun ||= civilDate(new Date());
  if (level && board.minimum !== level.fewest) board.minimum = level.fewest;
  if (over.about !== about) over.goal.show(board.engine, level?.fewest ?? null);
  over.about = about;
  showAids(room, game);
  board.toggleAttribute("data-lost", Boolean(level) && board.engine.moveCount > LOST * level.fewest + 2);
  if (!isWon(game)) over.card.hide();
  if (game !== room.host.current()) return;
  entitle(room);
  if (room.about !== about) room.views.refresh();
  room.about = about;
}

/** @param {Room} room @param {Game} game @param {boolean} isNew */
function win(room, game, isNew) {
  const { kind, level, hints, begun, board } = game;
  const play = { presses: board.engine.moveCount, hints, seconds: room.host.secondsOf(game) };
  const { card } = room.over[kind];
  const counts = !level || isCounted(room, level, play);
  if (!level) findFewest(room, game);
  else if (counts) room.store.win(level, play, begun);
  card.tell(play, level?.fewest ?? null, counts ? level?.idea && `play.idea.${level.idea}` : "game.strict");
  card.show(isNew);
}

/** Strictly, only the fewest presses without a hint. @param {Room} room @param {Level} level @param {{ presses: number, hints: number }} play */
const isCounted = ({ store }, { fewest }, { presses, hints }) =>
  !store.option("strict") || (presses <= fewest && hints === 0);

/** What came by address or paste becomes a level once its fewest presses are known. @param {Room} room @param {Game} game */
async function findFewest(room, game) {
  const { start } = game;
  room.search.abort();
  room.search = new AbortController();
  const found = await think("fewest", { notation: start }, room.search).catch(() => null);
  if (!found || game.level || game.start !== start || !isWon(game)) return;
  game.level = freeLevel(start, found.weight);
  win(room, game, false);
}

/** The ways on from a win. @param {Room} room @param {Game} game @returns {import("./win-card.js").Ways} */
function waysOf(room, game) {
  const { board } = game;
  const again = () => {
    board.reset();
    board.focus({ preventScroll: true });
  };
  return {
    again,
    next: async () => {
      room.search.abort();
      const { level, kind, start } = game;
      const won = levelOr(game, board.engine.moveCount);
      const after = await next(won, room.dealer, room.store.isSolved).catch(() => PATHS[kind][0]);
      if (game.start !== start || game.level !== level) return; // something else was chosen meanwhile
      room.host.begin(after);
      room.host.games[after.kind].board.focus({ preventScroll: true });
    },
    share: () => share(room, game),
    way: () => {
      again();
      for (let step = 0; step < HINT_STEPS; step++) board.hint();
    },
  };
}

/** The start and the result, never the finished board. @param {Room} room @param {Game} game */
async function share({ host }, { board, hints, level: known, start }) {
  const presses = board.engine.moveCount;
  const level = known ?? freeLevel(start, presses);
  const play = { presses, hints, seconds: 0 };
  const url = linkTo(host.addressOf(level));
  host.spare.load(level.notation);
  const text = shareText({ level, play, t, picture: startPicture(host.spare), url });
  const picture = pictureOf(host.spare);
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
