// The npm package in an empty Vite project, without any settings: built, and as Vite serves it to developers.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { after, afterEach, before, test } from "node:test";
import { build, createLogger, createServer } from "vite";
import { LAZY_LANGUAGES } from "../tools/bundler.js";
import { TABS } from "../web/board/tabs.js";
import { openBrowser } from "./browser.js";
import { makeConsumer } from "./consumer.js";
import { openTab } from "./tabs.js";

const HTML = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>consumer</title><link rel="icon" href="data:,"></head>
<body>
  <lights-out board="2x2.on" explain="equations"></lights-out>
  <rotating-doors></rotating-doors>
  <output></output>
  <script type="module" src="main.js"></script>
</body>
</html>`;

const MAIN = `
import "lights-and-doors";
import { compileEngine, createEngine } from "lights-and-doors/engine.js";

window.heard = {};
for (const name of ["ready", "press", "change", "solved", "hint", "error"])
  document.addEventListener("lights-" + name, ({ type, detail }) => { window.heard[type] = Object.keys(detail).sort(); });

compileEngine().then((module) => {
  const engine = createEngine(module);
  engine.load("5x5.on");
  document.querySelector("output").value = [engine.solve().nullity, engine.hint().remaining].join();
});
`;

const README = readFileSync("build/package/README.md", "utf8");
const [, SHOWN] = /```html\n(.*?)```/s.exec(README) ?? [];
const [, SCRIPT] = /```js\n(const board.*?)```/s.exec(README) ?? [];

/** Other pages of the same project. */
const PAGES = {
  boards: `<script type="module">import "lights-and-doors/boards.js";</script>
    <lights-out lang="en" board="2x2.on" explain="equations"></lights-out>`,
  classes: `<html lang="en"><script type="module">
      import { LightsOut, RotatingDoors } from "lights-and-doors/classes";
      window.before = ["lights-out", "rotating-doors"].map((tag) => customElements.get(tag) === undefined);
      customElements.define("my-lights", LightsOut);
      customElements.define("my-doors", class extends RotatingDoors {});
    </script>
    <my-lights id="my-lights" board="2x2.on" explain="tour"></my-lights><my-doors id="my-doors" explain="tour"></my-doors><lights-out board="2x2.on"></lights-out>`,
  readme: `${SHOWN}<script type="module">${SCRIPT}</script>`,
};

const warnings = [];
const warn = (message) => void warnings.push(message);
/** @type {import("vite").InlineConfig} */
const VITE = { configFile: false, customLogger: { ...createLogger("silent"), warn, warnOnce: warn, error: warn } };

/** Builds the other pages, in a folder beside the first one. */
async function buildPages() {
  const root = `${consumer.folder}/pages`;
  const input = Object.keys(PAGES).map((name) => `${root}/${name}.html`);
  mkdirSync(root);
  for (const [name, html] of Object.entries(PAGES))
    writeFileSync(`${root}/${name}.html`, `<!doctype html><link rel="icon" href="data:,">${html}`);
  const outDir = `${consumer.folder}/dist/pages`;
  await build({ ...VITE, root, base: "./", build: { outDir, emptyOutDir: true, rollupOptions: { input } } });
}

let consumer;
let browser;
before(async () => {
  consumer = makeConsumer("vite", { "index.html": HTML, "main.js": MAIN });
  await build({ ...VITE, root: consumer.folder });
  await buildPages();
  browser = await openBrowser(`${consumer.folder}/dist`);
});
afterEach(() => browser.closePages());
after(() => browser.close());

const cell = (page, row, column) =>
  page.locator("lights-out .grid").getByRole("button", { name: `row ${row}, column ${column}` });

/** Waits for the engine's answer, and plays the board of 2×2 to its end. */
async function play(page) {
  await page.locator("output").filter({ hasText: "2,15" }).waitFor();
  await page.locator("rotating-doors .hall").waitFor();
  for (const row of [1, 2]) for (const column of [1, 2]) await cell(page, row, column).click();
  await page.getByText("Solved in 4 presses, the fewest possible.").first().waitFor();
}

test("a Vite build has both elements and the engine, and beside them what a late language and more states import", async () => {
  const { page, trouble } = await browser.open();
  await play(page);
  assert.deepEqual(trouble, []);
  const all = readdirSync(`${consumer.folder}/dist/assets`).map((name) => name.replace(/-[\w-]{8}\.js$/, ""));
  const scripts = all.filter((name) => !name.startsWith("shared-"));
  assert.deepEqual(
    scripts.sort(),
    ["board-text", "explain", "index", "large-boards", "states", "unzlib", ...LAZY_LANGUAGES].sort(),
  );
  assert.deepEqual(await page.evaluate(() => document.scripts.length), 1);
  assert.deepEqual(warnings, []);
});

test("a bundled package speaks the script of the reader's language", async () => {
  const { page, trouble } = await browser.open("", { locale: "zh-TW" });
  await page.locator("lights-out").evaluate((board) => board.removeAttribute("lang"));
  await page.evaluate(() => document.documentElement.removeAttribute("lang"));
  await page
    .locator("lights-out .grid")
    .getByRole("button", { name: /^第 1 橫排、第 1 直排，/ })
    .waitFor();
  assert.deepEqual(trouble, []);
});

test("Vite serves the package to developers", async () => {
  const server = await createServer({ ...VITE, root: consumer.folder, server: { port: 0 } });
  try {
    await server.listen();
    const [address] = server.resolvedUrls.local;
    const { page, trouble } = await browser.open(address);
    await play(page);
    assert.deepEqual(
      trouble.filter((line) => !line.startsWith(`foreign: ${address}`)),
      [],
    );
    assert.deepEqual(warnings, []);
  } finally {
    await server.close();
  }
});

test("the explain pane has all its tabs, and words for all of them", async () => {
  const { page, trouble } = await browser.open();
  await page.locator("lights-explain").getByRole("tab").first().waitFor();
  for (const tab of TABS) {
    await openTab(page.locator("lights-explain"), tab);
    await page.locator(`lights-explain [aria-labelledby="tab-${tab}"] > *`).waitFor();
    const words = await page.locator("lights-explain").evaluate(({ shadowRoot }) => shadowRoot.textContent);
    assert.doesNotMatch(words, /(explain|equation)\.[a-z]/);
  }
  assert.deepEqual(trouble, []);
});

test("every event of the manifest comes, with the detail that the manifest says", async () => {
  const manifest = JSON.parse(
    readFileSync(`${consumer.folder}/node_modules/lights-and-doors/custom-elements.json`, "utf8"),
  );
  const { events } = manifest.modules[0].declarations[0];
  const { page } = await browser.open();
  await play(page);
  await page.locator("lights-out").getByRole("button", { name: "Hint" }).click();
  await cell(page, 1, 1).hover();
  await page.locator("lights-out").evaluate((element) => element.setAttribute("board", "?"));
  await page.waitForFunction((count) => Object.keys(window.heard).length === count, events.length);
  const said = events.map(({ name, type }) => [
    name,
    [...type.text.matchAll(/(\w+)\??:/g)].map(([, key]) => key).sort(),
  ]);
  assert.deepEqual(await page.evaluate(() => window.heard), Object.fromEntries(said));
});

test("the entry without the explain pane plays the same", async () => {
  const { page, trouble } = await browser.open("pages/boards.html");
  await page.waitForFunction(() => document.querySelector("lights-out")?.engine);
  for (const row of [1, 2]) for (const column of [1, 2]) await cell(page, row, column).click();
  await page.getByText("Solved in 4 presses, the fewest possible.").first().waitFor();
  assert.equal(await page.locator("lights-explain").count(), 0);
  assert.equal(await page.locator("lights-out").evaluate((board) => board.offsetWidth), 448);
  assert.deepEqual(trouble, []);
  const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.ok(fetched.some((name) => name.includes("/boards-")));
  assert.deepEqual(
    fetched.filter((name) => name.includes("/explain-")),
    [],
  );
});

test("the classes register no tag; under tags of the page they play and explain the same", async () => {
  const { page, trouble } = await browser.open("pages/classes.html");
  for (const tag of ["my-lights", "my-doors"]) {
    await page.locator(`#${tag} lights-explain .tour ${tag} .puzzle button:visible`).first().waitFor();
    assert.equal(await page.locator(`#${tag}`).evaluate((element) => element.ready.then(() => element.press(0))), true);
  }
  assert.deepEqual(await page.evaluate("before"), [true, true]);
  assert.equal(await page.locator("lights-out").evaluate((element) => "engine" in element), false);
  assert.equal(await page.locator("#my-lights").evaluate((element) => element.notation), "2x2.on.8");
  assert.deepEqual(trouble, []);
});

test("the page and the script that its README shows do what it says", async () => {
  const { page, trouble } = await browser.open("pages/readme.html");
  const told = new Promise((resolve) => page.on("console", (message) => resolve(message.text())));
  await page.waitForFunction(() => document.querySelector("lights-out")?.notation === "5x5.on.0008000");
  await page.locator("rotating-doors .door").first().waitFor();
  await page.locator("lights-out").evaluate((board) => {
    board.engine.solve().presses.forEach((isNeeded, button) => isNeeded && board.press(button));
  });
  assert.match(await told, /^\d+ presses, at best (\d+|null)$/);
  assert.deepEqual(trouble, []);
});

/** A server that answers as two kinds of CDN do: one serves the main file at the address of the package, the other redirects to it; and a page with a script. */
async function openMirror() {
  const { jsdelivr, unpkg, name, version } = JSON.parse(readFileSync(`${consumer.installed}/package.json`, "utf8"));
  const server = createHttpServer(({ url = "" }, response) => {
    const [, script] = /^\/page\?(.*)$/.exec(url) ?? [];
    if (script) {
      response.writeHead(200, { "content-type": "text/html" });
      return response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
        <script src="/${script}" defer></script><lights-out board="2x2.on" explain="equations"></lights-out>`);
    }
    const [, folder, path] = /^\/(npm\/)?lights-and-doors(?:@[\d.]+)?(\/.*)?$/.exec(url) ?? [];
    if (!folder && !path) return response.writeHead(302, { location: `/${name}@${version}/${unpkg.slice(2)}` }).end();
    const file = `${consumer.installed}/${path ?? jsdelivr}`;
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/javascript" });
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(null)));
  after(() => server.close());
  return `http://localhost:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
}

test("from a CDN of npm the embed finds its lazy scripts, whether its address names the package or the file", async () => {
  const mirror = await openMirror();
  for (const script of [
    "npm/lights-and-doors@1",
    "npm/lights-and-doors",
    "npm/lights-and-doors@1/classic/lights-and-doors.js",
    "lights-and-doors@1",
    "lights-and-doors@1/classic/lights-and-doors.js",
  ]) {
    const { page, trouble } = await browser.open(`${mirror}/page?${script}`);
    await page.locator("lights-explain").getByRole("tab", { selected: true }).waitFor();
    assert.deepEqual(
      trouble.filter((each) => !each.startsWith(`foreign: ${mirror}/`)),
      [],
      script,
    );
  }
});
