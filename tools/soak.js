// ./build.sh soak [minutes] [seed]: random play in the page and in an article with elements, in Chromium. Each round opens every place
// of the page and then restores the same boards. After the first quarter of the rounds, reachable memory must stay within 5 %. The
// console must stay empty, and the page must keep the addresses that it opens, 10 000 an hour, unchanged. The memory of workers
// is not counted.
import { ALIVE, openBrowser } from "../tests/browser.js";
import { PATIENCE_MS } from "../tests/until.js";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { randomSource } from "./random.js";

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {import("playwright-core").CDPSession} Session
 * @typedef {{ name: string, page: Page, session: Session, trouble: string[], rest: string, samples: number[] }} Stage
 *   rest: the script that restores the same boards; samples: bytes after each round
 */

const [minutes = "60", seed = "1"] = process.argv.slice(2);
const ADDRESSES = Math.ceil(Math.min(60, Number(minutes)) * (10_000 / 60));
const ACTIONS = 120; // of a round
const GROWTH = 1.05;
const ARTICLE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>article</title><link rel="icon" href="data:,">
  <script src="lights-and-doors.js" defer></script><body><lights-out></lights-out><rotating-doors></rotating-doors></body></html>`;
const PLACES = ["path", "path-doors", "today", "today-doors", "free", "free-doors", "solve", "learn", "lab"];

const random = randomSource(Number(seed));
const below = (/** @type {number} */ n) => Math.floor(random() * n);
const engine = createEngine(await compileEngine());

/** The canonical text of a random small position, of either module. */
function anyPosition() {
  const isDoors = below(5) === 0;
  const [rows, cols] = isDoors ? [1, 2 + below(6)] : [1 + below(9), 1 + below(9)];
  const bits = () => Array.from({ length: rows * cols }, () => below(2));
  const masks = Array.from({ length: 1 + below(6) }, () => bits().join(""));
  const options = ["", "-torus", "-cylinder", "-king", "-ring", "-goal-on", "-goal-either", "-mod3", "-torus-mod4"];
  const others = ["cube3.on", "hex4.on", "dodecahedron-mod3.1", "dials4-12-21.01"];
  const board = isDoors ? `doors-${masks.join("-")}` : `${rows}x${cols}${options[below(options.length)]}`;
  engine.load(below(8) ? `${board}.${board.includes("mod") ? 0 : "off"}` : others[below(others.length)]);
  for (let presses = below(12); presses > 0; presses--) engine.press(below(engine.buttonCount));
  return engine.notation;
}

const anyAddress = () => ["", "", "solve-", "learn-"][below(4)] + anyPosition();

/** One round in the page: opens places, presses buttons of boards and tools, and follows addresses, one per frame. */
const play = `async (places, addresses, seed, actions) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (const place of places) {
    location.hash = place;
    for (let frames = 0; frames < 10; frames++) await frame();
  }
  const below = (n) => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32 * n) | 0;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  for (let i = 0; i < actions; i++, await frame()) {
    const boards = [...document.querySelectorAll("lights-out, rotating-doors")].filter(isSeen);
    const board = boards[below(boards.length)];
    const choice = below(12);
    if (choice === 0 || !board) {
      const address = addresses[below(addresses.length)];
      if (document.querySelector("#panel-body")) location.hash = address;
      else if (board && (board.localName === "rotating-doors") === /^d(oor|ial)s/.test(address)) board.notation = address;
      continue;
    }
    const buttons = [...board.shadowRoot.querySelectorAll(choice < 3 ? ".tool" : "button:not(.tool)")];
    const usable = buttons.filter((button) => isSeen(button) && !button.disabled);
    usable[below(usable.length)]?.click();
  }
}`;

/**
 * The bytes of everything reachable: scripts, their objects, documents, the memory of the core. (The numbers that the browser reports
 * include garbage.) Compiled code is excluded, because it grows as functions are called often.
 * @param {Session} session
 */
async function memory(session) {
  const chunks = /** @type {string[]} */ ([]);
  const keep = (/** @type {{ chunk: string }} */ { chunk }) => void chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await session.send("HeapProfiler.takeHeapSnapshot");
  session.off("HeapProfiler.addHeapSnapshotChunk", keep);
  const { snapshot, nodes } = JSON.parse(chunks.join(""));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, code] = [fields.indexOf("type"), fields.indexOf("self_size"), types[0].indexOf("code")];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + type] !== code) bytes += nodes[at + size];
  return bytes;
}

/** @param {Stage} stage */
async function round({ name, page, session, rest, samples }) {
  const places = name === "page" ? PLACES : [];
  const addresses = [...places, ...Array.from({ length: 20 }, anyPosition)];
  await page.evaluate(
    `(${play})(${JSON.stringify(places)}, ${JSON.stringify(addresses)}, ${below(2 ** 32)}, ${ACTIONS})`,
  );
  await page.evaluate(rest);
  samples.push(await memory(session));
}

/** The addresses that the page changed, or whose position it does not show within the frames of a second. @param {Page} page @param {string[]} addresses */
const changed = (page, addresses) =>
  page.evaluate(async (addresses) => {
    const changed = [];
    for (const address of addresses) {
      const text = address.replace(/^(solve|learn)-/, "");
      const board = document.querySelector(/^d(oor|ial)s/.test(text) ? "rotating-doors" : "lights-out");
      const isThere = () => location.hash === `#${address}` && board?.notation === text;
      location.hash = address;
      await new Promise((done) => setTimeout(done));
      for (let frames = 0; !isThere() && frames < 60; frames++) await new Promise(requestAnimationFrame);
      if (!isThere()) changed.push(`${address}: ${location.hash}, ${board?.notation}`);
    }
    return changed;
  }, addresses);

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

/**
 * The growth of the least memory from the first third after the warm-up to the last third, and both in megabytes: each later sample contains a leak, but
 * not what the browser keeps for a while.
 * @param {number[]} samples
 */
function growth(samples) {
  const settled = samples.slice(Math.ceil(samples.length / 4));
  const third = Math.ceil(settled.length / 3);
  const [first, last] = [Math.min(...settled.slice(0, third)), Math.min(...settled.slice(-third))];
  return { ratio: last / first, text: `${megabytes(first)} to ${megabytes(last)}` };
}

const browser = await openBrowser(undefined, undefined, ALIVE);

/** @param {string} name @param {string} rest @param {Promise<{ page: Page, trouble: string[], context: import("playwright-core").BrowserContext }>} opened @returns {Promise<Stage>} */
async function stage(name, rest, opened) {
  const { page, trouble, context } = await opened;
  page.setDefaultTimeout(PATIENCE_MS);
  await page.waitForFunction(() => document.querySelector("lights-out")?.shadowRoot?.querySelector("button"));
  return { name, page, session: await context.newCDPSession(page), trouble, rest, samples: [] };
}

const home = `(async () => { location.hash = "5x5.on"; await new Promise((done) => setTimeout(done, 500)); })()`;
const anew = `(async () => { document.querySelector("lights-out").notation = "5x5.on";
  document.querySelector("rotating-doors").notation = "doors-011-110-101.off"; await new Promise((done) => setTimeout(done, 500)); })()`;
const stages = [
  await stage("page", home, browser.open("#5x5.on")),
  await stage("embed", anew, browser.openHost(ARTICLE)),
];
const addressPage = (await stage("addresses", home, browser.open("#5x5.on"))).page;
const wrong = [];
const end = Date.now() + Number(minutes) * 60_000;
let [rounds, followed] = [0, 0];
for (; rounds < 4 || followed < ADDRESSES || Date.now() < end; rounds++) {
  const addresses = Array.from({ length: Math.min(50, ADDRESSES - followed) }, anyAddress);
  wrong.push(...(await changed(addressPage, addresses)));
  followed += addresses.length;
  for (const stage of stages) await round(stage);
}
const said = stages.flatMap(({ trouble }) => trouble);
await browser.close();

for (const line of [...said, ...wrong.slice(0, 20)]) console.log(line);
const grown = stages.map(({ name, samples }) => ({ name, ...growth(samples) }));
for (const { name, samples } of stages) console.log(`${name}: ${samples.map(megabytes).join(", ")}`);
const memories = grown.map(({ name, text }) => `${name} ${text}`).join(", ");
console.log(
  `${rounds} rounds of ${ACTIONS} actions in each, ${said.length} messages; memory: ${memories}; ${followed} addresses, ${wrong.length} changed`,
);
if (said.length || wrong.length || grown.some(({ ratio }) => ratio > GROWTH)) process.exit(1);
