// The performance table: ./build.sh bench (bench long: with what takes a minute, too). The same jobs as wasm in Node
// and in Chromium, and natively, in one run. "cold" is the first call in a fresh instance; the others are the best of
// some calls. Ratios mean something on any machine, the times only on this one.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { compileEngine, createEngine } from "../web/engine/engine.js";
import { openBrowser } from "./browser.js";

const isLong = process.argv[2] === "long";
const RUNS = { least: 5, ms: 300, isLong }; // short jobs again and again, until the compiler has done its best
const bytes = readFileSync("build/bench.wasm");

/** Runs every job of the module; also inside the browser, so it may use nothing from outside. */
function runJobs(module, runs) {
  const { exports: wasm } = new WebAssembly.Instance(module);
  const text = (address) => {
    const memory = new Uint8Array(wasm.memory.buffer);
    return new TextDecoder().decode(memory.subarray(address, memory.indexOf(0, address)));
  };
  wasm._initialize?.();
  const jobs = Array.from({ length: wasm.start() }, (_, job) => job).filter((job) => runs.isLong || !wasm.is_long(job));
  return jobs.map((job) => {
    const times = [];
    const least = wasm.is_long(job) ? 1 : runs.least;
    for (const end = performance.now() + runs.ms; times.length < least || performance.now() < end; ) {
      wasm.prepare(job);
      const start = performance.now();
      wasm.run(job);
      times.push(performance.now() - start);
    }
    return { name: text(wasm.name(job)), cold: times[0], best: Math.min(...times) };
  });
}

async function inChromium() {
  const browser = await openBrowser();
  const { page } = await browser.open("about:blank");
  const results = await page.evaluate(
    async ([code, base64, runs]) => {
      const wasm = await WebAssembly.compile(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)));
      return new Function(`return ${code}`)()(wasm, runs);
    },
    [String(runJobs), bytes.toString("base64"), RUNS],
  );
  await browser.close();
  return results;
}

/** What a caller of the engine gets, preparation and all: the fewest of 30 × 30, and every solution, one by one. */
async function byEngine() {
  const engine = createEngine(await compileEngine());
  engine.load("30x30.on");
  const time = (generator) => {
    const start = performance.now();
    for (let step = generator.next(); !step.done; ) step = generator.next();
    return performance.now() - start;
  };
  const fewest = Array.from({ length: 100 }, () => time(engine.fewest()));
  return { fewest: Math.min(...fewest), solutions: time(engine.solutions()) };
}

const native = execFileSync("build/release/bench", process.argv.slice(2), { encoding: "utf8" })
  .trim()
  .split("\n")
  .map((line) => /^([\d.]+) (.*)$/.exec(line))
  .filter(Boolean)
  .map(([, ms, name]) => ({ name, ms: Number(ms) }));
const node = runJobs(new WebAssembly.Module(bytes), RUNS);
const chromium = await inChromium();
const engine = await byEngine();

const row = (...columns) =>
  console.log(columns.map((column, i) => (i ? String(column).padStart(12) : String(column).padEnd(52))).join(""));
const ms = (time) => (time === undefined ? "" : time.toFixed(2));
const times = (ratio) => `${ratio.toPrecision(3)} ×`;
const part = (ratio) => `1/${Math.round(1 / ratio)}`;

row("milliseconds", "native", "Node cold", "Node", "Chromium", "Node/native");
for (const { name, ms: natively } of native) {
  const here = node.find((job) => job.name === name);
  const there = chromium.find((job) => job.name === name);
  row(name, ms(natively), ms(here?.cold), ms(here?.best), ms(there?.best), here ? times(here.best / natively) : "");
}

const best = (part) => node.find(({ name }) => name.startsWith(part)).best;
const nativeOf = (part) => native.find(({ name }) => name.startsWith(part))?.ms;
const passes = best("two bare passes");
const perCell = (side) => best(`solve random ${side.toLocaleString("en").replace(",", " ")}`) / side ** 2;
console.log("\nRatios (wasm in Node unless native is said)");
row("every cell of 10 000 × 10 000 / two bare passes", times(best("solve random 10 000") / passes));
row("20 000 × 20 000 / 10 000 × 10 000", times(best("solve random 20 000") / best("solve random 10 000")));
for (const side of [2000, 5000, 10000, 20000])
  row(`time per cell of ${side} × ${side} / of 2000 × 2000`, times(perCell(side) / perCell(2000)));
row("fewest of 30 × 30 / weighing all by Gray code", part(best("fewest of 30") / best("weigh the 2^20")));
for (const side of [39, 47, 64, ...(isLong ? [61, 65] : [])])
  row(
    `fewest of ${side} × ${side} by classes / by the tree alone`,
    part(best(`fewest of ${side} x`) / best(`the same by the tree alone, ${side}`)),
  );
row("engine.fewest() of 30 × 30 / engine.solutions()", part(engine.fewest / engine.solutions));
if (nativeOf("the same by M4RI"))
  row("eliminate 10 000 × 10 000 / M4RI, both native", times(nativeOf("eliminate") / nativeOf("the same by M4RI")));
