/**
 * @file The card of a win, in the place of the tools: the result, and buttons to go on. What else there is to say stands in the
 * place of the goal. A board of lights that are all off is seen in a night sky.
 */
import { icon } from "../board/tools.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { notice } from "../ui/notice.js";
import { isStill } from "./motion.js";
import { skyOf } from "./sky.js";
import { stars, starText } from "./stars.js";

const LIGHT_MS = 1500; // the light of a win is seen whole before the card
const SHARE = "M12 3v12M8 7l4-4 4 4M5 13v6h14v-6";
const SOUND = "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11";

/** @typedef {import("./level.js").Play} Play */
/** @typedef {{ next(): void, again(): void, share(): Promise<import("../ui/i18n.js").Key | undefined>, way(): void, sound(): void }} Ways  share returns the key of its message; sound turns it on */
/** @typedef {{ key: import("../ui/i18n.js").Key, params?: Record<string, unknown> }} Line  a sentence below the result */

/** The line of a win that does not count, which has no stars. @type {Line} */
export const STRICT = { key: "game.strict" };

/** @typedef {import("./game.js").Board} Board */
/** @typedef {import("./sky.js").Win} Win */
/** @typedef {ReturnType<typeof makeParts> & { board: Board, timer?: ReturnType<typeof setTimeout>, shown?: AbortController, win: Win | null, sky: HTMLElement | null }} WinCard  timer: until the card shows; shown: until it is put away */

/** @param {Board} board @param {Ways} ways */
export function winCard(board, ways) {
  /** @type {WinCard} */
  const card = { ...makeParts(ways), board, win: null, sky: null };
  board.after(card.root);
  board.querySelector("[slot=goal]")?.append(card.moral);

  function hide() {
    card.shown?.abort();
    clearTimeout(card.timer);
    card.timer = undefined;
    card.root.hidden = card.moral.hidden = true;
    if (card.sky) leaveNight(card);
    board.classList.remove("beaten", "shines");
  }
  card.medal.addEventListener("click", () => shine(card));
  /** @type {(win: Win, play: Play, fewest: number | null, line?: Line) => void} */
  const tellOf = (win, play, fewest, line) => {
    card.win = win;
    tell(card, play, fewest, line);
  };
  return {
    tell: tellOf,
    /** Sound is offered once, after the first win. @param {boolean} isOffered */
    offerSound: (isOffered) => {
      card.sound.hidden = !isOffered;
    },
    show: (/** @type {boolean} */ isNew) => {
      card.shown?.abort();
      card.shown = new AbortController();
      putAwayBy(card, hide, card.shown.signal);
      hurryBy(card, card.shown.signal);
      show(card, isNew);
    },
    hide,
  };
}

/** @param {Ways} ways */
function makeParts(ways) {
  const medal = make("button", { type: "button", class: "stars", label: "game.replay" });
  const words = make("h2");
  const moral = make("p", { class: "moral", role: "status", hidden: true });
  const next = button("game.next", ways.next, { class: "primary" });
  const again = button("game.again", ways.again);
  const way = button("game.way", ways.way);
  const sharing = make("button", { type: "button", class: "share", label: "page.share" }, icon(SHARE));
  sharing.addEventListener("click", () => share(ways));
  const sound = make("button", { type: "button", class: "share", label: "game.sound", hidden: true }, icon(SOUND));
  sound.addEventListener("click", () => {
    ways.sound();
    next.focus({ preventScroll: true });
    sound.hidden = true;
  });
  const said = make("div", { role: "status" }, medal, words);
  const root = make(
    "section",
    { class: "win", label: "game.won", hidden: true },
    said,
    next,
    again,
    way,
    sound,
    sharing,
  );
  return { root, medal, words, moral, next, again, way, sound };
}

/** A click on these elements does not put the card away. */
const CONTROLS = "a, button, input, label, summary, dialog, [popover]";

/** Escape and a tap outside put the card away; on the board that tap presses nothing. @param {WinCard} card @param {() => void} hide @param {AbortSignal} signal */
function putAwayBy({ root, board }, hide, signal) {
  const isSeen = () => !root.hidden && !board.hidden;
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key !== "Escape" || event.defaultPrevented || !isSeen()) return;
    if (document.querySelector("dialog[open], :popover-open")) return;
    event.preventDefault();
    hide();
    board.focus({ preventScroll: true });
  }
  /** @param {Event} event */
  function onBoard(event) {
    if (!isSeen()) return;
    event.stopPropagation();
    hide();
  }
  /** @param {Event} event */
  function onClick({ target }) {
    const isFree = target instanceof Element && !root.contains(target) && !target.closest(CONTROLS);
    if (isSeen() && isFree) hide();
  }
  addEventListener("keydown", onKey, { signal });
  board.addEventListener("click", onBoard, { capture: true, signal });
  addEventListener("click", onClick, { signal });
}

/** Until the card shows, a tap on the board and a key bring it at once. @param {WinCard} card @param {AbortSignal} signal */
function hurryBy(card, signal) {
  /** @param {Event} event */
  function hurry(event) {
    if (!card.timer || card.board.hidden) return;
    event.stopPropagation();
    event.preventDefault();
    clearTimeout(card.timer);
    appear(card);
  }
  const options = { capture: true, signal };
  card.board.addEventListener("click", hurry, options);
  addEventListener("keydown", (event) => /^( |Enter|Escape)$/.test(event.key) && hurry(event), options);
}

/** @param {Ways} ways */
async function share(ways) {
  const key = await ways.share();
  if (key) notice(key);
}

/** @param {WinCard} card @param {Play} play @param {number | null} fewest null: not known yet @param {Line} [line] */
function tell({ medal, words, again, way, moral }, play, fewest, line) {
  const isFewest = fewest !== null && play.presses <= fewest;
  const earned = fewest === null || line === STRICT ? 0 : stars(play, fewest);
  medal.hidden = earned === 0;
  medal.replaceChildren(...(earned ? [...starText(earned)].map((star) => make("span", {}, star)) : []));
  const key = fewest === null ? "game.result" : isFewest ? "game.result-fewest" : "game.result-more";
  say(words, key, { ...play, fewest, stars: earned });
  again.hidden = way.hidden = fewest === null || isFewest;
  say(again, "game.again", { fewest });
  moral.hidden = !line;
  if (line) say(moral, line.key, line.params);
}

/** Shows the card, and focuses its next button, after the light. @param {WinCard} card @param {boolean} isNew */
function show(card, isNew) {
  clearTimeout(card.timer);
  shine(card);
  card.timer = setTimeout(() => appear(card), !isNew || isStill() ? 0 : LIGHT_MS); // never within the click that wins, which would put it away
}

/** Shows the light of a win, or the night if every light is off; from the start if it shows already. @param {WinCard} card */
function shine(card) {
  const { board, win } = card;
  board.classList.remove("shines");
  void board.offsetWidth; // a reflow, so that the animation restarts
  board.classList.add("shines");
  if (!win || board.engine.lights.includes(1)) return;
  card.sky?.remove();
  card.sky = skyOf(win);
  card.root.after(card.sky);
  board.classList.add("night");
  if (board.getAttribute("theme") === "light") board.setAttribute("theme", "dark");
}

/** @param {WinCard} card */
function leaveNight(card) {
  card.sky?.remove();
  card.sky = null;
  card.board.classList.remove("night");
  if (document.documentElement.dataset.theme === "light") card.board.setAttribute("theme", "light");
}

/** @param {WinCard} card */
function appear(card) {
  const { root, board, next } = card;
  card.timer = undefined;
  root.hidden = false;
  board.classList.add("beaten");
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement === board) next.focus({ preventScroll: true });
}
