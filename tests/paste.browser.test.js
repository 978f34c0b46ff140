// Pasting in the view of Solve, as people do it, in Chromium on the built site.
import assert from "node:assert/strict";
import { test } from "node:test";
import { testBrowser } from "./browser.js";
import { giveFile, giveText } from "./giving.js";

const browser = await testBrowser();

/** Opens Solve. @param {string} hash @param {object} options @param {(page: any, card: any) => Promise<void>} use */
async function visit(hash, options, use) {
  const { page } = await browser.open(hash, options);
  const card = page.locator("details.card", { has: page.locator("#paste") });
  await card.waitFor({ state: "attached" });
  await use(page, card);
}

const answer = (card, name) => card.getByRole("button", { name }).press("Enter");
const hashOf = (page) => page.evaluate(() => location.hash);
const hashIs = (page, hash) => page.waitForFunction((wanted) => location.hash === wanted, hash);

test("a text pasted anywhere in the view is read, the guess can be changed by a tap, and of three symbols each can be lit, dark or a hole; in another view it is nobody's", () =>
  visit("#solve-3x3.on", {}, async (page, card) => {
    assert.equal(await card.evaluate(({ open }) => open), false);
    assert.ok(await giveText(page, "paste", "look:\nxoxo\noxox\nxxxx"));
    await hashIs(page, "#solve-3x4.a5f");
    assert.equal(await card.evaluate(({ open }) => open), true);
    await card.getByRole("button", { name: "x lit" }).click();
    await hashIs(page, "#solve-3x4.5a0");
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "x dark");
    await answer(card, "o lit");
    await hashIs(page, "#solve-3x4.a5f");
    await giveText(page, "paste", "#.#\n.x.\n#.#");
    await card.getByRole("button", { name: "# lit" }).waitFor();
    await answer(card, ". dark");
    await card.getByRole("button", { name: ". hole" }).waitFor();
    await hashIs(page, "#solve-3x3-holes550.on");
    await page.evaluate(() => {
      location.hash = "#learn-3x3.on";
    });
    await card.waitFor({ state: "hidden" });
    assert.equal(await giveText(page, "paste", "010\n111"), false);
  }));

test("a button reads the clipboard where the browser allows it, and otherwise waits in the field, where a text pasted or dropped stays; one dropped beside it is read", () =>
  visit("#solve-3x3.on", {}, async (page) => {
    await page.evaluate(() => {
      /** @type {any} */ (window).given = "";
      Object.defineProperty(navigator, "clipboard", {
        value: { readText: async () => /** @type {any} */ (window).given },
      });
    });
    await page.getByRole("button", { name: "Paste", exact: true }).click();
    await page.waitForFunction(() => document.activeElement.id === "paste");
    assert.equal(await giveText(page, "paste", "010\n111", "#paste"), false);
    assert.equal(await giveText(page, "drop", "010\n111", "#paste"), false);
    assert.equal(await hashOf(page), "#solve-3x3.on");
    await page.evaluate(() => {
      /** @type {any} */ (window).given = "a1 b2";
    });
    await page.getByRole("button", { name: "Paste", exact: true }).press("Enter");
    await hashIs(page, "#solve-3x3.880");
    assert.ok(await giveText(page, "dragover", "010\n111"));
    assert.ok(await giveText(page, "drop", "010\n111"));
    await hashIs(page, "#solve-2x3.5c");
    assert.equal(await page.locator("#paste").inputValue(), "010\n111");
  }));

test("lists without names, and one in which nobody flips itself, are opened after an answer, also from a file that is dropped beside a game", () =>
  visit("#solve-3x3.on", {}, async (page, card) => {
    await giveText(page, "paste", "A: B C\nB: A C\nC: A B");
    await answer(card, "Yes, also itself");
    await hashIs(page, "#solve-doors-111-111-111.off");
    await giveText(page, "paste", "1, 2 / 1, 2, 3 / 2, 3");
    const drawings = card.locator(".drawn .miniature");
    await drawings.nth(1).waitFor();
    const boxes = await drawings.evaluateAll((all) => all.map((drawing) => drawing.getAttribute("viewBox")));
    assert.deepEqual(boxes, ["0 0 3 5", "0 0 3 3"]); // three lines that are apart, and three rows
    await answer(card, "The lit columns of a row");
    await hashIs(page, "#solve-3x3.dd8");
    await page.evaluate(() => {
      location.hash = "#3x3.on";
    });
    await card.waitFor({ state: "hidden" });
    assert.ok(await giveFile(page, "drop", "1, 2\n1, 2, 3\n2, 3", "text/plain"));
    await answer(card, "The doors of one button");
    await hashIs(page, "#solve-doors-110-111-011.off");
    await page.evaluate(() => {
      location.hash = "#3x3.on";
    });
    await card.waitFor({ state: "hidden" });
    assert.ok(await giveFile(page, "drop", "0 1 0\n1 1 1", "text/plain"));
    await hashIs(page, "#2x3.5c");
    const wide = Uint8Array.from([0xff, 0xfe, ...Buffer.from("1 0 1\r\n0 1 0\r\n", "utf16le")]); // as Notepad writes "Unicode"
    assert.ok(await giveFile(page, "drop", wide, "text/plain"));
    await hashIs(page, "#2x3.a8");
  }));

test("where a text may not have been understood, it is told in its names what each button turns, before the board is opened", () =>
  visit("#solve-3x3.on", {}, async (page, card) => {
    await giveText(page, "paste", "Lamp 1: switches A and B\nLamp 2: switches B and C");
    await card.locator("mark").first().waitFor();
    assert.deepEqual(await card.getByRole("listitem").allTextContents(), [
      "A turns Lamp 1",
      "B turns Lamp 1 and Lamp 2",
      "C turns Lamp 2",
    ]);
    assert.equal(await hashOf(page), "#solve-3x3.on");
    await answer(card, "Open this board");
    await hashIs(page, "#solve-doors-10-11-01.off&names=Lamp%201,Lamp%202,C&buttons=A,B,C");
    await page.getByText("Press B: 1 press, the fewest.").waitFor();
  }));

test("on a phone what is asked, and a guess beside its board, are in sight", () =>
  visit("#solve-3x3.on", { viewport: { width: 360, height: 640 } }, async (page, card) => {
    const grip = page.locator("#panel .grip");
    await grip.click(); // from half to full
    await grip.click(); // and to its head
    await giveText(page, "paste", "1, 2 / 1, 2, 3 / 2, 3");
    await card.getByRole("button", { name: "The lit columns of a row" }).click();
    await hashIs(page, "#solve-3x3.dd8");
    await giveText(page, "paste", "xoxo\noxox\nxxxx");
    await hashIs(page, "#solve-3x4.a5f");
    await card.getByRole("button", { name: "x lit" }).click();
    await hashIs(page, "#solve-3x4.5a0");
  }));

test("a refusal names the rows that differ, and shows no form that the text is not like; digits that may be no states are opened after an answer, and a tap changes the number of states", () =>
  visit("#solve-3x3.on", {}, async (page, card) => {
    await giveText(page, "paste", "xoxox\noxoxo\nxoxo");
    await card.getByText("Cells in its rows: 5, 5, 4.").waitFor();
    assert.match(await card.locator("#paste-error").textContent(), /^Line 3, column 1/);
    await giveText(page, "paste", "how do I solve this?");
    await card.getByText("No board was recognized in this text.").waitFor();
    assert.equal(await card.locator(".quoted").count(), 0);
    // A text file is asked about like a text that is pasted, and two digits may be two states.
    assert.ok(await giveFile(page, "drop", "1 2 1\n2 1 2", "text/plain"));
    await card.getByRole("button", { name: "Yes, 3 states" }).waitFor();
    assert.equal(await hashOf(page), "#solve-3x3.on");
    await answer(card, "Yes, 2 states");
    await hashIs(page, "#solve-2x3.54");
    await answer(card, "More states");
    await hashIs(page, "#solve-2x3-mod3.121212");
    await giveText(page, "paste", "2024\n2025");
    await card.getByText("Not all of 0 to 5 occur.").waitFor();
    assert.equal(await hashOf(page), "#solve-2x3-mod3.121212");
    await answer(card, "Yes, 6 states");
    await hashIs(page, "#solve-2x4-mod6.20242025");
    await answer(card, "More states");
    await hashIs(page, "#solve-2x4-mod7.20242025");
    assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), "More states");
    await answer(card, "Fewer states");
    await hashIs(page, "#solve-2x4-mod6.20242025");
    assert.equal(await card.getByRole("button", { name: "Fewer states" }).isDisabled(), true);
    assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), "More states");
  }));

test("what was understood is said in one line, and several boards are stepped through by their titles", () =>
  visit("#solve-3x3.on", {}, async (page, card) => {
    await giveText(page, "paste", "Easy\n010\n111\n\nHard\n101\n010");
    await card.getByText("2 boards found").waitFor();
    assert.equal(await hashOf(page), "#solve-3x3.on");
    await answer(card, "Hard");
    await hashIs(page, "#solve-2x3.a8");
    await card.getByText("Read: 2×3, 3 lit, board 2 of 2.").waitFor();
    await answer(card, "Easy");
    await card.getByText("Read: 2×3, 4 lit, board 1 of 2.").waitFor();
    assert.equal(await card.locator('[aria-pressed="true"]').textContent(), "Easy");
    await hashIs(page, "#solve-2x3.5c");
  }));

test("a board of another kind gets the focus after it was read, because the form that had it is gone", () =>
  visit("#solve-doors", {}, async (page, card) => {
    await page.getByRole("button", { name: "Paste", exact: true }).press("Enter");
    await page.waitForFunction(() => document.activeElement.id === "paste");
    await page.keyboard.type("101\n010\n101");
    await card.getByRole("button", { name: "Load" }).press("Enter");
    await hashIs(page, "#solve-3x3.aa8");
    await page.waitForFunction(() => document.activeElement.localName === "lights-out");
  }));
