// Pages of the built site in Chromium, for the tests and for the pictures.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, resolve } from "node:path";
import { after, afterEach } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../tools/serve.js";
import { profilesOf } from "./profiles.js";
import { PATIENCE_MS } from "./until.js";

const require = createRequire(import.meta.url);

/** Required, because node takes a quarter of a second to find what a CommonJS module of this size exports. */
const { chromium } = /** @type {typeof import("playwright-core")} */ (require("playwright-core"));

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The folder of the built site. */
export const SITE = process.env.SITE ?? "build/site";

/** The folder for V8's coverage, of Node and of pages (./build.sh coverage js). */
export const COVERAGE = process.env.NODE_V8_COVERAGE;

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Options of pages in most tests: no motion, because the processor draws each frame, and no service worker, because it fetches the whole site again. */
const STILL = { reducedMotion: /** @type {const} */ ("reduce"), serviceWorkers: /** @type {const} */ ("block") };

/** Options of pages in tests of the installed page. */
export const INSTALLED = { ...STILL, serviceWorkers: /** @type {const} */ ("allow") };

/** Options of pages as readers have them, for tests of a press and for measurements. */
export const ALIVE = {
  reducedMotion: /** @type {const} */ ("no-preference"),
  serviceWorkers: /** @type {const} */ ("allow"),
};

/**
 * Everything a page should not do: errors, warnings and policy violations on the console, uncaught exceptions,
 * failed requests, and requests to anyone but its own server.
 * @param {import("playwright-core").Page} page
 * @param {string} address
 * @returns {string[]} grows as it happens
 */
function troubleOf(page, address) {
  /** @type {string[]} */
  const trouble = [];
  const note = (/** @type {string} */ text) => void trouble.push(text);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) note(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") note(`failed: ${request.url()} ${why}`); // aborted: the page was left meanwhile
  });
  page.on("request", (request) => {
    const own = [address, "file:", "data:", "blob:"].some((start) => request.url().startsWith(start));
    if (!own) note(`foreign: ${request.url()}`);
  });
  return trouble;
}

/** Writes what V8 counted in a page in the form that Node has for its own, as of the files of the site. @param {{ url: string }[]} scripts */
export function writeCoverage(scripts) {
  const result = scripts.flatMap(({ url, ...counts }) => {
    const path = resolve(SITE, basename(new URL(url, "file:///").pathname));
    return url.endsWith(".js") && existsSync(path)
      ? { ...counts, source: undefined, url: pathToFileURL(path).href }
      : [];
  });
  writeFileSync(`${COVERAGE}/${randomUUID()}.json`, JSON.stringify({ result }));
}

/** Counts what runs in the pages of a context until it or the page is closed. @param {import("playwright-core").BrowserContext} context */
function cover(context) {
  context.on("page", (page) => {
    const start = page.coverage.startJSCoverage({ resetOnNavigation: false });
    const stop = async () => writeCoverage(await start.then(() => page.coverage.stopJSCoverage()));
    const close = page.close.bind(page);
    page.close = (options) =>
      stop().then(
        () => close(options),
        () => close(options),
      );
  });
  const close = context.close.bind(context);
  context.close = async () => {
    await Promise.all(context.pages().map((page) => page.close()));
    await close();
  };
}

/** Removes navigator.serviceWorker; Playwright's own option would keep it, and warn. @param {import("playwright-core").BrowserContext} context */
const takeServiceWorkers = (context) =>
  context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));

/**
 * Chromium and a server of the folder.
 * @param {string} [folder]
 * @param {string[]} [args] for Chromium
 * @param {import("playwright-core").BrowserContextOptions} [manner] of pages that are not opened with another one
 */
export async function openBrowser(folder = SITE, args = [], manner = STILL) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: [...QUIET, ...args],
    ignoreDefaultArgs: ["--hide-scrollbars"], // what scrolls takes the space of its scroll bar, as for most readers
  });
  const server = await serve(folder, 0);
  const profiles = profilesOf(browser, server.address);
  /** @type {string[][]} */
  const troubles = [];

  return {
    address: server.address,

    /** Returns and forgets the errors of the pages that were opened since the last call. */
    takeTrouble: () => troubles.splice(0).flat(),

    /**
     * Opens a page in a fresh profile: no storage is shared between two calls.
     * @param {string} path relative to the site, such as "#5x5.on"; or a whole file: address
     * @param {import("playwright-core").BrowserContextOptions} [options] locale, colorScheme, viewport, …
     */
    async open(path = "", options = {}) {
      const { serviceWorkers, ...asked } = { locale: "en-GB", ...manner, ...options };
      const isPlain = serviceWorkers === "block" && !asked.permissions && !COVERAGE;
      const profile = await profiles.take(asked, isPlain, async (context) => {
        context.setDefaultTimeout(PATIENCE_MS);
        if (serviceWorkers === "block") await takeServiceWorkers(context);
        if (COVERAGE) cover(context);
      });
      const { context, page } = profile;
      const trouble = troubleOf(page, server.address);
      troubles.push(trouble);
      await page.goto(new URL(path, server.address).href);
      return { page, trouble, context };
    },

    /**
     * Opens a page of somebody else's, as if it lay beside the site.
     * @param {string} html
     * @param {import("playwright-core").BrowserContextOptions} [options]
     */
    async openHost(html, options) {
      const visit = await this.open("about:blank", options);
      await visit.page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
      await visit.page.goto(new URL("host.html", server.address).href);
      return visit;
    },

    /** Empties the pages of a test, which would go on drawing beside the next test. */
    closePages: profiles.empty,

    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await browser.close();
      server.close();
    },
  };
}

/**
 * Chromium and a server for the tests of a file. After each test its pages are closed; they may have done nothing amiss but what
 * the test has taken from `trouble`, and what is allowed.
 * @param {{ folder?: string, manner?: import("playwright-core").BrowserContextOptions, allowed?: RegExp }} [options]
 * @returns {Promise<any>} as of openBrowser(), but without types: those of Playwright know no properties of our elements
 */
export async function testBrowser({ folder, manner, allowed } = {}) {
  const browser = await openBrowser(folder, [], manner);
  afterEach(async () => {
    const trouble = browser.takeTrouble().filter((line) => !allowed?.test(line));
    await browser.closePages();
    assert.deepEqual(trouble, []);
  });
  after(() => browser.close());
  return browser;
}

/**
 * The violations that axe finds in a page, one line each.
 * @param {import("playwright-core").Page} page
 * @param {string} [within] the selector of the part to examine; the whole page without it
 * @returns {Promise<string[]>}
 */
export async function axe(page, within = "html") {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  // Only violations are returned: the other results are megabytes.
  return page.evaluate(async (within) => {
    // Every link of the page leads to an address like #path-2, which axe takes for a link to a place in it.
    const rules = { "skip-link": { enabled: false }, "td-has-header": { enabled: true } };
    const { violations } = await globalThis.axe.run(within, { preload: false, resultTypes: ["violations"], rules });
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target}`));
  }, within);
}

/**
 * A fixed time for the documents that a page opens from now on. Unlike the clock of Playwright, it can be taken away again.
 * @param {import("playwright-core").Page} page
 * @param {Date} time
 */
export const setTime = (page, time) =>
  page.addInitScript((now) => {
    globalThis.Date = /** @type {any} */ (
      class extends Date {
        constructor(...given) {
          super(.../** @type {[any]} */ (given.length > 0 ? given : [now]));
        }
        static now = () => now;
      }
    );
  }, Number(time));

/**
 * Waits until no worker of the page is left, however long ago it was told to end.
 * @param {import("playwright-core").Page} page
 */
export async function workersEnd(page) {
  await Promise.all(page.workers().map((worker) => worker.waitForEvent("close", { timeout: PATIENCE_MS })));
}
