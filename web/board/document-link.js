/** @file Connects an element with its document: its language, the board it mirrors, the form that contains it. */
import { followLanguage, languageEvents } from "../ui/i18n.js";
import { remember } from "../ui/storage.js";
import { warn } from "./author.js";
import { keptName } from "./load.js";
import { showTheme, systemIsLight, translate } from "./show.js";
import { numberSolution } from "./solution.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./puzzle-element.js").PuzzleElement} Board
 */

/** Adds listeners until the element is disconnected. @param {State} state */
export function connect(state) {
  const { host } = state;
  state.life.connection?.abort();
  state.life.connection = new AbortController();
  const { signal } = state.life.connection;
  followLanguage(host);
  languageEvents.addEventListener("change", () => translate(state), { signal });
  systemIsLight()?.addEventListener("change", () => showTheme(state), { signal });
  host.addEventListener("lights-ready", () => updateFormValue(state), { signal });
  host.addEventListener("lights-change", () => onChange(state), { signal });
  if (!host.hasAttribute("mirror")) return;
  for (const type of ["lights-ready", "lights-change"])
    host.getRootNode().addEventListener(
      type,
      ({ target }) => {
        const other = mirroredBoard(state);
        if (target === other || (target === host && type === "lights-ready")) copyPosition(other, host);
      },
      { signal },
    );
}

/** @param {State} state */
function onChange(state) {
  copyPosition(state.host, mirroredBoard(state));
  saveGame(state);
  updateFormValue(state);
  if (state.shown.solution) numberSolution(state);
}

/** Saves the game under the name in `keep`. @param {State} state */
function saveGame({ host, engine }) {
  if (engine && host.getAttribute("keep")) remember(keptName(host), engine.notation);
}

/** The board named by `mirror`. @param {State} state @returns {Board | null} */
function mirroredBoard({ host }) {
  const id = host.getAttribute("mirror");
  return (id && /** @type {any} */ (host.getRootNode()).getElementById?.(id)) || null;
}

const WRITTEN_MS = 1000; // by then scripts have written the rest of the page

/**
 * Warns the author, after WRITTEN_MS, of what a reader cannot see: no board has the id in `mirror`, or `fit` has no height to fill.
 * @param {State} state
 */
export function checkPage(state) {
  const { host, parts } = state;
  const { puzzle } = parts;
  const mirror = host.getAttribute("mirror");
  if (!mirror && !host.hasAttribute("fit")) return; // without a timer, which would keep a removed board in memory
  setTimeout(() => {
    if (mirror && !mirroredBoard(state)) warn(`mirror: no element #${mirror}.`);
    if (puzzle.clientWidth !== puzzle.clientHeight) return; // without a height the board is a square
    puzzle.style.aspectRatio = "auto";
    if (puzzle.clientWidth && !puzzle.clientHeight) warn("fit: no height.");
    puzzle.style.aspectRatio = "";
  }, WRITTEN_MS);
}

/** Copies the position of one board to another if both are loaded. @param {Board | null} from @param {Board | null} to */
function copyPosition(from, to) {
  if (from?.engine && to?.engine && from.notation !== to.notation) to.notation = from.notation;
}

/** The form value: "solved" or "open", then the number of presses, for example "solved 7". @param {State} state */
export const formValue = ({ engine }) => (engine ? `${engine.solved ? "solved" : "open"} ${engine.moveCount}` : "");

/** @param {State} state */
const updateFormValue = (state) => state.internals?.setFormValue?.(formValue(state));
