/** @file The card to paste boards in any of the supported forms. The typed text is always kept. */

import { PASTE_EXAMPLES } from "../engine/bindings.js";
import { createEngine } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { button, make, say, section } from "../ui/dom.js";
import { showError } from "../ui/errors.js";

/** At most this many cases are listed. */
const CASES_MAX = 500;
const QUOTED_MAX = 60; // characters quoted on each side of an error

/** @param {import("./index.js").Lights} board numbers without a size are cells of this board @param {(notation: string) => void} open opens a position of lights or doors */
export function pasteCard(board, open) {
  const described = { id: "paste", "aria-describedby": "paste-about paste-error" };
  const text = make("textarea", { ...described, rows: 6, spellcheck: "false", autocomplete: "off" });
  const error = make("p", { id: "paste-error", class: "error", role: "alert" });
  const more = make("div");

  /** @param {number} [which] index of the case, if there are several */
  async function read(which) {
    say(error, "");
    text.removeAttribute("aria-invalid");
    if (which === undefined) more.replaceChildren();
    try {
      const engine = createEngine(await engineModule());
      engine.load(board.notation);
      const count = engine.paste(text.value, which);
      if (count > 1 && which === undefined) more.replaceChildren(...listCases(count, read));
      else open(engine.notation);
    } catch (failure) {
      showError(error, failure, text.value);
      more.replaceChildren(...refuse(text, /** @type {any} */ (failure)));
    }
  }

  const about = make("label", { for: "paste", class: "small", id: "paste-about", say: "lights.paste-about" });
  const load = button("lights.paste-load", () => read(), { class: "primary" });
  return { root: section("lights.paste", "lights-cards", about, text, error, more, load).root };
}

/**
 * Selects the rejected part of the text.
 * @param {HTMLTextAreaElement} text
 * @param {{ position?: number, form?: string }} failure
 * @returns {HTMLElement[]} further explanation
 */
function refuse(text, { position = 0, form }) {
  text.setAttribute("aria-invalid", "true");
  text.focus();
  text.setSelectionRange(position, position + wordAt(text.value, position).length);
  return form ? explain(text.value, position, form) : [];
}

/** The token at a position: a number or a single character. @param {string} text @param {number} position */
const wordAt = (text, position) => /** @type {RegExpExecArray} */ (/^(?:\d+|.)?/su.exec(text.slice(position)))[0];

/** The line of the error, and an example of the recognized form. @param {string} text @param {number} position @param {string} form */
function explain(text, position, form) {
  const word = wordAt(text, position);
  const before = text.slice(text.lastIndexOf("\n", position - 1) + 1, position);
  const after = text.slice(position + word.length).split("\n")[0];
  const refused = make("mark", {}, word.trim() || "␣");
  return [
    make("pre", { class: "quoted", translate: "no" }, before.slice(-QUOTED_MAX), refused, after.slice(0, QUOTED_MAX)),
    make("p", { class: "small", say: "lights.paste-example" }),
    make("pre", { class: "quoted", translate: "no" }, PASTE_EXAMPLES[form]),
  ];
}

/** @param {number} count @param {(which: number) => void} read */
function listCases(count, read) {
  const list = make("div", { class: "cases", role: "group", label: "lights.paste-cases" });
  for (let which = 0; which < Math.min(count, CASES_MAX); which++) {
    const choose = make("button", { type: "button", onclick: () => read(which) });
    list.append(say(choose, "lights.paste-case", { number: which + 1 }));
  }
  return [say(make("p", { role: "status" }), "lights.paste-several", { count, listed: CASES_MAX }), list];
}
