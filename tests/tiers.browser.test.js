// The fallbacks of the core in Chromium: fetched only where the wasm cannot run, with the same answers. For other engines
// there is engines.browser.test.js.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { openBrowser, SITE, workersEnd } from "./browser.js";

const SCRIPT = "lights-and-doors-js.js";

const HOST = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,">
<script src="lights-and-doors.js" defer></script></head><body>
<lights-out board="2x2.on" explain="solutions" style="width: 300px"></lights-out>
<iframe sandbox="allow-scripts" src="embed.html?lang=en&board=2x2.on" width="400" height="480"></iframe></body></html>`;

/** The built site beside a foreign page that carries the embed, twice. */
function siteWithHost() {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(SITE, folder, { recursive: true });
  writeFileSync(join(folder, "host.html"), HOST);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
/** @type {ReturnType<typeof siteWithHost>} */
let site;

async function start(args) {
  site = siteWithHost();
  browser = await openBrowser(site.folder, args);
}

async function stop() {
  await browser.close();
  site.remove();
}

/** Opens an address; knows the stand-ins that were asked for, and how many workers started. */
async function visit(address, policy = (text) => text) {
  const { page, trouble, context } = await browser.open("about:blank");
  const seen = { standIns: [], workers: 0 };
  page.on("request", (request) => {
    const name = request.url().split("/").pop();
    if (name === SCRIPT) seen.standIns.push(name);
  });
  page.on("worker", () => seen.workers++);
  if (address.startsWith(browser.address))
    await page.route(/\/(index\.html|host\.html)?$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: policy(await response.text()) });
    });
  await page.goto(address);
  return { page, trouble, context, seen };
}

/** @param {import("playwright-core").Page | import("playwright-core").FrameLocator} where */
async function playToTheWin(where) {
  await where
    .getByRole("button", { name: /row 1, column 1/ })
    .first()
    .click();
  await where
    .locator("lights-out")
    .first()
    .evaluate((board) => [1, 2, 3].map((button) => /** @type {any} */ (board).press(button)));
  await where.getByText("Solved in 4 presses, the fewest possible.").last().waitFor();
}

const boardIs = (page, notation) =>
  page.waitForFunction((wanted) => document.querySelector("lights-out").notation === wanted, notation);

const answers = (page, answer) => page.getByRole("heading", { name: answer }).waitFor();

/** Opens Solve and waits for the answer. */
async function solves(page, answer) {
  await page.getByRole("link", { name: "Solve" }).press("Enter");
  await answers(page, answer);
}

const withoutWorkers = (html) => html.replace("worker-src 'self' blob:", "worker-src 'none'");

/** Tests in a browser of their own. @param {string} name @param {string[]} args of the browser @param {() => void} define the tests */
function tier(name, args, define) {
  describe(name, () => {
    before(() => start(args));
    afterEach(() => browser.closePages());
    after(stop);
    define();
  });
}

/** @param {"a server" | "disk"} from @param {string[]} standIns */
const testPage = (from, standIns) =>
  test(`from ${from}, the page plays, and its workers find the fewest presses`, async () => {
    const home = from === "disk" ? `${pathToFileURL(site.folder)}/index.html` : browser.address;
    const { page, trouble, context, seen } = await visit(`${home}#2x2.on`);
    await playToTheWin(page);
    await page.goto(`${home}#23x23.on`);
    await boardIs(page, "23x23.on");
    await solves(page, "231 presses, the fewest");
    assert.deepEqual(seen.standIns, standIns);
    assert.ok(seen.workers > 0);
    assert.deepEqual(trouble, []);
    await context.close();
  });

tier("with all it needs", [], () => {
  testPage("a server", []);

  test("with workers forbidden, long work lets the page go on, and can be given up", async () => {
    const { page, context, seen } = await visit(`${browser.address}#solve-33x33-torus.on`, withoutWorkers);
    await answers(page, /presses, or fewer/);
    const card = page.locator(".answer-card");
    await card.getByRole("button", { name: "Find the fewest" }).press("Enter");
    const words = card.getByText(/^Best so far: [\d,]+ presses; at least [\d,]+; \d+% searched\.$/);
    await words.waitFor();
    await card.getByRole("button", { name: "Cancel" }).click();
    await words.waitFor({ state: "hidden" });
    await page.evaluate(() => {
      location.hash = "solve-9x9.on";
    });
    await answers(page, "25 presses, the fewest");
    assert.deepEqual([seen.standIns, seen.workers], [[], 0]);
    await context.close();
  });
});

tier("without SIMD", ["--js-flags=--no-enable-sse4-1"], () => {
  testPage("a server", [SCRIPT]);
  testPage("disk", [SCRIPT]);

  test("the embed plays in a foreign page and in its sandboxed frame", async () => {
    const { page, trouble, context, seen } = await visit(`${browser.address}host.html`);
    await playToTheWin(page);
    await playToTheWin(page.frameLocator("iframe"));
    assert.deepEqual(seen.standIns, [SCRIPT, SCRIPT]);
    assert.deepEqual(trouble, []);
    await context.close();
  });
});

tier("under a policy that forbids WebAssembly", [], () => {
  const POLICY = "script-src 'self'; worker-src blob:; require-trusted-types-for 'script'; trusted-types lights-out";
  const strict = (html) => html.replace("<meta", `<meta http-equiv="Content-Security-Policy" content="${POLICY}">$&`);
  const noWasm = (html) => html.replace("'wasm-unsafe-eval'", "");
  const ofWasm = (line) => line.includes("WebAssembly");

  test("the embed plays as JavaScript, fetched once, and so does what it fetches later", async () => {
    const { page, trouble, context, seen } = await visit(`${browser.address}host.html`, strict);
    await playToTheWin(page);
    const pane = page.locator("lights-explain");
    await pane.getByRole("button", { name: "More", exact: true }).press("Enter");
    await pane.getByRole("button", { name: "Your equations" }).press("Enter");
    await pane.getByRole("textbox").fill("110|1\n011|1\n111|0");
    await pane.getByText("new: now every unknown is fixed").waitFor();
    assert.deepEqual(seen.standIns, [SCRIPT]);
    assert.deepEqual(
      trouble.filter((line) => !ofWasm(line)),
      [],
    );
    await context.close();
  });

  test("the page works as JavaScript, and so do its workers", async () => {
    const { page, trouble, context, seen } = await visit(`${browser.address}#23x23.on`, noWasm);
    await solves(page, "231 presses, the fewest");
    assert.deepEqual(seen.standIns, [SCRIPT]);
    assert.ok(seen.workers > 0);
    await workersEnd(page);
    assert.deepEqual(
      trouble.filter((line) => !ofWasm(line)),
      [],
    );
    await context.close();
  });
});
