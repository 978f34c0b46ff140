/**
 * @file What stands in the panel beside the board, for each place and kind of board: made when it is first shown, of parts
 * that are fetched then.
 *
 * @typedef {{ roots: HTMLElement[], title?: HTMLElement[], stage?: HTMLElement, show?: () => void, hide?: () => void }} View
 *   title: what stands in the head of the panel; stage: stands in the board's place; show, hide: it comes and goes
 */
import { nextTurn } from "../loading/turns.js";
import { button, make, say } from "../ui/dom.js";
import {
  doors as fetchDoors,
  explain as fetchExplain,
  lab as fetchLab,
  lights as fetchLights,
  isServed,
} from "./late.js";

/** @typedef {import("./games.js").Board} Board */

/** Fetches what an address will show, while the boards are made. @param {import("./address.js").Spot} spot */
export function prepare({ place, kind }) {
  const fetches = {
    play: null,
    lab: fetchLab,
    learn: fetchExplain,
    solve: kind === "doors" ? fetchDoors : fetchLights,
  };
  fetches[place]?.().catch(() => undefined); // whoever needs it is told
}

/** @param {import("../ui/i18n.js").Key} key */
const heading = (key) => make("h2", { say: key });

/**
 * @param {any} board
 * @param {(tab: string) => void} explain opens a tab of the explain pane
 * @param {(notation: string) => void} open a position of either kind
 * @param {() => void} play brings the board into sight
 * @returns {Promise<View>}
 */
export async function solveLights(board, explain, open, play) {
  const { lightsPanel } = await fetchLights();
  const cards = await lightsPanel(board, explain, open, play);
  return { roots: [make("div", { class: "cards lights-panel" }, ...cards)], title: [heading("page.solve")] };
}

/** @param {any} board @returns {Promise<View>} */
export async function solveDoors(board) {
  const { doorsPanel } = await fetchDoors();
  return { roots: [await doorsPanel(board)], title: [heading("page.solve")] };
}

/**
 * @param {any} board
 * @param {import("../explain/lecture.js").Lesson} wanted the tab to begin with
 * @param {() => void} changed told when another address shows the same
 * @returns {Promise<View>}
 */
export async function learn(board, wanted, changed) {
  const [{ ExplainPane, lecture }, intro] = await Promise.all([fetchExplain(), introOf(board)]);
  const pane = new ExplainPane();
  pane.puzzle = board;
  function used() {
    wanted.tab = pane.tab;
    document.body.toggleAttribute("data-board-rests", pane.tab === "tour" && intro.length === 0);
  }
  for (const type of ["click", "keyup"]) pane.addEventListener(type, used);
  await nextTurn();
  const mode = lecture(pane, wanted, changed);
  return {
    roots: [...intro, pane, about()],
    title: [heading("page.learn"), mode.toggle],
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

/** @param {any} board */
async function introOf(board) {
  if (board.localName !== "rotating-doors") return [];
  const { doorsIntro } = await fetchDoors();
  return [doorsIntro(board)];
}

/** Each language has an article of its own. */
function about() {
  const article = say(make("a", { say: "page.article" }), "page.article-address", undefined, "href");
  return make("footer", {}, make("p", { say: "page.footer" }), ...(isServed ? [make("p", {}, article)] : []));
}

/** @returns {Promise<View>} */
export async function laboratory() {
  const { labView } = await fetchLab();
  const { stage, cards } = labView();
  return { roots: [make("div", { class: "cards" }, ...cards)], stage, title: [heading("page.lab")] };
}

/** Where a script is missing: why, and another try. @param {() => void} again @returns {View} */
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
