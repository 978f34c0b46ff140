/** @file The common part of the views of grids and dials with more than two states. */

import { differsInTargets, firstOf, proofBeyondParity, shorterWay, signed } from "../board/turns.js";
import { build } from "../ui/elements.js";

import { sharedSheet } from "../ui/style-sheet.js";
import css from "./states.css";

/**
 * @typedef {import("../board/view.js").BoardView} BoardView
 * @typedef {import("../board/view.js").Marks} Marks
 */

const { adoptStyles } = sharedSheet(css);

/**
 * Extends a class of views: sentences count the lights that are not at their targets.
 * @template {new (...args: any[]) => BoardView} Base
 * @param {Base} Base
 */
export const withTargets = (Base) =>
  class extends Base {
    get noun() {
      return /** @type {import("../board/view.js").Noun} */ ("states");
    }

    /** If all have to show the same, the others are compared with the first. A light whose final state is of no matter is right as it is. */
    get rest() {
      const { targets, lights, holes, any } = this.engine;
      const first = lights[firstOf(this.engine)];
      return lights.map((state, light) => (any[light] ? state : holes[light] ? 0 : (targets?.[light] ?? first)));
    }

    /** @param {number} wrong */
    warmthOf(wrong) {
      return 1 - super.warmthOf(wrong);
    }

    /** @param {Uint8Array} witness @returns {ReturnType<BoardView["sayNone"]>} */
    sayNone(witness) {
      const proof = proofBeyondParity(this.engine, witness);
      return proof ? ["say.hint-none-states", proof] : super.sayNone(witness);
    }
  };

/**
 * Extends a class of views: states in place of lit and unlit, steps in the preview, counts and weights in marks.
 * @template {new (...args: any[]) => BoardView} Base
 * @param {Base} Base
 */
export const withStates = (Base) =>
  class extends withTargets(Base) {
    /** @type {Element[]} */
    stepsShown = [];

    /** Shows the state of a light. @param {number} _light @param {number} _state */
    drawState(_light, _state) {}

    /** Chooses how states are shown, which the attribute `face` may have changed. */
    chooseFace() {}

    redraw() {
      this.chooseFace();
      this.shown?.forEach((state, light) => void this.drawState(light, state));
    }

    /** @param {number[]} changed @param {number} origin */
    paint(changed, origin) {
      adoptIn(/** @type {ShadowRoot} */ (this.root.getRootNode()));
      this.chooseFace();
      for (const light of changed) {
        if (origin >= 0) this.delay(light, origin);
        this.drawState(light, this.shown?.[light] ?? 0);
        this.nameTile(light);
      }
    }

    /** @param {number} light */
    nameTile(light) {
      if (!this.shown || this.tiles[light].classList.contains("hole")) return;
      this.tiles[light].setAttribute("aria-label", this.withMark(light, this.labelOf(light, this.shown[light] > 0)));
    }

    /** @param {Marks} marks */
    drawMarks(marks) {
      super.drawMarks(marks);
      writeCounts(this, marks);
    }

    /** Besides the outlines, shows by how many steps lights would turn if that is not one. @param {number} button */
    preview(button) {
      super.preview(button);
      for (const steps of this.stepsShown) steps.remove();
      this.stepsShown = button < 0 || this.draws || !this.showsMasks ? [] : showSteps(this, button);
    }
  };

/**
 * Extends a class of views of grids: the names of a board whose lights have levels, and of its lights.
 * @template {new (...args: any[]) => import("../board/grid.js").GridView} Base
 * @param {Base} Base
 */
export const withLevelNames = (Base) =>
  class extends Base {
    /** True if a lit light may be brighter than another. */
    get hasLevels() {
      return Math.max(...this.engine.states) > 2;
    }

    name() {
      if (!this.hasLevels) return super.name();
      const states = Math.max(...this.engine.states);
      return this.t("states.grid", { rows: this.rows, columns: this.cols, states });
    }

    /** @param {number} light */
    labelOf(light) {
      const { row, column } = this.place(light);
      return this.t("board.cell", { row: row + 1, column: column + 1, state: this.sayState(light) });
    }

    /** The state and the marks. @param {number} light */
    sayState(light) {
      const { locked, any } = this.engine;
      const marks = (any[light] ? this.t("states.any") : "") + (locked[light] ? this.t("states.locked") : "");
      return this.sayShown(light) + marks;
    }

    /** The state alone. It is not private, because views name their lights while they are constructed, before private methods exist. @param {number} light */
    sayShown(light) {
      const value = this.shown?.[light];
      const { states, targets, any } = this.engine;
      const targeted = differsInTargets(this.engine) && !any[light];
      if (!this.hasLevels && !targeted) return this.t(value ? "board.on" : "board.off");
      const params = { value, most: states[light] - 1, target: targets?.[light] };
      return this.t(targeted ? "states.light-target" : "states.light", params);
    }
  };

/** Adds the style sheet to the tree that contains the view. @param {ShadowRoot} tree */
export function adoptIn(tree) {
  if (tree.host) adoptStyles(tree);
}

/** The presses of a quiet pattern on each button, and the weights of lights in a witness or a reason, as texts. @param {Marks} marks */
export function countsOf({ pattern, witness, counted }) {
  const presses = Array.from(pattern ?? [], (times) => (times > 1 ? String(times) : ""));
  const weights = Array.from(witness ?? counted ?? [], (weight) => (weight > 0 ? `×${weight}` : ""));
  return { presses, weights };
}

/** @param {BoardView} view @param {Marks} marks */
function writeCounts({ tiles, buttons }, marks) {
  const { presses, weights } = countsOf(marks);
  for (const [elements, texts] of /** @type {const} */ ([
    [buttons, presses],
    [tiles, weights],
  ]))
    for (const [index, text] of texts.entries()) {
      const mark = text && elements[index]?.querySelector(".mark");
      if (mark && !mark.textContent) mark.textContent = text;
    }
}

/** @param {BoardView} view @param {number} button */
function showSteps({ tiles, engine }, button) {
  const { states } = engine;
  return Array.from(engine.mask(button)).flatMap((steps, light) => {
    const way = shorterWay(steps, states[light]);
    if (way === 0 || way === 1) return [];
    const shown = build("span", { class: "steps", "data-steps": way > 0 ? `+${way}` : signed(way) }); // not part of the light's name
    tiles[light].append(shown);
    return [shown];
  });
}
