// The waiting times of a reader of the page: its start on a phone, with an empty cache, compressed as hosts do it.
import { median } from "./bench_pages.js";
import { ALIVE, openBrowser } from "./browser.js";

const RUNS = 5;
const SLOWDOWN = 4;
const LONG_MS = 50; // what a task may take before it blocks
const REST_MS = 1500; // so long after the load nothing is expected to go on
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const VIEWS = ["", "#path-5", "#today", "#solve-5x5.on", "#learn-5x5.on", "#lab"];

/** The events of a trace of what a page does meanwhile. @param {import("playwright-core").Page} page @param {(devtools: import("playwright-core").CDPSession) => Promise<unknown>} act @param {string[]} includedCategories */
export async function recorded(page, act, includedCategories) {
  const devtools = await page.context().newCDPSession(page);
  /** @type {any[]} */
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await act(devtools);
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();
  return events;
}

/** The work of the main thread meanwhile, from its trace. @param {import("playwright-core").Page} page @param {(devtools: import("playwright-core").CDPSession) => Promise<unknown>} act */
export async function traced(page, act) {
  const events = await recorded(page, act, ["toplevel", "devtools.timeline"]);
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
