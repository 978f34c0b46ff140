/** @file The panel: shows the view of a place beside the board, or in its stead. A view is made when it is first shown. */
import { nextTurn } from "../loading/turns.js";
import { sayAgain } from "../ui/dom.js";
import { makeSheet } from "./sheet.js";
import { missing } from "./views.js";

/**
 * @typedef {import("../play/level.js").Kind} Kind
 * @typedef {import("./address.js").Place} Place
 * @typedef {import("./views.js").View} View
 */

export class Panel {
  #stage;
  #make;
  /** @type {Map<string, Promise<View>>} */
  #views = new Map();
  /** @type {Place} */
  #place = "play";
  /** The view that was asked for last; "" at first. */
  name = "";
  /** The view that shows. @type {View | null} */
  #view = null;
  /** True while the view asks about the board that it opens. */
  #asks = false;

  /**
   * @param {HTMLElement} stage
   * @param {(place: Place, kind: Kind, again: boolean) => Promise<View>} make  again: an attempt has failed
   */
  constructor(stage, make) {
    const root = /** @type {HTMLElement} */ (document.getElementById("panel"));
    this.#stage = stage;
    this.#make = make;
    this.sheet = makeSheet(root, [stage, /** @type {HTMLElement} */ (document.getElementById("header"))]);
    root.addEventListener("click", (event) => {
      const link = /** @type {Element} */ (event.target).closest("a");
      if (link?.hash && link.hash === location.hash) this.sheet.close(); // it is shown already
    });
    root.addEventListener("asks", () => {
      this.#asks = true;
      if (this.sheet.stop() === "peek") this.sheet.show("half");
    });
  }

  /** Brings the board into sight, beside what the view asks about it. */
  uncover() {
    this.sheet.show(this.#asks ? "half" : "peek");
    this.#asks = false;
    this.#stage.scrollIntoView({ block: "nearest" }); // a very low window scrolls to the panel
  }

  /** @param {Place} place @param {Kind} kind */
  show(place, kind) {
    const { sheet } = this;
    sheet.show(["play", "lab"].includes(place) ? "peek" : place !== this.#place ? "half" : sheet.stop());
    this.#place = place;
    const name = ["play", "lab"].includes(place) ? place : `${place}-${kind}`;
    if (name !== this.name) this.#fetch(name, (again) => this.#make(place, kind, again));
  }

  /** Makes the current view be set up again when it is next shown. */
  renew() {
    this.name = "";
  }

  /** @param {string} name @param {(again: boolean) => Promise<View>} make @param {boolean} [again] */
  async #fetch(name, make, again = false) {
    this.name = name;
    const made = this.#views.get(name) ?? make(again);
    this.#views.set(name, made);
    const view = await made.catch(() => {
      this.#views.delete(name);
      return missing(() => this.#fetch(name, make, true));
    });
    await nextTurn();
    if (name === this.name) this.#put(view);
  }

  /** @param {View} view */
  #put(view) {
    const { sheet } = this;
    const before = this.#view;
    const hadFocus = [sheet.title, sheet.body].some((part) => part.contains(document.activeElement));
    before?.hide?.();
    before?.stage?.remove();
    this.#view = view;
    view.show?.();
    sheet.title.replaceChildren(...(view.title ?? []));
    sheet.body.replaceChildren(...view.roots);
    if (before) sheet.body.scrollTop = 0;
    if (view.stage) this.#stage.append(view.stage);
    for (const root of [...view.roots, ...(view.title ?? [])]) sayAgain(root); // the language may have changed meanwhile
    if (!hadFocus) return;
    /** @type {HTMLElement | null} */
    const board = this.#stage.querySelector(":scope > :is(lights-out, rotating-doors):not([hidden])");
    board?.focus({ preventScroll: true }); // what had the focus is gone
  }
}
