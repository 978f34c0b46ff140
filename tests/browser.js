// Pages of the built site in Chromium, for the tests and for the pictures.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { leaveCounts } from "../tools/counts.js";
import { serve } from "../tools/serve.js";
import { PATIENCE_MS } from "./until.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const { COUNTS } = process.env;

/** Where the built site lies; while what runs is counted, the one with counters (tools/counts.js). */
export const SITE = process.env.COUNTED_SITE ?? "build/site";

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How pages are in most tests: still, for each frame of a movement is drawn by the processor; and not installed, for that fetches the whole site again. */
const STILL = { reducedMotion: /** @type {const} */ ("reduce"), serviceWorkers: /** @type {const} */ ("block") };

/** How pages are for readers: what is about movement or the installed page asks for it, and whatever measures. */
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
  page.on("requestfailed", (request) => note(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on("request", (request) => {
    const own = [address, "file:", "data:", "blob:"].some((start) => request.url().startsWith(start));
    if (!own) note(`foreign: ${request.url()}`);
  });
  return trouble;
}

/** Whatever leaves a page of a counted site hands over what ran in it (tools/counts.js). @param {import("playwright-core").BrowserContext} context */
async function handOverCounts(context) {
  const close = context.close.bind(context);
  context.close = async () => {
    await Promise.allSettled(context.pages().map((page) => page.goto("about:blank")));
    await close();
  };
  await context.exposeBinding("handOver", (_, text) => leaveCounts(JSON.parse(text)));
  await context.addInitScript(() => {
    const { handOver } = /** @type {any} */ (globalThis);
    addEventListener("pagehide", () => handOver(JSON.stringify(/** @type {any} */ (globalThis).__coverage__ ?? null)));
  });
}

/** As in browsers that have none; Playwright's own way would leave it there, and warn. @param {import("playwright-core").BrowserContext} context */
const takeServiceWorkers = (context) =>
  context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));

/**
 * Chromium and a server of the folder.
 * @param {string} [folder]
 * @param {string[]} [args] for Chromium
 * @param {import("playwright-core").BrowserContextOptions} [manner] of pages that are not opened with another one
 */
export async function openBrowser(folder = SITE, args = [], manner = STILL) {
  const server = await serve(folder, 0);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: [...QUIET, ...args],
  });
  return {
    address: server.address,

    /**
     * Opens a page in a fresh profile: no storage is shared between two calls.
     * @param {string} path relative to the site, such as "#5x5.on"; or a whole file: address
     * @param {import("playwright-core").BrowserContextOptions} [options] locale, colorScheme, viewport, …
     */
    async open(path = "", options = {}) {
      const { serviceWorkers, ...asked } = { locale: "en-GB", ...manner, ...options };
      const context = await browser.newContext(asked);
      context.setDefaultTimeout(PATIENCE_MS);
      if (serviceWorkers === "block") await takeServiceWorkers(context);
      if (COUNTS) await handOverCounts(context);
      const page = await context.newPage();
      const trouble = troubleOf(page, server.address);
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

    /** Ends what a test has opened: pages that nobody looks at any more would go on drawing beside the next test. */
    async closePages() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },

    async close() {
      await this.closePages();
      await browser.close();
      server.close();
    },
  };
}

/**
 * What axe finds wrong with a page as it stands, one line each; empty when all is well.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function axe(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  // What is violated comes back alone: all that was looked at as well is megabytes.
  return page.evaluate(async () => {
    // Every link of the page leads to an address like #path-2, which axe takes for a link to a place in it.
    const rules = { "skip-link": { enabled: false } };
    const { violations } = await globalThis.axe.run({ preload: false, resultTypes: ["violations"], rules });
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target}`));
  });
}

/**
 * Waits until no worker of the page is left, however long ago it was told to end.
 * @param {import("playwright-core").Page} page
 */
export async function workersEnd(page) {
  await Promise.all(page.workers().map((worker) => worker.waitForEvent("close", { timeout: PATIENCE_MS })));
}
