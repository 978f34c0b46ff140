/**
 * @file The page: one screen with two boards, of which one shows, a panel of what belongs to it, and the laboratory. The
 * address says what is shown; whatever changes what is shown writes the address.
 */
import "./sentences.js";
import { largeView } from "../board/grid.js";
import { createEngine } from "../engine/engine.js";
import { nextTurn } from "../loading/turns.js";
import { say, sayAgain } from "../ui/dom.js";
import { notice } from "../ui/notice.js";
import { forgetAll, recall, recallText, rememberHere } from "../ui/storage.js";
import { readAddress, writeAddress } from "./address.js";
import { fetchWhole, stand } from "./core.js";
import { takeDrops } from "./drops.js";
import { dropGame, keepGame, nameOf, recallGame, resume, secondsOf, startOf } from "./games.js";
import { KINDS, pageHeader } from "./header.js";
import { undoEverywhere } from "./keys.js";
import { canvas as fetchCanvas, play as fetchPlayRoom, more } from "./late.js";
import { moreTool } from "./more-tool.js";
import { makeSheet } from "./sheet.js";
import { setTheme, THEMES, theme, themeEvents } from "./theme.js";
import { laboratory, learn, missing, prepare, solveDoors, solveLights } from "./views.js";

export { keepOffline } from "./offline.js";
export { stylesStand } from "./styles.js";

/** Browsers refuse to be told a new address at every one of many fast presses. */
const ADDRESS_DELAY_MS = 250;

/** What shows the boards of each kind. */
const ELEMENTS = { lights: "lights-out", doors: "rotating-doors" };

/** Where free play begins. */
const FREE_STARTS = { lights: "5x5.on", doors: "doors-0111-1001-0011-1011.off" };

/** @typedef {import("./address.js").Place} Place */
/** @typedef {import("./address.js").Kind} Kind */
/** @typedef {import("./address.js").Spot} Spot */
/** @typedef {import("./games.js").Board} Board */
/** @typedef {import("./games.js").Game} Game */
/** @typedef {import("./games.js").Level} Level */
/** @typedef {import("./views.js").View} View */

/**
 * @typedef {object} Page
 * @property {Place} place
 * @property {Kind} kind                     which board shows
 * @property {Record<Kind, Game>} games
 * @property {import("../engine/engine.js").Engine} spare  to try things on, once there is a core
 * @property {ReturnType<typeof pageHeader>} header
 * @property {import("./sheet.js").Sheet} sheet
 * @property {HTMLElement} stage
 * @property {Map<string, Promise<View>>} views
 * @property {string} viewName               of the view that was asked for last
 * @property {View | null} view              what stands in the panel
 * @property {import("../explain/lecture.js").Lesson} lesson  the tab of the explain pane to show next
 * @property {Promise<boolean>} stands       both boards can be played; false: there is no core
 * @property {Promise<any>} play             what knows the levels; it may fail to come
 * @property {any} room                      that, once it has come
 * @property {number} turn                   counts what was asked for, so that only the last is shown
 * @property {number} timer                  of the address; 0 when it is up to date
 */

/** Without the whole core they take longer. */
largeView.fetch = async () => {
  const [{ CanvasView }] = await Promise.all([fetchCanvas(), fetchWhole().catch(() => undefined)]);
  return CanvasView;
};

/** What is around the boards stands before there is a core. Each step has a turn of its own. @param {Promise<import("../engine/engine.js").Module>} core */
export async function startPage(core) {
  const text = location.hash.slice(1);
  const now = recall("now");
  const last = now?.address ?? (recall("view") ? `free${recall("view") === "doors" ? "-doors" : ""}` : "path");
  const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
  stage.classList.toggle("opening", text !== "" || last !== "path");
  const page = await makePage(stage);
  page.stands = makePlayable(page, core);
  fetchPlay(page);
  prepare(readAddress(text || String(last)));
  if (!(await page.stands)) return;
  await nextTurn();
  if (!text || text === now?.address || isLate(text, now)) await takeUp(page, now);
  const spot = readAddress(text || String(last));
  const game = page.games[spot.kind ?? "lights"];
  // The address lags behind a game that is taken up.
  if (spot.notation && game.level !== undefined) await showGame(page, spot);
  else await follow(page, text || String(last));
  page.stage.querySelector(".waiting")?.remove();
  page.stage.classList.remove("opening");
  // Not what stands in the address by now: that may be the game's, written meanwhile.
  addEventListener("hashchange", ({ newURL }) => follow(page, new URL(newURL).hash.slice(1)));
}

/** While a page is fetched again, the game goes on and its address is written, which the new one does not get. @param {string} text @param {any} now */
function isLate(text, now) {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  return visit?.type === "reload" && startOf(text) === startOf(now?.address ?? "");
}

/** @param {HTMLElement} stage @returns {Promise<Page>} */
async function makePage(stage) {
  const panel = /** @type {HTMLElement} */ (document.getElementById("panel"));
  const boards = /** @type {Board[]} */ (KINDS.map((kind) => stage.querySelector(ELEMENTS[kind])));
  const header = pageHeader(boards, () => page.sheet.step(page.sheet.stop() === "peek" ? 1 : -1));
  await nextTurn();
  const games = /** @type {Record<Kind, Game>} */ (
    Object.fromEntries(KINDS.map((kind, i) => [kind, makeGame(kind, boards[i])]))
  );
  await nextTurn();
  const head = /** @type {HTMLElement} */ (document.getElementById("header"));
  const sheet = makeSheet(panel, [stage, head]);
  head.addEventListener("click", () => page.timer && writeHash(page), { capture: true }); // its links lead to what is shown
  panel.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a");
    if (link?.hash && link.hash === location.hash) sheet.close(); // it is shown already
  });
  /** @type {Page} */
  const page = {
    place: "play",
    kind: "lights",
    games,
    spare: /** @type {any} */ (null),
    header,
    sheet,
    stage,
    views: new Map(),
    viewName: "",
    view: null,
    lesson: { tab: "tour" },
    stands: Promise.resolve(false),
    play: Promise.resolve(),
    room: null,
    turn: 0,
    timer: 0,
  };
  return page;
}

/** @param {Page} page @param {Promise<import("../engine/engine.js").Module>} core @returns {Promise<boolean>} whether there is a core */
async function makePlayable(page, core) {
  const { games } = page;
  const module = await core.catch(() => null);
  if (!module) return false;
  page.spare = createEngine(module);
  await customElements.whenDefined("rotating-doors"); // the last of both
  await Promise.all(KINDS.map((kind) => games[kind].board.ready));
  await nextTurn();
  for (const engine of [page.spare, ...KINDS.map((kind) => games[kind].board.engine)]) stand(engine);
  for (const kind of KINDS) listen(page, games[kind]);
  undoEverywhere(() => (page.place === "lab" ? null : games[page.kind].board));
  takeDrops((text) => readBoard(page, text));
  return true;
}

/** @param {Kind} kind @param {Board} board @returns {Game} */
function makeGame(kind, board) {
  const [tool, menu] = moreTool(board);
  board.append(tool);
  document.body.append(menu); // a child of the board without a slot would never be seen
  return { kind, board, level: undefined, start: "", hints: 0, seconds: 0, since: performance.now(), begun: "" };
}

/** What knows the levels. @param {Page} page */
function fetchPlay(page) {
  page.play = Promise.all([fetchPlayRoom(), page.stands]).then(async ([{ playRoom }]) => {
    const room = playRoom(hostOf(page));
    await nextTurn();
    page.room = room;
    for (const game of Object.values(page.games)) if (page.viewName || game.level !== undefined) room.resumed(game);
    return room;
  });
  page.play.catch(() => undefined); // whoever needs it is told
}

/** What the game asks of the page. @param {Page} page */
function hostOf(page) {
  const { spare, games, sheet } = page;
  return {
    spare,
    games,
    secondsOf,
    addressOf: addressOfLevel,
    tell: notice,
    more,
    missing: (/** @type {() => void} */ again) => missing(again).roots[0],
    themes: { names: THEMES, theme, setTheme, events: themeEvents },
    forget: forgetAll,
    entitle: (/** @type {string} */ name) => {
      const { title } = page.header;
      if (page.place !== "lab" && title.textContent !== name) title.textContent = name;
    },
    begin: (/** @type {Level} */ level) => begin(page, level),
    load: (/** @type {Kind} */ kind, /** @type {string} */ notation) => openPosition(page, games[kind], notation),
    current: () => games[page.kind],
    open: (/** @type {boolean} */ again) =>
      sheet.show(sheet.stop() === "peek" ? "half" : again ? "peek" : sheet.stop()),
  };
}

// ---- games

/** @param {Page} page @param {Game} game */
function listen(page, game) {
  game.start = startOf(game.board.notation);
  game.board.addEventListener("lights-change", () => onChange(page, game));
  game.board.addEventListener("lights-solved", () => page.room?.won(game, true));
  game.board.addEventListener("lights-hint", (event) => {
    const { step, points } = /** @type {CustomEvent} */ (event).detail;
    if (points && step === 3) game.hints++;
  });
}

/** Another start is another game. @param {Page} page @param {Game} game */
function onChange(page, game) {
  const start = startOf(game.board.notation);
  if (start !== game.start || game.level === undefined) {
    if (!game.level || game.level.notation !== start) game.level = null;
    Object.assign(game, { start, hints: 0, seconds: 0, since: performance.now(), begun: "" });
  }
  keepGame(game);
  page.room?.follow(game);
  writeSoon(page);
}

/** @param {Page} page */
function writeSoon(page) {
  clearTimeout(page.timer);
  page.timer = setTimeout(() => writeHash(page), ADDRESS_DELAY_MS);
}

/**
 * Shows a level as its game was left, else from its start.
 * @param {Page} page
 * @param {Level} level
 * @param {boolean} [isAsked] by an address that stands already
 */
function begin(page, level, isAsked = false) {
  const game = page.games[level.kind];
  const isSame = game.level?.key === level.key && game.start === level.notation;
  if (!isSame) {
    leave(game);
    game.level = level;
    game.start = "";
    load(page, game, level.notation);
  }
  const fromPanel = document.activeElement?.closest("#panel");
  show(page, { place: "play", kind: level.kind });
  writeHash(page, !isSame && !isAsked);
  chooseTab(page);
  if (fromPanel) game.board.focus({ preventScroll: true });
}

/** A game that was won is over. @param {Game} game */
function leave(game) {
  if (game.level && game.board.engine.solved) dropGame(game);
}

/** Takes up the kept game, where one of this start is kept, else begins anew. @param {Page} page @param {Game} game @param {string} [start] */
function load(page, game, start) {
  const kept = recallGame(nameOf(game), page.spare);
  if (kept && (!start || kept.start === start)) {
    const count = (/** @type {unknown} */ value) => (Number.isSafeInteger(value) ? Number(value) : 0);
    const { hints, seconds, begun } = kept;
    Object.assign(game, { start: kept.start, hints: count(hints), seconds: count(seconds), since: performance.now() });
    Object.assign(game, { level: game.level ?? null, begun: String(begun ?? "") });
    resume(game.board, kept);
  } else if (startOf(game.board.notation) !== (start ?? FREE_STARTS[game.kind]))
    game.board.notation = start ?? FREE_STARTS[game.kind];
  else onChange(page, game);
  page.room?.resumed(game);
}

/** The free games as they were left, and those of levels that were being played. @param {Page} page @param {any} now */
async function takeUp(page, now) {
  for (const kind of KINDS) {
    const key = now?.[kind];
    const game = page.games[kind];
    const level = typeof key === "string" ? (await page.play.catch(() => null))?.levelByKey(key) : null;
    if (level?.kind === kind) game.level = level;
    if (level || recallText(kind) !== null) load(page, game, level?.notation);
  }
}

// ---- the address

/** A refused address leaves the game as it was; its board comes up and says what is wrong. @param {Page} page @param {string} text */
async function follow(page, text) {
  const turn = ++page.turn;
  const spot = readAddress(text);
  const game = page.games[spot.kind ?? "lights"];
  if (spot.view && spot.view !== "free") return followLevel(page, spot, text, turn);
  if (spot.view === "free") openFree(page, game);
  else if (spot.notation) openPosition(page, game, spot.notation);
  await nextTurn();
  if (turn === page.turn) await showGame(page, spot);
}

/** @param {Page} page @param {Spot} spot */
async function showGame(page, spot) {
  if (spot.place === "learn") prepareLesson(page, spot);
  show(page, spot);
  await nextTurn();
  writeHash(page);
  chooseTab(page);
}

/** A lecture begins, or ends, also where the pane stands already. @param {Page} page @param {Spot} spot */
function prepareLesson(page, { tab, step }) {
  const { lesson } = page;
  if (tab || lesson.lectures) page.viewName = "";
  Object.assign(lesson, { tab: tab ?? lesson.tab, step, lectures: tab !== undefined });
}

/** The tab of play follows what is played. @param {Page} page */
async function chooseTab(page) {
  const room = await page.play.catch(() => null);
  room?.choose((page.games[page.kind].level?.key ?? "free").split("/")[0]);
}

/** @param {Page} page @param {Spot} spot @param {string} text @param {number} turn */
async function followLevel(page, spot, text, turn) {
  const room = await page.play.catch(() => null);
  if (turn !== page.turn) return;
  const level = room?.levelOf(spot);
  if (level) {
    begin(page, level, true);
  } else {
    if (room) notice("page.no-level", { address: text });
    show(page, spot);
    writeHash(page);
  }
}

/** @param {Page} page @param {Game} game @param {string} notation */
function openPosition(page, game, notation) {
  if (notation === game.board.notation) return game.level === undefined ? onChange(page, game) : undefined;
  leave(game);
  game.board.notation = notation;
  page.sheet.show("peek");
}

/** Opens a board written in any form. @param {Page} page @param {string} text */
async function readBoard({ spare, games, kind }, text) {
  await fetchWhole();
  spare.load(games[kind].board.notation);
  spare.paste(text);
  location.hash = spare.notation;
}

/** @param {Page} page @param {Game} game */
function openFree(page, game) {
  if (game.level === null) return;
  leave(game);
  game.level = null;
  game.start = "";
  load(page, game);
}

/** @param {Page} page @param {Place} [place] @param {Kind} [kind] */
function addressOf(page, place = page.place, kind = page.kind) {
  const { level, board } = page.games[kind];
  const { tab, step, lectures } = page.lesson;
  const lecture = lectures && place === "learn" && { tab, step };
  if (place !== "play") return writeAddress({ place, kind, notation: board.notation, ...lecture });
  if (level === undefined) return writeAddress({ place, kind, view: "path" });
  return level && !level.key.startsWith("free/") ? addressOfLevel(level) : board.notation;
}

/** @param {Level} level */
function addressOfLevel({ key, kind, number, notation }) {
  const [view, date] = key.split("/");
  if (view === "free") return notation;
  return writeAddress({
    place: "play",
    kind,
    view: /** @type {"path"} */ (view),
    which: number ? String(number) : date,
  });
}

/** @param {Page} page @param {boolean} [isNew] whether going back leads to what was shown before */
function writeHash(page, isNew = false) {
  clearTimeout(page.timer);
  page.timer = 0;
  const address = addressOf(page);
  const write = isNew && location.hash.slice(1) !== address ? "pushState" : "replaceState";
  history[write](null, "", `#${address}`);
  const [lights, doors] = KINDS.map((kind) => page.games[kind].level?.key);
  rememberHere("now", { address, lights, doors });
  page.header.show(page.place, page.kind, (place, kind) => addressOf(page, place, kind));
}

// ---- what is shown

/** @param {Page} page @param {Spot} spot */
function show(page, { place, kind = page.kind }) {
  const isOtherPlace = place !== page.place;
  Object.assign(page, { place, kind });
  document.body.dataset.place = place;
  for (const each of KINDS) page.games[each].board.hidden = place === "lab" || each !== kind;
  page.sheet.show(place === "play" ? "peek" : isOtherPlace ? "half" : page.sheet.stop());
  showView(page);
  if (place === "lab") say(page.header.title, "page.lab");
  else page.room?.follow(page.games[kind]);
}

/** @param {Page} page */
function showView(page) {
  const name = ["play", "lab"].includes(page.place) ? page.place : `${page.place}-${page.kind}`;
  if (name !== page.viewName) fetchView(page, name);
}

/** @param {Page} page @param {string} name */
async function fetchView(page, name) {
  page.viewName = name;
  const made = page.views.get(name) ?? makeView(page);
  page.views.set(name, made);
  const view = await made.catch(() => {
    page.views.delete(name);
    return missing(() => {
      if (!page.room) fetchPlay(page);
      fetchView(page, name);
    });
  });
  await nextTurn();
  if (name === page.viewName) putView(page, view);
}

/** @param {Page} page @param {View} view */
function putView(page, view) {
  const before = page.view;
  before?.hide?.();
  before?.stage?.remove();
  page.view = view;
  view.show?.();
  page.sheet.title.replaceChildren(...(view.title ?? []));
  page.sheet.body.replaceChildren(...view.roots);
  if (before) page.sheet.body.scrollTop = 0;
  if (view.stage) page.stage.append(view.stage);
  for (const root of [...view.roots, ...(view.title ?? [])]) sayAgain(root); // the language may have changed meanwhile
}

/** @param {Page} page @returns {Promise<View>} */
async function makeView(page) {
  const { place, kind } = page;
  const { board } = page.games[kind];
  if (place === "play") return page.play;
  prepare({ place, kind });
  await fetchWhole();
  if (place === "lab") return laboratory();
  if (place === "learn") return learn(board, page.lesson, () => writeSoon(page));
  return kind === "doors"
    ? solveDoors(board)
    : solveLights(
        board,
        (tab) => explain(page, tab),
        (notation) => (location.hash = `solve-${notation}`),
        () => page.sheet.close(),
      );
}

/** Leads to a tab of the explain pane. @param {Page} page @param {string} tab */
function explain(page, tab) {
  page.lesson.tab = tab;
  location.hash = addressOf(page, "learn");
}
