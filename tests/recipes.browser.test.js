// The recipes of docs/embedding.md: what each does, in a page where its code is pasted as written, and in gallery.html of the site.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { galleryPages, recipesIn } from "../tools/gallery.js";
import { axe, SITE, testBrowser } from "./browser.js";
import { locales } from "./locales.js";
import { becomes } from "./until.js";

/** The pages, and the themes in which axe examines each: the colours do not depend on the language. @type {Record<string, string[]>} */
const PAGES = Object.fromEntries(
  Object.keys(galleryPages()).map((page, i) => [page, i ? ["dark"] : ["dark", "light"]]),
);
const BOARDS = 9; // beside the picture, and the one in the frame

const recipes = recipesIn(readFileSync("docs/embedding.md", "utf8"));
const browser = await testBrowser();

const ready = (page) =>
  page.evaluate(async () => {
    const boards = [...document.querySelectorAll("lights-out, rotating-doors")];
    return (await Promise.all(boards.map((board) => board.ready))).length;
  });

const shownNumbers = (board) => board.marks.numbers?.size ?? 0;

/** A check of each recipe, in their order. @type {((page: any) => Promise<void>)[]} */
const DEEDS = [
  async (page) => {
    await page.locator("#show").press("Enter");
    await becomes(() => page.locator("#asked").evaluate(shownNumbers), 15);
  },
  async (page) => {
    await page.locator("#measured").evaluate((board) => [0, 2, 4, 6, 8].map((cell) => board.press(cell)));
    await page.waitForFunction(() => document.getElementById("report").textContent);
    const facts = JSON.parse(await page.locator("#report").textContent());
    assert.deepEqual(facts, { event: "solved", presses: 5, fewest: 5 });
  },
  async (page) => {
    await page.locator("#switch").press("Enter");
    await becomes(() => page.locator(".follows").evaluate((board) => board.theme), "dark");
    await page.locator("#switch").press("Enter");
    await becomes(() => page.locator(".follows").evaluate((board) => board.theme), "light");
  },
  async (page) => {
    const panel = page.locator(".ours [part~=panel]").first();
    assert.equal(await panel.evaluate((part) => getComputedStyle(part).backgroundColor), "rgb(13, 59, 54)");
  },
  async (page) => {
    await page.locator("#played").evaluate((board) => board.press(5));
    await becomes(() => page.locator("[mirror]").evaluate((board) => board.notation), "4x4.on.0400");
    await becomes(() => page.locator("[mirror]").evaluate(shownNumbers), 5);
  },
  async (page) => assert.equal(await page.locator("[level]").evaluate((board) => board.minimum), 7),
  async (page) => {
    const image = page.locator('img[src$="star.png"]');
    assert.equal(await image.evaluate((image) => image.decode().then(() => image.naturalWidth)), 596);
    assert.match(await image.locator("..").evaluate((link) => link.hash), /^#5x5\.27dca88$/);
  },
  async (page) => {
    const frame = page.frameLocator("iframe");
    const notation = () => frame.locator("lights-out").evaluate((board) => board.notation);
    await becomes(notation, "5x5.on");
    await frame.locator(".cell").first().press("Enter");
    await becomes(notation, "5x5.on.8000000");
  },
  async (page) => assert.equal(await page.locator("[step] .figure tbody tr").count(), 4),
  async (page) => {
    const doors = page.locator("rotating-doors");
    await doors.evaluate((board) => board.press(0));
    assert.match(await doors.evaluate((board) => board.notation), /^doors-0111-1001-0011-1011\.off\.8$/);
  },
];

test("pasted as they are written, all ten do what they say", async () => {
  assert.equal(recipes.length, DEEDS.length);
  const pasted = recipes.map(({ code }) => code.replaceAll("https://HOST/", browser.address));
  const head = '<title>host</title><link rel="icon" href="data:,"><script src="lights-and-doors.js" defer></script>';
  const { page } = await browser.openHost(`<!doctype html><html lang="en"><head>${head}</head>${pasted.join("")}`);
  await ready(page);
  for (const deed of DEEDS) await deed(page);
});

/** The markup of the live boards, scripts and styles of a page, without its words and its language. @param {string} path */
const liveIn = (path) =>
  readFileSync(`${SITE}/${path}`, "utf8")
    .match(/<div class="live">.*?\n<\/div>|<(script|link rel="stylesheet")[^>]*>/gs)
    .join("\n")
    .replace(/>[^<]*| alt="[^"]*"|lang=[\w-]+/g, "");

test("the gallery has them live, in each language with their code to copy, accessible in both themes", async () => {
  const { page, context } = await browser.open("about:blank", { colorScheme: "dark" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = async (name) => {
    await page.locator(`section[aria-labelledby=${name}] .copy`).press("Enter");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  for (const [path, themes] of Object.entries(PAGES)) {
    const isEnglish = path === "gallery.html";
    await page.goto(new URL(path, browser.address).href);
    assert.equal(await ready(page), BOARDS, path);
    if (isEnglish) for (const deed of DEEDS) await deed(page);
    else assert.equal(liveIn(path), liveIn("gallery.html"), "the same but for the words");
    await page.frameLocator("iframe").locator(".cell").first().waitFor();
    for (const theme of themes) {
      await page.locator(":root").evaluate((root, theme) => root.setAttribute("data-theme", theme), theme);
      assert.deepEqual(await axe(page), [], `${path} ${theme}`);
    }
    assert.equal(await copied("doors"), recipes.at(-1).code);
    const own = await copied("solution");
    if (isEnglish) assert.equal(own, recipes[0].code);
    else assert.ok(!own.includes("Show the solution") && own.includes("<button"));
  }
});

test("from disk nothing is cut off at 360 and at 1280 px", async () => {
  const { page } = await browser.open(pathToFileURL(resolve(SITE, "gallery.html")).href);
  assert.equal(await ready(page), BOARDS);
  await page.locator(".copy").first().click();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.evaluate(
      () =>
        [document.documentElement, ...document.querySelectorAll(".live, .code, pre")].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ).length,
    );
    assert.equal(cut, 0, String(width));
  }
});

test("without scripts the code is there to read", async () => {
  const { page } = await browser.open("gallery.html", { javaScriptEnabled: false });
  assert.equal(await page.locator("section pre").count(), DEEDS.length);
});

test("the document says what the page says in English", () => {
  const [, sections] = locales.find(([language]) => language === "en");
  const [, sentences] = sections.find(([name]) => name === "recipes.js");
  const said = Object.values(sentences);
  for (const { title, about } of recipes) assert.ok(said.includes(title) && said.includes(about), title);
});
