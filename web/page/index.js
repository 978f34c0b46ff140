/** @file The page: composes the boards, their session, the router and the panel. */
import "./sentences.js";
import { changeDrawn, draw, setDrawing } from "../board/drawing.js";
import { largeView } from "../board/grid.js";
import { drawing } from "../board/state.js";
import { stateParts } from "../board/state-parts.js";
import { createEngine } from "../engine/engine.js";
import { nextTurn } from "../loading/turns.js";
import { KINDS } from "../play/game.js";
import { say } from "../ui/dom.js";
import { noticeOnce } from "../ui/notice.js";
import { forgetAll } from "../ui/storage.js";
import { readAddress } from "./address.js";
import { takeDrops } from "./drops.js";
import { pageHeader } from "./header.js";
import { undoEverywhere } from "./keys.js";
import {
  canvas as fetchCanvas,
  play as fetchPlayView,
  solve as fetchSolve,
  states as fetchStates,
  isServed,
  more,
} from "./lazy.js";
import { moreTool } from "./more-tool.js";
import { Panel } from "./panel.js";
import { firstAddress, Router } from "./router.js";
import { date, rate, Session } from "./session.js";
import { laboratory, learn, missing, prepare, solveDoors, solveLights } from "./views.js";

export { keepOffline } from "./offline.js";
export { stylesStand } from "./styles.js";

/** The elements that show the boards of each kind. */
const ELEMENTS = { lights: "lights-out", doors: "rotating-doors" };

/** @typedef {import("../play/level.js").Kind} Kind */
/** @typedef {import("./address.js").Place} Place */
/** @typedef {ReturnType<typeof import("../play/index.js").playView>} PlayView */

/**
 * @typedef {object} Page
 * @property {Session} session
 * @property {Router} router
 * @property {Panel} panel
 * @property {ReturnType<typeof pageHeader>} header
 * @property {Promise<boolean>} stands    both boards can be played; false: there is no core
 * @property {Promise<PlayView>} play     the levels and what shows them; the script may not load
 * @property {PlayView | null} playView   the same, once loaded
 */

drawing.loaded = { changeDrawn, draw, setDrawing };
stateParts.fetch = fetchStates;
largeView.fetch = async () => (await fetchCanvas()).CanvasView;

/** Everything around the boards is made before there is a core. Each step has a turn of its own. @param {Promise<import("../engine/instance.js").Module>} core */
export async function startPage(core) {
  const first = firstAddress();
  const { text, keys, isPath } = first;
  const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
  stage.classList.toggle("opening", !isPath);
  document.body.toggleAttribute("data-lecture", readAddress(text).tab !== undefined); // its layout is there before its pane
  const page = await makePage(stage);
  page.stands = makePlayable(page, core);
  fetchPlay(page);
  prepare(readAddress(text));
  if (!(await page.stands)) return;
  await page.session.prepare().catch(() => undefined);
  await nextTurn();
  if (first.isLast) await page.session.resume(keys, async (key) => (await levels(page))?.levelByKey(key) ?? null);
  await page.router.start(first);
  if (first.isNewDay) page.panel.sheet.show("full"); // the front door of the day
  stage.querySelector(".waiting")?.remove();
  stage.classList.remove("opening");
}

/** @param {HTMLElement} stage @returns {Promise<Page>} */
async function makePage(stage) {
  const boards = KINDS.map(
    (kind) => /** @type {import("../play/game.js").Board} */ (stage.querySelector(ELEMENTS[kind])),
  );
  const header = pageHeader(
    boards,
    (place, kind) => router.addressOf(place, kind),
    () => panel.sheet.step(panel.sheet.stop() === "peek" ? 1 : -1),
  );
  await nextTurn();
  boards.forEach(addMore);
  const session = new Session(boards);
  await nextTurn();
  const panel = new Panel(stage, (place, kind, again) => makeView(page, place, kind, again));
  const router = new Router({
    session,
    show: (place, kind) => show(page, place, kind),
    close: () => panel.uncover(),
    renew: () => panel.renew(),
    levels: () => levels(page),
  });
  // The way back leads to what was shown.
  document.getElementById("header")?.addEventListener("click", () => router.flush(), { capture: true });
  const none = {
    stands: Promise.resolve(false),
    play: /** @type {Promise<any>} */ (Promise.resolve()),
    playView: null,
  };
  /** @type {Page} */
  const page = { session, router, panel, header, ...none };
  return page;
}

/** @param {import("../play/game.js").Board} board */
function addMore(board) {
  const [tool, menu] = moreTool(board, () => {
    location.hash = `solve-${board.notation}`;
  });
  board.append(tool);
  document.body.append(menu); // a child of the board without a slot would never be seen
}

/** @param {Page} page @param {Promise<import("../engine/instance.js").Module>} core @returns {Promise<boolean>} whether there is a core */
async function makePlayable(page, core) {
  const { session, router } = page;
  const module = await core.catch(() => null);
  if (!module) return false;
  const spare = createEngine(module);
  await customElements.whenDefined("rotating-doors"); // the last of both
  await Promise.all(KINDS.map((kind) => session.games[kind].board.ready));
  await nextTurn();
  session.listen(spare);
  undoEverywhere(() => (router.game.board.getClientRects().length > 0 ? router.game.board : null));
  takeDrops((text) => readBoard(page, text));
  return true;
}

/** Opens a board written in any form. @param {Page} page @param {string} text */
async function readBoard({ session: { spare }, router }, text) {
  const { addressOf } = await fetchSolve(); // which has the reader
  spare.load(router.game.board.notation);
  location.hash = addressOf(spare, text);
}

// ---- the levels, which are fetched late

/** @param {Page} page */
function fetchPlay(page) {
  const { session, router } = page;
  page.play = Promise.all([fetchPlayView(), page.stands]).then(async ([{ playView }]) => {
    const view = playView(hostOf(page));
    await nextTurn();
    page.playView = view;
    addOptions(page.header.menu, view.options);
    session.subscribe("change", view.follow);
    session.subscribe("open", view.resumed);
    session.subscribe("win", (game) => router.place !== "solve" && view.won(game));
    for (const game of Object.values(session.games))
      if (page.panel.name || game.level !== undefined) view.resumed(game);
    return view;
  });
  page.play.catch(() => undefined); // whoever needs it is told
}

/** Adds the options of the player to the settings; their script is loaded when the settings are first opened. @param {HTMLElement} menu @param {PlayView["options"]} options */
function addOptions(menu, { root, show }) {
  menu.append(root);
  menu.addEventListener("toggle", ({ newState }) => newState === "open" && show());
}

/** @param {Page} page @returns {Promise<PlayView | null>} null: the script did not load */
const levels = ({ play }) => play.catch(() => null);

/** The interface of the page to the levels. @param {Page} page @returns {import("../play/play-view.js").Host} */
function hostOf({ session, router, panel: { sheet }, header: { title } }) {
  return {
    spare: session.spare,
    games: session.games,
    current: () => router.game,
    begin: (level) => router.openLevel(level),
    load: (kind, notation) => router.openPosition(kind, notation),
    date,
    rate,
    open: (again) => {
      if (!again) sheet.body.scrollTop = 0;
      sheet.show(sheet.stop() === "peek" ? "half" : again ? "peek" : sheet.stop());
    },
    entitle: (name, isOfPage) => {
      if (isTour(router)) return;
      if (router.place !== "lab" && title.textContent !== name) title.textContent = name;
      title.toggleAttribute("data-page", isOfPage);
    },
    tell: noticeOnce,
    more,
    missing: (again) => missing(again).roots[0],
    isServed,
    forget: forgetAll,
  };
}

// ---- what is shown

/** @param {Page} page @param {Place} place @param {Kind} kind */
function show({ session: { games }, panel, header, playView }, place, kind) {
  document.body.dataset.place = place;
  for (const each of KINDS) games[each].board.hidden = place === "lab" || each !== kind;
  panel.show(place, kind);
  header.show(place, kind);
  if (place === "lab") say(header.title, "page.lab");
  else playView?.look(games[kind]);
}

/** True where the boards of the tour stand in for that of the reader. @param {Page["router"]} router */
const isTour = ({ place, lesson }) => place === "learn" && lesson.tab === "tour";

/** Names the tour in the header, or the board again. @param {Page} page */
function nameLesson({ router, header: { title }, playView }) {
  if (!isTour(router)) return playView?.look(router.game);
  say(title, "explain.tab-tour");
  title.removeAttribute("data-page");
}

/** @param {Page} page @param {Place} place @param {Kind} kind @param {boolean} again @returns {Promise<import("./views.js").View>} */
async function makeView(page, place, kind, again) {
  const { router } = page;
  const { board } = page.session.games[kind];
  if (again && !page.playView) fetchPlay(page);
  if (place === "play") return page.play;
  if (place === "lab") return laboratory(() => page.panel.sheet.show("peek"));
  if (place === "learn")
    return learn(
      board,
      router.lesson,
      () => router.writeSoon(),
      () => nameLesson(page),
    );
  const open = (/** @type {string} */ notation) => (location.hash = `solve-${notation}`);
  if (kind === "doors") return solveDoors(board, open, () => router.writeSoon());
  const explain = (/** @type {string} */ tab) => {
    router.lesson.tab = tab;
    location.hash = router.addressOf("learn");
  };
  return solveLights(board, explain, open);
}
