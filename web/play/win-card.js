/** @file The card of a win, below the board: the result, and buttons to go on. */
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { stars, starText } from "./stars.js";

const LIGHT_MS = 1500; // the light of a win is seen whole before the card
const SAID_MS = 1400; // how long the message of a button stands

/** @typedef {import("./level.js").Play} Play */
/** @typedef {{ next(): void, again(): void, share(): Promise<import("../ui/i18n.js").Key | undefined>, way(): void }} Ways  share returns the key of its message */
/** @typedef {{ key: import("../ui/i18n.js").Key, params?: Record<string, unknown> }} Line  a sentence below the result */

/** The line of a win that does not count, which has no stars. @type {Line} */
export const STRICT = { key: "game.strict" };

/** @typedef {import("./game.js").Board} Board */
/** @typedef {ReturnType<typeof makeParts> & { board: Board, timer: number }} WinCard */

/** @param {Board} board @param {Ways} ways */
export function winCard(board, ways) {
  /** @type {WinCard} */
  const card = { ...makeParts(ways), board, timer: 0 };
  board.after(card.root);

  function hide() {
    clearTimeout(card.timer);
    if (!card.root.hidden) card.root.hidden = true; // runs at every press: writing the attribute again would cost style work
    board.classList.remove("shines");
  }
  putAwayBy(card, hide);
  card.medal.addEventListener("click", () => shine(board));
  /** @type {(play: Play, fewest: number | null, line?: Line) => void} */
  const tellOf = (play, fewest, line) => tell(card, play, fewest, line);
  return { tell: tellOf, show: (/** @type {boolean} */ isNew) => show(card, isNew), hide };
}

/** @param {Ways} ways */
function makeParts(ways) {
  const medal = make("button", { type: "button", class: "stars", label: "game.replay" });
  const words = make("h2");
  const idea = make("p", { class: "idea" });
  const next = button("game.next", ways.next, { class: "primary" });
  const again = button("game.again", ways.again);
  const sharing = button("page.share", () => share(sharing, ways));
  const way = button("game.way", ways.way);
  const said = make("div", { role: "status" }, medal, words, idea);
  const on = make("div", { class: "ways" }, next, sharing);
  const better = make("div", { class: "better" }, again, way);
  const root = make("section", { class: "win", label: "game.won", hidden: true }, said, on, better);
  return { root, medal, words, idea, next, again, better };
}

/** A click on these elements does not put the card away. */
const CONTROLS = "a, button, input, label, summary, dialog, [popover]";

/** Escape and a tap outside put the card away; on the board that tap presses nothing. @param {WinCard} card @param {() => void} hide */
function putAwayBy({ root, board }, hide) {
  const isSeen = () => !root.hidden && !board.hidden;
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !isSeen()) return;
    if (document.querySelector("dialog[open], :popover-open")) return;
    event.preventDefault();
    hide();
    board.focus({ preventScroll: true });
  });
  board.addEventListener(
    "click",
    (event) => {
      if (!isSeen()) return;
      event.stopPropagation();
      hide();
    },
    { capture: true },
  );
  addEventListener("click", ({ target }) => {
    const isFree = target instanceof Element && !root.contains(target) && !target.closest(CONTROLS);
    if (isSeen() && isFree) hide();
  });
}

/** @param {HTMLElement} sharing @param {Ways} ways */
async function share(sharing, ways) {
  const key = await ways.share();
  if (!key) return;
  say(sharing, key);
  setTimeout(() => say(sharing, "page.share"), SAID_MS);
}

/** @param {WinCard} card @param {Play} play @param {number | null} fewest null: not known yet @param {Line} [line] */
function tell({ medal, words, again, better, idea }, play, fewest, line) {
  const isFewest = fewest !== null && play.presses <= fewest;
  const earned = fewest === null || line === STRICT ? 0 : stars(play, fewest);
  medal.hidden = earned === 0;
  medal.replaceChildren(...(earned ? [...starText(earned)].map((star) => make("span", {}, star)) : []));
  const key = fewest === null ? "game.result" : isFewest ? "game.result-fewest" : "game.result-more";
  say(words, key, { ...play, fewest, stars: earned });
  better.hidden = fewest === null || isFewest;
  say(again, "game.again", { fewest });
  idea.hidden = !line;
  if (line) say(idea, line.key, line.params);
}

/** Shows the card, and focuses its next button, after the light. @param {WinCard} card @param {boolean} isNew */
function show(card, isNew) {
  clearTimeout(card.timer);
  const isStill = !isNew || matchMedia("(prefers-reduced-motion: reduce)").matches;
  shine(card.board);
  card.timer = setTimeout(() => appear(card), isStill ? 0 : LIGHT_MS);
}

/** Plays the light of a win, or the stars if every light is off; from the start if it is already playing. @param {Board} board */
function shine(board) {
  board.classList.remove("shines");
  void board.offsetWidth; // a reflow, so that the animation restarts
  board.classList.toggle("night", !board.engine.lights.includes(1));
  board.classList.add("shines");
}

/** @param {WinCard} card */
function appear({ root, board, next }) {
  root.hidden = false;
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement === board) next.focus({ preventScroll: true });
}
