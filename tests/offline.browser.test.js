// Without a network: the installed page with its server gone, the folder from disk, and the page in one file.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../tools/serve.js";
import { INSTALLED, SITE, testBrowser } from "./browser.js";
import { fileOf } from "./giving.js";
import { drawScreenshot } from "./screenshots.js";
import { Tab } from "./simulator/browser.js";
import { observe } from "./simulator/contract.js";
import { Origin } from "./simulator/platform.js";
import { World } from "./simulator/world.js";

const ONE_FILE = "lights-and-doors.html";
const WORDS = "关灯与翻转门"; // somewhere in every build of the page

const browser = await testBrowser({ manner: INSTALLED });

const cell = (page, row, column) => page.getByRole("button", { name: new RegExp(`^row ${row}, column ${column}, `) });
const cards = (page) => page.locator("lights-out").first().waitFor({ state: "attached" });

/** @param {string} file @param {string} locale */
async function speaksFromDisk(file, locale) {
  const { page } = await browser.open(String(pathToFileURL(file)), { locale });
  await page.getByRole("heading", { name: "關燈與翻轉門" }).waitFor();
  await page.getByText("按一盞燈，它和上下左右相鄰的燈一起翻轉。").first().waitFor();
}

/** A place of our own for a site, which may go away or change. */
function siteFolder() {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(SITE, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** A site installed from a server of its own, whose worker answers for the page that the test uses. */
const installed = (use) => async () => {
  const { folder, remove } = siteFolder();
  const server = await serve(folder, 0);
  const { page, trouble, context } = await browser.open(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await cards(page);
  await use({ folder, server, page, trouble, context });
  browser.takeTrouble(); // another server, which went away
  server.close();
  await context.close();
  remove();
};

/** Everything the page promises to those without a network. */
async function useAll(page) {
  await cards(page);
  await cell(page, 1, 1).click();
  await page.locator("lights-out").evaluate((board) => [1, 2, 3].map((button) => board.press(button)));
  await page.getByText("Solved in 4 presses, the fewest possible.").last().waitFor();
  const board = page.locator("lights-out");
  const solution = await board.evaluate((element) => {
    element.notation = "5x5.on";
    return [...element.engine.solve().presses];
  });
  assert.equal(solution.length, 25);
  await page.getByRole("link", { name: "Learn" }).click();
  await page.getByRole("tab", { name: "Elimination" }).click();
  await page.locator(".elimination .matrix").first().waitFor();
  assert.ok((await page.pdf()).length > 1000, "it prints");
  await page.locator("lights-explain").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Export" }).click();
  await page.locator("lights-explain select").nth(1).selectOption("svg");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  assert.match(readFileSync(await download.path(), "utf8"), /^<svg /);
}

for (const [where, file] of [
  ["the folder opened from disk", "index.html"],
  ["the page in one file, alone in a folder", ONE_FILE],
])
  test(`${where} plays, solves, explains, prints and saves, and keeps its strict policy`, async () => {
    const { folder, remove } = siteFolder();
    const others = readdirSync(folder).filter((name) => file === ONE_FILE && name !== file);
    for (const name of others) rmSync(join(folder, name), { recursive: true });
    const { page, context } = await browser.open(`${pathToFileURL(join(folder, file))}#2x2.on`);
    await useAll(page);
    await speaksFromDisk(join(folder, file), "zh-TW");
    await context.close();
    remove();
  });

test(
  "an installed page goes on when its server is gone, at any of its addresses, and takes what other apps share",
  installed(async (all) => {
    const { server, page, trouble } = all;
    const picture = await fileOf(page, drawScreenshot("gaps", 7));
    server.close();
    await assert.rejects(fetch(server.address));
    trouble.splice(0);
    await page.goto(`${server.address}index.html?from=home#2x2.on`);
    await useAll(page);
    await page.goto(`${server.address}index.html?text=${encodeURIComponent("010\n111\n010")}`);
    await page.waitForFunction(() => location.hash === "#solve-3x3.5d0" && !location.search);
    await page.goto(`${server.address}embed.html?lang=en#3x3.on`);
    assert.equal(
      await page.locator("lights-out").evaluate((element) => element.ready.then(() => element.notation)),
      "3x3.on",
    );
    assert.deepEqual(
      trouble.splice(0).filter((line) => !line.startsWith("foreign")),
      [],
    );

    const texted = await share(all, "text", "010\n111");
    await texted.waitForFunction(() => location.hash === "#solve-2x3.5c");
    const pictured = await share(all, "picture", picture);
    await pictured.locator("dialog.picture[open]").waitFor();
    assert.equal(new URL(pictured.url()).search, "");
    assert.deepEqual(await keptShares(pictured), [], "what is shared is taken once");
  }),
);

/** Makes another build of the site in a folder: the same page with another title, and the list of hashes that goes with it. */
function nextBuild(folder, title) {
  const [html, script] = ["index.html", "sw.js"].map((name) => readFileSync(join(SITE, name), "utf8"));
  const next = html.replace(`<title>${WORDS}`, `<title>${title}`);
  const [old, integrity] = [html, next].map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
  writeFileSync(join(folder, "index.html"), next);
  writeFileSync(join(folder, "sw.js"), script.replace(/"[0-9a-f]{10}"/, `"${title}"`).replaceAll(old, integrity));
}

/** Shares with the installed page as the system does: posts what `share_target` in its manifest names. */
async function share({ folder, server, context }, /** @type {"text" | "picture"} */ what, given) {
  const { share_target: target } = JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8"));
  const { action, method, enctype, params } = target;
  const href = new URL(action, `${server.address}manifest.webmanifest`).href;
  const field =
    what === "text"
      ? `<textarea name="${params.text}"></textarea>`
      : `<input type="file" name="${params.files[0].name}">`;
  const other = await context.newPage();
  await other.setContent(
    `<form method="${method}" enctype="${enctype}" action="${href}">${field}<button>Share</button></form>`,
  );
  const named = other.locator("[name]");
  if (what === "text") await named.fill(given);
  else await named.setInputFiles({ name: "board.png", mimeType: "image/png", buffer: Buffer.from(given) });
  await other.getByText("Share").click();
  return other;
}

/** The state that the service worker of the site reaches. */
const stateOfUpdate = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const settled = new Promise((resolve) =>
      registration.addEventListener("updatefound", () =>
        registration.installing.addEventListener("statechange", ({ target }) =>
          resolve(/** @type {ServiceWorker} */ (target).state),
        ),
      ),
    );
    await registration.update().catch(() => undefined);
    return settled;
  });

/** The addresses of what was shared and not yet taken. */
const keptShares = (page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes("shared"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
  });

const update = (page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
const cachesOf = (page) => page.evaluate(() => caches.keys());
const htmlOf = (page) => page.evaluate(async () => (await fetch("index.html")).text());

/** Asks for the new build, as its reader does. */
async function takeNext(page) {
  await Promise.all([page.waitForEvent("load"), page.locator(".notice button").first().click()]);
  await cards(page);
}

test(
  "a build with a file missing or of another build changes nothing; a whole one waits, is offered and takes over, in two tabs as in one",
  installed(async ({ folder, server, page, context }) => {
    const kept = await cachesOf(page);
    assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null));
    for (const spoil of [
      () => rmSync(join(folder, "icon.svg")),
      () => cpSync(join(SITE, "index.html"), join(folder, "index.html")),
    ]) {
      cpSync(join(SITE, "icon.svg"), join(folder, "icon.svg"));
      nextBuild(folder, "next build");
      spoil();
      assert.equal(await stateOfUpdate(page), "redundant");
      assert.ok((await cachesOf(page)).includes(kept[0]));
    }

    nextBuild(folder, "next build");
    await update(page);
    await page.locator(".notice button").first().waitFor();
    assert.match(await htmlOf(page), new RegExp(`<title>${WORDS}`), "the old build answers while it is in charge");
    await takeNext(page);
    assert.match(await htmlOf(page), /<title>next build/);
    await page.waitForFunction(async (old) => !(await caches.keys()).includes(old), kept[0]);
    const [old, ...others] = await cachesOf(page);
    assert.deepEqual(others, []);

    const other = await context.newPage();
    await other.goto(server.address);
    await cards(other);
    nextBuild(folder, "third build");
    await update(page);
    for (const tab of [page, other]) await tab.locator(".notice button").first().waitFor();
    for (const tab of [page, other]) {
      assert.ok((await cachesOf(other)).includes(old), "its parts are there as long as it is");
      await takeNext(tab);
      assert.match(await htmlOf(tab), /<title>third build/);
    }
  }),
);

test(
  "files that were deleted are kept again, storage that fails leaves the network, and sw-off.js in the place of sw.js takes everything back",
  installed(async ({ folder, page, context }) => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await cards(page);
    await page.waitForFunction(async () => (await caches.match("index.html")) ?? (await caches.match("./")));
    const [worker] = context.serviceWorkers();
    await worker.evaluate(() => {
      caches.open = () => Promise.reject(new Error("no storage"));
    });
    await page.reload();
    await cards(page);

    cpSync(join(folder, "sw-off.js"), join(folder, "sw.js"));
    await update(page);
    await page.waitForFunction(async () => {
      const kept = [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())];
      return kept.length === 0;
    });
  }),
);

test(
  "what is shared never reaches the server, also when the cache is gone and another build is deployed; a long text arrives",
  installed(async (all) => {
    const { folder, server, page } = all;
    let sent = "";
    server.server.on("request", (request) => {
      sent += `${request.method} ${request.url}\n`;
      request.on("data", (bytes) => {
        sent += bytes;
      });
    });
    nextBuild(folder, "next build");
    for (const clearsFirst of [false, true]) {
      if (clearsFirst)
        await page.evaluate(async () => {
          for (const name of await caches.keys()) await caches.delete(name);
        });
      const texted = await share(all, "text", "010\n111");
      await texted.waitForFunction(() => location.hash === "#solve-2x3.5c");
      await texted.goto(`${server.address}index.html?text=010%0A111%0A010`);
      await texted.waitForFunction(() => location.hash === "#solve-3x3.5d0" && !location.search);
      await texted.close();
    }
    const secret = "0123456789".repeat(90_000);
    const texted = await share(all, "text", `x ${secret}`);
    await texted.locator("#paste-error").filter({ hasText: /./ }).waitFor();
    assert.equal((await texted.locator("#paste").inputValue()).length, secret.length + 2);
    await texted.close(); // a long text costs its page time
    const longer = await share(all, "text", `${secret}${secret}`);
    await longer.getByText("The text is longer than one million characters and was not read.").waitFor();
    assert.match(sent, /^GET /);
    assert.doesNotMatch(sent, /POST|[?]|%0A|0123456789/);

    const [worker] = all.context.serviceWorkers();
    await worker.evaluate(() => {
      caches.open = () => Promise.reject(new Error("no storage"));
    });
    const lost = await share(all, "text", "010\n111");
    await lost.getByText("The browser lost what you shared").waitFor();
  }),
);

test(
  "a roll-back that fails leaves the offline copy of the active build, and a reload leaves that of the build that waits",
  installed(async ({ folder, server, page }) => {
    const script = readFileSync(join(folder, "sw.js"), "utf8");
    nextBuild(folder, "next build");
    await update(page);
    await page.locator(".notice button").first().waitFor();
    await page.reload();
    await cards(page);
    await page.waitForTimeout(1000); // for what the worker deletes after a start
    assert.equal((await cachesOf(page)).length, 2);
    writeFileSync(join(folder, "sw.js"), script);
    rmSync(join(folder, "icon.svg"));
    await stateOfUpdate(page);
    server.close();
    await page.goto(`${server.address}index.html`);
    await cards(page);
    assert.match(await htmlOf(page), new RegExp(`<title>${WORDS}`));
    assert.equal(await page.evaluate(async () => (await fetch("icon.svg")).status), 200);
  }),
);

test("two deployments under one origin leave each other's caches alone, and those of earlier builds, which had no address in their names", async () => {
  const { folder, remove } = siteFolder();
  for (const name of ["one", "other"]) {
    cpSync(SITE, join(folder, name), { recursive: true });
    nextBuild(join(folder, name), name);
  }
  const server = await serve(folder, 0);
  const { page, context } = await browser.open(`${server.address}one/`);
  const start = async (/** @type {string} */ name) => {
    await page.goto(`${server.address}${name}/index.html`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await cards(page);
  };
  await start("one");
  await page.evaluate(async (address) => {
    const earlier = await caches.open("lights-and-doors 0123456789");
    for (const name of ["one", "other"]) await earlier.put(`${address}${name}/app.js`, new Response(name));
  }, server.address);
  await start("other");
  await page.waitForFunction(async () => {
    const cache = await caches.open("lights-and-doors 0123456789");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).join() === "/one/app.js";
  });
  server.close();
  for (const name of ["one", "other"]) {
    await page.goto(`${server.address}${name}/index.html`);
    await cards(page);
    assert.equal(await page.evaluate(async () => (await fetch("icon.svg")).status), 200);
  }
  browser.takeTrouble();
  await context.close();
  remove();
});

test("the stand-ins of the simulator do what Chromium does", async () => {
  const { page } = await browser.open("icon.svg");
  const server = { file: "icon.svg", wrong: `sha256-${createHash("sha256").digest("base64")}` };
  const inChromium = await page.evaluate(
    async ([text, server]) => {
      const observe = new Function(`return ${text}`)();
      return observe(
        { ...window, caches, Request, Response, indexedDB, locks: navigator.locks, storage: localStorage },
        server,
      );
    },
    [String(observe), server],
  );

  const world = new World(1);
  const origin = new Origin(world);
  origin.served.set("https://site.example/icon.svg", "an icon");
  const tab = new Tab("https://site.example/", "https://site.example/index.html", 1);
  const platform = { ...origin.globalsOf(tab, tab.url), storage: origin.storageOf(tab) };
  const observing = observe(platform, server);
  await world.pass();
  assert.deepEqual(await observing, inChromium);
  assert.deepEqual(inChromium.transactions, [undefined, "1", "2"]);
  browser.takeTrouble(); // what could not be loaded
});

test("the worker keeps every file of the site that a page can ask for", () => {
  const script = readFileSync(join(SITE, "sw.js"), "utf8");
  const kept = (name) => script.includes(`"${name}"`) || script.includes(`"${name}/"`);
  const ofOthers = (name) => name === "integrity.json" || name.split("/")[0] === "v1"; // what other people's pages name
  const left = readdirSync(SITE, { recursive: true }).filter((name) => !kept(name) && !ofOthers(name));
  assert.deepEqual(left.sort(), ["lights-and-doors-all.js", ONE_FILE, "sw-off.js", "sw.js"].sort());
});
