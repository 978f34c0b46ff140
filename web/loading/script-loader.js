/**
 * @file Loads lazy scripts: the rarely used parts that lie beside the running script. They are classic scripts, so that they
 * load from disk and in sandboxed frames. A lazy script imports nothing. It hands itself over by an event on its own `<script>`
 * element, whose name ends with the stamp of the build: as a function that gets the modules which it shares with its host.
 */

import integrity from "bundle:integrity";
import shared from "bundle:shared";
import { beside, own } from "./own.js";
import { trustedScriptURL } from "./trusted.js";
import { nextTurn } from "./turns.js";

/** @typedef {(require: (name: string) => unknown, module: { exports: any }) => void} LazyScript */

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/** @param {string} name of a file beside the running script @returns {Promise<any>} the exports of the lazy script */
export function loadScript(name) {
  const script = fetched.get(name) ?? fetchScript(name);
  fetched.set(name, script);
  script.catch(() => fetched.delete(name)); // another try may succeed
  return script;
}

/** The sentences of a lazy language. @param {string} name */
export const loadLanguage = (name) => loadScript(`lights-and-doors-${name}.js`);

/**
 * Runs a lazy script, a turn after the browser has read it.
 * @param {LazyScript} script
 */
async function receive(script) {
  const module = { exports: /** @type {any} */ ({}) };
  await nextTurn();
  script(shared, module);
  return module.exports;
}

/** Copies the nonce of this script to the new one, and its hash if this script has one. @param {HTMLScriptElement} script @param {string} name */
function copyPermissions(script, name) {
  if (!own) return;
  if (own.nonce) script.nonce = own.nonce;
  if (own.integrity && integrity[name]) script.integrity = integrity[name];
  script.crossOrigin = own.crossOrigin ?? null;
  script.referrerPolicy = own.referrerPolicy ?? "";
}

/**
 * A script of another build announces another stamp and is not taken: a cache may have kept it, so it is fetched once more under an
 * address of its own. So is whatever else came instead, from a captive portal for example.
 * @param {string} name
 * @param {string} [query]
 */
function fetchScript(name, query = "") {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    copyPermissions(script, name);
    script.src = trustedScriptURL(beside(name + query));
    script.onerror = () => reject(new Error(`${name} cannot be loaded`));
    script.onload = (event) => (query ? script.onerror?.(event) : resolve(fetchScript(name, `?${STAMP}`)));
    script.addEventListener(`lazy${STAMP}`, (event) => {
      script.onload = null;
      resolve(receive(/** @type {CustomEvent<LazyScript>} */ (event).detail));
    });
    document.head.append(script);
  });
}
