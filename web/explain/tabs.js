/** @file The makers of the pane's tabs. */
import sentences from "locales:more";
import rules from "locales:rules";
import { addSentences } from "../ui/i18n.js";
import { chaseTab } from "./chase.js";
import { eliminationTab } from "./elimination.js";
import { equationsTab } from "./equations-tab.js";
import { exportTab } from "./export.js";
import { ownEquationsTab } from "./own-equations.js";
import { quietTab } from "./quiet.js";
import { solutionsTab } from "./solutions.js";
import { tourTab } from "./tour.js";

addSentences(sentences);
addSentences(rules);

/**
 * @typedef {object} Tab
 * @property {HTMLElement} root
 * @property {(engine: import("../engine/engine.js").Engine) => void} show called for each new position
 * @property {(button: number) => void} [point]           the reader points at a button of the board, or pressed it; -1: at none
 * @property {(button: number) => void} [press]           the reader pressed a button
 * @property {() => void} [hide]                          the tab goes away
 * @property {(by: number) => void} [turn]                steps forward or back by this number
 * @property {() => number} [at]                          the current step
 *
 * @typedef {(scene: import("./pane.js").Scene) => Tab} TabMaker
 * @typedef {Record<string, TabMaker>} Makers
 */

/** The tabs in the order of the row. tools/bindings.js writes their names to web/board/tabs.js. @type {Makers} */
const MAKERS = {
  tour: tourTab,
  equations: equationsTab,
  elimination: eliminationTab,
  chase: chaseTab,
  quiet: quietTab,
  solutions: solutionsTab,
  own: ownEquationsTab,
  take: exportTab,
};

/** @param {string} name @param {import("./pane.js").Scene} scene @returns {Tab} */
export const makeTab = (name, scene) => MAKERS[name](scene);
