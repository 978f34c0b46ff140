// The cost of one press, in counts that are the same on any machine: the elements whose styles are worked out, the boxes that are
// laid out, and the nodes that change.
//
// Within a container of container queries Chromium works out styles during the layout and does not count them, so the test also
// forbids what would invalidate a whole subtree.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ALIVE, testBrowser } from "./browser.js";

const MIDDLE = 12;
const WHERE = { viewport: { width: 1280, height: 720 } };

const browser = await testBrowser({ manner: ALIVE });

/** A page with a board of which the middle has the focus, and the mouse on the cell beside it. @param {string} address */
async function opened(address) {
  const { page, context } = await browser.open(address, WHERE);
  const cells = page.locator("lights-out .cell");
  await cells.nth(MIDDLE).click();
  await cells.nth(MIDDLE).click();
  await told(page, 2);
  const cell = cells.nth(MIDDLE + 1);
  await cell.hover();
  return { page, context, cell };
}

/** Waits until the address and a sentence say what was pressed: they are what a press does last. @param {import("playwright-core").Page} page @param {number} presses */
const told = (page, presses) =>
  page.waitForFunction((presses) => {
    const { engine, shadowRoot } = /** @type {any} */ (document.querySelector("lights-out"));
    const { address } = JSON.parse(sessionStorage.getItem("lights-and-doors.now") ?? "{}");
    const lit = engine.lights.filter(Boolean).length;
    const said = shadowRoot.querySelector(".live").textContent;
    return engine.moves.length === presses && address?.endsWith(engine.notation) && said.includes(String(lit));
  }, presses);

/** The work of the main thread during an act, from the events of its trace. @param {import("playwright-core").BrowserContext} context @param {import("playwright-core").Page} page @param {() => Promise<unknown>} act */
async function traced(context, page, act) {
  const devtools = await context.newCDPSession(page);
  /** @type {any[]} */
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const traceConfig = {
    includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline.invalidationTracking"],
  };
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await act();
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await complete;
  const click = events.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "click");
  const own = events.filter(({ pid, tid }) => pid === click.pid && tid === click.tid);
  const subtrees = own
    .filter(({ args }) => args.data?.reason === "Invalidation set invalidates subtree")
    .map(({ args }) => args.data.nodeName);
  return { click, subtrees, events: own.filter(({ ph }) => ph === "X") };
}

/** Records what changes in the page, the board and the pane beside it. @param {import("playwright-core").Page} page */
const watch = (page) =>
  page.evaluate(() => {
    const changed = new Set();
    /** @type {any} */ (window).changed = changed;
    const nameOf = (/** @type {Node} */ node) => {
      const element = /** @type {Element} */ (node instanceof Element ? node : node.parentNode);
      const part = element.closest(".cell, .count, .live, .warmth, .par, .tool, .sentence, .player, .formula, td, th");
      return part?.classList[0] ?? part?.localName ?? element.localName;
    };
    const heed = new MutationObserver((records) => {
      for (const { target, attributeName } of records) changed.add(`${nameOf(target)} ${attributeName ?? "text"}`);
    });
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    const hosts = document.querySelectorAll("lights-out, lights-explain");
    const shadows = [...hosts].map((host) => /** @type {ShadowRoot} */ (host.shadowRoot));
    for (const root of [document, ...shadows]) heed.observe(root, all);
  });

/** The changes since watch(). @param {import("playwright-core").Page} page */
const changes = (page) => page.evaluate(() => [.../** @type {any} */ (window).changed].sort());

const OF_THE_BOARD = [
  "cell aria-label",
  "cell aria-pressed",
  "cell class",
  "cell data-late",
  "cell tabindex",
  "count text",
  "live text",
  "warmth style",
];

/** Boards in their places, with the limits of the work that one press of the middle may cause, and what else than the board it changes. */
const PLACES = [
  { name: "in the page", open: () => opened("#5x5.on"), styles: 20, boxes: 16, others: [] },
  {
    name: "in the page, with its elimination beside it",
    open: () => opened("#learn-elimination.5x5.on"),
    styles: 20,
    boxes: 40, // 25 of the elimination, and 11 of the board where a slow machine lays out both at once
    others: ["right class", "right text", "sentence text"],
  },
];

for (const { name, open, styles, boxes, others } of PLACES)
  test(`a press ${name} works out at most ${styles} styles at a time and lays out at most ${boxes} boxes, all of them after its script, and changes its lights, the count, what is said of them${others.length ? ", the entries of the right-hand side and the sentence" : ""}, and nothing else`, async () => {
    const { page, context, cell } = await open();
    const { click, subtrees, events } = await traced(context, page, async () => {
      await cell.click();
      await told(page, 3);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    });
    const end = click.ts + click.dur;
    const before = events.filter(({ name, ts }) => name === "Layout" && ts < end);
    assert.deepEqual(before, [], "the focus, what a press would flip, and the script leave the layout as it is");
    assert.deepEqual(subtrees, [], "no style that every text of the element could change");
    const isFrame = (/** @type {any} */ { ts }) => ts >= end;
    const of = (/** @type {string} */ kind) => events.filter((event) => event.name === kind && isFrame(event));
    const styled = of("UpdateLayoutTree").map(({ args }) => args.elementCount);
    assert.ok(Math.max(...styled) <= styles, `${styled} styles`);
    const laid = of("Layout").map(({ args }) => args.beginData.dirtyObjects);
    assert.ok(Math.max(0, ...laid) <= boxes, `${laid} boxes`);
    const middle = page.locator("lights-out .cell").nth(MIDDLE);
    await middle.hover();
    await watch(page);
    await middle.click();
    await told(page, 4);
    assert.deepEqual(await changes(page), [...OF_THE_BOARD, ...others].sort());
  });

test("the first press of a game in the page restyles no whole part of it either", async () => {
  const { page, context } = await browser.open("#5x5.on", WHERE);
  await page.locator(".free:visible").waitFor();
  const cell = page.locator("lights-out .cell").nth(MIDDLE);
  await cell.hover();
  const { subtrees } = await traced(context, page, async () => {
    await cell.click();
    await told(page, 1);
  });
  assert.deepEqual(subtrees, []);
});

/** Lets a page count what it calls in the module. @param {import("playwright-core").Page} page */
const countCalls = (page) =>
  page.addInitScript(() => {
    const { Instance } = WebAssembly;
    const counted = (/** @type {string} */ name, /** @type {(...args: number[]) => number} */ call) =>
      function called(/** @type {number[]} */ ...args) {
        /** @type {any} */ (globalThis).calls?.push(name);
        return call(...args);
      };
    /** @type {any} */ (WebAssembly).Instance = function counting(/** @type {WebAssembly.Module} */ module) {
      const entries = Object.entries(new Instance(module).exports);
      const counting = entries.map(([name, call]) => [name, typeof call === "function" ? counted(name, /** @type {any} */ (call)) : call]); // biome-ignore format: one line reads better
      return { exports: Object.fromEntries(counting) };
    };
  });

for (const board of [
  "5x5.on",
  "14x14.on",
  "5x5-mod3.1",
  "cube3.on",
  "dials4-11-01.21",
  "doors-0111-1001-0011-1011.off",
])
  test(`a press on ${board} makes two calls into the module, in an element and in the page`, async () => {
    const tag = /^d/.test(board) ? "rotating-doors" : "lights-out";
    const embed = `<script src="lights-and-doors.js"></script><${tag} board="${board}"></${tag}>`;
    const { page } = await browser.openHost("<title>Host</title>", WHERE);
    await countCalls(page);
    await page.route("**/embed-host.html", (route) => route.fulfill({ contentType: "text/html", body: embed }));
    for (const path of ["embed-host.html", `index.html#${board}`]) {
      await page.goto(new URL(path, browser.address).href);
      await page.waitForFunction(
        ([tag, board]) =>
          [...document.querySelectorAll(tag)].some((each) => {
            const { engine, shadowRoot } = /** @type {any} */ (each);
            return engine?.notation === board && !shadowRoot.querySelector(".waiting");
          }),
        [tag, board],
      );
      const calls = await page.evaluate(
        ([tag, board]) => {
          const boards = /** @type {any[]} */ ([...document.querySelectorAll(tag)]);
          const shown = boards.find(({ notation }) => notation === board);
          shown.press(0); // the first press of a visit may read what stays the same
          /** @type {any} */ (globalThis).calls = [];
          shown.press(1);
          return /** @type {any} */ (globalThis).calls;
        },
        [tag, board],
      );
      assert.deepEqual(calls, ["press", "snapshot"], path);
    }
  });

/** The largest hall, whose buttons each turn all doors. */
const LARGEST = `doors${`-${"1".repeat(64)}`.repeat(64)}.8000000000000000`;

test("a press that turns 64 doors animates only what the compositor moves, and the last door begins within a second", async () => {
  const html = `<!doctype html><meta charset="utf-8"><script src="lights-and-doors.js"></script><rotating-doors board="${LARGEST}"></rotating-doors>`;
  const { page } = await browser.openHost(html, WHERE);
  await page.waitForFunction(() => document.querySelector("rotating-doors")?.shadowRoot?.querySelector("button.door"));
  const moved = await page.evaluate(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector("rotating-doors")?.shadowRoot);
    /** @type {HTMLElement} */ (root.querySelector("button.door")).click();
    const animations = root.querySelectorAll(".door");
    return [...animations].flatMap((door) =>
      door.getAnimations({ subtree: true }).map((animation) => ({
        property: "transitionProperty" in animation ? animation.transitionProperty : "keyframes",
        delay: animation.effect?.getTiming().delay ?? 0,
      })),
    );
  });
  const of = (/** @type {string} */ name) => moved.filter(({ property }) => property === name);
  assert.equal(of("transform").length, 64);
  assert.deepEqual([...new Set(moved.map(({ property }) => property))].sort(), ["opacity", "transform"]);
  assert.ok(Math.max(...of("transform").map(({ delay }) => delay)) < 1000);
});
