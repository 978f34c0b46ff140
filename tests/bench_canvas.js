// Boards that are drawn on a canvas, in the page and in an article: how long until they show, and until a press does.
import { median } from "./bench_pages.js";
import { traced } from "./bench_start.js";
import { ALIVE, openBrowser } from "./browser.js";

const SLOWDOWN = 4;
const RUNS = 5;
const REST_MS = 400; // so long after a press nothing is expected to go on
const STEP = 8; // pixels from one press to the next
const BOARDS = ["100x100.on", "256x256.on"];
const ARTICLE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>article</title><link rel="icon" href="data:,">
<lights-out board="5x5.on"></lights-out><script src="lights-and-doors.js" defer></script>`;

/** From the order until the frame that shows it, in milliseconds. @param {import("playwright-core").Page} page @param {string} notation */
const draw = (page, notation) =>
  page.evaluate(async (notation) => {
    const board = /** @type {any} */ (document.querySelector("lights-out"));
    const begin = performance.now();
    board.notation = notation;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame();
    while (!(board.shadowRoot.querySelector("canvas.cells")?.width > 1));
    await frame();
    return performance.now() - begin;
  }, notation);

/** A press of a cell that the mouse rests on; from the click until the next frame, in milliseconds. @param {import("playwright-core").Page} page @param {number} run */
async function press(page, run) {
  const box = await page.locator("lights-out canvas.cells").boundingBox();
  const { x, y, width, height } = /** @type {NonNullable<typeof box>} */ (box);
  await page.mouse.move(x + width / 2 + run * STEP, y + height / 3); // the cells lie around the middle of their canvas
  await page.waitForTimeout(REST_MS / 4);
  await page.evaluate(() => {
    const seen = /** @type {any} */ (window);
    seen.pressed = new Promise((resolve) =>
      addEventListener(
        "click",
        () => {
          const begin = performance.now();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
        },
        { capture: true, once: true },
      ),
    );
  });
  await page.mouse.down();
  await page.mouse.up();
  const { pressed, moves } = await page.evaluate(async () => {
    const { engine } = /** @type {any} */ (document.querySelector("lights-out"));
    return { pressed: await /** @type {any} */ (window).pressed, moves: engine.moveCount };
  });
  if (moves !== 1) throw new Error(`${moves} presses`);
  return pressed;
}

/** @param {any[]} events */
const longest = (events) =>
  Math.max(...events.filter(({ name }) => /RunTask$/.test(name)).map(({ dur }) => dur / 1000));

/** Of the view of a board: the code is there, as after a first large one. @param {import("playwright-core").Page} page @param {string} notation */
async function measure(page, notation) {
  const [drawn, drawing, pressed, pressing] = [[], [], [], []].map((list) => /** @type {number[]} */ (list));
  for (let run = 0; run < RUNS; run++) {
    await draw(page, "13x13.on");
    await page.waitForTimeout(REST_MS);
    const first = await traced(page, async () => {
      drawn.push(await draw(page, notation));
      await page.waitForTimeout(REST_MS);
    });
    drawing.push(longest(first));
    const second = await traced(page, async () => {
      pressed.push(await press(page, run));
      await page.waitForTimeout(REST_MS);
    });
    pressing.push(longest(second));
  }
  return { drawn: median(drawn), drawing: median(drawing), pressed: median(pressed), pressing: median(pressing) };
}

/** @returns {Promise<{ name: string, drawn: number, drawing: number, pressed: number, pressing: number }[]>} */
export async function measureCanvas() {
  const browser = await openBrowser(undefined, undefined, ALIVE);
  const rows = [];
  const size = { viewport: { width: 1280, height: 720 } };
  for (const [where, open] of /** @type {const} */ ([
    ["page", () => browser.open("#5x5.on", size)],
    ["article", () => browser.openHost(ARTICLE, size)],
  ])) {
    const { page, context } = await open();
    await page.locator("lights-out .cell").first().waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    for (const board of BOARDS) rows.push({ name: `${board} in the ${where}`, ...(await measure(page, board)) });
    await context.close();
  }
  await browser.close();
  return rows;
}
