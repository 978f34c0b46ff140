/**
 * @file Scripts of ours that lie beside the running one and are fetched only when they are needed. They are classic
 * scripts, so that they load from disk and in sandboxed frames, too, and they hand themselves over by an event on their own
 * `<script>` element: a function that wants to know where to require the modules from that it does not carry again.
 */
import { trustedScriptURL } from "./trusted.js";

/** @typedef {(require: (name: string) => unknown, module: { exports: any }) => void} Part */

/** Known only while the script runs for the first time. */
const own = /** @type {HTMLScriptElement | null} */ (globalThis.document?.currentScript ?? null);

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/**
 * @param {string} name
 * @param {Record<string, unknown>} [shared] the modules it requires, by their names
 * @returns {Promise<any>} what the script exports
 */
export function sibling(name, shared = {}) {
  const part = fetched.get(name) ?? fetchScript(name, shared);
  fetched.set(name, part);
  part.catch(() => fetched.delete(name)); // another try may succeed
  return part;
}

/** @param {string} name @param {Record<string, unknown>} shared */
function fetchScript(name, shared) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = trustedScriptURL(new URL(name, own?.src || document.baseURI).href);
    if (own?.nonce) script.nonce = own.nonce; // what lets us into the page lets our sibling in
    script.addEventListener("part", (event) => {
      const module = { exports: {} };
      /** @type {CustomEvent<Part>} */ (event).detail((required) => shared[required], module);
      resolve(module.exports);
    });
    script.addEventListener("error", () => reject(new Error(`${name} cannot be loaded`)));
    document.head.append(script);
  });
}
