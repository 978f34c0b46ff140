// Boards beyond 12×12, which are drawn on a canvas, in Chromium on the built site.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, testBrowser } from "./browser.js";
import { until } from "./until.js";

const browser = await testBrowser();

/** Cells 21, 90 and 95. @type {Record<number, number>} the hex digits that are not 0, by place */
const DIGITS = { 5: 4, 22: 2, 23: 1 };
const HOLED = `14x13-holes${Array.from({ length: 46 }, (_, place) => DIGITS[place] ?? 0).join("")}.on`;

/** A board in the page for frames, alone; nothing may be amiss. */
async function visit(path, options, use) {
  const { page } = await browser.open(`embed.html${path}`, options);
  await loadDrawn(page);
  await use(page);
}

/** Waits for the board, and gives the page functions that wait until what has changed is drawn, and read what is drawn. */
async function loadDrawn(page) {
  await page.evaluate(async () => {
    await document.querySelector("lights-out").ready;
    globalThis.drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await globalThis.drawn();
  });
  await page.evaluate(`globalThis.readCells = ${readCells}; globalThis.bright = ${bright}`);
}

const bright = ([red, green, blue]) => (red + green + blue) / 3 > 140;

/** In the page: each cell's colour in its middle, and a hash of its pixels; the cursor tells the places of the cells. */
async function readCells() {
  await globalThis.drawn();
  const host = document.querySelector("lights-out");
  const { engine, shadowRoot } = host;
  const canvas = /** @type {HTMLCanvasElement} */ (shadowRoot.querySelector(".cells"));
  const cursor = shadowRoot.querySelector(".cursor:not([hidden])");
  const box = canvas.getBoundingClientRect();
  const at = cursor.getBoundingClientRect();
  const [, row, column] = cursor.getAttribute("aria-label").match(/row (\d+), column (\d+)/);
  const unit = Math.round(at.width * devicePixelRatio);
  const left = Math.round((at.left - box.left) * devicePixelRatio) - (Number(column) - 1) * unit;
  const top = Math.round((at.top - box.top) * devicePixelRatio) - (Number(row) - 1) * unit;
  const copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
  const pen = copy.getContext("2d", { willReadFrequently: true });
  pen.drawImage(canvas, 0, 0);
  const { data } = pen.getImageData(0, 0, copy.width, copy.height);
  const pixels = new Uint32Array(data.buffer);
  const hashOf = (x, y) => {
    let hash = 0;
    for (let dy = 0; dy < unit; dy++)
      for (let dx = 0; dx < unit; dx++) hash = Math.imul(hash ^ pixels[(y + dy) * canvas.width + x + dx], 0x01000193);
    return hash;
  };
  const { holes } = engine;
  return Array.from(engine.lights, (lit, cell) => {
    const [x, y] = [left + (cell % engine.cols) * unit, top + Math.floor(cell / engine.cols) * unit];
    if (x < 0 || y < 0 || x + unit > canvas.width || y + unit > canvas.height) return null;
    const colourAt = (across, down) => {
      const place = 4 * ((y + Math.floor(down * unit)) * canvas.width + x + Math.floor(across * unit));
      return [...data.subarray(place, place + 4)];
    };
    const [middle, corner] = [colourAt(0.5, 0.5), colourAt(0.84, 0.16)];
    return { lit, hole: holes[cell], middle, corner, look: hashOf(x, y) };
  });
}

const cellsOf = (page) => page.evaluate(() => globalThis.readCells());

/** The drawing agrees with the engine: lit cells are bright, holes are empty. Returns how many cells show, and the looks of the lit ones. */
async function assertDrawn(page, name) {
  const { wrong, shown, looks } = await page.evaluate(async () => {
    const cells = (await globalThis.readCells()).map((found, cell) => ({ cell, ...found }));
    const shown = cells.filter(({ look }) => look !== undefined);
    const isWrong = ({ hole, lit, middle }) => (hole ? middle[3] !== 0 : globalThis.bright(middle) !== (lit === 1));
    const looks = new Set(shown.filter(({ hole, lit }) => !hole && lit).map(({ look }) => look));
    return { wrong: shown.filter(isWrong), shown: shown.length, looks: looks.size };
  });
  assert.deepEqual(wrong, [], name);
  return { shown, looks };
}

const act = (page, use, argument) =>
  page.evaluate(`(${use})(document.querySelector("lights-out"), ${JSON.stringify(argument)})`);

const BOARDS = ["13x13.on", "20x31-torus-king.on", "100x20-knight.off", "1x40.on", "40x1-ring.on", HOLED];

for (const { deviceScaleFactor, boards } of [
  { deviceScaleFactor: 1, boards: BOARDS },
  { deviceScaleFactor: 2, boards: ["13x13.on", HOLED] },
])
  test(`every cell is drawn as it is, at ${deviceScaleFactor} device pixels a pixel`, async () => {
    await visit("#13x13.on", { deviceScaleFactor }, async (page) => {
      for (const board of boards) {
        await page.evaluate((board) => {
          document.querySelector("lights-out").notation = board;
        }, board);
        const { looks } = await assertDrawn(page, board);
        assert.ok(looks <= 1, "equal lights look alike");
        await act(page, (host) => {
          for (let i = 1; i < 60; i++) host.press((i * 7919) % host.engine.buttonCount);
        });
        const { shown } = await assertDrawn(page, `${board} after 59 presses`);
        assert.equal(shown, await act(page, (host) => host.engine.lights.length), `all of ${board} shows`);
        await act(page, (host) => host.undo());
        await assertDrawn(page, `${board} after an undo`);
      }
    });
  });

test("by day each lit cell has a brown line around it, and by night none", async () => {
  await visit("#13x13.on", {}, async (page) => {
    const darkest = (theme) =>
      act(
        page,
        async (host, theme) => {
          host.theme = theme;
          await globalThis.drawn();
          const { width, height } = host.shadowRoot.querySelector(".cells");
          const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
          pen.drawImage(host.shadowRoot.querySelector(".cells"), 0, 0);
          const { data } = pen.getImageData(0, 0, width, height);
          const sums = Array.from(
            { length: width * height },
            (_, i) => data[4 * i] + data[4 * i + 1] + data[4 * i + 2],
          );
          return sums.filter((_, i) => data[4 * i + 3] === 255).reduce((least, sum) => Math.min(least, sum));
        },
        theme,
      );
    const [day, night] = [await darkest("light"), await darkest("dark")];
    assert.ok(day < 300 && night > 400, `${day}, ${night}`);
  });
});

test("256 × 256 shows at once, and a part of it is drawn as it is when it is enlarged", async () => {
  await visit("?lang=en#256x256.on", { viewport: { width: 360, height: 640 } }, async (page) => {
    await act(page, (host) => {
      for (let i = 1; i < 200; i++) host.press((i * 7919) % 65536);
    });
    await assertDrawn(page, "at first");
    const zoomIn = page.getByRole("button", { name: "Zoom in" });
    for (let i = 0; i < 4; i++) await zoomIn.click();
    const { shown } = await assertDrawn(page, "enlarged");
    assert.ok(shown > 20 && shown < 2000, `${shown} cells`);
  });
});

test("large boards open at their first cell, and fill the room that they have", async () => {
  const { page } = await browser.open("#5x5.on", { viewport: { width: 1280, height: 720 } });
  await page.locator("lights-out .cell").first().waitFor();
  await act(page, (host) => (host.notation = "13x13.on")); // the first large board also fetches what draws it
  await page.locator("lights-out .cells").waitFor();
  await loadDrawn(page);
  for (const board of ["256x256.on", "160x20.on", "20x310.on"]) {
    await act(page, (host, notation) => (host.notation = notation), board);
    await page.evaluate(() => globalThis.drawn());
    const { drawn, room, first } = await act(page, ({ shadowRoot, engine: { rows, cols } }) => {
      const canvas = shadowRoot.querySelector(".cells");
      const { width, height } = canvas;
      const [box, at] = [canvas, shadowRoot.querySelector(".cursor")].map((part) => part.getBoundingClientRect());
      const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
      pen.drawImage(canvas, 0, 0);
      const { data } = pen.getImageData(0, 0, width, height);
      const opaque = (x, y) => data[4 * (y * width + x) + 3] > 0;
      const sides = [Array(width).keys(), Array(height).keys()].map((side) => [...side]);
      const drawn = [
        sides[0].filter((x) => sides[1].some((y) => opaque(x, y))).length,
        sides[1].filter((y) => sides[0].some((x) => opaque(x, y))).length,
      ];
      const room = [Math.min(width, cols * at.width), Math.min(height, rows * at.width)];
      return { drawn, room, first: opaque(Math.floor(at.x - box.x), Math.floor(at.y - box.y)) };
    });
    assert.ok(first, `the first cell of ${board} shows`);
    for (const side of [0, 1]) assert.ok(drawn[side] > room[side] * 0.7, `${board}: ${drawn} pixels of ${room}`);
  }
});

const cursor = (page) => page.locator("lights-out .cursor:not([hidden])");
const nameOf = (page) => cursor(page).getAttribute("aria-label");

test("a hole is neither pointed at nor pressed; arrow keys, Home and End lead the cursor past it", () =>
  visit(`?lang=en#${HOLED}`, {}, async (page) => {
    const { x, y, width, height } = await cursor(page).boundingBox();
    const before = await cellsOf(page);
    await page.mouse.click(x + width * 8.5, y + height * 1.5); // cell 21, and the cursor is on the first
    assert.deepEqual(await cellsOf(page), before);
    assert.equal(await act(page, (host) => host.engine.moveCount), 0);

    await cursor(page).focus();
    for (const [key, name] of [
      ["End", "row 1, column 13, on"],
      ["Home", "row 1, column 1, on"],
      ["ArrowDown", "row 2, column 1, on"],
      ...Array.from({ length: 7 }, (_, i) => ["ArrowRight", `row 2, column ${i + 2}, on`]),
      ["ArrowRight", "row 2, column 10, on"], // the hole is column 9
      ["ArrowLeft", "row 2, column 8, on"],
      ["ArrowUp", "row 1, column 8, on"],
      ["Control+End", "row 14, column 13, on"],
      ["ArrowDown", "row 14, column 13, on"],
      ["Control+Home", "row 1, column 1, on"],
    ]) {
      await page.keyboard.press(key);
      assert.equal(await nameOf(page), name, key);
    }
  }));

test("the cursor presses, says what it stands on, and stays in sight", async () => {
  await visit("?lang=en#30x30.on", { viewport: { width: 400, height: 700 } }, async (page) => {
    await cursor(page).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    assert.equal(await nameOf(page), "row 2, column 1, off");
    assert.equal(await cursor(page).getAttribute("aria-pressed"), "false");
    assert.deepEqual(
      await act(page, (host) => [...host.engine.lights.keys()].filter((i) => !host.engine.lights[i])),
      [0, 30, 31, 60],
    );
    for (let i = 0; i < 4; i++) await page.keyboard.press("+");
    for (const key of ["End", "Control+End", "ArrowUp", "Control+Home"]) {
      await page.keyboard.press(key);
      await page.evaluate(() => globalThis.drawn());
      const [at, field] = [await cursor(page).boundingBox(), await page.locator(".field").boundingBox()];
      assert.ok(at.x >= field.x - 1 && at.x + at.width <= field.x + field.width + 1, key);
      assert.ok(at.y >= field.y - 1 && at.y + at.height <= field.y + field.height + 1, key);
      assert.ok(await page.evaluate(() => document.querySelector("lights-out").shadowRoot.activeElement), key);
    }
    await page.keyboard.press("0");
    await page.evaluate(() => globalThis.drawn());
    assert.equal((await assertDrawn(page, "all")).shown, 900);
  });
});

test("a list of rows tells the lights", async () => {
  for (const [lang, some, none] of [
    ["en", "Row 2, on: 1, 3–20", "Row 2: all off"],
    ["zh", "第 2 行，亮：1, 3–20", "第 2 行：全灭"],
  ])
    await visit(`?lang=${lang}#20x20.on`, {}, async (page) => {
      const rows = page.locator("lights-out li");
      await page.evaluate(() => document.querySelector("lights-out").press(1));
      await rows.filter({ hasText: some }).waitFor({ state: "attached" });
      assert.equal(await rows.count(), 20);
      await act(page, (host) => (host.notation = "20x20.off"));
      await rows.filter({ hasText: none }).waitFor({ state: "attached" });
    });
});

test("the mouse presses the cell it points at, and previews what a press would flip", async () => {
  await visit("#20x20.on", {}, async (page) => {
    const at = await cursor(page).boundingBox();
    const [x, y] = [at.x + at.width * 3.5, at.y + at.height * 2.5];
    const before = await cellsOf(page);
    await page.mouse.move(x + 3 * at.width, y);
    await page.mouse.move(x, y);
    const pointed = await cellsOf(page);
    const differing = (a, b) => a.flatMap((cell, i) => (cell.look === b[i].look ? [] : [i]));
    assert.deepEqual(differing(before, pointed), [23, 42, 43, 44, 63]);
    await page.mouse.click(x, y);
    assert.deepEqual(
      await act(page, (host) => [...host.engine.lights.keys()].filter((i) => !host.engine.lights[i])),
      [23, 42, 43, 44, 63],
    );
    assert.match(await cursor(page).getAttribute("aria-label"), /3.*4/, "the cursor has come along");
    const focused = await act(page, ({ shadowRoot }) => {
      globalThis.first = shadowRoot.activeElement;
      return shadowRoot.activeElement?.classList.contains("cursor") && !shadowRoot.activeElement.hidden;
    });
    assert.ok(focused, "with the focus");
    await page.mouse.click(x + 2 * at.width, y);
    assert.match(await cursor(page).getAttribute("aria-label"), /3.*6/);
    assert.ok(await act(page, ({ shadowRoot }) => shadowRoot.activeElement === globalThis.first), "which stays on it");
    await page.mouse.move(2, 2);
    await assertDrawn(page, "after the press");
  });
});

for (const style of ["zoom: 0.7", "zoom: 1.4", "transform: scale(0.6)", "transform: scale(1.3) translate(11px, 7px)"])
  test(`the mouse presses and drags the cell it points at under ${style}`, () =>
    visit("?lang=en#20x20.on", { viewport: { width: 800, height: 800 } }, async (page) => {
      await page.evaluate((style) => (document.body.style.cssText = `transform-origin: 0 0; ${style}`), style);
      await page.evaluate(() => globalThis.drawn());
      const at = await cursor(page).boundingBox();
      await page.mouse.click(at.x + at.width * 12.5, at.y + at.height * 8.5);
      assert.deepEqual(await act(page, ({ engine }) => [...engine.moves]), [8 * 20 + 12]);
      for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "Zoom in" }).click();
      await page.evaluate(() => globalThis.drawn());
      const before = await cursor(page).boundingBox();
      const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 40, y + 20, { steps: 4 });
      await page.mouse.up();
      await page.evaluate(() => globalThis.drawn());
      const now = await cursor(page).boundingBox();
      const moved = [now.x - before.x, now.y - before.y];
      for (const [axis, asked] of [-40, 20].entries()) assert.ok(Math.abs(moved[axis] - asked) <= 2, String(moved));
    }));

test("in Solve, where boards are drawn, the mouse previews the change of one light", async () => {
  const { page } = await browser.open("#solve-20x20.on");
  await page.locator("lights-out .cursor").first().waitFor();
  await loadDrawn(page);
  await until(() => act(page, (host) => host.edit && Object.values(host.marks).some((set) => set?.size > 0))); // the answer is drawn, too
  const at = await cursor(page).boundingBox();
  const before = await cellsOf(page);
  await page.mouse.move(at.x + at.width * 3.5, at.y + at.height * 2.5);
  const pointed = await cellsOf(page);
  assert.deepEqual(
    [...before.keys()].filter((cell) => before[cell].look !== pointed[cell].look),
    [43],
  );
});

test("the wheel zooms with Ctrl, or where the board is enlarged and has the focus; the mouse drags it, and presses nothing", () =>
  visit("?lang=en#60x60.on", {}, async (page) => {
    const field = await page.locator(".field").boundingBox();
    const [x, y] = [field.x + field.width / 2, field.y + field.height / 2];
    const widthOf = () => page.locator("lights-out .cursor:not([hidden])").evaluate((element) => element.offsetWidth);
    const becomes = (width) =>
      page.waitForFunction((wanted) => {
        const { offsetWidth } = document.querySelector("lights-out").shadowRoot.querySelector(".cursor:not([hidden])");
        return wanted < 0 ? offsetWidth > -wanted : offsetWidth === wanted;
      }, width);
    const all = await widthOf();
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -100);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -100);
    await becomes(-all);
    await page.keyboard.up("Control");
    const near = await widthOf();
    await act(page, (host) => host.focus({ preventScroll: true }));
    for (let turn = 0; turn < 2; turn++) await page.mouse.wheel(0, -100);
    await becomes(-near);
    await act(page, (host) => {
      host.marks = { numbers: new Map([0, 30 * 60 + 30, 60 * 60 - 1].map((cell) => [cell, cell])) };
    });
    await page.evaluate(() => globalThis.drawn());
    const before = await cursor(page).boundingBox();
    await page.mouse.down();
    await page.mouse.move(x + 3, y);
    await page.mouse.move(x + 40, y + 30, { steps: 3 });
    await page.mouse.up();
    await page.evaluate(() => globalThis.drawn());
    const now = await cursor(page).boundingBox();
    assert.deepEqual([now.x - before.x, now.y - before.y].map(Math.round), [40, 30]);
    assert.equal(await act(page, (host) => host.engine.moveCount), 0);
    const name = await nameOf(page);
    await page.getByRole("button", { name: "Zoom in" }).press("ArrowRight");
    assert.equal(await nameOf(page), name, "on the tools, arrows move no cursor");
    for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Zoom out" }).click();
    await becomes(all);
    await act(page, (host) => {
      host.notation = "300x2.on";
      host.press(599); // far below the rows that are listed
    });
    await page.locator("lights-out li").nth(255).waitFor({ state: "attached" });
    assert.equal(await page.locator("lights-out li").count(), 256);
  }));

/** Moves fingers as a person does: from place to place, in steps. */
async function drag(page, from, to) {
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (let step = 1; step <= 8; step++) {
    const at = (axis) => from[axis] + ((to[axis] - from[axis]) * step) / 8;
    await send("touchMove", [{ x: at("x"), y: at("y") }]);
  }
  await send("touchEnd", []);
  await page.evaluate(() => globalThis.drawn());
}

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test("a finger scrolls the page while all of the board shows, and the board once it is enlarged", async () => {
  await visit("?lang=en#60x60.on", PHONE, async (page) => {
    await page.evaluate(() => document.body.append(Object.assign(document.createElement("div"), { id: "tall" })));
    await page.evaluate(() => document.getElementById("tall").style.setProperty("height", "3000px"));
    const field = await page.locator(".field").boundingBox();
    const from = { x: field.x + 150, y: field.y + 250 };
    await drag(page, from, { x: from.x, y: from.y - 120 });
    await page.waitForFunction(() => scrollY > 60);
    // The page rolls on when the finger has left it.
    const rests = () => {
      const before = globalThis.before;
      globalThis.before = scrollY;
      return before === scrollY;
    };
    await page.waitForFunction(rests, undefined, { polling: 200 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.evaluate(() => globalThis.drawn());
    const before = await cursor(page).boundingBox();
    await drag(page, from, { x: from.x, y: from.y - 120 });
    const now = await cursor(page).boundingBox();
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.ok(before.y - now.y > 90, `${before.y} … ${now.y}`);
    assert.equal(await act(page, (host) => host.engine.moveCount), 0, "a drag presses nothing");
  });
});

test("a finger enlarges cells that are too small for it, and presses those that are not", async () => {
  await visit("#100x100.on", PHONE, async (page) => {
    const field = await page.locator(".field").boundingBox();
    await page.touchscreen.tap(field.x + 100, field.y + 100);
    await page.evaluate(() => globalThis.drawn());
    assert.equal(await act(page, (host) => host.engine.moveCount), 0);
    assert.ok((await cursor(page).boundingBox()).width >= 24);
    await page.touchscreen.tap(field.x + 100, field.y + 100);
    assert.equal(await act(page, (host) => host.engine.moveCount), 1);
    await assertDrawn(page, "enlarged");
  });
});

/** In the page: the cells at whose places the map is lit. @param {any} host */
function litOnMap({ shadowRoot, engine: { rows, cols } }) {
  const map = shadowRoot.querySelector(".map");
  const pen = Object.assign(document.createElement("canvas"), { width: map.width, height: map.height }).getContext(
    "2d",
  );
  pen.drawImage(map, 0, 0);
  const { data } = pen.getImageData(0, 0, map.width, map.height);
  return Array.from({ length: rows * cols }, (_, cell) => cell).filter((cell) => {
    const [x, y] = [((cell % cols) + 0.5) / cols, (Math.floor(cell / cols) + 0.5) / rows];
    const at = 4 * (Math.floor(y * map.height) * map.width + Math.floor(x * map.width));
    return data[at] > 200 && data[at + 2] < 150;
  });
}

test("the map leaves most of a small board to see", () =>
  visit("?lang=en#60x60.on", { viewport: { width: 240, height: 400 } }, async (page) => {
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.locator("lights-out .map").waitFor();
    const [map, board] = await Promise.all(
      [".map", ".cells"].map((part) => page.locator(`lights-out ${part}`).boundingBox()),
    );
    assert.ok(map.width * map.height < 0.25 * board.width * board.height, JSON.stringify([map, board]));
    assert.ok(Math.abs(map.width - map.height) <= 1, "it is as square as the board");
  }));

test("the map leads anywhere, is away while all shows, is lit where the board is, and follows a press", async () => {
  await visit("?lang=en#60x60.on", {}, async (page) => {
    const zoomIn = async () => {
      for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "Zoom in" }).click();
    };
    const map = page.locator("lights-out .map");
    assert.equal(await map.isVisible(), false);
    await zoomIn();
    await map.click({ position: { x: 128, y: 128 } });
    await page.evaluate(() => globalThis.drawn());
    const cells = await cellsOf(page);
    assert.ok(cells[59 * 60 + 59] && !cells[0]);
    for (const [rows, cols] of [
      [60, 60],
      [200, 140],
    ]) {
      await page.getByRole("button", { name: "Show all" }).click();
      await page.evaluate(() => globalThis.drawn());
      assert.equal(await map.isVisible(), false);
      await act(page, (host, notation) => (host.notation = notation), `${rows}x${cols}.off`);
      await zoomIn();
      await map.waitFor();
      assert.deepEqual(await act(page, litOnMap), []);
      const last = rows * cols - 1;
      await act(page, (host, button) => host.press(button), last);
      await until(async () => (await act(page, litOnMap)).length > 0, "a map that follows");
      const lit = await act(page, litOnMap);
      assert.ok(lit.includes(last), `${lit} of ${rows}x${cols}`);
      for (const cell of lit)
        assert.ok(Math.floor(cell / cols) >= rows - 4 && cell % cols >= cols - 4, `${cell} of ${rows}x${cols}`);
    }
  });
});

test("marks are drawn on the cells they speak of, and on no others; forced colours, paper and the light theme have their own colours", async () => {
  await visit("#20x20.on", {}, async (page) => {
    const plain = await cellsOf(page);
    const pattern = (cells) => Array.from({ length: 400 }, (_, cell) => Number(cells.includes(cell)));
    const seen = new Set();
    for (const [name, marks, cells] of /** @type {[string, string, number[]][]} */ ([
      ["a ring", "({ rings: new Set([5, 77]) })", [5, 77]],
      ["a dashed frame", "({ outline: new Set([6, 78]) })", [6, 78]],
      ["a number", "({ numbers: new Map([[9, 1], [10, 2]]) })", [9, 10]],
      ["a quiet pattern", `({ pattern: Uint8Array.from(${JSON.stringify(pattern([3, 390]))}) })`, [3, 390]],
      ["a witness", `({ witness: Uint8Array.from(${JSON.stringify(pattern([4, 399]))}) })`, [4, 399]],
    ])) {
      await page.evaluate(`document.querySelector("lights-out").marks = ${marks}`);
      const marked = await cellsOf(page);
      const differing = marked.flatMap((cell, i) => (cell.look === plain[i].look ? [] : [i]));
      assert.deepEqual(differing, cells, name);
      seen.add(marked[cells[0]].look);
    }
    assert.equal(seen.size, 5, "each looks different");
    await act(page, (host) => (host.marks = {}));
    assert.deepEqual(await cellsOf(page), plain);

    await act(page, (host) => host.press(0));
    const looks = async () => {
      const cells = await cellsOf(page);
      assert.notEqual(cells[0].look, cells[5].look, "lit and unlit differ");
      return cells[5].middle.slice(0, 3);
    };
    const night = await looks();
    await act(page, (host) => host.setAttribute("theme", "light"));
    assert.deepEqual(await looks(), night, "a lamp is a lamp");
    await page.emulateMedia({ media: "print" });
    assert.deepEqual(await looks(), [224, 224, 224]);
    await page.emulateMedia({ media: "screen", forcedColors: "active" });
    assert.notDeepEqual(await looks(), night);
    await page.emulateMedia({ media: "screen", forcedColors: "none" });
    assert.deepEqual(await looks(), night);
  });
});

test("without the script of the canvas every cell is an element", async () => {
  const { page } = await browser.open();
  await page.route("**/lights-and-doors-large.js", (route) => route.abort());
  await page.goto(`${browser.address}embed.html?lang=en#13x13.on`);
  await page.getByRole("button", { name: "row 13, column 13, on" }).click();
  assert.equal(await act(page, (host) => host.engine.moveCount), 1);
  browser.takeTrouble(); // the request that failed
});

/** In the page: the mean lightness (0 … 1) of the drawn lamps of each state, without the rows at the edges. */
const lightnessOf = (page) =>
  page.evaluate(async () => {
    await globalThis.drawn();
    const { engine, shadowRoot } = document.querySelector("lights-out");
    const canvas = /** @type {HTMLCanvasElement} */ (shadowRoot.querySelector(".cells"));
    const unit = Math.round(shadowRoot.querySelector(".cursor").getBoundingClientRect().width * devicePixelRatio);
    const [left, top] = [canvas.width - unit * engine.cols, canvas.height - unit * engine.rows].map((rest) => rest / 2);
    const pen = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height }).getContext("2d", { willReadFrequently: true }); // biome-ignore format: one line reads better
    pen.drawImage(canvas, 0, 0);
    const sums = Array.from({ length: Math.max(...engine.states) }, () => [0, 0]);
    const linear = (value) => (value / 255) ** 2.2;
    engine.lights.forEach((state, cell) => {
      const [x, y] = [left + (cell % engine.cols) * unit, top + Math.floor(cell / engine.cols) * unit];
      const part = Math.max(1, Math.floor(unit / 10)); // above the middle: up to three pips leave it free
      const { data } = pen.getImageData(x + 4 * part, y + part, 2 * part, part);
      for (let i = 0; i < data.length; i += 4) {
        const [red, green, blue] = [data[i], data[i + 1], data[i + 2]].map(linear);
        sums[state][0] += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        sums[state][1]++;
      }
    });
    return sums.map(([sum, count]) => Math.cbrt(sum / count));
  });

test("lights with more than two states are on the canvas, too: each brighter than the one below, read by rows, won by keys", async () => {
  await visit("?lang=en#16x14-mod4.1", { viewport: { width: 900, height: 900 } }, async (page) => {
    await act(page, (host) => {
      for (let i = 1; i < 200; i++) host.press((i * 7919) % host.engine.buttonCount);
    });
    assert.equal(await page.locator("lights-out .cell").count(), 0);
    const steps = await lightnessOf(page);
    for (const [state, lightness] of steps.entries())
      assert.ok(state === 0 || lightness > steps[state - 1] * 1.25, `${state}: ${steps}`);
    const pips = await cellsOf(page);
    const kinds = new Set(pips.map(({ lit, look }) => `${lit} ${look}`));
    assert.equal(kinds.size, 4, "lights of one state look alike");
    await act(page, (host) => host.setAttribute("face", "number"));
    const numerals = await cellsOf(page);
    assert.ok(pips.every(({ look }, cell) => look !== numerals[cell].look));

    await act(page, (host) => (host.notation = "14x14-mod3=1.10000000000001".concat("1".repeat(182))));
    const rows = page.locator("lights-out .live li");
    await until(async () => (await rows.count()) === 14);
    assert.deepEqual((await rows.allTextContents()).slice(0, 2), [
      "Row 1: brightness 1 in 1, 14",
      "Row 2: brightness 1 in 1–14",
    ]);
    await act(page, (host) => (host.notation = "14x14-mod3=1.1.".concat("2", "0".repeat(195))));
    await page.getByRole("button", { name: "row 1, column 1, brightness 0 of 2" }).focus();
    assert.equal(await page.locator("lights-out .cursor:focus").getAttribute("aria-pressed"), null);
    await page.keyboard.press("Enter");
    assert.equal(await act(page, (host) => host.engine.solved), true);
  });
});

test("lights at 0 show with any target, one of their own in the corner without the dot of a goal picture; a hint says how often to press", async () => {
  const lights = "120".repeat(65).concat("1");
  await visit("?lang=en#14x14-mod3.0", { viewport: { width: 900, height: 900 } }, async (page) => {
    for (const target of ["", "=*", "=2", `=2${"1".repeat(195)}`])
      for (const face of ["pips", "number"]) {
        await act(page, (host, face) => host.setAttribute("face", face), face);
        await act(page, (host, text) => (host.notation = text), `14x14-mod3${target}.${lights}`);
        const unlit = (await cellsOf(page)).filter(({ lit }) => lit === 0);
        assert.equal(unlit.length, 65);
        assert.ok(
          unlit.every(({ corner }) => corner[3] === 255),
          `${target} ${face}`,
        );
        if (face === "pips") assert.ok(!unlit.some(({ corner }) => bright(corner)), `${target}: no dot`);
      }

    await act(
      page,
      (host, text) => (host.notation = text),
      "13x13-mod3.0.".concat("0".repeat(20), "1", "0".repeat(148)),
    );
    const before = (await cellsOf(page))[20].look;
    for (let step = 0; step < 4; step++) await page.getByRole("button", { name: "Hint" }).click();
    const after = await cellsOf(page);
    assert.notEqual(after[20].look, before);
    assert.equal(new Set(after.filter(({ lit }, cell) => lit === 0 && cell !== 20).map(({ look }) => look)).size, 1);
  });
});

test("a board may grow beyond 12 × 12 and come back", async () => {
  await visit("?lang=en#5x5.on", {}, async (page) => {
    const counts = () =>
      page.evaluate(() => document.querySelector("lights-out").shadowRoot.querySelectorAll(".cell").length);
    await act(page, (host) => {
      host.notation = "40x40.on";
      host.notation = "6x6.on";
    });
    assert.equal(await counts(), 36);
    await act(page, (host) => (host.notation = "40x40.on"));
    await page.locator("lights-out .cells").waitFor();
    await page.evaluate(() => globalThis.drawn());
    await assertDrawn(page, "large");
    await act(page, (host) => (host.notation = "6x6.on"));
    assert.equal(await counts(), 36);
  });
});

test("nothing is amiss for assistive technology, also during a hint", async () => {
  const { page } = await browser.open("#40x40.on");
  await page.locator("lights-out .cells").waitFor();
  await page.locator("lights-out li").first().waitFor({ state: "attached" });
  await page.evaluate(() => document.querySelector("lights-out").hint());
  assert.deepEqual(await axe(page), []);
});
