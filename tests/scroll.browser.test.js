// In every view of the page and at every size, only what is meant to scroll does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { testBrowser } from "./browser.js";
import { pathLevel } from "./levels.js";

const browser = await testBrowser();

const VIEWS = [
  "path-9",
  pathLevel("ten-doors").address,
  "today",
  "free",
  "solve-5x5.on",
  "solve-doors-0111-1001-0011-1011.off",
  "learn",
  "lab",
];
const SIZES = [
  [360, 640],
  [360, 640, 2],
  [390, 844],
  [740, 360],
  [768, 1024],
  [1280, 720],
];
/** Matrices, tables, rows of tabs, and the canvas of a large board; the sheet, up and down alone. */
const SCROLLS = ".matrix, .things-sheet, .sheet, .canvas, .lab-table, [role=tablist]";

/** The elements that scroll with text of this size, after the observers of sizes have run. @param {[percent: number, allowed: string]} options */
async function scrollsIn([percent, allowed]) {
  document.documentElement.style.fontSize = `${percent}%`;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const all = (/** @type {ParentNode} */ root) =>
    [...root.querySelectorAll("*")].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  return all(document)
    .filter((each) => each.checkVisibility() && !each.matches(allowed))
    .flatMap((each) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      const wide = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth;
      const high =
        /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight && !each.matches(".panel-body");
      return wide || high ? [`${each.localName}.${each.className}`] : [];
    })
    .concat(document.documentElement.scrollWidth > innerWidth ? ["page"] : []);
}

/** Every two of place, size and language together: of each place one language has every other size. */
for (const [turn, locale] of ["zh-CN", "en-GB"].entries())
  test(`nothing but the sheet, matrices, tables and canvases scrolls, ${locale}`, async () => {
    const { page } = await browser.open("", { viewport: { width: 360, height: 640 }, locale });
    for (const [i, view] of VIEWS.entries()) {
      await page.setViewportSize({ width: 360, height: 640 }); // where a place opens the sheet
      await page.goto(`${browser.address}#${view}`);
      await page.locator(".panel-body > *").first().waitFor({ state: "attached" });
      await page.locator("#stage :is(lights-out, rotating-doors):visible .board, canvas").first().waitFor();
      for (const [width, height, scale = 1] of SIZES.filter((_, j) => (i + j + turn) % 2 === 0)) {
        await page.setViewportSize({ width, height });
        const scrolls = await page.evaluate(scrollsIn, [100 * scale, SCROLLS]);
        assert.deepEqual(scrolls, [], `${view} at ${width} × ${height}, text ${scale} times as large`);
      }
    }
  });
