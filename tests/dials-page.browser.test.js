// Solve for things with more than two positions: from taps to the presses, and why there is no solution.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, testBrowser } from "./browser.js";
import { pairs } from "./pairs.js";
import { becomes } from "./until.js";

const browser = await testBrowser();

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const CUBES = "dials3-110-111-011=2.012";
const LEVERS = "dials3-011-110=221.0";

async function openSolve(notation, options = {}) {
  const { page } = await browser.open(`#solve-${notation}`, options);
  await page.locator(".doors-panel .card").first().waitFor();
  return { page };
}

/** Shows other dials in the same page, or the same ones from the start. */
const showDials = (page, notation) =>
  hall(page).evaluate((dials, notation) => {
    dials.notation = notation;
  }, notation);

const things = (page) => page.locator(".things");
const answer = (page) => page.locator("#panel .answer-head");
const cell = (page, name) => things(page).getByRole("button", { name, exact: true });
const items = (page) => things(page).locator(".press-list button");
const hall = (page) => page.locator("#stage rotating-doors");
const notationOf = (page) => hall(page).evaluate((doors) => doors.notation);
const solved = (page) => hall(page).evaluate((doors) => doors.engine.solved);

/** Taps the cells of a row until they have these names. */
async function tapTo(page, from, to) {
  await cell(page, from).tap();
  await cell(page, to).waitFor();
}

test("three cubes: from landing to the presses in four actions and a tap for each fact, on a phone", async () => {
  const { page } = await browser.open("#doors-110-011-101.off", PHONE);
  await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Solve" }).click();
  await things(page).first().waitFor({ state: "attached" });
  await things(page).getByRole("button", { name: "Clear all" }).click();
  await things(page).getByRole("button", { name: "More positions" }).click();
  await cell(page, "A is at 0 now").waitFor();
  for (const [from, to] of [
    ["B is at 0 now", "B is at 1 now"],
    ["C is at 0 now", "C is at 1 now"],
    ["C is at 1 now", "C is at 2 now"],
    ["A ends at 1", "A ends at 2"],
    ["B ends at 1", "B ends at 2"],
    ["C ends at 1", "C ends at 2"],
    ["A does not turn B", "A turns B by +1"],
    ["B does not turn A", "B turns A by +1"],
    ["B does not turn C", "B turns C by +1"],
    ["C does not turn B", "C turns B by +1"],
  ])
    await tapTo(page, from, to);
  assert.equal(await notationOf(page), CUBES);
  await answer(page).getByText("Press A, B and C 2×: 4 presses, the fewest.").waitFor();
  assert.deepEqual(await items(page).allInnerTexts(), ["A", "B", "C\n2×"]);
});

test("pressed along, an item counts down until it is done; one button at a time; without a solution a sum proves it, and the nearest positions can be chosen; every solution stands under Details", async () => {
  const { page } = await openSolve(CUBES);
  for (const title of ["Doors and masks", "Or type it"])
    assert.equal(await page.locator(".doors-panel summary", { hasText: title }).filter({ visible: true }).count(), 0);
  await things(page).getByRole("link", { name: "Play it with dials" }).waitFor();
  await items(page).nth(2).click();
  await answer(page)
    .getByText("Press A, B and C: 3 presses left, the fewest.")
    .or(answer(page).getByText(/3 presses/))
    .waitFor();
  await cell(page, "C is at 0 now").waitFor();
  await items(page).nth(2).click();
  assert.equal(await items(page).nth(2).getAttribute("aria-pressed"), "true");
  await items(page).nth(0).click();
  await items(page).nth(1).click();
  await becomes(() => solved(page), true);
  for (const thing of "ABC") await cell(page, `${thing} is at 2 now`).waitFor();

  await showDials(page, CUBES);
  await things(page).getByLabel("One button at a time").check();
  await cell(page, "Choose button C").click();
  await cell(page, "C turns B by +1").click();
  await becomes(() => notationOf(page), "dials3-110-111-021=2.012");
  await cell(page, "C is at 2 now").click({ button: "right" });
  await becomes(() => notationOf(page), "dials3-110-111-021=2.011");

  await things(page).getByLabel("One button at a time").uncheck();
  await showDials(page, LEVERS);
  await answer(page).getByText("No solution.").waitFor();
  await things(page)
    .getByText("Every press changes A + 2 × B + C by a multiple of 3. Now it is 0; at the goal it is 7: 7 apart")
    .waitFor();
  const repairs = things(page).locator(".repairs button");
  assert.deepEqual(await repairs.allInnerTexts(), ["A at 1", "B at 2", "C at 1"]);
  await repairs.nth(1).click();
  await cell(page, "B is at 2 now").waitFor();
  await answer(page)
    .getByText(/the fewest/)
    .waitFor();

  await showDials(page, "dials3-11-11=2.0");
  await things(page).locator("summary", { hasText: "Details" }).click();
  await things(page).getByText("3 solutions.").waitFor();
  const sets = things(page).locator(".winning button").filter({ hasText: /^[AB]/ });
  await sets.nth(2).waitFor();
  assert.deepEqual((await sets.allInnerTexts()).sort(), ["A 2×", "A, B", "B 2×"]);
  await sets.filter({ hasText: "A, B" }).click();
  await answer(page).getByText("Press A and B: 2 presses").waitFor();
});

test("a right click, a long touch, Backspace and minus turn back; numbers of positions are typed, of all and of each thing, and two are doors", async () => {
  const { page } = await openSolve(CUBES, { hasTouch: true });
  await cell(page, "A is at 0 now").click({ button: "right" });
  await cell(page, "A is at 2 now").focus();
  await page.keyboard.press("-");
  await cell(page, "A is at 1 now").waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await cell(page, "A is at 1 now").waitFor();
  const held = cell(page, "A turns A by +1");
  await held.dispatchEvent("pointerdown", { pointerType: "touch" });
  await cell(page, "A does not turn A").waitFor();
  await cell(page, "A does not turn A").click({ button: "right" });
  await cell(page, "A turns A by −1").waitFor();
  await things(page).getByRole("button", { name: "More positions" }).click();
  await becomes(() => notationOf(page), "dials4-310-111-011=2.112");

  await showDials(page, CUBES);
  await things(page).getByRole("spinbutton", { name: "Number of positions of each thing" }).fill("36");
  await becomes(() => notationOf(page), "dials36-110-111-011=2.012");
  await things(page).locator("summary", { hasText: "Names, goal, more buttons" }).click();
  await things(page).getByRole("spinbutton", { name: "B", exact: true }).fill("4");
  await becomes(() => notationOf(page), "dials36_4_36-110-111-011=2.012");
  assert.ok(await things(page).getByLabel("All in the same position").isDisabled());
  await things(page).getByRole("spinbutton", { name: "Number of positions of each thing" }).fill("3");
  await becomes(() => notationOf(page), CUBES);
  const same = things(page).getByLabel("All in the same position");
  await same.check();
  await becomes(() => notationOf(page), "dials3-110-111-011=*.012");
  await same.uncheck();
  await becomes(() => notationOf(page), CUBES);
  await same.check();
  await becomes(() => notationOf(page), "dials3-110-111-011=*.012");
  await cell(page, "A ends like the others").click();
  await becomes(() => notationOf(page), "dials3-110-111-011=211.012");
  await things(page).getByLabel("Buttons also turn the other way").check();
  await becomes(() => notationOf(page), "dials3~-110-111-011=211.012");
  await things(page).getByRole("button", { name: "Fewer positions" }).click();
  await cell(page, "A is on now").waitFor();
  assert.equal(await notationOf(page), "doors-110-111-011=6.4");
});

test("axe finds nothing, and nothing is wider than the window, in either language and theme", async () => {
  const { page } = await openSolve(CUBES);
  for (const { locale, colorScheme, notation } of pairs({
    locale: ["en-GB", "zh-CN"],
    colorScheme: ["light", "dark"],
    notation: ["dials4-120-111-011=2.012", "dials3_4_36~-120-013-20z=213.00z"],
  })) {
    await showDials(page, notation);
    if (locale === "zh-CN" && colorScheme === "light") {
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("button", { name: "简体中文" }).click();
      await page.keyboard.press("Escape");
    }
    await page.emulateMedia({ colorScheme });
    await things(page)
      .locator("details")
      .evaluateAll((folds) => {
        for (const fold of folds) fold.open = true;
      });
    assert.equal(await page.evaluate(() => document.documentElement.lang.slice(0, 2)), locale.slice(0, 2));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator("rotating-doors .door:has([data-steps='2'])").first().hover();
      const door = page.locator("rotating-doors .door:has(.steps)").first();
      const [steps, frame] = [await door.locator(".steps").boundingBox(), await door.locator(".frame").boundingBox()];
      assert.ok(steps.y >= frame.y - 1 && steps.y < frame.y + frame.width / 2, "the steps stand on the dial");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.equal(wide, false, `${locale} ${width}`);
      // Every two of language, theme, width and things together are examined, as in pairs.js, not every combination.
      if (`${locale} ${colorScheme}` === (width === 320 ? "zh-CN dark" : "en-GB light")) continue;
      assert.deepEqual(await axe(page), [], `${locale} ${colorScheme} ${width}`);
    }
  }
});
