// People who are stuck with a board from elsewhere, on a phone and on a laptop: from landing to the fewest presses, with the actions
// counted. The six statues are in doors-page.browser.test.js, and the screenshot in picture.browser.test.js.
import assert from "node:assert/strict";
import { test } from "node:test";
import { testBrowser } from "./browser.js";
import { engineOf } from "./core.js";

const browser = await testBrowser();

const ACTIONS_MAX = 3;
const SIZES = { phone: { width: 360, height: 640 }, laptop: { width: 1280, height: 800 } };

/**
 * Lands on the page; act() counts the actions, light() a light that is set.
 * @param {{ width: number, height: number }} viewport
 */
async function land(viewport) {
  const { page } = await browser.open("", { viewport, hasTouch: viewport.width < 800 });
  await page.locator("#panel-body > *").first().waitFor({ state: "attached" });
  let actions = 0;
  return {
    page,
    act: async (/** @type {import("playwright-core").Locator} */ target) => {
      actions++;
      await target.click();
    },
    light: (/** @type {number} */ row, /** @type {number} */ column) =>
      page.getByRole("button", { name: new RegExp(`^row ${row}, column ${column}, (on|off)`) }).click(),
    count: () => actions,
  };
}

const place = (page, name) => page.getByRole("navigation", { name: "Places" }).getByRole("link", { name });
const notation = (page) => page.evaluate(() => document.querySelector("lights-out").notation);
const answers = (page, notation) => {
  const { weight } = engineOf(notation).fewestNow();
  return page.getByRole("heading", { name: `${weight} press${weight === 1 ? "" : "es"}, the fewest.` }).waitFor();
};

for (const [device, viewport] of Object.entries(SIZES)) {
  test(`on a ${device}, a 5×5 board is drawn by taps`, async () => {
    const { page, act, light, count } = await land(viewport);
    await act(place(page, "Solve"));
    await act(page.getByRole("button", { name: "All off" }));
    for (const [row, column] of [
      [1, 2],
      [3, 3],
      [4, 1],
      [5, 5],
    ])
      await light(row, column);
    const drawn = "5x5.4009008";
    assert.equal(await notation(page), drawn);
    const { solvable } = engineOf(drawn).solve();
    if (solvable) await answers(page, drawn);
    else await page.getByRole("heading", { name: "No solution." }).waitFor();
    assert.ok(count() <= ACTIONS_MAX);
  });

  test(`on a ${device}, a 3×3 board with a missing corner`, async () => {
    const { page, act, light, count } = await land(viewport);
    await act(place(page, "Solve"));
    await act(page.getByRole("button", { name: "3×3" }));
    await act(page.locator(".more > summary", { hasText: "Holes" }));
    await page.getByRole("group", { name: "Holes" }).getByRole("button").nth(8).click();
    await light(1, 1);
    await light(2, 3);
    assert.equal(await notation(page), "3x3-holes008.7b0");
    await answers(page, await notation(page));
    assert.ok(count() <= ACTIONS_MAX);
  });

  test(`on a ${device}, a post of a forum is pasted, in Solve for lights and for doors`, async () => {
    const { page, act, count } = await land(viewport);
    await act(place(page, "Solve"));
    await page.locator(".answer-card").waitFor();
    const post = "> stuck on this one, any help?\n> ```\n> xoxox\n> ooooo\n> xoxox\n> ```\nthanks!";
    const paste = (text) =>
      page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
      }, text);
    await paste(post);
    await page.waitForFunction(() => /^#solve-3x5/.test(location.hash));
    await page.getByRole("heading", { name: /the fewest|No solution/ }).waitFor();
    assert.ok(count() + 1 <= ACTIONS_MAX);
    await page.getByRole("link", { name: "Doors" }).click();
    await page.locator(".things").waitFor({ state: "attached" }); // on a phone below the answer
    await paste("A flips A, B\nB flips B, C\nC flips C");
    await page.waitForFunction(() => location.hash === "#solve-doors-110-011-001.off");
    await page.getByRole("heading", { name: "Press A and C: 2 presses, the fewest." }).waitFor();
  });
}
