// Boards that are no grid, in the page and in somebody else's: played, seen, solved.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, testBrowser } from "./browser.js";
import { becomes } from "./until.js";

const browser = await testBrowser();

const notation = (page) => page.locator("lights-out").evaluate((board) => board.notation);
const cells = (page) => page.locator("lights-out .cell");
const cell = (page, name) => page.getByRole("button", { name: new RegExp(`^${name}, o(n|ff)$`) });

/** A page of somebody else's. */
function openHost() {
  const html = `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:">
    <script src="lights-and-doors.js" defer></script><h1>host</h1><main></main></html>`;
  return browser.openHost(html);
}

/** Puts a board there in the place of the one before. @param {any} page @param {string} board */
async function embed(page, board) {
  await page.locator("main").evaluate((main, board) => {
    main.innerHTML = `<lights-out board="${board}"></lights-out>`;
  }, board);
  await page.locator("lights-out").evaluate((element) => element.ready);
  await cells(page).first().waitFor();
}

test("a cube is played by mouse and keyboard to its win; every shape shows its cells and draws them; explain opens the pane beside a board that is no grid, and follows another board", async () => {
  const { page } = await openHost();
  await embed(page, "cube3.on");
  await page.locator("lights-out").evaluate((board) => {
    globalThis.won = 0;
    board.addEventListener("lights-solved", () => globalThis.won++);
  });
  assert.equal(await cells(page).count(), 54);
  assert.deepEqual(await axe(page, "lights-out"), []);
  await cell(page, "front, row 1, column 2").click();
  assert.deepEqual(
    await Promise.all(
      ["front, row 1, column 2", "up, row 3, column 2", "front, row 2, column 2"].map((name) =>
        page.getByRole("button", { name: `${name}, off` }).count(),
      ),
    ),
    [1, 1, 1],
  );
  await page.keyboard.press("ArrowUp"); // over the edge to the face above
  assert.match(await page.locator("lights-out .cell:focus").getAttribute("aria-label"), /^up, row 3, column 2/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.equal((await notation(page)).split(".")[1], "on");
  const last = await page.locator("lights-out").evaluate((board) => {
    const buttons = [...board.engine.solve().presses].flatMap((times, button) => (times ? button : []));
    for (const button of buttons.splice(4)) board.press(button);
    return buttons;
  });
  for (const button of last.slice(2)) await cells(page).nth(button).click();
  for (const button of last.slice(0, 2)) await cells(page).nth(button).press("Space");
  await becomes(() => page.evaluate(() => globalThis.won), 1);

  const counts = { "dodecahedron.on": 12, "hex3-mod4~.3": 19, "triangle4=on.off": 16, "graph-0050a0-0112.on": 3 };
  for (const [board, count] of Object.entries(counts)) {
    await embed(page, board);
    assert.equal(await cells(page).count(), count);
    assert.deepEqual(await axe(page, "lights-out"), []);
    assert.match(await page.locator("lights-out").evaluate((element) => element.toSVG()), /^<svg/);
    await cells(page).nth(1).click(); // nothing covers it
    assert.equal((await notation(page)).split(".")[2][1], "1", board);
  }

  await embed(page, "cube2.on");
  await page.locator("lights-out").evaluate((board) => {
    board.explain = "equations";
  });
  const pane = page.locator("lights-explain");
  await becomes(() => pane.locator(".equations li").count(), 24);
  assert.equal(await pane.getByRole("tab", { name: "Chasing" }).isVisible(), false);
  await pane.getByRole("tab", { name: "Elimination" }).click();
  await pane.getByRole("table").first().waitFor();
  await pane.getByRole("tab", { name: "Quiet patterns" }).click();
  const { nullity } = await page.locator("lights-out").evaluate((board) => board.engine.solve());
  await becomes(() => pane.locator(".patterns li").count(), nullity);
  await pane.getByRole("tab", { name: "Solutions" }).click();
  await becomes(
    () => pane.locator("ol.patterns button").first().getAttribute("aria-description"),
    `solution 1 of ${2 ** nullity}: 6 presses: 1; 5; 10; 16; 18; 21`,
  );
  assert.deepEqual(await axe(page, "lights-out"), []);
  await embed(page, "cube2.100000000000000000000000");
  await page.locator("lights-out").evaluate((board) => {
    board.explain = "solutions";
  });
  await pane.locator(".facts.bad").waitFor(); // no solution: the lights that prove it
  await page.locator("lights-out").evaluate((board) => {
    board.board = "hex2=*.1001000"; // whichever state all show: no tabs
  });
  await pane.getByRole("heading", { name: "Equations" }).waitFor();
  await page.locator("lights-out").evaluate((board) => {
    board.board = "3x3.on";
  });
  await pane.getByRole("tab", { name: "Equations" }).waitFor();
});

test("on a small telephone a cube with three states is large enough for fingers, and shows what a press turns", async () => {
  const { page } = await browser.open("#cube3-mod3.1", { viewport: { width: 360, height: 640 } });
  await cells(page).first().waitFor();
  for (const box of await cells(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))) {
    assert.ok(box.width >= 24 && box.height >= 24, JSON.stringify(box));
    assert.ok(box.left >= 0 && box.right <= 360 && box.top >= 0 && box.bottom <= 640, JSON.stringify(box));
  }
  await cells(page).nth(22).hover(); // the middle of the front
  await becomes(() => page.locator("lights-out .flips").count(), 5);
  await cells(page).nth(22).click();
  assert.equal((await notation(page)).split(".")[2].length, 54);
});

test("Solve offers the shapes, and solves them; a graph is drawn by taps, drags and keys, and solved at once", async () => {
  const { page } = await browser.open("#solve-cube3.on");
  await becomes(() => page.locator(".answer-card li").count(), 14);
  await page.getByRole("button", { name: "Dodecahedron" }).click();
  await becomes(() => notation(page), "dodecahedron.on");
  await becomes(() => page.locator(".answer-card li").count(), 2);
  await page.getByLabel("Brightnesses").selectOption("3");
  await becomes(() => notation(page), "dodecahedron-mod3.1");
  await page.getByRole("button", { name: "Grid" }).click();
  await becomes(() => notation(page), "5x5.on");

  await page.evaluate(() => (location.hash = "solve-graph-00a0k0-0112.on"));
  const area = page.getByRole("group", { name: "Points and lines" });
  const point = (number) => area.getByRole("button", { name: new RegExp(`^point ${number}\\b`) });
  const shape = (expected) => becomes(async () => (await notation(page)).split(".")[0], expected);
  await shape("graph-00a0k0-0112");
  await area.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await area.boundingBox();
  const at = (column, row) => [x + (width * (column + 1.5)) / 36, y + (height * (row + 1.5)) / 36];
  await page.mouse.click(...at(15, 21));
  await shape("graph-00a0k0fl-0112");
  await point(4).click();
  await point(1).click();
  await shape("graph-00a0k0fl-011203");
  await page.mouse.move(...at(15, 21));
  await page.mouse.down();
  await page.mouse.move(...at(18, 20), { steps: 5 });
  await page.mouse.move(...at(24, 18), { steps: 5 });
  await page.mouse.up();
  await shape("graph-00a0k0oi-011203");
  assert.equal(await area.locator("[aria-pressed=true]").count(), 0, "a drag chooses nothing");
  await point(3).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await shape("graph-00a0k0oi-01120323");
  await page.keyboard.press("Shift+ArrowDown");
  await shape("graph-00a0k0ol-01120323");
  assert.deepEqual(await axe(page, ".panel-body"), []);
  await page.getByRole("heading", { name: /^\d press(es)?, the fewest\.$/ }).waitFor();
  await point(2).focus();
  await page.keyboard.press("Delete");
  await shape("graph-00k0ol-0212");
  await page.getByRole("button", { name: "Add a point" }).click();
  await shape("graph-00k0ol30-0212");
  await page.getByRole("button", { name: "Lock …" }).click();
  assert.equal(await page.getByRole("button", { name: "Hole", exact: true }).isVisible(), false);
  await page.locator("lights-out .cell").nth(0).click();
  await shape("graph-00k0ol30-0212-locked8");
  await page.getByRole("button", { name: "Any state" }).click();
  await page.locator("lights-out .cell").nth(3).click();
  await shape("graph-00k0ol30-0212-locked8-any1");
  assert.deepEqual(await axe(page), []);
  assert.match(await page.locator("lights-out .cell").nth(0).getAttribute("aria-label"), /locked/);
  await point(2).focus();
  await page.keyboard.press("Delete");
  await shape("graph-00ol30-01-locked8-any2");
  await page.getByRole("button", { name: "Grid" }).click();
  await becomes(() => notation(page), "5x5.on");
  await page.getByRole("button", { name: "Hole", exact: true }).waitFor();
});

test("on a phone a cube and a dodecahedron are upright, and their cells fit a finger", async () => {
  for (const [board, side] of Object.entries({ "cube2.on": 48, "cube3.on": 34, "dodecahedron.on": 64 })) {
    const { page } = await browser.open(`#${board}`, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await cells(page).first().waitFor();
    const boxes = await Promise.all((await cells(page).all()).map((each) => each.boundingBox()));
    const across = Math.max(...boxes.map(({ x, width }) => x + width)) - Math.min(...boxes.map(({ x }) => x));
    const down = Math.max(...boxes.map(({ y, height }) => y + height)) - Math.min(...boxes.map(({ y }) => y));
    assert.ok(down > across, `${board}: ${across}×${down}`);
    for (const { x, width } of boxes)
      assert.ok(width >= side && x >= 0 && x + width <= 390, `${board}: ${width} at ${x}`);
    assert.equal(await page.locator("lights-out .edges:visible").count(), 1, "numbers tell which edges are joined");
  }
});
