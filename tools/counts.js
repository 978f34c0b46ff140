// What runs of web/, counted by the modules themselves (./build.sh coverage js): each line and branch has a counter in
// globalThis.__coverage__. In Node: NODE_OPTIONS=--import=…/tools/counts.js, which leaves them in the folder COUNTS when it
// ends; in bundles: tools/bundler.js, where COUNTED is set; of pages, tests/browser.js hands them over.
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { register } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { createInstrumenter } from "istanbul-lib-instrument";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = process.env.COUNTS;
/** Whether it is of web/, and does anything: sentences and articles do not. @param {string} path */
const isCounted = (path) => /^web\/(?!locales\/|example\/).*\.js$/.test(relative(ROOT, path));

const instrumenter = createInstrumenter({
  esModules: true,
  compact: true,
  coverageGlobalScope: "globalThis",
  coverageGlobalScopeFunc: false, // which the pages' policy forbids
});

/** @param {string} text of a module @param {string} path */
export const withCounters = (text, path) =>
  isCounted(path) ? instrumenter.instrumentSync(text, relative(ROOT, path)) : text;

/**
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => Promise<{ format: string, source: Buffer | string }>} next
 */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (loaded.format !== "module" || !url.startsWith("file:")) return loaded;
  return { ...loaded, source: withCounters(String(loaded.source), fileURLToPath(url.split("?")[0])) };
}

/** @param {unknown} counts */
export function leaveCounts(counts) {
  if (!FOLDER || !counts) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${randomUUID()}.json`, JSON.stringify(counts));
}

if (FOLDER && isMainThread) {
  register(import.meta.url);
  process.on("exit", () => leaveCounts(/** @type {any} */ (globalThis).__coverage__));
}
