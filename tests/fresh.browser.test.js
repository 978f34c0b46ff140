// Every test begins with a page as good as new, although it may be the page of the test before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "./browser.js";
import { becomes } from "./until.js";

test("nothing of a page is left for the next one: storage, scripts, routes, listeners, size, mouse, focus, network, permissions", async () => {
  const browser = /** @type {any} */ (await openBrowser()); // without types, as in testBrowser()
  const stateOf = (page) =>
    page.evaluate(async () => ({
      stored: [localStorage.length, sessionStorage.length, document.cookie, (await indexedDB.databases()).length],
      added: ["early", "called", "later", "axe"].filter((name) => name in globalThis),
      media: ["(prefers-color-scheme: dark)", "print", "(forced-colors: active)"].map(
        (query) => matchMedia(query).matches,
      ),
      size: [innerWidth, innerHeight],
      hovered: document.querySelectorAll("main :hover").length,
      focused: document.activeElement?.localName,
      online: navigator.onLine,
      clipboard: (await navigator.permissions.query({ name: /** @type {any} */ ("clipboard-read") })).state,
      year: new Date().getFullYear() > 2001,
      worker: "serviceWorker" in navigator,
    }));
  const first = await browser.open("#2x2.on");
  await first.page.locator("lights-out .cell").first().waitFor();
  const asNew = await stateOf(first.page);
  let heard = 0;
  first.page.on("request", () => heard++);
  await first.page.addInitScript(() => Object.assign(globalThis, { early: 1 }));
  await first.context.addInitScript(() => Object.assign(globalThis, { later: 1 }));
  await first.page.exposeFunction("called", () => 1);
  await first.context.route("**/play-lazy*", (route) => route.abort());
  await first.page.route("**/style*", (route) => route.abort());
  const cell = first.page.locator("lights-out .cell").nth(1);
  await cell.click();
  await cell.hover();
  await first.page.emulateMedia({ colorScheme: "dark", forcedColors: "active", media: "print" });
  await first.page.setViewportSize({ width: 500, height: 900 });
  await first.context.grantPermissions(["clipboard-read"]);
  await first.page.clock.setFixedTime(new Date("2001-01-01"));
  await first.context.addCookies([{ name: "some", value: "thing", url: browser.address }]);
  await first.page.evaluate(() => {
    localStorage.setItem("some", "thing");
    sessionStorage.setItem("some", "thing");
    return new Promise((done) => (indexedDB.open("some").onsuccess = () => done(null)));
  });
  await first.context.newPage();
  await first.context.setOffline(true);
  assert.notDeepEqual(await stateOf(first.page), asNew);
  await browser.closePages();
  browser.takeTrouble();
  heard = 0;

  const second = await browser.open("#2x2.on");
  await second.page.locator("lights-out .cell").first().waitFor();
  await becomes(() => stateOf(second.page), asNew);
  assert.equal(second.context.pages().length, 1);
  assert.equal(await second.page.locator("lights-out").evaluate((board) => board.notation), "2x2.on");
  assert.equal(heard, 0);
  assert.deepEqual(browser.takeTrouble(), []);

  await second.page.close();
  await browser.closePages();
  const third = await browser.open("#2x2.on"); // also after a test that closed its page
  await third.page.locator("lights-out .cell").first().waitFor();
  await browser.close();
});
