// A deck of reveal, whose keys turn slides: those of a cell press it and go no further, and beside a board they turn slides.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { testBrowser } from "../browser.js";
import { becomes } from "../until.js";

const of = (/** @type {string} */ file) =>
  readFileSync(new URL(`node_modules/reveal.js/dist/${file}`, import.meta.url), "utf8");

const DECK = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Deck</title><link rel="icon" href="data:,">
<style>${of("reveal.css")}</style><script src="lights-and-doors.js" defer></script></head>
<body><div class="reveal"><div class="slides">
<section><lights-out board="3x3.on"></lights-out></section>
<section><rotating-doors></rotating-doors></section>
</div></div></body></html>`;

const browser = await testBrowser();

test("Space and Enter on a cell press it, and the slide stays; beside the board Space turns the slide", async () => {
  const { page } = await browser.openHost(DECK);
  await page.addScriptTag({ content: of("reveal.js") });
  await page.evaluate(() => globalThis.Reveal.initialize({ transition: "none" }));
  const slide = () => page.evaluate(() => globalThis.Reveal.getIndices().h);
  const notation = () => page.locator("lights-out").evaluate((board) => board.notation);
  await page.locator("lights-out").evaluate((board) => board.ready);
  await page.locator(".cell").first().focus();
  await page.keyboard.press("Space");
  await becomes(notation, "3x3.on.800");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await becomes(notation, "3x3.on.c00");
  assert.equal(await slide(), 0);
  await page.locator("lights-out").evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.keyboard.press("Space");
  await becomes(slide, 1);
  assert.equal(await notation(), "3x3.on.c00");
});
