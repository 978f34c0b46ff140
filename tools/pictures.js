// Takes screenshots of the built site, and the picture of the README:
//   node tools/pictures.js [folder]    every view, size, theme and language
//   node tools/pictures.js readme      docs/picture.png
import { mkdirSync } from "node:fs";
import { ALIVE, openBrowser } from "../tests/browser.js";

const SIZES = [
  [360, 640],
  [740, 360],
  [768, 1024],
  [1280, 720],
  [1366, 641],
  [1920, 1080],
];

/** The states of the page: the address of each, and the actions that lead to it. @type {Record<string, [address: string, act?: (page: import("playwright-core").Page) => Promise<unknown>]>} */
const STATES = {
  first: [""],
  path: ["#path-7", (page) => page.getByRole("tab").nth(1).click()],
  win: ["#path-6", win],
  "doors-win": ["#path-doors-6", win],
  today: ["#today", (page) => page.getByRole("tab").nth(0).click()],
  free: ["#5x5.on", (page) => page.getByRole("tab").nth(2).click()],
  doors: ["#doors-0111-1001-0011-1011.off"],
  solve: ["#solve-5x5.8000000"],
  "solve-doors": ["#solve-doors-0111-1001-0011-1011.off"],
  learn: ["#learn-5x5.on"],
  lab: ["#lab"],
};
const README = { board: "#5x5.1ba7d50", hall: "#doors-0111-1001-0011-1011.off.2" };

const [folder = "build/pictures"] = process.argv.slice(2);
const browser = await openBrowser(undefined, undefined, ALIVE);
await (folder === "readme" ? readmePicture() : allViews());
await browser.close();

async function allViews() {
  for (const [width, height] of SIZES)
    for (const colorScheme of /** @type {const} */ (["dark", "light"]))
      for (const locale of ["zh-CN", "en-GB"])
        for (const [state, [path, act]] of Object.entries(STATES)) {
          const options = { viewport: { width, height }, colorScheme, locale };
          const name = `${state}-${width}-${colorScheme}-${locale.slice(0, 2)}`;
          await take(path, options, "body", `${folder}/${name}.png`, act);
        }
  console.log(`${folder}/`);
}

/** Presses the solution of the visible board. @param {import("playwright-core").Page} page */
async function win(page) {
  await page
    .locator("#stage > :is(lights-out, rotating-doors):not([hidden])")
    .evaluate((/** @type {Puzzle} */ board) => {
      for (const [button, press] of [...(board.engine.solve().presses ?? [])].entries()) if (press) board.press(button);
    });
  await page.locator(".win:not([hidden])").waitFor();
}

/**
 * Opens a place of the site and takes a picture of one of its elements, or of the window.
 * @param {string} path
 * @param {import("playwright-core").BrowserContextOptions} options
 * @param {string} selector
 * @param {string} [file]
 * @param {(page: import("playwright-core").Page) => Promise<unknown>} [act]
 */
async function take(path, options, selector, file, act) {
  const { page, context } = await browser.open(path, options);
  await page.locator("#panel-body > *").first().waitFor({ state: "attached" });
  await act?.(page);
  await page.waitForTimeout(1200); // the doors are animated
  const target = selector === "body" ? page : page.locator(selector);
  const picture = await target.screenshot({ path: file });
  await context.close();
  return picture;
}

/** A board and a hall side by side in the dark theme. */
async function readmePicture() {
  /** @type {import("playwright-core").BrowserContextOptions} */
  const options = { viewport: { width: 1180, height: 900 }, colorScheme: "dark", deviceScaleFactor: 2 };
  const board = await take(README.board, options, "lights-out");
  const hall = await take(README.hall, { ...options, viewport: { width: 700, height: 900 } }, "rotating-doors");
  const { page, context } = await browser.open("about:blank", { viewport: { width: 1400, height: 620 } });
  await page.setContent(
    '<body style="margin:0;inline-size:max-content;display:flex;gap:28px;padding:28px;background:#0A0F24;align-items:center">',
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
