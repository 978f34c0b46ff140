/** @file The sentences of an element: in a visible line, and in a live region for screen readers. */

/** @typedef {import("../ui/i18n.js").Params} Params */

const SAY_DELAY = 250; // ms: of several sentences in quick succession only the last is announced

export class Speech {
  #line;
  #live;
  #t;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {{ key: import("../ui/i18n.js").Key, params?: Params, after: Node | string } | null} */
  #noted = null;
  /** The attribute that the visible sentence is about, or "". */
  about = "";

  /**
   * @param {HTMLElement} line  the visible line
   * @param {HTMLElement} live  the live region for screen readers
   * @param {import("../ui/i18n.js").Translate} t
   */
  constructor(line, live, t) {
    this.#line = line;
    this.#live = live;
    this.#t = t;
  }

  /** @param {import("../ui/i18n.js").Translate} t */
  translate(t) {
    this.#t = t;
    this.#write();
  }

  /**
   * Shows and announces a sentence.
   * @param {import("../ui/i18n.js").Key} key
   * @param {Params} [params]
   * @param {string} [about] an attribute
   * @param {Node | string} [after] shown behind the sentence
   */
  note(key, params, about = "", after = "") {
    this.#noted = { key, params, after };
    this.about = about;
    this.#write();
    this.say(key, { ...params, spoken: true }); // listeners cannot see what is ringed
  }

  #write() {
    if (!this.#noted) return;
    this.#line.parentElement?.classList.add("noted");
    this.#line.replaceChildren(this.#t(this.#noted.key, this.#noted.params), this.#noted.after);
  }

  /** Announces a sentence to screen readers. @param {import("../ui/i18n.js").Key} key @param {Params} [params] */
  say(key, params) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#live.textContent = this.#t(key, params);
    }, SAY_DELAY);
  }

  clear() {
    if (this.#noted) this.#line.parentElement?.classList.remove("noted"); // every press clears: writing the same would cost style work
    this.#noted = null;
    this.about = "";
    this.#line.textContent = "";
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
