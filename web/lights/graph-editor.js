/**
 * @file Draws a graph by hand: a tap on a free place sets a point, taps on two points join or part them, a drag moves a point. With keys
 * arrows move the focus, and with Shift the point; Enter chooses and joins, Delete removes.
 */
import { digitsOf, positionText } from "../board/notation.js";
import { button } from "../ui/controls.js";
import { make, say, svg } from "../ui/dom.js";
import { rove } from "../ui/roving.js";
import { stopAt } from "../ui/tab-stop.js";
import * as graphs from "./graph.js";
import { goalOf, gridOf, shapeIn } from "./grids.js";

/** @import { Graph, Place } from "./graph.js" */

const { PITCH, PLACE_MAX } = graphs;
/** @type {Partial<Record<string, Place>>} */
const ARROWS = { ArrowLeft: [-PITCH, 0], ArrowRight: [PITCH, 0], ArrowUp: [0, -PITCH], ArrowDown: [0, PITCH] };

/** A column or row in per cent of the drawing, which has half a pitch more at each side. @param {number} place */
const percent = (place) => `${(100 * (place + PITCH / 2)) / (PLACE_MAX + PITCH)}%`;

/** Moves the focus from point to point in the order of their numbers. @type {import("../ui/tab-stop.js").Leads} */
function nextPoint(stops, from, { key, shiftKey }) {
  const [x, y] = ARROWS[key] ?? [0, 0];
  return shiftKey || from < 0 || x + y === 0 ? -1 : (from + Math.sign(x + y) + stops.length) % stops.length;
}

export class GraphEditor {
  #board;
  /** @type {Graph} */
  #graph = { points: [], lines: [] };
  /** The number of the chosen point, or -1. */
  #chosen = -1;
  /** The number of the dragged point, or -1. */
  #dragged = -1;
  #wasMoved = false;
  #lines = svg("svg", { "aria-hidden": "true" });
  #area = make("div", { class: "graph-area", role: "group", label: "lights.graph", translate: "no" }, this.#lines);
  #addition = button("lights.graph-add", () => this.#add(graphs.freePlace(this.#graph)));
  #removal = button("lights.graph-remove", () => this.#remove(this.#chosen));
  root = make(
    "div",
    { class: "graph-editor" },
    make("p", { class: "small", say: "lights.graph-about" }),
    this.#area,
    make("div", { class: "row" }, this.#addition, this.#removal),
  );

  /** @param {import("./index.js").Lights} board */
  constructor(board) {
    this.#board = board;
    const area = this.#area;
    rove(area, () => this.#points, nextPoint);
    area.addEventListener("pointerdown", (event) => this.#grasp(event));
    area.addEventListener("pointermove", (event) => this.#drag(event));
    for (const type of ["pointerup", "pointercancel"])
      area.addEventListener(type, () => {
        this.#dragged = -1;
      });
    area.addEventListener("click", (event) => this.#tap(event));
    area.addEventListener("keydown", (event) => this.#takeKey(event));
  }

  /** @param {import("../engine/engine.js").Engine} engine */
  show({ boardNotation }) {
    const shape = shapeIn(boardNotation);
    this.root.hidden = !shape?.startsWith("graph");
    if (this.root.hidden || !shape) return;
    this.#graph = graphs.readGraph(shape);
    if (this.#chosen >= this.#graph.points.length) this.#chosen = -1;
    this.#draw();
  }

  get #points() {
    return /** @type {HTMLButtonElement[]} */ ([...this.#area.querySelectorAll("button")]);
  }

  /** The number of the point that an event is about, or -1. @param {Event} event */
  #indexOf({ target }) {
    return this.#points.indexOf(/** @type {HTMLButtonElement} */ (target));
  }

  /**
   * Draws another graph, and gives it to the board. The light, the target and the marks of a point stay with it, unless all were marked; a new point has those of the last one.
   * @param {Graph} graph
   * @param {(values: number[]) => number[]} [follow] changes a list with a value for each point as the points changed
   */
  #set(graph, follow = (values) => values) {
    const { engine } = this.#board;
    const grid = gridOf(engine);
    const target = goalOf(grid) === "each" ? digitsOf(follow(Array.from(engine.targets ?? []))) : grid.target;
    const [locked, any] = [engine.locked, engine.any].map((cells) => {
      const followed = follow([...cells]);
      return followed.every(Boolean) ? [] : followed;
    });
    const shape = graphs.graphText(graph);
    this.#graph = graph;
    this.#draw();
    this.#board.notation = positionText({ ...grid, shape, target, locked, any }, follow([...engine.start]));
  }

  /** @param {Place} place */
  #add(place) {
    const graph = this.#graph;
    if (graph.points.length < graphs.POINTS_MAX && graphs.isFree(graph, place))
      this.#set(graphs.withPoint(graph, place), (values) => [...values, values[values.length - 1]]);
  }

  /** @param {number} index @param {Place} place */
  #move(index, place) {
    if (graphs.isFree(this.#graph, place)) this.#set(graphs.withMoved(this.#graph, index, place));
  }

  /** @param {number} index */
  #remove(index) {
    if (this.#graph.points.length === 1) return;
    this.#chosen = -1;
    this.#set(graphs.withoutPoint(this.#graph, index), (values) => values.filter((_, i) => i !== index));
    this.#points[Math.min(index, this.#graph.points.length - 1)].focus();
  }

  /** Chooses a point, or joins it to the chosen one. @param {number} index */
  #take(index) {
    const from = this.#chosen;
    this.#chosen = from < 0 ? index : -1;
    if (from >= 0 && from !== index) this.#set(graphs.withLineToggled(this.#graph, from, index));
    else this.#draw();
  }

  /** @param {PointerEvent} event */
  #grasp(event) {
    this.#dragged = this.#indexOf(event);
    this.#wasMoved = false;
    if (this.#dragged >= 0) this.#points[this.#dragged].setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const place = this.#placeOf(event);
    if (this.#dragged < 0 || !graphs.isFree(this.#graph, place)) return;
    this.#wasMoved = true;
    this.#move(this.#dragged, place);
  }

  /** @param {MouseEvent} event */
  #tap(event) {
    const index = this.#indexOf(event);
    if (index < 0) this.#add(this.#placeOf(event));
    else if (!this.#wasMoved || event.detail === 0) this.#take(index); // 0: by a key
  }

  /** @param {KeyboardEvent} event */
  #takeKey(event) {
    const index = this.#indexOf(event);
    const by = event.shiftKey ? ARROWS[event.key] : undefined;
    if (index < 0) return;
    if (by) {
      const [x, y] = this.#graph.points[index];
      event.preventDefault();
      this.#move(index, [graphs.snapped(x + by[0]), graphs.snapped(y + by[1])]);
    } else if (event.key === "Delete" || event.key === "Backspace") this.#remove(index);
  }

  /** The nearest place on which a point may be set. @param {MouseEvent} event @returns {Place} */
  #placeOf({ clientX, clientY }) {
    const { left, top, width, height } = this.#area.getBoundingClientRect();
    const along = (/** @type {number} */ part) => graphs.snapped((PLACE_MAX + PITCH) * part - PITCH / 2);
    return [along((clientX - left) / width), along((clientY - top) / height)];
  }

  #draw() {
    const { points, lines } = this.#graph;
    for (const extra of this.#points.slice(points.length)) extra.remove();
    while (this.#points.length < points.length) this.#area.append(make("button", { type: "button" }));
    this.#points.forEach((point, index) => this.#drawPoint(point, index));
    stopAt(this.#points, this.#points.find(({ tabIndex }) => tabIndex === 0) ?? this.#points[0]);
    this.#lines.replaceChildren(...lines.map(([from, to]) => lineBetween(points[from], points[to])));
    this.#removal.disabled = this.#chosen < 0 || points.length === 1;
    this.#addition.disabled = points.length === graphs.POINTS_MAX;
  }

  /** @param {HTMLButtonElement} point @param {number} index */
  #drawPoint(point, index) {
    const [x, y] = this.#graph.points[index];
    const ends = this.#graph.lines.filter((line) => line.includes(index));
    const joined = ends.map(([from, to]) => (from === index ? to : from) + 1);
    point.style.left = percent(x);
    point.style.top = percent(y);
    point.textContent = String(index + 1);
    point.setAttribute("aria-pressed", String(index === this.#chosen));
    say(point, "lights.graph-point", { point: index + 1, joined }, "aria-label");
  }
}

/** @param {Place} from @param {Place} to */
const lineBetween = ([x1, y1], [x2, y2]) =>
  svg("line", { x1: percent(x1), y1: percent(y1), x2: percent(x2), y2: percent(y2) });
