// Boards with more than two states in the page and in somebody else's: loaded, played, drawn, solved, explained.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PATHS } from "../web/play/path.js";
import { axe, testBrowser } from "./browser.js";
import { becomes } from "./until.js";

const browser = await testBrowser();

const notation = (page, selector = "lights-out") => page.locator(selector).evaluate((board) => board.notation);
const cell = (page, row, column) => page.getByRole("button", { name: new RegExp(`^row ${row}, column ${column}, `) });
const heading = (page, name) => page.getByRole("heading", { name });
const places = (page) => page.getByRole("navigation", { name: "Places" });

/** Shows another board in the same page, or the same one from the start. */
const showBoard = (page, position, selector = "lights-out") =>
  page.locator(selector).evaluate((board, position) => {
    board.notation = position;
  }, position);

/** Opens Solve with a position. */
async function solving(position, options) {
  const { page } = await browser.open(`#solve-${position}`, options);
  await page.locator(".answer-card").waitFor();
  return page;
}

test("an embedded board fetches what it needs, is played by mouse and keyboard, and tells its win; a face that is asked for shows, and follows the attribute, for dials and in pictures too", async () => {
  const html = `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:">
    <script src="lights-and-doors.js" defer></script><h1>host</h1><main><lights-out board="3x3-mod4~.1"></lights-out></main></html>`;
  const { page } = await browser.openHost(html);
  await page.locator("lights-out").evaluate((board) => {
    globalThis.won = 0;
    board.addEventListener("lights-solved", () => globalThis.won++);
    return board.ready;
  });
  await cell(page, 2, 2).click();
  assert.equal(await notation(page), "3x3-mod4~.1.000010000");
  await cell(page, 2, 2).click({ modifiers: ["Shift"] });
  await cell(page, 1, 1).click({ button: "right" });
  assert.equal(await notation(page), "3x3-mod4~.1.300000000");
  await cell(page, 1, 1).focus();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("-");
  assert.equal(await notation(page), "3x3-mod4~.1.100000000");
  for (let undone = 0; undone < 5; undone++) await page.keyboard.press("u");
  assert.equal(await notation(page), "3x3-mod4~.1");
  await page.locator("lights-out").evaluate((board) => {
    for (const [button, times] of board.engine.solve().presses.entries()) board.press(button, times);
  });
  assert.equal(await page.evaluate(() => globalThis.won), 1);
  assert.deepEqual(await axe(page, "lights-out"), []);

  await page.locator("main").evaluate((main) => {
    main.innerHTML = `<lights-out board="3x3-mod4.2" face="number"></lights-out>
      <rotating-doors board="dials4-11-01.23" face="pips"></rotating-doors>`;
  });
  const board = page.locator("lights-out");
  await cell(page, 1, 1).waitFor();
  const face = () => cell(page, 1, 1).locator(".face").innerHTML();
  assert.match(await face(), /<text.*2/);
  const seen = new Set([await face()]);
  for (const word of ["dial", "pips"]) {
    await board.evaluate((each, word) => (each.face = word), word);
    await becomes(async () => seen.has(await face()), false);
    seen.add(await face());
  }
  await board.evaluate((each) => (each.face = null));
  assert.equal(await face(), [...seen][2]);

  const dials = page.locator("rotating-doors");
  await dials.locator(".hub .face path").first().waitFor();
  const pictures = new Set();
  const look = () =>
    dials.evaluate(({ shadowRoot }) => {
      const hub = shadowRoot.querySelector(".hub");
      const needle = getComputedStyle(shadowRoot.querySelector(".wheel"), "::before").display !== "none";
      return [needle, getComputedStyle(hub, "::after").content.slice(1, -1), hub.querySelectorAll(".face").length];
    });
  for (const [face, expected] of /** @type {const} */ ([
    ["pips", [false, "", 1]],
    ["number", [false, "2", 0]],
    ["dial", [true, "2", 0]],
  ])) {
    await dials.evaluate((each, face) => (each.face = face), face);
    await becomes(look, expected);
    pictures.add(await dials.evaluate((each) => each.toSVG()));
  }
  assert.equal(pictures.size, 3);
  assert.deepEqual(await axe(page, "rotating-doors"), []);
});

test("while the switch is on presses turn back; a digit presses that many times; what cannot be loaded is told; hints lead to the win by counts, and Why? proves a press by weights", async () => {
  const { page } = await browser.open("#3x3-mod4~.1");
  const reverse = page.locator("lights-out").getByRole("button", { name: "Reverse" });
  await reverse.focus();
  await page.keyboard.press("Space");
  assert.equal(await reverse.getAttribute("aria-pressed"), "true");
  await cell(page, 1, 1).click();
  await cell(page, 1, 2).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("-");
  assert.equal(await notation(page), "3x3-mod4~.1.320000000");
  assert.deepEqual(await axe(page, "lights-out"), []);
  await reverse.click();
  await cell(page, 1, 1).click();
  assert.equal(await notation(page), "3x3-mod4~.1.020000000");
  const follow = async (position) => {
    await page.evaluate((position) => (location.hash = position), position);
    await becomes(() => notation(page), position);
  };
  for (const other of ["3x3-mod4.1", "3x3.on"]) {
    await follow(other);
    assert.equal(await reverse.count(), 0);
  }

  await follow("3x3-mod6~.1");
  await cell(page, 1, 1).focus();
  await page.keyboard.press("4");
  await becomes(() => notation(page), "3x3-mod6~.1.400000000");
  await page.getByRole("button", { name: "Reverse" }).click();
  await cell(page, 1, 2).focus();
  await page.keyboard.press("2");
  await becomes(() => notation(page), "3x3-mod6~.1.440000000");
  await page.keyboard.press("?");
  await page.getByText("a digit that many times", { exact: false }).first().waitFor();
  await follow("3x3.on");
  await cell(page, 1, 1).focus();
  await page.keyboard.press("4");
  await page.keyboard.press("Enter"); // heard after the digit
  await becomes(() => notation(page), "3x3.on.800");

  await follow("3x3-mod3.1");
  await page.evaluate(() => (location.hash = "3x3-mod40.1"));
  await page.getByText("from 3 to 36", { exact: false }).first().waitFor();
  assert.equal(await notation(page), "3x3-mod3.1");

  await follow("5x5-mod3.1");
  const hint = page.getByRole("button", { name: "Hint" });
  for (let step = 0; step < 4; step++) await hint.press("Enter");
  const marks = () => page.locator("lights-out .mark").allTextContents();
  const before = await marks();
  const total = before.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  assert.equal(total, 18);
  const marked = page.locator("lights-out .cell.marked");
  await marked.first().click();
  assert.equal(
    (await marks()).reduce((sum, text) => sum + Number.parseInt(text, 10), 0),
    total - 1,
  );
  for (let left = total - 1; left > 0; left--) await marked.first().press("Enter");
  assert.equal(await page.locator("lights-out").evaluate((board) => board.engine.solved), true);

  await follow("3x3-mod3.120012001");
  for (let step = 0; step < 3; step++) await hint.press("Enter");
  await page.getByRole("button", { name: "Why?" }).click();
  await page.getByText("So every solution presses it", { exact: false }).first().waitFor();
  const weights = await page.locator("lights-out .mark.hatched").allTextContents();
  assert.ok(weights.length > 0 && weights.every((text) => /^×[12]$/.test(text)), weights.join());
  assert.deepEqual(await axe(page, "lights-out"), []);
});

test("a board is chosen by its brightnesses, drawn by taps and by a drag, and solved; one without a solution has its weights, and the nearest ones can be chosen", async () => {
  const page = await solving("3x3.off");
  await page.getByLabel("Brightnesses").selectOption("3");
  await becomes(() => notation(page), "3x3-mod3.0");
  await cell(page, 1, 2).click();
  await cell(page, 3, 3).click();
  await cell(page, 3, 3).click();
  assert.equal(await notation(page), "3x3-mod3.010000002");
  const { weight } = await page.locator("lights-out").evaluate((board) => board.engine.fewestNow());
  await heading(page, `${weight} presses, the fewest.`).waitFor();
  await page.keyboard.press("Control+z");
  assert.equal(await notation(page), "3x3-mod3.010000001");
  await page.getByLabel("Goal").selectOption("same");
  await becomes(() => notation(page), "3x3-mod3=*.010000001");
  await page.getByLabel("Goal").selectOption("each");
  await page.getByRole("button", { name: "row 2, column 1: 0" }).click();
  await becomes(() => notation(page), "3x3-mod3=000100000.010000001");
  await page.getByLabel("Brightnesses").selectOption("2");
  await becomes(() => notation(page), "3x3=100.408");

  await showBoard(page, "3x3-mod4.200000000");
  const boxes = await Promise.all([1, 2, 3].map((column) => cell(page, 1, column).boundingBox()));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  await page.mouse.move(...middle(boxes[0]));
  await page.mouse.down();
  for (const box of boxes.slice(1)) await page.mouse.move(...middle(box), { steps: 4 });
  await page.mouse.up();
  await becomes(() => notation(page), "3x3-mod4.333000000");

  await showBoard(page, "5x5-mod3.1120120120120120120120120");
  await heading(page, "No solution.").waitFor();
  await page.getByText("by a multiple of 3", { exact: false }).first().waitFor();
  assert.ok((await page.locator("lights-out .mark").allTextContents()).every((text) => /^×[12]$/.test(text)));
  const nearest = page.locator(".nearest button").first();
  const cells = await nearest.getAttribute("aria-label");
  assert.match(cells, /^Change \d,\d → [012]$/);
  assert.equal(await nearest.textContent(), cells.replace("Change ", ""));
  await nearest.click();
  await page.getByRole("heading", { name: /presses, the fewest/ }).waitFor();
});

test("all solutions of lights with three states are a press away from the answer", async () => {
  const page = await solving("5x5-mod3.1", { viewport: { width: 1280, height: 720 } });
  await page.getByText("Details", { exact: true }).click();
  await page.getByRole("button", { name: "All solutions" }).click();
  const solutions = page.getByRole("heading", { name: /^Solutions/ });
  await becomes(() => solutions.isVisible(), true);
  await becomes(async () => ((await solutions.boundingBox())?.y ?? Infinity) < 720, true);
});

test("Learn has equations, quiet patterns and solutions, which mark the board; it eliminates modulo a prime power step by step, and lets the reader choose the pivot; tabs again for two states", async () => {
  const { page } = await browser.open("#learn-3x3-mod4.123012301");
  await page.getByRole("heading", { name: "Equations" }).waitFor();
  assert.equal(await page.getByRole("tab").count(), 0);
  const first = page.locator("lights-explain .counts-list li").first();
  assert.equal(await first.textContent(), "x1 + x2 + x4 ≡ 3 (mod 4)");
  await first.focus();
  assert.equal(await page.locator("lights-out .marked").count(), 3);
  assert.deepEqual(await axe(page, "#panel"), []);

  await page.evaluate(() => (location.hash = "learn-3x3-mod3.120012001"));
  const part = page.locator("lights-explain section", { hasText: "Elimination" });
  const steps = part.locator(".player");
  await steps.waitFor();
  const next = steps.getByRole("button", { name: "Next step" });
  await next.click();
  assert.match(await part.locator(".formula").textContent(), /^R2 ← R2 − R1/);
  assert.equal(await page.locator("lights-out .mark.ringed").count(), 1);
  await part.getByRole("button", { name: "R2", exact: true }).focus();
  const marks = await page.locator("lights-out .mark").allTextContents();
  assert.ok(marks.length > 1 && marks.every((text) => /^[12]×$/.test(text)), marks.join());
  await steps.getByRole("slider").focus();
  await page.keyboard.press("End");
  await part.getByText("Done: each row decides one unknown.").waitFor();
  const right = await part.locator("tbody td.right").allTextContents();
  const presses = await page.locator("lights-out").evaluate(({ engine }) => [...engine.solve().presses].sort());
  assert.deepEqual(right.map(Number).sort(), presses); // one solution: each row has one of its numbers
  assert.deepEqual(await axe(page, "#panel"), []);
  await page.evaluate(() => (location.hash = "learn-dials36-20-03.11"));
  const modulo = (/** @type {number} */ q) => part.getByRole("button", { name: `mod ${q}`, exact: true });
  await modulo(9).waitFor();
  assert.equal(await modulo(4).getAttribute("aria-pressed"), "true"); // where it fails: 2 a ≡ 35 (mod 36)
  await steps.getByRole("slider").focus();
  await page.keyboard.press("End");
  await part.getByText("the left side of R1 is a multiple of 2, and 3 is not", { exact: false }).waitFor();
  await modulo(9).click();
  assert.equal(await modulo(9).evaluate((button) => button.matches(":focus")), true);
  await part.getByText("The equations as a matrix", { exact: false }).waitFor();
  assert.deepEqual(await part.locator("tbody td").allTextContents(), ["2", "0", "8", "0", "3", "8"]);
  assert.deepEqual(await axe(page, "#panel"), []);

  await page.evaluate(() => {
    location.hash = "learn-3x3.on";
  });
  await page.getByRole("tab", { name: "Elimination" }).waitFor();
});

/** Moves the focus by arrow keys and presses a solution. @param {string} selector the element */
async function winByKeys(page, selector) {
  const board = page.locator(selector);
  const { presses, cols } = await board.evaluate(({ engine }) => {
    const search = engine.fewest();
    let step = search.next();
    while (!step.done) step = search.next();
    return { presses: [...engine.ways(step.value.presses)], cols: engine.cols };
  });
  await page.keyboard.press("Home");
  if (cols > 1) await page.keyboard.press("Control+Home");
  let at = 0;
  for (const [button, times] of presses.entries()) {
    if (times === 0) continue;
    const columns = selector === "lights-out" ? cols : presses.length;
    for (; Math.floor(at / columns) < Math.floor(button / columns); at += columns)
      await page.keyboard.press("ArrowDown");
    for (; at < button; at++) await page.keyboard.press("ArrowRight");
    for (; at > button; at--) await page.keyboard.press("ArrowLeft");
    for (let time = 0; time < Math.abs(times); time++) await page.keyboard.press(times < 0 ? "-" : "Enter");
  }
}

test("a solution is pressed along: each item counts down; the last board is kept, whatever its states; levels with more than two states are opened from the paths and won by keyboard", async () => {
  const page = await solving("3x3-mod3.012012012");
  await page.getByRole("button", { name: "Tick off presses" }).click();
  const items = page.locator(".press-list button");
  const left = async () =>
    (await items.locator("span").allTextContents()).reduce((sum, text) => sum + Math.abs(Number.parseInt(text, 10)), 0);
  const total = await left();
  assert.ok(total > 1);
  await items.first().click();
  await becomes(left, total - 1);
  await page.reload();
  await page.locator(".press-list button").first().waitFor();
  await becomes(left, total - 1);
  for (let rest = total - 1; rest > 0; rest--) {
    await page.locator('.press-list button[aria-pressed="false"]').first().click();
    await becomes(left, rest - 1);
  }
  await heading(page, "Done: everything is as wanted.").waitFor();
  await items.first().click();
  await becomes(left, 1);

  await showBoard(page, "3x3-mod5~=*.012340123");
  await heading(page, /./).first().waitFor();
  await cell(page, 1, 1).click();
  await becomes(() => page.evaluate(() => location.hash), "#solve-3x3-mod5~=*.112340123");
  await places(page).getByRole("link", { name: "Play" }).click();
  await page.goto(`${browser.address}#free`);
  await page.reload();
  await cell(page, 1, 1).waitFor();
  assert.equal(await notation(page), "3x3-mod5~=*.112340123");

  for (const [kind, selector, path] of [
    ["lights", "lights-out", "path"],
    ["doors", "rotating-doors", "path-doors"],
  ]) {
    const level = PATHS[kind].find(({ notation }) => /^dials|-mod/.test(notation));
    const after = PATHS[kind][PATHS[kind].indexOf(level) + 2];
    await page.evaluate((path) => (location.hash = path), path);
    for (const { address, notation: start, fewest } of [level, after]) {
      const link = page.locator(`.star[href="#${address}"]`);
      const chapter = page.locator(".chapter").filter({ has: link });
      if (!(await chapter.evaluate(({ open }) => open))) await chapter.locator("summary").press("Enter");
      await link.focus();
      await page.keyboard.press("Enter");
      await becomes(() => notation(page, selector).catch(() => ""), start);
      await becomes(() => page.evaluate(() => document.activeElement?.localName), selector);
      await winByKeys(page, selector);
      await page.getByText(`Solved in ${fewest}. Perfect!`).waitFor();
    }
  }
});

test("a phone is told of long presses, not of right-clicks and keys", async () => {
  for (const hasTouch of [true, false]) {
    const viewport = hasTouch ? { width: 390, height: 844 } : { width: 1280, height: 720 };
    const { page } = await browser.open("#3x3-mod4~=0.1", { viewport, hasTouch, isMobile: hasTouch });
    await page.locator(".goal").getByText("To turn back").first().waitFor();
    const goal = await page.locator(".goal").first().innerText();
    assert.match(goal, /a long press/);
    assert.equal(/right-click|Shift|key/.test(goal), !hasTouch, goal);
  }
});
