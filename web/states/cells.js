/** @file A grid of lights with several brightnesses: each shows its state by brightness, and by pips, a numeral or a dial. */
import { wordOf } from "../board/attributes.js";
import { GridView } from "../board/grid.js";
import { differsInTargets, isRight } from "../board/turns.js";
import { makePressable } from "../board/view.js";
import { build, svg } from "../ui/elements.js";
import { ANY, faceFor, facePath, heatOf, isDim, LOCK, TICK } from "./face.js";
import { withLevelNames, withStates } from "./states.js";

/** @param {string} d a path */
const lines = (d) => svg("path", { d });

const square = () => svg("svg", { viewBox: "0 0 12 12", class: "face", "aria-hidden": "true" });

/** A cell that can be focused and read, but a press does nothing. @param {HTMLElement} tile */
function markLocked(tile) {
  tile.classList.add("locked");
  tile.append(svg("svg", { viewBox: "0 0 12 12", class: "lock", "aria-hidden": "true" }, lines(LOCK)));
}

export class StatesCellsView extends withLevelNames(withStates(GridView)) {
  /** @type {import("./face.js").Face} */
  #face = "pips";
  #any;
  #states;
  #targets;

  /**
   * @param {import("../board/view.js").Engine} engine
   * @param {import("../board/view.js").Translate} t
   */
  constructor(engine, t) {
    super(engine, t);
    this.#any = engine.any;
    this.#states = engine.states;
    this.#targets = engine.targets;
    const targeted = differsInTargets(engine);
    this.root.classList.remove("large"); // every size has one element per light
    this.root.classList.add("states");
    this.tiles = Array.from(engine.any, (isAny, light) =>
      this.#makeCell(this.holes[light] === 1, targeted || isAny === 1),
    );
    engine.locked.forEach((isLocked, light) => void (isLocked && markLocked(this.tiles[light])));
    this.buttons = this.tiles.map((tile) => (tile.classList.contains("hole") ? null : tile));
    this.arrange();
    this.rove();
  }

  /** Adds the cells to the board, row by row. */
  arrange() {
    for (let row = 0; row < this.rows; row++)
      this.root.append(build("div", { class: "row" }, ...this.tiles.slice(row * this.cols, (row + 1) * this.cols)));
  }

  chooseFace() {
    const { host } = /** @type {ShadowRoot} */ (this.root.getRootNode());
    this.#face = faceFor(host && wordOf(host, "face"), this.#states);
    this.root.classList.toggle("numerals", this.#face === "number");
  }

  /** @param {boolean} isHole @param {boolean} targeted */
  #makeCell(isHole, targeted) {
    const cell = isHole ? build("span", { class: "cell hole" }) : makePressable("cell", square());
    if (targeted && !isHole) cell.append(build("span", { class: "target" }, square()));
    cell.setAttribute("part", "cell");
    return cell;
  }

  /** @param {number} state @param {number} light */
  #faceOf(state, light) {
    const path = facePath(this.#face, state, this.#states[light]);
    return path === null ? svg("text", { x: 6, y: 6 }, String(state)) : lines(path);
  }

  /** @param {number} light @param {number} state */
  drawState(light, state) {
    const tile = this.tiles[light];
    if (this.holes[light]) return;
    tile.style.setProperty("--heat", heatOf(state, this.#states[light]).toFixed(3));
    tile.classList.toggle("lit", state > 0);
    tile.classList.toggle("dim", isDim(state, this.#states[light]));
    const [face, target] = tile.querySelectorAll(".face");
    if (this.hasLevels) face.replaceChildren(this.#faceOf(state, light));
    if (!target) return;
    if (this.#any[light]) return target.replaceChildren(svg("path", { d: ANY, class: "any" }));
    const right = isRight(this.#targets, /** @type {Uint8Array} */ (this.shown), light);
    tile.classList.toggle("right", right);
    target.replaceChildren(right ? lines(TICK) : this.#faceOf(this.#targets?.[light] ?? 0, light));
  }
}
