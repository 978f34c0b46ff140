/**
 * @file The one door through which an address becomes a script under Trusted Types: our own blobs and files.
 * @typedef {{ createScriptURL(url: string): string }} Policy
 */

const platform = /** @type {{ trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }} */ (
  /** @type {unknown} */ (globalThis)
);

/** @type {Policy | undefined} */
let policy;

/**
 * @param {string} url of a script made by this project, never from outside
 * @returns {string}
 * @throws where the host page allows no such policy
 */
export function trustedScriptURL(url) {
  policy ??= platform.trustedTypes?.createPolicy("lights-out", { createScriptURL: (own) => own }) ?? {
    createScriptURL: (own) => own,
  };
  return policy.createScriptURL(url);
}
