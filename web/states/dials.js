/** @file A hall of dials: each has a needle that turns by the steps of a press, and a lamp at the position of its target. */
import { wordOf } from "../board/attributes.js";
import { HallView } from "../board/hall.js";
import { isRight, onRim, shorterWay, signed, ticksOf } from "../board/turns.js";
import { letterOf } from "../engine/letters.js";
import { build, svg } from "../ui/elements.js";
import { facePath, hallFace } from "./face.js";
import { withHallMarks } from "./hall.js";
import { withStates } from "./states.js";

/** @param {string} d the path of pips */
const pipsIn = (d) => svg("svg", { viewBox: "0 0 12 12", class: "face" }, svg("path", { d }));

class PlainDialsView extends withStates(HallView) {
  /** The steps that each needle has turned in all, so that it never turns back past the last position. @type {number[]} */
  #turned = [];
  /** @type {import("./face.js").Face} */
  #face = "dial";

  get areDials() {
    return true;
  }

  /** @param {number} dial */
  partsOf(dial) {
    const { states, targets, any } = this.engine;
    const rim = svg("svg", { class: "rim", viewBox: "-50 -50 100 100" }, svg("path", { d: ticksOf(states[dial]) }));
    if (targets && !any[dial]) {
      const { x, y } = onRim(targets[dial], states[dial], 43);
      rim.append(svg("circle", { cx: x, cy: y, r: 4.5 }));
    }
    const disc = build("span", { class: "disc" }, build("span", { class: "wheel" }), build("span", { class: "hub" }));
    return [build("span", { class: "dial" }, build("span", { class: "opening" }), disc, rim)];
  }

  /** A dot for each dial, filled if a press turns it, with the steps if that is not one. @param {number} button */
  iconOf(button) {
    const { states } = this.engine;
    const dots = Array.from(this.maskOf(button), (steps, dial) => {
      const way = shorterWay(steps, states[dial]);
      return way ? build("i", { class: "on", "data-steps": way === 1 ? "" : signed(way) }) : build("i");
    });
    return build("span", { class: "mask", part: "mask", "aria-hidden": "true" }, ...dots);
  }

  /** @param {number[]} changed @param {number} origin */
  paint(changed, origin) {
    super.paint(changed, origin);
    const [{ targets, any }, lights] = [this.engine, /** @type {Uint8Array} */ (this.shown)];
    this.tiles.forEach((tile, dial) => {
      tile.classList.toggle("lit", any[dial] === 1 || isRight(targets, lights, dial));
    });
  }

  chooseFace() {
    const { host } = /** @type {ShadowRoot} */ (this.root.getRootNode());
    this.#face = hallFace(host && wordOf(host, "face"));
    this.root.classList.toggle("faces", this.#face !== "dial");
  }

  /** Shows texts as generated content, because the names of dials tell them in other words. @param {import("../board/view.js").Marks} marks */
  drawMarks(marks) {
    super.drawMarks(marks);
    for (const mark of this.root.querySelectorAll(".mark:not(:empty)"))
      mark.replaceChildren(build("span", { class: "count", "data-count": mark.textContent }));
  }

  /** @param {number} dial @param {number} position */
  drawState(dial, position) {
    const tile = this.tiles[dial];
    const states = this.engine.states[dial];
    const turned = this.#turned[dial] ?? 0;
    this.#turned[dial] = turned + shorterWay(position - turned, states);
    tile.style.setProperty("--turn", String(this.#turned[dial] / states));
    const hub = /** @type {HTMLElement} */ (tile.querySelector(".hub"));
    const pips = this.#face === "pips" ? facePath("pips", position, states) : null;
    hub.replaceChildren(...(pips === null ? [] : [pipsIn(pips)]));
    // Not as text: the name of the dial tells the position in words.
    hub.dataset.position = pips === null ? String(position) : "";
  }

  name() {
    return this.t("states.dials", { count: this.engine.lightCount });
  }

  /** @param {number} dial */
  labelOf(dial) {
    const { states, targets, any } = this.engine;
    const params = { value: this.shown?.[dial], most: states[dial] - 1, target: targets?.[dial], dial: letterOf(dial) };
    const key = targets && !any[dial] ? "states.dial-target" : "states.dial";
    if (dial >= this.engine.buttonCount) return this.t("states.no-button", { name: this.t(key, params) });
    return this.sayFlips(key, dial, params);
  }

  /**
   * @param {import("../ui/i18n.js").Key} key
   * @param {number} button
   * @param {Record<string, unknown>} params
   */
  sayFlips(key, button, params) {
    const name = this.t(key, params);
    if (!this.showsMasks) return name;
    const { states } = this.engine;
    const turns = [...this.maskOf(button)].flatMap((steps, dial) => {
      const way = shorterWay(steps, states[dial]);
      return way ? [this.t("states.turn", { dial: letterOf(dial), steps: signed(way) })] : [];
    });
    if (turns.length === 0) return this.t("states.press-none", { name });
    return this.t("states.press", { name, turns: turns.join(this.t("doors.separator")) });
  }
}

export class DialsView extends withHallMarks(PlainDialsView) {}
