// A board from a picture, in Chromium on the built site: pasted, dropped or chosen, corrected and confirmed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { positionText } from "../web/board/notation.js";
import { axe, SITE, testBrowser } from "./browser.js";
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

/** Pastes or drops a file in the middle of the page. Whether the page took it. */
const give = (page, how, bytes, type, name = "board") =>
  page.evaluate(
    ([how, text, type, name]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name, { type }));
      const options = { bubbles: true, cancelable: true };
      const event =
        how === "paste"
          ? new ClipboardEvent(how, { ...options, clipboardData: data })
          : new DragEvent(how, { ...options, dataTransfer: data });
      return !document.body.dispatchEvent(event);
    },
    [how, Buffer.from(bytes).toString("base64"), type, name],
  );

/** A drawn picture as a file. */
async function fileOf(page, { data, width, height }, type = "image/png") {
  const text = await page.evaluate(
    async ([text, width, height, type]) => {
      const data = Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0));
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
      const blob = await canvas.convertToBlob({ type, quality: 0.7 });
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result).split(",")[1]);
        reader.readAsDataURL(blob);
      });
    },
    [Buffer.from(data.buffer).toString("base64"), width, height, type],
  );
  return Buffer.from(text, "base64");
}

const dialogOf = (page) => page.getByRole("dialog", { name: "Board from a picture" });
const notice = (page, text) => page.locator(".notice", { hasText: text }).waitFor();
const addressIs = (page, hash) => until(async () => (await page.evaluate(() => location.hash)) === hash);

/** A screenshot of two classes with a header, before a blurred background; the lighter class is lit. */
const SCREENSHOT = drawScreenshot("glow", 6);
const ADDRESS = `#solve-${positionText({ ...GRID, ...SCREENSHOT }, SCREENSHOT.classes)}`;

const ONE_FILE = pathToFileURL(`${SITE}/lights-and-doors.html`).href;

for (const [how, path] of [
  ["paste", ""],
  ["drop", ""],
  ["drop", ONE_FILE],
])
  test(`a screenshot is confirmed in two actions: ${how}, Enter${path && ", in the page of one file"}`, async () => {
    const page = await solve({}, `${path}#solve-5x5.on`);
    assert.ok(await give(page, how, await fileOf(page, SCREENSHOT), "image/png"));
    await dialogOf(page).getByText("4 × 9 cells, 2 colours.").waitFor();
    assert.equal(await page.evaluate(() => location.hash), "#solve-5x5.on", "nothing is opened before");
    await page.keyboard.press("Enter");
    await addressIs(page, ADDRESS);
    await becomes(() => page.locator("dialog.picture").count(), 0);
  });

for (const [width, height, deviceScaleFactor] of [
  [360, 640, 2],
  [768, 1024, 1.5],
])
  test(`a screenshot of this page at ${width} × ${height} gives its board`, async () => {
    const { page: shown } = await browser.open("#7x6.5a9c3e1b7c8", { viewport: { width, height }, deviceScaleFactor });
    await shown.locator("#stage:not(.opening)").waitFor();
    const picture = await shown.screenshot({ animations: "disabled" });
    const page = await solve();
    await give(page, "paste", picture, "image/png");
    await dialogOf(page).getByText("7 × 6 cells, 2 colours.").waitFor();
    await page.keyboard.press("Enter");
    await addressIs(page, "#solve-7x6.5a9c3e1b7c8");
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

test("rows, columns, colours and their meanings are corrected by keys alone", async () => {
  const page = await solve();
  await give(page, "paste", await fileOf(page, SCREENSHOT), "image/png");
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "One row fewer" }).press("Enter");
  await dialog.getByText("3 × 9 cells").waitFor();
  await dialog.getByRole("button", { name: "One column fewer" }).press("Enter");
  await dialog.getByText("3 × 8 cells").waitFor();
  await dialog.getByRole("button", { name: "One colour more" }).press("Enter");
  await dialog.getByText("3 × 8 cells, 3 colours.").waitFor();
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
  await give(page, "paste", await fileOf(page, SCREENSHOT), "image/png");
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
  await dialog.getByRole("button", { name: "Top right corner" }).focus();
  for (let i = 0; i < 80; i++) await page.keyboard.press("Shift+ArrowLeft");
  await dialog.getByText("The corners cross each other.").waitFor();
  assert.ok(await dialog.getByRole("button", { name: "Use this board" }).isDisabled());
});

/** A PNG that says it has so many pixels, and nothing else. */
function emptyPng(width, height) {
  const bytes = Buffer.alloc(33);
  bytes.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test("what cannot be read gets one sentence each, and the board stays", async () => {
  const page = await solve();
  const refused = {
    "This file is no picture in PNG, JPEG, GIF, WebP or BMP.": [
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "image/svg+xml",
    ],
    "This picture is too large: at most 50 million pixels can be read.": [emptyPng(20_000, 20_000), "image/png"],
    "This picture is damaged and cannot be opened.": [emptyPng(200, 200), "image/png"],
    "This picture is too small: both sides need at least 16 pixels.": [
      await fileOf(page, { data: new Uint8ClampedArray(4 * 8 * 90), width: 90, height: 8 }),
      "image/png",
    ],
  };
  for (const [sentence, [bytes, type]] of Object.entries(refused)) {
    assert.ok(await give(page, "drop", bytes, type));
    await notice(page, sentence);
  }
  assert.equal(await page.evaluate(() => location.hash), "#solve-5x5.on");
  assert.equal(await page.locator("dialog.picture").count(), 0);
});

test("a picture without a board says so; with corners, rows and columns it is one", async () => {
  const page = await solve();
  const blank = { data: new Uint8ClampedArray(4 * 200 * 100).fill(180), width: 200, height: 100 };
  await give(page, "paste", await fileOf(page, blank), "image/png");
  const dialog = dialogOf(page);
  await dialog.getByText("No board found.").waitFor();
  assert.ok(await dialog.getByRole("button", { name: "Use this board" }).isDisabled());
  await dialog.getByRole("button", { name: "One row fewer" }).click();
  await dialog.getByText("4 × 5 cells, one colour.").waitFor();
});

test("a browser that falsifies pixels is noticed", async () => {
  const page = await solve();
  await page.evaluate(() => {
    const read = OffscreenCanvasRenderingContext2D.prototype.getImageData;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (x, y, width, height) {
      const image = read.call(this, x, y, width, height);
      image.data.fill(255);
      return image;
    };
  });
  await give(page, "paste", await fileOf(page, SCREENSHOT), "image/png");
  await notice(page, "This browser hides the colours of pictures from pages.");
});

test("text on the clipboard stays text, and elsewhere than in Solve pictures are not taken", async () => {
  const page = await solve();
  const taken = await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "x.png", { type: "image/png" }));
    data.setData("text/plain", "5x5");
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data });
    return !document.body.dispatchEvent(event);
  });
  assert.equal(taken, false);
  await page.evaluate(() => (location.hash = "#5x5.on"));
  await until(async () => (await page.locator("input[type=file]").count()) === 0);
  assert.equal(await give(page, "paste", await fileOf(page, SCREENSHOT), "image/png"), false);
});

for (const [width, height] of [
  [360, 640],
  [1280, 800],
])
  test(`at ${width} × ${height} the dialog is accessible, fits, and its targets are large`, async () => {
    const page = await solve({ viewport: { width, height }, hasTouch: width < 800 });
    await give(page, "paste", await fileOf(page, SCREENSHOT), "image/png");
    const dialog = dialogOf(page);
    await dialog.getByText("4 × 9 cells").waitFor();
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
