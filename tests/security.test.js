// SECURITY.md: every promise has tests, here or elsewhere.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, test } from "node:test";

const SITE = process.env.SITE ?? "build/site";
const read = (path) => readFileSync(path, "utf8");
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(`${folder}/${name}`).isFile());
const hashOf = (content) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

const PAGES = filesOf(SITE).filter((name) => name.endsWith(".html") && !name.startsWith("p/"));
const MODULES = filesOf("web").filter((name) => name.endsWith(".js") && !name.startsWith("book/"));

/** The directives of the policy of a page. @returns {Record<string, string>} */
function policyOf(page) {
  const [, content] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read(`${SITE}/${page}`)) ?? [];
  assert.ok(content?.startsWith("default-src 'none'; "), page);
  return Object.fromEntries(content.split("; ").map((directive) => directive.split(/ (.*)/)));
}

/** The only inline script of a page. */
const inlineScript = (page) => /<script>(.*?)<\/script>/s.exec(read(`${SITE}/${page}`))[1];

/** Modules of web/ whose code has something. */
const having = (pattern) =>
  MODULES.filter((name) => pattern.test(read(`web/${name}`).replace(/\/\*.*?\*\/|\/\/ [^\n]*/gs, "")));

const OWN = {
  "each page has a policy that allows scripts of its origin, or its own by their hash, and requires Trusted Types":
    () => {
      assert.ok(PAGES.length > 15);
      for (const page of PAGES) {
        const policy = policyOf(page);
        const isFrame = page === "embed.html";
        const isOneFile = page === "lights-and-doors.html";
        const scripts = isFrame || isOneFile ? `'${hashOf(inlineScript(page))}'` : "'self'";
        assert.equal(policy["script-src"], `${scripts}${isFrame ? " 'strict-dynamic'" : ""} 'wasm-unsafe-eval'`, page);
        assert.equal(policy["require-trusted-types-for"], "'script'");
        assert.equal(policy["trusted-types"], `lights-out${isFrame ? " lights-out-frame" : ""}`);
        const sources = Object.values(policy)
          .join(" ")
          .replace(/'sha256-[^']*'/g, "");
        assert.doesNotMatch(sources, /'unsafe-(inline|hashes|eval)'|[*/]|https?:/, page);
      }
    },
  "the policy lights-out-frame admits the two scripts of embed.html, and nothing else": () => {
    /** @type {any} */
    let rules;
    const added = [];
    const document = { createElement: () => ({}), head: { append: (script) => added.push(script.src) } };
    const trustedTypes = {
      createPolicy: (name, given) => {
        assert.equal(name, "lights-out-frame");
        rules = given;
        return given;
      },
    };
    new Function("globalThis", "document", inlineScript("embed.html"))({ trustedTypes }, document);
    assert.equal(added.length, 2);
    assert.ok(added.every((name) => filesOf(SITE).includes(name) && rules.createScriptURL(name) === name));
    for (const name of ["", "x.js", `./${added[0]}`, `https://example.org/${added[0]}`])
      assert.equal(rules.createScriptURL(name), "");
  },
  "there are two Trusted Types policies": () =>
    assert.deepEqual(having(/createPolicy\(/).sort(), ["embed-start.js", "loading/trusted.js"]),
  "nothing in web/ has cookies, or sends otherwise than by fetch, which two modules call": () => {
    assert.deepEqual(having(/\.cookie\b|sendBeacon|XMLHttpRequest|WebSocket|EventSource|RTCPeer|\.ping\b/), []);
    assert.deepEqual(having(/(?<![.#\w])fetch\(/).sort(), ["engine/compile-from.js", "sw.js"]);
  },
  "nothing in web/ makes HTML or code of a text": () =>
    assert.deepEqual(
      having(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|ContextualFragment|setHTML|srcdoc\s*=|\beval\(|new Function/,
      ),
      [],
    ),
  "the package depends on nothing, the libraries in the build are listed, and all versions are exact": () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(read("build/package/package.json"));
    assert.equal(dependencies, undefined);
    for (const name of Object.keys(peerDependencies)) assert.ok(peerDependenciesMeta[name]?.optional, name);
    const imported = MODULES.flatMap((name) => [
      ...read(`web/${name}`).matchAll(/^(?:im|ex)port .* from "([^".][^":]*)";$/gm),
    ]);
    const plain = (/** @type {string} */ text) => text.toLowerCase().replaceAll("-", " ");
    const licences = plain(read("docs/licences.md"));
    for (const [, name] of imported)
      if (!/^(node|bundle|locales)/.test(name) && !["react", "vue"].includes(name))
        assert.ok(licences.includes(plain(name.replace(/^@\w+\//, "").split("/")[0])), name); // these are the host's own
    const { devDependencies } = JSON.parse(read("package.json"));
    for (const [name, version] of Object.entries(devDependencies))
      assert.match(version, /^(npm:@types\/react@)?\d+\.\d+\.\d+$/, name);
    const { packages } = JSON.parse(read("package-lock.json"));
    for (const [name, { integrity, link }] of Object.entries(packages)) assert.ok(!name || link || integrity, name);
  },
  "integrity.json has the hash of every file": () => {
    const files = filesOf(SITE).filter((name) => name !== "integrity.json" && !name.startsWith("p/"));
    const hashes = JSON.parse(read(`${SITE}/integrity.json`));
    assert.deepEqual(Object.keys(hashes).sort(), files.sort());
    for (const name of files) assert.equal(hashes[name], hashOf(readFileSync(`${SITE}/${name}`)), name);
  },
  "the parsers of the core have fuzz targets, which are built with both sanitizers": () => {
    for (const name of ["notation", "grid_image"]) assert.ok(filesOf("tests").includes(`${name}_fuzz.c`));
    const cmake = read("CMakeLists.txt");
    assert.match(cmake, /-fsanitize=address,undefined -fno-sanitize-recover=all/);
    assert.match(cmake, /-fsanitize=fuzzer/);
  },
};

/** The first words of each promise, and its tests: of OWN, or as "file: title". @type {Record<string, string[]>} */
const PROMISES = {
  "Nothing is sent anywhere.": ["nothing in web/ has cookies", "browser.js: note(`foreign: "],
  "The page loads only its own files": ["each page has a policy", "browser.js: note(`foreign: "],
  "What another app shares": [
    "simulator.test.js: nothing shared is sent",
    "offline.browser.test.js: what is shared never reaches the server",
  ],
  "There are no cookies": ["nothing in web/ has cookies"],
  "Games and settings are stored in the browser": ["document-link.browser.test.js: a game is kept under its name"],
  "No third-party code is loaded": [
    "each page has a policy",
    "package.test.js: source maps lead to the sources, of which none is anybody else's",
  ],
  "The elements and the package depend only": ["the package depends on nothing"],
  "The libraries that the build contains": [
    "the package depends on nothing",
    "built.test.js: the module exports what wasm.c declares",
  ],
  "An isolated module.": ["module.test.js: the modules import nothing"],
  "The wasm has no imports": [
    "module.test.js: the modules import nothing",
    "built.test.js: the module needs nothing from outside",
  ],
  "A strict policy.": ["each page has a policy"],
  "Every page of the site has": ["each page has a policy"],
  "It allows only scripts of its own origin": ["each page has a policy"],
  "`embed.html` allows its first script": [
    "each page has a policy",
    "the policy lights-out-frame",
    "engines.browser.test.js: in its sandboxed frame",
  ],
  "There are two Trusted Types policies": [
    "there are two Trusted Types policies",
    "the policy lights-out-frame",
    "trusted.test.js: only files beside the page",
  ],
  "On other people's pages, the elements need": [
    "tiers.browser.test.js: the embed plays as JavaScript",
    "elements.browser.test.js: img-src data:",
  ],
  "Text stays text.": ["nothing in web/ makes HTML"],
  "Outside data never becomes": [
    "nothing in web/ makes HTML",
    "shared.browser.test.js: a shared text that is no board is kept",
  ],
  "All outside data is hostile": [
    "hostile.test.js: has its outcome`",
    "attributes.browser.test.js: each attribute takes each value",
    "faults.browser.test.js: whatever is stored under the page's names",
  ],
  "Strict parsers refuse": [
    "hostile.test.js: each code of a refused notation is reached",
    "fuzz.test.js: a position that the board reads whole or refuses whole",
  ],
  "The parsers of the core are fuzzed": ["the parsers of the core"],
  "Sandboxed frames suffice.": ["golden.browser.test.js: every published address shows in a sandboxed frame"],
  "`embed.html` works with": ["embed.browser.test.js: a sandboxed frame plays"],
  "It posts its height": ["embed.browser.test.js: takes orders from the origin that its address names alone"],
  "Hashes suffice.": ["embed-dialog.browser.test.js: the script is held to its hash"],
  "`integrity.json` contains": ["integrity.json has the hash of every file"],
  "The workflow publishes it": [
    "build.test.js: the workflow names actions by commit",
    "build.test.js: only jobs that run no code of this repository",
  ],
  "A script included with its hash": ["embed-dialog.browser.test.js: and all that it fetches with it"],
  "Under Trusted Types, the policy": ["trusted.test.js: only files beside the page and blobs of its origin"],
};

/** The sentences of what is promised. */
function promises() {
  const [, text] = /## What is promised\n(.*?)\n## /s.exec(read("SECURITY.md"));
  const items = text.split(/\n- /).slice(1);
  return items.flatMap((item) =>
    item
      .replace(/\s+/g, " ")
      .replaceAll("**", "")
      .split(/(?<=[.)]) (?=[A-Z]|`[a-z]+\.(?:html|json)` )/),
  );
}

/** True if a test of these words is there. @param {string} named */
function isThere(named) {
  const [, file, title] = /^([\w.-]+\.js): (.*)$/.exec(named) ?? [];
  return file ? read(`tests/${file}`).includes(title) : Object.keys(OWN).some((own) => own.startsWith(named));
}

describe("what SECURITY.md promises", () => {
  test("each sentence has tests, which are there", () => {
    const starts = Object.keys(PROMISES);
    const sentences = promises();
    assert.deepEqual(
      sentences.filter((sentence) => !starts.some((start) => sentence.startsWith(start))),
      [],
    );
    assert.deepEqual(
      starts.filter((start) => !sentences.some((sentence) => sentence.startsWith(start))),
      [],
    );
    assert.deepEqual(
      Object.values(PROMISES)
        .flat()
        .filter((named) => !isThere(named)),
      [],
    );
  });

  for (const [title, check] of Object.entries(OWN)) test(title, check);
});
