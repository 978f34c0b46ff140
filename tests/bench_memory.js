// The memory of a hundred boards in an article, of a large board, and of searches for the fewest presses.
import { compileEngine, createEngine } from "../web/engine/all.js";
import { openBrowser } from "./browser.js";

const PAGE_BYTES = 4096;
const BOARDS = 100;
const SIDE = 20_000;
const REST_MS = 1500; // so long after the last board is ready nothing is expected to go on

/** Replaces WebAssembly.Instance by a class that records the memories; also inside the browser, so it may use nothing from outside. @returns {WeakRef<WebAssembly.Memory>[]} grows with each instance */
function recordMemories() {
  /** @type {WeakRef<WebAssembly.Memory>[]} */
  const memories = [];
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    constructor(/** @type {WebAssembly.Module} */ module) {
      super(module);
      memories.push(new WeakRef(/** @type {any} */ (this.exports).memory));
    }
  };
  return memories;
}

/** The bytes of a memory in pages of the machine that are not all zero: the others take no memory. */
function bytesInUse(/** @type {ArrayBuffer} */ buffer, /** @type {number} */ pageBytes) {
  const words = new BigUint64Array(buffer);
  const page = pageBytes / words.BYTES_PER_ELEMENT;
  let pages = 0;
  for (let from = 0; from < words.length; from += page)
    if (words.subarray(from, from + page).some((word) => word !== 0n)) pages++;
  return pages * pageBytes;
}

/** A hundred boards in an article, after garbage was collected; in bytes. */
async function measureArticle() {
  const browser = await openBrowser();
  const { page, context } = await browser.openHost(`<!doctype html><html lang="en"><meta charset="utf-8">
<title>article</title><link rel="icon" href="data:,"><script>window.memories = (${recordMemories})();</script>
<script src="lights-and-doors.js" defer></script>${'<lights-out board="5x5.1ba7d50"></lights-out>'.repeat(BOARDS)}`);
  await page.evaluate(async () => {
    await customElements.whenDefined("lights-out");
    await Promise.all([...document.querySelectorAll("lights-out")].map(({ ready }) => ready));
  });
  await page.waitForTimeout(REST_MS);
  const devtools = await context.newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const heap = /** @type {any} */ (await devtools.send("Runtime.getHeapUsage"));
  const wasm = await page.evaluate(
    ({ code, pageBytes }) => {
      const inUse = new Function(`return ${code}`)();
      const sizes = /** @type {any} */ (window).memories.map((/** @type {WeakRef<WebAssembly.Memory>} */ ref) => {
        const memory = ref.deref();
        return memory ? inUse(memory.buffer, pageBytes) : 0;
      });
      return sizes.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0);
    },
    { code: String(bytesInUse), pageBytes: PAGE_BYTES },
  );
  await browser.close();
  return { scripts: heap.usedSize, elements: heap.embedderHeapUsedSize, wasm };
}

/** A large board before and after it is solved. @param {import("../web/engine/engine.js").Engine} engine */
function measureLarge(engine) {
  const board = engine.large(SIDE, SIDE);
  board.fill("random", 1);
  board.solve();
  board.verify();
  return { bits: SIDE ** 2 / 8, bytes: board.bytes.buffer.byteLength };
}

/** The most memory that a search takes: that of its copy of the board. @param {import("../web/engine/engine.js").Engine} engine @param {number} side */
function measureFewest(engine, side) {
  const { Instance } = WebAssembly;
  const memories = recordMemories();
  engine.load(`${side}x${side}.on`);
  const search = engine.fewest();
  while (!search.next().done);
  WebAssembly.Instance = Instance;
  return Math.max(...memories.map((ref) => ref.deref()?.buffer.byteLength ?? 0));
}

/** @param {number[]} sides of the boards whose fewest presses are searched @returns {Promise<{ name: string, bytes: number, note: string }[]>} */
export async function measureMemory(sides) {
  const { scripts, elements, wasm } = await measureArticle();
  const engine = createEngine(await compileEngine());
  const large = measureLarge(engine);
  const mb = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  return [
    {
      name: `${BOARDS} boards of 5×5 in an article`,
      bytes: scripts + elements + wasm,
      note: `scripts ${mb(scripts)}, elements ${mb(elements)}, wasm ${mb(wasm)}`,
    },
    { name: "a board of 20 000 × 20 000, solved and verified", bytes: large.bytes, note: `bits ${mb(large.bits)}` },
    ...sides.map((side) => ({ name: `fewest of ${side} × ${side}`, bytes: measureFewest(engine, side), note: "" })),
  ];
}
