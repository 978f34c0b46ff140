// The whole core comes after the page's first board: what is played before it stays, and where it does not come, the page says so.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openBrowser } from "./browser.js";

const WHOLE = "**/whole-late-*.js";

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
  browser = await openBrowser();
});
afterEach(() => browser.closePages());
after(() => browser.close());

/** Opens a page to which the whole core comes only when the test lets it. @param {string} path */
async function openWithout(path) {
  const { page, trouble } = await browser.open("about:blank");
  let asked = 0;
  /** @type {(value?: unknown) => void} */
  let come = () => undefined;
  const gate = new Promise((resolve) => {
    come = resolve;
  });
  await page.route(WHOLE, async (route) => {
    asked++;
    await gate;
    await route.continue();
  });
  await page.goto(browser.address + path);
  return { page, trouble, come, asked: () => asked };
}

const place = (page, name) =>
  page.getByRole("navigation", { name: "Places" }).getByRole("link", { name, exact: true }).click();
const cell = (page, row, column) => page.getByRole("button", { name: new RegExp(`^row ${row}, column ${column}, `) });
const notationIs = (page, text) =>
  page.waitForFunction((wanted) => document.querySelector("lights-out").notation === wanted, text);
const missing = (page) => page.getByText("This part could not be fetched.");
const again = (page) => page.getByRole("button", { name: "Try again" });
const solution = (page) => page.getByRole("heading", { name: "Solution", exact: true });

test("levels are played without the whole core, and nobody asks for it", async () => {
  const { page, trouble, asked } = await openWithout("");
  await cell(page, 2, 2).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("tab", { name: "Today" }).click();
  await page.goto(`${browser.address}#today-doors-2026-03-02`);
  await page.getByRole("button", { name: /^door A/ }).waitFor();
  assert.equal(asked(), 0);
  assert.deepEqual(trouble, []);
});

test("a game goes on in the whole core with all that can be undone and done again", async () => {
  const { page, trouble, come, asked } = await openWithout("#3x3.on");
  await cell(page, 1, 1).click();
  await cell(page, 2, 2).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await place(page, "Solve");
  await cell(page, 3, 3).click();
  await cell(page, 1, 2).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await notationIs(page, "3x3.on.808");
  assert.equal(asked(), 1);
  assert.equal(await solution(page).count(), 0);
  come();
  await solution(page).waitFor();
  await notationIs(page, "3x3.on.808");
  await page.getByRole("button", { name: "Redo" }).click();
  await notationIs(page, "3x3.on.c08");
  for (let presses = 0; presses < 3; presses++) await page.getByRole("button", { name: "Undo" }).click();
  await notationIs(page, "3x3.on");
  assert.deepEqual(trouble, []);
});

test("where it cannot be fetched, a place says so, the game goes on, and another try may succeed", async () => {
  const { page } = await browser.open("#3x3.on");
  await page.route(WHOLE, (route) => route.abort());
  await place(page, "Solve");
  await missing(page).waitFor();
  await cell(page, 2, 2).click();
  await notationIs(page, "3x3.on.080");
  await page.unroute(WHOLE);
  await again(page).click();
  await solution(page).waitFor();
});

test("so does what makes levels, and a file that was dropped", async () => {
  const { page } = await browser.open("about:blank");
  await page.route(WHOLE, (route) => route.abort());
  await page.goto(`${browser.address}#free`);
  await page.getByRole("heading", { name: "Make your own" }).scrollIntoViewIfNeeded();
  await missing(page).waitFor();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["2 3\n010\n111\n"], "board.txt"));
    document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  });
  await page.locator(".notice", { hasText: "This part could not be fetched." }).waitFor();
  await page.unroute(WHOLE);
  await again(page).click();
  await page.getByText("This board needs 15 presses at most.").waitFor();
});
