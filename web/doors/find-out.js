/**
 * @file Finds out who turns whom: the reader presses one button after another in another game, and taps what has changed. Buttons
 * not pressed yet turn nothing, so that an answer shows as soon as it follows from those pressed.
 */
import { valuesOf } from "../board/notation.js";
import { LIMITS } from "../engine/engine.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { stepper } from "../ui/stepper.js";
import { buttonName, namesOf, nounOf, stepsTo, withNow, withObserved, withoutTurns, withThings } from "./things.js";
import { faceOf } from "./things-face.js";
import { tilesOf } from "./things-tiles.js";
import { tiles } from "./tiles.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */
/** @typedef {{ before: Puzzle, pressed: number, seen: Puzzle }} Finding  pressed: the number of buttons that are known; seen: the puzzle with the states that were tapped */

/** More doors than this are not drawn beside each button that is known. */
const DRAWN_MAX = 12;

export class FindOut {
  #edit;
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {Finding | null} */
  #finding = null;
  #count = stepper("things.count", (by) => this.#edit((puzzle) => withThings(puzzle, puzzle.now.length + by)));
  #now = tiles((thing, by) => this.#edit((puzzle) => withNow(puzzle, thing, by)));
  #changed = tiles((thing, by) => this.#tap(thing, by));
  #turns = make("p", { class: "small", role: "status" });
  #progress = make("p", { class: "small" });
  #buttons = make("ul", { class: "find-buttons", translate: "no" });
  #next = button("things.find-next", () => this.#observe(), { class: "primary" });
  #enough = make("p", { class: "small", say: "things.find-enough", role: "status" });
  #before = make(
    "div",
    {},
    howTo(this.#count.root, this.#now.root),
    button("things.find-begin", () => this.#start(), { class: "primary" }),
  );
  #during = make(
    "div",
    {},
    make("div", { class: "things-tiles" }, this.#changed.root),
    make(
      "div",
      { class: "row" },
      this.#next,
      button("things.find-stop", () => this.#giveUp()),
    ),
    this.#turns,
    this.#progress,
    this.#buttons,
    this.#enough,
  );

  /** @param {import("./things-table.js").Edit} edit */
  constructor(edit) {
    this.#edit = edit;
    const fold = make("div", { class: "fold find-out" }, this.#before, this.#during);
    this.root = make("details", { class: "more" }, make("summary", { say: "things.find" }), fold);
    this.root.ontoggle = () => this.#bringIntoView();
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
    this.#before.hidden = this.isOpen;
    this.#during.hidden = !this.isOpen;
    this.root.classList.toggle("of-dials", nounOf(puzzle) === "dials");
    if (!this.#finding) return this.#showBefore(puzzle);
    this.#finding.seen = puzzle;
    this.#showChanges(this.#finding);
  }

  /** @param {boolean} isEnough the buttons that are known lead to the goal, which is not reached */
  tell(isEnough) {
    this.#enough.hidden = !isEnough || !this.#finding?.pressed;
  }

  #bringIntoView() {
    if (this.root.open) (this.isOpen ? this.#during : this.root).scrollIntoView({ block: "start" });
  }

  #start() {
    const puzzle = /** @type {Puzzle} */ (this.#puzzle);
    this.#finding = { before: puzzle, pressed: 0, seen: puzzle };
    this.#edit(withoutTurns);
    this.#bringIntoView();
  }

  /** @param {number} thing @param {import("./things.js").By} by */
  #tap(thing, by) {
    if (!this.#finding) return;
    this.#finding.seen = withNow(this.#finding.seen, thing, by);
    this.#showChanges(this.#finding);
  }

  /** The button is known: it turned what has changed. */
  #observe() {
    const finding = /** @type {Finding} */ (this.#finding);
    const { seen, pressed } = finding;
    const isLast = pressed === seen.masks.length - 1;
    this.#finding = isLast ? null : { ...finding, pressed: pressed + 1 };
    this.#edit((puzzle) => withObserved(puzzle, pressed, seen.now));
    this.#bringIntoView();
  }

  /** Brings back the puzzle as it was. */
  #giveUp() {
    const { before } = /** @type {Finding} */ (this.#finding);
    this.#finding = null;
    this.#edit(() => before);
  }

  /** @param {Puzzle} puzzle */
  #showBefore(puzzle) {
    this.#count.show(puzzle.now.length, { fewest: 1, most: LIMITS.doors }, "things.some");
    this.#now.show(`things.find-now-${nounOf(puzzle)}`, {}, tilesOf(puzzle, "now", puzzle.now));
  }

  /** @param {Finding} finding */
  #showChanges({ seen, pressed }) {
    const steps = stepsTo(/** @type {Puzzle} */ (this.#puzzle), seen.now);
    const soFar = withObserved(/** @type {Puzzle} */ (this.#puzzle), pressed, seen.now);
    const isTapped = steps.some(Boolean);
    const known = isTapped ? pressed + 1 : pressed;
    this.#changed.show("things.find-press", { button: buttonName(seen, pressed) }, tilesOf(seen, "now", seen.now));
    sayTurns(this.#turns, soFar, pressed);
    this.#turns.classList.toggle("untold", !isTapped);
    say(this.#next, isTapped ? "things.find-next" : "things.find-nothing");
    say(this.#progress, "things.find-known", { known: pressed, count: seen.masks.length });
    const items = seen.masks.map((_, index) => buttonItem(soFar, index, index < known));
    items[pressed].setAttribute("aria-current", "step");
    this.#buttons.replaceChildren(...items);
  }
}

/**
 * The steps, with the controls of the first one and a drawn example of the second one.
 * @param {...HTMLElement} controls
 */
function howTo(...controls) {
  const example = make("span", { class: "find-example", "aria-hidden": "true" }, ...row(false), "→", ...row(true));
  return make(
    "ol",
    {},
    make("li", {}, make("span", { say: "things.find-count" }), ...controls),
    make("li", {}, make("span", { say: "things.find-each" }), example),
    make("li", { say: "things.find-answer" }),
  );
}

/** Three doors of the example, of which a press on the first one opens two. @param {boolean} isAfter */
const row = (isAfter) =>
  ["A", "B", "C"].map((name, index) => {
    const look = [isAfter && index < 2 ? "on" : "", !isAfter && index === 0 ? "pressed" : ""];
    return make("i", { class: look.join(" ").trim() }, name);
  });

/** @param {HTMLElement} element @param {Puzzle} puzzle @param {number} button @param {string} [attribute] */
function sayTurns(element, puzzle, button, attribute) {
  const steps = valuesOf(puzzle.masks[button]);
  const detail = (/** @type {number} */ thing) => {
    const { text } = faceOf(puzzle, "turns", steps[thing], thing, button);
    return text && ` ${text}`;
  };
  const names = namesOf(puzzle, steps, detail);
  say(element, "things.find-turns", { button: buttonName(puzzle, button), names }, attribute);
}

/** A button with the doors that it turns, or a question mark. @param {Puzzle} puzzle @param {number} button @param {boolean} isKnown */
function buttonItem(puzzle, button, isKnown) {
  const steps = valuesOf(puzzle.masks[button]);
  const drawn = steps.length > DRAWN_MAX ? [] : steps.map((step) => make("i", step ? { class: "on" } : {}));
  const turns = make("span", { "aria-hidden": "true" }, ...(isKnown ? drawn : ["?"]));
  const item = make("li", {}, buttonName(puzzle, button), turns);
  if (isKnown) sayTurns(item, puzzle, button, "aria-label");
  else say(item, "things.find-unknown", { button: buttonName(puzzle, button) }, "aria-label");
  return item;
}
