/**
 * @file The one place where an address becomes a script under Trusted Types: our own blobs and what lies beside us.
 * @typedef {{ createScriptURL(url: string): string }} Policy
 */

import { beside } from "./own.js";

const platform = /** @type {{ trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }} */ (
  /** @type {unknown} */ (globalThis)
);

/** @type {Policy} */
const rules = {
  createScriptURL: (url) => {
    if (url.startsWith("blob:") || url.startsWith(beside())) return url;
    throw new TypeError(`${url} is no script of ours`);
  },
};

/** @type {Policy | undefined} */
let policy;

/**
 * @param {string} url of a script made by this project, never from outside
 * @returns {string}
 * @throws where the host page allows no such policy
 */
export function trustedScriptURL(url) {
  policy ??= platform.trustedTypes?.createPolicy("lights-out", rules) ?? rules;
  return policy.createScriptURL(url);
}
