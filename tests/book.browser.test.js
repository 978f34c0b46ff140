// The book as its readers meet it; and the whole site somewhere below a host.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../tools/serve.js";
import { CONTENTS, PAGES, pairs } from "./book.js";
import { axe, INSTALLED, SITE, testBrowser } from "./browser.js";
import { becomes } from "./until.js";

const BOARDS = "lights-out, rotating-doors";
const FIRST = { zh: "example/index.html", en: "example/en.html" };
const SHIFT_MAX = 0.0005; // of the page: parts of a pixel

const browser = await testBrowser();

/** Makes the boards that wait to come near, and resolves with the number of boards when all of them stand. */
const ready = (page) =>
  page.evaluate(async (boards) => {
    const elements = [...document.querySelectorAll(boards)];
    for (const element of elements) element.loading = "eager";
    return (await Promise.all(elements.map((element) => element.ready))).length;
  }, BOARDS);

const boardsIn = (html) => html.match(/<(lights-out|rotating-doors)\b/g)?.length ?? 0;

/** Solves the board of an exercise with the fewest presses, the first one by the keyboard. */
async function solveBoard(page, name) {
  const board = page.locator(`:is(#${name}, #${name} *):is(${BOARDS})`).first();
  const presses = await board.evaluate((element) => {
    const search = element.engine.fewest();
    let step = search.next();
    while (!step.done) step = search.next();
    return [...step.value.presses].flatMap((times, button) => Array(times).fill(button));
  });
  await board.locator(".cell, button.door").nth(presses[0]).press("Enter");
  await board.evaluate((element, rest) => rest.forEach((button) => element.press(button)), presses.slice(1));
}

/** Makes functions in the page: the board that a word points at; and what it shows: its marks, its position, and the dots of the plot, as text. */
const readFigures = (page) =>
  page.evaluate((boards) => {
    window.boardOf = ({ dataset: { figure } }) => document.querySelector(`:is(#${figure}, #${figure} *):is(${boards})`);
    window.shownBy = (word) => {
      const board = window.boardOf(word);
      const dots = document.querySelectorAll(`#${word.dataset.figure} .pointed`).length;
      return JSON.stringify([Object.keys(board?.marks ?? {}), board?.notation, dots]);
    };
  }, BOARDS);
const shownBy = (word) => word.evaluate((word) => window.shownBy(word));

/** Which of these words show nothing when they have the focus, or when they are pressed after another press. @param {any} words */
const idleWords = (words) =>
  words.evaluateAll((all) =>
    all.flatMap((word) => {
      const acts = word.matches("[data-board], [data-press]");
      if (acts) window.boardOf(word).press(0);
      const before = window.shownBy(word);
      word.focus();
      if (acts) word.click();
      const now = window.shownBy(word);
      word.blur();
      return now === before ? [word.textContent] : [];
    }),
  );

/** The pages, in turn of two kinds, which differ between the languages of a chapter and from one chapter to the next. */
const inTurn = pairs().flatMap((chapter, i) => chapter.map((page, j) => ({ ...page, odd: (i + j) % 2 })));

for (const { path, html, odd } of inTurn) {
  const [colorScheme, width] = [/** @type {const} */ (["light", 360]), /** @type {const} */ (["dark", 1280])][odd];

  test(`${path}, ${colorScheme}, ${width} px: its figures stand, accessible; nothing jumps or is cut off, however late the script comes`, async () => {
    const { page } = await browser.open("about:blank", { colorScheme, viewport: { width, height: 12_000 } });
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
          globalThis.shifts.push([value, ...sources.map(({ node }) => node?.nodeName)]);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.route("**/lights-and-doors.js", async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await route.continue();
    });
    await page.goto(new URL(path, browser.address).href);
    assert.equal(await ready(page), boardsIn(html));
    for (const pane of await page.locator("[explain] lights-explain [role=tabpanel]").all())
      await pane.locator("*").first().waitFor();
    for (const still of await page.locator("[readonly][explain]").all())
      await still.locator(".figure tbody tr").first().waitFor();
    const covered = await page.locator("[readonly][explain]").evaluateAll(
      (all) =>
        all.filter(({ shadowRoot }) => {
          const [board, figure] = [".board", ".figure"].map((each) => shadowRoot.querySelector(each));
          return figure.getBoundingClientRect().top < board.getBoundingClientRect().bottom;
        }).length,
    );
    assert.equal(covered, 0, "boards under their matrix");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const shifts = await page.evaluate(() => globalThis.shifts);
    const sum = shifts.reduce((total, [value]) => total + value, 0);
    assert.ok(sum <= SHIFT_MAX, JSON.stringify(shifts));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
    assert.deepEqual(await axe(page), []);
  });
}

// They differ from simplified Chinese in their words only, so two chapters are seen, in one theme each.
test("traditional Chinese: the contents and two chapters are accessible", async () => {
  const { page } = await browser.open("about:blank", { viewport: { width: 360, height: 800 } });
  for (const { path, odd } of [
    { path: CONTENTS.zh, odd: 0 },
    ...inTurn.filter(({ path }) => path.endsWith("index.html")).slice(0, 2),
  ]) {
    const traditional = path.replace("index.html", "zh-Hant.html");
    await page.emulateMedia({ colorScheme: odd ? "light" : "dark" });
    await page.goto(new URL(traditional, browser.address).href);
    await ready(page);
    await page.locator("details").evaluateAll((all) => all.forEach((it) => it.toggleAttribute("open", true)));
    assert.deepEqual(await axe(page), [], traditional);
  }
});

test("figures wait to come near, to be led to, or for the reader's first act, which makes them all", async () => {
  const { page } = await browser.open("about:blank", { viewport: { width: 360, height: 640 } });
  const made = () => page.locator(BOARDS).evaluateAll((all) => all.filter(({ engine }) => engine).length);
  await page.goto(new URL("book/turns/en.html", browser.address).href);
  await page.waitForFunction((boards) => document.querySelector(boards).engine, BOARDS);
  assert.ok((await made()) < 3);
  await page.keyboard.press("Shift");
  await becomes(made, 6);
  await page.goto(new URL("book/turns/en.html#blocks", browser.address).href);
  await page.waitForFunction(() => document.querySelector("#blocks lights-out").engine);
});

test("at 1000 px no box, guess or answer lies over the figure beside it", async () => {
  const { page } = await browser.open("about:blank", { viewport: { width: 1000, height: 800 } });
  for (const { path } of inTurn.filter(({ odd }) => odd)) {
    await page.goto(new URL(path, browser.address).href);
    await ready(page);
    const over = await page.evaluate(() =>
      [...document.querySelectorAll(":is(.aside, .answer, .guess)")]
        .flatMap((box) => {
          const one = box.getBoundingClientRect();
          return [...document.querySelectorAll("figure")].filter((figure) => {
            const other = figure.getBoundingClientRect();
            const apart =
              one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
            return !apart && !figure.contains(box) && !box.contains(figure);
          });
        })
        .map(({ id }) => id),
    );
    assert.deepEqual(over, [], path);
  }
});

// Both languages of a chapter have the same words, figures and exercises (book.test.js).
for (const { path } of inTurn.filter(({ odd }) => odd)) {
  test(`${path}: exercises open their answers; words show in the figures what they mean, to the mouse, the keyboard and a finger`, async () => {
    const { page } = await browser.open(path, { hasTouch: true });
    await ready(page);
    for (const answer of await page.locator("details[data-solved]").all()) {
      await solveBoard(page, await answer.getAttribute("data-solved"));
      await becomes(() => answer.evaluate(({ open }) => open), true);
    }
    for (const guess of await page.locator(".guess").all()) {
      const answer = guess.locator("xpath=following-sibling::details[1]");
      await answer.evaluate((it) => it.toggleAttribute("open", false));
      const slider = guess.locator("input");
      if (await slider.count()) {
        await slider.press("End");
        assert.equal(await guess.locator("output").textContent(), await slider.getAttribute("max"));
      }
      await guess.locator("button").last().press("Enter");
      assert.ok(await answer.evaluate(({ open }) => open));
    }
    for (const answer of await page.locator("details.answer").all())
      await answer.evaluate((it) => it.toggleAttribute("open", true));
    await readFigures(page);
    const all = page.locator(".word[data-figure]");
    const kinds = await all.evaluateAll((words) => words.map(({ dataset }) => Object.keys(dataset).sort().join()));
    for (const kind of new Set(kinds)) {
      const word = all.nth(kinds.indexOf(kind));
      const acts = /board|press/.test(kind);
      await page.mouse.move(0, 0); // or scrolling could bring another word below the mouse
      const before = await shownBy(word);
      await word.focus();
      if (acts) await page.keyboard.press("Enter");
      assert.notEqual(await shownBy(word), before);
      await word.blur();
      await word.tap();
      const tapped = await shownBy(word);
      await page.locator("h1").tap();
      await word.hover();
      if (!acts) {
        assert.equal(await shownBy(word), tapped);
        await page.locator("h1").hover();
        assert.equal(await shownBy(word), before);
      }
    }
    assert.deepEqual(await idleWords(all), []);
  });
}

for (const [language, contents] of Object.entries(CONTENTS)) {
  const pages = PAGES.filter((page) => page.language === language);

  test(`${language}: from disk, through the contents and all chapters, and to the other languages and back`, async () => {
    const { page, trouble } = await browser.open(pathToFileURL(resolve(SITE, contents)).href);
    await page.locator(".contents a").first().click();
    for (const { path, html, after } of pages) {
      await page.waitForURL(`**/${path}`);
      assert.equal(await ready(page), boardsIn(html));
      if (after) await page.locator("a[rel=next]").click();
    }
    const others = language === "zh" ? ["zh-Hant", "zh-Hans", "en", "zh-Hans"] : ["zh-Hans", "en", "zh-Hant", "en"];
    for (const lang of others) {
      await page.locator(`nav a[hreflang=${lang}]`).click();
      await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    }
    const inPlace = trouble.splice(0).filter((line) => !line.endsWith("net::ERR_ABORTED")); // an icon of the page just left
    assert.deepEqual(inPlace, []);
  });

  test(`${language}: the contents are accessible; the page leads to the first chapter, and that to the page`, async () => {
    const { page } = await browser.open(contents);
    assert.deepEqual(await axe(page), []);
    const { page: site } = await browser.open("#learn", { locale: language });
    assert.equal(await site.locator(".places a").last().getAttribute("href"), contents);
    await site.locator(`a[href="${contents}#articles"]`).waitFor();
    await site.locator(`a[href="${FIRST[language]}"]`).first().click();
    await site.waitForURL(`**/${FIRST[language]}`);
    await site.locator("nav a").first().click();
    await site.waitForURL("**/index.html#learn*");
    await site.locator(`a[href="${FIRST[language]}"]`).first().waitFor(); // Learn shows again, with the board of the tour
    for (const [tab, chapter] of Object.entries({ chase: "one-row", solutions: "black-or-white", quiet: "all-lit" })) {
      await site.locator(`lights-explain #tab-${tab}`).click();
      await site.locator(`a[href="${contents.replace("book/", `book/${chapter}/`)}"]`).waitFor();
    }
    await site.goto(`${browser.address}#learn-doors-110-011-110.off`);
    for (const tab of ["tour", "solutions"]) {
      await site.locator(`lights-explain #tab-${tab}`).click();
      await site.locator(`a[href="${contents.replace("book/", "book/hall/")}"]`).waitFor();
    }
    await site.goto(`${browser.address}#lab`);
    await site.locator(`a[href="${contents.replace("book/", "book/large/")}"]`).waitFor();
    for (const board of ["dials3-110-111-011.120", "3x3-mod3.1"]) {
      await site.goto(`${browser.address}#learn-${board}`);
      await site.locator(`a[href="${contents.replace("book/", "book/turns/")}"]`).waitFor();
      await site.goto(`${browser.address}#learn-3x3.on`);
      await site.locator(`a[href="${contents.replace("book/", "book/black-or-white/")}"]`).waitFor();
    }
  });
}

test("the carpet of 255 is thinned to 127 and to that of 63, which differs nowhere from the picture, and returns whole", async () => {
  const { page } = await browser.open("book/all-lit/en.html");
  const [thin, over] = ["thin", "over"].map((name) => page.locator(`[data-carpet="${name}"]`));
  const canvas = page.locator("#larger canvas");
  const pixels = () => canvas.evaluate((it) => [...it.getContext("2d").getImageData(0, 0, it.width, it.height).data]);
  const drawn = await page.locator("#carpets img").evaluate((it) => {
    const copy = Object.assign(document.createElement("canvas"), { width: 63, height: 63 });
    copy.getContext("2d").drawImage(it, 0, 0);
    return [...copy.getContext("2d").getImageData(0, 0, 63, 63).data];
  });
  await thin.press("Enter");
  assert.equal(await canvas.getAttribute("aria-label"), "127×127");
  await thin.press("Enter");
  assert.deepEqual(await pixels(), drawn);
  await over.press("Enter");
  assert.ok((await pixels()).every((value, i) => value === (i % 4 === 3 ? 255 : 0)));
  await thin.press("Enter");
  assert.equal(await canvas.count(), 0);
  assert.ok(await page.locator('#larger img[src="carpet-255.png"]').isVisible());
});

test("below /some/deep/path/ the site plays, is installed there, and goes on without its server", async () => {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  cpSync(SITE, join(folder, "some/deep/path"), { recursive: true });
  const server = await serve(folder, 0);
  const base = `${server.address}some/deep/path/`;
  const { page, context } = await browser.open("about:blank", INSTALLED);
  const outside = [];
  page.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(base)) outside.push(request.url());
  });
  const visit = async (board) => {
    await page.goto(`${base}#${board}`);
    await page.waitForFunction((board) => document.querySelector("lights-out")?.notation === board, board);
    for (const name of [/^row 1, column 1/, /^row 1, column 2/, /^row 2, column 1/, /^row 2, column 2/])
      await page.getByRole("button", { name }).click();
    await page.getByText("Solved in 4 presses, the fewest possible.").last().waitFor();
    await page.goto(`${base}embed.html?lang=en#3x3.on`);
    assert.equal(await ready(page), 1);
  };

  await page.goto(base);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope), base);
  await visit("2x2.on");
  server.close();
  await assert.rejects(fetch(base));
  await visit("2x2-goal-on.off"); // the other one is kept as it was left
  for (const { path, html } of [{ path: "example/", html: PAGES[0].html }, ...PAGES]) {
    await page.goto(base + path);
    assert.equal(await ready(page), boardsIn(html));
  }
  assert.deepEqual(outside, []);
  browser.takeTrouble(); // another server
  await context.close();
  rmSync(folder, { recursive: true });
});

/** Every place of a file where an address can stand, without the bytes that scripts carry as text. */
function addressesOf(text, kind) {
  const places = {
    ".html": /(?:src|href|action|content)="([^"]*)"/g,
    ".css": /(?:url\(|@import )["']?([^"')]*)/g,
    ".js": /["'`]([^"'`\s]*)["'`]/g,
    ".webmanifest": /"([^"\s]*)"/g,
  };
  const data = /\b\d{6},"[\w+/=]*"(?=\))/g; // of the core as JavaScript, behind their address in its memory
  const read = text.replace(/[\w+/=]{400,}/g, "").replace(data, "");
  return [...read.matchAll(places[kind] ?? /$^/g)].map(([, address]) => address);
}

test("no file of the site names a host or begins at the root of one", () => {
  const names = readdirSync(SITE, { recursive: true, encoding: "utf8" }).filter((name) => extname(name));
  const far = names.flatMap((name) =>
    addressesOf(readFileSync(join(SITE, name), "utf8"), extname(name))
      .filter((address) => /^\/[\w.]|^\/\/[\w.]|^https?:/.test(address))
      .filter((address) => !/^http:\/\/www\.w3\.org\/|^https:\/\/HOST\//.test(address)) // XML's names; a place to fill in
      .map((address) => `${name}: ${address}`),
  );
  assert.ok(names.length > 15);
  assert.deepEqual(far, []);
});
