// Every test begins with a page as good as new, although it may be the page of the test before.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openBrowser } from "./browser.js";
import { becomes } from "./until.js";

const browser = /** @type {any} */ (await openBrowser()); // without types, as in testBrowser()
after(() => browser.close());

/** Opens a small board; returns the page and its state, of which nothing may reach another test. */
async function visit(options) {
  const { page, context } = await browser.open("#2x2.on", options);
  await page.locator("lights-out .cell").first().waitFor();
  const state = () =>
    page.evaluate(async () => ({
      stored: [localStorage.length, sessionStorage.length, document.cookie, (await indexedDB.databases()).length],
      added: ["early", "called", "later", "axe"].filter((name) => name in globalThis),
      media: ["(prefers-color-scheme: dark)", "(prefers-reduced-motion)", "print", "(forced-colors: active)"].map(
        (query) => matchMedia(query).matches,
      ),
      size: [innerWidth, innerHeight, screen.width, screen.height, devicePixelRatio],
      hovered: document.querySelectorAll("main :hover").length,
      focused: document.activeElement?.localName,
      online: navigator.onLine,
      language: navigator.language,
      touch: navigator.maxTouchPoints,
      clipboard: (await navigator.permissions.query({ name: /** @type {any} */ ("clipboard-read") })).state,
      year: new Date().getFullYear() > 2001,
      worker: "serviceWorker" in navigator,
      notation: /** @type {any} */ (document.querySelector("lights-out")).notation,
    }));
  return { page, context, state };
}

const asNew = await visit().then(({ state }) => state());
await browser.closePages();

/** Ends a test, and asserts that the next one finds nothing of it. @returns whether it has the same page */
async function assertNothingLeft({ page, state }) {
  assert.notDeepEqual(await state().catch(() => null), asNew);
  await browser.closePages();
  browser.takeTrouble();
  const next = await visit();
  await becomes(next.state, asNew);
  assert.equal(next.context.pages().length, 1);
  assert.deepEqual(browser.takeTrouble(), []);
  return next.page === page;
}

test("nothing of a page is left for the next one: storage, scripts, routes, listeners, size, mouse, focus, network, permissions", async () => {
  const first = await visit();
  const { page, context } = first;
  let heard = 0;
  page.on("request", () => heard++);
  await page.addInitScript(() => Object.assign(globalThis, { early: 1 }));
  await context.addInitScript(() => Object.assign(globalThis, { later: 1 }));
  await context.route("**/play-lazy*", (route) => route.abort());
  await page.route("**/style*", (route) => route.abort());
  const cell = page.locator("lights-out .cell").nth(1);
  await cell.click();
  await cell.hover();
  await page.emulateMedia({
    colorScheme: "dark",
    reducedMotion: "no-preference",
    forcedColors: "active",
    media: "print",
  });
  await page.setViewportSize({ width: 500, height: 900 });
  await context.grantPermissions(["clipboard-read"]);
  await context.addCookies([{ name: "some", value: "thing", url: browser.address }]);
  await page.evaluate(() => {
    localStorage.setItem("some", "thing");
    sessionStorage.setItem("some", "thing");
    return new Promise((done) => (indexedDB.open("some").onsuccess = () => done(null)));
  });
  await context.newPage();
  await context.setOffline(true);
  heard = 0;
  assert.ok(await assertNothingLeft(first));
  assert.equal(heard, 0);
});

/** @type {Record<string, (visit: { page: any, context: any }) => unknown>} */
const LASTING = {
  "a function of the test": ({ page }) => page.exposeFunction("called", () => 1),
  "another time": ({ page }) => page.clock.setFixedTime(new Date("2001-01-01")),
  "what DevTools change": async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 3 });
  },
  "a closed page": ({ page }) => page.close(),
};
for (const [name, act] of Object.entries(LASTING))
  test(`a page with what cannot be taken away is not used again: ${name}`, async () => {
    const first = await visit();
    await act(first);
    assert.equal(await assertNothingLeft(first), false);
  });

test("pages of another kind are other pages", async () => {
  const options = { locale: "zh-CN", hasTouch: true, colorScheme: "dark", viewport: { width: 360, height: 640 } };
  const first = await visit(options);
  const state = await first.state();
  assert.equal(await assertNothingLeft(first), false);
  const again = await visit(options);
  assert.equal(again.page, first.page);
  assert.deepEqual(await again.state(), state);
});
