/** @file A large board for those who listen: a list of its rows, each with the columns that are lit. */
import { make } from "../ui/dom.js";

const SLICE = 16; // rows named at once, so that the page never waits
const LATER_MS = 100; // the board shows first, and of presses in quick succession the last one counts
const BLOCK = 256; // rows listed at once, those around the cursor

/** Columns in a row, as "1–3, 7". @param {Uint8Array} row */
function runsOf(row) {
  const runs = [];
  for (let start = row.indexOf(1); start >= 0; ) {
    const stop = row.indexOf(0, start);
    const end = stop < 0 ? row.length : stop;
    runs.push(end - start > 1 ? `${start + 1}–${end}` : `${end}`);
    start = row.indexOf(1, end);
  }
  return runs.join(", ");
}

export class Rows {
  root = make("ul", { class: "live" });
  #size;
  #first = -1;
  #timer = 0;
  /** @type {Uint8Array} */
  #lights = new Uint8Array(0);
  /** @type {Set<number>} rows whose words are not those of the lights */
  #stale = new Set();

  /** @param {import("../ui/viewport.js").Size} size @param {import("../ui/i18n.js").Translate} t */
  constructor(size, t) {
    this.#size = size;
    this.t = t;
  }

  /** Lists the rows around this one. @param {number} row */
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

  /** Rows that are not listed yet stand in their order: what is stale keeps that in which it came. */
  #nameSome() {
    const { cols } = this.#size;
    for (const row of [...this.#stale].slice(0, SLICE)) {
      this.#stale.delete(row);
      const columns = runsOf(this.#lights.subarray(row * cols, (row + 1) * cols));
      const item = this.root.children[row - this.#first] ?? this.root.appendChild(make("li"));
      item.textContent = this.t(columns ? "canvas.row" : "canvas.row-off", { row: row + 1, columns });
    }
    if (this.#stale.size > 0) this.#timer = setTimeout(() => this.#nameSome());
  }
}
