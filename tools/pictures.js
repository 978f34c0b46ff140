// Screenshots of the built site, to look at, and the picture of the README:
//   node tools/pictures.js [folder]    every view, size, theme and language
//   node tools/pictures.js readme      docs/picture.png
import { mkdirSync } from "node:fs";
import { openBrowser } from "../tests/browser.js";

const SIZES = { 360: 720, 768: 1024, 1280: 800 };
const VIEWS = { lights: "#5x5.on", doors: "#doors-0111-1001-0011-1011.off" };
const README = { board: "#5x5.1ba7d50", hall: "#doors-0111-1001-0011-1011.off.2" };

const [folder = "build/pictures"] = process.argv.slice(2);
const browser = await openBrowser();
await (folder === "readme" ? readmePicture() : allViews());
await browser.close();

async function allViews() {
  for (const [width, height] of Object.entries(SIZES))
    for (const colorScheme of ["dark", "light"])
      for (const locale of ["zh-CN", "en-GB"])
        for (const [view, path] of Object.entries(VIEWS)) {
          const options = { viewport: { width: Number(width), height }, colorScheme, locale };
          await take(path, options, "body", `${folder}/${view}-${width}-${colorScheme}-${locale.slice(0, 2)}.png`);
        }
  console.log(`${folder}/`);
}

/** Opens a place of the site and takes a picture of one of its elements, or of the window. */
async function take(path, options, selector, file) {
  const { page, context } = await browser.open(path, options);
  await page.waitForFunction(() => document.querySelector("section:not([hidden]) :is(lights-out, rotating-doors)"));
  await page.waitForTimeout(600); // doors take their time to swing
  const target = selector === "body" ? page : page.locator(selector);
  const picture = await target.screenshot({ path: file });
  await context.close();
  return picture;
}

/** A board and a hall, side by side on the night. */
async function readmePicture() {
  const options = { viewport: { width: 1180, height: 900 }, colorScheme: "dark", deviceScaleFactor: 2 };
  const board = await take(README.board, options, "lights-out");
  const hall = await take(README.hall, { ...options, viewport: { width: 700, height: 900 } }, "rotating-doors");
  const { page, context } = await browser.open("about:blank", { viewport: { width: 1400, height: 620 } });
  await page.setContent(
    '<body style="margin:0;inline-size:max-content;display:flex;gap:28px;padding:28px;background:#0E1424;align-items:center">',
  );
  for (const picture of [board, hall]) {
    await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      image.style.height = "564px";
      await image.decode();
      document.body.append(image);
    }, picture.toString("base64"));
  }
  mkdirSync("docs", { recursive: true });
  await page.locator("body").screenshot({ path: "docs/picture.png" });
  await context.close();
  console.log("docs/picture.png");
}
