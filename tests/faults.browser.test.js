// Faults around the page, in Chromium and in Firefox: of the network, the storage, the clock, and the browser itself.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import puppeteer from "puppeteer-core";
import { serve } from "../tools/serve.js";
import { COVERAGE, SITE, writeCoverage } from "./browser.js";
import { becomes, PATIENCE_MS } from "./until.js";

/** No motion, because the processor draws each frame. */
const LAUNCH = {
  Chromium: {
    browser: /** @type {const} */ ("chrome"),
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    headless: /** @type {const} */ ("shell"),
    args: ["--no-sandbox", "--disable-gpu", "--lang=en-GB", "--force-prefers-reduced-motion"],
  },
  Firefox: {
    browser: /** @type {const} */ ("firefox"),
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en", "ui.prefersReducedMotion": 1 },
  },
};

/** Collects what goes amiss. There are no service workers: they would fetch the whole site again, and bring files that are cut. */
const WATCH = () => {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  const seen = /** @type {any} */ (window);
  seen.trouble = [];
  for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
    addEventListener(type, (event) => {
      const { message, reason, blockedURI } = /** @type {any} */ (event);
      seen.trouble.push(`${type}: ${message ?? reason ?? blockedURI}`);
    });
  console.error = (...words) => seen.trouble.push(`console: ${words.join(" ")}`);
};

/** The built site behind a network that fails for some files. */
async function failingSite() {
  const site = await serve(SITE, 0);
  /** @type {Set<string>} */
  const cut = new Set();
  /** @type {Set<string>} */
  const asked = new Set();
  const proxy = createServer((incoming, response) => {
    const name = basename(new URL(incoming.url ?? "/", site.address).pathname);
    asked.add(name);
    if (cut.has(name)) return incoming.socket.destroy();
    const { method, headers } = incoming;
    incoming.pipe(
      request(new URL(incoming.url ?? "/", site.address), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  await new Promise((listening) => proxy.listen(0, "localhost", () => listening(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (proxy.address());
  const close = () => {
    proxy.close();
    proxy.closeAllConnections();
    site.close();
  };
  return { address: `http://localhost:${port}/`, cut, asked, close };
}

// These run in the page.
const stands = (notation) => {
  const board = /** @type {any} */ (document.querySelector("lights-out"));
  return board?.engine?.notation === notation;
};
const cell = (index) => document.querySelector("lights-out").shadowRoot.querySelectorAll(".cell")[index];
const link = (text) => [...document.querySelectorAll(".places a")].find((each) => each.textContent === text);
const panelSays = () => {
  const panel = document.querySelector("#panel-body");
  if (panel?.querySelector(".missing")?.checkVisibility()) return "missing";
  return [...(panel?.children ?? [])].some((each) => each.checkVisibility()) ? "shown" : "";
};
const says = (text) => document.body.textContent.includes(text);
const noticed = () => document.querySelector(".notice span")?.textContent;
const troubled = () => /** @type {any} */ (window).trouble;

// These run before the page's own scripts.
function forbidStorage() {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
}
function fillStorage() {
  for (const storage of [localStorage, sessionStorage])
    for (let size = 2 ** 20; size >= 1; size /= 2)
      try {
        for (let i = 0; ; i++) storage.setItem(`${size} ${i}`, "x".repeat(size));
      } catch {
        // Full for this size.
      }
}
/** Every access throws, or returns what it should not. @param {boolean} lies */
function breakStorage(lies) {
  const broken = () => {
    if (lies) return { toString: null };
    throw new TypeError("broken");
  };
  Object.assign(Storage.prototype, { getItem: broken, setItem: broken, removeItem: broken });
}
/** Any value of JSON, for every name that the page reads. @param {string} text */
function fillWith(text) {
  Storage.prototype.getItem = () => text;
}
function setClock(day) {
  const Real = Date;
  const ahead = Real.parse(`${day}T12:00`) - Real.now();
  window.Date = /** @type {any} */ (
    class extends Real {
      constructor(...values) {
        if (values.length === 0) super(Real.now() + ahead);
        else super(.../** @type {[any]} */ (values));
      }
      static now() {
        return Real.now() + ahead;
      }
    }
  );
}

/** All processes below one, by what Linux tells. @param {number} root */
function descendants(root) {
  const parents = new Map();
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      const [, parent] = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1).split(" ");
      parents.set(Number(id), Number(parent));
    } catch {
      // It has ended.
    }
  const isBelow = (id) => parents.has(id) && (parents.get(id) === root || isBelow(parents.get(id)));
  return [...parents.keys()].filter(isBelow);
}

/** Kills what runs the browser's pages, as a crash does. @param {import("puppeteer-core").Browser} browser */
function crashPages(browser) {
  const pages = descendants(browser.process().pid).filter((id) =>
    / tab\0?$|--type=renderer/.test(readFileSync(`/proc/${id}/cmdline`, "utf8").replaceAll("\0", " ").trimEnd()),
  );
  assert.ok(pages.length > 0);
  for (const id of pages) process.kill(id, "SIGKILL");
}

/** @param {any} handle */
const clickOn = (handle) => handle.asElement().click();

/** As a mouse does. @param {import("puppeteer-core").Page} page @param {number} index */
const press = async (page, index) => clickOn(await page.evaluateHandle(cell, index));

/** Level 1. @param {import("puppeteer-core").Page} page @param {string} [sentence] is said then */
async function winAndGoOn(page, sentence = "") {
  await page.waitForFunction(stands, {}, "3x3.5d0");
  await page.waitForFunction(panelSays);
  await press(page, 4);
  if (sentence) await becomes(() => page.evaluate(noticed), sentence);
  const next = await page.waitForSelector(".win:not([hidden]) ::-p-text(Next)");
  await next.evaluate((button) => /** @type {HTMLButtonElement} */ (button).click()); // a click at a place would race with the card, which moves
  await page.waitForFunction(() => location.hash === "#path-2");
  if (sentence) {
    await page.click(".notice button");
    await press(page, 0);
    assert.ok(!(await page.evaluate(says, sentence)), "it is told once");
  }
  assert.deepEqual(await page.evaluate(troubled), []);
}

const FORBIDDEN = "The browser lets this page store nothing; progress lasts until the page is closed.";
const FULL = "The browser’s storage is full; new progress lasts until the page is closed.";

const PLACES = ["Solve", "Learn", "Laboratory", "Play"];

/** A script and a style sheet of the whole page and a script of one place, each with the places that need it. */
const ONE_OF_EACH_KIND = new Map(
  readdirSync(SITE)
    .filter((file) => /^(app|style|solve)-.*\.(js|css)$/.test(file))
    .map((file) => [file, file.startsWith("solve") ? ["Solve"] : PLACES]),
);

/** @type {import("puppeteer-core").Browser} the one at work: one suite follows the other */
let browser;
/** @type {Awaited<ReturnType<typeof failingSite>>} */
let site;
let isCovered = false;

/** A page in a profile of its own. @param {(...values: any[]) => void} [fault] runs before the page's own scripts */
async function open(path = "", fault, ...values) {
  const context = await browser.createBrowserContext();
  const page = await openIn(context, path, fault, ...values);
  return { page, context };
}

/** Counts what runs in a page until its context is closed. @param {import("puppeteer-core").Page} page @param {import("puppeteer-core").BrowserContext} context */
async function cover(page, context) {
  await page.coverage.startJSCoverage({ resetOnNavigation: false, includeRawScriptCoverage: true });
  const close = context.close.bind(context);
  context.close = async () => {
    const scripts = await page.coverage.stopJSCoverage();
    writeCoverage(scripts.map(({ url, rawScriptCoverage }) => ({ ...rawScriptCoverage, url })));
    await close();
  };
}

async function openIn(context, path, fault, ...values) {
  const page = await context.newPage();
  if (isCovered) await cover(page, context);
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(WATCH);
  if (fault) await page.evaluateOnNewDocument(fault, ...values);
  await page.goto(site.address + path);
  return page;
}

/** Goes to a place by its link, and returns "shown" or "missing". */
async function goTo(page, place) {
  await clickOn(await page.evaluateHandle(link, place));
  const isThere = (place) => document.querySelector(".places a[aria-current]")?.textContent === place;
  await page.waitForFunction(isThere, {}, place);
  return (await page.waitForFunction(panelSays)).jsonValue();
}

/** The files that a visit to all places asks for, each with the places that need it: the one that asked, or all. */
async function filesOfVisit() {
  const { page, context } = await open();
  await page.waitForFunction(stands, {}, "3x3.5d0");
  await page.waitForFunction(panelSays);
  const files = new Map([...site.asked].map((file) => [file, PLACES]));
  for (const place of PLACES) {
    assert.equal(await goTo(page, place), "shown");
    for (const file of site.asked) if (!files.has(file)) files.set(file, [place]);
  }
  await context.close();
  for (const file of files.keys()) if (file === "" || file.startsWith("index")) files.delete(file);
  for (const part of ["app-", "style-", "play-", "solve-", "explain-", "lab-"])
    assert.ok(
      [...files.keys()].some((file) => file.startsWith(part)),
      `${part} of ${[...files.keys()]}`,
    );
  return files;
}

/** Without its script or its style sheet, the page says to load it again. */
async function reloads(page) {
  await page.waitForFunction(says, {}, "If it does not appear within a few seconds, please reload the page.");
  site.cut.clear();
  await page.reload();
  await page.waitForFunction(stands, {}, "3x3.5d0");
}

/** A place with a missing script shows after another try; the game can be played all the time. */
async function triesAgain(page, places) {
  await page.waitForFunction(stands, {}, "3x3.5d0");
  const shown = [];
  for (const place of places) shown.push(await goTo(page, place));
  site.cut.clear();
  for (const place of places.filter((_, i) => shown[i] === "missing")) {
    await goTo(page, place);
    // The page may have tried again by itself between two steps of this test.
    await page.evaluate(() => document.querySelector(/** @type {"button"} */ ("#panel-body .missing button"))?.click());
    await page.waitForFunction(() => !document.querySelector("#panel-body .missing"));
  }
  await goTo(page, "Play");
  const before = await page.evaluate(notation);
  await press(page, 4);
  await page.waitForFunction(
    (before) => /** @type {any} */ (document.querySelector("lights-out")).notation !== before,
    {},
    before,
  );
}

const notation = () => /** @type {any} */ (document.querySelector("lights-out")).notation;

function winAtOnce() {
  const board = /** @type {any} */ (document.querySelector("lights-out"));
  for (const [button, needed] of [...board.engine.solve().presses].entries()) if (needed) board.press(button);
}

const isKept = (key) => JSON.stringify({ ...localStorage }).includes(key);

/** True if the database holds a text with these words. @param {string} words */
const isInDatabase = (words) =>
  new Promise((resolve, reject) => {
    const opened = indexedDB.open("lights-and-doors");
    opened.onerror = reject;
    opened.onsuccess = () => {
      const found = opened.result.transaction("texts").objectStore("texts").get("progress");
      found.onsuccess = () => {
        opened.result.close();
        resolve(String(found.result).includes(words));
      };
    };
  });

/**
 * Faults that engines may meet differently.
 * @param {boolean} isThorough every file of a visit, or one of each kind
 */
function engineSuite(isThorough) {
  test("each file that a visit asks for may fail to come: a sentence says so, or the game goes on", async () => {
    for (const [file, places] of isThorough ? await filesOfVisit() : ONE_OF_EACH_KIND) {
      site.cut.add(file);
      const { page, context } = await open();
      await (/^(app|style)-/.test(file) ? reloads : triesAgain)(page, places);
      assert.deepEqual(await page.evaluate(troubled), [], file);
      site.cut.clear();
      await context.close();
    }
  });

  test("a win that another tab overwrote in storage comes back", async () => {
    const { page, context } = await open("#path-1");
    await winAndGoOn(page);
    await page.waitForFunction(isInDatabase, {}, "path/first");
    await page.evaluate(() => localStorage.removeItem("lights-and-doors.progress"));
    const other = await openIn(context, "#path-2");
    await other.waitForFunction(isKept, {}, "path/first");
    assert.deepEqual(await other.evaluate(troubled), []);
    await context.close();
  });

  test("after another page the way back leads to the game as it stood", async () => {
    const { page, context } = await open("#5x5.on");
    await page.waitForFunction(stands, {}, "5x5.on");
    await press(page, 12);
    await page.goto(`${site.address}icon.svg`);
    await page.evaluate(() => void setTimeout(() => history.back())); // answered before it takes the page away
    await page.waitForFunction(stands, {}, "5x5.on.0008000");
    await press(page, 0);
    await page.waitForFunction(stands, {}, "5x5.on.8008000");
    assert.deepEqual(await page.evaluate(troubled), []);
    await context.close();
  });

  test("with storage that is full, a sentence says so, a level is won, and the next one begins", async () => {
    const { page, context } = await open("#path-1", fillStorage);
    await winAndGoOn(page, FULL);
    await context.close();
  });

  test("storage that fills up in the middle of a game: the press that is not kept is told", async () => {
    const { page, context } = await open("#5x5.on");
    await page.waitForFunction(stands, {}, "5x5.on");
    await page.evaluate(fillStorage);
    await press(page, 0);
    await page.waitForFunction(says, {}, FULL);
    await page.click(".notice button");
    await press(page, 1);
    await page.waitForFunction(stands, {}, "5x5.on.c000000");
    assert.ok(!(await page.evaluate(says, FULL)), "it is told once");
    assert.deepEqual(await page.evaluate(troubled), []);
    await context.close();
  });
}

/** Faults that our own code meets alike in every engine, because the test itself puts them in the place of what the engine offers. */
function suite() {
  for (const [what, fault, ...values] of /** @type {const} */ ([
    ["is forbidden", forbidStorage],
    ["throws at every access", breakStorage, false],
    ["returns objects", breakStorage, true],
  ]))
    test(`with storage that ${what}, a sentence says so, a level is won, and the next one begins`, async () => {
      const { page, context } = await open("#path-1", fault, ...values);
      await winAndGoOn(page, FORBIDDEN);
      await context.close();
    });

  test("with a database that is forbidden, a level is won, and the next one begins", async () => {
    const { page, context } = await open("#path-1", () => {
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
    });
    await winAndGoOn(page);
    await context.close();
  });

  test("whatever is stored under the page's names, a level is won, and the next one begins", async () => {
    const texts = [
      ...['{"toString":1,"address":{"toString":1},"lights":{}}', '{"address":5,"start":5}'],
      ...["7", "[]", '"x"', "{"],
    ];
    for (const text of texts) {
      const { page, context } = await open("#path-1", fillWith, text);
      await winAndGoOn(page);
      await context.close();
    }
  });

  test("storage that is cleared in the middle of a game keeps what is played after it", async () => {
    const { page, context } = await open("#5x5.on");
    await page.waitForFunction(stands, {}, "5x5.on");
    await press(page, 0);
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => void storage.clear()));
    await press(page, 4);
    await page.waitForFunction(() => location.hash === "#5x5.on.8800000"); // a moment later than the board
    await page.reload();
    await page.waitForFunction(stands, {}, "5x5.on.8800000");
    assert.deepEqual(await page.evaluate(troubled), []);
    await context.close();
  });

  test("a clock that is set back shows the day it says, and what was won later stays", async () => {
    const { page, context } = await open("#today", setClock, "2026-06-10");
    await page.waitForFunction(() => location.hash === "#today-2026-06-10");
    await page.waitForFunction(panelSays);
    await page.evaluate(winAtOnce);
    await page.waitForSelector(".win:not([hidden])");
    assert.ok(await page.evaluate(isKept, "today/2026-06-10/lights"));
    const earlier = await openIn(context, "#today", setClock, "2026-06-08");
    await earlier.waitForFunction(() => location.hash === "#today-2026-06-08");
    assert.deepEqual(await earlier.evaluate(troubled), []);
    assert.ok(await earlier.evaluate(isKept, "today/2026-06-10/lights"));
    await context.close();
  });
}

for (const name of /** @type {const} */ (["Chromium", "Firefox"]))
  describe(name, () => {
    before(async () => {
      site = await failingSite();
      browser = await puppeteer.launch(LAUNCH[name]);
      isCovered = Boolean(COVERAGE) && name === "Chromium";
    });
    after(async () => {
      await browser?.close();
      site?.close();
    });
    afterEach(() => site.cut.clear());

    engineSuite(name === "Chromium");
    if (name === "Chromium") suite();

    // The last of them: it costs the browser its pages. Firefox's driver does not outlive that.
    if (name === "Chromium")
      test("a page that crashes after a press has kept it", async () => {
        const { page, context } = await open("#5x5.on");
        await page.waitForFunction(stands, {}, "5x5.on");
        await press(page, 12);
        await page.waitForFunction(stands, {}, "5x5.on.0008000");
        crashPages(browser);
        const again = await openIn(context, "");
        await again.waitForFunction(stands, {}, "5x5.on.0008000");
      });
  });

test("a browser that is killed right after a win has kept it", async (context) => {
  const userDataDir = mkdtempSync(join(tmpdir(), "killed-"));
  context.after(() => rmSync(userDataDir, { recursive: true, force: true }));
  site = await failingSite();
  browser = await puppeteer.launch({ ...LAUNCH.Chromium, userDataDir });
  const page = await openIn(browser.defaultBrowserContext(), "#path-1");
  await winAndGoOn(page);
  await page.waitForFunction(isInDatabase, {}, "path/first");
  const { pid } = browser.process();
  for (const id of [...descendants(pid), pid]) process.kill(id, "SIGKILL");
  browser = await puppeteer.launch({ ...LAUNCH.Chromium, userDataDir });
  const again = await openIn(browser.defaultBrowserContext(), "#path-1");
  await again.waitForFunction(isKept, {}, "path/first");
  await browser.close();
  site.close();
});

test("in Firefox's private mode a level is won, and the next one begins", async () => {
  site = await failingSite();
  const extraPrefsFirefox = { ...LAUNCH.Firefox.extraPrefsFirefox, "browser.privatebrowsing.autostart": true };
  browser = await puppeteer.launch({ ...LAUNCH.Firefox, extraPrefsFirefox });
  await winAndGoOn(await openIn(browser.defaultBrowserContext(), ""));
  await browser.close();
  site.close();
});
