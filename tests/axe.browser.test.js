// Every kind of view and board, as axe sees it. The tests of play and page examine the others, and views with several states.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, setTime, testBrowser } from "./browser.js";
import { pathLevel } from "./levels.js";
import { until } from "./until.js";

const browser = await testBrowser();

const VIEWS = [
  "",
  ...[pathLevel("diagonal"), pathLevel("all-at-one"), pathLevel("chain"), pathLevel("clocks")].map(
    (level) => level.address,
  ),
  "today-2026-11-20",
  "today-dimmers-2026-12-12",
  "20x20.on",
  "5x5-mod3.1",
  "cube3.on",
  "solve-5x5.on",
  "solve-5x5-mod3.1",
  "solve-dials4-1200-0120-0012-2001.3120",
  "solve-graph-0050a0-0112.on",
  "learn",
  "learn-elimination-3.5x5.on",
  "learn-5x5-mod3.1",
];
const MANNERS = [
  { viewport: { width: 360, height: 640 }, colorScheme: "dark", locale: "en-GB" },
  { viewport: { width: 1280, height: 720 }, colorScheme: "light", locale: "zh-CN" },
];

/** The position that shows. */
const positionOf = () =>
  document.querySelector("#stage:not(.opening) > :is(lights-out, rotating-doors):not([hidden])")?.notation ?? "";

// One tab shows view after view, because axe takes most time the first time it runs in a page.
for (const [i, manner] of MANNERS.entries())
  test(`axe finds nothing in every other view, in ${manner.colorScheme} colours`, async () => {
    const { page } = await browser.open("about:blank", manner);
    await setTime(page, new Date("2026-12-12T12:00:00")); // of the last puzzle here
    await page.goto(browser.address);
    let before = "";
    for (const view of VIEWS.filter((_, at) => at % MANNERS.length === i)) {
      await page.evaluate((view) => {
        location.hash = view;
      }, view);
      await until(async () => view === "learn" || (await page.evaluate(positionOf)) !== before);
      await page.locator(".panel-body > *").first().waitFor({ state: "attached" });
      await page.locator("#stage :is(lights-out, rotating-doors):visible .board, canvas").first().waitFor();
      await page.waitForLoadState("networkidle");
      before = await page.evaluate(positionOf);
      assert.deepEqual(await axe(page), [], view || "the first view");
    }
  });
