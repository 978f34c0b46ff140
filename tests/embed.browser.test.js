// The embed in pages that mean it no good, in sandboxed frames, and with the explain pane.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { TABS } from "../web/board/tabs.js";
import { SITE, testBrowser } from "./browser.js";
import { until } from "./until.js";

const MORE = "lights-and-doors-more.js";

const browser = await testBrowser({ allowed: /^console warning: (Attribute|属性) / }); // to authors

/** A foreign page with some elements in it, and routes for what it fetches; resolves when they are ready. */
async function host(body, head = "", options = {}, routes = []) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>host</title>
    <link rel="icon" href="data:,"><script src="lights-and-doors.js" defer></script>${head}</head><body>${body}</body></html>`;
  const { page } = await browser.open("about:blank", options);
  for (const [pattern, answer] of routes) await page.route(pattern, answer);
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(new URL("host.html", browser.address).href);
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

test("an element with its own lang, or with the lang around it, speaks traditional Chinese, and so does what explains it", async () => {
  const { page } = await host(`<lights-out board="3x3.on" explain="quiet" lang="zh-HK"></lights-out>
    <p lang="zh-Hant"><lights-out board="3x3.on" explain="quiet"></lights-out></p>`);
  for (const board of await page.locator("lights-out").all()) {
    await board.getByRole("button", { name: /^第 1 橫排、第 1 直排，亮/ }).waitFor();
    await board.locator("lights-explain").getByRole("tab", { name: "靜默圖案" }).waitFor();
  }
});

test("without the script of a late language simplified Chinese shows, and nothing else is amiss", async () => {
  const { page } = await host('<lights-out lang="zh-TW" board="2x2.on"></lights-out>', "", {}, [
    ["**/lights-and-doors-zh-Hant.js", (route) => route.abort()],
  ]);
  await page.getByRole("button", { name: /^第 1 行第 1 列，亮/ }).click();
  await page.locator("lights-out").evaluate((board) => /** @type {any} */ (board).setAttribute("lang", "en"));
  await page.getByRole("button", { name: /^row 1, column 1, off/ }).waitFor();
  assert.match(browser.takeTrouble().join("\n"), /zh-Hant\.js/); // the request that failed
});

test("frames speak the reader's script, show the position before WordPress's secret, and say where their address is wrong", async () => {
  const queries = [
    "#2x2.on",
    "?lang=en&fit=#2x2.on#?secret=a1",
    "?lang=en&board=2x2.on#?secret=a1",
    "?lang=en#5x5-crozz.on",
    "?lang=zh&board=5x5.",
  ];
  const frames = queries.map((query) => `<iframe src="embed.html${query}"></iframe>`);
  const { page } = await host(frames.join(""), "", { locale: "zh-TW" });
  const frame = (which) => page.frameLocator("iframe").nth(which);
  await frame(0)
    .getByRole("button", { name: /^第 1 橫排、第 1 直排，亮/ })
    .waitFor();
  for (const which of [1, 2]) {
    await frame(which).getByRole("button", { name: "row 2, column 2, on" }).waitFor();
    assert.equal(await frame(which).locator(".cell").count(), 4);
  }
  const says = (which, hasText) => frame(which).locator("lights-out .note", { hasText }).waitFor();
  await says(3, "The address, at “crozz.on”: this board option is unknown.");
  await says(4, "地址末尾：棋盘之后应有一个点和灯的状态，如 5x5.on。");
});

test("a board looks the same under any style of its page", async () => {
  const { page } = await host('<style id="hostile"></style><div style="width:400px"><lights-out></lights-out></div>');
  const lookUnder = async (style) => {
    await page.evaluate(async (style) => {
      document.getElementById("hostile").textContent = style;
      const board = Object.assign(document.createElement("lights-out"), { board: "3x3.on" });
      document.querySelector("lights-out").replaceWith(board);
      await board.ready;
    }, style);
    return look(page);
  };
  const plain = await lookUnder("");
  for (const style of [
    "* { all: revert; box-sizing: content-box; font-size: 40px !important }",
    "button { display: none !important }",
    "* { text-transform: uppercase; letter-spacing: 4px; text-indent: 2em; white-space: pre; color: lime; direction: rtl }",
    "html { background: #000; color: #fff; zoom: 1; line-height: 3; letter-spacing: 1em }",
  ])
    assert.deepEqual(await lookUnder(style), plain, style);
});

test("explain= opens the pane beside the board where there is room, else below it and in sight; it follows the board, and only the absence of explain= closes it", async () => {
  const { page } = await host(
    '<lights-out board="5x5.on" explain="quiet"></lights-out>',
    '<meta name="viewport" content="width=device-width"><style>:root { --surface: #fff; --text: #000 }</style>',
    { viewport: { width: 1100, height: 800 } },
  );
  const element = page.locator("lights-out");
  const pane = page.locator("lights-explain");
  assert.equal(await pane.getByRole("tab", { selected: true }).textContent(), "Quiet patterns");
  const boxes = async () => [await page.locator("lights-out .panel").boundingBox(), await pane.boundingBox()];
  let [board, beside] = await boxes();
  assert.ok(beside.x >= board.x + board.width, "beside");
  await page.setViewportSize({ width: 500, height: 900 });
  [board, beside] = await boxes();
  assert.ok(beside.y >= board.y + board.height, "below");
  await element.evaluate((element) => {
    element.explain = "elimination";
  });
  await pane.getByRole("tab", { name: "Elimination", selected: true }).waitFor();

  // Below the board the pane leaves the board in sight, where there is room for both.
  const scroll = async () => {
    await pane.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: "instant" });
    });
    const { y, height } = await page.locator("lights-out .board").boundingBox();
    return { top: y, bottom: y + height };
  };
  await page.setViewportSize({ width: 360, height: 740 });
  const tall = await scroll();
  assert.ok(tall.top >= 0 && tall.bottom <= 740 / 2, JSON.stringify(tall));
  await page.setViewportSize({ width: 640, height: 360 });
  const low = await scroll();
  assert.ok(low.bottom < 0, JSON.stringify(low));

  // The pane follows the moves and the notation of its board.
  await element.evaluate((element) => {
    element.notation = "3x3.on";
    element.explain = "equations";
  });
  const lines = pane.locator("[role=tabpanel] li");
  const right = async () => (await lines.allTextContents()).map((line) => line.trim().at(-1)).join("");
  await until(async () => (await right()) === "111111111");
  await element.evaluate((element) => element.press(4));
  await until(async () => (await right()) === "101000101");
  await element.evaluate((element) => {
    element.notation = "2x2.8";
  });
  await until(async () => (await right()).length === 4);
  await element.evaluate((element) => element.removeAttribute("explain"));
  await pane.waitFor({ state: "detached" });
});

test("a sandboxed frame plays, tells its height, presses and the end, and takes orders from the origin that its address names alone", async () => {
  const { origin } = new URL(browser.address);
  const frame = (id, parent, board) =>
    `<iframe id="${id}" sandbox="allow-scripts" src="embed.html?id=${id}&lang=en&controls=none${parent}&board=${board}" width="400" height="480"></iframe>`;
  const { page } = await host(
    `<script>window.told = []; addEventListener("message", ({ data }) => told.push(data));</script>
    ${frame("seven", `&parent=${encodeURIComponent(origin)}`, "1x2.on")}
    ${frame("eight", "", "2x2.on")}
    ${frame("nine", "&parent=https://example.org", "1x2.on")}`,
  );
  const order = (id, data) =>
    page.evaluate(
      ([id, data]) => /** @type {any} */ (document.getElementById(id)).contentWindow.postMessage(data, "*"),
      [id, data],
    );
  const inside = (id) => page.frameLocator(`#${id}`);
  const told = (id, type, notation) =>
    page.waitForFunction(
      ([id, type, notation]) =>
        window.told.find(
          (data) => data.id === id && data.type === `lights-and-doors-${type}` && data.notation === notation,
        ),
      [id, type, notation],
    );
  const answer = async (...asked) => (await told(...asked)).jsonValue();
  await inside("seven")
    .getByRole("button", { name: /column 1/ })
    .click();
  const { moves, minimum, solved } = await answer("seven", "solved", "1x2.on.8");
  assert.deepEqual([moves, minimum, solved], [[0], 1, true]);
  assert.equal((await answer("seven", "press", "1x2.on.8")).solved, true);
  await order("seven", { type: "lights-and-doors-reset" });
  await inside("seven")
    .getByRole("button", { name: /column 1, on/ })
    .waitFor();
  await inside("seven")
    .getByRole("button", { name: /column 2/ })
    .click();
  await told("seven", "press", "1x2.on.4");
  await order("seven", { type: "lights-and-doors-load", board: "doors-101-010.off" });
  await inside("seven").locator("rotating-doors .door").first().waitFor();
  for (const strange of [null, 7, "lights-and-doors-reset", { type: "constructor" }, { type: "lights-and-doors-load" }])
    await order("seven", strange);
  // The last one is no board, and says so.
  await inside("seven").locator("lights-out .note", { hasText: "Attribute board, at “undefined”:" }).waitFor();

  await inside("eight").locator(".cell").nth(3).waitFor();
  for (const cell of [0, 1, 2, 3]) await inside("eight").locator(".cell").nth(cell).press("Enter");
  await inside("eight").getByText("Solved in 4 presses, the fewest possible.").first().waitFor();
  await page.waitForFunction(() =>
    window.told.some(({ type, id, height }) => type === "lights-and-doors-height" && id === "eight" && height > 100),
  );

  const cell = inside("nine").getByRole("button", { name: /column 1, on/ });
  await cell.waitFor();
  await order("nine", { type: "lights-and-doors-load", board: "3x3.on" });
  await cell.click(); // the order came before it
  await told("nine", "press", "1x2.on.8");
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

test("the snippets of the documents show their boards, and without scripts their link", async () => {
  const texts = ["README.md", "README.zh-CN.md", "docs/embedding.md"].map((path) =>
    readFileSync(path, "utf8").replaceAll("https://HOST/", browser.address),
  );
  const snippets = texts.map((text) => /```html\n(<script.*?)```/s.exec(text)[1]);
  for (const each of snippets) assert.ok(snippets[0].startsWith(each.trimEnd()), "the same, or its beginning");
  const frames = [...new Set(texts.map((text) => /<iframe[^\n]*<\/iframe>/.exec(text)[0]))];
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${snippets[0]}${frames.join("")}`;
  const { page } = await browser.openHost(html);
  for (const place of [page, ...frames.map((_, which) => page.frameLocator("iframe").nth(which))])
    await place
      .locator("lights-out")
      .getByRole("button", { name: /^(row 5, column 5, on|第 5 行第 5 列，亮)/ })
      .click();
  await page.locator("rotating-doors .door").nth(3).waitFor();
  const sizes = await page
    .locator("iframe")
    .evaluateAll((frames) => frames.map(({ clientHeight, offsetWidth }) => [clientHeight >= 547, offsetWidth]));
  for (const size of sizes) assert.deepEqual(size, [true, 448]); // without a border
  const plain = await browser.openHost(html, { javaScriptEnabled: false });
  const link = plain.page.getByRole("link", { name: "5 × 5" });
  assert.equal(await link.getAttribute("href"), `${browser.address}#5x5.on`);
});

test("lazy scripts are fetched with the attributes of the embed's script, from its folder or the address that an inlined script names", async () => {
  const script = readFileSync(`${SITE}/lights-and-doors.js`, "utf8").replaceAll("</", "<\\/");
  const board = '<lights-out board="3x3.on" explain="own"></lights-out>';
  const attributes = 'crossorigin="anonymous" referrerpolicy="no-referrer"';
  const strict = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types lights-out">
    <script>
      const create = trustedTypes.createPolicy.bind(trustedTypes);
      trustedTypes.createPolicy = (name, rules) => (window.rules = rules, create(name, rules));
    </script>`;
  for (const html of [
    `${board}<script data-base="v1/" ${attributes}>${script}</script>`,
    `${strict}<script src="v1/lights-and-doors.js" ${attributes} defer></script>${board}`,
  ]) {
    const { page } = await browser.openHost(
      `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${html}`,
    );
    await page.locator("lights-explain").getByRole("textbox").waitFor();
    const more = page.locator("script[src$='/v1/lights-and-doors-more.js']");
    assert.equal(await more.getAttribute("crossorigin"), "anonymous");
    assert.equal(await more.getAttribute("referrerpolicy"), "no-referrer");
    if (!html.startsWith(strict)) continue;
    // The policy makes a script of nothing but blobs and our own folder.
    const outcomes = await page.evaluate(() =>
      ["v1/lights-and-doors-more.js", "v1/v1/x.js", "x.js", "https://example.org/x.js", "data:,0", "javascript:0"].map(
        (url) => {
          const address = new URL(url, document.baseURI).href;
          try {
            return window.rules.createScriptURL(address) === address;
          } catch {
            return false;
          }
        },
      ),
    );
    assert.deepEqual(outcomes, [true, true, false, false, false, false]);
  }
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

/** Answers with the script of another build. */
async function otherBuild(route) {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: (await answer.text()).replace(/lazy[0-9a-f]{8}/, "lazy0123abcd") });
}

test("scripts of another build that a cache has kept are fetched again, and only those of this build run", async () => {
  const again = [];
  const { page } = await host(
    `<lights-out board="3x3.on" lang="zh-TW" explain="quiet"></lights-out><lights-out board="16x16.on"></lights-out>`,
    "",
    {},
    [
      [/lights-and-doors-[\w-]+\.js$/, otherBuild],
      [
        /\?/,
        (route) => {
          again.push(route.request().url().replace(/.*\//, ""));
          return route.continue();
        },
      ],
    ],
  );
  await page.locator("canvas.cells").waitFor();
  await page.locator("lights-explain").getByRole("tab", { name: "消去法" }).waitFor();
  await page.locator("lights-out").first().getByRole("button", { name: "復原" }).waitFor();
  const names = ["-large.js", "-more.js", "-zh-Hant.js"].map((name) => `lights-and-doors${name}`);
  assert.deepEqual(again.map((name) => name.replace(/\?[0-9a-f]{8}$/, "")).sort(), names);
});

test("where only another build can be had, a sentence says so, and the board is played", async () => {
  const { page } = await host('<lights-out board="3x3.on" explain="quiet"></lights-out>', "", {}, [
    [`**/${MORE}*`, otherBuild],
  ]);
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
  for (const tab of ["chase", "quiet", "solutions", "tour"])
    await pane.evaluate(({ shadowRoot }, tab) => shadowRoot.querySelector(`#tab-${tab}`).click(), tab);
  const tour = pane.locator(".tour lights-out");
  for (const cell of [4, 4]) await tour.locator(".cell").nth(cell).press("Enter");
  await pane.getByText("Two presses cancel").waitFor();
  const more = pane.getByRole("button", { name: "More", exact: true });
  await more.press("Enter");
  await pane.getByRole("button", { name: "Your equations" }).press("Enter");
  await pane.getByRole("textbox").fill("110|1\n011|1\n111|0");
  await pane.getByText("new: now every unknown is fixed").waitFor();
  await pane.getByRole("button", { name: "Next step" }).press("Enter");
  await pane.getByRole("textbox").fill("x1 + y = 1");
  await pane.getByText("Line 1, column 6").waitFor();
  await more.press("Enter");
  await pane.getByRole("button", { name: "Export" }).press("Enter");
  await pane.getByLabel("Content").selectOption("solution");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    pane.getByRole("button", { name: "Save", exact: true }).press("Enter"),
  ]);
  assert.equal(download.suggestedFilename(), "3x3-solution.tex");
  assert.deepEqual(
    requests.filter((name) => !/^[0-9a-f-]{36}$/.test(name)),
    [MORE],
  ); // besides the file itself
});

test("the explain attribute names every tab, each in the language of the board, for both kinds", async () => {
  const { page } = await host(`<lights-out lang="zh" board="4x4.on"></lights-out>
    <rotating-doors lang="zh" board="doors-0111-1001-0011-1011.off"></rotating-doors>`);
  for (const tab of TABS) {
    await page.evaluate((tab) => {
      for (const element of document.querySelectorAll("lights-out, rotating-doors"))
        element.setAttribute("explain", tab);
    }, tab);
    const shown = await page.waitForFunction((tab) => {
      const panes = [...document.querySelectorAll("lights-out, rotating-doors")].map(
        ({ shadowRoot }) => shadowRoot.querySelector("lights-explain")?.shadowRoot,
      );
      const chosen = panes.map((pane) =>
        pane?.querySelector(`#tab-${tab}:is([aria-selected=true], [aria-current=true])`),
      );
      const isShown = panes.every((pane, i) => chosen[i] && pane.querySelector("#panel").textContent.length > 10);
      return isShown && panes.map((pane, i) => ({ text: pane.textContent, name: chosen[i].textContent }));
    }, tab);
    const texts = await shown.jsonValue();
    assert.equal(texts.length, 2);
    for (const { text, name } of texts) {
      assert.doesNotMatch(text, /(explain|equation|say)\.|undefined|NaN|\{\w+\}/, tab);
      assert.match(name, /^[\u4e00-\u9fff]+$/);
    }
  }
  for (const pane of await page.locator("lights-explain").all()) await pane.getByText("练习纸").first().waitFor();
});

test("when the explain script cannot be fetched the board says so and plays on, and only the reader fetches it again, with the position of then", async () => {
  let tries = 0;
  const abort = (route) => {
    tries++;
    return route.abort();
  };
  const { page } = await host('<lights-out board="3x3.on" explain="quiet"></lights-out>', "", {}, [
    [`**/${MORE}*`, abort],
  ]);
  const board = page.locator("lights-out");
  await board.getByText("The explanation could not be fetched.").waitFor();
  assert.equal(await board.evaluate((element) => element.press(0)), true);
  assert.equal(tries, 1);
  const again = await board.getByRole("button", { name: "Try again" }).elementHandle();
  await again.click();
  await again.waitForElementState("hidden"); // another one stands in its place, once the second try has failed
  assert.equal(tries, 2);
  await page.unroute(`**/${MORE}*`);
  await board.evaluate((element) => {
    element.notation = "4x4.on";
  });
  await board.getByRole("button", { name: "Try again" }).click();
  await page.locator("lights-explain").getByText("4 independent quiet patterns").waitFor();
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
