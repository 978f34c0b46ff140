import { latinKeyOf } from "../ui/keys.js";

/**
 * Translates pointer, key and focus events into intents. Does not depend on the game.
 * @typedef {object} Intents
 * @property {() => import("./view.js").BoardView | null} view  the current view
 * @property {(button: number, times: number) => void} press  times: -1 backwards, where presses go both ways; or a digit
 * @property {(button: number) => void} point  the reader points at the button; -1: at none
 * @property {(tool: string) => void} use      "undo", "redo", "hint", "reset", "fewest", "read" or "keys"
 */

const HOLD = 500; // ms after which lifting a finger does not press

/** @type {Record<string, string>} shortcut keys while the board has the focus */
const KEYS = { u: "undo", r: "redo", l: "read", "?": "keys" };

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; with ⌘ the first two, since browsers use ⌘Y. @param {KeyboardEvent} event @param {string} key */
function historyTool({ ctrlKey, shiftKey }, key) {
  if (key === "z") return shiftKey ? "redo" : "undo";
  return key === "y" && ctrlKey && "redo";
}

export class BoardInput {
  #intents;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #hold;
  #held = false;
  #pointed = -1;
  #keyed = false; // the focus was moved by keys, not by the pointer

  /**
   * @param {HTMLElement} puzzle  board and tools
   * @param {HTMLElement} stage   contains the board
   * @param {Intents} intents
   */
  constructor(puzzle, stage, intents) {
    this.#intents = intents;
    for (const type of ["click", "keydown", "focusin", "focusout"]) puzzle.addEventListener(type, this);
    for (const type of [
      "pointerover",
      "pointermove",
      "pointerout",
      "pointerdown",
      "pointerup",
      "pointercancel",
      "contextmenu",
    ])
      stage.addEventListener(type, this);
  }

  /** Cancels the timer of a finger held on the board. */
  stop() {
    clearTimeout(this.#hold);
  }

  /** @param {Event} event */
  handleEvent(event) {
    if (event.type === "click") this.#onClick(event);
    else if (event.type === "keydown") this.#onKey(/** @type {KeyboardEvent} */ (event));
    else if (event.type.startsWith("focus")) this.#onFocus(event);
    else if (event.type === "contextmenu") this.#onMenu(event);
    else this.#onPointer(/** @type {PointerEvent} */ (event));
  }

  /** @param {Event} event */
  #buttonAt(event) {
    return this.#intents.view()?.buttonAt(event) ?? -1;
  }

  /** @param {Event} event */
  #onClick(event) {
    const button = this.#buttonAt(event);
    const { shiftKey } = /** @type {MouseEvent} */ (event);
    if (button >= 0) return this.#onPress(button, this.#goesBack && shiftKey ? -1 : 1);
    const target = /** @type {Element} */ (event.target).closest("[data-tool]");
    if (target) this.#intents.use(String(target.getAttribute("data-tool")));
  }

  /** True on boards where presses go both ways. */
  get #goesBack() {
    return this.#intents.view()?.engine.bothWays ?? false;
  }

  /** @param {number} button @param {number} times */
  #onPress(button, times) {
    const held = this.#held;
    this.#held = false;
    if (!held) this.#intents.press(button, times);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.altKey) return;
    const isPress = this.#buttonAt(event) >= 0 && /^( |Enter)$/.test(event.key); // no page turns its slides by it
    const isTaken = this.#onShortcut(event) || (!event.metaKey && this.#intents.view()?.moveFocus(event));
    if (isTaken) event.preventDefault();
    if (isTaken || isPress) event.stopPropagation();
  }

  /** @param {KeyboardEvent} event @returns {boolean} true if the key is a shortcut */
  #onShortcut(event) {
    const key = latinKeyOf(event);
    const onBoard = this.#buttonAt(event) >= 0;
    if (onBoard && event.repeat && (key === "enter" || key === " ")) return true; // a key held down presses once
    if (onBoard && (key === "-" || key === "backspace") && this.#goesBack) {
      this.#intents.press(this.#buttonAt(event), -1);
      return true;
    }
    const times = onBoard && !event.ctrlKey && !event.metaKey ? Number(key) : 0;
    const order = this.#intents.view()?.engine.orders[this.#buttonAt(event)] ?? 0;
    if (times > 0 && times < order) {
      this.#intents.press(this.#buttonAt(event), times);
      return true;
    }
    const tool = event.ctrlKey || event.metaKey ? historyTool(event, key) : onBoard && KEYS[key];
    if (tool) this.#intents.use(tool);
    return Boolean(tool);
  }

  /** @param {Event} event */
  #onFocus(event) {
    const button = event.type === "focusin" ? this.#buttonAt(event) : -1;
    if (button >= 0) this.#intents.view()?.rove(button);
    const isKeyed = button >= 0 && /** @type {Element} */ (event.target).matches(":focus-visible");
    if (isKeyed || this.#keyed) this.#point(isKeyed ? button : -1);
    this.#keyed = isKeyed;
  }

  /** Previews a press of the button. @param {number} button */
  #point(button) {
    this.#intents.view()?.preview(button);
    if (button === this.#pointed) return;
    this.#pointed = button;
    this.#intents.point(button);
  }

  /** @param {PointerEvent} event */
  #onPointer(event) {
    const button = this.#buttonAt(event);
    const byMouse = event.pointerType === "mouse";
    if (event.type === "pointermove") return byMouse && button !== this.#pointed && this.#point(button);
    this.stop();
    if (event.type === "pointerdown") this.#onPointerDown(byMouse, button);
    else if (event.type === "pointerout" || !byMouse) this.#point(-1);
    else if (event.type === "pointerover") this.#point(button);
  }

  /** A finger shows the preview; held still, it presses backwards or not at all. @param {boolean} byMouse @param {number} button */
  #onPointerDown(byMouse, button) {
    this.#held = false;
    if (byMouse) return;
    this.#point(button);
    this.#hold = setTimeout(() => {
      this.#held = true;
      if (this.#goesBack && button >= 0) this.#intents.press(button, -1);
    }, HOLD);
  }

  /** A long touch shows the preview, not the browser's menu; the right button of a mouse presses backwards. @param {Event} event */
  #onMenu(event) {
    const button = this.#buttonAt(event);
    const isBack = !this.#held && button >= 0 && this.#goesBack;
    if (this.#held || isBack) event.preventDefault();
    if (isBack) this.#intents.press(button, -1);
  }
}
