/** @file The running script, and the folder where its siblings lie. */

/** Known only while the script runs for the first time. */
export const own = /** @type {HTMLScriptElement | null} */ (globalThis.document?.currentScript ?? null);

/** A script that was written into its page says by `data-base` which folder that is; else nobody knows. */
export const address = own?.dataset.base || own?.src;

/** @param {string} [name] of a file there */
export const beside = (name = ".") => new URL(name, new URL(address || ".", document.baseURI)).href;
