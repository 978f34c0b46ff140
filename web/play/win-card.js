/** @file The card over a board that is solved: how it went, and the ways on. */
import { button, make, say } from "../ui/dom.js";
import { stars, starText } from "./stars.js";

const WAVE_MS = 700; // the lamps go out first

/** @typedef {import("./level.js").Play} Play */
/** @typedef {{ next(): void, again(): void, share(): Promise<string | undefined>, way(): void }} Ways  share gives the key of what it has to say */

/** @param {HTMLElement} board @param {Ways} ways */
export function winCard(board, ways) {
  const medal = make("p", { class: "stars", "aria-hidden": "true" });
  const words = make("h2");
  const idea = make("p", { class: "idea" });
  const next = button("game.next", ways.next, { class: "primary" });
  const again = button("game.again", ways.again);
  const sharing = button("page.share", share);
  const way = button("game.way", ways.way, { class: "quiet" });
  const said = make("div", { role: "status" }, medal, words, idea);
  const rows = [make("div", { class: "row" }, again, sharing), make("div", { class: "row" }, next), way];
  const root = make("section", { class: "win", slot: "over", label: "game.won", hidden: true }, said, ...rows);
  let timer = 0;
  board.append(root);

  async function share() {
    const key = await ways.share();
    if (!key) return;
    say(sharing, key);
    setTimeout(() => say(sharing, "page.share"), 2 * WAVE_MS);
  }

  /** @param {Play} play @param {number | null} fewest null while it is not known @param {string} [lesson] key of what the level teaches */
  function tell(play, fewest, lesson) {
    const isFewest = fewest !== null && play.presses <= fewest;
    medal.textContent = fewest === null ? "" : starText(stars(play, fewest));
    const key = fewest === null ? "game.result" : isFewest ? "game.result-fewest" : "game.result-more";
    say(words, key, { ...play, fewest, stars: fewest === null ? 0 : stars(play, fewest) });
    again.hidden = way.hidden = fewest === null || isFewest;
    say(again, "game.again", { fewest });
    idea.hidden = !lesson;
    if (lesson) say(idea, lesson);
  }

  /** Once the wave has passed, whoever was playing finds the way on under the finger. @param {boolean} isNew */
  function show(isNew) {
    clearTimeout(timer);
    const isStill = !isNew || matchMedia("(prefers-reduced-motion: reduce)").matches;
    timer = setTimeout(appear, isStill ? 0 : WAVE_MS);
  }

  function appear() {
    root.hidden = false;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement === board)
      next.focus({ preventScroll: true });
  }

  function hide() {
    clearTimeout(timer);
    root.hidden = true;
  }
  return { tell, show, hide };
}
