/** @file The card over a solved board: the result, and buttons to go on. */
import { button, make, say } from "../ui/dom.js";
import { stars, starText } from "./stars.js";

const WAVE_MS = 700; // the card waits for the wave over the board

/** @typedef {import("./level.js").Play} Play */
/** @typedef {{ next(): void, again(): void, share(): Promise<import("../ui/i18n.js").Key | undefined>, way(): void }} Ways  share returns the key of its message */

/** @typedef {ReturnType<typeof makeParts> & { board: HTMLElement, timer: number }} WinCard */

/** @param {HTMLElement} board @param {Ways} ways */
export function winCard(board, ways) {
  /** @type {WinCard} */
  const card = { ...makeParts(ways), board, timer: 0 };
  board.append(card.root);

  function hide() {
    clearTimeout(card.timer);
    card.root.toggleAttribute("hidden", true);
  }
  /** @type {(play: Play, fewest: number | null, lesson?: import("../ui/i18n.js").Key) => void} */
  const tellOf = (play, fewest, lesson) => tell(card, play, fewest, lesson);
  return { tell: tellOf, show: (/** @type {boolean} */ isNew) => show(card, isNew), hide };
}

/** @param {Ways} ways */
function makeParts(ways) {
  const medal = make("p", { class: "stars", "aria-hidden": "true" });
  const words = make("h2");
  const idea = make("p", { class: "idea" });
  const next = button("game.next", ways.next, { class: "primary" });
  const again = button("game.again", ways.again);
  const sharing = button("page.share", () => share(sharing, ways));
  const way = button("game.way", ways.way, { class: "quiet" });
  const said = make("div", { role: "status" }, medal, words, idea);
  const rows = [make("div", { class: "row" }, again, sharing), make("div", { class: "row" }, next), way];
  const root = make("section", { class: "win", slot: "over", label: "game.won", hidden: true }, said, ...rows);
  return { root, medal, words, idea, next, again, way };
}

/** @param {HTMLElement} sharing @param {Ways} ways */
async function share(sharing, ways) {
  const key = await ways.share();
  if (!key) return;
  say(sharing, key);
  setTimeout(() => say(sharing, "page.share"), 2 * WAVE_MS);
}

/** @param {WinCard} card @param {Play} play @param {number | null} fewest null: not known yet @param {import("../ui/i18n.js").Key} [lesson] of the idea of the level */
function tell({ medal, words, again, way, idea }, play, fewest, lesson) {
  const isFewest = fewest !== null && play.presses <= fewest;
  const earned = fewest === null ? 0 : stars(play, fewest);
  medal.textContent = fewest === null ? "" : starText(earned);
  const key = fewest === null ? "game.result" : isFewest ? "game.result-fewest" : "game.result-more";
  say(words, key, { ...play, fewest, stars: earned });
  again.hidden = way.hidden = fewest === null || isFewest;
  say(again, "game.again", { fewest });
  idea.hidden = !lesson;
  if (lesson) say(idea, lesson);
}

/** Shows the card, and focuses its next button, after the wave. @param {WinCard} card @param {boolean} isNew */
function show(card, isNew) {
  clearTimeout(card.timer);
  const isStill = !isNew || matchMedia("(prefers-reduced-motion: reduce)").matches;
  card.timer = setTimeout(() => appear(card), isStill ? 0 : WAVE_MS);
}

/** @param {WinCard} card */
function appear({ root, board, next }) {
  root.hidden = false;
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement === board) next.focus({ preventScroll: true });
}
