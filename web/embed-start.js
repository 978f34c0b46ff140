/**
 * @file What embed.html runs first: it puts the frame's scripts into the page. Its own text stands in the page, whose policy names it by
 * its hash and trusts what it brings; in a sandboxed frame WebKit takes 'self' for nobody.
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
  script.async = false; // one after the other
  document.head.append(script);
}
