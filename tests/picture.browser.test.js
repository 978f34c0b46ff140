// A board from a picture, in Chromium on the built site: pasted, dropped or chosen, corrected and confirmed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { positionText } from "../web/board/notation.js";
import { axe, SITE, testBrowser } from "./browser.js";
import { fileOf, giveFile } from "./giving.js";
import { drawScreenshot } from "./screenshots.js";
import { becomes, until } from "./until.js";

const browser = await testBrowser();

const GRID = { rule: "plus", wrap: "flat", goal: "off", holes: [] };

/** Opens Solve. */
async function solve(options = {}, path = "#solve-5x5.on") {
  const { page } = await browser.open(path, options);
  await page.locator("input[type=file]").first().waitFor({ state: "attached" });
  return page;
}

const dialogOf = (page) => page.getByRole("dialog", { name: "Board from a picture" });
const notice = (page, text) => page.locator(".notice", { hasText: text }).waitFor();
const goTo = (page, hash) => page.evaluate((hash) => location.assign(hash), hash);
const addressIs = (page, hash) => until(async () => (await page.evaluate(() => location.hash)) === hash);

/** A screenshot of two classes with a header, before a blurred background; the lighter class is lit. */
const SCREENSHOT = drawScreenshot("glow", 6);
const ADDRESS = `#solve-${positionText({ ...GRID, ...SCREENSHOT }, SCREENSHOT.classes)}`;

const ONE_FILE = pathToFileURL(`${SITE}/lights-and-doors.html`).href;

async function confirmIn(page, how) {
  assert.ok(await giveFile(page, how, await fileOf(page, SCREENSHOT), "image/png"));
  await dialogOf(page).getByText("4 × 9 cells, 2 colours.").waitFor();
  assert.equal(await page.evaluate(() => location.hash), "#solve-5x5.on", "nothing is opened before");
  await page.keyboard.press("Enter");
  await addressIs(page, ADDRESS);
  await becomes(() => page.locator("dialog.picture").count(), 0);
}

test("a screenshot is confirmed in two actions: paste or drop, Enter; AVIF is read where the browser opens it; text stays text, and elsewhere than in Solve pictures are not taken", async () => {
  const page = await solve();
  const taken = await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "x.png", { type: "image/png" }));
    data.setData("text/plain", "5x5");
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data });
    return !document.body.dispatchEvent(event);
  });
  assert.equal(taken, false);
  for (const how of /** @type {const} */ (["paste", "drop"])) {
    await goTo(page, "#solve-5x5.on");
    await addressIs(page, "#solve-5x5.on");
    await confirmIn(page, how);
  }
  await giveFile(page, "drop", Buffer.from(AVIF, "base64"), "image/avif");
  await dialogOf(page).getByRole("button", { name: "Use this board" }).click();
  await page.waitForFunction(() => location.hash === "#solve-3x3.ab0");
  await page.evaluate(() => (location.hash = "#5x5.on"));
  await until(async () => (await page.locator("input[type=file]").count()) === 0);
  assert.equal(await giveFile(page, "paste", await fileOf(page, SCREENSHOT), "image/png"), false);
});

test("a screenshot is confirmed in two actions: drop, Enter, in the page of one file", async () =>
  confirmIn(await solve({}, `${ONE_FILE}#solve-5x5.on`), "drop"));

for (const [width, height, deviceScaleFactor] of [
  [360, 640, 2],
  [768, 1024, 1.5],
])
  test(`screenshots of this page at ${width} × ${height} give their boards`, async () => {
    const { page } = await browser.open("", { viewport: { width, height }, deviceScaleFactor });
    for (const [board, colours] of /** @type {const} */ ([
      ["6x6.5a9c3e1b7", 2],
      ["3x3-holes008.7b0", 3],
      ["6x6-mod4.012301233210012301233210012301233210", 4],
    ])) {
      await goTo(page, `#${board}`);
      await page.waitForFunction((board) => document.querySelector("lights-out")?.notation === board, board);
      await page.locator("#stage:not(.opening)").waitFor();
      const picture = await page.screenshot({ animations: "disabled" });
      await goTo(page, "#solve-5x5.on");
      await page.locator("input[type=file]").first().waitFor({ state: "attached" });
      await giveFile(page, "paste", picture, "image/png");
      await dialogOf(page).getByText(`${colours} colours.`).waitFor();
      await page.keyboard.press("Enter");
      await addressIs(page, `#solve-${board}`);
    }
  });

/** A screenshot of four colours: the states 0 to 3, by their lightness. */
const COLOURFUL = drawScreenshot("gaps", 7);

/** The address of its board where the colours have other states. @param {number[]} states of the colours */
const colourfulAddress = (states) => {
  const { rows, cols, classes } = COLOURFUL;
  return `#solve-${rows}x${cols}-mod${Math.max(...states) + 1}.${classes.map((colour) => states[colour]).join("")}`;
};

test("a picture of four colours gives a board of four states, or of fewer or more as chosen; its colours are exchanged by taps", async () => {
  const page = await solve();
  const bytes = await fileOf(page, COLOURFUL);
  const dialog = dialogOf(page);
  const use = dialog.getByRole("button", { name: "Use this board" });
  await giveFile(page, "paste", bytes, "image/png");
  await dialog.getByText("5 × 3 cells, 4 colours.").waitFor();
  await use.press("Enter");
  await addressIs(page, colourfulAddress([0, 1, 2, 3]));
  await giveFile(page, "paste", bytes, "image/png");
  await dialog.getByRole("button", { name: /^Colour 1, .*: state 0$/ }).click();
  await dialog.getByRole("button", { name: /^Colour 2, .*: state 0$/ }).waitFor();
  await use.click();
  await addressIs(page, colourfulAddress([1, 0, 2, 3]));
  await giveFile(page, "paste", bytes, "image/png");
  await dialog.getByRole("button", { name: "One state more" }).click();
  await dialog.getByText("5 states", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Use this board" }).click();
  await addressIs(page, colourfulAddress([0, 1, 2, 3]).replace("mod4", "mod5"));
  await giveFile(page, "paste", bytes, "image/png");
  const fewer = dialog.getByRole("button", { name: "One state fewer" });
  await fewer.click();
  await fewer.click();
  assert.equal(await dialog.getByRole("button", { name: /: lit$/ }).count(), 3);
  assert.ok(await fewer.isDisabled());
  await dialog.getByRole("button", { name: "Use this board" }).click();
  const { rows, cols, classes } = COLOURFUL;
  await addressIs(
    page,
    `#solve-${positionText(
      { ...GRID, rows, cols },
      classes.map((colour) => Math.min(colour, 1)),
    )}`,
  );
});

test("a chosen JPEG is read, in a language that is loaded late", async () => {
  const page = await solve({ locale: "zh-TW" });
  const buffer = await fileOf(page, SCREENSHOT, "image/jpeg");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "圖片", exact: true }).click(),
  ]);
  await chooser.setFiles({ name: "board.jpg", mimeType: "image/jpeg", buffer });
  await page.getByText("4 橫排、9 直排，2 種顏色。").waitFor();
  await page.getByRole("button", { name: "使用這個棋盤" }).click();
  await addressIs(page, ADDRESS);
});

test("rows, columns, colours and their meanings are corrected by keys alone; the number of states is asked only of more than two colours", async () => {
  const page = await solve();
  await giveFile(page, "paste", await fileOf(page, SCREENSHOT), "image/png");
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "One row fewer" }).press("Enter");
  await dialog.getByText("3 × 9 cells").waitFor();
  await dialog.getByRole("button", { name: "One column fewer" }).press("Enter");
  await dialog.getByText("3 × 8 cells").waitFor();
  assert.equal(await dialog.getByRole("button", { name: "One state more" }).count(), 0);
  await dialog.getByRole("button", { name: "One colour more" }).press("Enter");
  await dialog.getByText("3 × 8 cells, 3 colours.").waitFor();
  await dialog.getByRole("button", { name: "One state more" }).waitFor();
  await dialog.getByRole("button", { name: "One colour fewer" }).press("Enter");
  await dialog.getByText("3 × 8 cells, 2 colours.").waitFor();
  await dialog.getByRole("button", { name: /^Colour 1, .*: dark$/ }).press("Enter");
  await dialog.getByRole("button", { name: /^Colour 1, .*: lit$/ }).press("Enter");
  await dialog.getByRole("button", { name: /^Colour 1, .*: hole$/ }).waitFor();
  await dialog.getByRole("button", { name: "Use this board" }).press("Enter");
  await until(async () => /^#solve-3x8-holes/.test(await page.evaluate(() => location.hash)));
  const { holes, lights } = await page.evaluate(() => {
    const { engine } = document.querySelector("lights-out");
    return { holes: [...engine.holes], lights: [...engine.lights] };
  });
  assert.deepEqual(
    lights,
    holes.map((hole) => 1 - hole),
  );
});

test("corners are moved by keys and by the mouse, and the picture is read again", async () => {
  const page = await solve();
  await giveFile(page, "paste", await fileOf(page, SCREENSHOT), "image/png");
  const dialog = dialogOf(page);
  const corner = dialog.getByRole("button", { name: "Bottom right corner" });
  const [before, view] = [await corner.boundingBox(), await dialog.locator(".picture-view").boundingBox()];
  const pitch = (54.7 / SCREENSHOT.width) * view.width;
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 4 * pitch, y, { steps: 3 });
  await page.mouse.up();
  await dialog.getByText("4 × 5 cells").waitFor();
  await corner.focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Shift+ArrowUp");
  await dialog.getByText("3 × 5 cells").waitFor();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await dialog.getByRole("button", { name: "Top right corner" }).count(), 0);
  await dialog.getByRole("switch", { name: "In perspective" }).press("Space");
  for (const name of ["Top left corner", "Top right corner", "Bottom right corner", "Bottom left corner"])
    assert.equal(await dialog.getByRole("button", { name }).count(), 1);
  const [left, right] = await Promise.all(
    ["Top left corner", "Top right corner"].map((name) => dialog.getByRole("button", { name }).boundingBox()),
  );
  await page.mouse.move(right.x + right.width / 2, right.y + right.height / 2);
  await page.mouse.down();
  await page.mouse.move(left.x - left.width, right.y + right.height / 2, { steps: 3 });
  await page.mouse.up();
  await dialog.getByText("The corners cross each other.").waitFor();
  assert.ok(await dialog.getByRole("button", { name: "Use this board" }).isDisabled());
});

/** A board of 3×3 as AVIF: three lights of five are in its corners. */
const AVIF = [
  "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERA",
  "AAEAAQAAAAAA+gABAAAAAAAAAQoAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAA",
  "AAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAJAAAACQAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAESbWRhdBIACgoYHePj2yAh",
  "oNCAMvkBRKx4eF4cYQUQKGVAIN8FV7b6hFChTzoSExRFWw+KExFCaUiqs6QNm7oujs6IHhmORbOILkWF5WxIDfsM2wOBTp/Lk24NkcebYzpgMS+whQqc",
  "nHlByyY26ygrIzSmK4tT27pu7Lnvj7LnjYqJm75HqT15B3Olb0MwKyntfMrs8ATLprU2rV6nQ0GylB8p+8Mm2Vvk0+YRCcERN9lDo2bD2cXW+1ubDVXj",
  "47XUiX7+DGDlkzJi0H9fRLIKpPAUR55ji1aS+VjDr8st9QMocFPbNeo1sa1VBHBVYPaYzst4hOYCALNhPSPaNxY6lD3l6UTUtxlDGHVFRx4s",
].join("");

/** A PNG that says it has so many pixels, and nothing else. */
function emptyPng(width, height) {
  const bytes = Buffer.alloc(33);
  bytes.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test("what cannot be read gets one sentence each, and the board stays; a picture without a board becomes one by corners, rows and columns; a browser that falsifies pixels is noticed", async () => {
  const page = await solve();
  /** @type {Record<string, [bytes: string | Buffer, type: string]>} */
  const refused = {
    "This file is no picture in PNG, JPEG, GIF, WebP, AVIF or BMP.": [
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "image/svg+xml",
    ],
    "This picture is too large: at most 50 million pixels can be read.": [emptyPng(20_000, 20_000), "image/png"],
    "This picture is damaged and cannot be opened.": [emptyPng(200, 200), "image/png"],
    "This browser cannot open pictures of this kind. Save it as PNG or JPEG.": [
      `\0\0\0\x18ftypheic${"\0".repeat(8)}ispe${"\0\0\0\x20".repeat(3)}`,
      "image/heic",
    ],
    "This picture is too small: both sides need at least 16 pixels.": [
      await fileOf(page, { data: new Uint8ClampedArray(4 * 8 * 90), width: 90, height: 8 }),
      "image/png",
    ],
  };
  for (const [sentence, [bytes, type]] of Object.entries(refused)) {
    assert.ok(await giveFile(page, "drop", bytes, type));
    await notice(page, sentence);
  }
  assert.equal(await page.evaluate(() => location.hash), "#solve-5x5.on");
  assert.equal(await page.locator("dialog.picture").count(), 0);
  const blank = { data: new Uint8ClampedArray(4 * 200 * 100).fill(180), width: 200, height: 100 };
  await giveFile(page, "paste", await fileOf(page, blank), "image/png");
  const dialog = dialogOf(page);
  await dialog.getByText("No board found.").waitFor();
  assert.ok(await dialog.getByRole("button", { name: "Use this board" }).isDisabled());
  await dialog.getByRole("button", { name: "One row fewer" }).click();
  await dialog.getByText("4 × 5 cells, one colour.").waitFor();
  await page.keyboard.press("Escape");
  await becomes(() => page.locator("dialog.picture").count(), 0);
  await page.evaluate(() => {
    const read = OffscreenCanvasRenderingContext2D.prototype.getImageData;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (x, y, width, height) {
      const image = read.call(this, x, y, width, height);
      image.data.fill(255);
      return image;
    };
  });
  await giveFile(page, "paste", await fileOf(page, SCREENSHOT), "image/png");
  await notice(page, "This browser hides the colours of pictures from pages.");
});

for (const [width, height] of [
  [360, 640],
  [1280, 800],
])
  test(`at ${width} × ${height} the dialog is accessible, fits, and its targets are large`, async () => {
    const page = await solve({ viewport: { width, height }, hasTouch: width < 800 });
    await giveFile(page, "paste", await fileOf(page, COLOURFUL), "image/png");
    const dialog = dialogOf(page);
    await dialog.getByText("5 × 3 cells").waitFor();
    assert.deepEqual(await axe(page, "dialog.picture"), []);
    const small = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.querySelector("dialog.picture");
      const sizes = [...document.querySelectorAll("dialog.picture :is(button, .switch)")]
        .filter((each) => each.checkVisibility())
        .map((each) => ({ text: each.textContent || each.ariaLabel, box: each.getBoundingClientRect() }));
      return {
        wide: scrollWidth - clientWidth,
        small: sizes.filter(({ box }) => Math.min(box.width, box.height) < 43.5).map(({ text }) => text),
      };
    });
    assert.deepEqual(small, { wide: 0, small: [] });
  });
