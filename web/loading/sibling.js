/**
 * @file Scripts of ours that lie beside the running one and are fetched only when they are needed. They are classic
 * scripts, so that they load from disk and in sandboxed frames, too, and they hand themselves over by an event on their own
 * `<script>` element: a function that wants to know where to require the modules from that it does not carry again.
 */
import integrity from "bundle:integrity";
import { beside, own } from "./own.js";
import { trustedScriptURL } from "./trusted.js";
import { nextTurn } from "./turns.js";

/** @typedef {(require: (name: string) => unknown, module: { exports: any }) => void} Sibling */

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/**
 * @param {string} name
 * @param {Record<string, unknown>} [shared] the modules it requires, by their names
 * @returns {Promise<any>} what the script exports
 */
export function sibling(name, shared = {}) {
  const script = fetched.get(name) ?? fetchScript(name, shared);
  fetched.set(name, script);
  script.catch(() => fetched.delete(name)); // another try may succeed
  return script;
}

/** The sentences of a late language. @param {string} name */
export const language = (name) => sibling(`lights-and-doors-${name}.js`);

/**
 * A script of another build may want what is not here: that rejects. To read it and to run it take a turn each.
 * @param {Sibling} script
 * @param {Record<string, unknown>} shared
 */
async function receive(script, shared) {
  const module = { exports: /** @type {any} */ ({}) };
  await nextTurn();
  script((required) => shared[required], module);
  return module.exports;
}

/** What lets us into the page lets our sibling in; where we are held to a hash, so is it. @param {HTMLScriptElement} script @param {string} name */
function becomeLike(script, name) {
  if (!own) return;
  if (own.nonce) script.nonce = own.nonce;
  if (own.integrity && integrity[name]) script.integrity = integrity[name];
  script.crossOrigin = own.crossOrigin ?? null;
  script.referrerPolicy = own.referrerPolicy ?? "";
}

/** @param {string} name @param {Record<string, unknown>} shared */
function fetchScript(name, shared) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    becomeLike(script, name);
    script.src = trustedScriptURL(beside(name));
    script.addEventListener("sibling", (event) =>
      resolve(receive(/** @type {CustomEvent<Sibling>} */ (event).detail, shared)),
    );
    // Loaded without having handed itself over, it was something else: what a portal sends, say.
    for (const end of ["load", "error"])
      script.addEventListener(end, () => reject(new Error(`${name} cannot be loaded`)));
    document.head.append(script);
  });
}
