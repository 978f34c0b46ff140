// The waiting times of a reader of the page: its start on a phone, with an empty cache, compressed as hosts do it; and one press on 5×5.
import { median } from "./bench_pages.js";
import { ALIVE, openBrowser } from "./browser.js";

const RUNS = 5;
const PRESSES = 20;
const SLOWDOWN = 4;
const LONG_MS = 50; // what a task may take before it blocks
const REST_MS = 1500; // so long after the load nothing is expected to go on
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const VIEWS = ["", "#path-5", "#today", "#solve-5x5.on", "#learn-5x5.on", "#lab"];

/** The work of the main thread meanwhile, from its trace. */
export async function traced(page, act) {
  const devtools = await page.context().newCDPSession(page);
  /** @type {any[]} */
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ["toplevel", "devtools.timeline"] };
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await act(devtools);
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await complete;
  const main = events.find(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const own = events.filter(({ ph, pid, tid }) => ph === "X" && pid === main.pid && tid === main.tid);
  return own.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
}

/** A visit to an address: blocked, the sum of what its tasks take beyond 50 ms; its longest task; and the bytes that came. */
async function start(browser, view) {
  const { page, context } = await browser.open("about:blank", PHONE);
  const tasks = (
    await traced(page, async (devtools) => {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      await page.goto(browser.address + view);
      await page.waitForTimeout(REST_MS);
    })
  )
    .filter(({ name }) => /RunTask$/.test(name))
    .map(({ dur }) => dur / 1000);
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce(
      (sum, entry) => sum + /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize,
      0,
    ),
  );
  await context.close();
  const blocked = tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_MS), 0);
  return { blocked, longest: Math.max(...tasks), bytes };
}

/** @returns {Promise<{ name: string, blocked: number, longest: number, bytes: number }[]>} */
export async function measureStart() {
  const browser = await openBrowser(undefined, undefined, ALIVE);
  const rows = [];
  for (const view of VIEWS) {
    const visits = [];
    for (let run = 0; run < RUNS; run++) visits.push(await start(browser, view));
    const middle = (/** @type {"blocked" | "longest" | "bytes"} */ name) => median(visits.map((visit) => visit[name]));
    rows.push({
      name: view || "first visit",
      blocked: middle("blocked"),
      longest: middle("longest"),
      bytes: middle("bytes"),
    });
  }
  await browser.close();
  return rows;
}

/** @type {Record<string, RegExp>} */
const KINDS_OF_WORK = {
  script: /^(EventDispatch|FunctionCall|TimerFire|FireAnimationFrame|RunMicrotasks|V8\..*|MinorGC|MajorGC)$/,
  layout: /^(UpdateLayoutTree|Layout|PrePaint|HitTest|IntersectionObserverController::computeIntersections)$/,
  paint: /^(Paint|Layerize|Commit|UpdateLayer|CompositeLayers)$/,
};

/** Milliseconds of each kind of work, what lies within other work left out. @param {any[]} events */
function workOf(events) {
  const sums = Object.fromEntries(Object.keys(KINDS_OF_WORK).map((kind) => [kind, 0]));
  /** @type {{ end: number, kind: string }[]} */
  const around = [];
  for (const { name, ts, dur, tdur = dur } of events) {
    const kind = Object.keys(KINDS_OF_WORK).find((each) => KINDS_OF_WORK[each].test(name));
    if (!kind) continue;
    while (around.length > 0 && around[around.length - 1].end <= ts) around.pop();
    const outer = around[around.length - 1];
    if (outer) sums[outer.kind] -= tdur / 1000;
    sums[kind] += tdur / 1000;
    around.push({ end: ts + dur, kind });
  }
  return sums;
}

/** A page of nothing but 25 buttons, of which a press fades five: less than this no board can cost. */
const BARE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,"><style>
lights-out { display: grid; grid-template-columns: repeat(5, 100px); gap: 10px }
.cell { position: relative; height: 100px; border: 0; background: #26314f }
.cell::after { content: ""; position: absolute; inset: 0; background: #ffc94d; opacity: 0; transition: opacity 0.16s; will-change: opacity }
.lit::after { opacity: 1 }</style><lights-out></lights-out><script>
const cells = Array.from({ length: 25 }, (_, i) => {
  const cell = document.createElement("button");
  cell.className = "cell lit";
  cell.onclick = () => {
    for (const [j, other] of cells.entries())
      if (Math.abs((j % 5) - (i % 5)) + Math.abs(Math.floor(j / 5) - Math.floor(i / 5)) < 2) other.classList.toggle("lit");
  };
  return cell;
});
document.querySelector("lights-out").append(...cells);
</script>`;

/** The median of some presses, each with all that follows until the next, in processor time of the main thread. */
async function presses(browser, view) {
  const options = { viewport: { width: 1280, height: 720 }, reducedMotion: "no-preference" };
  const { page, context } = await (view ? browser.open(view, options) : browser.openHost(BARE, options));
  const cells = page.locator("lights-out .cell");
  await cells.nth(24).waitFor();
  await page.waitForTimeout(REST_MS);
  const boxes = await Promise.all(Array.from({ length: 25 }, (_, cell) => cells.nth(cell).boundingBox()));
  const events = await traced(page, async () => {
    for (let press = 0; press < PRESSES; press++) {
      const { x, y, width, height } = /** @type {{ x: number, y: number, width: number, height: number }} */ (
        boxes[press]
      );
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.waitForTimeout(REST_MS / 10);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(REST_MS / 3);
    }
  });
  await context.close();
  const isDown = (/** @type {any} */ { name, args }) => name === "EventDispatch" && args.data?.type === "pointerdown";
  const begins = events.filter(isDown).map(({ ts }) => ts);
  const isMove = (/** @type {any} */ { name, args }) => name === "EventDispatch" && args.data?.type === "pointermove";
  const ends = events.filter(isMove).map(({ ts }) => ts);
  const works = begins.map((begin) => {
    const end = ends.find((time) => time > begin) ?? Number.POSITIVE_INFINITY;
    return workOf(events.filter(({ ts }) => ts >= begin && ts < end));
  });
  return Object.fromEntries(Object.keys(KINDS_OF_WORK).map((kind) => [kind, median(works.map((work) => work[kind]))]));
}

/** @returns {Promise<{ name: string, script: number, layout: number, paint: number }[]>} */
export async function measurePress() {
  const browser = await openBrowser(undefined, undefined, ALIVE);
  const rows = [];
  for (const [name, view] of [
    ["25 bare buttons", ""],
    ["5×5", "#5x5.on"],
    ["5×5 with its elimination beside it", "#learn-elimination.5x5.on"],
    ["5×5 with the tour beside it", "#learn-5x5.on"],
  ])
    rows.push({ name, ...(await presses(browser, view)) });
  await browser.close();
  return /** @type {any} */ (rows);
}
