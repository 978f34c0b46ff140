/** @file A hall of doors: its layout, and a view with one element per door. */
import { HALL_MAX, letterOf, MASKS_MAX } from "../engine/letters.js";
import { build } from "../ui/elements.js";
import { maskIcon } from "./mask-icon.js";
import { BoardView, makePressable } from "./view.js";

/** The first hall of the article about rotating doors. */
export const FIRST_HALL = "doors-0111-1001-0011-1011.off";
const TURN_STEP = 40; // ms for each door between the pressed one and a turning one
const TURNS_MAX = 640; // ms until the last door of a large hall begins to turn

/** @typedef {Record<string, (places: number) => number>} PerRow  the most places in a row of a hall */

/** @type {PerRow} */
const LISTED_PER_ROW = { narrow: () => 6, tall: () => 8, medium: () => 10, wide: () => 16 };

/** A narrow hall is as wide as a phone; a tall one is higher than wide. @type {PerRow} */
const DOORS_PER_ROW = {
  narrow: (doors) => (doors <= 8 ? 4 : 5),
  tall: (doors) => (doors <= 8 ? 4 : doors <= 10 ? 5 : 8),
  medium: (doors) => (doors <= 12 ? 6 : 8),
  wide: () => 12,
};

/** Fewer than doors, because dials are as wide as high. @type {PerRow} */
const DIALS_PER_ROW = {
  narrow: (dials) => (dials === 4 ? 2 : dials <= 6 ? 3 : 4),
  tall: (dials) => (dials <= 4 ? 2 : dials <= 6 ? 3 : 4),
  medium: (dials) => (dials <= 4 ? 4 : dials <= 6 ? 3 : 5),
  wide: (dials) => (dials <= 12 ? 6 : 8),
};

/** The rows and columns of evenly filled rows: ten doors are 5 + 5, not 8 + 2. @param {number} doors @param {number} most */
function evenly(doors, most) {
  const rows = Math.ceil(doors / most);
  return { rows, columns: Math.ceil(doors / rows) };
}

/** Gives an element the size of a hall with this number of doors or dials. @param {HTMLElement} root @param {number} doors @param {boolean} areDials */
export function measure(root, doors, areDials) {
  root.classList.add("hall");
  root.classList.toggle("dials", areDials);
  root.classList.toggle("many", doors > MASKS_MAX);
  const perRow = doors > HALL_MAX ? LISTED_PER_ROW : areDials ? DIALS_PER_ROW : DOORS_PER_ROW;
  for (const [name, most] of Object.entries(perRow)) {
    const { rows, columns } = evenly(doors, most(doors));
    root.style.setProperty(`--${name}`, String(columns));
    root.style.setProperty(`--${name}-rows`, String(rows));
  }
  return root;
}

/** The contents of a door, also used as a placeholder. @param {...Node} parts  what stands in the frame */
export const doorway = (...parts) => [build("span", { class: "frame" }, ...parts), build("span", { class: "foot" })];

/** A brass plate with the letter of a door or button. @param {number} index */
export const plate = (index) => build("span", { class: "plate" }, letterOf(index));

export class HallView extends BoardView {
  /** The legend of a large hall, which has no masks: a small door for each door, and a line about one button. @type {{ strip: Element, line: Element } | null} */
  #legend = null;
  /** The button that the line tells of; -1: none yet. */
  #told = -1;
  /** @type {Uint8Array[]} */
  #masks = [];

  /**
   * @param {import("./view.js").Engine} engine
   * @param {import("./view.js").Translate} t
   */
  constructor(engine, t) {
    super(engine, t);
    const { lightCount, buttonCount } = engine;
    const buttons = Array.from({ length: buttonCount }, (_, button) => button);
    measure(this.root, lightCount, this.areDials);
    this.tiles = Array.from({ length: lightCount }, (_, door) => this.#makeDoor(door));
    this.bells = buttons.slice(lightCount).map((button) => this.#makeBell(button));
    this.buttons = [...this.tiles.slice(0, buttonCount), ...this.bells];
    this.root.append(build("div", { class: "doors" }, ...this.tiles));
    if (this.bells.length > 0) this.root.append(build("div", { class: "bells" }, ...this.bells));
    if (lightCount > MASKS_MAX) this.#addLegend();
    this.rove();
  }

  get areDials() {
    return false;
  }

  get noun() {
    return /** @type {import("./view.js").Noun} */ ("doors");
  }

  #addLegend() {
    const strip = maskIcon(new Uint8Array(this.engine.lightCount));
    const line = build("p", { class: "turns" });
    strip.classList.add("strip");
    line.setAttribute("aria-hidden", "true"); // the names of doors say the same
    this.#legend = { strip, line };
    this.root.prepend(strip);
    this.root.append(line);
  }

  /** @param {number} door */
  #makeDoor(door) {
    const [frame, foot] = doorway(...this.partsOf(door), plate(door));
    const pressable = door < this.engine.buttonCount;
    if (pressable) foot.append(...this.#iconsOf(door));
    const element = pressable
      ? makePressable("door", frame, foot)
      : build("div", { class: "door", role: "img" }, frame, foot);
    element.setAttribute("part", "door");
    return element;
  }

  /** A button without a door. @param {number} button */
  #makeBell(button) {
    const bell = makePressable("bell", build("span", { class: "push" }), plate(button), ...this.#iconsOf(button));
    bell.setAttribute("part", "bell");
    return bell;
  }

  /** The parts of a door in its frame. @param {number} door @returns {Element[]} */
  partsOf(door) {
    const leaf = build("span", { class: "leaf" }, build("span", { class: "knob" }));
    const dot = this.isWanted(door) ? [build("span", { class: "wanted" })] : [];
    return [build("span", { class: "opening" }), leaf, ...dot];
  }

  /** True for a door that is to be open, where others are to be closed. @param {number} door */
  isWanted(door) {
    return this.engine.goal === "target" && this.engine.targets?.[door] === 1;
  }

  /** The mask of a button, read once, because names tell it after each press. @param {number} button */
  maskOf(button) {
    this.#masks[button] ??= this.engine.mask(button);
    return this.#masks[button];
  }

  /** A drawing of the doors that the button turns, unless they are too many to draw. @param {number} button */
  #iconsOf(button) {
    return this.engine.lightCount > HALL_MAX ? [] : [this.iconOf(button)];
  }

  /** A drawing of what the button turns. @param {number} button */
  iconOf(button) {
    return maskIcon(this.maskOf(button));
  }

  name() {
    return this.t("doors.name", { count: this.engine.lightCount });
  }

  /** @param {Uint8Array} lights @param {number} [origin] */
  show(lights, origin) {
    const changed = super.show(lights, origin);
    this.tiles.forEach((tile, door) => {
      this.#legend?.strip.children[door].classList.toggle("on", tile.classList.contains("lit"));
    });
    return changed;
  }

  /** In a large hall the doors that the button turns stand out, and the line names them. @param {number} button */
  preview(button) {
    super.preview(button);
    if (!this.#legend) return;
    this.root.classList.toggle("pointed", button >= 0 && this.showsMasks && !this.draws);
    this.tiles.forEach((tile, door) => {
      this.#legend?.strip.children[door].classList.toggle("flips", tile.classList.contains("flips"));
    });
    if (button >= 0) this.#tell(button);
  }

  /** @param {number} button */
  #tell(button) {
    this.#told = button;
    const flips = button < 0 ? [] : [...this.maskOf(button)].flatMap((steps, door) => (steps ? [door] : []));
    const ending = button < 0 ? "-how" : flips.length === 0 ? "-none" : "";
    const words = build("span", {}, this.t(`doors.turns${ending}`));
    this.#legend?.line.replaceChildren(...(button < 0 ? [] : [plate(button)]), words, ...flips.map(plate));
  }

  nameLights() {
    super.nameLights();
    if (this.#legend) this.#tell(this.#told);
    this.bells.forEach((bell, index) => {
      const button = this.engine.lightCount + index;
      const name = this.sayFlips("doors.bell", button, { button: letterOf(button) });
      bell.setAttribute("aria-label", this.withMark(button, name));
    });
  }

  /** @param {number} light @param {boolean} lit */
  labelOf(light, lit) {
    const end = this.isWanted(light) ? this.t("doors.wanted") : "";
    const state = this.t(lit ? "doors.open" : "doors.closed") + end;
    const door = letterOf(light);
    if (light >= this.engine.buttonCount) return this.t("doors.door-no-button", { door, state });
    return this.sayFlips("doors.door", light, { door, state });
  }

  /**
   * The name of a button, including the doors it flips unless masks are hidden.
   * @param {"doors.door" | "doors.bell"} key
   * @param {number} button
   * @param {Record<string, string>} params
   */
  sayFlips(key, button, params) {
    if (!this.showsMasks) return this.t(key, params);
    const flipped = [...this.maskOf(button)].flatMap((flips, door) => (flips ? [letterOf(door)] : []));
    if (flipped.length === 0) return this.t(`${key}-flips-none`, params);
    return this.t(`${key}-flips`, { ...params, doors: flipped.join(this.t("doors.separator")) });
  }

  /** @param {number} button */
  shortName(button) {
    return letterOf(button);
  }

  /** Doors turn in the order of their distance from the pressed one. @param {number} light @param {number} origin */
  delay(light, origin) {
    const step = Math.min(TURN_STEP, TURNS_MAX / this.tiles.length);
    this.tiles[light].style.setProperty("--delay", `${Math.round(step * Math.abs(light - origin))}ms`);
  }

  /** @param {number} light */
  waveOf(light) {
    return light / this.engine.lightCount;
  }

  /** The half of the hall that contains the button. @param {number} button */
  region(button) {
    const half = Math.ceil(this.buttons.length / 2);
    const first = button < half ? 0 : half;
    const last = button < half ? half : this.buttons.length;
    return new Set(Array.from({ length: last - first }, (_, index) => first + index));
  }
}
