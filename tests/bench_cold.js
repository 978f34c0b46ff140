// The first call of each job, which is the one that a visitor waits for, in fresh processes: an engine compiles wasm first quickly and later well,
// and does not replace a function while it runs.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ALIVE, openBrowser } from "./browser.js";
import { openFirefox } from "./engines.js";

/** @typedef {{ cold: number, warm: number }} Times  in milliseconds: the first call, and the best of those after it */

const MODULE = "build/bench.wasm";
const PROCESSES = 5;
const LEAST_MS = 1; // the clock of shorter jobs shows little but its own steps

/** Runs a job in a new instance. It also runs inside browsers, so it uses nothing from outside. @param {string} base64 @param {number} job @returns {Promise<Times>} */
async function timeFirst(base64, job) {
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const wasm = /** @type {any} */ ((await WebAssembly.instantiate(bytes)).instance.exports);
  wasm._initialize?.();
  wasm.start();
  const run = () => {
    wasm.prepare(job);
    const start = performance.now();
    wasm.run(job);
    return performance.now() - start;
  };
  const cold = run();
  let warm = run();
  for (const end = performance.now() + Math.max(500, 3 * warm); performance.now() < end; ) warm = Math.min(warm, run());
  return { cold, warm };
}

const middle = (/** @type {number[]} */ values) => values.sort((a, b) => a - b)[values.length >> 1];

/** The median of the first calls, and the best of all. @param {() => Promise<Times>} sample */
async function median(sample) {
  const samples = [];
  for (let i = 0; i < PROCESSES; i++) samples.push(await sample());
  return { cold: middle(samples.map(({ cold }) => cold)), warm: Math.min(...samples.map(({ warm }) => warm)) };
}

/** The short jobs by number, and their names. @returns {[job: number, name: string][]} */
function shortJobs() {
  const wasm = /** @type {any} */ (new WebAssembly.Instance(new WebAssembly.Module(readFileSync(MODULE))).exports);
  const text = (/** @type {number} */ address) => {
    const memory = new Uint8Array(wasm.memory.buffer);
    return new TextDecoder().decode(memory.subarray(address, memory.indexOf(0, address)));
  };
  const jobs = Array.from({ length: wasm.start() }, (_, job) => job).filter((job) => !wasm.is_long(job));
  return jobs.map((job) => [job, text(wasm.name(job))]);
}

/** The jobs that take a millisecond or more, one by one. @returns {AsyncGenerator<{ name: string, node: Times, chromium: Times, firefox: Times }>} */
export async function* measureCold() {
  const base64 = readFileSync(MODULE).toString("base64");
  const chromium = await openBrowser(undefined, undefined, ALIVE);
  const firefox = await openFirefox({ "privacy.reduceTimerPrecision": false, "ui.prefersReducedMotion": 0 });
  const inNode = (/** @type {number} */ job) => async () =>
    JSON.parse(execFileSync(process.execPath, ["tests/bench_cold.js", String(job)], { encoding: "utf8" }));
  const inChromium = (/** @type {number} */ job) => async () => {
    const { page, context } = await chromium.open("about:blank"); // a profile of its own has processes of its own
    const code = `(${timeFirst})(${JSON.stringify(base64)}, ${job})`;
    const times = await page.evaluate(code);
    await context.close();
    return /** @type {Times} */ (times);
  };
  const inFirefox = (/** @type {number} */ job) => async () => {
    await firefox.go("about:blank");
    return firefox.run(timeFirst, base64, job);
  };
  for (const [job, name] of shortJobs()) {
    const node = await median(inNode(job));
    if (node.warm < LEAST_MS) continue;
    yield { name, node, chromium: await median(inChromium(job)), firefox: await median(inFirefox(job)) };
  }
  await Promise.all([chromium.close(), firefox.close()]);
}

const [, script, job] = process.argv;
if (script.endsWith("bench_cold.js"))
  console.log(JSON.stringify(await timeFirst(readFileSync(MODULE).toString("base64"), Number(job))));
