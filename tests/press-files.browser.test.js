// The files of web/ that one press crosses, in an element and in the page, as V8 counts the calls in scripts with source maps, are
// those that ARCHITECTURE.md lists: at most ten, and fourteen with the page.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename } from "node:path";
import { after, test } from "node:test";
import { openBrowser } from "./browser.js";

const FOLDER = "build/mapped";
const WRITTEN_MS = 1000; // the address is written, and the sentence is spoken
const ALIKE = 3;
const ROUNDS = 20;
const HOST = `<!doctype html><script src="lights-and-doors.js" defer></script><lights-out board="5x5.on"></lights-out>`;

/** The directories that others call for their own ends: the engine, sentences and helpers are no part of the way. */
const BELOW = /^(?!web\/)|^web\/(?:engine|locales|ui|loading)\//;

/** The source of each script by its place. @param {string} script */
function sourceOf(script) {
  const [, text = ""] = /sourceMappingURL=data:application\/json[^,]*,(.*)/.exec(script) ?? [];
  const map = new SourceMap(JSON.parse(Buffer.from(text, "base64").toString()));
  return (/** @type {number} */ offset) => {
    const before = script.slice(0, offset).split("\n");
    const entry = /** @type {{ originalSource?: string }} */ (
      map.findEntry(before.length - 1, before[before.length - 1].length)
    );
    return entry.originalSource?.replace(/^(?:\.\.\/)*/, "") ?? "";
  };
}

/** The files with a function that ran since the last call. @param {import("playwright-core").CDPSession} profiler */
async function ran(profiler) {
  const { result } = await profiler.send("Profiler.takePreciseCoverage");
  const files = new Set();
  for (const { scriptId, url, functions } of result.filter(({ url }) => url.endsWith(".js"))) {
    const { scriptSource } = await profiler.send("Debugger.getScriptSource", { scriptId });
    const source = sourceOf(scriptSource);
    for (const { ranges } of functions) if (ranges[0].count > 0) files.add(source(ranges[0].startOffset) || url);
  }
  return [...files]
    .filter((file) => !BELOW.test(file))
    .map((file) => basename(file))
    .sort();
}

/** The files that presses cross, once these are the same after press and press: the first ones also wake what then sleeps. @param {import("playwright-core").Page} page */
async function crossed(page) {
  const profiler = await page.context().newCDPSession(page);
  for (const domain of ["Debugger", "Profiler"]) await profiler.send(/** @type {any} */ (`${domain}.enable`));
  await profiler.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await page.reload(); // V8 counts what it compiles from now on
  const cell = page.locator("lights-out .cell").nth(6);
  await cell.waitFor();
  await profiler.send("Profiler.takePreciseCoverage"); // without the scripts of the page before
  /** @type {string[][]} */
  const found = [];
  for (let round = 0; round < ROUNDS; round++) {
    await cell.evaluate((button) => /** @type {HTMLElement} */ (button).click());
    await page.waitForTimeout(WRITTEN_MS);
    found.unshift(await ran(profiler));
    if (found.length >= ALIKE && new Set(found.slice(0, ALIKE).map(String)).size === 1) break;
  }
  return found[0];
}

execFileSync(process.execPath, ["tools/bundle.js"], { env: { ...process.env, MAPPED: "1", SITE: FOLDER } });
const browser = await openBrowser(FOLDER);
after(() => browser.close());

/** The names in the paragraph of ARCHITECTURE.md, those of the element before those that the page adds. */
const [ofElement, ofPage] = (/A press by hand crosses.*?(?=Everything\s+else)/s.exec(
  readFileSync("ARCHITECTURE.md", "utf8"),
) ?? [""])[0]
  .split("The page adds")
  .map((text) => [...new Set([...text.matchAll(/`([\w/.-]+\.js)`/g)].map(([, path]) => basename(path)))].sort());

test("a press crosses the ten files of an element that ARCHITECTURE.md lists, and four more in the page", async () => {
  const { page: host } = await browser.openHost(HOST);
  assert.deepEqual(await crossed(host), ofElement);
  const { page } = await browser.open("#5x5.on");
  assert.deepEqual(await crossed(page), [...ofElement, ...ofPage].sort());
  assert.deepEqual([ofElement.length, ofPage.length], [10, 4]);
});
