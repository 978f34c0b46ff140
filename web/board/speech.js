/** What an element says: in a line that all can see, and softly to those who listen. */

/** @typedef {import("../ui/i18n.js").Params} Params */

const SAY_DELAY = 250; // ms: of sentences in quick succession only the last is spoken

export class Speech {
  #line;
  #live;
  #t;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {{ key: import("../ui/i18n.js").Key, params?: Params, after: Node | string } | null} */
  #noted = null;
  /** The attribute of which the sentence that all see speaks, if it does of one. */
  about = "";

  /**
   * @param {HTMLElement} line  seen by all
   * @param {HTMLElement} live  a live region, for those who listen
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

  /** Says a sentence to all. @param {import("../ui/i18n.js").Key} key @param {Params} [params] @param {string} [about] an attribute @param {Node | string} [after] stands behind it */
  note(key, params, about = "", after = "") {
    this.#noted = { key, params, after };
    this.about = about;
    this.#write();
    this.say(key, params);
  }

  #write() {
    if (this.#noted) this.#line.replaceChildren(this.#t(this.#noted.key, this.#noted.params), this.#noted.after);
  }

  /** Says a sentence to those who listen. @param {import("../ui/i18n.js").Key} key @param {Params} [params] */
  say(key, params) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#live.textContent = this.#t(key, params);
    }, SAY_DELAY);
  }

  clear() {
    this.#noted = null;
    this.about = "";
    this.#line.textContent = "";
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
