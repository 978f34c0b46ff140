// The performance table: ./build.sh bench (bench long: with what takes a minute, too; bench press canvas: these parts of it
// alone). The same jobs as wasm in Node and in Chromium, and natively, in one run. "cold" is the first call in a fresh process; the others are the best of
// some calls. Ratios mean something on any machine, the times only on this one.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { hexOfBits } from "../web/reading/hex.js";
import { measureCanvas } from "./bench_canvas.js";
import { measureCold } from "./bench_cold.js";
import { measureMemory } from "./bench_memory.js";
import { measurePages } from "./bench_pages.js";
import { measurePress, measureTaps } from "./bench_press.js";
import { measureStart } from "./bench_start.js";
import { ALIVE, openBrowser } from "./browser.js";

const asked = process.argv.slice(2).filter((word) => word !== "long");
const isLong = process.argv.includes("long");
const RUNS = { least: 5, ms: 300, enough: 2000, isLong }; // short jobs again and again, until the compiler has done its best
const bytes = readFileSync("build/bench.wasm");

/** Runs every job of the module; also inside the browser, so it may use nothing from outside. */
function runJobs(module, runs) {
  const wasm = /** @type {any} */ (new WebAssembly.Instance(module).exports);
  const text = (address) => {
    const memory = new Uint8Array(wasm.memory.buffer);
    return new TextDecoder().decode(memory.subarray(address, memory.indexOf(0, address)));
  };
  wasm._initialize?.();
  const jobs = Array.from({ length: wasm.start() }, (_, job) => job).filter((job) => runs.isLong || !wasm.is_long(job));
  return jobs.map((job) => {
    const times = [];
    const begin = performance.now();
    const spent = () => performance.now() - begin;
    while (spent() < runs.ms || (times.length < runs.least && spent() < runs.enough)) {
      wasm.prepare(job);
      const start = performance.now();
      wasm.run(job);
      times.push(performance.now() - start);
    }
    return { name: text(wasm.name(job)), best: Math.min(...times) };
  });
}

async function inChromium() {
  const browser = await openBrowser(undefined, undefined, ALIVE);
  const { page } = await browser.open("about:blank");
  const results = await page.evaluate(
    async ({ code, base64, runs }) => {
      const wasm = await WebAssembly.compile(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)));
      return new Function(`return ${code}`)()(wasm, runs);
    },
    { code: String(runJobs), base64: bytes.toString("base64"), runs: RUNS },
  );
  await browser.close();
  return results;
}

/** The best of some runs in milliseconds. */
function time(run, least = 7) {
  const times = [];
  for (const end = performance.now() + RUNS.ms; times.length < least || performance.now() < end; ) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

/** The same cells for any board: each with probability 1/10. */
function someCells(count) {
  let state = 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return Number(state % 10 === 0);
  };
  return Array.from({ length: count }, next);
}

const SIDE = 100;
const HOLES = hexOfBits(someCells(SIDE * SIDE));
const SEARCHED = [61, 125]; // sides of boards whose searches are short

const RULES = ["plus", "ring", "king", "cross", `holes${HOLES}`, "cylinder", "knight", "rb5a6cd8", "torus", "rowcol"];

/** The whole time for a caller of the engine: a board read and solved, then its hint. */
function byRule(engine) {
  return RULES.map((rule) => {
    const board = `${SIDE}x${SIDE}${rule === "plus" ? "" : `-${rule}`}`;
    const solve = time(() => {
      engine.load(`${board}.off`);
      engine.solve();
    });
    const lone = engine.solve().nullity === 0;
    if (lone) engine.load(`${board}.${HOLES}`);
    return {
      rule: rule.replace(HOLES, ", one cell in ten"),
      solve,
      hint: lone ? time(() => engine.hint()) : undefined,
    };
  });
}

/** Boards of the most lights. */
function byLargest(engine) {
  return ["king", "knight", "torus", "knight-torus"].map((rule) => ({
    rule,
    solve: time(() => {
      engine.load(`256x256-${rule}.off`);
      engine.solve();
    }, 1),
  }));
}

/** The fewest of 30 × 30, preparation and all, and every solution, one by one. */
function byEngine(engine) {
  const all = (generator) => {
    for (let step = generator.next(); !step.done; ) step = generator.next();
  };
  engine.load("30x30.on");
  return { fewest: time(() => all(engine.fewest()), 100), solutions: time(() => all(engine.solutions()), 1) };
}

const row = (...columns) =>
  console.log(columns.map((column, i) => (i ? String(column).padStart(12) : String(column).padEnd(52))).join(""));
const ms = (time) => (time === undefined ? "" : time.toFixed(2));
const times = (ratio) => `${ratio.toPrecision(3)} ×`;
const part = (ratio) => `1/${Math.round(1 / ratio)}`;

/** Each job natively, in Node and in Chromium, and what they are to each other. */
async function core() {
  const native = execFileSync("build/release/bench", isLong ? ["long"] : [], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => /^([\d.]+) ([\d.]+) (.*)$/.exec(line))
    .filter(Boolean)
    .map(([, cold, ms, name]) => ({ name, cold: Number(cold), ms: Number(ms) }));
  const node = runJobs(new WebAssembly.Module(bytes), RUNS);
  const chromium = await inChromium();
  row("milliseconds", "native cold", "native", "Node", "Chromium", "Node/native");
  for (const { name, cold, ms: natively } of native) {
    const here = node.find((job) => job.name === name);
    const there = chromium.find((job) => job.name === name);
    row(name, ms(cold), ms(natively), ms(here?.best), ms(there?.best), here ? times(here.best / natively) : "");
  }
  printRatios(native, node, chromium);
}

/** @param {{ name: string, ms: number }[]} native @param {ReturnType<typeof runJobs>} node @param {ReturnType<typeof runJobs>} chromium */
function printRatios(native, node, chromium) {
  const bestOf = (jobs, part) => jobs.find(({ name }) => name.startsWith(part)).best;
  const best = (part) => bestOf(node, part);
  const nativeOf = (part) => native.find(({ name }) => name.startsWith(part))?.ms;
  const passes = "two bare passes";
  const all = "solve random 10 000";
  const perCell = (side) => best(`solve random ${side.toLocaleString("en").replace(",", " ")}`) / side ** 2;
  console.log("\nRatios (wasm in Node unless another is said)");
  row("every cell of 10 000 × 10 000 / two bare passes", times(best(all) / best(passes)));
  row("the same in Chromium", times(bestOf(chromium, all) / bestOf(chromium, passes)));
  row("20 000 × 20 000 / 10 000 × 10 000", times(best("solve random 20 000") / best(all)));
  for (const side of [2000, 5000, 10000, 20000])
    row(`time per cell of ${side} × ${side} / of 2000 × 2000`, times(perCell(side) / perCell(2000)));
  row("fewest of 30 × 30 / weighing all by Gray code", part(best("fewest of 30") / best("weigh the 2^20")));
  for (const side of [39, 47, 64, ...(isLong ? [61, 65] : [])])
    row(
      `fewest of ${side} × ${side} by classes / by the tree alone`,
      part(best(`fewest of ${side} x`) / best(`the same by the tree alone, ${side}`)),
    );
  row("nullity of 10 000 × 10 000 / two bare passes", part(best("nullity of") / best(passes)));
  row("eliminate 10 000 × 10 000, wasm / native", times(best("eliminate") / nativeOf("eliminate")));
  if (nativeOf("the same by M4RI"))
    row("eliminate 10 000 × 10 000 / M4RI, both native", times(nativeOf("eliminate") / nativeOf("the same by M4RI")));
}

/** The first call of each job, which a visitor waits for, beside the later ones. */
async function cold() {
  console.log(
    "\nThe first call in a fresh process (median of five) and the best of later ones, milliseconds; (cold − 5 ms) / warm",
  );
  row("job", "Node cold", "warm", "ratio", "Chromium cold", "warm", "ratio", "Firefox cold", "warm", "ratio");
  const beyond = (/** @type {import("./bench_cold.js").Times} */ { cold, warm }) => times(Math.max(0, cold - 5) / warm);
  for await (const { name, ...engines } of measureCold())
    row(name, ...Object.values(engines).flatMap((each) => [ms(each.cold), ms(each.warm), beyond(each)]));
}

/** The times for a caller of the engine. */
async function rules() {
  const engine = createEngine(await compileEngine());
  const rules = byRule(engine);
  console.log(`\n${SIDE} × ${SIDE} by the engine in Node, read and solved`);
  row("rule", "ms", "/ plus", "hint, ms");
  for (const { rule, solve, hint } of rules) row(rule, ms(solve), times(solve / rules[0].solve), ms(hint));
  console.log("\n256 × 256, the same");
  for (const { rule, solve } of byLargest(engine)) row(rule, ms(solve));
  const { fewest, solutions } = byEngine(engine);
  console.log();
  row("engine.fewest() of 30 × 30 / engine.solutions()", part(fewest / solutions));
}

async function articles() {
  console.log("\nArticles in Chromium");
  row("boards", "all stand, ms", "longest task");
  for (const { name, ready, longest } of await measurePages()) row(name, ms(ready), ms(longest));
}

async function start() {
  console.log("\nThe page in Chromium as a phone opens it, CPU ÷ 4");
  row("view", "blocked, ms", "longest task", "kB of gzip");
  for (const { name, blocked, longest, bytes } of await measureStart())
    row(name, ms(blocked), ms(longest), (bytes / 1000).toFixed(1));
}

async function press() {
  console.log("\nA press in Chromium with all that follows, the main thread's processor time in ms");
  row("board", "script", "layout", "paint", "all", "/ bare");
  for (const { name, script, layout, paint, all, ratio } of await measurePress())
    row(name, ms(script), ms(layout), ms(paint), ms(all), times(ratio));
  console.log("\nTwenty fast taps on a phone, 120 ms apart, CPU ÷ 4");
  row("board", "clicks", "span, ms", "frames", "dropped");
  for (const { name, taps, ms: time, frames, dropped } of await measureTaps())
    row(name, taps, ms(time), frames, dropped);
}

async function canvas() {
  console.log("\nLarge boards in Chromium, CPU ÷ 4");
  row("board", "drawn, ms", "longest task", "press, ms", "longest task");
  for (const { name, drawn, drawing, pressed, pressing } of await measureCanvas())
    row(name, ms(drawn), ms(drawing), ms(pressed), ms(pressing));
}

async function memory() {
  console.log("\nMemory, MB");
  row("", "MB", "of it");
  for (const { name, bytes, note } of await measureMemory(isLong ? [...SEARCHED, 123] : SEARCHED))
    row(name, (bytes / 1e6).toFixed(1), `  ${note}`);
}

const PARTS = { core, cold, rules, articles, start, press, canvas, memory };
const unknown = asked.find((word) => !(word in PARTS));
if (unknown) throw new Error(`bench has no part ${unknown}, but ${Object.keys(PARTS).join(", ")}`);
for (const [name, run] of Object.entries(PARTS)) if (asked.length === 0 || asked.includes(name)) await run();
