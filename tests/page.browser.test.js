// The page as people use it, in Chromium on the built site.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { LANGUAGES, langOf, NAMES } from "../web/locales/languages.js";
import { axe, SITE, testBrowser } from "./browser.js";
import { becomes } from "./until.js";

const browser = await testBrowser();

/** Opens the page, lets the test use it, and finds nothing amiss in the console or on the wire. */
async function visit(path, options, use) {
  const { page } = await browser.open(path, options);
  await page.locator("lights-out .tool").first().waitFor({ state: "attached" });
  await page.locator("#panel-body > *").first().waitFor({ state: "attached" });
  await use(page);
}

const cell = (page, row, column) =>
  page.getByRole("button", { name: new RegExp(`^row ${row}, column ${column}, (on|off)(, press here.*)?$`) });
const notation = (page) => page.evaluate(() => document.querySelector("lights-out").notation);
const notationIs = (page, text) =>
  page.waitForFunction((wanted) => document.querySelector("lights-out").notation === wanted, text);
const hashIs = (page, hash) => page.waitForFunction((wanted) => location.hash === wanted, hash);
const card = (page, name) =>
  page.locator(".lights-panel details.card", { has: page.getByRole("heading", { name, exact: true }) });

/** Follows an address of a position in a place, and waits for its board and its panel. */
async function showPlace(page, hash) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
  const [, place = "play", start] = /^#(?:(solve|learn)-)?(.+)$/.exec(hash);
  await page.waitForFunction(
    ([place, start]) => {
      const board = document.querySelector("#stage > :is(lights-out, rotating-doors):not([hidden])");
      return document.body.dataset.place === place && board.notation === start;
    },
    [place, start],
  );
  if (place !== "play") await page.locator("#panel :is(.card, lights-explain)").first().waitFor({ state: "attached" });
}

/** Opens Solve. */
async function openAnswer(page) {
  const solve = page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Solve" });
  if (!(await solve.getAttribute("aria-current"))) await solve.click();
  const answer = page.locator(".answer-card");
  await answer.waitFor();
  return answer;
}

/** Opens a card of what solves a grid. */
async function openCard(page, name) {
  const solve = page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Solve" });
  if (!(await solve.getAttribute("aria-current"))) await solve.click();
  await card(page, name).waitFor();
  const found = card(page, name);
  if (!(await found.evaluate((details) => details.open))) await found.locator("summary").first().click();
  return found;
}

test("the keyboard alone plays a board to its win, and so does the mouse, and the next level comes up", () =>
  visit("#2x2.on", {}, async (page) => {
    const onBoard = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.classList.contains("cell") ?? false);
    for (let tabs = 0; tabs < 20 && !(await onBoard()); tabs++) await page.keyboard.press("Tab");
    for (const key of ["Space", "ArrowRight", "Enter", "ArrowDown", "Space", "Home", "Enter"])
      await page.keyboard.press(key);
    const win = page.getByText("Solved in 4. Perfect!");
    await win.waitFor();
    await page.keyboard.press("Escape");
    await win.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Restart" }).click();
    for (const row of [1, 2]) for (const column of [1, 2]) await cell(page, row, column).click();
    await win.waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForFunction(() => /^#3x3\.[0-9a-f]{3}$/.test(location.hash));
  }));

/** The sentences that both boards show without being asked. */
const notesOf = (page) =>
  page.evaluate(() =>
    ["lights-out", "rotating-doors"].map(
      (name) => document.querySelector(name).shadowRoot.querySelector(".note").textContent,
    ),
  );

test("the boards of a fresh page in Chinese find nothing amiss in it", () =>
  visit("", { locale: "zh-CN" }, async (page) => {
    assert.deepEqual(await notesOf(page), ["", ""]);
    await page.getByRole("button", { name: /^设置/ }).click();
    await page.getByText(/^浅色$/).click();
    assert.deepEqual(await notesOf(page), ["", ""]);
  }));

/** Reloads a page whose address is out of date, and serves the new page when the old one has written it. */
async function reloadLate(page, change) {
  const written = new Promise((resolve) => page.exposeFunction("tellWritten", () => resolve(true)));
  await page.waitForFunction(() => "tellWritten" in window);
  await page.evaluate(() => {
    const { replaceState } = history;
    history.replaceState = (...args) => {
      replaceState.apply(history, args);
      /** @type {any} */ (window).tellWritten();
    };
  });
  await change();
  await page.route(/\/$/, async (route) => {
    await written;
    await route.continue();
  });
  await page.reload();
}

test("a reload resumes the game with its undo history, also where its address is written while the page is fetched again", () =>
  visit("#5x5.on", {}, async (page) => {
    await cell(page, 3, 3).click();
    await cell(page, 1, 2).click();
    const played = await notation(page);
    await page.reload();
    await page.getByRole("button", { name: "Undo" }).click();
    const between = await notation(page);
    assert.notEqual(between, played);
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal(await notation(page), "5x5.on");
    await page.getByRole("button", { name: "Redo" }).click();
    await reloadLate(page, () => page.getByRole("button", { name: "Redo" }).click());
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal(await notation(page), between);
    await page.getByRole("button", { name: "Redo" }).click();
    assert.equal(await notation(page), played);
  }));

test("a reload right after an edit keeps it", () =>
  visit("#solve-4x4.on", {}, async (page) => {
    await openAnswer(page);
    await reloadLate(page, () => cell(page, 1, 1).click());
    await hashIs(page, "#solve-4x4.7fff");
    assert.equal(await notation(page), "4x4.7fff");
  }));

test("an address that is followed shows its board, also where that of the game is written meanwhile", () =>
  visit("#2x2.on", {}, async (page) => {
    await page.evaluate(() => {
      location.hash = "#4x4.on";
      history.replaceState(null, "", "#2x2.on");
    });
    await cell(page, 4, 4).waitFor();
    assert.equal(await notation(page), "4x4.on");
    await page.evaluate(() => {
      for (const hash of ["#solve-3x3.on", "#2x3.on"])
        dispatchEvent(new HashChangeEvent("hashchange", { newURL: new URL(hash, location.href).href }));
    });
    await hashIs(page, "#2x3.on"); // the last of two, though both are followed at once
  }));

test("a link that is followed while the page starts shows its level", async () => {
  const { page } = await browser.open("about:blank");
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      location.hash = "path-8";
    }),
  );
  await page.goto(browser.address);
  await page.locator("#stage:not(.opening)").waitFor();
  await notationIs(page, "3x3.a28");
  await hashIs(page, "#path-8");
});

test("an address decides the board and the view; going back returns", () =>
  visit("#4x6-torus.on", {}, async (page) => {
    assert.equal(await notation(page), "4x6-torus.on");
    await page.getByRole("link", { name: "Doors" }).click();
    await page.getByRole("button", { name: /^door A, / }).waitFor();
    assert.equal(await page.locator("lights-out").isVisible(), false);
    await page.goBack();
    await page.locator("lights-out").waitFor();
    assert.equal(await notation(page), "4x6-torus.on");
  }));

test("a bad address says where it is wrong, one of no level says so, and the game stays as it was", () =>
  visit("#3x3.on", {}, async (page) => {
    await cell(page, 2, 2).click();
    const played = await notation(page);
    await page.evaluate(() => {
      location.hash = "5x5-crozz.on";
    });
    await page.getByText("The address, at “crozz.on”: this board option is unknown.").waitFor();
    assert.equal(await notation(page), played);
    await page.evaluate(() => {
      location.hash = "path-999";
    });
    await page.getByText("The address names no level: “path-999”.").waitFor();
    assert.equal(await notation(page), played);
  }));

test("a page that finds garbage in storage is playable", async () => {
  const { page } = await browser.open("icon.svg"); // a document of the site that runs no script
  for (const [garbage, address, pressed] of [
    ['{"start":"7x7.zz","moves":[]}', "#5x5.on", "5x5.on.8000000"],
    ['{"start":"5x5.on","moves":[{},-1,1e9]}', "#5x5.on", "5x5.on.8000000"],
    ["[1", "#path-1", "3x3.5d0.800"],
    ["null", "#path-1", "3x3.5d0.800"],
  ]) {
    await page.evaluate((value) => {
      localStorage.clear();
      sessionStorage.clear(); // what this tab has stored comes before it
      for (const name of ["lights", "doors", "view", "theme", "language"])
        localStorage.setItem(`lights-and-doors.${name}`, value);
    }, garbage);
    await page.goto(browser.address);
    await hashIs(page, address);
    await cell(page, 1, 1).click();
    assert.equal(await notation(page), pressed, garbage);
    await page.goto(`${browser.address}icon.svg`);
  }
});

test("a pasted board is loaded in every form; a bad one says the line and the column; of several one is chosen", () =>
  visit("", {}, async (page) => {
    const box = await openCard(page, "Type or paste a board");
    const load = async (text) => {
      await box.getByRole("textbox").fill(text);
      await box.getByRole("button", { name: "Load" }).click();
    };
    const bad = "3 3\n0 1 0\n1 2 1\n0 1 0";
    await load(bad);
    await box.getByText(/^Line 3, column 3, at “2 1”:/).waitFor();
    assert.equal(await box.locator(".quoted mark").textContent(), "2");
    assert.equal(await box.locator(".quoted").first().textContent(), "1 2 1");
    assert.equal(await box.locator(".quoted").last().textContent(), "3 3\n0 1 0\n1 1 1\n0 1 0");
    assert.equal(await box.getByRole("textbox").inputValue(), bad, "the text stays");
    assert.equal(await notation(page), "5x5.on");
    for (const [text, expected] of [
      ["1, 25", "5x5.8000008"], // cells of the board that stands
      ["3 3\n0 1 0\n1 1 1\n0 1 0", "3x3.5d0"],
      ["bwwb\nbbwb\nbwwb\nbwww", "4x4-goal-either.9d98"],
      ["5x5-ring-torus.on", "5x5-ring-torus.on"],
      ["⬛🟨⬛\n🟨🟨🟨", "2x3-ring-torus.5c"], // the rule and the edges stay
      ["https://example.org/x/#learn-4x4.off", "4x4.off"],
    ]) {
      await load(text);
      await hashIs(page, `#solve-${expected}`);
      await notationIs(page, expected); // the board follows the address a moment later
    }
    await load("2\n010\n111\n001\n110");
    await box.getByText("2 boards found. Which one?").waitFor();
    await box.getByRole("button", { name: "Board 2" }).click();
    await hashIs(page, "#solve-2x3.38");
    await load("?");
    const error = page.locator("#paste-error");
    await error.filter({ hasText: /./ }).waitFor();
    await load("4x4.on");
    await hashIs(page, "#solve-4x4.on");
    await speak(page, "简体中文");
    assert.equal(await error.textContent(), "", "an error that is gone does not come back with another language");
  }));

/** Drops a file in the middle of the page; whether the page took it from the browser, and had a frame meanwhile. */
const dropFile = (page, name, text) =>
  page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      const drop = (type) =>
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      const isTaken = !drop("dragover");
      const isFramed = () => getComputedStyle(document.body, "::after").borderTopStyle === "dashed";
      const framed = isFramed();
      return isTaken && framed && !drop("drop") && !isFramed();
    },
    [name, text],
  );

test("the header has one line in every width, with the longest of the titles", () =>
  visit("#today-2026-12-12", {}, async (page) => {
    for (const width of [320, 560, 740, 899, 900, 960, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const boxes = await page
        .locator("#header > :not(.places):visible")
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
        );
      const [lowest, highest] = [
        Math.max(...boxes.map(({ top }) => top)),
        Math.min(...boxes.map(({ bottom }) => bottom)),
      ];
      assert.ok(lowest < highest, `${width}: parts overlap in a line`);
    }
  }));

/** The names of the controls that show beside the cells and doors, in shadow trees too. The shown minimum is plain text; the windows of days are one. */
const controlsOf = (page) =>
  page.evaluate(() => {
    const all = (root) =>
      [...root.querySelectorAll("*")].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
    const isShown = (each) =>
      each.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true }) &&
      !each.closest("[inert], .board");
    return all(document)
      .filter(
        (each) =>
          each.matches("a[href], button, input, select, textarea, summary") &&
          !each.matches(".par:disabled, .week [tabindex='-1']") &&
          isShown(each) &&
          (each.getRootNode().host?.checkVisibility() ?? true),
      )
      .map((each) => each.getAttribute("aria-label") ?? each.textContent);
  });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 720 } };
for (const { name, screen, address, most, ready } of [
  { name: "a phone", screen: PHONE, address: "#path-7", most: 13, ready: ".win, .grip" },
  { name: "a phone", screen: PHONE, address: "#path-doors-7", most: 13, ready: ".win, .grip" },
  { name: "a laptop", screen: LAPTOP, address: "#path-7", most: 30, ready: ".following" },
  { name: "a laptop", screen: LAPTOP, address: "#path-doors-7", most: 30, ready: ".following" },
  { name: "a laptop", screen: LAPTOP, address: "#today", most: 30, ready: ".today > .primary" },
  {
    name: "a phone",
    screen: PHONE,
    address: "#solve-doors-0111-1001-0011-1011.off",
    most: 20,
    ready: "text=Rules, names and more",
  },
  { name: "a phone", screen: PHONE, address: "#solve-5x5.on", most: 20, ready: "text=Rules, shape and more" },
  { name: "a phone", screen: PHONE, address: "#solve-5x5.8000000", most: 20, ready: "text=Rules, shape and more" },
])
  test(`on ${name} ${address} shows at most ${most} controls beside the board`, () =>
    visit(address, screen, async (page) => {
      await page.locator(ready).last().waitFor();
      await page.locator("lights-out:visible, rotating-doors:visible").getByText("Undo").waitFor({ state: "attached" });
      const controls = await controlsOf(page);
      assert.ok(controls.length > 8 && controls.length <= most, controls.join(" | "));
    }));

test("on a phone Why? shows the proof that there is no solution, and the nearest boards", () =>
  visit("#solve-5x5.8000000", PHONE, async (page) => {
    const why = page.getByRole("button", { name: "Why?" });
    await why.waitFor();
    const proof = page.locator(".answer-box .warn:visible");
    assert.equal(await proof.count(), 0);
    await why.tap();
    await proof.waitFor();
    assert.ok(await proof.evaluate((line) => line === document.activeElement));
    await page.getByRole("button", { name: "Change 1,1" }).tap();
    await why.waitFor({ state: "hidden" });
    assert.equal(await proof.count(), 0);
  }));

test("on a phone Undo stands beside the board of Solve, off its cells and doors", async () => {
  for (const [address, control] of [
    ["#solve-7x7.off", ".cell"],
    ["#solve-doors-0111-1001-0011-1011.off", ".door"],
  ])
    for (const viewport of [PHONE.viewport, { width: 320, height: 568 }])
      await visit(address, { viewport, hasTouch: true }, async (page) => {
        const board = page.locator("lights-out:visible, rotating-doors:visible");
        const undo = board.getByRole("button", { name: "Undo" });
        const press = board.locator(control).first();
        await page.locator(".answer-head h2:visible").waitFor();
        const position = () => board.evaluate((element) => element.notation);
        const before = await position();
        await press.tap();
        assert.notEqual(await position(), before);
        const [box, others] = [await undo.boundingBox(), await board.locator(control).all()];
        for (const other of others) {
          const { x, y, width, height } = await other.boundingBox();
          const isApart = x + width <= box.x || y + height <= box.y || box.y + box.height <= y;
          assert.ok(isApart, `${address} at ${viewport.width}: Undo covers a part of the board`);
        }
        assert.ok(Math.min(box.width, box.height) >= 44, `${box.width}×${box.height}`);
        const boxes = await Promise.all(others.map((other) => other.boundingBox()));
        const right = Math.max(...boxes.map(({ x, width }) => x + width));
        const left = Math.min(...boxes.map(({ x }) => x));
        assert.ok(Math.abs(left + right - viewport.width) <= 2, `${address} is in the middle of ${viewport.width}`);
        await undo.tap();
        assert.equal(await position(), before);
      });
});

test("one button is gold at a time: none beside a level, the front door until its board is begun, and what leads on from a win", async () => {
  for (const screen of [LAPTOP, { viewport: { width: 740, height: 360 } }])
    await visit("#path-1", screen, async (page) => {
      const goldOf = () =>
        page
          .locator(".primary:visible")
          .evaluateAll((buttons) =>
            buttons.flatMap((each) =>
              getComputedStyle(each).backgroundColor === "rgba(0, 0, 0, 0)" ? [] : [each.textContent],
            ),
          );
      await page.locator(".following .primary").waitFor();
      assert.deepEqual(await goldOf(), []);
      await page.getByRole("tab", { name: "Free play" }).click();
      await page.getByRole("button", { name: "New puzzle" }).waitFor();
      assert.deepEqual(await goldOf(), []);
      await page.getByRole("tab", { name: "Today" }).click();
      await page.locator(".today > .primary").waitFor();
      assert.deepEqual(await goldOf(), ["Start"]);
      await cell(page, 1, 1).click();
      await becomes(goldOf, []);
      await cell(page, 1, 1).click();
      await cell(page, 2, 2).click();
      await page.locator(".win:visible").waitFor();
      assert.deepEqual(await goldOf(), ["Next"]);
    });
});

test("with forced colours lit cells of every shape differ from unlit ones, doors have no gold, and cards and main buttons have edges", () =>
  visit("#cube3.off", { ...LAPTOP, forcedColors: "active" }, async (page) => {
    const styleOf = (selector, name) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], name);
    for (const board of ["cube3.off", "dodecahedron.off", "5x5-mod4.0"]) {
      await page.evaluate((board) => location.assign(`#${board}`), board);
      await notationIs(page, board);
      await page.locator("lights-out .cell").first().click();
      const [lit, dark] = ["lights-out .cell.lit", "lights-out .cell:not(.lit)"];
      assert.notEqual(await styleOf(lit, "backgroundColor"), await styleOf(dark, "backgroundColor"));
      assert.equal(await styleOf(dark, "backgroundImage"), "none");
    }
    await page.evaluate(() => location.assign("#path-doors-5"));
    await page.locator(".following .primary").waitFor();
    assert.equal(await styleOf("rotating-doors .knob", "backgroundImage"), "none");
    for (const part of [".chapter:not([hidden])", ".following", ".following .primary"])
      assert.notEqual(await styleOf(part, "borderTopWidth"), "0px", part);
  }));

test("the book is among the places, on a phone, too, each with its whole name", () =>
  visit("#path-7", LAPTOP, async (page) => {
    const places = page.getByRole("navigation", { name: "Places" });
    const book = places.getByRole("link", { name: "Book", exact: true });
    for (const viewport of [
      LAPTOP.viewport,
      PHONE.viewport,
      { width: 360, height: 640 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(viewport);
      assert.equal(await book.isVisible(), true);
      assert.match(await book.getAttribute("href"), /^book\//);
      const cut = await places.getByRole("link").evaluateAll((links) =>
        links
          .filter((link) => {
            const { left, right } = link.lastElementChild.getBoundingClientRect();
            return link.scrollWidth > link.clientWidth || left < 0 || right > innerWidth;
          })
          .map(({ textContent }) => textContent),
      );
      assert.deepEqual(cut, []);
    }
  }));

test("the links of the header lead to the present position, however they are used", () =>
  visit("#5x5.on", {}, async (page) => {
    const places = page.getByRole("navigation", { name: "Places" });
    const learn = places.getByRole("link", { name: "Learn" });
    const solve = places.getByRole("link", { name: "Solve" });
    const press = (button) => page.locator("lights-out").evaluate((board, button) => board.press(button), button);
    await press(0);
    await learn.hover(); // to copy its address, to open it in a tab
    assert.equal(await learn.getAttribute("href"), "#learn-5x5.on.8000000");
    await press(1);
    await solve.focus();
    assert.equal(await solve.getAttribute("href"), "#solve-5x5.on.c000000");
    await press(2);
    await learn.evaluate((link) => link.click()); // as a screen reader does
    await hashIs(page, "#learn-5x5.on.e000000");
    await page.goBack();
    await hashIs(page, "#5x5.on.e000000");
  }));

test("the current kind of boards is a disabled link, and keeps the focus of the link that led to it", () =>
  visit("#path-7", PHONE, async (page) => {
    const kinds = page.getByRole("navigation", { name: "Kinds" }).getByRole("link", { disabled: false });
    const focused = () => page.evaluate(() => document.activeElement.textContent);
    for (const name of ["Doors", "Lights"]) {
      assert.deepEqual(await kinds.allTextContents(), [name]);
      await kinds.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("navigation", { name: "Kinds" }).locator("[aria-current]", { hasText: name }).waitFor();
      assert.equal(await focused(), name);
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      assert.notEqual(await focused(), name);
    }
  }));

test("with forced colours the chosen tab and the grip of the sheet are marked", () =>
  visit("#free", { viewport: { width: 390, height: 844 }, forcedColors: "active" }, async (page) => {
    const grip = page.locator(".grip");
    const seen = await grip.evaluate((element) => {
      const probe = Object.assign(document.createElement("i"), { style: "background: Canvas" });
      document.body.append(probe);
      const colours = [getComputedStyle(element, "::before"), getComputedStyle(probe)].map(
        (style) => style.backgroundColor,
      );
      probe.remove();
      return colours;
    });
    assert.notEqual(seen[0], seen[1]);
    await grip.click();
    const borders = await page
      .getByRole("tab")
      .evaluateAll((tabs) =>
        tabs.map((tab) => [tab.getAttribute("aria-selected"), getComputedStyle(tab).borderTopWidth]),
      );
    assert.equal(borders.length, 4);
    for (const [isChosen, width] of borders) assert.equal(width !== "0px", isChosen === "true");
  }));

test("a file dropped anywhere is read as a board or refused, and never followed", () =>
  visit("", {}, async (page) => {
    assert.ok(await dropFile(page, "board.txt", "2 3\n010\n111\n"));
    await hashIs(page, "#2x3.5c");
    await notationIs(page, "2x3.5c");
    assert.ok(await dropFile(page, "cat.txt", "no board at all"));
    await page.getByText("No board can be read from “cat.txt”. Line 1, column 1, at “no board at all”:").waitFor();
    assert.ok(await dropFile(page, "cat.jpg", "\ufffd\0\0"));
    await page.getByText("File “cat.jpg” contains no board as text").waitFor();
    assert.equal(await notation(page), "2x3.5c");
  }));

test("an impossible board shows the proof that no presses solve it, and the nearest ones that can be solved", () =>
  visit("#5x5.8000000", {}, async (page) => {
    const solve = await openAnswer(page);
    await page.getByRole("heading", { name: "No solution." }).waitFor();
    await solve
      .getByText(/^Every button flips an even number of the hatched lights; 1 of them is lit, an odd number\./)
      .waitFor();
    const near = page.locator(".answer-card").getByRole("button", { name: /^Change / });
    await near.first().waitFor();
    const [name] = await near.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
    const [row, column] = name.match(/\d+/g).map(Number);
    /** The cells that a path of the drawing begins at. */
    const drawn = async (kind) => {
      const path = await near.first().locator(`.${kind}`).getAttribute("d");
      return [...path.matchAll(/M(\d) (\d)/g)].map(([, x, y]) => Number(x) + 5 * Number(y));
    };
    const [framed, lit, cells] = [await drawn("changed"), await drawn("on"), await drawn("off")];
    await near.first().click();
    const lights = await page.evaluate(() => [...document.querySelector("lights-out").engine.lights]);
    const changed = 5 * (row - 1) + column - 1;
    assert.deepEqual(framed, [changed]);
    assert.deepEqual(
      lit,
      lights.flatMap((on, i) => (on ? [i] : [])),
    );
    assert.equal(cells.length, 25);
    assert.deepEqual(
      lights.flatMap((lit, i) => (lit ? [i] : [])),
      changed === 0 ? [] : [0, changed],
    );
    await page.getByRole("heading", { name: /the fewest|^Nothing to press/ }).waitFor();
    await page.evaluate(() => (document.querySelector("lights-out").notation = "5x5-goal-on.7fffff8"));
    await solve.getByText(/; 1 of them is (dark|off), an odd number\./).waitFor();
    await page.evaluate(() => (document.querySelector("lights-out").notation = "3x3.off"));
    await page.getByRole("heading", { name: "Nothing to press: everything is as wanted." }).waitFor();
    assert.equal(await page.evaluate(() => document.querySelector("lights-out").marks.witness), undefined);
  }));

test("long work shows how far it is and can be cancelled, and the board plays on", () =>
  visit(`#31x31-rowcol.off.${"5a3".repeat(80)}8`, {}, async (page) => {
    const solve = await openAnswer(page);
    await solve.getByText(/^Best so far: [\d,]+ presses; at least [\d,]+; \d+% searched\.$/).waitFor();
    await solve.getByRole("button", { name: "Cancel" }).click();
    assert.equal(await solve.getByRole("progressbar").count(), 0);
    const before = await notation(page);
    await cell(page, 1, 1).press("Space"); // a board of this size is a canvas with one cursor
    assert.notEqual(await notation(page), before);
  }));

test("too many solutions to search are said to be so", () =>
  visit("#18x18-king-torus.on", {}, async (page) => {
    const solve = await openAnswer(page);
    await solve.getByRole("button", { name: "Find the fewest" }).click();
    await solve.getByText(/^There are too many solutions/).waitFor();
  }));

test("a level that takes long is said to be looked for, and one with fewer presses comes where none is found", () =>
  visit("#free", {}, async (page) => {
    const form = page.locator("form").filter({ has: page.getByLabel("Edges"), visible: true });
    for (const side of ["Rows", "Columns"]) await form.getByLabel(side).fill("12");
    await form.getByLabel("Rule").selectOption("king");
    await form.getByLabel("Edges").selectOption("torus");
    await page.getByText("72 presses").filter({ visible: true }).waitFor();
    await form.getByLabel("Fewest presses").fill("40");
    await form.getByRole("button", { name: "New puzzle" }).click();
    await page.getByText("Looking for a level…").waitFor();
    await page
      .getByText(/^No position that needs exactly 40 presses was found; this one needs \d+ presses\.$/)
      .waitFor();
    assert.match(await notation(page), /^12x12-king-torus\./);
  }));

test("a seed gives the same level again, and what a seed does not give is said", () =>
  visit("#free", {}, async (page) => {
    const levels = [];
    await page.getByText("Seed", { exact: true }).first().click();
    const [rows, cols, weight, seed] = ["Rows", "Columns", "Fewest presses", "Seed"].map((name) =>
      page.getByRole("spinbutton", { name, exact: true }).filter({ visible: true }),
    );
    const play = page.getByRole("button", { name: "Play this seed" });
    for (const number of [5, 6, 5]) {
      const before = await notation(page);
      await seed.fill(String(number));
      await play.click();
      await page.waitForFunction((before) => document.querySelector("lights-out").notation !== before, before);
      levels.push(await notation(page));
    }
    assert.equal(levels[0], levels[2]);
    assert.notEqual(levels[0], levels[1]);
    await page.locator("form").getByLabel("Rule").filter({ visible: true }).selectOption("ring");
    for (const side of [rows, cols]) await side.fill("8");
    await cols.press("Tab");
    await page.getByText("The hardest position found on the board chosen here needs 32 presses.").waitFor();
    await weight.fill("32");
    await seed.fill("2");
    await play.click();
    await page.getByText("This seed gives no position that needs 32 presses.").waitFor();
    assert.equal(await notation(page), levels[2], "the board stays");
    await weight.fill("33");
    await play.click();
    await rows.fill("0");
    await page.getByRole("button", { name: "New puzzle" }).click();
    assert.equal(await notation(page), levels[2]);
  }));

test("all on, all off and random lights leave holes as they are; a new size keeps the lights that fit", () =>
  visit("#4x4-goal-on-holes8000.off", {}, async (page) => {
    const setup = await openCard(page, "Rules, shape and more");
    await setup.getByRole("button", { name: "All on" }).click();
    assert.equal(await notation(page), "4x4-goal-on-holes8000.on");
    await page.getByRole("button", { name: "All off" }).click();
    assert.equal(await notation(page), "4x4-goal-on-holes8000.off");
    for (let time = 0; time < 4; time++) {
      await setup.getByRole("button", { name: "Random" }).click();
      assert.equal(await page.evaluate(() => document.querySelector("lights-out").engine.lights[0]), 0);
    }
    await page.getByRole("button", { name: "All off" }).click();
    await setup.getByRole("radio", { name: "Knight" }).check();
    await setup.getByRole("spinbutton").first().fill("5");
    await setup.getByRole("spinbutton").first().press("Enter");
    assert.equal(await notation(page), "5x4-knight-goal-on.off");
  }));

test("a rule drawn in the stencil is the rule that is played; one that flips nothing, and a board of holes alone, are not taken", () =>
  visit("#5x5.off", {}, async (page) => {
    const setup = await openCard(page, "Rules, shape and more");
    await setup.locator(".more > summary", { hasText: "Custom pattern" }).click();
    const stencil = setup.getByRole("group", { name: /^Stencil/ });
    await stencil.getByRole("button", { name: "row 1, column 1" }).click();
    await stencil.getByRole("button", { name: "row 1, column 1", pressed: true }).waitFor();
    await stencil.getByRole("button", { name: "row 5, column 4" }).click();
    await page.evaluate(() => document.querySelector("lights-out").engine.press(12));
    const lit = await page.evaluate(() =>
      [...document.querySelector("lights-out").engine.lights].flatMap((on, i) => (on ? [i] : [])),
    );
    assert.deepEqual(lit, [0, 7, 11, 12, 13, 17, 23]);
    await page.evaluate(() => {
      location.hash = "solve-1x2-r0c0.on";
    });
    await notationIs(page, "1x2-r0c0.on");
    const on = stencil.getByRole("button", { pressed: true });
    while ((await on.count()) > 1) await on.first().click();
    const before = await notation(page);
    await on.first().click();
    assert.equal(await notation(page), before);
    await setup.getByText("Holes", { exact: true }).click();
    const holes = setup.getByRole("group", { name: "Holes" }).getByRole("button");
    await holes.nth(0).click();
    const holed = await notation(page);
    assert.notEqual(holed, before);
    await holes.nth(1).click();
    assert.equal(await notation(page), holed);
  }));

test("size, rule, edges, goal and holes of the form make the board they say, and a size that cannot be is refused beside its field", () =>
  visit("#5x5.on", {}, async (page) => {
    const setup = await openCard(page, "Rules, shape and more");
    const rows = setup.getByRole("spinbutton").first();
    const wrong = rows.locator("xpath=following-sibling::*");
    for (const [value, sentence] of [
      ["0", "A whole number from 1 to 65,536."],
      ["20000", "100,000 lights are too many: a board has at most 65,536."],
    ]) {
      await rows.fill(value);
      await rows.press("Enter");
      await wrong.getByText(sentence).waitFor();
      assert.equal(await rows.getAttribute("aria-invalid"), "true");
      assert.equal(await notation(page), "5x5.on");
    }
    await rows.fill("4");
    await rows.press("Enter");
    await notationIs(page, "4x5.on");
    assert.equal(await wrong.textContent(), "");
    await page.getByRole("button", { name: "3×3", exact: true }).click();
    await setup.getByRole("button", { name: "One column more" }).click();
    assert.equal(await notation(page), "3x4.on");
    await setup.getByRole("radio", { name: "Knight" }).check();
    await setup.getByLabel("Edges").selectOption("Joined both ways (torus)");
    await setup.getByLabel("Goal").selectOption("All the same (Flip Game)");
    assert.equal(await notation(page), "3x4-knight-torus-goal-either.on");
    await setup.getByText("Holes", { exact: true }).click();
    await setup.getByRole("group", { name: "Holes" }).getByRole("button").nth(1).click();
    assert.equal(await notation(page), "3x4-knight-torus-goal-either-holes400.on");
  }));

test("in Solve a tap sets one light and a drag as many as it passes; with presses to make, a tap is a press", () =>
  visit("#solve-6x6.off", {}, async (page) => {
    await openAnswer(page);
    await cell(page, 1, 1).click();
    await cell(page, 2, 2).click();
    assert.equal(await notation(page), "6x6.810000000");
    await page.keyboard.press("Control+z");
    assert.equal(await notation(page), "6x6.800000000");
    const boxes = await page.locator("lights-out .cell").evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return /** @type {const} */ ([x + width / 2, y + height / 2]);
      }),
    );
    const drag = async (places) => {
      for (const [i, [row, column]] of places.entries()) {
        await page.mouse.move(...boxes[6 * (row - 1) + column - 1]);
        if (i === 0) await page.mouse.down();
      }
      await page.mouse.up();
    };
    await drag([3, 3, 3, 3].map((row, i) => [row, i + 1]));
    assert.equal(await notation(page), "6x6.800f00000");
    await drag([1, 2, 3].map((row) => [row, 1]));
    assert.equal(await notation(page), "6x6.000700000", "a drag from a lit one makes dark");
    await page.getByRole("button", { name: "Tick off presses" }).click();
    await cell(page, 4, 4).click();
    assert.equal(await notation(page), "6x6.000700000.000004000");
    await page.getByRole("button", { name: "Edit board" }).click();
    await cell(page, 1, 1).click();
    const drawn = await page.evaluate(() => document.querySelector("lights-out").engine.moveCount);
    assert.equal(drawn, 0);
    await page.getByRole("link", { name: "Play" }).click();
    await cell(page, 1, 1).click();
    assert.equal(await page.evaluate(() => document.querySelector("lights-out").engine.moveCount), 1);
  }));

test("pressing along: each tick is a press, another press joins the list, and a reload keeps it", () =>
  visit("#solve-3x3.on", {}, async (page) => {
    await page.getByRole("button", { name: "Tick off presses" }).click();
    const lines = page.locator(".press-list button");
    assert.ok(await lines.first().evaluate((line) => line === document.activeElement));
    const heading = (name) => page.getByRole("heading", { name }).waitFor();
    await heading("5 presses, the fewest");
    assert.equal(await lines.count(), 5);
    await lines.first().click();
    await heading("4 presses left, the fewest");
    assert.equal(await lines.first().getAttribute("aria-pressed"), "true");
    const isListed = (row, column) => lines.filter({ hasText: `${row},${column}` }).count();
    assert.equal(await isListed(1, 2), 0);
    await cell(page, 1, 2).click();
    await heading("5 presses left");
    assert.equal(await isListed(1, 2), 1, "what was pressed by mistake is to be pressed again");
    await hashIs(page, `#solve-${await notation(page)}`);
    await page.reload();
    await heading("5 presses left");
    await lines.evaluateAll((ticks) => {
      for (const tick of ticks) if (tick.getAttribute("aria-pressed") === "false") tick.click();
    });
    await heading("Done: everything is as wanted.");
    assert.equal(await page.evaluate(() => document.querySelector("lights-out").engine.solved), true);
    assert.equal(await page.locator(".win:visible").count(), 0, "nothing covers the board");
  }));

test("Solve keeps its own board, and leads back to the level", () =>
  visit("#path-3", {}, async (page) => {
    await page.waitForFunction(() => document.querySelector("lights-out").notation !== "3x3.5d0"); // the page's first board
    const level = await notation(page);
    const link = (name) => page.getByRole("navigation", { name: "Places" }).getByRole("link", { name });
    await link("Solve").click();
    await hashIs(page, "#solve-5x5.on");
    await page.locator(".answer-card").waitFor(); // before it stands, a tap is a press
    await cell(page, 1, 1).click();
    await hashIs(page, "#solve-5x5.7fffff8");
    await link("Play").click();
    await hashIs(page, "#path-3");
    await notationIs(page, level);
    await link("Solve").click();
    await hashIs(page, "#solve-5x5.7fffff8");
    await link("Play").click();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Solve", exact: true }).click();
    await hashIs(page, `#solve-${level}`);
    await link("Play").click();
    await hashIs(page, "#path-3");
  }));

test("Embed and Print leave the menu of a board while it is played, and come back with its start", () =>
  visit("#3x3.on", {}, async (page) => {
    async function choices() {
      await page.getByRole("button", { name: "More", exact: true }).click();
      const words = await page.locator(".menu:popover-open").getByRole("button").allInnerTexts();
      await page.keyboard.press("Escape");
      return words;
    }
    await page.getByRole("tab", { name: "Free play" }).waitFor();
    const all = ["Solve", "Share", "Embed", "Print"];
    assert.deepEqual(await choices(), all);
    await cell(page, 1, 1).click();
    assert.deepEqual(await choices(), all.slice(0, 2));
    await page.getByRole("button", { name: "Restart" }).click();
    assert.deepEqual(await choices(), all);
  }));

test("pressing a light twice is struck out of the steps", () =>
  visit("#3x3.on", {}, async (page) => {
    for (const [row, column] of [
      [1, 1],
      [2, 2],
      [1, 1],
    ])
      await cell(page, row, column).click();
    const steps = await openCard(page, "Steps");
    assert.deepEqual(await steps.locator("s").allTextContents(), ["1,1", "1,1"]);
    assert.deepEqual(await steps.locator("li > span").allTextContents(), ["2,2"]);
  }));

test("the answer follows the presses: numbers on the board, which a new one does not carry, the solution as text, and all four", () =>
  visit("#solve-5x5.on", {}, async (page) => {
    const solve = await openAnswer(page);
    await page.getByRole("heading", { name: "15 presses, the fewest" }).waitFor();
    await page.getByRole("button", { name: "fewest 15" }).waitFor();
    const marks = () => page.evaluate(() => Object.keys(document.querySelector("lights-out").marks));
    assert.deepEqual(await marks(), ["numbers"]);
    await page.getByRole("button", { name: "Tick off presses" }).click();
    await solve.getByText("Details", { exact: true }).click();
    const text = solve.getByLabel("The solution as text");
    const numbered = () => page.evaluate(() => [...document.querySelector("lights-out").marks.numbers.keys()]);
    const first = await numbered();
    assert.equal(first.length, 15);
    await cell(page, Math.floor(first[0] / 5) + 1, (first[0] % 5) + 1).click();
    assert.deepEqual(await numbered(), first.slice(1));
    const bits = (await text.textContent()).match(/[01]/g).map(Number);
    assert.deepEqual(
      bits.flatMap((bit, i) => (bit ? [i] : [])),
      first.slice(1),
      "the text follows the numbers",
    );
    const other = [...Array(25).keys()].find((button) => !first.includes(button));
    await cell(page, Math.floor(other / 5) + 1, (other % 5) + 1).click();
    const left = (await numbered()).length;
    assert.ok(left < 16, "the same solution with this press, or one with fewer");
    await page.getByRole("heading", { name: `${left} presses left, the fewest.` }).waitFor();
    await page.evaluate(() => {
      location.hash = "4x4.on";
    });
    await cell(page, 4, 4).waitFor();
    await becomes(marks, []);
    await page.evaluate(() => {
      location.hash = "solve-5x5.on";
    });
    await solve.getByText("Rank 23, nullity 2: 2² = 4 solutions.").waitFor();
    await solve.getByRole("button", { name: "All solutions" }).click();
    const listed = page.getByRole("tabpanel").getByRole("button", { name: "15 presses" });
    await listed.first().waitFor();
    assert.equal(await listed.count(), 4);
  }));

/** Chooses another language than English. */
async function speak(page, name) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name }).click();
}

/** Sentences in traditional Chinese: the name of a kind, the name of a cell, and a rule. */
const TRADITIONAL = ["翻轉門", /^第 1 橫排、第 1 直排，/, "按一盞燈，它和上下左右相鄰的燈一起翻轉。"];

async function isTraditional(page) {
  const [kind, firstCell, rule] = TRADITIONAL;
  await page.getByRole("link", { name: kind, exact: true }).waitFor();
  await page.getByRole("button", { name: firstCell }).waitFor();
  await page.getByText(rule).first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "zh-Hant");
}

test("a reader whose browser says zh-HK reads traditional Chinese", () =>
  visit("", { locale: "zh-HK" }, isTraditional));

test("a reader whose browser says zh-TW reads traditional Chinese, also in what is fetched later", () =>
  visit("", { locale: "zh-TW" }, async (page) => {
    await isTraditional(page);
    await page.locator("#header").getByText("關燈與翻轉門", { exact: true }).first().waitFor();
    await page.getByRole("tab", { name: "今日" }).click();
    await page.getByRole("button", { name: "過去的題目" }).waitFor();
    await page.getByRole("link", { name: "解說" }).click();
    await page.getByRole("tab", { name: "靜默圖案" }).click();
    await page.getByText("個獨立的靜默圖案").or(page.getByText("沒有靜默圖案")).first().waitFor();
    assert.equal(await page.title(), "關燈與翻轉門");
  }));

test("the settings say each language in its own words, and which one is spoken, and nothing is wrong with them", () =>
  visit("", {}, async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    const items = page.locator(".menu:popover-open button");
    assert.deepEqual(await items.allTextContents(), Object.values(NAMES));
    assert.deepEqual(
      await items.evaluateAll((all) => all.map(({ lang, ariaPressed }) => [lang, ariaPressed])),
      Object.keys(LANGUAGES).map((name, i) => [langOf(name), String(i === 0)]),
    );
    assert.deepEqual(await axe(page), []);
    await page.keyboard.press("Escape");
    await items.first().waitFor({ state: "hidden" });
  }));

test("the language changes everything at once and is remembered; only readers of a late one fetch it, and simplified Chinese shows until it comes", () =>
  visit("", {}, async (page) => {
    const late = "lights-and-doors-zh-Hant.js";
    /** @type {string[]} */
    const fetched = [];
    page.on("request", (request) => fetched.push(request.url()));
    let open = () => undefined;
    const asked = new Promise((resolve) => {
      page.route(`**/${late}`, async (route) => {
        resolve(null);
        await new Promise((come) => {
          open = () => come(undefined);
        });
        await route.continue();
      });
    });
    await speak(page, "简体中文");
    await page.getByRole("heading", { name: "关灯与翻转门" }).waitFor();
    await page.getByRole("button", { name: "撤销" }).waitFor();
    assert.equal(await page.title(), "关灯与翻转门");
    await page.reload();
    await page.getByRole("tab", { name: "今日" }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "zh-Hans");
    assert.deepEqual(
      fetched.filter((url) => url.endsWith(late)),
      [],
    );
    await page.getByRole("button", { name: "设置" }).click();
    await page.getByRole("button", { name: "繁體中文" }).click();
    await asked;
    await page.getByRole("heading", { name: "关灯与翻转门" }).waitFor();
    open();
    await isTraditional(page);
    await page.unroute(`**/${late}`);
    await page.reload();
    await isTraditional(page);
  }));

test("a theme is chosen and remembered, and the boards find nothing amiss", () =>
  visit("", { colorScheme: "light" }, async (page) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const choose = async (name) => {
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByText(name, { exact: true }).click();
      assert.ok(await page.getByRole("radio", { name }).isChecked());
      await page.keyboard.press("Escape");
    };
    assert.deepEqual(await notesOf(page), ["", ""]);
    const light = await ground();
    await choose("Dark");
    assert.notEqual(await ground(), light);
    const dark = await ground();
    await page.reload();
    assert.equal(await ground(), dark);
    await choose("Auto");
    assert.equal(await ground(), light);
    assert.deepEqual(await notesOf(page), ["", ""]);
  }));

const LOCALES = ["en-GB", "zh-CN"];
const PLACES = ["#solve-5x5.8000000", "#solve-doors-0111-1001-0011-1011.off", "#learn-doors-0111-1001-0011-1011.off"];
for (const [i, locale] of LOCALES.entries())
  test(`axe finds nothing in Solve and in Learn with every card open, ${locale}`, () =>
    visit("#solve-3x3.on", { locale }, async (page) => {
      for (const [j, hash] of PLACES.entries()) {
        await page.emulateMedia({ colorScheme: (i + j) % 2 === 0 ? "light" : "dark", reducedMotion: "reduce" });
        await showPlace(page, hash);
        await page.locator("#panel :is(.card, lights-explain):visible").first().waitFor();
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) {
            details.name = "";
            details.open = true;
          }
        });
        await page.locator("#panel :is(.card, lights-explain) :is(.primary, button):visible").first().click();
        assert.deepEqual(await axe(page), [], hash);
      }
    }));

for (const locale of ["en-GB", "zh-TW"])
  test(`nothing in ${locale} is wider than a window of 320 pixels, nor at 200 % text`, () =>
    visit("#solve-3x3.on", { viewport: { width: 320, height: 640 }, locale }, async (page) => {
      for (const hash of ["#solve-5x5.on", "#doors-0111-1001-0011-1011.off"]) {
        await showPlace(page, hash);
        for (const [width, height, text] of [
          [320, 640, "100%"],
          [640, 900, "200%"],
        ]) {
          await page.setViewportSize({ width, height });
          const over = await page.evaluate((text) => {
            document.documentElement.style.fontSize = text;
            return document.documentElement.scrollWidth - innerWidth;
          }, text);
          assert.ok(over <= 0, `${hash} at ${text}`);
        }
      }
    }));

// As a laptop of 1280×720 at 400 %, and as small phones with text twice as large: by the browser's settings, and by a style.
for (const [width, height, text, style] of [
  [320, 180, 16, ""],
  [320, 568, 32, ""],
  [320, 568, 16, "html { font-size: 200% }"],
  [360, 640, 16, "html { font-size: 200% }"],
])
  test(`where a window of ${width}×${height} with text of ${text} pixels ${style} is too low for a sheet, the page scrolls to the board and to the panel, and is no wider`, () =>
    visit("#path-1", { viewport: { width, height } }, async (page) => {
      await page.addInitScript((style) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        document.adoptedStyleSheets = [sheet];
      }, style);
      await page.reload();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.enable");
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: text } });
      for (const hash of ["#solve-5x5.on", "#learn-3x3.on", "#solve-doors-110-011-101.off", "#5x5.on"]) {
        await showPlace(page, hash);
        if (hash.startsWith("#learn"))
          await page.locator("lights-explain").evaluate((pane) => {
            pane.tab = "elimination";
          });
        const covered = await page.evaluate(() => {
          const seen = (/** @type {Element} */ element, block) => {
            element.scrollIntoView({ block });
            const { x, top, bottom, width } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + width / 2, block === "start" ? top + 1 : bottom - 1));
          };
          const shown = (/** @type {string} */ all) =>
            [...document.querySelectorAll(all)].find((one) => one.checkVisibility());
          const [board, control] = [shown("#stage > *"), shown("#panel :is(button, summary)")];
          return [seen(board, "start"), seen(board, "end"), seen(control, "start"), seen(control, "end")];
        });
        assert.deepEqual(covered, [true, true, true, true], hash);
        const wider = await page.evaluate(() =>
          [document.documentElement, document.querySelector("#panel-body")].filter(
            (one) => one.scrollWidth > one.clientWidth,
          ),
        );
        assert.equal(wider.length, 0, hash);
        const side = await page.evaluate(() => {
          const shown = [...document.querySelectorAll("#stage > *")].find((one) => one.checkVisibility());
          return shown?.shadowRoot?.querySelector(".board")?.clientWidth ?? 0;
        });
        assert.ok(side >= (height < width ? 100 : 200), `the board of ${hash} is ${side} px wide`);
      }
    }));

test("opened from disk, the page plays, solves in its worker and remembers", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lights-"));
  cpSync(SITE, folder, { recursive: true });
  await visit(`${pathToFileURL(folder)}/index.html`, { offline: true }, async (page) => {
    const played = await notation(page);
    await page.reload();
    await cell(page, 1, 1).waitFor();
    assert.equal(await notation(page), played);
    await page.evaluate(() => {
      location.hash = "solve-23x23.on";
    });
    await page.getByRole("heading", { name: "231 presses, the fewest" }).waitFor();
  });
});

for (const file of ["index.html", "lights-and-doors.html"])
  test(`a browser without WebAssembly that cannot have what stands in for it is told so, by ${file}`, async () => {
    const { page } = await browser.open("about:blank");
    await page.addInitScript(() => {
      delete globalThis.WebAssembly;
    });
    await page.route("**/lights-and-doors-js.js*", (route) => route.abort());
    await page.goto(browser.address + file);
    await page
      .getByRole("alert")
      .getByText(/The puzzles? needs? WebAssembly/)
      .waitFor();
    browser.takeTrouble(); // the core that could not be had
  });

test("the panel behaves as a sheet exactly where the style sheet lays it over the page", () =>
  visit("", { viewport: { width: 1280, height: 800 } }, async (page) => {
    const found = [];
    for (const [width, height] of [
      [899, 480],
      [900, 480],
      [899, 479],
      [900, 479],
      [560, 479],
      [559, 479],
    ]) {
      await page.setViewportSize({ width, height });
      // Tests of its stops are in play.browser.test.js; at the lowest, a sheet's body cannot be reached.
      await page.waitForFunction(() => {
        const isSheet = getComputedStyle(document.querySelector("#panel")).position === "fixed";
        return document.querySelector("#panel-body").inert === isSheet;
      });
      found.push(await page.locator("#panel-body").evaluate((body) => body.inert));
    }
    assert.deepEqual(found, [true, false, false, false, false, true]);
  }));
