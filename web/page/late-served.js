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

export const play = () => sibling(LATE_SCRIPTS.play, SHARED);
export const more = async () => sibling(LATE_SCRIPTS.more, { ...SHARED, ...(await play()).SHARED });
export const lights = () => sibling(LATE_SCRIPTS.lights, SHARED);
export const canvas = () => sibling(LATE_SCRIPTS.canvas, SHARED);
export const doors = () => sibling(LATE_SCRIPTS.doors, SHARED);
export const explain = () => sibling(LATE_SCRIPTS.explain, SHARED);
export const embed = () => sibling(LATE_SCRIPTS.embed, SHARED);
export const lab = () => sibling(LATE_SCRIPTS.lab, SHARED);

i18n.lateLanguages.fetch = language;

/** Whether the other files of the site are beside the page. */
export const isServed = true;
