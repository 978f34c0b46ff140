// The waiting times of a reader of articles with boards: pages in Chromium, with an empty cache, compressed as hosts do it.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { ALIVE, openBrowser } from "./browser.js";

const RUNS = 5;
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const PLAIN = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** So long after the last board stands nothing is expected to go on. */
const REST_MS = 500;

/** @param {string} body */
const article = (body) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>article</title>
<link rel="icon" href="data:,"><script>
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
addEventListener("lights-ready", () => { window.last = performance.now(); });
</script><script src="lights-and-doors.js" defer></script>${body}`;

/** @param {Record<string, string>} bodies of the pages by their names */
async function serve(bodies) {
  const server = createServer((request, response) => {
    const name = (request.url ?? "").slice(1);
    const isPage = name in bodies;
    if (!isPage && !existsSync(`build/site/${name}`)) return response.writeHead(404).end();
    const type = isPage ? "text/html" : "text/javascript";
    response.writeHead(200, { "Content-Type": `${type}; charset=utf-8`, "Content-Encoding": "gzip" });
    response.end(gzipSync(isPage ? article(bodies[name]) : readFileSync(`build/site/${name}`), { level: 9 }));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

export const median = (/** @type {number[]} */ values) => values.sort((a, b) => a - b)[values.length >> 1];

/** When the last board of a page stands, and its longest task; in milliseconds, the median of some visits. */
async function visits(browser, address, { network = PLAIN, slowdown = 1 } = {}) {
  const [ready, longest] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const { page, context } = await browser.open("about:blank");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(address);
    const seen = await page.evaluate(async (rest) => {
      await customElements.whenDefined("lights-out");
      await Promise.all([...document.querySelectorAll("lights-out")].map(({ ready }) => ready));
      await new Promise((resolve) => setTimeout(resolve, rest));
      return { ready: /** @type {any} */ (window).last, tasks: /** @type {any} */ (window).tasks };
    }, REST_MS);
    ready.push(seen.ready);
    longest.push(Math.max(0, ...seen.tasks));
    await context.close();
  }
  return { ready: median(ready), longest: median(longest) };
}

/** @returns {Promise<{ name: string, ready: number, longest: number }[]>} */
export async function measurePages() {
  const board = (/** @type {string} */ more) => `<lights-out board="5x5.1ba7d50"${more}></lights-out>`;
  const server = await serve({
    one: board(""),
    hundred: board("").repeat(100),
    explained: board(" explain").repeat(20),
  });
  const browser = await openBrowser(undefined, undefined, ALIVE);
  const slow = { network: SLOW, slowdown: 4 };
  const rows = [
    { name: "1 board, 1.6 Mbit/s, 150 ms, CPU ÷ 4", ...(await visits(browser, `${server.address}one`, slow)) },
    { name: "100 boards", ...(await visits(browser, `${server.address}hundred`)) },
    { name: "20 boards with explain", ...(await visits(browser, `${server.address}explained`)) },
  ];
  await browser.close();
  server.close();
  return rows;
}
