/** @file The reader's own XOR equations: what each tells, when every unknown is fixed, and the elimination. */
import { make } from "./dom.js";
import { createEngine } from "./engine.js";
import { equationsEditor } from "./equations-panel.js";
import { eliminationStepper } from "./explain-elimination.js";
import { NUMBERED } from "./explain-names.js";
import { engineModule } from "./module.js";

/** @returns {import("./explain.js").Tab} */
export function ownTab() {
  const stepper = eliminationStepper();
  const root = make("div");
  let begun = false;

  /** They have nothing to do with the board: they stay whatever happens there. */
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
