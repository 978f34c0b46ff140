// Texts that another app shares with the installed page, in Chromium on the built site.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SITE, testBrowser } from "./browser.js";

const browser = await testBrowser();

const MANIFEST = JSON.parse(readFileSync(`${SITE}/manifest.webmanifest`, "utf8"));

/** The address of the page with a shared text; the service worker passes it in another way (offline.browser.test.js). */
function addressOf(shared) {
  const { action, params } = MANIFEST.share_target;
  const { href } = new URL(action, new URL("manifest.webmanifest", browser.address));
  const query = Object.entries(shared).flatMap(([member, value]) => (params[member] ? [[params[member], value]] : []));
  return `${href}?${new URLSearchParams(query)}`;
}

/** Shares with the page, and what then is in its address. */
async function share(shared) {
  const { page } = await browser.open(addressOf(shared), { viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.locator("#paste").waitFor({ state: "attached" });
  return page;
}
const hashIs = (page, hash) => page.waitForFunction((wanted) => location.hash === wanted, hash);

/** True if an element is on top in the middle of its box. */
const isInSight = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
};

test("a shared text opens Solve with its board, and the address keeps the board alone", async () => {
  const page = await share({ title: "Help!", text: "stuck:\nxoxox\nooooo\nxoxox" });
  await hashIs(page, "#solve-3x5.a82a");
  await page.getByRole("heading", { name: /the fewest/ }).waitFor();
  assert.equal(new URL(page.url()).search, "");
  await page.evaluate(() => {
    location.hash = "#solve-2x2.on";
  });
  await hashIs(page, "#solve-2x2.on");
  await page.reload();
  await page.getByRole("heading", { name: "4 presses, the fewest" }).waitFor();
  assert.equal(new URL(page.url()).hash, "#solve-2x2.on", "a shared text is read once");
});

test("a shared link to a board is read, with a text beside it and without; doors open in Solve for doors", async () => {
  const link = "https://example.org/lights/#solve-";
  const page = await share({ url: `${link}3x3.5a8` });
  await hashIs(page, "#solve-3x3.5a8");
  await page.goto(addressOf({ text: "what do I press?", url: `${link}3x3.aa8` }));
  await hashIs(page, "#solve-3x3.aa8");
  await page.goto(addressOf({ text: `${link}2x3.5c` }));
  await hashIs(page, "#solve-2x3.5c");
  await page.goto(addressOf({ text: "A flips A, B\nB flips B, C\nC flips C" }));
  await hashIs(page, "#solve-doors-110-011-001.off");
  await page.getByRole("heading", { name: "Press A and C: 2 presses, the fewest." }).waitFor();
});

test("a shared text that is no board is kept to be corrected, and does nothing else", async () => {
  const hostile = "<img src=x onerror=alert(1)>\n</textarea><script>alert(1)</script> %00 \u202e {{7*7}} 5x5.zz";
  const page = await share({ text: hostile });
  await page.locator("#paste-error:not(:empty)").waitFor();
  assert.equal(await page.locator("#paste").inputValue(), hostile);
  await page.waitForFunction(() => document.activeElement.id === "paste");
  assert.ok(await page.locator("#paste").evaluate(isInSight));
  assert.equal(await page.evaluate(() => document.querySelectorAll("img[src=x], script:not([src])").length), 0);
  assert.equal(new URL(page.url()).search, "");
  assert.match(await page.evaluate(() => location.hash), /^#solve/);
  await page.locator("#paste").fill("010\n111\n010");
  await page.getByRole("button", { name: "Load" }).click();
  await hashIs(page, "#solve-3x3.5d0");
});

test("Play leads back to the level that was open before a text was shared", async () => {
  const { page } = await browser.open("#path-2");
  await page.locator("#stage:not(.opening)").waitFor();
  await page.locator("lights-out .cell").first().press("Enter");
  const level = await page.evaluate(() => document.querySelector("lights-out").notation);
  await page.waitForFunction(() => localStorage["lights-and-doors.now"]?.includes("path-2"));
  await page.goto(addressOf({ text: "010\n111\n010" }));
  await hashIs(page, "#solve-3x3.5d0");
  await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Play" }).click();
  await hashIs(page, "#path-2");
  await page.waitForFunction((level) => document.querySelector("lights-out").notation === level, level);
});

test("other queries, and empty ones, change nothing", async () => {
  const { page } = await browser.open("about:blank");
  for (const query of ["?from=home", "?text=&url=", "?__proto__=x&text=", "?picture="]) {
    await page.goto(`${browser.address}index.html${query}#2x2.on`);
    await page.getByRole("button", { name: "row 1, column 1, on" }).waitFor();
    assert.match(page.url(), /#2x2\.on$/);
  }
});
