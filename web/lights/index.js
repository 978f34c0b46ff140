/** @file Solve for a grid of lights: the answer, the board's settings, paste and list of presses, with their sentences. */
import sentences from "locales:lights";

import { stepsCard } from "../board/steps-card.js";
import { createEngine, LIMITS } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { nextTurn } from "../loading/turns.js";
import { cameraTools, galleryCard, pasteCard, pictureTools, readPicture, takeShared } from "../solve/index.js";
import { addSentences } from "../ui/i18n.js";
import { notice } from "../ui/notice.js";
import { stylePage } from "../ui/style-sheet.js";
import { answerCard } from "./answer-card.js";
import { drawingCard } from "./drawing-card.js";
import { editing } from "./editing.js";
import { Brush } from "./painting.js";
import css from "./panel.css";
import { setupCard } from "./setup-card.js";

export { addressOf } from "../solve/index.js";

addSentences(sentences);
stylePage(css);

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/lights-out.js").LightsOut & { engine: Engine }} Lights loaded board */
/** @typedef {{ root: HTMLElement, onGame?: (engine: Engine) => void, onPosition?: (engine: Engine) => void }} Card */

/**
 * @param {Lights} board
 * @param {(tab: string) => void} explain opens a tab of the explain pane
 * @param {(notation: string) => void} open opens a position of lights or doors
 * @returns {Promise<{ title: HTMLElement[], cards: HTMLElement[], setOpen: (open: boolean) => void }>} the head of the
 *   answer; the cards, created in separate tasks; setOpen is called when they are shown and when they are left
 */
export async function lightsPanel(board, explain, open) {
  const mode = editing(board);
  const brush = new Brush(board);
  const paste = pasteCard(board, open, cameraTools(open));
  const answer = answerCard(board, mode, () => explain("solutions"));
  const drawing = drawingCard(board, mode, brush, [paste.tool, ...pictureTools(open)]);
  await nextTurn();
  /** @type {Card[]} */
  const cards = [drawing, answer, ...(await makeCards(board, paste))];
  let isOpen = false;
  let game = "";

  // A press changes only the position; another board or start is a new game.
  function update() {
    if (!isOpen) return;
    const { engine } = board;
    const now = engine.startNotation;
    const isNew = now !== game;
    game = now;
    if (isNew) mode.onGame(engine);
    for (const card of cards) {
      if (isNew) card.onGame?.(engine);
      card.onPosition?.(engine);
    }
  }

  /** @param {boolean} shows */
  function setOpen(shows) {
    isOpen = shows;
    game = "";
    mode.setOpen(shows);
    if (shows) {
      update();
      readShared(paste, open);
    } else {
      answer.hide();
      brush.mark = null;
    }
  }
  board.addEventListener("lights-change", update);
  return { title: answer.title, cards: cards.map((card) => card.root), setOpen };
}

/** Reads what another app shares, or what was dropped beside another view. @param {ReturnType<typeof pasteCard>} paste @param {(notation: string) => void} open */
async function readShared(paste, open) {
  const shared = await takeShared();
  if (shared instanceof Blob) readPicture(shared, open);
  else if (shared === null) notice("lights.shared-lost");
  else if (shared.length > LIMITS.text) notice("lights.shared-too-long");
  else if (shared) paste.readText(shared);
}

/** The cards below the answer. @param {Lights} board @param {Card} paste @returns {Promise<Card[]>} */
async function makeCards(board, paste) {
  const spare = createEngine(await engineModule());
  /** @type {(() => Card)[]} */
  const makers = [() => setupCard(board, spare), () => paste, galleryCard, stepsCard];
  const cards = [];
  for (const make of makers) {
    cards.push(make());
    await nextTurn();
  }
  return cards;
}
