/** @file A small drawing of the start of a level, for its card: lit lights, open doors, and brightnesses by their steps. */
import { maskIcon } from "../board/mask-icon.js";
import { mostOf } from "./level.js";

const DOORS_PER_ROW = 5;

/** @param {import("./level.js").Level} level a grid or doors @param {import("../engine/engine.js").Engine} spare its board is replaced */
export function startOf({ kind, notation }, spare) {
  spare.load(notation);
  const { lights } = spare;
  const most = mostOf(notation);
  const drawn = maskIcon(lights.map((state) => (state > 0 ? 1 : 0)));
  drawn.classList.add(kind);
  const rows = Math.ceil(lights.length / DOORS_PER_ROW);
  const cols = kind === "doors" ? Math.ceil(lights.length / rows) : spare.cols;
  drawn.style.setProperty("--cols", String(cols));
  drawn.style.setProperty("--side", String(Math.max(cols, lights.length / cols)));
  if (most > 1)
    [...drawn.children].forEach((light, i) => {
      /** @type {HTMLElement} */ (light).style.setProperty("--heat", String(lights[i] / most));
    });
  return drawn;
}
