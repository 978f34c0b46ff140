// The dialog that says how to embed the board, in Chromium on the built site.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../tools/serve.js";
import { axe, INSTALLED, SITE, testBrowser } from "./browser.js";
import { hashOf } from "./levels.js";

const PLAYED = "5x5.on.8000080"; // two presses made

// A preview that gives way to the next one may still have been loading.
const browser = await testBrowser({ allowed: /net::ERR_ABORTED$/ });

/** The tool whose menu leads to the dialog, and to which the focus comes back. */
const opener = (page) =>
  page
    .locator("#stage")
    .getByRole("button", { name: /^(More|更多)$/ })
    .filter({ visible: true });
const item = (page) => page.getByRole("button", { name: /^(Embed|嵌入)$/ }).filter({ visible: true });
async function ask(page) {
  await opener(page).press("Enter");
  await item(page).press("Enter");
}
const choose = (dialog, form) => dialog.getByRole("radio", { name: form }).check();
const html = (dialog) => dialog.getByRole("textbox", { name: "HTML" }).inputValue();
const markdown = (dialog) => dialog.getByRole("textbox", { name: "Markdown" }).inputValue();

/** The board in the preview's frame, once it stands. */
const previewed = (dialog) => dialog.frameLocator("iframe").getByRole("button").first().waitFor();

async function openDialog(path, options = {}) {
  const { page, context } = await browser.open(path, options);
  await ask(page);
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return { page, context, dialog };
}

/** The site in a folder whose name is no friend of texts, and a foreign page beside it. */
async function hostileServer() {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const name = `a&lt;b (c)'"`;
  symlinkSync(resolve(SITE), join(folder, name));
  const server = await serve(folder, 0);
  const site = new URL(`${encodeURIComponent(name).replace(/%(26|3B|20)/g, unescape)}/`, server.address).href;
  return {
    site,
    /** Writes the foreign page; gives its address. */
    paste: (body, files = {}) => {
      const head =
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,">';
      writeFileSync(join(folder, "host.html"), head + body);
      for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
      return `${server.address}host.html`;
    },
    close: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test("every text, pasted into a foreign page, shows the board as it stands or leads to it", async (t) => {
  const server = await hostileServer();
  t.after(server.close);
  const { page, dialog, context } = await openDialog(`${server.site}#learn-equations.${PLAYED}`); // in Play it is not offered for a board that is played
  const notationOf = (scope) => scope.locator("lights-out").evaluate(async (each) => (await each.ready).notation);
  const element = await html(dialog);
  await choose(dialog, "Frame");
  await previewed(dialog);
  const frame = await html(dialog);
  await choose(dialog, "Picture");
  const [image, picture] = [await html(dialog), await markdown(dialog)];
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save image" }).click(),
  ]);
  const file = { [download.suggestedFilename()]: readFileSync(await download.path()) };
  const hosted = new URL("/", server.site).href; // where the picture lies

  const foreign = await context.newPage();
  await page.close(); // it would go on drawing
  await foreign.goto(server.paste(element));
  assert.equal(await notationOf(foreign), PLAYED);
  await foreign.goto(server.paste(frame));
  assert.equal(await notationOf(foreign.frameLocator("iframe")), PLAYED);
  assert.match(
    await foreign.getByRole("link", { name: "Lights Out, 5 × 5" }).getAttribute("href"),
    new RegExp(`#${PLAYED}$`),
  );
  await foreign.goto(server.paste(image.replace("https://HOST/", hosted), file));
  await foreign.waitForFunction(() => document.querySelector("img").naturalWidth > 0);
  const link = foreign.getByRole("link", { name: "Lights Out, 5 × 5" });
  const [, alt, src, href] = /^\[!\[(.*)\]\(([^()]*)\)\]\(([^()\s]*)\)$/.exec(picture);
  assert.deepEqual([alt, src], ["Lights Out, 5 × 5", `https://HOST/${download.suggestedFilename()}`]);
  assert.equal(decodeURI(href), decodeURI(await link.getAttribute("href")));
  await link.click();
  await foreign.waitForFunction((wanted) => document.querySelector("lights-out")?.engine?.notation === wanted, PLAYED);
  browser.takeTrouble(); // another server
});

test("the element and the frame show the goal and the rule of a level, say the fewest presses once, and the dialog fits a low window", async () => {
  const { page, dialog } = await openDialog(hashOf("three-square"), { viewport: { width: 1280, height: 720 } });
  const about = /Turn every light off\. A press flips .* Opposite edges are joined\.$/;
  const said = /<p slot="goal">(.*?)<\/p>/.exec(await html(dialog))?.[1] ?? "";
  assert.match(said, about);
  await choose(dialog, "Frame");
  await previewed(dialog);
  const inside = page.frameLocator("dialog iframe");
  assert.match(await inside.locator("lights-out [slot=goal]").textContent(), about);
  await inside.getByRole("button", { name: "Show the fewest presses" }).click();
  await inside.getByText("fewest 3").waitFor();
  assert.ok(await inside.locator("html").evaluate((root) => root.clientWidth === innerWidth), "without a scroll bar");
  const { y, height } = await dialog.boundingBox();
  assert.ok(y >= 0 && y + height <= 720);
  assert.ok(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight));
});

test("the frame in the text is as high as its page, whatever the width of the window, and nobody else tells its height", async () => {
  const { page, dialog } = await openDialog("#3x3.on", { viewport: { width: 1280, height: 800 } });
  await choose(dialog, "Frame");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const change of ["Tools", "Explain pane"]) {
      await dialog.getByRole("checkbox", { name: change }).click();
      await page.waitForFunction(() => {
        const [, height] = /width="448" height="(\d+)"/.exec(document.querySelector("dialog textarea").value);
        const { body } = document.querySelector("dialog iframe").contentDocument;
        const board = body?.querySelector("lights-out");
        return (
          board?.notation === "3x3.on" &&
          board.engine &&
          Math.ceil(body.getBoundingClientRect().height) === Number(height)
        );
      });
    }
    const box = await dialog.locator("iframe").boundingBox();
    const { right } = await page.evaluate(() => document.querySelector("dialog").getBoundingClientRect());
    assert.ok(box.x + box.width <= right, "the preview has room");
  }
  await page.evaluate(async () => {
    const heard = new Promise((resolve) =>
      addEventListener("message", ({ data }) => data.height === 7 && resolve(null)),
    );
    postMessage({ type: "lights-and-doors-height", id: "", height: 7 }, "*");
    await heard;
  });
  assert.doesNotMatch(await html(dialog), /height="7"/);
});

test("the choices, also solution, step, read-only and level where they apply, are in the text and in the preview, leave no steps in the history, and are forgotten when Escape, the button or a click beside it close the dialog; the focus goes back", async () => {
  const { page, dialog } = await openDialog("#3x3.on", { colorScheme: "dark" });
  await previewed(dialog);
  const steps = await page.evaluate(() => history.length);
  await dialog.getByRole("combobox", { name: "Language" }).selectOption("zh");
  await dialog.getByRole("combobox", { name: "Theme" }).selectOption("light");
  await dialog.getByRole("checkbox", { name: "Tools" }).uncheck();
  await dialog.getByRole("checkbox", { name: "Explain pane" }).check();
  const inside = dialog.frameLocator("iframe");
  await inside.getByRole("tab", { name: "方程", selected: true }).waitFor();
  assert.equal(await inside.getByRole("button", { name: "撤销" }).filter({ visible: true }).count(), 0);
  const text = await html(dialog);
  assert.match(text, /<lights-out board="3x3.on" lang="zh" theme="light" tools="none" explain="equations">/);
  assert.match(text, />关灯游戏，3 × 3</);
  await choose(dialog, "Frame");
  assert.match(
    await html(dialog),
    /\?lang=zh&amp;theme=light&amp;tools=none&amp;explain=equations&amp;about=[^#"]+#3x3.on"/,
  );
  assert.equal(await page.evaluate(() => history.length), steps);
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(3, 3),
  ];
  for (const close of ways) {
    await close();
    await dialog.waitFor({ state: "detached" });
    assert.ok(await opener(page).evaluate((button) => button === document.activeElement));
    await opener(page).click();
    await item(page).click();
    await dialog.waitFor();
    assert.ok(
      await dialog.getByRole("radio", { name: "Element" }).evaluate((radio) => radio === document.activeElement),
    );
  }
  const select = (name, value) => dialog.getByRole("combobox", { name }).selectOption(value);
  const tick = (name) => dialog.getByRole("checkbox", { name }).check();
  const more = dialog.getByText("More options");
  await more.click();
  const step = dialog.getByRole("spinbutton", { name: "Step of elimination" });
  assert.equal(await step.isVisible(), false, "nothing is explained");
  await tick("Explain pane");
  await tick("Read-only");
  await step.fill("4");
  await step.press("Enter");
  await dialog.frameLocator("iframe").getByRole("figure").getByText("Step 4 of").waitFor();
  await select("Solution", "shown");
  assert.match(
    await html(dialog),
    /<lights-out board="3x3.on" explain="elimination" step="4" solution="shown" readonly>/,
  );
  await dialog.getByRole("checkbox", { name: "Explain pane" }).uncheck();
  assert.equal(await step.isVisible(), false);
  await select("Position", "random");
  assert.match(await html(dialog), /<lights-out board="3x3.on" solution="shown" readonly level="random">/);
  await choose(dialog, "Frame");
  assert.match(await html(dialog), /\?solution=shown&amp;readonly=&amp;level=random&amp;about=[^#"]+#3x3.on"/);
  await choose(dialog, "Picture");
  assert.equal(await more.isVisible(), false);
});

test("the copy button copies the text of the element and says so; without scripts it is a link to the board", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const board = "doors-0111-1001-0011-1011.off";
  const { page, dialog } = await openDialog(`#${board}`, { permissions });
  await dialog.getByRole("button", { name: "Copy" }).click();
  await dialog.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, await html(dialog));
  const { page: scriptless } = await browser.open("about:blank", { javaScriptEnabled: false });
  await scriptless.setContent(copied);
  const link = scriptless.locator("rotating-doors").getByRole("link", { name: "Rotating doors, 4 doors" });
  assert.equal(await link.getAttribute("href"), `${browser.address}#${board}`);
});

/** Every two of language, form, theme and width together at least once. */
const LOOKS = /** @type {const} */ ({
  "en-GB": [
    [/Element/, "light", 360],
    [/Frame/, "dark", 1280],
    [/Picture/, "light", 1280],
  ],
  "zh-CN": [
    [/图片/, "dark", 360],
    [/内嵌框架/, "light", 360],
    [/网页组件/, "dark", 1280],
  ],
});

for (const [locale, looks] of Object.entries(LOOKS))
  test(`axe finds nothing in ${locale}; nothing is cut off, and the words of the tools fit on a phone`, async () => {
    const [[, colorScheme, width]] = looks;
    const { page } = await browser.open("#3x3.on", { locale, colorScheme, viewport: { width, height: 740 } });
    await opener(page).waitFor();
    const cut = await page.locator("lights-out").evaluate((board) => {
      const tools = [...board.shadowRoot.querySelectorAll(".tool"), ...board.querySelectorAll("[slot=tools]")];
      const words = tools.map((tool) => tool.querySelector("span"));
      return words.filter((word) => word.scrollWidth > word.parentElement.clientWidth).map((word) => word.textContent);
    });
    assert.deepEqual(cut, []);
    await ask(page);
    const dialog = page.getByRole("dialog");
    for (const [form, colorScheme, width] of looks) {
      await page.emulateMedia({ colorScheme });
      await choose(dialog, form);
      for (const each of [1640 - width, width]) {
        await page.setViewportSize({ width: each, height: 740 });
        assert.ok(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
      }
      assert.deepEqual(await axe(page, form === looks.at(-1)[0] ? "html" : "dialog"), []);
    }
  });

for (const [file, frames] of [
  ["index.html", 1],
  ["lights-and-doors.html", 0],
])
  test(`from disk, ${file} leaves the site's name open, and previews with ${frames} frames`, async () => {
    const { dialog, page } = await openDialog(`${pathToFileURL(`${SITE}/${file}`)}#3x3.on`);
    if (frames) await previewed(dialog);
    assert.equal(await dialog.locator("iframe").count(), frames);
    assert.match(await html(dialog), /src="https:\/\/HOST\/lights-and-doors\.js"/);
    await dialog.getByText("HOST is the web server").waitFor();
    await choose(dialog, "Frame");
    assert.match(await html(dialog), /src="https:\/\/HOST\/embed\.html\?about=[^#"]+#3x3\.on"/);
    await choose(dialog, "Picture");
    await page.waitForFunction(() => document.querySelector("dialog img").naturalWidth > 0);
  });

test("without its server the installed page still shows the preview", async (t) => {
  const server = await serve(SITE, 0);
  t.after(server.close);
  const { page } = await browser.open(`${server.address}#3x3.on`, INSTALLED);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  server.close();
  await ask(page);
  await previewed(page.getByRole("dialog"));
  browser.takeTrouble(); // another server
});

test("after a dialog that could not be fetched, the next try succeeds", async () => {
  const { page } = await browser.open("#path-1"); // a level of the path needs nothing of that script
  await page.route("**/more-lazy-*.js", (route) => route.abort());
  await ask(page);
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await page.unroute("**/more-lazy-*.js");
  await page.keyboard.press("Escape");
  await ask(page);
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog.embed").waitFor({ state: "detached" }); // it leaves once it has closed
  await page.evaluate(async () => {
    const items = [...document.querySelectorAll(".menu button")];
    const item = /** @type {HTMLElement} */ (items.find(({ textContent }) => textContent === "Embed"));
    for (let click = 1; click <= 2; click++) item.click();
  });
  await page.getByRole("dialog").first().waitFor();
  assert.equal(await page.locator("dialog.embed").count(), 1, "however often it is asked for");
  browser.takeTrouble(); // the request that failed
});

test("the script is held to its hash where the text says so, and all that it fetches with it", async (t) => {
  const server = await hostileServer();
  t.after(server.close);
  const { dialog, context } = await openDialog(`${server.site}#3x3.on`);
  await dialog.getByText("More options").click();
  await dialog.getByRole("checkbox", { name: "This build only (SRI)" }).check();
  const text = (await html(dialog)).replace("board=", 'explain="own" board=');
  const all = JSON.parse(readFileSync(`${SITE}/integrity.json`, "utf8"));
  assert.equal(/integrity="([^"]*)"/.exec(text)[1], all["lights-and-doors.js"]);
  const foreign = await context.newPage();
  await foreign.goto(server.paste(text));
  await foreign.locator("lights-explain").getByRole("textbox").waitFor();
  const more = foreign.locator("script[src$='lights-and-doors-more.js']");
  assert.equal(await more.getAttribute("integrity"), all["lights-and-doors-more.js"]);
  await foreign.route("**/lights-and-doors-more.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "0" }),
  );
  await foreign.reload();
  await foreign.getByText("The explanation could not be fetched.").waitFor();
  browser.takeTrouble(); // another server
});

test("a link leads to the recipes in the language of the page, where they are beside it", async () => {
  const { page, dialog } = await openDialog("#5x5.on", { locale: "zh-CN" });
  await dialog.getByRole("link").click();
  await page.waitForURL("**/gallery-zh.html", { waitUntil: "commit" });
  await page.getByRole("link", { name: "关灯" }).press("Enter");
  await page.waitForURL("**/index.html*", { waitUntil: "commit" });
});
