/** @file The whole core of the page: its first board does not wait for it, and whatever computes more than a game does. */
import { moveTo } from "../engine/engine.js";
import { core, wholeModule } from "../loading/module.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** What goes on in the whole core once that has come. @type {Engine[]} */
const standing = [];

/** @param {Engine} engine */
export function stand(engine) {
  standing.push(engine);
  moveTo(engine, /** @type {import("../engine/engine.js").Module} */ (core)); // the whole one may have come meanwhile
}

/** Rejects where it cannot be fetched; another try may succeed. */
export async function fetchWhole() {
  const module = await wholeModule();
  for (const engine of standing) moveTo(engine, module);
}
