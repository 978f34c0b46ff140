/**
 * @file What parts.js is on the served site: a part is a script of its own beside the page's (sibling.js). It shares these
 * modules with the page instead of carrying them again; the bundler reads here which.
 */
import * as boardText from "./board-text.js";
import * as boardView from "./board-view.js";
import * as dom from "./dom.js";
import * as engine from "./engine.js";
import * as hint from "./hint.js";
import * as i18n from "./i18n.js";
import * as letters from "./letters.js";
import * as miniature from "./miniature.js";
import * as module from "./module.js";
import * as picture from "./picture.js";
import * as share from "./share.js";
import { sibling } from "./sibling.js";
import * as solver from "./solver.js";
import * as storage from "./storage.js";
import * as task from "./task.js";

/** @type {Record<string, unknown>} */
const SHARED = {
  "board-text.js": boardText,
  "board-view.js": boardView,
  "dom.js": dom,
  "engine.js": engine,
  "hint.js": hint,
  "i18n.js": i18n,
  "letters.js": letters,
  "miniature.js": miniature,
  "module.js": module,
  "picture.js": picture,
  "share.js": share,
  "solver.js": solver,
  "storage.js": storage,
  "task.js": task,
};

export const explain = () => sibling(PARTS["explain-page.js"], SHARED);
export const doors = () => sibling(PARTS["doors-page.js"], SHARED);
export const embed = () => sibling(PARTS["embed-page.js"], SHARED);
export const lab = () => sibling(PARTS["lab-page.js"], SHARED);

/** Whether the other files of the site are beside the page. */
export const isServed = true;
