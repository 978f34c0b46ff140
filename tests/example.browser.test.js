// The article with its six figures, as its readers meet it; and the whole site somewhere below a host.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../tools/serve.js";
import { ALIVE, axe, SITE, testBrowser } from "./browser.js";

const ARTICLES = { zh: "example/index.html", en: "example/en.html" };
const BOARDS = "lights-out, rotating-doors";
const STAR = [7, 10, 14, 15, 19]; // the five presses that put it out

const SHIFT_MAX = 0.0005; // of the page: parts of a pixel

const browser = await testBrowser();

/** Resolves with the number of boards that stand. */
const ready = (page) =>
  page.evaluate(async (boards) => {
    const elements = [...document.querySelectorAll(boards)];
    return (await Promise.all(elements.map((element) => element.ready))).length;
  }, BOARDS);

async function putOutTheStar(page) {
  for (const cell of STAR) await page.locator("#star .cell").nth(cell).click();
  await page.locator("#star .panel.solved").waitFor();
}

for (const [language, path] of Object.entries(ARTICLES)) {
  for (const colorScheme of ["light", "dark"])
    test(`${language}, ${colorScheme}: six figures stand, accessible, without trouble; the star goes out`, async () => {
      const { page } = await browser.open(path, { colorScheme });
      assert.equal(await page.locator("article > figure").count(), 6);
      assert.equal(await ready(page), 7);
      await page.locator("#quiet lights-explain [role=tabpanel] .patterns li").nth(1).waitFor();
      for (const still of ["#equations", "#elimination"])
        assert.equal(await page.locator(`${still} .figure tr`).count(), 4);
      assert.deepEqual(await axe(page), []);
      await putOutTheStar(page);
    });

  for (const width of [360, 768, 1280])
    test(`${language}, ${width} px: nothing jumps and nothing is cut off, however late the script comes`, async () => {
      const { page } = await browser.open("about:blank", { viewport: { width, height: 12_000 } });
      await page.addInitScript(() => {
        globalThis.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries())
            globalThis.shifts.push([value, ...sources.map(({ node }) => node?.nodeName)]);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.route("**/lights-and-doors.js", async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        await route.continue();
      });
      await page.goto(new URL(path, browser.address).href);
      await ready(page);
      await page.locator("#quiet lights-explain .weights dd").first().waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const shifts = await page.evaluate(() => globalThis.shifts);
      const sum = shifts.reduce((total, [value]) => total + value, 0);
      assert.ok(sum <= SHIFT_MAX, JSON.stringify(shifts));
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      );
    });

  test(`${language}: from disk, and to the other language and back`, async () => {
    const { page, trouble } = await browser.open(pathToFileURL(resolve(SITE, path)).href);
    await ready(page);
    await putOutTheStar(page);
    const other = page.locator("nav a[hreflang]");
    const [there, back] = language === "zh" ? ["en", "zh-Hans"] : ["zh-Hans", "en"];
    for (const lang of [there, back]) {
      await other.click();
      await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
      assert.equal(await ready(page), 7);
    }
    const inPlace = trouble.splice(0).filter((line) => !line.endsWith("net::ERR_ABORTED")); // an icon of the page just left
    assert.deepEqual(inPlace, []);
  });

  test(`${language}: without scripts every figure says what it would be`, async () => {
    const { page } = await browser.open(path, { javaScriptEnabled: false });
    for (const text of await page.locator(BOARDS).allInnerTexts()) assert.match(text, /\S{6}/);
  });

  test(`${language}: the page leads to its article, and the article to the page`, async () => {
    const { page } = await browser.open("#learn", { locale: language });
    await page.locator(`a[href="${path}"]`).first().click();
    await page.waitForURL(`**/${path}`);
    await page.locator("nav a").first().click();
    await page.waitForURL("**/index.html#learn*");
    await page.locator(`a[href="${path}"]`).first().waitFor(); // Learn shows again, with the board of the tour
  });
}

test("below /some/deep/path/ the site plays, is installed there, and goes on without its server", async () => {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  cpSync(SITE, join(folder, "some/deep/path"), { recursive: true });
  const server = await serve(folder, 0);
  const base = `${server.address}some/deep/path/`;
  const { page, context } = await browser.open("about:blank", ALIVE);
  const outside = [];
  page.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(base)) outside.push(request.url());
  });
  const visitAll = async (board) => {
    await page.goto(`${base}#${board}`);
    await page.waitForFunction((board) => document.querySelector("lights-out")?.notation === board, board);
    for (const name of [/^row 1, column 1/, /^row 1, column 2/, /^row 2, column 1/, /^row 2, column 2/])
      await page.getByRole("button", { name }).click();
    await page.getByText("Solved in 4 presses, the fewest possible.").last().waitFor();
    await page.goto(`${base}embed.html?lang=en#3x3.on`);
    assert.equal(await ready(page), 1);
    for (const path of ["example/", ...Object.values(ARTICLES)]) {
      await page.goto(base + path);
      assert.equal(await ready(page), 7);
    }
  };

  await page.goto(base);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope), base);
  await visitAll("2x2.on");
  server.close();
  await assert.rejects(fetch(base));
  await visitAll("2x2-goal-on.off"); // the other one is kept as it was left
  assert.deepEqual(outside, []);
  browser.takeTrouble(); // another server
  await context.close();
  rmSync(folder, { recursive: true });
});

/** Every place of a file where an address can stand, without the bytes that scripts carry as text. */
function addressesOf(text, kind) {
  const places = {
    ".html": /(?:src|href|action|content)="([^"]*)"/g,
    ".css": /(?:url\(|@import )["']?([^"')]*)/g,
    ".js": /["'`]([^"'`\s]*)["'`]/g,
    ".webmanifest": /"([^"\s]*)"/g,
  };
  const read = text.replace(/[\w+/=]{400,}/g, "");
  return [...read.matchAll(places[kind] ?? /$^/g)].map(([, address]) => address);
}

test("no file of the site names a host or begins at the root of one", () => {
  const names = readdirSync(SITE, { recursive: true, encoding: "utf8" }).filter((name) => extname(name));
  const far = names.flatMap((name) =>
    addressesOf(readFileSync(join(SITE, name), "utf8"), extname(name))
      .filter((address) => /^\/[\w.]|^\/\/[\w.]|^https?:/.test(address))
      .filter((address) => !/^http:\/\/www\.w3\.org\/|^https:\/\/HOST\//.test(address)) // XML's names; a place to fill in
      .map((address) => `${name}: ${address}`),
  );
  assert.ok(names.length > 15);
  assert.deepEqual(far, []);
});
