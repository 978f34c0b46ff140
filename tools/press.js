// The files of web/ that one press crosses, in an element and in the page, as V8 counts the calls: node tools/press.js
// Builds the site into build/mapped, whose scripts have source maps.
import { execFileSync } from "node:child_process";
import { SourceMap } from "node:module";
import { openBrowser } from "../tests/browser.js";

const FOLDER = "build/mapped";
const SETTLED_MS = 3000; // all scripts are there, and nothing of them runs
const WRITTEN_MS = 700; // the address is written, and the sentence is spoken
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

/** @param {import("playwright-core").Page} page @returns {Promise<string[]>} the files with a function that runs because of the press */
async function crossed(page) {
  const profiler = await page.context().newCDPSession(page);
  for (const domain of ["Debugger", "Profiler"]) await profiler.send(/** @type {any} */ (`${domain}.enable`));
  await profiler.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await page.reload(); // V8 counts what it compiles from now on
  await page.waitForTimeout(SETTLED_MS);
  const cell = page.locator("lights-out .cell").nth(6);
  await cell.evaluate((button) => /** @type {HTMLElement} */ (button).click()); // the second press is as any other
  await page.waitForTimeout(SETTLED_MS);
  await profiler.send("Profiler.takePreciseCoverage"); // the counts begin again
  await cell.evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await page.waitForTimeout(WRITTEN_MS);
  const { result } = await profiler.send("Profiler.takePreciseCoverage");
  const files = new Set();
  for (const { scriptId, url, functions } of result.filter(({ url }) => url.endsWith(".js"))) {
    const { scriptSource } = await profiler.send("Debugger.getScriptSource", { scriptId });
    const source = sourceOf(scriptSource);
    for (const { ranges } of functions) if (ranges[0].count > 0) files.add(source(ranges[0].startOffset) || url);
  }
  return [...files].filter((file) => !BELOW.test(file)).sort();
}

execFileSync(process.execPath, ["tools/bundle.js"], { env: { ...process.env, MAPPED: "1", SITE: FOLDER } });
const browser = await openBrowser(FOLDER);
for (const [name, { page }] of Object.entries({
  element: await browser.openHost(HOST),
  page: await browser.open("#5x5.on"),
})) {
  const files = await crossed(page);
  console.log(`${name}: ${files.length} files\n  ${files.join("\n  ")}`);
}
await browser.close();
