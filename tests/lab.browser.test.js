// The laboratory as people use it, in Chromium on the built site.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { RECORDS } from "../web/lab/records.js";
import { axe, SITE, testBrowser } from "./browser.js";
import { pairs } from "./pairs.js";
import { until } from "./until.js";

const browser = await testBrowser();

const folder = mkdtempSync(join(tmpdir(), "laboratory-"));

/** Opens the laboratory, lets the test use it, and finds nothing amiss. */
async function visit(options, use, path = "#lab") {
  const { page } = await browser.open(path, options);
  const lab = page.locator("main");
  await answered(lab, "255 × 255");
  await use(page, lab);
}

async function solveThousand(lab) {
  await solve(lab, 1000, 1000, "on");
  await answered(lab, "1,000 × 1,000: 498,928 presses");
}

const answered = (lab, text) => lab.locator(".lab-answer", { hasText: text }).waitFor();
const refused = (lab, text) => lab.getByRole("alert").filter({ hasText: text }).waitFor();

/** Opens a folded card. */
async function openCard(lab, name) {
  const card = lab.locator("details.card", { has: lab.page().getByRole("heading", { name, exact: true }) });
  await card.locator("summary").first().click();
  return card;
}

/** The one that holds the board: the others end, if not at once. */
async function oneWorkerLeft(page) {
  await until(() => page.workers().length === 1);
}

const unfold = (lab) => lab.locator(".lab-form details").evaluate((rest) => Object.assign(rest, { open: true }));

async function solve(lab, rows, cols, kind) {
  await unfold(lab);
  await lab.getByRole("textbox", { name: "Rows" }).fill(String(rows));
  await lab.getByRole("textbox", { name: "Columns" }).fill(String(cols));
  await lab
    .getByRole("button", { name: kind === "on" ? "Solve with all lights on" : "Solve with random lights" })
    .click();
}

function fileOf(name, bytes) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}
const choose = (lab, path) => lab.locator("input[type=file]").setInputFiles(path);

async function saved(page, lab, name) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    lab.getByRole("button", { name, exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}

test("after a laboratory that could not be fetched one sentence says so, and the next try succeeds; the tab leads there and back, and the address says so", async () => {
  const { page } = await browser.open("#5x5.on");
  const views = page.getByRole("navigation", { name: "Places" });
  await page.route("**/lab-lazy-*.js", (route) => route.abort());
  await views.getByRole("link", { name: "Laboratory" }).click();
  await page.getByText("This part could not be fetched.").waitFor();
  await page.unroute("**/lab-lazy-*.js");
  await views.getByRole("link", { name: "Play" }).click();
  await views.getByRole("link", { name: "Laboratory" }).click();
  await answered(page.locator("main"), "255 × 255");
  browser.takeTrouble(); // the request that failed
  assert.equal(await page.evaluate(() => location.hash), "#lab");
  await page.reload();
  await answered(page.locator("main"), "255 × 255");
  await views.getByRole("link", { name: "Play" }).click();
  await page.waitForFunction(() => location.hash === "#5x5.on");
});

/** Begins long work and cancels it as soon as that can be done, from within the page: on a fast machine it soon ends by itself. */
async function giveUp(page, begin) {
  await page.evaluate(() => {
    const task = document.querySelector(".lab-task .task");
    globalThis.givenUp = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        if (task.hidden) return;
        watch.disconnect();
        resolve(task.querySelector("button").click());
      });
      watch.observe(task, { attributes: true });
    });
  });
  await begin();
  await page.evaluate(() => globalThis.givenUp);
}

test("long work can be given up, and begun again, as often as one likes; the page goes on meanwhile", async () => {
  await visit({}, async (page, lab) => {
    await solveThousand(lab);
    for (let time = 0; time < 2; time++) {
      await giveUp(page, () => solve(lab, 40000, 39999, "random"));
      await lab.getByRole("progressbar").waitFor({ state: "hidden" });
    }
    await answered(lab, "1,000 × 1,000: 498,928 presses");
    await solve(lab, 40000, 39999, "random"); // and another at once ends this one
    await solve(lab, 30, 31, "random");
    await answered(lab, "30 × 31");
    await oneWorkerLeft(page);

    await page.evaluate(() => {
      globalThis.turns = 0;
      setInterval(() => globalThis.turns++, 10);
      const { childNodes } = document.querySelector(".lab-answer");
      new MutationObserver(() => (globalThis.turnsMeanwhile ??= globalThis.turns)).observe(childNodes[1], {
        childList: true,
      });
      document.querySelector(".lab-form .primary").addEventListener("click", () => (globalThis.turns = 0));
    });
    await solve(lab, 20000, 20000, "on");
    await answered(lab, "20,000 × 20,000");
    const turns = await page.evaluate(() => globalThis.turnsMeanwhile);
    assert.ok(turns >= 2, `${turns} turns`);
  });
});

test("ten thousand rows and columns, all lit and at random; their file can be given up, and asked for again; without a solution the witness shows", async () => {
  await visit({}, async (page, lab) => {
    await solve(lab, "10 000", 10000, "on");
    await answered(lab, "10,000 × 10,000");
    await answered(lab, "✓ Verified");
    await solve(lab, 10000, 9999, "random");
    await answered(lab, "10,000 × 9,999");
    await answered(lab, "Nullity 0: there is no other solution.");

    const downloads = [];
    page.on("download", (download) => downloads.push(download));
    await giveUp(page, () => lab.getByRole("button", { name: "PNG of the whole board" }).click());
    const png = await saved(page, lab, "PNG of the whole board");
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [9999, 10000]);
    assert.equal(downloads.length, 1, "the one that was given up never comes");

    await solve(lab, 9, 9, "random");
    await answered(lab, "9 × 9: no solution");
    await answered(lab, "✓ Verified");
    const witness = lab.getByRole("button", { name: "Why there is no solution" });
    assert.equal(await witness.getAttribute("aria-pressed"), "true");
  });
});

/** A photograph: brighter from left to right, as SVG text. */
const GRADIENT = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="40"><defs><linearGradient id="g"><stop stop-color="#000"/>
<stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="256" height="40" fill="url(#g)"/></svg>`;

/** The gradient as a PNG, which the page makes. */
async function photograph(page) {
  const png = await page.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [256, 40];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL().split(",")[1];
  }, GRADIENT);
  return fileOf("photo.png", Buffer.from(png, "base64"));
}

test("another rule or other edges solve the board at hand again: all lit, a file, a photograph, which keeps its size and has a slider for what is lit", async () => {
  await visit({}, async (page, lab) => {
    const [rule, edges] = ["Rule", "Edges"].map((label) => lab.getByLabel(label));
    await solve(lab, 7, 8, "on");
    await answered(lab, "7 × 8: 32 presses");
    await edges.selectOption("torus");
    await answered(lab, "7 × 8: 56 presses");
    await rule.selectOption("ring");
    await answered(lab, "7 × 8: 28 presses");
    await answered(lab, "✓ Verified");
    const pbm = await saved(page, lab, "PBM");
    await choose(lab, fileOf("28.pbm", pbm));
    await edges.selectOption("flat");
    await answered(lab, "7 × 8: 32 presses");
    await choose(lab, await photograph(page));
    await answered(lab, "40 × 256: ");
    const presses = async () =>
      /[\d,]+ presses/.exec(await lab.getByRole("status").filter({ hasText: "40 ×" }).innerText());
    const before = await presses();
    await edges.selectOption("cylinder");
    await until(async () => String(await presses()) !== String(before));

    const lit = async () => {
      await lab.getByRole("button", { name: "Lights", exact: true }).click();
      const pbm = await saved(page, lab, "PBM");
      return [...pbm.subarray(pbm.length - 32)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
    };
    const near = (/** @type {string} */ row, dark) => {
      assert.match(row, /^0+1+$/);
      assert.ok(Math.abs(row.indexOf("1") - dark) < 3, row);
    };
    near(await lit(), 128);
    const slider = lab.getByRole("slider", { name: "Brightness threshold" });
    await slider.fill("200");
    await page.waitForFunction(
      () => document.querySelector(".lab-answer [aria-pressed=true]")?.textContent !== "Lights",
    );
    near(await lit(), 200);
  });
});

test("on a phone the picture has the width, a caption says what it shows, and a photograph comes into sight", async () => {
  const { page } = await browser.open("#lab", { viewport: { width: 360, height: 640 } });
  const lab = page.locator("main");
  const canvas = lab.locator(".lab-canvas");
  await lab.getByText("Gold: press each once, and all lights go off.").waitFor();
  const { width, height } = await canvas.boundingBox();
  assert.deepEqual([width, height >= 340], [360, true]);
  await page.locator(".grip").click();
  await choose(lab, await photograph(page));
  await page.waitForFunction(() => document.body.dataset.stop === "peek");
  assert.equal((await canvas.boundingBox()).width, 360);
  await page.locator(".grip").click();
  await lab.getByRole("button", { name: "Lights", exact: true }).click();
  await lab.getByText("Pale: the lights that are on.").waitFor();
});

for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"]))
  test(`a new photograph shows its lights, and then by itself its presses: motion ${reducedMotion}`, async () => {
    const { page } = await browser.open("#lab", { reducedMotion });
    const lab = page.locator("main");
    await answered(lab, "255 × 255");
    const sides = page.evaluate(() => {
      const [before, after] = [...document.querySelectorAll(".lab-answer [aria-pressed]")];
      const seen = [];
      return new Promise((done) =>
        new MutationObserver(() => {
          seen.push(before.getAttribute("aria-pressed") === "true" ? "lights" : "presses");
          if (after.getAttribute("aria-pressed") === "true" && seen.includes("lights")) done([...new Set(seen)]);
        }).observe(after, { attributeFilter: ["aria-pressed"] }),
      );
    });
    await choose(lab, await photograph(page));
    assert.deepEqual(await sides, ["lights", "presses"]);
    await answered(lab, "40 × 256");
    await lab.locator("canvas.wiped").waitFor({ state: "detached" });
  });

test("without workers one sentence says so for each card", async () => {
  const { page } = await browser.open("about:blank");
  await page.addInitScript(() => {
    globalThis.Worker = /** @type {any} */ (
      class {
        constructor() {
          throw new Error("forbidden");
        }
      }
    );
  });
  await page.goto(`${browser.address}#lab`);
  const lab = page.locator("main");
  await refused(lab, "This browser forbids the background worker that the laboratory needs.");
  const nullities = await openCard(lab, "Quiet patterns of n × n");
  await nullities.getByText("This browser forbids the background worker").waitFor();
});

test("a size or a file that cannot be read, and a file that cannot be made, get one sentence, and the board stays; a file may be dropped", async () => {
  await visit({}, async (page, lab) => {
    await solveThousand(lab);
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (give) => give(null);
    });
    await lab.getByRole("button", { name: "PNG of this view" }).click();
    await refused(lab, "There is not enough memory");
    await answered(lab, "1,000 × 1,000: 498,928 presses");

    for (const size of ["0", "-5", "2.5", "ten", "1000001", ""]) {
      await solve(lab, size, 10, "on");
      await refused(lab, "Rows and columns must be whole numbers from 1 to 1,000,000.");
      assert.equal(await lab.getByRole("textbox", { name: "Rows" }).getAttribute("aria-invalid"), "true");
    }
    await solve(lab, 1000000, 1000000, "on");
    await refused(lab, "not enough memory");
    await choose(lab, []); // the reader chose none after all
    await choose(lab, fileOf("a.png", "no picture"));
    await refused(lab, "neither as a picture nor as a PBM");
    await choose(lab, fileOf("b.pbm", "P1\n1 1\n1\n"));
    await refused(lab, "does not begin like a PBM");
    await choose(lab, fileOf("c.pbm", "P4\n64 64\nshort"));
    await refused(lab, "ends too early, after 14 bytes");
    await choose(lab, fileOf("d.pbm", "P4\n0 64\n"));
    await refused(lab, "no rows or no columns");
    await answered(lab, "1,000 × 1,000: 498,928 presses");
    await solve(lab, 20, 20, "on");
    await answered(lab, "20 × 20");
    assert.equal(await lab.getByRole("alert").textContent(), "");
    const text = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.setData("text/plain", "5x5.on");
      return data;
    });
    await lab.locator(".lab-canvas").dispatchEvent("drop", { dataTransfer: text });
    assert.equal(await lab.getByRole("alert").textContent(), "");
    await answered(lab, "20 × 20");
    const drop = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["P4\n8 3\nabc"], "dropped"));
      return data;
    });
    await lab.locator(".lab-canvas").dispatchEvent("drop", { dataTransfer: drop });
    await answered(lab, "3 × 8");
  });
});

test("a size that is being typed stays when the work before it ends", async () => {
  await visit({}, async (_, lab) => {
    await unfold(lab);
    const rows = lab.getByRole("textbox", { name: "Rows" });
    await lab.getByRole("textbox", { name: "Columns" }).fill("20");
    await rows.fill("600");
    await rows.evaluate((input) => {
      document.querySelector(".lab-form .primary").click();
      input.value = "12";
    });
    await answered(lab, "600 × 20");
    assert.equal(await rows.inputValue(), "12");
  });
});

/** The number of pixels of the canvas by colour. */
const colours = (page) =>
  page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".lab-canvas"));
    const { width, height } = canvas;
    const copy = Object.assign(document.createElement("canvas"), { width, height });
    const pen = copy.getContext("2d", { willReadFrequently: true });
    pen.drawImage(canvas, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const counts = new Map();
    for (const pixel of new Uint32Array(data.buffer)) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const nameOf = (pixel) => [pixel, pixel >> 8, pixel >> 16].map((byte) => byte & 255).join();
    return Object.fromEntries([...counts].map(([pixel, count]) => [nameOf(pixel), count]));
  });
const LIT = "255,217,138";
const OFF = "18,25,55";
const PANEL = "10,15,36";

/** Cells are squares of the same size, and there is no colour between. */
async function assertCrisp(page, lab) {
  await solve(lab, 50, 60, "random");
  await answered(lab, "50 × 60");
  await lab.getByRole("button", { name: "Lights", exact: true }).click();
  const pbm = await saved(page, lab, "PBM");
  const ones = [...pbm.subarray(9)].reduce((n, byte) => n + byte.toString(2).replaceAll("0", "").length, 0);
  /** @type {Record<string, number>} */
  let counts = {};
  await until(async () => {
    counts = await colours(page);
    return counts[LIT] % ones === 0 && Object.keys(counts).sort().join() === [PANEL, LIT, OFF].sort().join();
  }, "as many pixels for each lit cell, and no colour between");
  assert.ok(Math.abs(counts[LIT] / (counts[LIT] + counts[OFF]) - ones / 3000) < 0.01);
}

test("PNG and PBM are saved, of the presses and of the lights, and a PBM comes back in; cells are crisp squares", async () => {
  await visit({}, async (page, lab) => {
    await solve(lab, 37, 101, "random");
    await answered(lab, "37 × 101");
    const pbm = await saved(page, lab, "PBM");
    const png = await saved(page, lab, "PNG of the whole board");
    assert.deepEqual([png.readUInt32BE(20), png.readUInt32BE(16)], [37, 101]);
    assert.equal((await saved(page, lab, "PNG of this view")).subarray(1, 4).toString(), "PNG");
    await lab.getByRole("button", { name: "Lights", exact: true }).click();
    assert.notDeepEqual(await saved(page, lab, "PBM"), pbm);
    await lab.getByRole("button", { name: "Presses", exact: true }).click();
    assert.deepEqual(await saved(page, lab, "PBM"), pbm, "back again");
    await solve(lab, 5, 6, "on");
    await answered(lab, "5 × 6");
    await choose(lab, fileOf("presses.pbm", pbm));
    await answered(lab, "37 × 101");
    await lab.getByRole("button", { name: "Lights", exact: true }).click();
    assert.deepEqual(await saved(page, lab, "PBM"), pbm);

    await assertCrisp(page, lab);
  });
});

/** The larger one of the shares of the canvas that its picture takes in width and in height. */
const shareOf = (page) =>
  page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".lab-canvas"));
    const { width, height } = canvas;
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen.drawImage(canvas, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
    const [cols, rows] = [new Set(), new Set()];
    pixels.forEach((pixel, i) => {
      if (pixel === pixels[0]) return; // above the picture
      cols.add(i % width);
      rows.add(Math.floor(i / width));
    });
    const share = (places, side) => (Math.max(...places) - Math.min(...places) + 1) / side;
    return Math.max(share(cols, width), share(rows, height));
  });

for (const deviceScaleFactor of [1, 2, 3])
  test(`the picture of 255 is as wide as a phone at ${deviceScaleFactor} device pixels a pixel, and crisp once it is enlarged`, async () => {
    const { page } = await browser.open("#lab", { viewport: { width: 390, height: 844 }, deviceScaleFactor });
    await page.locator(".lab-answer", { hasText: "255 × 255" }).waitFor({ state: "attached" }); // below the sheet
    const least = deviceScaleFactor === 1 ? 0.98 : 0.8;
    await until(async () => (await shareOf(page)) >= least, "it fills the stage");
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.waitForFunction((scale) => {
      const { width, clientWidth } = /** @type {HTMLCanvasElement} */ (document.querySelector(".lab-canvas"));
      return width === clientWidth * scale;
    }, deviceScaleFactor);
    await page.getByRole("button", { name: "Show all" }).click();
    await until(async () => (await shareOf(page)) >= least, "the whole board again");
  });

test("cells are crisp squares at 1.5 device pixels a pixel", () => visit({ deviceScaleFactor: 1.5 }, assertCrisp));

test("the picture has the colours of the theme, also of one that is chosen later", () =>
  visit({}, async (page) => {
    const SEA = ["5,25,28", "10,37,41"];
    const seen = async () => {
      const counts = await colours(page);
      return [PANEL, OFF, ...SEA].map((colour) => Object.hasOwn(counts, colour)).join();
    };
    await until(async () => (await seen()) === "true,true,false,false", "the ground, and lights that are off");
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: "sea" }));
    await until(async () => (await seen()) === "false,false,true,true", "those of Sea");
  }));

test("keys move and zoom, the wheel only with the focus, and the words say what shows; dragging moves the board, and so does the map", async () => {
  await visit({}, async (page, lab) => {
    await solveThousand(lab);
    const shows = (text) => lab.getByText(text).waitFor();
    await shows("Rows 1–1,000, columns 1–1,000; each pixel is the average of 2 × 2 cells.");
    const canvas = lab.locator(".lab-canvas");
    const box = await canvas.boundingBox();
    await page.mouse.move(box.x + 50, box.y + 50);
    await page.mouse.wheel(0, -100); // had it been heeded, a cell would have 11 pixels in the end
    await canvas.focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press("+");
    await shows("8 pixels a cell");
    const first = async () =>
      Number((await lab.getByText(/^Rows .* a cell\.$/).textContent()).match(/columns (\d+)/)[1]);
    const before = await first();
    await page.keyboard.press("ArrowRight");
    await until(async () => (await first()) > before);
    await page.mouse.wheel(0, 100);
    await shows("6 pixels a cell");
    await page.keyboard.press("0");
    await shows("Rows 1–1,000, columns 1–1,000");
    await lab.getByRole("button", { name: "Zoom in" }).click({ clickCount: 2 });
    await shows("2 pixels a cell");
    await lab.getByRole("button", { name: "Zoom out" }).click();
    await shows(/1 pixel a cell/);
    await lab.getByRole("button", { name: "Show all" }).click();
    await shows("each pixel is the average of 2 × 2 cells");
    const isLeft = await canvas.evaluate((canvas) =>
      canvas.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true, cancelable: true })),
    );
    assert.ok(isLeft, "what is no key of the board is left to the page");
    await lab.getByRole("button", { name: "Zoom in" }).click({ clickCount: 3 });
    await lab.getByText("4 pixels a cell").waitFor();
    const words = lab.getByText(/^Rows /);
    const start = await words.textContent();
    const place = await lab.locator(".lab-canvas").boundingBox();
    await page.mouse.move(place.x + 200, place.y + 200);
    await page.mouse.down();
    await page.mouse.move(place.x + 280, place.y + 240, { steps: 4 });
    await page.mouse.up();
    const numbers = (text) => text.replaceAll(",", "").match(/\d+/g).map(Number);
    const [top, , left] = numbers(start);
    await until(async () => {
      const now = numbers(await words.textContent());
      const isNear = (/** @type {number} */ at, /** @type {number} */ wanted) => Math.abs(at - wanted) <= 1; // a cell may show in part
      return isNear(now[0], top - 10) && isNear(now[2], left - 20);
    }, "40 and 80 pixels of 4 a cell");
    await lab.locator(".lab-stage .map").click({ position: { x: 4, y: 4 } });
    await page.waitForFunction(() => /^Rows 1–/.test(document.querySelector(".lab-view [role=status]").textContent));
  });
});

test("two fingers zoom about the point between them", async () => {
  const phone = { hasTouch: true, viewport: { width: 400, height: 800 } };
  const { page, context } = await browser.open("#lab", phone);
  const lab = page.locator("main");
  await lab.getByText("Gold: press each once").waitFor();
  const box = await lab.locator(".lab-canvas").boundingBox();
  const touch = await context.newCDPSession(page);
  const share = 0.4; // of the height, above the middle
  const [x, y] = [box.x + box.width / 2, box.y + box.height * share];
  /** First and last row, first and last column, pixels a cell. */
  const shown = async () => {
    const words = await lab.getByText(/^Rows \d/).textContent();
    const numbers = words.match(/\d+(\.\d)?/g).map(Number);
    return [...numbers.slice(0, 4), words.includes("average") ? 1 / numbers[4] : numbers[4]];
  };
  const [top, bottom, left, right, unit] = await shown();
  assert.deepEqual([top, bottom, left, right], [1, 255, 1, 255]);
  const fingers = (apart) => [-apart, apart].map((aside, id) => ({ x: x + aside, y, id }));
  const send = (type, touchPoints) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", fingers(8));
  for (let apart = 16; apart <= 64; apart += 8) await send("touchMove", fingers(apart));
  await send("touchEnd", []);
  await lab.getByText(/; ([2-9]|\d\d) pixels a cell\.$/).waitFor();
  const now = await shown();
  const pointed = 127.5 - ((0.5 - share) * box.height) / unit; // the row that was between the fingers
  assert.ok(now[4] >= 2, `${now}`);
  assert.ok(Math.abs((now[2] + now[3]) / 2 - 128) < 10, `${now}`);
  assert.ok(Math.abs(now[0] + (now[1] - now[0]) * share - pointed) < 10, `${now}, not around row ${pointed}`);
});

test("a square of the list is solved; the nullities are drawn, read out and listed, their bars take taps, and those modulo another prime replace them", async () => {
  const { page } = await browser.open("#lab");
  const lab = page.locator("main");
  await answered(lab, "255 × 255");
  await lab.getByRole("button", { name: "127 × 127" }).click();
  await answered(lab, "127 × 127");
  const card = await openCard(lab, "Quiet patterns of n × n"); // they are computed for who sees them
  await card.getByText("The highest: d = 640 at n = 991").waitFor();
  const slider = card.getByRole("slider", { name: "Side n" });
  await card.getByRole("button", { name: "Larger side" }).click();
  assert.equal(await slider.inputValue(), "2");
  await card.getByRole("button", { name: "Smaller side" }).click();
  assert.equal(await slider.inputValue(), "1");
  await card.locator(".lab-plot svg").evaluate((plot) => {
    const { left, top, width } = plot.getBoundingClientRect();
    const at = { clientX: left + (width * 989) / 1000, clientY: top + 9, pointerType: "touch", bubbles: true };
    plot.dispatchEvent(new PointerEvent("pointerdown", at));
  });
  assert.equal(await slider.inputValue(), "991", "the bar beside the finger");
  const box = await card.locator(".lab-plot svg").boundingBox();
  await page.mouse.move(box.x + (box.width * 499.5) / 1000, box.y + 20);
  assert.equal(await slider.inputValue(), "500", "the bar below the mouse, however low");
  await slider.fill("19");
  await card.getByText("n = 19: d = 16;").waitFor();
  await slider.press("ArrowRight");
  await card.getByText("n = 20: d = 0; every position has exactly one solution.").waitFor();
  await card.getByText("Show all as a table").click();
  await card.getByRole("row").nth(1000).waitFor();
  assert.equal(await card.getByRole("row").count(), 1001);
  assert.deepEqual(await card.getByRole("row").nth(19).getByRole("cell").allTextContents(), ["19", "16"]);

  await card.getByLabel("States of a light").selectOption("3");
  await slider.fill("26");
  await card.getByText("n = 26: d = 13; one position in 3¹³ can be solved").waitFor();
  assert.equal(await card.locator(".lab-plot").count(), 1);
});

test("the fewest presses are drawn, read out and listed; a solution is searched for and drawn, or given up", async () => {
  await visit({}, async (_, lab) => {
    const card = await openCard(lab, "Fewest presses of n × n");
    const slider = card.getByRole("slider", { name: "Side n" });
    const draw = card.getByRole("button", { name: "Draw a solution with the fewest presses" });
    await slider.fill("5");
    await card.getByText("n = 5: 15 presses; 4 solutions have so few; nullity 2.").waitFor();
    await draw.click();
    await card.getByText("5 × 5: 15 presses, proven to be the fewest").waitFor();
    assert.equal((await card.locator(".lab-drawn .on").getAttribute("d")).match(/M/g)?.length, 15);
    await slider.fill("95");
    await card.getByText("many minutes").waitFor();
    await draw.click();
    await card.getByRole("button", { name: "Cancel" }).click();
    await card.getByRole("progressbar").waitFor({ state: "hidden" });
    await card.getByText("5 × 5: 15 presses, proven to be the fewest").waitFor();
    await draw.click();
    await card.getByRole("progressbar").waitFor();
    await slider.fill("123");
    await card.getByText("n = 123: 6,809 presses; 4 solutions have so few; nullity 80.").waitFor();
    assert.equal(await card.getByText("The search runs in this browser").isVisible(), false);
    await draw.click(); // at once: its first row is known; and the search of 95 ends
    await card.getByRole("progressbar").waitFor({ state: "hidden" });
    await card.getByText("123 × 123: 6,809 presses, proven to be the fewest").waitFor();
    assert.equal((await card.locator(".lab-drawn .on").getAttribute("d")).match(/M/g)?.length, 6809);
    await slider.fill("131");
    await card.getByText("n = 131: not computed yet.").waitFor();
    assert.equal(await draw.isVisible(), false);
    await card.getByText("Show all as a table").click();
    const rows = card.locator("tbody tr");
    await rows.nth(RECORDS.length - 1).waitFor();
    const listed = await rows.evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
    const known = RECORDS.map((record, i) => [i + 1, ...(record ?? ["–", "–", "–"])].map(String));
    assert.deepEqual(listed, known);
  });
});

for (const { locale, colorScheme, width } of pairs({
  locale: ["en-GB", "zh-CN"],
  colorScheme: /** @type {const} */ (["light", "dark"]),
  width: [320, 1280],
}))
  test(`nothing is amiss for assistive technology, nor too wide: ${locale}, ${colorScheme}, ${width} pixels`, async () => {
    const { page } = await browser.open("#lab", {
      locale,
      colorScheme,
      viewport: { width, height: 800 },
    });
    await page.locator(".lab-answer:not([hidden]) .lab-verdict").waitFor({ state: "attached" });
    assert.deepEqual(await axe(page), []);
    if (width < 900) {
      await page.locator(".grip").click(); // the cards are in the sheet
      assert.deepEqual(await axe(page), []);
    }
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
    await page.evaluate(() => document.querySelectorAll("details").forEach((each) => (each.open = true)));
    const tooWide = () =>
      [...document.querySelectorAll(".card")].filter((card) => card.scrollWidth > card.clientWidth).length;
    assert.equal(await page.evaluate(tooWide), 0, "a table scrolls by itself");
    const main = await page.locator("#main").textContent();
    assert.doesNotMatch(main, /lab\.\w/, "every key has its sentence");
  });

for (const name of ["index.html", "lights-and-doors.html"])
  test(`it works from disk: ${name}`, async () => {
    await visit(
      {},
      async (page, lab) => {
        await solve(lab, 200, 300, "on");
        await answered(lab, "200 × 300");
        await oneWorkerLeft(page);
      },
      `${pathToFileURL(`${SITE}/${name}`).href}#lab`,
    );
  });
