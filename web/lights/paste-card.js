/** @file A box for boards in any of the forms people write them in. What was typed stays, whatever becomes of it. */

import { createEngine } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { button, make, say, section } from "../ui/dom.js";
import { showError } from "../ui/errors.js";

/** @param {(notation: string) => void} open shows the board it belongs to */
export function pasteCard(open) {
  const text = make("textarea", {
    id: "paste",
    rows: 6,
    spellcheck: "false",
    autocomplete: "off",
    "aria-describedby": "paste-about paste-error",
  });
  const error = make("p", { id: "paste-error", class: "error", role: "alert" });

  async function read() {
    say(error, "");
    text.removeAttribute("aria-invalid");
    try {
      const engine = createEngine(await engineModule());
      engine.paste(text.value);
      open(engine.notation);
    } catch (failure) {
      refuse(failure);
    }
  }

  /** @param {any} failure */
  function refuse(failure) {
    showError(error, failure, text.value);
    text.setAttribute("aria-invalid", "true");
    text.focus();
    text.setSelectionRange(failure.position, failure.position + 1);
  }

  const { root } = section(
    "lights.paste",
    "lights-cards",
    make("label", { for: "paste", class: "small", id: "paste-about", say: "lights.paste-about" }),
    text,
    error,
    button("lights.paste-load", read, { class: "primary" }),
  );
  return { root };
}
