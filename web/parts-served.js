/**
 * @file What parts.js is on the served site: a part is a classic script of its own, so that it works from disk, too.
 *
 * It shares these modules with the page instead of carrying them again. The script hands itself over as a function
 * that wants to know where to require them from; the bundler writes it so, and reads here what is shared.
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
import * as solver from "./solver.js";
import * as storage from "./storage.js";
import * as task from "./task.js";
import { trustedScriptURL } from "./trusted.js";

/** @type {Record<string, unknown>} */
const SHARED = {
  "./board-text.js": boardText,
  "./board-view.js": boardView,
  "./dom.js": dom,
  "./engine.js": engine,
  "./hint.js": hint,
  "./i18n.js": i18n,
  "./letters.js": letters,
  "./miniature.js": miniature,
  "./module.js": module,
  "./picture.js": picture,
  "./share.js": share,
  "./solver.js": solver,
  "./storage.js": storage,
  "./task.js": task,
};

/** @typedef {(require: (name: string) => unknown, module: { exports: any }) => void} Part */

/** @type {Map<string, Promise<any>>} */
const loaded = new Map();

/** @param {string} name @returns {Promise<any>} what the part exports */
function load(name) {
  const part = loaded.get(name) ?? fetchPart(name);
  loaded.set(name, part);
  part.catch(() => loaded.delete(name)); // another try may succeed
  return part;
}

/** @param {string} name */
function fetchPart(name) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = trustedScriptURL(name);
    script.addEventListener("part", (event) => {
      const module = { exports: {} };
      /** @type {CustomEvent<Part>} */ (event).detail((shared) => SHARED[shared], module);
      resolve(module.exports);
    });
    script.addEventListener("error", () => reject(new Error(`${name} cannot be loaded`)));
    document.head.append(script);
  });
}

export const explain = () => load(PARTS["explain-page.js"]);
export const doors = () => load(PARTS["doors-page.js"]);
export const lab = () => load(PARTS["lab-page.js"]);
