/** @file The cards beside a grid of lights: solution, setup, paste and list of presses, with their sentences. */
import sentences from "locales:lights";

import { stepsCard } from "../board/steps-card.js";
import { nextTurn } from "../loading/turns.js";
import { addSentences } from "../ui/i18n.js";
import css from "./panel.css";
import { pasteCard } from "./paste-card.js";
import { pictureCard } from "./picture-card.js";
import { setupCard } from "./setup-card.js";
import { solveCard } from "./solve-card.js";

addSentences(sentences);

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/lights-out.js").LightsOut & { engine: Engine }} Lights loaded board */
/** @typedef {{ root: HTMLElement, onGame?: (engine: Engine) => void, onPosition?: (engine: Engine) => void }} Card */

/**
 * @param {Lights} board
 * @param {(tab: string) => void} explain opens a tab of the explain pane
 * @param {(notation: string) => void} open opens a position of lights or doors
 * @param {() => void} play scrolls to the board
 * @returns {Promise<HTMLElement[]>} the cards, created in separate tasks
 */
export async function lightsPanel(board, explain, open, play) {
  const makers = [
    () => solveCard(board, () => explain("solutions")),
    () => setupCard(board, play),
    () => pasteCard(board, open),
    () => pictureCard(open),
    stepsCard,
  ];
  /** @type {Card[]} */
  const cards = [];
  for (const make of makers) {
    cards.push(make());
    await nextTurn();
  }
  let game = "";

  // A press changes only the position; another board or start is a new game.
  function update() {
    const { engine } = board;
    const now = engine.startNotation;
    const isNew = now !== game;
    game = now;
    for (const card of cards) {
      if (isNew) card.onGame?.(engine);
      card.onPosition?.(engine);
    }
  }
  board.addEventListener("lights-change", update);
  update();
  return cards.map((card) => card.root);
}
