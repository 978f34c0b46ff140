/** @file The common part of the views of grids and dials with more than two states. */

import { shorterWay, signed } from "../board/turns.js";
import { build } from "../ui/elements.js";
import { sharedSheet } from "../ui/style-sheet.js";
import css from "./cyclic.css";

/**
 * @typedef {import("../board/view.js").BoardView} BoardView
 * @typedef {import("../board/view.js").Marks} Marks
 */

const { adoptStyles } = sharedSheet(css);

/**
 * Extends a class of views: states in place of lit and unlit, steps in the preview, counts and weights in marks.
 * @template {new (...args: any[]) => BoardView} Base
 * @param {Base} Base
 */
export const withStates = (Base) =>
  class extends Base {
    /** @type {Element[]} */
    stepsShown = [];

    /** Shows the state of a light. @param {number} _light @param {number} _state */
    drawState(_light, _state) {}

    /** @param {number[]} changed @param {number} origin */
    paint(changed, origin) {
      adoptIn(/** @type {ShadowRoot} */ (this.root.getRootNode()));
      for (const light of changed) {
        if (origin >= 0) this.delay(light, origin);
        this.drawState(light, this.shown?.[light] ?? 0);
        this.nameTile(light);
      }
    }

    /** @param {number} light */
    nameTile(light) {
      const tile = this.tiles[light];
      if (!this.shown || tile.classList.contains("hole")) return;
      tile.setAttribute("aria-label", this.withMark(light, this.labelOf(light, this.shown[light] > 0)));
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

/** Adds the style sheet to the tree that contains the view. @param {ShadowRoot} tree */
function adoptIn(tree) {
  if (tree.host) adoptStyles(tree);
}

/** Writes how often a quiet pattern presses a button, and the weights of a witness or of a reason. @param {BoardView} view @param {Marks} marks */
function writeCounts({ tiles, buttons }, { pattern, witness, counted }) {
  /** @param {HTMLElement | null} element @param {string} text */
  const write = (element, text) => {
    const mark = element?.querySelector(".mark");
    if (mark && !mark.textContent) mark.textContent = text;
  };
  pattern?.forEach((presses, button) => {
    if (presses > 1) write(buttons[button], String(presses));
  });
  (witness ?? counted)?.forEach((weight, light) => {
    if (weight > 0) write(tiles[light], `×${weight}`);
  });
}

/** @param {BoardView} view @param {number} button */
function showSteps({ tiles, engine }, button) {
  const { states } = engine;
  return Array.from(engine.mask(button)).flatMap((steps, light) => {
    const way = shorterWay(steps, states[light]);
    if (way === 0 || way === 1) return [];
    const shown = build("span", { class: "steps" }, way > 0 ? `+${way}` : signed(way));
    tiles[light].append(shown);
    return [shown];
  });
}
