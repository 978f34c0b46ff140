/** @file What an element has to do with the document around it: its language, a board to follow, the form it stands in. */
import { followLanguage, languageEvents } from "../ui/i18n.js";
import { keep } from "./play.js";
import { translate } from "./show.js";
import { numberSolution } from "./solution.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./puzzle-element.js").PuzzleElement} Board
 */

/** Listens for as long as the element is in the document. @param {State} state */
export function connect(state) {
  const { host } = state;
  state.connection?.abort();
  state.connection = new AbortController();
  const { signal } = state.connection;
  followLanguage(host);
  languageEvents.addEventListener("change", () => translate(state), { signal });
  host.addEventListener("lights-ready", () => tellForm(state), { signal });
  host.addEventListener("lights-change", () => onChange(state), { signal });
  if (!host.hasAttribute("mirror")) return;
  for (const type of ["lights-ready", "lights-change"])
    host.getRootNode().addEventListener(
      type,
      ({ target }) => {
        const other = followed(state);
        if (target === other || (target === host && type === "lights-ready")) bringInStep(other, host);
      },
      { signal },
    );
}

/** @param {State} state */
function onChange(state) {
  bringInStep(state.host, followed(state));
  keep(state);
  tellForm(state);
  if (state.solutionShown) numberSolution(state);
}

/** The board that `mirror` names. @param {State} state @returns {Board | null} */
function followed({ host }) {
  const id = host.getAttribute("mirror");
  return (id && /** @type {any} */ (host.getRootNode()).getElementById?.(id)) || null;
}

/** Lets a board show what another shows, if both stand. @param {Board | null} from @param {Board | null} to */
function bringInStep(from, to) {
  if (from?.engine && to?.engine && from.notation !== to.notation) to.notation = from.notation;
}

/** A form hears "solved 7" or "open 3": whether it is solved, and after how many presses. @param {State} state */
function tellForm({ internals, engine }) {
  if (engine) internals?.setFormValue?.(`${engine.solved ? "solved" : "open"} ${engine.moveCount}`);
}
