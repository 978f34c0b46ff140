/** @file A board of any size on a canvas, with pan, zoom and an overview. The worker computes the pixels, so the page stays responsive. */
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { Minimap, mapPiece } from "../ui/minimap.js";
import { PanZoom } from "../ui/pan-zoom.js";
import { penOf } from "../ui/pen.js";
import { pieceOf } from "../ui/viewport.js";
import { LabError } from "./client.js";

/** @typedef {import("../ui/i18n.js").Key} Key */
/** @typedef {import("../ui/viewport.js").Piece} Piece */
/** @typedef {{ rows: number, cols: number, picture: (piece: Piece) => Promise<Uint8Array>, tone: Tone }} Shown */
/** @typedef {"lights" | "presses" | "witness"} Tone */

/** The custom properties of the theme that colour the ground, a light that is off, and one of each tone. */
const COLOURS = { ground: "--night", off: "--house", lights: "--glow", presses: "--lit", witness: "--night-warn" };
const GAPS_FROM = 6; // minimal pixels per cell for gaps
const UNITS = { least: 0, most: 48 };
const PAN_SHARE = 1 / 6;
const QUIET_MS = 400;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @param {Element} element @param {keyof typeof COLOURS} name */
const colourOf = (element, name) => getComputedStyle(element).getPropertyValue(COLOURS[name]).trim();

/** The 256 colours of shares of ones, from 0 to 255. @param {string} off @param {string} on, both as #rrggbb */
function coloursOf(off, on) {
  const [dark, bright] = [off, on].map((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  const between = (/** @type {number} */ share, /** @type {number} */ i) =>
    Math.round(dark[i] + ((bright[i] - dark[i]) * share) / 255);
  return Uint32Array.from({ length: 256 }, (_, share) =>
    [0, 1, 2].reduce((colour, i) => colour | (between(share, i) << (8 * i)), 0xff000000),
  );
}

/** @param {Uint8Array} shares @param {Piece} piece @param {Uint32Array} colours */
function imageOf(shares, { width, height }, colours) {
  const canvas = make("canvas", { width, height });
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let i = 0; i < shares.length; i++) pixels[i] = colours[shares[i]];
  penOf(canvas).putImageData(image, 0, 0);
  return canvas;
}

export class LabCanvas {
  #canvas = make("canvas", { tabindex: 0, role: "application", class: "lab-canvas" });
  #panZoom = new PanZoom(this.#canvas, {
    draw: () => this.#draw(),
    units: () => UNITS,
    fills: true,
    wheels: () => document.activeElement === this.#canvas,
  });
  #map = new Minimap(this.#canvas, this.#panZoom);
  #caption = make("p", { class: "lab-caption small" });
  #words = make("p", { class: "lab-caption small", role: "status" });
  /** @type {Shown | null} */
  #shown = null;
  /** @type {{ piece: Piece, image: HTMLCanvasElement } | null} the last piece drawn */
  #drawn = null;
  #wanted = "";
  #asking = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor() {
    const stage = make("div", { class: "lab-stage" }, this.#canvas, this.#map.root);
    const zoom = (/** @type {Key} */ label, /** @type {string} */ sign, /** @type {() => void} */ act) =>
      make("button", { type: "button", label, onclick: act }, sign);
    const tools = make(
      "div",
      { class: "lab-zoom" },
      zoom("canvas.zoom-in", "+", () => this.#panZoom.zoomIn()),
      zoom("canvas.zoom-out", "−", () => this.#panZoom.zoomOut()),
      button("canvas.zoom-fit", () => this.#panZoom.fit()),
    );
    const captions = make("div", {}, this.#caption, this.#words);
    this.root = make("div", { class: "lab-view" }, stage, make("div", { class: "lab-foot" }, captions, tools));
    say(this.#canvas, "lab.canvas", undefined, "aria-label");
    new ResizeObserver(() => this.#panZoom.resize() && this.#draw()).observe(stage);
    this.#canvas.addEventListener("keydown", (event) => this.#onKey(event));
    const themes = new MutationObserver(() => this.#recolour());
    themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }

  /**
   * Shows a board.
   * @param {Shown} shown
   * @param {boolean} stay keep the view, for other contents of the same board
   * @returns {Promise<void>} resolves when it is drawn
   */
  async show(shown, stay) {
    this.#shown = shown;
    say(this.#caption, `lab.sees-${shown.tone}`);
    this.#panZoom.size = shown;
    this.#wanted = "";
    this.#map.image = null;
    if (!stay) {
      this.#drawn = null;
      this.#panZoom.fit();
    }
    this.#draw();
    if (!stay) this.#tell();
    await this.#drawMap(shown);
  }

  /** In the colours of another theme. */
  #recolour() {
    if (!this.#shown) return;
    this.#wanted = "";
    this.#draw();
    this.#drawMap(this.#shown);
  }

  /** Keeps the current picture above the next one and wipes it away from one side. */
  wipe() {
    const { width, height } = this.#canvas;
    const above = make("canvas", { width, height, class: "wiped", "aria-hidden": "true" });
    penOf(above).drawImage(this.#canvas, 0, 0);
    above.addEventListener("animationend", () => above.remove());
    this.#canvas.after(above);
    if (getComputedStyle(above).animationName === "none") above.remove();
  }

  /** The visible part as a file. @returns {Promise<Blob>} */
  toPNG() {
    return new Promise((resolve, reject) =>
      this.#canvas.toBlob((file) => (file ? resolve(file) : reject(new LabError("memory")))),
    );
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isArrow = key in ARROWS && !(ctrlKey || metaKey || altKey);
    if (!isArrow && !this.#panZoom.key(event)) return;
    event.preventDefault();
    if (!isArrow) return;
    const [x, y] = ARROWS[key];
    this.#panZoom.pan(x * this.#canvas.width * PAN_SHARE, y * this.#canvas.height * PAN_SHARE);
  }

  #draw() {
    const { width, height } = this.#canvas;
    const pen = penOf(this.#canvas);
    pen.fillStyle = colourOf(this.#canvas, "ground");
    pen.fillRect(0, 0, width, height);
    if (!this.#shown) return;
    this.#drawPiece(pen);
    this.#drawGaps(pen);
    this.#map.draw();
    this.#ask(pieceOf(this.#panZoom.view, this.#shown, width, height));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), QUIET_MS);
  }

  /**
   * Draws the last piece at its current position; after a zoom it is blurred until the new piece arrives.
   * @param {CanvasRenderingContext2D} pen
   */
  #drawPiece(pen) {
    if (!this.#drawn) return;
    const { piece, image } = this.#drawn;
    const { unit, corner } = this.#panZoom;
    const { top, left } = corner;
    const [x, y] = [Math.round((piece.col - left) * unit), Math.round((piece.row - top) * unit)];
    pen.drawImage(image, x, y, piece.width * piece.scale * unit, piece.height * piece.scale * unit);
  }

  /** Draws gaps between large cells. @param {CanvasRenderingContext2D} pen */
  #drawGaps(pen) {
    const { unit, corner } = this.#panZoom;
    if (unit < GAPS_FROM) return;
    const { width, height } = this.#canvas;
    const { top, left } = corner;
    const thick = Math.max(1, Math.round(unit / 12));
    for (let col = Math.floor(left); (col - left) * unit < width; col++)
      pen.fillRect(Math.round((Math.ceil(left) - left) * unit) + (col - Math.ceil(left)) * unit, 0, thick, height);
    for (let row = Math.floor(top); (row - top) * unit < height; row++)
      pen.fillRect(0, Math.round((Math.ceil(top) - top) * unit) + (row - Math.ceil(top)) * unit, width, thick);
  }

  /** Requests a piece from the worker; when it arrives, requests the piece wanted by then. @param {Piece} piece */
  async #ask(piece) {
    const wanted = JSON.stringify(piece);
    const shown = this.#shown;
    if (!shown || this.#asking || wanted === this.#wanted) return;
    this.#asking = true;
    this.#wanted = wanted;
    const shares = await shown.picture(piece).catch(() => null);
    this.#asking = false;
    if (shares && shown === this.#shown) this.#drawn = { piece, image: imageOf(shares, piece, this.#colours(shown)) };
    this.#draw();
  }

  /** @param {Shown} shown */
  #colours({ tone }) {
    return coloursOf(colourOf(this.#canvas, "off"), colourOf(this.#canvas, tone));
  }

  /** Draws the overview of the whole board. @param {Shown} shown */
  async #drawMap(shown) {
    const piece = mapPiece(shown);
    const shares = await shown.picture(piece).catch(() => null);
    if (!shares || shown !== this.#shown) return;
    this.#map.image = imageOf(shares, piece, this.#colours(shown));
    this.#map.draw();
  }

  /** Describes the visible part after the view has stopped moving. */
  #tell() {
    if (!this.#shown) return;
    const { width, height } = this.#canvas;
    const { rows, cols } = this.#shown;
    const { unit, corner, density } = this.#panZoom;
    const { top, left } = corner;
    const last = (/** @type {number} */ at, /** @type {number} */ pixels, /** @type {number} */ end) =>
      Math.min(end, Math.ceil(at + pixels / unit));
    const pixels = unit / density;
    say(this.#words, pixels < 1 ? "lab.shows-far" : "lab.shows", {
      unit: Math.round(10 * (pixels < 1 ? 1 / pixels : pixels)) / 10,
      top: Math.max(0, Math.floor(top)) + 1,
      bottom: last(top, height, rows),
      left: Math.max(0, Math.floor(left)) + 1,
      right: last(left, width, cols),
    });
  }
}
