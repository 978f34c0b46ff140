// The exercises and the lesson as readers meet them: drawn boards become playable, links have codes, a handout is two pages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, testBrowser } from "./browser.js";
import { readQR } from "./qr-code.js";
import { becomes } from "./until.js";

const EXERCISES = ["book/exercises/index.html", "book/exercises/en.html", "book/exercises/zh-Hant.html"];
const LESSONS = ["book/lesson/index.html", "book/lesson/en.html", "book/lesson/zh-Hant.html"];
const browser = await testBrowser();

for (const [i, path] of [...EXERCISES, ...LESSONS].entries()) {
  const colorScheme = i % 2 ? "dark" : "light";

  test(`${path}, ${colorScheme}: it is accessible, and nothing is cut off at 360 and 1280 px`, async () => {
    const { page } = await browser.open(path, { colorScheme });
    await page.locator("details").evaluateAll((all) => all.forEach((details) => details.toggleAttribute("open", true)));
    // axe sees the last width: each kind of page once wide, and each width in both themes.
    for (const width of i % 3 === 1 ? [360, 1280] : [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      );
    }
    assert.deepEqual(await axe(page), []);
  });
}

test("a drawn board becomes one to play on, and its answer opens when it is solved", async () => {
  const { page } = await browser.open(EXERCISES[1]);
  await page.locator("#e1-1 a.drawn").click();
  const board = page.locator("#e1-1 lights-out");
  for (const cell of [0, 5, 7]) await board.locator(".cell").nth(cell).click();
  await becomes(() => page.locator("#a1-1").evaluate(({ open }) => open), true);
});

test("a tap on the number of an exercise shows the code of its address", async () => {
  const { page } = await browser.open(EXERCISES[1]);
  await page.locator("#e2-3 a.qr").click();
  const address = new URL(`${EXERCISES[1]}#e2-3`, browser.address).href;
  assert.equal(await readQR(page.locator("dialog[open] svg")), address);
  assert.equal(await page.locator("dialog[open] a").getAttribute("href"), address);
});

test("links of the lesson to steps of an explanation open them in lecture mode", async () => {
  const { page } = await browser.open(LESSONS[1], { viewport: { width: 1280, height: 720 } });
  const links = await page.locator('a.qr[href*="#learn-"]').evaluateAll((all) => all.map(({ href }) => href));
  assert.ok(links.length > 1);
  for (const link of links) {
    await page.goto(link);
    await page.getByRole("button", { name: "Lecture mode", pressed: true }).waitFor();
  }
});

// Each chapter in both formats, each in one language; traditional Chinese is as wide as simplified Chinese.
for (const [i, path] of EXERCISES.slice(0, 2).entries())
  test(`${path}: the handout of every chapter is two pages, with answers on the second and codes`, async () => {
    const { page } = await browser.open(path);
    for (let chapter = 1; chapter <= 7; chapter++) {
      await page.evaluate((chapter) => {
        location.hash = `#c${chapter}`;
      }, chapter);
      const format = (chapter + i) % 2 ? "A4" : "Letter";
      const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString("latin1");
      assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 2, `chapter ${chapter}, ${format}`);
      assert.ok((await page.locator(`#c${chapter} .qr .stamp`).count()) >= 4);
    }
  });
