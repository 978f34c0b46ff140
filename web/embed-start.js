/**
 * @file The first script of embed.html: adds the frame's scripts. Its text is inline; the page's policy allows it by
 * its hash and trusts the scripts it adds, because WebKit does not match 'self' in sandboxed frames.
 */
const platform =
  /** @type {{ trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }} */ (
    /** @type {unknown} */ (globalThis)
  );

/** @param {string} url */
const createScriptURL = (url) => (SCRIPTS.includes(url) ? url : "");
const policy = platform.trustedTypes?.createPolicy("lights-out-frame", { createScriptURL }) ?? { createScriptURL };

for (const name of SCRIPTS) {
  const script = document.createElement("script");
  script.src = policy.createScriptURL(name);
  script.async = false; // in order
  document.head.append(script);
}
