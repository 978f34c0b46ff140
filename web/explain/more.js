/**
 * @file What explains a board, as the embed fetches it: the pane with its first tabs, and all that an engine computes. Each board has
 * another engine here, which follows it. The other tabs lie beside it in their turn; the bundler reads here what they share with it.
 */
import * as engine from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { sibling } from "../loading/sibling.js";
import * as dom from "../ui/dom.js";
import * as elimination from "./elimination.js";
import * as figure from "./figure.js";
import * as names from "./names.js";
import { ExplainPane } from "./pane.js";
import * as player from "./player.js";
import { otherTabs } from "./tabs.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/board.js").BoardEngine} BoardEngine */

/** @type {Record<string, unknown>} */
const SHARED = {
  "engine/engine.js": engine,
  "explain/elimination.js": elimination,
  "explain/figure.js": figure,
  "explain/names.js": names,
  "explain/player.js": player,
  "ui/dom.js": dom,
};

/** The whole engine of each. @type {WeakMap<BoardEngine, Engine>} */
const whole = new WeakMap();

/** @param {import("../engine/engine.js").Module} module @param {BoardEngine} board */
function follow(module, board) {
  const other = whole.get(board) ?? engine.createEngine(module);
  whole.set(board, other);
  if (other.notation !== board.notation) other.load(board.notation);
  return other;
}

/** @param {Record<string, unknown>} shared by the embed @returns {Promise<import("../board/beside.js").Explaining>} */
export async function begin(shared) {
  const module = await engineModule();
  ExplainPane.engineOf = ({ engine: board }) => board && follow(module, board);
  otherTabs.fetch = async () => (await sibling("lights-and-doors-tabs.js", { ...shared, ...SHARED })).OTHER_TABS;
  return { wear: figure.wear, figureOf: (board, step, t) => figure.figureOf(follow(module, board), step, t) };
}
