/** @file A large board for screen readers: a list of its rows, each with its lit columns. */
import { build } from "../ui/elements.js";

const SLICE = 16; // rows updated in one task, so that the page stays responsive
const LATER_MS = 100; // the canvas is drawn first, and only the last of several quick presses is announced
const BLOCK = 256; // rows listed at once: the block around the cursor

/** The columns of a row that have this state, for example "1–3, 7". @param {Uint8Array} row @param {number} state */
function runsOf(row, state) {
  const runs = [];
  for (let start = row.indexOf(state); start >= 0; ) {
    const stop = row.findIndex((each, column) => column > start && each !== state);
    const end = stop < 0 ? row.length : stop;
    runs.push(end - start > 1 ? `${start + 1}–${end}` : `${end}`);
    start = row.indexOf(state, end);
  }
  return runs.join(", ");
}

/** @typedef {(row: number, lights: Uint8Array, columnsOf: (state: number) => string) => string} TextOf  the sentence of a row */

export class Rows {
  root = build("ul", { class: "live" });
  #size;
  #first = -1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Uint8Array} */
  #lights = new Uint8Array(0);
  /** @type {Set<number>} rows whose text is outdated */
  #stale = new Set();

  #textOf;

  /** @param {import("../ui/viewport.js").Size} size @param {import("../ui/i18n.js").Translate} t @param {TextOf} textOf */
  constructor(size, t, textOf) {
    this.#size = size;
    this.t = t;
    this.#textOf = textOf;
  }

  /** Lists the block of rows around this one. @param {number} row */
  goTo(row) {
    const first = Math.floor(row / BLOCK) * BLOCK;
    if (first === this.#first) return;
    this.#first = first;
    this.root.replaceChildren();
    this.#stale.clear();
    this.translate(this.t);
  }

  /** @param {import("../ui/i18n.js").Translate} t */
  translate(t) {
    this.t = t;
    this.root.setAttribute("aria-label", t("canvas.rows"));
    const end = Math.min(this.#first + BLOCK, this.#size.rows);
    for (let row = this.#first; row < end; row++) this.#stale.add(row);
    this.#nameLater();
  }

  /** @param {Uint8Array} lights @param {number[]} changed */
  show(lights, changed) {
    this.#lights = lights;
    for (const light of changed) {
      const row = Math.floor(light / this.#size.cols);
      if (row >= this.#first && row < this.#first + BLOCK) this.#stale.add(row);
    }
    this.#nameLater();
  }

  #nameLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#nameSome(), LATER_MS);
  }

  /** Updates some outdated rows. A set iterates in insertion order, so new rows are appended in order. */
  #nameSome() {
    const { cols } = this.#size;
    for (const row of [...this.#stale].slice(0, SLICE)) {
      this.#stale.delete(row);
      const lights = this.#lights.subarray(row * cols, (row + 1) * cols);
      const item = this.root.children[row - this.#first] ?? this.root.appendChild(build("li"));
      item.textContent = this.#textOf(row, lights, (state) => runsOf(lights, state));
    }
    if (this.#stale.size > 0) this.#timer = setTimeout(() => this.#nameSome());
  }
}
