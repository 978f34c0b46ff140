/** @file The running script, and the folder of the files beside it. */

/** Known only while the script runs for the first time. */
export const own = /** @type {HTMLScriptElement | null} */ (globalThis.document?.currentScript ?? null);

/**
 * A script that was written into its page, or is a data: address, says by `data-base` which folder that is; else nobody knows. A CDN of npm also serves the script
 * at the address of the package, whose folder `classic` has its lazy scripts (tools/package.js).
 */
export const address =
  own?.dataset.base || own?.src.replace(/^data:.*/, "").replace(/\/lights-and-doors(@[^/]*)?$/, "$&/classic/");

/** @param {string} [name] of a file there */
export const beside = (name = ".") => new URL(name, new URL(address || ".", document.baseURI)).href;
