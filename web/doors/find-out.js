/**
 * @file Finds out who turns whom: the reader presses one button after another in another game, and taps what has changed. Buttons
 * not pressed yet turn nothing, so that an answer shows as soon as it follows from those pressed.
 */
import { button } from "../ui/controls.js";
import { make } from "../ui/dom.js";
import { nameOf, withNow, withObserved, withoutTurns } from "./things.js";
import { tilesOf } from "./things-tiles.js";
import { tiles } from "./tiles.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */
/** @typedef {{ before: Puzzle, pressed: number, seen: Puzzle }} Finding  pressed: the number of buttons that are known; seen: the puzzle with the states that were tapped */

export class FindOut {
  #edit;
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {Finding | null} */
  #finding = null;
  #changed = tiles((thing, by) => this.#tap(thing, by));
  #tiles = make("div", { class: "things-tiles" }, this.#changed.root);
  #about = make("p", { class: "small", say: "things.find-about" });
  #enough = make("p", { class: "small", say: "things.find-enough", role: "status" });
  #begin = button("things.find-begin", () => this.#start());
  #next = button("things.find-next", () => this.#observe(), { class: "primary" });
  #stop = button("things.find-stop", () => this.#giveUp());

  /** @param {import("./things-table.js").Edit} edit */
  constructor(edit) {
    this.#edit = edit;
    const row = make("div", { class: "row" }, this.#begin, this.#next, this.#stop);
    const fold = make("div", { class: "fold" }, this.#about, this.#tiles, row, this.#enough);
    this.root = make("details", { class: "more" }, make("summary", { say: "things.find" }), fold);
  }

  /** True while some buttons are unknown. */
  get isOpen() {
    return this.#finding !== null;
  }

  /** @param {Puzzle} puzzle */
  show(puzzle) {
    const finding = this.#finding;
    if (finding && puzzle.masks.length !== finding.before.masks.length) this.#finding = null; // other things
    this.#puzzle = puzzle;
    for (const part of [this.#begin, this.#about]) part.hidden = this.isOpen;
    for (const part of [this.#tiles, this.#next, this.#stop]) part.hidden = !this.isOpen;
    if (!this.#finding) return;
    this.#finding.seen = puzzle;
    this.#showTiles(this.#finding);
  }

  /** @param {boolean} isEnough the buttons that are known lead to the goal, which is not reached */
  tell(isEnough) {
    this.#enough.hidden = !isEnough || !this.#finding?.pressed;
  }

  #start() {
    const puzzle = /** @type {Puzzle} */ (this.#puzzle);
    this.#finding = { before: puzzle, pressed: 0, seen: puzzle };
    this.#edit(withoutTurns);
  }

  /** @param {number} thing @param {import("./things.js").By} by */
  #tap(thing, by) {
    if (!this.#finding) return;
    this.#finding.seen = withNow(this.#finding.seen, thing, by);
    this.#showTiles(this.#finding);
  }

  /** The button is known: it turned what has changed. */
  #observe() {
    const finding = /** @type {Finding} */ (this.#finding);
    const { seen, pressed } = finding;
    const isLast = pressed === seen.masks.length - 1;
    this.#finding = isLast ? null : { ...finding, pressed: pressed + 1 };
    this.#edit((puzzle) => withObserved(puzzle, pressed, seen.now));
  }

  /** Brings back the puzzle as it was. */
  #giveUp() {
    const { before } = /** @type {Finding} */ (this.#finding);
    this.#finding = null;
    this.#edit(() => before);
  }

  /** @param {Finding} finding */
  #showTiles({ seen, pressed }) {
    this.#changed.show("things.find-press", { button: nameOf(seen, pressed) }, tilesOf(seen, "now", seen.now));
  }
}
