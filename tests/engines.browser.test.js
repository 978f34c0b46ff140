// The core scenarios in every engine: the same short tests in Firefox and in WebKitGTK, on the built site; and again where
// they lack what the wasm needs, and something stands in for it (web/loading/module.js).
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { serve } from "../tools/serve.js";
import { openFirefox, openWebKit } from "./engines.js";
import { until as ask } from "./until.js";

/** Runs first in every page and keeps what goes amiss; the engines themselves do not all tell. */
const WATCH = `window.trouble = [];
for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
  addEventListener(type, (event) => trouble.push(type + ": " + (event.message ?? event.reason ?? event.blockedURI)));
console.error = (...words) => trouble.push("console: " + words.join(" "));
addEventListener("message", ({ data }) => { window.heard = data; });`;

const HOST = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>host</title>
<script src="watch.js"></script><script src="lights-and-doors.js" defer></script></head><body>
<lights-out board="2x2.on" style="width: 300px"></lights-out>
<iframe sandbox="allow-scripts" src="embed.html?id=seven&lang=en&controls=none&board=2x2.on" width="400" height="480"></iframe>
</body></html>`;

/** The built site with the watch in its pages, and a foreign page beside it. */
function watchedSite() {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(process.env.SITE ?? "build/site", folder, { recursive: true });
  writeFileSync(join(folder, "watch.js"), WATCH);
  writeFileSync(join(folder, "host.html"), HOST);
  const hashOf = (text) => createHash("sha256").update(text).digest("base64");
  const rewrite = (name, edit) => writeFileSync(join(folder, name), edit(readFileSync(join(folder, name), "utf8")));
  // The service worker keeps pages by their hashes.
  const change = (name, edit) =>
    rewrite(name, (html) => {
      rewrite("sw.js", (script) => script.replaceAll(hashOf(html), hashOf(edit(html))));
      return edit(html);
    });
  change("index.html", (html) => html.replace("<script", '<script src="watch.js"></script>$&'));
  change("embed.html", (html) =>
    html
      .replace("script-src", `$& 'sha256-${hashOf(WATCH)}'`)
      .replace("<script", () => `<script>${WATCH}</script><script`),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

// These run in the page.
const amiss = () => window.trouble;
const named = (selector, text) =>
  [...document.querySelectorAll(selector)].find((each) => each.textContent === text) ?? null;
const labelled = (label) => document.querySelector(`[aria-label="${label}"]`);
const isShown = (selector) => Boolean(document.querySelector(selector)?.checkVisibility());
const says = (selector, text) => document.querySelector(selector)?.textContent.includes(text);
const boardStands = (notation) => document.querySelector("lights-out")?.engine?.notation === notation;
const cell = (index) => document.querySelector("lights-out").shadowRoot.querySelectorAll(".cell")[index];
const sentenceIs = (text) =>
  document.querySelector("lights-out").shadowRoot.querySelector(".note").textContent === text;
const isServedByWorker = () => navigator.serviceWorker.controller?.state === "activated";
const tab = (name) => document.querySelector("lights-explain").shadowRoot.querySelector(`#tab-${name}`);
const explains = (selector) => Boolean(document.querySelector("lights-explain")?.shadowRoot.querySelector(selector));
function fewestButtons() {
  const search = document.querySelector("lights-out").engine.fewest();
  let step = search.next();
  while (!step.done) step = search.next();
  return [...step.value.presses].flatMap((press, button) => (press ? [button] : []));
}

/** @type {import("./engines.js").Engine} the one at work: one suite follows the other */
let engine;
let site;
let server;

/** Asks the page until it says yes. */
const until = (question, ...values) => ask(() => engine.run(question, ...values), `${question} of ${values}`);

/** Opens the page anew at a position. */
async function visit(position) {
  await engine.go("about:blank");
  await engine.go(`${server.address}#${position}`);
  await until(boardStands, position);
  await until(isShown, "#panel-body > :not([hidden])");
}

async function playToTheWin(weight) {
  const buttons = await engine.run(fewestButtons);
  assert.equal(buttons.length, weight);
  for (const button of buttons) await engine.click(cell, button);
  await until(sentenceIs, `Solved in ${weight} presses, the fewest possible.`);
}

const standInsFetched = () =>
  [...document.querySelectorAll("script")]
    .map(({ src }) => src.split("/").pop())
    .filter((name) => name.startsWith("lights-and-doors-"));

const nothingAmiss = async () => assert.deepEqual(await engine.run(amiss), []);

const SCRIPT = "lights-and-doors-js.js";

// The stand-in is one script whatever is missing; in tiers.browser.test.js it is SIMD.
for (const [name, open, standIns] of /** @type {const} */ ([
  ["Firefox", () => openFirefox(), []],
  ["WebKitGTK", () => openWebKit(), []],
  ["WebKitGTK without WebAssembly", () => openWebKit({ JSC_useWasm: "0" }), [SCRIPT]],
]))
  describe(name, () => {
    before(async () => {
      site = watchedSite();
      server = await serve(site.folder, 0);
      engine = await open();
    });
    after(async () => {
      await engine?.close();
      server.close();
      site.remove();
    });

    test("a board is played to its win with the mouse", async () => {
      await visit("5x5.on");
      await playToTheWin(15);
      assert.deepEqual(await engine.run(standInsFetched), standIns);
      await nothingAmiss();
    });

    test("long work goes to the workers, and the proven fewest comes back", async () => {
      await visit("23x23.on");
      await engine.click(named, ".places a", "Solve");
      await until(says, ".answer-head", "231 presses, the fewest");
      await nothingAmiss();
    });

    // The view does not know what the core is.
    if (standIns.length === 0) {
      test("the other language, and the doors", async () => {
        await visit("4x4.on");
        await engine.click(labelled, "Settings");
        await engine.click(named, ".menu button", "简体中文");
        await until(says, "h1", "关灯与翻转门");
        await engine.click(named, ".menu button", "English");
        await until(says, "h1", "Lights & Doors");
        await engine.click(named, "nav a", "Doors");
        await until(isShown, "rotating-doors");
        assert.equal(await engine.run(isShown, "lights-out"), false);
        await nothingAmiss();
      });

      test("the explain card shows the elimination", async () => {
        await visit("6x6.on");
        await engine.click(named, ".places a", "Learn");
        await until(explains, "#tab-elimination");
        await engine.click(tab, "elimination");
        await until(explains, ".elimination .matrix");
        await nothingAmiss();
      });

      test("the embed dialog shows the board in a frame, knows its height, and closes", async () => {
        await visit("3x3.on");
        await engine.click(named, "button", "More");
        await engine.click(named, ".menu button", "Embed");
        await until(isShown, "dialog.embed iframe");
        await until(() => Number(document.querySelector("dialog iframe")?.height ?? 560) !== 560);
        await engine.click(() => document.querySelector("dialog input[value=frame]").parentElement);
        await until(() => {
          const { height } = document.querySelector("dialog iframe");
          return document.querySelector("dialog textarea").value.includes(`height="${height}" loading="lazy" sandbox`);
        });
        await engine.click(named, "dialog button", "Close");
        await until(() => !document.querySelector("dialog") && document.activeElement.slot === "tools");
        await nothingAmiss();
      });
    }

    test("the embed plays in a foreign page and in its sandboxed frame, which tells its height", async () => {
      await engine.go(`${server.address}host.html`);
      await until(boardStands, "2x2.on");
      await playToTheWin(4);
      await until(() => window.heard?.type === "lights-and-doors-height" && window.heard.height > 100);
      await nothingAmiss();
      await engine.enter("iframe");
      await until(boardStands, "2x2.on");
      await playToTheWin(4);
      await nothingAmiss();
    });

    test("without its server the page goes on", async () => {
      await visit("2x2.on");
      await engine.run(() => navigator.serviceWorker.ready.then(() => true));
      await visit("3x3.off");
      await until(isServedByWorker);
      server.close();
      await assert.rejects(fetch(server.address));
      await visit("3x3.on");
      await playToTheWin(5);
    });
  });
