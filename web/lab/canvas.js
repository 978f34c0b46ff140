/** @file A board of any size on a canvas: pan, zoom and a map of the whole. The worker draws, the page never waits. */
import { button, make, say } from "../ui/dom.js";
import { LabError } from "./client.js";
import { corner, crisp, enlarge, fit, pieceOf, within } from "./viewport.js";

/** @typedef {import("./viewport.js").View} View */
/** @typedef {import("./viewport.js").Piece} Piece */
/** @typedef {{ rows: number, cols: number, picture: (piece: Piece) => Promise<Uint8Array>, tone: Tone }} Shown */
/** @typedef {"lights" | "presses" | "witness"} Tone */

const PANEL = "#0b1020";
const OFF = [0x26, 0x31, 0x4f];
/** @type {Record<Tone, number[]>} */
const TONES = { lights: [0xff, 0xc9, 0x4d], presses: [0x6f, 0xd0, 0xff], witness: [0xff, 0x80, 0x93] };
const GAPS_FROM = 6; // pixels a cell
const MAP_SIDE = 132;
const PAN_SHARE = 1 / 6;
const ZOOM_STEP = 2;
const QUIET_MS = 400;

/** A share of ones as a colour: 256 of them. @param {Tone} tone */
function coloursOf(tone) {
  const between = (/** @type {number} */ share, /** @type {number} */ i) =>
    Math.round(OFF[i] + ((TONES[tone][i] - OFF[i]) * share) / 255);
  return Uint32Array.from({ length: 256 }, (_, share) =>
    [0, 1, 2].reduce((colour, i) => colour | (between(share, i) << (8 * i)), 0xff000000),
  );
}

/** @param {Uint8Array} shares @param {Piece} piece @param {Tone} tone */
function imageOf(shares, { width, height }, tone) {
  const colours = coloursOf(tone);
  const canvas = make("canvas", { width, height });
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let i = 0; i < shares.length; i++) pixels[i] = colours[shares[i]];
  penOf(canvas).putImageData(image, 0, 0);
  return canvas;
}

/** @param {HTMLCanvasElement} canvas */
function penOf(canvas) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.imageSmoothingEnabled = false;
  return pen;
}

export class LabCanvas {
  #canvas = make("canvas", { tabindex: 0, role: "application", class: "lab-canvas" });
  #map = make("canvas", { class: "lab-map", "aria-hidden": "true" });
  #words = make("p", { class: "small", role: "status" });
  /** @type {Shown | null} */
  #shown = null;
  /** @type {View} */
  #view = { row: 0, col: 0, unit: 1 };
  /** @type {{ piece: Piece, image: HTMLCanvasElement } | null} what was drawn last */
  #drawn = null;
  /** @type {HTMLCanvasElement | null} */
  #whole = null;
  #wanted = "";
  #asking = false;
  #frame = 0;
  #timer = 0;
  /** @type {Map<number, PointerEvent>} */
  #pointers = new Map();

  constructor() {
    const stage = make("div", { class: "lab-stage" }, this.#canvas, this.#map);
    this.tools = make(
      "div",
      { class: "row" },
      button("lab.zoom-in", () => this.#zoom(ZOOM_STEP)),
      button("lab.zoom-out", () => this.#zoom(1 / ZOOM_STEP)),
      button("lab.zoom-fit", () => this.#fit()),
    );
    this.root = make("div", { class: "lab-view" }, stage, this.tools, this.#words);
    say(this.#canvas, "lab.canvas", undefined, "aria-label");
    new ResizeObserver(() => this.#resize()).observe(stage);
    this.#listen();
  }

  /** @param {Shown} shown @param {boolean} stay where the view is: the same board, otherwise shown */
  show(shown, stay) {
    this.#shown = shown;
    this.#wanted = "";
    this.#whole = null;
    if (!stay) {
      this.#drawn = null;
      this.#fit();
    }
    this.#draw();
    this.#drawMap(shown);
  }

  /** What the canvas shows, as a file. @returns {Promise<Blob>} */
  toPNG() {
    return new Promise((resolve, reject) =>
      this.#canvas.toBlob((file) => (file ? resolve(file) : reject(new LabError("memory")))),
    );
  }

  #listen() {
    const canvas = this.#canvas;
    canvas.addEventListener("keydown", (event) => this.#onKey(event));
    canvas.addEventListener("wheel", (event) => this.#onWheel(event), { passive: false });
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.#pointers.set(event.pointerId, event);
    });
    canvas.addEventListener("pointermove", (event) => this.#onMove(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
      canvas.addEventListener(end, (event) => this.#pointers.delete(event.pointerId));
    for (const go of /** @type {const} */ (["pointerdown", "pointermove"]))
      this.#map.addEventListener(go, (event) => event.buttons && this.#goByMap(event));
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#canvas;
    const { width, height } = this.#canvas;
    this.#canvas.width = Math.max(1, Math.round(clientWidth * devicePixelRatio));
    this.#canvas.height = Math.max(1, Math.round(clientHeight * devicePixelRatio));
    const first = width === 300 && height === 150; // as every canvas is born
    if (first) this.#fit();
    this.#draw();
  }

  /** @param {View} view */
  #go(view) {
    this.#view = view;
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #fit() {
    if (this.#shown) this.#go(fit(this.#shown, this.#canvas.width, this.#canvas.height));
  }

  /** @param {number} factor @param {{ x: number, y: number }} [point] */
  #zoom(factor, point = { x: 0, y: 0 }) {
    if (!this.#shown) return;
    this.#go(enlarge(this.#view, factor, point, this.#shown, this.#canvas.width, this.#canvas.height));
  }

  /** @param {number} x @param {number} y how many pixels the board moves */
  #pan(x, y) {
    if (!this.#shown) return;
    const { row, col, unit } = this.#view;
    this.#go(within({ row: row - y / crisp(unit), col: col - x / crisp(unit), unit }, this.#shown));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = [this.#canvas.width * PAN_SHARE, this.#canvas.height * PAN_SHARE];
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.#pan(x, 0),
      ArrowRight: () => this.#pan(-x, 0),
      ArrowUp: () => this.#pan(0, y),
      ArrowDown: () => this.#pan(0, -y),
      "+": () => this.#zoom(ZOOM_STEP),
      "=": () => this.#zoom(ZOOM_STEP),
      "-": () => this.#zoom(1 / ZOOM_STEP),
      0: () => this.#fit(),
    };
    if (!(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]();
  }

  /** The wheel scrolls the page until the canvas has the focus. @param {WheelEvent} event */
  #onWheel(event) {
    if (document.activeElement !== this.#canvas) return;
    event.preventDefault();
    this.#zoom(2 ** (-Math.sign(event.deltaY) / 2), this.#fromCentre(event));
  }

  /** @param {{ clientX: number, clientY: number }} event */
  #fromCentre({ clientX, clientY }) {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    return {
      x: (clientX - left - width / 2) * devicePixelRatio,
      y: (clientY - top - height / 2) * devicePixelRatio,
    };
  }

  /** One pointer drags; two, apart or together, zoom as well. @param {PointerEvent} event */
  #onMove(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const others = [...this.#pointers.values()].filter((other) => other.pointerId !== event.pointerId);
    const share = devicePixelRatio / (1 + others.length);
    this.#pan((event.clientX - before.clientX) * share, (event.clientY - before.clientY) * share);
    if (others.length === 1) {
      const far = (/** @type {PointerEvent} */ { clientX, clientY }) =>
        Math.max(1, Math.hypot(clientX - others[0].clientX, clientY - others[0].clientY));
      this.#zoom(far(event) / far(before), this.#fromCentre(event));
    }
    this.#pointers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  #goByMap(event) {
    if (!this.#shown) return;
    const { rows, cols } = this.#shown;
    const { left, top, width, height } = this.#map.getBoundingClientRect();
    const [row, col] = [((event.clientY - top) / height) * rows, ((event.clientX - left) / width) * cols];
    this.#go(within({ ...this.#view, row, col }, this.#shown));
  }

  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { width, height } = this.#canvas;
    const pen = penOf(this.#canvas);
    pen.fillStyle = PANEL;
    pen.fillRect(0, 0, width, height);
    if (!this.#shown) return;
    this.#drawPiece(pen);
    this.#drawGaps(pen);
    this.#drawFrame();
    this.#ask(pieceOf(this.#view, this.#shown, width, height));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), QUIET_MS);
  }

  /** What was drawn last, where it belongs now: blurred for a moment after a zoom. @param {CanvasRenderingContext2D} pen */
  #drawPiece(pen) {
    if (!this.#drawn) return;
    const { piece, image } = this.#drawn;
    const unit = crisp(this.#view.unit);
    const { top, left } = corner(this.#view, this.#canvas.width, this.#canvas.height);
    const [x, y] = [Math.round((piece.col - left) * unit), Math.round((piece.row - top) * unit)];
    pen.drawImage(image, x, y, piece.width * piece.scale * unit, piece.height * piece.scale * unit);
  }

  /** Between cells large enough. @param {CanvasRenderingContext2D} pen */
  #drawGaps(pen) {
    const unit = crisp(this.#view.unit);
    if (unit < GAPS_FROM) return;
    const { width, height } = this.#canvas;
    const { top, left } = corner(this.#view, width, height);
    const thick = Math.max(1, Math.round(unit / 12));
    for (let col = Math.floor(left); (col - left) * unit < width; col++)
      pen.fillRect(Math.round((Math.ceil(left) - left) * unit) + (col - Math.ceil(left)) * unit, 0, thick, height);
    for (let row = Math.floor(top); (row - top) * unit < height; row++)
      pen.fillRect(0, Math.round((Math.ceil(top) - top) * unit) + (row - Math.ceil(top)) * unit, width, thick);
  }

  /** Asks for the piece, and once it has come, for the one that is wanted by then. @param {Piece} piece */
  async #ask(piece) {
    const wanted = JSON.stringify(piece);
    const shown = this.#shown;
    if (!shown || this.#asking || wanted === this.#wanted) return;
    this.#asking = true;
    this.#wanted = wanted;
    const shares = await shown.picture(piece).catch(() => null);
    this.#asking = false;
    if (shares && shown === this.#shown) this.#drawn = { piece, image: imageOf(shares, piece, shown.tone) };
    this.#draw();
  }

  /** The map of the whole board. @param {Shown} shown */
  async #drawMap(shown) {
    const { rows, cols, tone } = shown;
    const scale = Math.ceil(Math.max(rows, cols) / MAP_SIDE);
    const piece = { row: 0, col: 0, scale, width: Math.ceil(cols / scale), height: Math.ceil(rows / scale) };
    const shares = await shown.picture(piece).catch(() => null);
    if (!shares || shown !== this.#shown) return;
    this.#whole = imageOf(shares, piece, tone);
    this.#drawFrame();
  }

  /** The part that shows, framed on the map; the map is of no use when all shows. */
  #drawFrame() {
    const { width, height } = this.#canvas;
    const shown = this.#shown;
    if (!shown || !this.#whole) return;
    const unit = crisp(this.#view.unit);
    this.#map.hidden = shown.cols * unit <= width && shown.rows * unit <= height;
    const share = MAP_SIDE / Math.max(shown.rows, shown.cols);
    this.#map.width = Math.max(1, shown.cols * share);
    this.#map.height = Math.max(1, shown.rows * share);
    const pen = penOf(this.#map);
    pen.drawImage(this.#whole, 0, 0, this.#map.width, this.#map.height);
    const { top, left } = corner(this.#view, width, height);
    const frame = [left * share, top * share, (width / unit) * share, (height / unit) * share];
    for (const [colour, line] of /** @type {const} */ ([
      [PANEL, 4],
      ["#fff", 2],
    ])) {
      pen.strokeStyle = colour;
      pen.lineWidth = line;
      pen.strokeRect(frame[0], frame[1], frame[2], frame[3]);
    }
  }

  /** Says what shows, once it stands still. */
  #tell() {
    if (!this.#shown) return;
    const { width, height } = this.#canvas;
    const { rows, cols } = this.#shown;
    const unit = crisp(this.#view.unit);
    const { top, left } = corner(this.#view, width, height);
    const last = (/** @type {number} */ at, /** @type {number} */ pixels, /** @type {number} */ end) =>
      Math.min(end, Math.ceil(at + pixels / unit));
    say(this.#words, unit < 1 ? "lab.shows-far" : "lab.shows", {
      unit: unit < 1 ? Math.round(1 / unit) : unit,
      top: Math.max(0, Math.floor(top)) + 1,
      bottom: last(top, height, rows),
      left: Math.max(0, Math.floor(left)) + 1,
      right: last(left, width, cols),
    });
  }
}
