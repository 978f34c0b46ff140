/**
 * @file What late.js is on the served site: each is a script of its own beside the page's (sibling.js). It shares these
 * modules with the page instead of carrying them again; the bundler reads here which.
 */

import * as grid from "../board/grid.js";
import { fewestWithin } from "../board/hint.js";
import * as letters from "../board/letters.js";
import * as miniature from "../board/miniature.js";
import * as picture from "../board/picture.js";
import * as boardText from "../board/text.js";
import * as boardView from "../board/view.js";
import * as engine from "../engine/engine.js";
import * as module from "../loading/module.js";
import { language, sibling } from "../loading/sibling.js";
import * as solver from "../loading/solver.js";
import { nextTurn } from "../loading/turns.js";
import * as destination from "../ui/destination.js";
import * as dom from "../ui/dom.js";
import * as i18n from "../ui/i18n.js";
import * as share from "../ui/share.js";
import * as storage from "../ui/storage.js";

/** @type {Record<string, unknown>} */
const SHARED = {
  "board/text.js": boardText,
  "board/view.js": boardView,
  "ui/dom.js": dom,
  "ui/destination.js": destination,
  "board/grid.js": grid,
  "engine/engine.js": engine,
  "ui/i18n.js": i18n,
  "board/hint.js": { fewestWithin },
  "board/letters.js": letters,
  "board/miniature.js": miniature,
  "loading/module.js": module,
  "board/picture.js": picture,
  "ui/share.js": share,
  "loading/solver.js": solver,
  "ui/storage.js": storage,
};

/** What a script has may be used in a turn after its own. @param {string} name @param {Record<string, unknown>} [shared] */
async function late(name, shared = SHARED) {
  const exports = await sibling(name, shared);
  await nextTurn();
  return exports;
}

export const play = () => late(LATE_SCRIPTS.play);
export const more = async () => late(LATE_SCRIPTS.more, { ...SHARED, ...(await play()).SHARED });
export const lights = () => late(LATE_SCRIPTS.lights);
export const canvas = () => late(LATE_SCRIPTS.canvas);
export const doors = () => late(LATE_SCRIPTS.doors);
export const explain = () => late(LATE_SCRIPTS.explain);
export const embed = () => late(LATE_SCRIPTS.embed);
export const lab = () => late(LATE_SCRIPTS.lab);

i18n.lateLanguages.fetch = language;
module.wholeCore.fetch = () => sibling(LATE_SCRIPTS.whole);

/** Whether the other files of the site are beside the page. */
export const isServed = true;
