/** @file The tab of the reader's own XOR equations, with their elimination. */

import { NUMBERED } from "../board/names.js";
import { createEngine } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { make } from "../ui/dom.js";
import { eliminationStepper } from "./elimination.js";
import { equationsEditor } from "./equations-panel.js";

/** @returns {import("./tabs.js").Tab} */
export function ownEquationsTab() {
  const stepper = eliminationStepper();
  const root = make("div");
  let begun = false;

  /** The equations are independent of the board, so they are created once and kept. */
  async function show() {
    if (begun) return;
    begun = true;
    const engine = createEngine(await engineModule());
    const editor = equationsEditor(engine, (system) => {
      stepper.root.hidden = !system;
      if (system) stepper.show(engine, NUMBERED, system);
    });
    root.replaceChildren(...editor, stepper.root);
  }

  return { root, show, hide: stepper.stop };
}
