/** @file What stands beside a grid of lights: cards to choose a board, set it up, solve it and review it. */

import { stepsCard } from "../board/steps-card.js";
import { levelCard } from "./level-card.js";
import { pasteCard } from "./paste-card.js";
import { setupCard } from "./setup-card.js";
import { solveCard } from "./solve-card.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/lights-out.js").LightsOut & { engine: Engine }} Lights whose engine is ready */
/** @typedef {{ root: HTMLElement, onGame?: (engine: Engine) => void, onPosition?: (engine: Engine) => void }} Card */

/**
 * @param {Lights} board
 * @param {Card & { open: (tab: string) => void }} explain
 * @returns {HTMLElement[]} the cards
 */
export function lightsPanel(board, explain) {
  /** @type {Card[]} */
  const cards = [
    levelCard(board),
    solveCard(board, () => explain.open("solutions")),
    explain,
    setupCard(board),
    pasteCard(),
    stepsCard(),
  ];
  let game = "";

  // A press changes the position; another board or other lights at its start make another game.
  function update() {
    const { engine } = board;
    const now = engine.notation.split(".", 2).join(".");
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
