// A text gives the same board wherever it enters the built site: pasted or dropped in Solve, dropped as a file beside a game, in the query of an address and shared.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardsOf, hereOf } from "../web/reading/index.js";
import { testBrowser } from "./browser.js";
import { engineOf } from "./core.js";
import { giveFile, giveText } from "./giving.js";
import { TEXTS } from "./reading/texts.js";

const browser = await testBrowser();
const HERE = "5x5.on";
const FORMS = ["notation", "symbols", "cells", "names"]; // all others take the same way: reading.test.js has them

/** The first text of each of these forms that is read as one board with certainty, and the notation of that board. */
function sample() {
  /** @type {Map<string, { text: string, board: string }>} */
  const found = new Map();
  const isPlain = (text) => !/[&\r]|^#/.test(text); // the query of an address has its own line breaks
  const isSure = (each) => !each.asks && !each.refused && !each.here && isPlain(each.text);
  const sure = TEXTS.filter(isSure);
  for (const { text } of sure) {
    const boards = boardsOf(text);
    const { notation, pasted } = boards.read(0, hereOf(HERE));
    const isAsked = pasted && (!pasted.isCertain || pasted.asksSelf || pasted.senses.length > 0);
    const form = pasted?.form ?? "notation";
    if (boards.count === 1 && !isAsked && FORMS.includes(form) && !found.has(form))
      found.set(form, { text, board: engineOf(notation).notation });
  }
  return [...found.entries()].map(([form, each]) => ({ form, ...each }));
}

/** Waits until the address is that of a board, with names or without. @param {import("playwright-core").Page} page @param {string} hash @param {string} what */
async function opens(page, hash, what) {
  const is = (wanted) => location.hash === wanted || location.hash.startsWith(`${wanted}&`);
  await page
    .waitForFunction(is, hash)
    .catch(async () => assert.equal(await page.evaluate(() => location.hash), hash, what));
}

test("a text is the same board in Solve, dropped, in the query of an address and shared", async () => {
  const texts = sample();
  assert.equal(texts.length, FORMS.length, texts.map(({ form }) => form).join());
  const { page } = await browser.open(`#solve-${HERE}`);
  const card = page.locator("details.card", { has: page.locator("#paste") });
  await card.waitFor();
  const go = async (hash) => {
    await page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await card.waitFor({ state: hash.startsWith("#solve") ? "visible" : "hidden" });
    await opens(page, hash, "before");
  };
  for (const { form, text, board } of texts) {
    for (const how of /** @type {const} */ (["paste", "drop"])) {
      await go(`#solve-${HERE}`);
      await giveText(page, how, text);
      await opens(page, `#solve-${board}`, `${form}, ${how}: ${text}`);
    }
    await go(`#${HERE}`);
    await giveFile(page, "drop", text, "text/plain");
    await opens(page, `#${board}`, `${form}, a file: ${text}`);
  }
  const { origin, pathname } = new URL(page.url());
  for (const { form, text, board } of texts) {
    await go(`#solve-${HERE}`); // whose options stay
    await page.goto(`${origin}${pathname}?${new URLSearchParams({ text })}#solve-${HERE}`);
    await opens(page, `#solve-${board}`, `${form}, shared: ${text}`);
  }
});

test("a text that is not read whole shows its board with its rule before it is opened, and then opens that one", async () => {
  const { page } = await browser.open(`#solve-${HERE}`, { locale: "zh-CN" });
  const card = page.locator("details.card", { has: page.locator("#paste") });
  await card.waitFor();
  await giveText(page, "paste", "拧动一个阀门会使同一行和同一列的阀门都改变状态\n110\n011\n101");
  const answer = card.locator("button.drawn");
  await answer.waitFor();
  assert.equal(await page.evaluate(() => location.hash), `#solve-${HERE}`);
  assert.match(await card.locator("pre.quoted mark").innerText(), /^拧动一个阀门/);
  assert.match(await card.innerText(), /3×3，6 盏亮。\s+按一盏灯，它所在的整行整列/);
  await answer.click();
  await opens(page, "#solve-3x3-rowcol.ce8", "the board of the answer");
});
