// The embed in pages that mean it no good, in sandboxed frames, and with the explain pane.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { SITE, testBrowser } from "./browser.js";
import { openTab } from "./tabs.js";
import { until } from "./until.js";

const browser = await testBrowser({ allowed: /^console warning: (Attribute|属性) / }); // to authors

/** A foreign page with some elements in it; resolves when they are ready. */
async function host(body, head = "", options = {}) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>host</title>
    <link rel="icon" href="data:,"><script src="lights-and-doors.js" defer></script>${head}</head><body>${body}</body></html>`;
  const { page } = await browser.openHost(html, options);
  await page.evaluate(() => Promise.all([...document.querySelectorAll("lights-out")].map((each) => each.ready)));
  return { page };
}

/** The styles and sizes of the parts of a board, to be compared. */
const look = (page) =>
  page.locator("lights-out").evaluate((element) =>
    [...element.shadowRoot.querySelectorAll(".puzzle *")].map((part) => {
      const { fontSize, boxSizing, display, direction, color, textTransform } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      return [
        fontSize,
        boxSizing,
        display,
        direction,
        color,
        textTransform,
        Math.round(width),
        Math.round(height),
      ].join(" ");
    }),
  );

for (const [what, lang] of [
  ["its own lang", '<lights-out board="3x3.on" explain="quiet" lang="zh-HK"></lights-out>'],
  ["the lang around it", '<p lang="zh-Hant"><lights-out board="3x3.on" explain="quiet"></lights-out></p>'],
])
  test(`an element with ${what} speaks traditional Chinese, and so does what explains it`, async () => {
    const { page } = await host(lang);
    await page.getByRole("button", { name: /^第 1 橫排、第 1 直排，亮/ }).waitFor();
    await page.locator("lights-explain").getByRole("tab", { name: "靜默圖案" }).waitFor();
  });

test("without the script of a late language simplified Chinese shows, and nothing else is amiss", async () => {
  const { page } = await browser.open("about:blank");
  const refused = page.waitForEvent("requestfailed");
  await page.route("**/lights-and-doors-zh-Hant.js", (route) => route.abort());
  await page.route("**/host.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><script src="lights-and-doors.js" defer></script><lights-out lang="zh-TW" board="2x2.on"></lights-out>',
    }),
  );
  await page.goto(new URL("host.html", browser.address).href);
  await refused;
  await page.getByRole("button", { name: /^第 1 行第 1 列，亮/ }).click();
  await page.locator("lights-out").evaluate((board) => /** @type {any} */ (board).setAttribute("lang", "en"));
  await page.getByRole("button", { name: /^row 1, column 1, off/ }).waitFor();
  browser.takeTrouble(); // the request that failed
});

test("a frame speaks the reader's script", async () => {
  const { page } = await browser.open("embed.html#2x2.on", { locale: "zh-TW" });
  await page.getByRole("button", { name: /^第 1 橫排、第 1 直排，亮/ }).waitFor();
});

const BOARD = '<div style="width:400px"><lights-out board="3x3.on"></lights-out></div>';

for (const style of [
  "* { all: revert; box-sizing: content-box; font-size: 40px !important }",
  "button { display: none !important }",
  "* { text-transform: uppercase; letter-spacing: 4px; text-indent: 2em; white-space: pre; color: lime; direction: rtl }",
  "html { background: #000; color: #fff; zoom: 1; line-height: 3; letter-spacing: 1em }",
])
  test(`a board looks the same under ${style}`, async () => {
    const plain = await host(BOARD);
    const hostile = await host(BOARD, `<style>${style}</style>`);
    assert.deepEqual(await look(hostile.page), await look(plain.page));
  });

test("explain= opens the pane beside the board where there is room, else below it, and only its absence closes it", async () => {
  const { page } = await host(
    '<lights-out board="3x3.on" explain="quiet"></lights-out>',
    "<style>:root { --surface: #fff; --text: #000 }</style>",
    { viewport: { width: 1100, height: 800 } },
  );
  const pane = page.locator("lights-explain");
  assert.equal(await pane.getByRole("tab", { selected: true }).textContent(), "Quiet patterns");
  const boxes = async () => [await page.locator("lights-out .panel").boundingBox(), await pane.boundingBox()];
  let [board, beside] = await boxes();
  assert.ok(beside.x >= board.x + board.width, "beside");
  await page.setViewportSize({ width: 500, height: 900 });
  [board, beside] = await boxes();
  assert.ok(beside.y >= board.y + board.height, "below");
  await page.locator("lights-out").evaluate((element) => {
    element.explain = "elimination";
  });
  await pane.getByRole("tab", { name: "Elimination", selected: true }).waitFor();
  await page.locator("lights-out").evaluate((element) => element.removeAttribute("explain"));
  await pane.waitFor({ state: "detached" });
});

test("in a sandboxed frame the frame's page plays, and tells its height with its id", async () => {
  const src = "embed.html?id=seven&lang=en&controls=none&board=2x2.on";
  const frame = `<iframe sandbox="allow-scripts" src="${src}" width="400" height="480"></iframe>`;
  const { page } = await host(
    `<script>addEventListener("message", ({ data }) => { window.heard = data; });</script>${frame}`,
  );
  const inside = page.frameLocator("iframe");
  for (const name of [/row 1, column 1/, /row 1, column 2/, /row 2, column 1/, /row 2, column 2/])
    await inside.getByRole("button", { name }).click();
  await inside.getByText("Solved in 4 presses, the fewest possible.").first().waitFor();
  const heard = await page.waitForFunction(() => window.heard?.height > 100 && window.heard);
  const { type, id } = await heard.jsonValue();
  assert.deepEqual([type, id], ["lights-and-doors-height", "seven"]);
});

test("a frame says where its address, or an order, is wrong", async () => {
  const { page } = await browser.open("embed.html?lang=en#5x5-crozz.on");
  const says = (hasText) => page.locator("lights-out .note", { hasText }).waitFor();
  await says("The address, at “crozz.on”: this board option is unknown.");
  await page.goto(`${browser.address}embed.html?lang=zh&board=5x5.`);
  await says("地址末尾：棋盘之后应有一个点和灯的状态，如 5x5.on。");
});

test("a frame tells presses and the end, and takes orders from the origin that its address names alone", async () => {
  const order = (data) =>
    page.evaluate((data) => document.querySelector("iframe").contentWindow.postMessage(data, "*"), data);
  const listen = '<script>window.told = []; addEventListener("message", ({ data }) => told.push(data));</script>';
  const { origin } = new URL(browser.address);
  const frame = (parent) =>
    `<iframe sandbox="allow-scripts" src="embed.html?id=a&lang=en&parent=${parent}&board=1x2.on" width="400" height="480"></iframe>`;
  const { page } = await host(listen + frame(encodeURIComponent(origin)));
  const inside = page.frameLocator("iframe");
  const told = (type, notation) =>
    page.waitForFunction(
      ([type, notation]) =>
        window.told.find((data) => data.type === `lights-and-doors-${type}` && data.notation === notation),
      [type, notation],
    );
  const answer = async (...asked) => (await told(...asked)).jsonValue();
  await inside.getByRole("button", { name: /column 1/ }).click();
  const { id, moves, minimum, solved } = await answer("solved", "1x2.on.8");
  assert.deepEqual([id, moves, minimum, solved], ["a", [0], 1, true]);
  assert.equal((await answer("press", "1x2.on.8")).solved, true);
  await order({ type: "lights-and-doors-reset" });
  await inside.getByRole("button", { name: /column 1, on/ }).waitFor();
  await inside.getByRole("button", { name: /column 2/ }).click();
  await told("press", "1x2.on.4");
  await order({ type: "lights-and-doors-load", board: "doors-101-010.off" });
  await inside.locator("rotating-doors .door").first().waitFor();
  for (const strange of [null, 7, "lights-and-doors-reset", { type: "constructor" }, { type: "lights-and-doors-load" }])
    await order(strange);
  await inside.locator("lights-out .note", { hasText: "Attribute board, at “undefined”:" }).waitFor(); // the last one is no board, and says so

  const other = await host(listen + frame("https://example.org"));
  const cell = other.page.frameLocator("iframe").getByRole("button", { name: /column 1, on/ });
  await cell.waitFor();
  await other.page.evaluate(() => {
    const { contentWindow } = document.querySelector("iframe");
    contentWindow.postMessage({ type: "lights-and-doors-load", board: "3x3.on" }, "*");
  });
  await cell.click(); // the order came before it
  await other.page.waitForFunction(() => window.told.some(({ notation }) => notation === "1x2.on.8"));
});

test("for readers without scripts the page of a frame holds a sentence and a link", async () => {
  const { page } = await browser.open("about:blank");
  const html = readFileSync(`${SITE}/embed.html`, "utf8");
  // A parser of texts runs no scripts, so it sees what those readers see.
  const seen = await page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    return [body.querySelector("noscript p").textContent, body.querySelector("a").getAttribute("href")];
  }, html);
  assert.match(seen[0], /The board needs JavaScript\.$/);
  assert.equal(seen[1], "./");
});

for (const path of ["README.md", "README.zh-CN.md", "docs/embedding.md"])
  test(`the snippet of ${path} shows its boards, and without scripts its link`, async () => {
    const text = readFileSync(path, "utf8").replaceAll("https://HOST/", browser.address);
    const [, snippet] = /```html\n(<script.*?)```/s.exec(text);
    const [frame] = /<iframe[^\n]*<\/iframe>/.exec(text);
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${snippet}${frame}`;
    const { page } = await browser.openHost(html);
    for (const place of [page, page.frameLocator("iframe")])
      await place
        .locator("lights-out")
        .getByRole("button", { name: /^(row 5, column 5, on|第 5 行第 5 列，亮)/ })
        .click();
    if (snippet.includes("rotating-doors")) await page.locator("rotating-doors .door").nth(3).waitFor();
    const inside = await page
      .locator("iframe")
      .evaluate(({ clientHeight, offsetWidth }) => [clientHeight >= 547, offsetWidth]);
    assert.deepEqual(inside, [true, 448]); // without a border
    const plain = await browser.openHost(html, { javaScriptEnabled: false });
    const link = plain.page.getByRole("link", { name: "5 × 5" });
    assert.equal(await link.getAttribute("href"), `${browser.address}#5x5.on`);
  });

test("lazy scripts are fetched with the attributes of the embed's script, and from the address that an inlined script names", async () => {
  const script = readFileSync(`${SITE}/lights-and-doors.js`, "utf8").replaceAll("</", "<\\/");
  const board = '<lights-out board="3x3.on" explain="own"></lights-out>';
  const attributes = 'crossorigin="anonymous" referrerpolicy="no-referrer"';
  const pages = {
    "own.html": `<script src="v1/lights-and-doors.js" ${attributes} defer></script>${board}`,
    "inline.html": `${board}<script data-base="v1/" ${attributes}>${script}</script>`,
    "strict.html": `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types lights-out">
      <script src="v1/lights-and-doors.js" ${attributes} defer></script>${board}`,
  };
  for (const [name, body] of Object.entries(pages)) {
    const { page } = await browser.open("about:blank");
    await page.route(`**/${name}`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${body}`,
      }),
    );
    await page.goto(new URL(name, browser.address).href);
    await page.locator("lights-explain").getByRole("textbox").waitFor();
    const more = page.locator("script[src$='/v1/lights-and-doors-more.js']");
    assert.equal(await more.getAttribute("crossorigin"), "anonymous", name);
    assert.equal(await more.getAttribute("referrerpolicy"), "no-referrer", name);
  }
});

test("under Trusted Types the policy makes a script of nothing but blobs and our own folder", async () => {
  const { page } = await host(
    "",
    `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types lights-out">
    <script>
      const create = trustedTypes.createPolicy.bind(trustedTypes);
      trustedTypes.createPolicy = (name, rules) => (window.rules = rules, create(name, rules));
    </script>`,
  );
  await page.evaluate(async () => {
    document.body.append(Object.assign(document.createElement("lights-out"), { explain: "own", board: "3x3.on" }));
  });
  await page.locator("lights-explain").getByRole("textbox").waitFor();
  const outcomes = await page.evaluate(() =>
    ["lights-and-doors-more.js", "v1/x.js", "https://example.org/x.js", "data:,0", "javascript:0"].map((url) => {
      const address = new URL(url, document.baseURI).href;
      try {
        return window.rules.createScriptURL(address) === address;
      } catch {
        return false;
      }
    }),
  );
  assert.deepEqual(outcomes, [true, true, false, false, false]);
});

test("in a page of another encoding the script is read as what it is", async () => {
  const { page } = await browser.open("about:blank");
  const html = '<!doctype html><link rel="icon" href="data:,"><script src="plain.js"></script><lights-out lang="zh">';
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html; charset=gbk", body: html }));
  const script = readFileSync(`${SITE}/lights-and-doors.js`);
  await page.route("**/plain.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  await page.goto(new URL("host.html", browser.address).href);
  await page.getByRole("button", { name: "撤销" }).waitFor();
  assert.equal(await page.evaluate(() => document.characterSet), "GBK");
});

test("the frame of WordPress shows the position, with the secret behind its fragment", async () => {
  for (const address of ["embed.html?lang=en&fit=#2x2.on#?secret=a1", "embed.html?lang=en&board=2x2.on#?secret=a1"]) {
    const { page } = await browser.open(address);
    await page.getByRole("button", { name: "row 2, column 2, on" }).waitFor();
    assert.equal(await page.locator(".cell").count(), 4);
  }
});

test("two panes on one page speak the language of their own boards, and follow it", async () => {
  const board = (lang) => `<lights-out lang="${lang}" board="4x4.on" explain="solutions"></lights-out>`;
  const { page } = await host(board("zh") + board("en"));
  await page.locator("lights-explain").nth(1).waitFor();
  const [first, second] = await page.locator("lights-explain").all();
  const words = async (pane) => (await pane.locator("[role=tab], .patterns span, .facts").allTextContents()).join(" ");
  await second.locator("button", { hasText: /^More$/ }).click(); // what is made later speaks it, too
  assert.match(await words(second), /Equations .*(\d+ presses? ?){16}$/);
  assert.match(await words(first), /方程 .*(\d+ 步 ?){12}$/);
  await page.evaluate(() => document.querySelector("lights-out").setAttribute("lang", "en"));
  await first.getByRole("tab", { name: "Elimination" }).click();
  await first.getByRole("button", { name: "Next step" }).click();
  await first.getByText("R1 contains x1: it becomes the pivot.").waitFor();
  await second.evaluate((pane) => pane.getRootNode().host.setAttribute("lang", "zh"));
  await second.getByRole("tab", { name: "消元" }).waitFor();
  assert.doesNotMatch(await words(second), /press/);
});

const MORE = "lights-and-doors-more.js";

test("another try at the explain script opens the tab with the position of then", async () => {
  const { page } = await host('<lights-out board="3x3.on" explain="quiet"></lights-out>');
  await page.route(`**/${MORE}*`, (route) => route.abort());
  await page.reload();
  const board = page.locator("lights-out");
  await board.getByText("The explanation could not be fetched.").waitFor();
  await page.unroute(`**/${MORE}*`);
  await board.evaluate((element) => {
    element.notation = "4x4.on";
  });
  await board.getByRole("button", { name: "Try again" }).click();
  await page.locator("lights-explain").getByText("4 independent quiet patterns").waitFor();
  browser.takeTrouble(); // the request that failed
});

/** Gives a page scripts of another build, under the addresses that match. */
const otherBuild = (page, pattern) =>
  page.route(pattern, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/sibling\w+/, "sibling0123abcd") });
  });

test("scripts of another build that a cache has kept are fetched again, and only those of this build run", async () => {
  const { page } = await host(
    `<lights-out board="3x3.on" lang="zh-TW" explain="quiet"></lights-out><lights-out board="16x16.on"></lights-out>`,
  );
  await otherBuild(page, /lights-and-doors-[\w-]+\.js$/);
  const requests = requestsOf(page);
  await page.reload();
  await page.locator("canvas.cells").waitFor();
  await page.locator("lights-explain").getByRole("tab", { name: "消去法" }).waitFor();
  await page.locator("lights-out").first().getByRole("button", { name: "復原" }).waitFor();
  const names = ["-large.js", "-more.js", "-zh-Hant.js"].map((name) => `lights-and-doors${name}`);
  const again = requests.filter((name) => name.includes("?")).map((name) => name.replace(/\?[0-9a-f]{8}$/, ""));
  assert.deepEqual(again.sort(), names);
});

test("where only another build can be had, a sentence says so, and the board is played", async () => {
  const { page } = await host('<lights-out board="3x3.on" explain="quiet"></lights-out>');
  await page.locator("lights-explain").waitFor(); // a reload would break the request off
  await otherBuild(page, `**/${MORE}*`);
  await page.reload();
  const board = page.locator("lights-out");
  await board.getByText("The explanation could not be fetched.").waitFor();
  assert.equal(await page.locator("lights-explain").count(), 0);
  assert.ok(await board.evaluate((element) => element.press(0)));
});

/** The requests of a page from now on, by the last part of their addresses. */
function requestsOf(page) {
  const names = [];
  page.on("request", (request) => names.push(request.url().replace(/.*\//, "")));
  return names;
}

test("the explain script comes with one request when a board first asks for it", async () => {
  const { page } = await host(
    '<lights-out board="3x3.on"></lights-out><lights-out board="2x2.on" readonly></lights-out>',
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types lights-out">`,
  );
  const requests = requestsOf(page);
  const [board, figure] = await page.locator("lights-out").all();
  await board.locator(".cell").first().click();
  assert.deepEqual(requests, []);
  for (const element of [board, figure])
    await element.evaluate((element) => element.setAttribute("explain", "elimination"));
  await figure.locator("table").waitFor();
  const pane = page.locator("lights-explain");
  await pane.getByText("one row each, b on the right").waitFor();
  assert.deepEqual(requests, [MORE]);
  for (const tab of ["elimination", "chase", "quiet", "solutions", "tour"]) await openTab(pane, tab);
  const tour = pane.locator(".tour lights-out");
  for (const cell of [4, 4]) await tour.locator(".cell").nth(cell).click();
  await pane.getByText("Two presses cancel").waitFor();
  const more = pane.getByRole("button", { name: "More", exact: true });
  await more.click();
  await pane.getByRole("button", { name: "Your equations" }).click();
  await pane.getByRole("textbox").fill("110|1\n011|1\n111|0");
  await pane.getByText("new: now every unknown is fixed").waitFor();
  await pane.getByRole("button", { name: "Next step" }).click();
  await pane.getByRole("textbox").fill("x1 + y = 1");
  await pane.getByText("Line 1, column 6").waitFor();
  await more.click();
  await pane.getByRole("button", { name: "Export" }).click();
  await pane.getByLabel("Content").selectOption("solution");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    pane.getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "3x3-solution.tex");
  assert.deepEqual(
    requests.filter((name) => !/^[0-9a-f-]{36}$/.test(name)),
    [MORE],
  ); // besides the file itself
});

for (const [kind, board] of [
  ["lights-out", "4x4.on"],
  ["rotating-doors", "doors-0111-1001-0011-1011.off"],
])
  test(`${kind}: the explain attribute names every tab, each in the language of the board`, async () => {
    const tabs = ["tour", "equations", "elimination", "chase", "quiet", "solutions", "own", "take"];
    const { page } = await host(`<${kind} lang="zh" board="${board}"></${kind}>`);
    const pane = page.locator("lights-explain");
    for (const tab of tabs) {
      await page
        .locator(kind)
        .first()
        .evaluate((element, name) => {
          element.explain = name;
        }, tab);
      const chosen = pane.locator(`#tab-${tab}:is([aria-selected=true], [aria-current=true])`);
      await chosen.waitFor({ state: "attached" });
      await page.waitForFunction(
        (panel) => panel.textContent.length > 10,
        await pane.locator("#panel").elementHandle(),
      );
      const text = await pane.evaluate((element) => element.shadowRoot.textContent);
      assert.doesNotMatch(text, /(explain|equation|say)\.|undefined|NaN|\{\w+\}/, tab);
      assert.match((await chosen.textContent()) ?? "", /^[\u4e00-\u9fff]+$/);
    }
    await pane.getByText("练习纸").first().waitFor();
  });

test("when the explain script cannot be fetched the board says so and plays on, and only the reader fetches it again", async () => {
  const { page } = await host('<lights-out board="3x3.on"></lights-out>');
  const board = page.locator("lights-out");
  let tries = 0;
  await page.route(`**/${MORE}`, (route) => {
    tries++;
    return route.abort();
  });
  await board.evaluate((element) => element.setAttribute("explain", "own"));
  await board.getByText("The explanation could not be fetched.").waitFor();
  assert.equal(await board.evaluate((element) => element.press(0)), true);
  await board.getByRole("button", { name: "Try again" }).click();
  await board.getByText("The explanation could not be fetched.").waitFor();
  await until(() => tries === 2);
  await page.unroute(`**/${MORE}`);
  await board.getByRole("button", { name: "Try again" }).click();
  await page.locator("lights-explain").getByRole("textbox").waitFor();
  assert.equal(await board.getByText("The explanation could not be fetched.").count(), 0);
  browser.takeTrouble(); // the requests that failed
});

test("a host that lets no address become a script keeps the board, and is told below it", async () => {
  const { page } = await host(
    '<lights-out board="3x3.on" explain="quiet"></lights-out>',
    `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types 'none'">`,
  );
  await page.getByText("The explanation could not be fetched.").waitFor();
  browser.takeTrouble(); // the policy refuses what the embed tries
});

test("the explain pane follows the moves and the notation of its board", async () => {
  const { page } = await host('<lights-out board="3x3.on" explain="equations"></lights-out>');
  const lines = page.locator("lights-explain [role=tabpanel] li");
  const right = async () => (await lines.allTextContents()).map((line) => line.trim().at(-1)).join("");
  await lines.nth(8).waitFor();
  assert.equal(await right(), "111111111");
  await page.locator("lights-out").evaluate((element) => element.press(4));
  await until(async () => (await right()) === "101000101");
  await page.locator("lights-out").evaluate((element) => {
    element.notation = "2x2.8";
  });
  await until(async () => (await right()).length === 4);
});

test("in a sandboxed frame the rest of the pane comes, and says what the frame forbids", async () => {
  const src = "embed.html?lang=en&explain=take&board=4x4.on";
  const { page } = await host(`<iframe sandbox="allow-scripts" src="${src}" width="900" height="700"></iframe>`);
  const pane = page.frameLocator("iframe").locator("lights-explain");
  await pane.getByRole("button", { name: "Copy", exact: true }).click();
  await pane.getByText("Copying is forbidden here").waitFor();
  const selected = await pane
    .getByRole("textbox")
    .evaluate((text) => text.value.slice(text.selectionStart, text.selectionEnd));
  assert.match(selected, /^\\left\[\\begin\{array\}/);
  await pane.getByRole("button", { name: "Save", exact: true }).click();
  await pane.getByText("unless the page around this frame forbids it").waitFor();
  await pane.getByRole("button", { name: "Print" }).click();
  await pane.getByText("forbids printing").waitFor();
  browser.takeTrouble(); // the frame forbids the clipboard
});

test("from disk the embed finds the rest of its pane beside itself", async () => {
  const folder = mkdtempSync(join(tmpdir(), "embed-"));
  for (const name of ["lights-and-doors.js", MORE]) cpSync(`${SITE}/${name}`, join(folder, name));
  const html =
    '<!doctype html><meta charset="utf-8"><script src="lights-and-doors.js"></script><lights-out lang="en" explain="own">';
  writeFileSync(join(folder, "article.html"), html);
  const { page, context } = await browser.open(pathToFileURL(join(folder, "article.html")).href);
  await page.locator("lights-explain").getByRole("textbox").waitFor();
  await context.close();
  rmSync(folder, { recursive: true });
});

test("below the board the pane leaves the board in sight, where there is room for both", async () => {
  const { page } = await host(
    '<lights-out board="5x5.on" explain="elimination"></lights-out>',
    '<meta name="viewport" content="width=device-width">',
    { viewport: { width: 360, height: 740 } },
  );
  const scroll = async () => {
    await page.locator("lights-explain").evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: "instant" });
    });
    const { y, height } = await page.locator("lights-out .board").boundingBox();
    return { top: y, bottom: y + height };
  };
  const tall = await scroll();
  assert.ok(tall.top >= 0 && tall.bottom <= 740 / 2, JSON.stringify(tall));
  await page.setViewportSize({ width: 640, height: 360 });
  const low = await scroll();
  assert.ok(low.bottom < 0, JSON.stringify(low));
});

/** A document in one file, opened from disk without a network. @param {string} html */
async function alone(html) {
  const folder = mkdtempSync(join(tmpdir(), "alone-"));
  writeFileSync(`${folder}/alone.html`, `<!doctype html><html lang="en"><meta charset="utf-8">${html}`);
  const { page, trouble, context } = await browser.open("about:blank");
  await context.setOffline(true);
  await page.goto(pathToFileURL(`${folder}/alone.html`).href);
  rmSync(folder, { recursive: true });
  return { page, trouble };
}

const WHOLE = readFileSync(`${SITE}/lights-and-doors-all.js`, "utf8");
const AS_DATA = `<script src="data:text/javascript;base64,${Buffer.from(WHOLE).toString("base64")}" defer></script>`;

for (const [manner, script] of [
  ["as a data: address", AS_DATA],
  ["in its page", `<script>${WHOLE}</script>`],
])
  test(`the whole embed ${manner} explains, speaks and shows every kind of board without a network`, async () => {
    const { page, trouble } = await alone(`${script}
      <lights-out id="figure" board="3x3.on" explain="elimination" step="2" readonly></lights-out>
      <lights-out id="pane" board="3x3.on" explain="quiet"></lights-out>
      <lights-out id="states" board="3x3-mod3.1"></lights-out>
      <lights-out id="large" board="14x14.on"></lights-out>
      <lights-out id="rows" board="010 111 010"></lights-out>
      <lights-out id="late" lang="zh-TW" board="2x2.on"></lights-out>
      <rotating-doors></rotating-doors>`);
    await page.locator("#figure [part=figure]").waitFor();
    await page.locator("lights-explain").getByRole("tab", { name: "Quiet patterns", selected: true }).waitFor();
    await page.locator("#states [part=cell]").last().waitFor();
    await page.locator("#large canvas").first().waitFor();
    await page
      .locator("#late")
      .getByRole("button", { name: /^第 1 橫排、第 1 直排，亮/ })
      .waitFor();
    assert.equal(await page.locator("#rows").evaluate((board) => board.notation), "3x3.5d0");
    await page.locator("rotating-doors .door").first().click();
    assert.deepEqual(trouble, []);
  });

test("where a policy forbids wasm, an embed as a data: address says so and shows the content of its element", async () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src data:">`;
  const { page } = await alone(`${policy}${AS_DATA}<lights-out>a picture</lights-out>`);
  await page.locator("lights-out").getByText("The puzzle needs WebAssembly").first().waitFor();
  await page.getByText("a picture").waitFor();
  assert.equal(await page.locator("lights-out").getByRole("link").count(), 0);
  const trouble = browser.takeTrouble();
  assert.ok(trouble.length > 0);
  assert.ok(
    trouble.every((each) => /wasm|lights-and-doors-js\.js/i.test(each)), // the fallback is sought beside the document
    trouble.join("\n"),
  );
});
