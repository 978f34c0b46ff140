/**
 * @file The views of the panel, one for each place and kind of board. Making a view loads its lazy scripts.
 *
 * @typedef {{ roots: HTMLElement[], title?: HTMLElement[], stage?: HTMLElement, show?: () => void, hide?: () => void }} View
 *   title: elements for the head of the panel; stage: shows in place of the board; show, hide: called before the view is put
 *   into the panel and before it is taken out
 */
import { nextTurn } from "../loading/turns.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { explain as fetchExplain, lab as fetchLab, more as fetchMore, solve as fetchSolve, isServed } from "./lazy.js";

/** @typedef {import("../play/game.js").Board} Board */

/** Loads the scripts of an address while the boards are made. @param {import("./address.js").Spot} spot */
export function prepare({ place }) {
  const fetches = {
    play: null,
    lab: fetchLab,
    learn: fetchExplain,
    solve: fetchSolve,
  };
  fetches[place]?.().catch(() => undefined); // the view that needs it shows the error
}

/** @param {import("../ui/i18n.js").Key} key */
const heading = (key) => make("h2", { say: key });

/**
 * @param {any} board
 * @param {(tab: string) => void} explain opens a tab of the explain pane
 * @param {(notation: string) => void} open a position of either kind
 * @returns {Promise<View>}
 */
export async function solveLights(board, explain, open) {
  if (board.engine?.moveCount === 0) board.edit = true; // a tap before the script has come draws, too
  const { lightsPanel } = await fetchSolve();
  const { title, cards, setOpen } = await lightsPanel(board, explain, open);
  return {
    roots: [make("div", { class: "cards lights-panel" }, ...cards)],
    title,
    show: () => setOpen(true),
    hide: () => setOpen(false),
  };
}

/**
 * @param {any} board
 * @param {(notation: string) => void} open a position of either kind
 * @param {() => void} relabelled called when only the names or goals of things have changed
 * @returns {Promise<View>}
 */
export async function solveDoors(board, open, relabelled) {
  const { doorsPanel } = await fetchSolve();
  const { root, title, show, hide } = await doorsPanel(board, open, relabelled);
  return { roots: [root], title, show, hide };
}

/**
 * @param {any} board
 * @param {import("../explain/lecture.js").Lesson} wanted the tab to open
 * @param {() => void} changed called when the address is out of date
 * @param {() => void} tabbed called when a tab may have been chosen
 * @returns {Promise<View>}
 */
export async function learn(board, wanted, changed, tabbed) {
  const [{ ExplainPane, lecture }, intro] = await Promise.all([fetchExplain(), introOf(board)]);
  const pane = new ExplainPane();
  pane.puzzle = board;
  pane.stage = board.parentElement;
  const article = make("a");
  function used() {
    wanted.tab = pane.tab;
    tabbed();
    readOn(article, board, pane.tab);
    for (const card of intro) card.hidden = pane.tab === "tour"; // it speaks of the reader's board
  }
  for (const type of ["click", "keyup"]) pane.addEventListener(type, used);
  for (const type of ["lights-ready", "lights-change"])
    board.addEventListener(type, () => readOn(article, board, pane.tab));
  function worksheet() {
    pane.tab = "take";
    used();
    pane.scrollIntoView({ block: "end" });
  }
  await nextTurn();
  const mode = lecture(pane, wanted, changed);
  return {
    roots: [...intro, pane, about(worksheet, article)],
    title: [heading("page.learn"), mode.toggle, ...(isServed ? [codeButton()] : [])],
    show() {
      pane.tab = wanted.tab;
      if (wanted.step !== undefined) pane.step = wanted.step;
      pane.active = true;
      mode.show();
      used();
    },
    hide() {
      mode.hide();
      pane.active = false;
    },
  };
}

/** Shows the address of a lecture, with its step, as a QR code. */
const codeButton = () =>
  button("page.qr", async () => (await fetchMore()).showQR(location.href), { class: "lecture-qr" });

/** @param {any} board */
async function introOf(board) {
  if (board.localName !== "rotating-doors") return [];
  const { doorsIntro } = await fetchSolve();
  return [doorsIntro(board)];
}

/** The chapter of the book for each tab of the explain pane of lights; other tabs have the first chapter. @type {Record<string, "book/one-row" | "book/black-or-white" | "book/all-lit">} */
const CHAPTERS = { chase: "book/one-row", solutions: "book/black-or-white", quiet: "book/all-lit" };

/** Makes a link lead to the chapter for a board and a tab. @param {HTMLAnchorElement} link @param {any} board @param {string} tab */
function readOn(link, { localName, engine }, tab) {
  const ofTwoStates = localName === "rotating-doors" ? "book/hall" : (CHAPTERS[tab] ?? "example");
  const chapter = engine?.states.some((/** @type {number} */ count) => count > 2) ? "book/turns" : ofTwoStates;
  say(say(link, `page.chapter.${chapter}`), "page.chapter-address", { chapter }, "href");
}

/** Who wrote the articles behind the site; leads to the list of them. */
const credit = () => say(make("a", { say: "page.credit" }), "page.credit-address", {}, "href");

/** A way to the lesson for teachers. */
const lesson = () => say(make("a", { say: "page.lesson" }), "page.lesson-address", {}, "href");

/** A footer with a way to the worksheet, and a link to a chapter. @param {() => void} worksheet @param {HTMLAnchorElement} article */
function about(worksheet, article) {
  return make(
    "footer",
    {},
    button("explain.worksheet", worksheet),
    make("p", { say: "page.footer" }),
    ...(isServed
      ? [...[article, lesson(), credit()].map((link) => make("p", {}, link))]
      : [make("p", { say: "page.credit" })]),
  );
}

/** @param {() => void} reveal brings what shows in place of the board into sight @returns {Promise<View>} */
export async function laboratory(reveal) {
  const { labView } = await fetchLab();
  const { stage, cards } = labView(reveal, isServed);
  return { roots: [make("div", { class: "cards" }, ...cards)], stage, title: [heading("page.lab")] };
}

/** Shown in place of a view whose script did not load. @param {() => void} again @returns {View} */
export const missing = (again) => ({
  roots: [
    make(
      "div",
      { class: "card missing", role: "alert" },
      make("p", { say: "say.missing" }),
      button("page.again", again),
    ),
  ],
});
