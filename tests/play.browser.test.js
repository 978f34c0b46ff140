// The game as people play it: the path, Today, wins and what comes next, on phones and desktops.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PATHS } from "../web/play/path.js";
import { axe, setTime, testBrowser } from "./browser.js";
import { hashOf, pathLevel } from "./levels.js";
import { becomes, until } from "./until.js";

const SIZES = { "360×640": [360, 640], "740×360": [740, 360], "1280×720": [1280, 720] };
const MONDAY = new Date("2026-03-02T12:00:00");

const browser = await testBrowser();

/** Opens the page, lets the test use it, and finds nothing amiss in the console or on the wire. */
async function visit(path, options, use) {
  const { page } = await browser.open(path, options);
  await page.locator("#panel-body > *").first().waitFor({ state: "attached" });
  await use(page);
}

/** @param {number[]} size */
const viewport = ([width, height]) => ({ viewport: { width, height }, hasTouch: true });
/** Chooses a tab of the game; on a phone the tabs are in the sheet. */
async function chooseTab(page, name) {
  const [grip, tab] = [page.locator(".grip"), page.getByRole("tab", { name })];
  if ((await grip.isVisible()) && !(await tab.isVisible())) await grip.click();
  if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
}
/** Unfolds the chapter that is played, which is a picture where the path is beside the board. */
async function unfold(page) {
  const picture = page.locator("summary .constellation");
  await picture.waitFor({ state: "attached" });
  if (await picture.isVisible()) await picture.click();
}
const next = (page) => page.getByRole("button", { name: "Next" });
/** The starts of the levels of the paths, by their addresses. */
const STARTS = new Map(
  Object.values(PATHS).flatMap((path) => path.map(({ address, notation }) => [`#${address}`, notation])),
);

/** Waits for an address, and if it is of a level of a path for its board: a link writes the address before its level begins. */
const hashIs = (page, hash) =>
  page.waitForFunction(
    ([hash, start]) => {
      const board = document.querySelector("#stage > :is(lights-out, rotating-doors):not([hidden])");
      return location.hash === hash && board?.engine?.notation.startsWith(start);
    },
    [hash, STARTS.get(hash) ?? ""],
  );

/** Waits until the page has stored an address, to be opened at the next visit. */
const isStored = (page, hash) =>
  page.waitForFunction(
    (hash) => `#${JSON.parse(sessionStorage["lights-and-doors.now"] ?? "{}").address}` === hash,
    hash,
  );

/** The buttons of the board that shows, by role and name alone. */
const buttonsOf = (page) =>
  page.getByRole("group", { name: /board|Doors|doors/ }).getByRole("button", { name: /^row \d+, column|^door [A-Z]/ });
const stateOf = (buttons) =>
  buttons.evaluateAll((all) => all.map((button) => Number(button.getAttribute("aria-pressed") === "true")));

/** The lights that each button flips, found by pressing each once. */
const masksOf = (buttons) =>
  buttons.evaluateAll((all) => {
    const state = () => all.map((button) => button.getAttribute("aria-pressed"));
    return all.map((button) => {
      const before = state();
      button.click();
      return state().map((light, i) => Number(light !== before[i]));
    });
  });

/** A set of presses that makes the difference, by elimination over GF(2). */
function solve(masks, difference) {
  const rows = difference.map((bit, light) => [...masks.map((mask) => mask[light]), bit]);
  const pivots = [];
  for (let column = 0, row = 0; column < masks.length && row < rows.length; column++) {
    const found = rows.findIndex((each, i) => i >= row && each[column]);
    if (found < 0) continue;
    [rows[row], rows[found]] = [rows[found], rows[row]];
    rows.forEach((each, i) => {
      if (i !== row && each[column]) rows[i] = each.map((bit, j) => bit ^ rows[row][j]);
    });
    pivots.push(column);
    row++;
  }
  const presses = masks.map(() => 0);
  pivots.forEach((column, row) => {
    presses[column] = rows[row].at(-1);
  });
  return presses;
}

/** Presses what solves the board, counted by the core in the page. */
const win = (page) =>
  page.evaluate(async () => {
    const board = document.querySelector("#stage > :is(lights-out, rotating-doors):not([hidden])");
    const { engine } = board;
    const { presses } = engine.solve();
    for (const [button, press] of [...presses].entries()) if (press) board.press(button);
    return engine.solved;
  });

/** Opens the site in a page of it with nothing but these texts in its storage. */
async function visitAgain(page, texts, path) {
  await page.goto(`${browser.address}icon.svg`); // whose document runs no script that stores anything
  await page.evaluate((texts) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, text] of Object.entries(texts)) localStorage[`lights-and-doors.${name}`] = text;
  }, texts);
  await page.goto(browser.address + path);
}

const startOf = (page) =>
  page.evaluate(() => {
    const board = document.querySelector("#stage > :is(lights-out, rotating-doors):not([hidden])");
    return {
      start: board.notation.split(".", 2).join("."),
      solved: board.engine.solved,
      moves: board.engine.moveCount,
    };
  });

/** Nothing is scrolled, and nothing could be. */
async function assertOneScreen(page) {
  const { top, over, across } = await page.evaluate(() => {
    const root = document.scrollingElement;
    return { top: root.scrollTop, over: root.scrollHeight - innerHeight, across: root.scrollWidth - innerWidth };
  });
  assert.deepEqual({ top, over: Math.max(over, 0), across: Math.max(across, 0) }, { top: 0, over: 0, across: 0 });
}

/** Asserts that the middle of each part is not covered by another. */
async function assertInReach(locator) {
  const covered = await locator.evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        let there = document.elementFromPoint(left + width / 2, top + height / 2);
        while (there?.shadowRoot) {
          const inside = there.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
          if (!inside || inside === there) break;
          there = inside;
        }
        return there !== each && !each.contains(there);
      })
      .map((each) => each.outerHTML),
  );
  assert.deepEqual(covered, []);
}

/** Asserts that the board is in reach of fingers without a scroll. */
async function assertBoardInReach(page) {
  await assertOneScreen(page);
  await assertInReach(buttonsOf(page));
  const narrow = await buttonsOf(page).evaluateAll((all) => all.filter((each) => each.offsetWidth < 44).length);
  assert.equal(narrow, 0, "each is as broad as a finger");
}

/** Notes what moves by itself in the next documents of a page, each of which finds nothing in storage. */
const watchShifts = (page) =>
  page.addInitScript(() => {
    if (location.href === "about:blank") return;
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput)
          globalThis.shifts.push([value, sources.map(({ node }) => node?.className ?? node?.nodeName).join()]);
    }).observe({ type: "layout-shift", buffered: true });
  });

async function assertUnshifted(page) {
  await page.waitForFunction(() => document.querySelector(".panel-body")?.childElementCount > 0);
  await page.waitForLoadState("networkidle");
  const shifts = await page.evaluate(() => globalThis.shifts);
  assert.ok(shifts.reduce((sum, [value]) => sum + value, 0) <= 0.001, `${page.url()}: ${JSON.stringify(shifts)}`);
}

/** Follows an address of a position, or of a level that starts otherwise than what shows, and waits for its board. */
async function follow(page, address) {
  const { start } = await startOf(page);
  await page.evaluate((address) => {
    location.hash = address;
  }, address);
  await page.waitForFunction(
    ([start, address]) => {
      const { notation } = document.querySelector("#stage > :is(lights-out, rotating-doors):not([hidden])");
      return address.includes(".") ? address.endsWith(notation) : !notation.startsWith(start);
    },
    [start, address],
  );
}

test("the counter of a level shows the fewest presses, and its idea stands under its goal; of any other board the counter waits to be asked", () =>
  visit("#path-doors-1", viewport(SIZES["360×640"]), async (page) => {
    const par = page.locator("rotating-doors [part=status] .par strong");
    await par.getByText("1").waitFor();
    await page.evaluate(() => {
      location.hash = "#doors-110-011-010.off";
    });
    await par.getByText("?").waitFor();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hashOf("all-lit"));
    await page.locator(".goal").getByText("All 25 lit: no 5×5 board needs more than these fifteen presses.").waitFor();
    await page.evaluate(() => {
      location.hash = "#4x4.on";
    });
    await page.locator(".goal .idea").first().waitFor({ state: "hidden" });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hashOf("tiling"));
    const telling = page.locator(".goal").getByText("Four presses flip all sixteen lights, each once.");
    await telling.waitFor({ state: "hidden" });
    const board = await page.locator("lights-out .board").boundingBox();
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.locator("lights-out .cell").first().click(); // ends the hint, which has the place of the goal
    await telling.waitFor();
    assert.deepEqual(await page.locator("lights-out .board").boundingBox(), board, "the board stays in its place");
  }));

test("a first visit reaches level 5 by taps on the board and on Next alone", () =>
  visit("", viewport(SIZES["360×640"]), async (page) => {
    for (let level = 1; level < 5; level++) {
      await hashIs(page, `#path-${level}`);
      const buttons = buttonsOf(page);
      const lights = await stateOf(buttons);
      const side = Math.sqrt(lights.length);
      const masks = lights.map((_, i) =>
        lights.map((_, j) => {
          const [down, right] = [Math.floor(i / side) - Math.floor(j / side), (i % side) - (j % side)];
          return Number(Math.abs(down) + Math.abs(right) <= 1);
        }),
      );
      const presses = solve(masks, lights);
      for (const [i, press] of presses.entries()) if (press) await buttons.nth(i).tap();
      await next(page).tap();
    }
    await hashIs(page, "#path-5");
    await page.getByText("Lights, level 5", { exact: true }).waitFor();
  }));

/** The number of animations that a press of a board begins, in the page and in the board. */
const startedBy = (page, board, button) =>
  page.evaluate(
    ([name, at]) => {
      const element = document.querySelector(name);
      element.press(at);
      return [document, element.shadowRoot].flatMap((root) => root.getAnimations()).length;
    },
    [board, button],
  );

test("who chooses less motion sees none on a system that asks for none, also on the next visit, until it is taken back", () =>
  visit("#path-1", { reducedMotion: "no-preference" }, async (page) => {
    await hashIs(page, "#path-1");
    const choice = page.getByRole("switch", { name: /^Less motion/ });
    const settings = page.getByRole("button", { name: "Settings" });
    assert.ok(await startedBy(page, "lights-out", 0));
    await settings.click();
    await choice.check();
    assert.equal(await startedBy(page, "lights-out", 0), 0);
    await page.reload();
    await hashIs(page, "#path-1");
    assert.equal(await startedBy(page, "lights-out", 4), 0, "a win, its sky and its card");
    assert.ok(await page.locator(".sky").isVisible());
    await page.evaluate(() => {
      location.hash = "#path-doors-3";
    });
    await hashIs(page, "#path-doors-3");
    assert.equal(await startedBy(page, "rotating-doors", 0), 0);
    await settings.click();
    await choice.uncheck();
    assert.ok(await startedBy(page, "rotating-doors", 0));
  }));

test("after a moment the middle light of the first level invites to a press, and sound is offered once, after the first win", () =>
  visit("", viewport(SIZES["360×640"]), async (page) => {
    const inviting = page.locator("lights-out [part~=inviting]");
    await inviting.waitFor();
    assert.match(await inviting.getAttribute("aria-label"), /row 2, column 2/);
    const buttons = buttonsOf(page);
    await buttons.nth(0).tap();
    assert.equal(await inviting.count(), 0, "any press ends it");
    await buttons.nth(0).tap();
    await buttons.nth(4).tap();
    const sound = page.getByRole("button", { name: "Turn sound on" });
    await next(page).waitFor();
    await sound.tap();
    await sound.waitFor({ state: "hidden" });
    assert.equal((await keptIn(page)).options.sound.value, true);
    await next(page).tap();
    await hashIs(page, "#path-2");
    await page.evaluate(() => {
      location.hash = "#path-1";
    });
    await hashIs(page, "#path-1");
    await page.waitForTimeout(2600);
    assert.equal(await inviting.count(), 0, "a level is won");
  }));

test("the last win of a chapter says so, under its constellation", async () => {
  const names = ["king", "two-colours", "bishop", "nine-each", "king-four", "diagonals"];
  const records = Object.fromEntries(names.map((name) => [`path/${name}`, playOf(9)]));
  await visitWith(progressOf({ records }), hashOf("king"), async (page) => {
    const number = await page
      .locator(".chapter", { has: page.locator("a.star[aria-current]") })
      .locator("a.star:not(.lit)")
      .first()
      .getAttribute("href");
    await page.evaluate((hash) => {
      location.hash = hash;
    }, number);
    await hashIs(page, number);
    await page.evaluate(() => {
      const { engine } = document.querySelector("lights-out");
      const presses = [...engine.solve().presses].flatMap((press, button) => (press ? [button] : []));
      for (const button of presses) document.querySelector("lights-out").press(button);
    });
    const sentence = page.getByText("“Other rules” is complete: every star is lit.");
    await sentence.waitFor();
    const stars = page.locator(".sky .chapter-line circle");
    assert.equal(await stars.count(), names.length + 1);
    for (const [width, height] of [SIZES["360×640"], [768, 1024]]) {
      await page.setViewportSize({ width, height });
      const heights = await stars.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
      const words = await sentence.evaluate((each) => {
        const range = document.createRange();
        range.selectNodeContents(each); // its box has the place of the whole goal
        return range.getBoundingClientRect().bottom;
      });
      const cell = await page.locator("lights-out .cell").first().boundingBox();
      assert.ok(Math.min(...heights) >= words, `${width}: ${heights} below ${words}`);
      assert.ok(Math.max(...heights) <= cell.y, `${width}: ${heights} above ${cell.y}`);
    }
  });
});

test("the first board is level 1 of the path, which its markup shows before the levels are there", () =>
  visit("", {}, async (page) => {
    await hashIs(page, "#path-1");
    const markup = await page.evaluate(() => fetch("index.html").then((response) => response.text()));
    const [, first] = /<lights-out board="([^"]+)"/.exec(markup);
    assert.deepEqual(await startOf(page), { start: first, solved: false, moves: 0 });
    await page.locator("#stage").getByText("Turn every light off", { exact: true }).waitFor();
  }));

for (const [name, size] of Object.entries(SIZES))
  test(`at ${name} nothing shifts at a first visit; a level is chosen, played, won and the next one begun without a scroll`, async () => {
    const { page } = await browser.open("about:blank", viewport(size));
    await watchShifts(page);
    await page.goto(browser.address);
    await assertUnshifted(page);
    await hashIs(page, "#path-1");
    await assertOneScreen(page);
    await chooseTab(page, "Path");
    await unfold(page);
    const window = page.getByRole("link", { name: "Level 2", exact: true });
    await assertInReach(window);
    await window.click();
    await hashIs(page, "#path-2");
    await assertOneScreen(page);
    await assertInReach(buttonsOf(page));
    await assertInReach(page.getByRole("group", { name: "Tools" }).getByRole("button"));
    assert.ok(await win(page));
    await next(page).waitFor();
    await assertOneScreen(page);
    await assertInReach(next(page));
    assert.ok(await next(page).evaluate((button) => document.activeElement === button));
    await next(page).click();
    await hashIs(page, "#path-3");
    await assertOneScreen(page);
    await assertInReach(buttonsOf(page));
  });

test("a script solves both puzzles of Today by roles and names alone", async () => {
  const { page } = await browser.open("about:blank");
  await setTime(page, MONDAY);
  await page.goto(`${browser.address}#today`);
  for (const name of ["Lights #61", "Doors #61"]) {
    await page.getByText(name, { exact: true }).first().waitFor();
    const buttons = buttonsOf(page);
    await buttons.first().waitFor();
    const state = await stateOf(buttons);
    const masks = await masksOf(buttons);
    const wanted = name.startsWith("Doors") ? 1 : 0;
    const presses = solve(
      masks,
      state.map((bit) => bit ^ wanted),
    );
    await page.getByRole("button", { name: "Restart" }).click();
    for (const [i, press] of presses.entries()) if (press) await buttons.nth(i).click();
    await page
      .getByRole("status")
      .getByText(/^Solved in \d+/)
      .first()
      .waitFor();
    await next(page).click();
  }
  await hashIs(page, "#path-1");
});

const WINNABLE = [
  hashOf("forty"),
  hashOf("ten-doors"),
  "#today-2026-03-07",
  "#today-doors-2026-03-08",
  "#1x1.on",
  "#2x2.on",
  "#5x5.on",
  "#1x6-cylinder.on",
  "#4x4-goal-either.9d98",
  "#5x5-goal-on.off",
  "#4x4-torus.on",
  "#5x5-knight.on",
  "#4x4-rowcol.9d98",
  "#3x3-holes080.on",
  "#2x2-r0c0.on",
  "#12x12.on",
  "#doors-1.off",
  "#doors-0111-1001-0011-1011.off",
  "#doors-11-11.off",
];
test("after a win on every kind of board there is another one to play", () =>
  visit("", {}, async (page) => {
    await hashIs(page, "#path-1");
    for (const address of WINNABLE) {
      await follow(page, address);
      const before = await startOf(page);
      assert.ok(await win(page), `there is a solution of ${address}`);
      await next(page).evaluate((button) => button.click());
      await page.waitForFunction((address) => {
        const { engine } = document.querySelector("#stage > :is(lights-out, rotating-doors):not([hidden])");
        const isElsewhere = location.hash !== address && !/\.[0-9a-f]+\.\d/.test(location.hash);
        return isElsewhere && !engine.solved && engine.moveCount === 0;
      }, address);
      assert.notEqual((await startOf(page)).start, before.start, address);
    }
  }));

test("a win in more than the fewest presses offers to try for them, and shows a way", () =>
  visit("#path-2", {}, async (page) => {
    await hashIs(page, "#path-2");
    const button = buttonsOf(page).first();
    await button.click();
    await button.click();
    assert.ok(await win(page));
    await page.getByText("Solved in 3. It can be done in 1.", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Best solution" }).click();
    assert.deepEqual(await startOf(page), { start: "3x3.e80", solved: false, moves: 0 });
    const marks = await page.evaluate(() => [...document.querySelector("lights-out").marks.numbers.values()]);
    assert.deepEqual(marks, [1]);
    await win(page);
    await page.getByText("Solved in 1, the fewest possible").waitFor();
    assert.equal(await page.getByRole("button", { name: /^Solve it in/ }).count(), 0);
  }));

test("a win stays won through a reload and a double tap", () =>
  visit("#path-1", { reducedMotion: "no-preference" }, async (page) => {
    await hashIs(page, "#path-1");
    await buttonsOf(page).nth(4).dblclick();
    await next(page).waitFor();
    await page.reload();
    await next(page).waitFor();
    assert.equal((await startOf(page)).moves, 1);
    await unfold(page);
    await page.getByRole("link", { name: "Level 1, solved, 3 stars" }).waitFor();
  }));

test("a hint that shows a button costs a star, what comes before it nothing", () =>
  visit("#path-1", {}, async (page) => {
    for (const { hints, result } of [
      { hints: 2, result: "Solved in 1. Perfect!" },
      { hints: 4, result: "Solved in 1, the fewest possible, with 1 hint." },
    ]) {
      await hashIs(page, "#path-1");
      for (let step = 0; step < hints; step++) await page.getByRole("button", { name: "Hint" }).click();
      await buttonsOf(page).nth(4).click();
      await page.getByText(result, { exact: true }).waitFor();
      await page.keyboard.press("Escape"); // puts the card away
      await page.getByRole("button", { name: "Restart" }).click();
    }
  }));

test("each level keeps its own game", () =>
  visit("#path-4", {}, async (page) => {
    await hashIs(page, "#path-4");
    await buttonsOf(page).nth(2).click();
    await unfold(page);
    await page.getByRole("link", { name: "Level 5", exact: true }).click();
    await hashIs(page, "#path-5");
    await buttonsOf(page).nth(0).click();
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("lights-out").engine.moves.join() === "2");
    await page.reload();
    await page.waitForFunction(() => document.querySelector("lights-out").engine?.moves.join() === "2");
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal((await startOf(page)).moves, 0);
    await page.evaluate(() => (location.hash = "#today"));
    await page.waitForFunction(() => location.hash.startsWith("#today-"));
    await page.evaluate(() => document.querySelector("lights-out").press(0));
    await page.reload();
    await page.waitForFunction(() => document.querySelector("lights-out").engine?.moves.join() === "0");
    assert.match(await page.evaluate(() => location.hash), /^#today-/);
  }));

test("a kept game that was undone whole, as older pages kept it, is taken up with what can be redone", async () => {
  const { page } = await browser.open("about:blank");
  await page.addInitScript(() => {
    const kept = { start: "5x5.on", history: { entries: [3, 4], made: 0 }, hints: "many" };
    localStorage["lights-and-doors.lights"] ??= JSON.stringify(kept);
  });
  await page.goto(`${browser.address}#free`);
  await hashIs(page, "#5x5.on");
  assert.deepEqual(await startOf(page), { start: "5x5.on", solved: false, moves: 0 });
  for (const moves of [1, 2]) {
    await page.getByRole("button", { name: "Redo" }).click();
    assert.equal((await startOf(page)).moves, moves);
  }
});

test("a kept game that cannot be read whole is set aside", async () => {
  const { page } = await browser.open("");
  for (const text of ['{"start":"5x5~future.on","moves":[3,4]}', '{"start":"5x5.on","moves":[3,99]}', "[1"]) {
    await visitAgain(page, { lights: text }, "#free");
    await page.getByText(/A saved game could not be read/).waitFor();
    assert.deepEqual(await startOf(page), { start: "5x5.on", solved: false, moves: 0 });
    await buttonsOf(page).nth(0).click();
    const aside = await page.evaluate(() => JSON.parse(localStorage["lights-and-doors.unread.lights.1"]));
    assert.equal(aside, text);
  }
});

test("free play asks for boards that can be, and shows this day and the archive beside; Ctrl+Z and Ctrl+Y work from anywhere but where text is typed", () =>
  visit("#3x3.on", {}, async (page) => {
    await buttonsOf(page).nth(0).click();
    const played = await page.evaluate(() => document.querySelector("lights-out").notation);
    const [rows, weight] = ["Rows", "Presses"].map((name) => page.getByRole("spinbutton", { name }).first());
    await chooseTab(page, "Free play");
    await weight.fill("");
    await rows.fill("3");
    await rows.press("Tab");
    await page.waitForFunction((input) => input.value === "1", await weight.elementHandle());
    await rows.fill("99");
    await rows.press("Enter");
    await page.evaluate(() => (location.hash = "#free"));
    await chooseTab(page, "Today");
    await page.getByRole("button", { name: "Past puzzles", exact: true }).click();
    await page.getByRole("heading", { name: "Past puzzles" }).waitFor();
    await chooseTab(page, "Path");
    await openYou(page);
    await hashIs(page, `#${played}`);
    assert.deepEqual(await startOf(page), { start: "3x3.on", solved: false, moves: 1 });
    const moves = async () => (await startOf(page)).moves;
    await page.getByRole("tab", { name: "Free play" }).focus();
    await page.keyboard.press("Control+z");
    assert.equal(await moves(), 0);
    await page.keyboard.press("Control+y");
    assert.equal(await moves(), 1);
    await page.keyboard.press("Meta+z");
    assert.equal(await moves(), 0);
    await page.keyboard.press("Meta+Shift+z");
    assert.equal(await moves(), 1);
    await chooseTab(page, "Free play");
    await rows.focus();
    await page.keyboard.press("Control+z");
    assert.equal(await moves(), 1);
    await page.getByRole("link", { name: "Laboratory" }).click();
    await page.getByRole("heading", { name: "Laboratory" }).first().waitFor();
    await page.keyboard.press("Control+z");
    const kept = await page.evaluate(() => document.querySelector("lights-out").engine.moveCount);
    assert.equal(kept, 1, "in the laboratory there is nothing to undo");
  }));

test("the sheet has three stops, by buttons, keys and the finger; Escape closes it", () =>
  visit("", viewport(SIZES["360×640"]), async (page) => {
    await hashIs(page, "#path-1");
    const stop = () => page.evaluate(() => document.body.dataset.stop);
    const grip = page.getByRole("button", { name: "Show more of the panel" });
    await grip.focus();
    for (const [key, expected] of [
      ["Enter", "half"],
      ["ArrowUp", "full"],
      ["ArrowDown", "half"],
      ["ArrowUp", "full"],
    ]) {
      await page.keyboard.press(key);
      assert.equal(await stop(), expected);
    }
    assert.ok(await page.evaluate(() => document.getElementById("stage").inert), "what is behind cannot be reached");
    await page.getByRole("link", { name: "Level 9", exact: true }).focus();
    await page.keyboard.press("Escape");
    assert.equal(await stop(), "peek");
    assert.ok(await grip.evaluate((button) => document.activeElement === button));
    const { x, y, width } = await grip.boundingBox();
    await page.mouse.move(x + width / 2, y + 6);
    await page.mouse.down();
    for (const moved of [25, 125, 250]) await page.mouse.move(x + width / 2, y + 6 - moved);
    await page.mouse.up();
    assert.notEqual(await stop(), "peek");
    for (const [share, expected] of [
      [0.9, "full"],
      [0.6, "half"],
      [0.1, "peek"],
    ]) {
      const [from, tall] = await page
        .locator("#panel")
        .evaluate((panel) => [panel.getBoundingClientRect().top, panel.offsetHeight]);
      const to = 640 - Number(share) * tall;
      await page.mouse.move(x + width / 2, from + 6);
      await page.mouse.down();
      const down = await page.evaluate(() => performance.now());
      for (const part of [0.2, 0.6, 1]) await page.mouse.move(x + width / 2, from + 6 + (to - from) * part);
      const isSlow = (down) => performance.now() - down > 1500; // slower than a flick
      await page.waitForFunction(isSlow, down, { polling: 100 });
      await page.mouse.up();
      await page.waitForFunction((expected) => document.body.dataset.stop === expected, expected);
    }
    for (const expected of ["half", "full", "peek"]) {
      await page.locator(".grip").press("Enter");
      assert.equal(await stop(), expected);
    }
    assert.equal(await page.getByRole("tab").count(), 0, "the tabs are in the sheet");
    await page.locator(".grip").press("Enter");
    for (const [name, expected] of [
      ["Free play", "half"],
      ["Path", "half"],
      ["Today", "half"],
      ["Today", "peek"],
    ]) {
      await page.getByRole("tab", { name }).click();
      assert.equal(await stop(), expected, name);
    }
    await chooseTab(page, "Path");
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".menu")).showPopover());
    await page.keyboard.press("Escape");
    assert.equal(await stop(), "half", "Escape closed the menu");
    await page.getByRole("link", { name: "Level 1", exact: true }).click();
    assert.equal(await stop(), "peek", "what shows already comes into sight");
    const path = page.getByRole("link", { name: "Play" });
    for (const expected of ["half", "peek"]) {
      await path.click();
      await page.waitForFunction((expected) => document.body.dataset.stop === expected, expected);
    }
  }));

test("without app.js, or with a broken one, the page says so", async (t) => {
  for (const { name, answer } of [
    { name: "missing", answer: (route) => route.abort() },
    { name: "broken", answer: (route) => route.fulfill({ contentType: "text/javascript", body: "(" }) },
  ])
    await t.test(name, async () => {
      const { page } = await browser.open("about:blank");
      await page.route("**/app-*.js", answer);
      await page.goto(browser.address);
      await page.getByRole("main").getByText("please reload the page").waitFor();
      browser.takeTrouble(); // the script that did not come
    });
});

const PLACES = [
  hashOf("ten-doors"),
  "#today-2026-03-04",
  "#5x5.on",
  "#solve-5x5.on",
  "#learn-5x5.on",
  "#learn-elimination-3.3x3.on",
  "#lab",
];
// Every place at the smallest size; the first one and every second one at the others.
for (const [i, [name, size]] of Object.entries(SIZES).entries())
  test(`at ${name} nothing shifts while a place opens, and nothing of a level of ten doors scrolls`, async () => {
    const { page } = await browser.open("about:blank", viewport(size));
    await watchShifts(page);
    // The lazy scripts, which bring styles, come after the first board is drawn.
    await page.route("**/*-lazy-*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const place of PLACES.filter((_, at) => i === 0 || at === 0 || at % 2 === i % 2)) {
      await page.goto("about:blank");
      await page.goto(`${browser.address}${place}`);
      await assertUnshifted(page);
      if (place === PLACES[0]) await assertBoardInReach(page);
    }
  });

test("the sentence about the hardest position of a board moves nothing below it", () =>
  visit("#free", viewport([1280, 720]), async (page) => {
    const [sentence, below] = [page.locator(".made"), page.locator(".made + details")];
    await sentence.getByText("needs 15 presses").waitFor();
    const { y } = await below.boundingBox();
    await sentence.evaluate((element) => element.replaceChildren());
    assert.equal((await below.boundingBox()).y, y);
  }));

test("at 320×568 nothing of a level scrolls, every button is in reach, and leaves of doors are 64 px high", () =>
  visit("#path-3", viewport([320, 568]), async (page) => {
    await hashIs(page, "#path-3");
    await assertBoardInReach(page);
    for (const doors of [9, 18, 19]) {
      await follow(page, `#path-doors-${doors}`);
      await assertBoardInReach(page);
      const leaves = await page
        .locator("rotating-doors .leaf")
        .evaluateAll((all) => all.map(({ offsetHeight }) => offsetHeight));
      assert.ok(Math.min(...leaves) >= 64, `${leaves} of level ${doors}`);
    }
  }));

test("the words of a half-solved day stand on one dark ground beside its light; at 200 % text a phone loses nothing to the side", () =>
  visit("#path-3", viewport(SIZES["360×640"]), async (page) => {
    await page.evaluate(() => document.querySelector(".tabs [role=tab]:last-child").click());
    const day = page.locator(".calendar .window").first();
    await day.waitFor({ state: "attached" });
    const [ground, words, light] = await day.evaluate((window) => {
      window.classList.add("half-lit");
      const { backgroundImage, backgroundColor, color, borderBlockEndColor } = getComputedStyle(window);
      const channels = (text) => text.match(/\d+/g).map(Number);
      return [
        backgroundImage === "none" ? channels(backgroundColor) : null,
        channels(color),
        channels(borderBlockEndColor),
      ];
    });
    assert.ok(ground);
    const luminance = (channels) =>
      channels.slice(0, 3).reduce((sum, value, i) => {
        const share = value / 255;
        return (
          sum + [0.2126, 0.7152, 0.0722][i] * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
        );
      }, 0);
    const contrast = (a, b) =>
      (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);
    assert.ok(contrast(words, ground) >= 4.5);
    assert.ok(contrast(light, ground) >= 3);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    assert.ok((await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)) <= 0);
    const board = page.getByRole("group", { name: /board/ });
    await board.scrollIntoViewIfNeeded();
    assert.ok((await board.boundingBox()).width >= 100);
    assert.deepEqual(
      await page.evaluate(() => {
        const boxOf = (place) => place.getBoundingClientRect();
        const all = (names) => [...document.querySelectorAll(names)];
        const isCut = (inner, outer) =>
          boxOf(inner).right > boxOf(outer).right + 1 || boxOf(inner).bottom > boxOf(outer).bottom + 1;
        const head = all("#header a, #header button").filter(
          (each) => each.checkVisibility() && !each.closest(".places"),
        );
        const tabs = all(".tabs [role=tab]").filter((tab) => isCut(tab, tab.parentElement));
        return [
          head.length > 2,
          head.filter((each) => isCut(each, document.querySelector("#header"))).length,
          tabs.length,
        ];
      }),
      [true, 0, 0],
    );
    await page.evaluate(() => document.querySelector(".tabs [role=tab]").click());
    const windows = page.locator("ol.week .window");
    await windows.first().waitFor({ state: "attached" });
    const boxes = await windows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    assert.equal(boxes.length, 14, "two weeks");
    for (const [i, box] of boxes.entries())
      assert.ok(boxes.every((other, j) => i <= j || other.right <= box.left + 1 || other.bottom <= box.top + 1));
    for (const part of [".panel-body", ".today"])
      assert.ok(await page.locator(part).evaluate((body) => body.scrollWidth <= body.clientWidth), part);
  }));

// ---- the player's own page

/** A page whose storage holds this progress at the first visit, at a fixed time. */
async function visitWith(progress, path, use, options = {}) {
  const { page, context } = await browser.open("about:blank", options);
  await setTime(page, MONDAY);
  await page.addInitScript((text) => {
    if (!sessionStorage.begun) localStorage["lights-and-doors.progress"] = text;
    sessionStorage.begun = "yes";
  }, progress);
  await page.goto(`${browser.address}${path}`);
  await page.locator("#panel-body > *").first().waitFor({ state: "attached" });
  await use(page, context);
}

const progressOf = (parts) =>
  JSON.stringify({ "lights-and-doors": 1, epoch: 0, records: {}, days: {}, options: {}, ...parts });
const playOf = (presses, hints = 0, seconds = 0) => ({ presses, hints, seconds });
const KEPT = progressOf({
  records: {
    "path/first": playOf(1),
    "path/edge": playOf(3),
    "today/2026-02-28/lights": playOf(8),
    "today/2026-02-28/doors": playOf(9),
    "today/2026-03-01/lights": playOf(9, 1, 125),
  },
  days: { "2026-02-28": 3, "2026-03-01": 1 },
});
const keptIn = (page) => page.evaluate(() => JSON.parse(localStorage["lights-and-doors.progress"]));

/** Opens the tab of the player. */
async function openYou(page) {
  await chooseTab(page, "You");
  await page.getByRole("heading", { name: "Past puzzles" }).waitFor();
}

test("the numbers of a player stand in a table and a plot, and the archive is a calendar whose days are marked and played, without a network, too", () =>
  visitWith(
    KEPT,
    "#path-3",
    async (page, context) => {
      await hashIs(page, "#path-3");
      await openYou(page);
      await page.getByRole("row", { name: "Path 2 4 0" }).waitFor();
      await page.getByRole("row", { name: "All 5 10 1" }).waitFor();
      const bars = page.getByRole("figure").getByRole("listitem").locator(".unseen");
      assert.deepEqual((await bars.allTextContents()).slice(0, 3), [
        "the fewest presses: 3 levels",
        "1 press more: 0 levels",
        "2 presses more: 2 levels",
      ]);
      await page.locator(".archive").getByText("Solve one today to make it 3.").waitFor();
      await page.getByRole("link", { name: "Sun 1, March, 1 of 2 solved" }).waitFor();
      assert.equal(await page.getByRole("link", { name: "Tue 3, March" }).getAttribute("aria-disabled"), "true");
      await page.evaluate(() => navigator.serviceWorker.ready); // it is fetched when the page has come to rest
      await context.setOffline(true);
      await page.getByRole("button", { name: "Previous month" }).click();
      await page.getByRole("heading", { name: "February 2026" }).waitFor();
      await page.getByText("2 of 56 puzzles solved this month.").waitFor();
      await page.getByRole("button", { name: "Next month" }).click();
      await page.getByRole("heading", { name: "March 2026" }).waitFor();
      assert.ok(await page.getByRole("button", { name: "Next month" }).isDisabled(), "nobody plays ahead");
      await page.getByRole("button", { name: "Previous month" }).click();
      await page.getByRole("link", { name: "Sat 28, February, 2 of 2 solved" }).waitFor();
      await page.getByRole("link", { name: "Tue 3, February", exact: true }).click();
      await page.getByText("February 3, number 34").waitFor(); // a link writes the address before its level begins
      await hashIs(page, "#today-2026-02-03");
      assert.ok(await win(page));
      await next(page).waitFor();
      const { records, days } = await keptIn(page);
      assert.ok(records["today/2026-02-03/lights"]);
      assert.deepEqual(Object.keys(days), ["2026-02-28", "2026-03-01"], "a day of the archive does not count");
    },
    { serviceWorkers: "allow" },
  ));

test("options act at once: the distance, the time, the colours; and they stay", () =>
  visitWith(KEPT, "#path-12", async (page) => {
    await hashIs(page, "#path-12");
    const left = page.locator("lights-out .meter");
    assert.ok(await left.isHidden());
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("switch", { name: /^Moves left/ }).check();
    const fewest = await page.evaluate(() => {
      const board = document.querySelector("lights-out");
      const search = board.engine.fewest();
      let step = search.next();
      while (!step.done) step = search.next();
      globalThis.right = step.value.presses.indexOf(1);
      return step.value.weight;
    });
    await page.getByText(`${fewest} left`, { exact: true }).waitFor();
    await page.evaluate(() => document.querySelector("lights-out").press(globalThis.right));
    await page.getByText(`${fewest - 1} left`, { exact: true }).waitFor();
    await page.getByRole("switch", { name: /^Timer/ }).check();
    assert.match(await page.getByRole("timer").filter({ visible: true }).innerText(), /^\d+:\d\d$/);
    await page.getByText("Dusk", { exact: true }).click();
    await page.reload();
    await left.waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dusk");
  }));

test("strictly, only the fewest presses count", () =>
  visitWith(progressOf({ options: { strict: { rev: 1, value: true } } }), "#path-2", async (page) => {
    await hashIs(page, "#path-2");
    for (let i = 0; i < 2; i++) await buttonsOf(page).first().click();
    assert.ok(await win(page));
    await page.getByText("Strict: a win counts only with the fewest presses and no hint.").waitFor();
    assert.equal(await page.locator(".win:visible .stars").textContent(), "");
    assert.deepEqual((await keptIn(page)).records, {});
    await page.getByRole("button", { name: "Solve it in 1" }).click();
    assert.ok(await win(page));
    await page.getByText("Solved in 1. Perfect!").waitFor();
    assert.deepEqual((await keptIn(page)).records["path/edge"].presses, 1);
  }));

test("progress is taken away as a file, read elsewhere, and deleted only after a question", async () => {
  let file;
  await visitWith(KEPT, "#path-3", async (page) => {
    await openYou(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    file = readFileSync(await download.path()); // it goes with its page
    assert.deepEqual(JSON.parse(file.toString()).records, JSON.parse(KEPT).records);
  });
  await visitWith(progressOf({ records: { "path/first": playOf(5) } }), "#path-3", async (page) => {
    await openYou(page);
    const read = async (content) => {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: "Import…" }).click(),
      ]);
      const given = { name: "progress.json", mimeType: "application/json", buffer: Buffer.from(content ?? "") };
      await chooser.setFiles(content === null ? [] : given);
    };
    await read(null);
    await read(file);
    await page.getByText("File imported: 4 new levels.").waitFor();
    assert.deepEqual((await keptIn(page)).records, JSON.parse(KEPT).records);
    await read("[1,2]");
    await page.getByText("This is not a progress file.").waitFor();
    await page.getByRole("button", { name: "Delete everything" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    assert.equal(Object.keys((await keptIn(page)).records).length, 5);
    await page.getByRole("button", { name: "Delete everything" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await hashIs(page, "#path-1");
    assert.deepEqual((await keptIn(page)).records, {});
    const names = await page.evaluate(() => Object.keys(localStorage).sort());
    assert.deepEqual(
      names.filter((name) => !/\.(progress|progress-unread|now|game\.path\/first)$/.test(name)),
      [],
    );
  });
});

test("of stored progress that is invalid a sentence says so once, and valid records stay", async () => {
  const { page } = await browser.open("");
  for (const [text, sentence, kept, isTaken] of /** @type {[string, string, string[], boolean][]} */ ([
    ['{"score":7}', "This is not a progress file.", [], false],
    ['{"lights-and-doors":9}', "A newer version saved this; it cannot be read here.", [], false],
    ['{"lights-and-doors":1,', "The saved progress cannot be read.", [], true],
    [
      progressOf({ records: { "path/first": playOf(1), "path/none": playOf(1), "path/edge": playOf(-1) } }),
      "2 entries of the saved progress are invalid; the first is “path/none”. All others were read.",
      ["path/first"],
      true,
    ],
  ])) {
    await visitAgain(page, { progress: text }, "#path-2");
    await page.getByText(sentence).waitFor();
    assert.equal(await page.locator(".notice").count(), 1);
    assert.ok(await win(page));
    await next(page).waitFor();
    assert.deepEqual(Object.keys((await keptIn(page)).records), ["path/edge", ...kept]);
    assert.equal(await page.evaluate(() => localStorage["lights-and-doors.progress-unread"]), text);
    if (!isTaken) continue;
    await openYou(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save what could not be read" }).click(),
    ]);
    assert.equal(readFileSync(await download.path(), "utf8"), text);
    await page.reload();
    await page.locator("#panel-body > *").first().waitFor({ state: "attached" });
    assert.equal(await page.locator(".notice").count(), 0);
  }
});

test("two tabs play two games of free play, and each keeps its own; the wins of both are merged and shown", () =>
  visitWith(KEPT, "#5x5.on", async (page, context) => {
    await page.getByRole("tablist").first().waitFor({ state: "attached" });
    await buttonsOf(page).nth(3).click();
    const other = await context.newPage();
    await other.goto(`${browser.address}#4x4.on`);
    await buttonsOf(other).nth(6).click();
    await other.waitForFunction(() => location.hash === "#4x4.on.0200");
    for (const [tab, moves, level] of [
      [page, "3", "#path-3"],
      [other, "6", "#path-4"],
    ]) {
      await tab.reload();
      await tab.waitForFunction(
        (wanted) => document.querySelector("lights-out").engine?.moves.join() === wanted,
        moves,
      );
      await follow(tab, level);
    }
    assert.ok(await win(page));
    await other
      .getByRole("link", { name: "Level 3, solved, 3 stars", includeHidden: true })
      .waitFor({ state: "attached" });
    assert.ok(await win(other));
    await page
      .getByRole("link", { name: "Level 4, solved, 3 stars", includeHidden: true })
      .waitFor({ state: "attached" });
    assert.equal(Object.keys((await keptIn(page)).records).length, 7);
  }));

test("a result is shared with the start of its level: words, a picture of 1200×630, a code", () =>
  visitWith(KEPT, "#today", async (page, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await hashIs(page, "#today-2026-03-02");
    const start = await page.evaluate(() => [...document.querySelector("lights-out").engine.start]);
    assert.ok(await win(page));
    await page.getByRole("button", { name: "Share" }).filter({ visible: true }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("img", { name: "Card: Lights #61, 3 presses (fewest 3)" }).waitFor();
    await dialog.getByRole("button", { name: "Copy text" }).click();
    const words = await page.evaluate(() => navigator.clipboard.readText());
    const [title, ...lines] = words.split("\n");
    assert.equal(title, "Lights #61 · 3 presses (fewest 3) ★★★");
    assert.equal(lines[0], "⭐⭐⭐", "each press was needed");
    const squares = lines.filter((line) => /^[🟨⬛]+$/u.test(line));
    assert.deepEqual(
      [...squares.join("")].map((square) => Number(square === "🟨")),
      start,
    );
    assert.match(lines.at(-1), /#today-2026-03-02$/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Save image" }).click(),
    ]);
    const png = readFileSync(await download.path());
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }));
    await dialog.getByRole("button", { name: "Copy text" }).click();
    await dialog.getByRole("button", { name: "The browser forbids copying" }).waitFor();
    await dialog.getByText("QR code", { exact: true }).click();
    await dialog.getByRole("img", { name: "QR code of the address of this level" }).waitFor();
    assert.deepEqual(await axe(page), []);
    await dialog.getByRole("button", { name: "Close" }).click();
    assert.equal(await page.getByRole("dialog").count(), 0);
  }));

test("sharing by the system gets the words and, where it takes one, the picture, and the link of a board", async () => {
  const { page } = await browser.open("about:blank");
  await page.addInitScript(() => {
    /** @type {any[]} */
    const told = [];
    const share = async ({ text, url, files }) => {
      told.push({ text, url, files: files?.map(({ name, type }) => [name, type]) });
      if (told.length === 1) throw new DOMException("closed", "AbortError");
    };
    Object.assign(globalThis, { told });
    Object.assign(navigator, { share, canShare: () => true });
  });
  await page.goto(`${browser.address}#path-2`);
  await page.locator("#panel-body > *").first().waitFor({ state: "attached" });
  const told = (count) =>
    page
      .waitForFunction((count) => globalThis.told.length === count && globalThis.told.at(-1), count)
      .then((last) => last.jsonValue());
  assert.ok(await win(page));
  await page.getByRole("button", { name: "Share" }).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog");
  const pictures = [["path-edge.png", "image/png"]];
  for (const [i, expected] of [pictures, pictures, undefined].entries()) {
    if (!expected) await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
    await dialog.getByRole("button", { name: "Share" }).click();
    const { text, files } = await told(i + 1);
    assert.match(text, /#path-2$/);
    assert.deepEqual(files, expected);
  }
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Escape"); // puts the card away
  await page.getByRole("button", { name: "More" }).filter({ visible: true }).first().click();
  await page.locator(".menu:popover-open").getByRole("button", { name: "Share" }).click();
  assert.match((await told(4)).url, /#2x|#3x/);
});

test("without the script of the player's page a sentence says so, results are shared as words, and the next try succeeds", () =>
  visitWith(KEPT, "#path-3", async (page, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const late = "**/more-lazy-*.js*"; // also with the stamp of the build
    await page.route(late, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await chooseTab(page, "You");
    await page.getByText("This part could not be fetched.").waitFor();
    assert.ok(await win(page));
    const sharing = page.locator(".win").getByRole("button", { name: "Share" });
    await sharing.click();
    await page.getByText("Copied").filter({ visible: true }).waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#path-3$/);
    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }));
    await sharing.click();
    await page.getByText("The browser forbids copying").filter({ visible: true }).waitFor();
    await page.unroute(late);
    await page.getByRole("button", { name: "Try again" }).filter({ visible: true }).click();
    await page.getByRole("heading", { name: "Past puzzles" }).waitFor();
  }));

test("an address of a day that is none, or not yet, or of a level that is none says so", () =>
  visit("#path-1", {}, async (page) => {
    for (const address of ["today-2026-13-40", "today-1999-12-31", "path-999", "path-doors-999"]) {
      await page.evaluate((address) => (location.hash = address), address);
      await page.getByText(`The address names no level: “${address}”`).waitFor();
    }
    await page.evaluate(() => (location.hash = "today-2999-01-01"));
    await page.getByText("The puzzle of 2999-01-01 is not out yet.").waitFor();
    assert.match(await page.evaluate(() => document.querySelector("lights-out").notation), /^\d+x\d+\./);
  }));

test("the root opens today's puzzle after one of an earlier day, and goes on with one of today or a level of the path", async () => {
  const { page } = await browser.open("about:blank");
  for (const [day, address, opened] of [
    ["2026-03-01", "#today-2026-03-01", "#today-2026-03-01"],
    ["2026-03-01", "", "#today-2026-03-01"],
    ["2026-03-02", "", "#today-2026-03-02"],
    ["2026-03-02", "#today-doors-2026-03-02", "#today-doors-2026-03-02"],
    ["2026-03-02", "", "#today-doors-2026-03-02"],
    ["2026-03-03", "", "#today-doors-2026-03-03"],
    ["2026-03-03", "#path-3", "#path-3"],
    ["2026-03-05", "", "#path-3"],
  ]) {
    await page.goto("about:blank");
    await setTime(page, new Date(`${day}T12:00:00`));
    await page.goto(browser.address + address);
    await hashIs(page, opened);
    await isStored(page, opened);
  }
});

test("on the next day a phone opens at the front door of Today, which leads to the board", async () => {
  const { page } = await browser.open("about:blank", viewport(SIZES["360×640"]));
  await setTime(page, new Date("2026-03-01T12:00:00"));
  await page.goto(`${browser.address}#today`);
  await hashIs(page, "#today-2026-03-01");
  assert.equal(await page.locator("body[data-stop=peek]").count(), 1, "an address opens its board");
  await isStored(page, "#today-2026-03-01");
  await page.goto("about:blank");
  await setTime(page, MONDAY);
  await page.goto(browser.address);
  await page.locator("body[data-stop=full]").waitFor();
  await page.getByRole("heading", { name: "Monday" }).waitFor();
  await page.getByText("March 2, number 61").waitFor();
  const start = page.getByRole("link", { name: "Start", exact: true });
  assert.ok((await start.boundingBox()).y < 640 - (await page.locator("#header .places").boundingBox()).height);
  await start.click();
  await page.locator("body[data-stop=peek]").waitFor();
  await buttonsOf(page).first().click();
});

for (const forcedColors of ["none", "active"])
  test(`with forced colours ${forcedColors}, cards of Today show each brightness in its own look, and whole windows`, async () => {
    const { page } = await browser.open("about:blank", { viewport: { width: 1280, height: 720 }, forcedColors });
    await setTime(page, new Date("2026-12-12T12:00:00"));
    await page.goto(`${browser.address}#today-dimmers`);
    await page.locator(".start .mask").nth(2).waitFor();
    const board = page.locator("lights-out:visible");
    await page.waitForFunction(() => /-mod/.test(document.querySelector("lights-out").notation));
    const states = await board.evaluate(({ engine }) => [...engine.start]);
    const looks = await page
      .locator(".puzzle-card")
      .nth(2)
      .locator(".start i")
      .evaluateAll((lights) =>
        lights.map((light) => getComputedStyle(light)).map((style) => style.backgroundImage + style.backgroundColor),
      );
    assert.equal(looks.length, states.length);
    const pairs = new Set(states.map((state, i) => `${state} ${looks[i]}`));
    assert.equal(pairs.size, new Set(states).size);
    assert.equal(new Set(looks).size, new Set(states).size);
    assert.ok(new Set(states).size > 2);
    const windows = await page
      .locator("ol.week .window")
      .evaluateAll((all) =>
        all.map((window) => window.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
    assert.equal(windows.length, 14);
    assert.ok(Math.min(...windows) >= 20, windows.join());
  });

test("Today is marked until both of its puzzles are solved", () =>
  visitWith(KEPT, "#path-3", async (page) => {
    const isMarked = () => page.locator("body[data-today]").count();
    assert.equal(await isMarked(), 1);
    for (const address of ["#today", "#today-doors"]) {
      await page.goto(browser.address + address);
      await page.waitForFunction((start) => location.hash.startsWith(`${start}-2`), address);
      assert.ok(await win(page));
    }
    await page.locator("body:not([data-today])").waitFor({ state: "attached" });
  }));

/** Opens the player's page, with these colours. */
async function chooseLook(page, look) {
  await chooseTab(page, /You|我的/);
  await page
    .locator(".themes input")
    .nth(look)
    .evaluate((input) => input.click());
}

/** The states that axe examines, by language; one without an address begins at the address of the state before. @type {Record<string, [what: string, address: string, scheme: "light" | "dark", size: string, act?: (page: Page) => unknown][]>} */
const STATES = {
  "en-GB": [
    ["the path", "#path-3", "dark", "360×640", (page) => chooseTab(page, "Path")],
    [
      "a win in too many presses",
      "#path-4",
      "light",
      "360×640",
      async (page) => {
        for (let i = 0; i < 2; i++) await page.evaluate(() => document.querySelector("lights-out").press(0));
        await win(page);
        await next(page).waitFor();
      },
    ],
    [
      "a hint",
      "#path-12",
      "dark",
      "1280×720",
      async (page) => {
        for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "Hint" }).click();
      },
    ],
    ["the player's page", "#path-3", "dark", "360×640", (page) => chooseLook(page, 0)],
    [
      "the settings",
      "",
      "light",
      "360×640",
      async (page) => {
        await page.getByRole("button", { name: "Settings" }).click();
        await page.getByRole("switch", { name: /^Sound/ }).waitFor();
      },
    ],
    [
      "the laboratory",
      "",
      "light",
      "360×640",
      async (page) => {
        await page.getByRole("link", { name: "Laboratory" }).click();
        await page.getByRole("heading", { name: "Laboratory" }).first().waitFor();
      },
    ],
  ],
  "zh-CN": [
    ["Today", "#today-2026-03-01", "light", "360×640", (page) => chooseTab(page, "今日")],
    ["free play with doors", "#doors-0111-1001-0011-1011.off", "dark", "1280×720"],
    ["a win", "#path-4", "dark", "740×360", (page) => win(page)],
    [
      "the menu",
      "#path-12",
      "light",
      "1280×720",
      async (page) => {
        await page.getByRole("button", { name: "更多" }).click();
        await page.getByRole("button", { name: "嵌入" }).filter({ visible: true }).waitFor();
      },
    ],
    ["the player's page", "#path-3", "light", "1280×720", (page) => chooseLook(page, 4)],
  ],
};
for (const [locale, states] of Object.entries(STATES))
  test(`axe finds nothing in ${states.map(([what]) => what).join(", ")}, ${locale}`, () =>
    visitWith(
      KEPT,
      "#path-1",
      async (page) => {
        await hashIs(page, "#path-1");
        for (const [what, address, colorScheme, size, act] of states) {
          const [width, height] = SIZES[size];
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          if (address) await follow(page, address);
          await act?.(page);
          const name = `${what}, ${colorScheme}, ${size}`;
          assert.deepEqual(await axe(page), [], name);
          const deletion = page.locator(".keeping .danger:visible");
          if (await deletion.count()) {
            await deletion.click();
            assert.deepEqual(await axe(page, "dialog[open]"), [], `${name}, the question`);
          }
          for (let i = 0; i < 2; i++) await page.keyboard.press("Escape");
        }
      },
      { locale, ...viewport(SIZES["360×640"]) },
    ));

// ---- small screens

test("at 320×568, 360×640 and 768×1024 the sheet of Solve and of a lesson leaves the whole board and its tools in sight", () =>
  visit("#solve-5x5.on", viewport(SIZES["360×640"]), async (page) => {
    for (const address of [
      "#solve-5x5.on",
      "#solve-doors-0111-1001-0011-1011.off",
      "#learn-elimination.5x5.on",
      "#learn-doors-0111-1001-0011-1011.off",
    ]) {
      await page.goto(browser.address + address);
      await page.locator("#panel-body > *").first().waitFor();
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [768, 1024],
      ]) {
        await page.setViewportSize({ width, height });
        const board = page.locator("#stage :is(lights-out, rotating-doors):visible .board");
        const bottom = (box) => box.y + box.height;
        await until(
          async () => bottom(await board.boundingBox()) <= (await page.locator("aside#panel").boundingBox()).y + 1,
        );
        const panel = await page.locator("#stage :is(lights-out, rotating-doors):visible .panel").boundingBox();
        for (const tool of await page.locator("#stage .tool:visible, #stage [slot=tools]:visible").all())
          assert.ok(bottom(await tool.boundingBox()) <= bottom(panel), `${address} at ${width}×${height}`);
      }
    }
  }));

test("the chosen tab of the explain pane is whole in its row, and all keep their order", () =>
  visit("#learn-5x5.on", viewport(SIZES["360×640"]), async (page) => {
    const pane = page.locator("lights-explain");
    const [tabs, more] = [pane.getByRole("tab"), pane.getByRole("button", { name: "More" })];
    await tabs.first().waitFor();
    for (const tab of await tabs.all()) {
      const name = await tab.textContent();
      await more.evaluate((button) => button.click());
      await pane
        .locator("[popover]")
        .getByRole("button", { name, exact: true })
        .evaluate((button) => button.click());
      const { isWhole, order } = await tabs.evaluateAll((all) => {
        const row = all[0].parentElement.getBoundingClientRect();
        const boxes = all.map((tab) => tab.getBoundingClientRect());
        const { top, bottom, left, right } = boxes[all.findIndex(({ ariaSelected }) => ariaSelected === "true")];
        return {
          isWhole: top >= row.top && bottom <= row.bottom && left >= row.left && right <= row.right + 0.5,
          order: boxes.map((box) => box.left),
        };
      });
      assert.ok(isWhole, name);
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a - b),
        name,
      );
    }
  }));

test("a board with joined edges says so, shows the marks of the joint, and the neighbours across", () =>
  visit(hashOf("three-square"), {}, async (page) => {
    await page.getByText("Opposite edges are joined.").first().waitFor();
    const widths = await page.locator("lights-out .board").evaluate((board) => {
      const { borderLeftWidth, borderLeftStyle, borderTopStyle, borderLeftColor, borderRightColor } = getComputedStyle(
        board,
        "::after",
      );
      return { borderLeftWidth, borderLeftStyle, borderTopStyle, same: borderLeftColor === borderRightColor };
    });
    assert.deepEqual(widths, {
      borderLeftWidth: "3px",
      borderLeftStyle: "dashed",
      borderTopStyle: "dashed",
      same: true,
    });
    await buttonsOf(page).nth(0).hover();
    const flips = await buttonsOf(page).evaluateAll((all) => all.map((each) => each.classList.contains("flips")));
    const { rows, cols } = await page.evaluate(() => {
      const { rows, cols } = document.querySelector("lights-out").engine;
      return { rows, cols };
    });
    assert.ok(flips[cols - 1] && flips[(rows - 1) * cols]);
  }));

test("on a phone on its side the rule of doors is said, and a hint takes the place of the goal and moves nothing", () =>
  visit("#path-doors-18", viewport(SIZES["740×360"]), async (page) => {
    await hashIs(page, "#path-doors-18");
    const rule = await page.getByText("Press a door: the doors lit below it").filter({ visible: true }).boundingBox();
    assert.ok(rule.width > 50 && rule.height > 20);
    const words = page.locator("rotating-doors .status :is(span, strong):visible");
    const sizes = await words.evaluateAll((all) =>
      all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    );
    assert.ok(Math.min(...sizes) >= 12, `${sizes}`);
    const hint = page.getByRole("button", { name: "Hint" });
    const before = await hint.boundingBox();
    for (let i = 0; i < 3; i++) await hint.click();
    const note = page.locator("rotating-doors .note");
    await note.filter({ hasText: "Press the ringed one" }).waitFor();
    assert.deepEqual(await hint.boundingBox(), before);
    assert.ok(await note.evaluate((line) => line.scrollHeight <= line.clientHeight));
  }));

test("after a win in the dark a star stands in every lamp, and a ring again after a new start; the menu of the last tool is walked by keys", () =>
  visit("#path-3", {}, async (page) => {
    await hashIs(page, "#path-3");
    const shapes = () =>
      page
        .locator("lights-out .cell")
        .evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell, "::before").clipPath))]);
    assert.deepEqual(await shapes(), ["none"]);
    await win(page);
    const [star, ...others] = await shapes();
    assert.match(star, /^polygon/);
    assert.deepEqual(others, []);
    await page.getByRole("button", { name: "Next" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Restart" }).click();
    assert.deepEqual(await shapes(), ["none"]);
    const more = page.getByRole("button", { name: "More" }).filter({ visible: true });
    await more.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    assert.equal(await focused(), "Solve");
    await page.keyboard.press("Escape");
    assert.equal(await focused(), "More");
    for (const [isAllowed, sentence] of /** @type {const} */ ([
      [true, "Link copied"],
      [false, "The browser forbids copying"],
    ])) {
      await page.evaluate((isAllowed) => {
        const writeText = () =>
          isAllowed ? Promise.resolve() : Promise.reject(new DOMException("", "NotAllowedError"));
        Object.assign(navigator.clipboard, { writeText });
      }, isAllowed);
      for (const key of ["Enter", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
      await page.locator(".menu:popover-open").getByText(sentence).waitFor();
      await page.keyboard.press("Escape");
    }
  }));

test("the words of a shared result are whole on a phone", () =>
  visit(hashOf("ten-doors"), viewport(SIZES["360×640"]), async (page) => {
    await hashIs(page, hashOf("ten-doors"));
    await win(page);
    await page.getByRole("button", { name: "Share" }).filter({ visible: true }).first().click();
    const words = page.getByRole("dialog").locator("pre");
    assert.ok(await words.evaluate((text) => text.scrollWidth <= text.clientWidth));
  }));

test("Escape and a tap on the board or elsewhere put the card of a win away, and change nothing of the board", () =>
  visit("#path-1", viewport(SIZES["360×640"]), async (page) => {
    const card = page.getByRole("region", { name: "Solved" });
    for (const away of [
      () => page.keyboard.press("Escape"),
      () => buttonsOf(page).nth(0).click(),
      () => page.locator(".logo, .where").filter({ visible: true }).first().click(),
    ]) {
      await buttonsOf(page).nth(4).click();
      await card.waitFor();
      const solved = await page.evaluate(() => document.querySelector("lights-out").notation);
      await away();
      await card.waitFor({ state: "hidden" });
      assert.equal(await page.evaluate(() => document.querySelector("lights-out").notation), solved);
      await page.getByRole("button", { name: "Restart" }).click();
    }
  }));

for (const [locale, levels] of /** @type {[string, [string, number[]][]][]} */ ([
  [
    "en-GB",
    [
      ["#path-2", []],
      ["#path-9", [0, 0]],
      ["#path-doors-7", []],
    ],
  ],
  [
    "zh-CN",
    [
      ["#path-2", []],
      ["#path-9", [0, 0]],
    ],
  ],
]))
  test(`the card of a win covers no part of the board, ${locale}`, () =>
    visit("#path-1", { locale, hasTouch: true }, async (page) => {
      await hashIs(page, "#path-1");
      for (const [width, height] of Object.values(SIZES)) {
        await page.setViewportSize({ width, height });
        for (const [address, more] of levels) {
          await follow(page, address);
          await page.locator("#stage > :is(lights-out, rotating-doors):visible").evaluate((board, more) => {
            for (const button of more) board.press(button);
          }, more);
          await win(page);
          const card = page.locator(".win:visible");
          await card.waitFor();
          await card.evaluate((root) => Promise.all(root.getAnimations().map(({ finished }) => finished)));
          const box = await card.boundingBox();
          const board = await page.locator(":is(lights-out, rotating-doors):visible .board").boundingBox();
          const inside = (low, size, from, length) =>
            Math.max(0, Math.min(low + size, from + length) - Math.max(low, from));
          const covered =
            inside(board.x, board.width, box.x, box.width) * inside(board.y, board.height, box.y, box.height);
          assert.ok(covered < 1, `${covered} px² of the board of ${address} at ${width}×${height}`);
          assert.ok(box.y >= 0 && box.y + box.height <= height, `the card of ${address} is whole`);
          assert.ok(await card.evaluate((root) => root.scrollHeight <= root.clientHeight), "and does not scroll");
        }
      }
    }));

test("a win of lights is seen in a night sky that is the level's own, until the board is played again", () =>
  visit("#path-4", { locale: "en-GB", colorScheme: "light" }, async (page) => {
    await hashIs(page, "#path-4");
    await win(page);
    await page.locator(".win:visible").waitFor();
    // But for those that text would cover, which may move while the page still loads.
    const sky = async () => new Set((await page.locator(".sky svg").innerHTML()).match(/<circle[^>]*>/g));
    const first = await sky();
    const nightOf = () =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).colorScheme,
        document.querySelector(".sky")?.checkVisibility() ?? false,
      ]);
    assert.deepEqual(await nightOf(), ["dark", true]);
    assert.deepEqual(await axe(page), []);
    const figure = await page.locator("lights-out polyline").getAttribute("points");
    const presses = await page.locator("lights-out").evaluate(({ engine }) => new Set(engine.moves).size);
    assert.equal(figure.split(" ").length, presses, "the figure has a corner for each press");
    // A preview leaves a star as it is.
    const starOf = () =>
      page
        .locator("lights-out .cell")
        .nth(1)
        .evaluate((cell) => getComputedStyle(cell, "::before").width);
    const star = await starOf();
    await page.locator("lights-out .cell").nth(1).hover();
    assert.equal(await starOf(), star);
    await page.locator("lights-out").evaluate((board) => board.reset());
    assert.deepEqual(await nightOf(), ["light dark", false]);
    assert.equal(await page.locator("lights-out polyline").count(), 0);
    await win(page);
    const again = await sky();
    assert.ok([...again].filter((star) => first.has(star)).length >= 0.8 * Math.max(first.size, again.size));
    await page.locator(".win:visible").waitFor();
    await follow(page, "#path-doors-6");
    assert.deepEqual(await nightOf(), ["light dark", false], "the doors are in sight");
    await win(page);
    await page.locator(".win:visible").waitFor();
    assert.deepEqual(await nightOf(), ["light dark", false], "doors have light");
  }));

test("every level is within two taps of the path, and no star is behind another", () =>
  visit("#path-1", { viewport: { width: 360, height: 640 }, hasTouch: true }, async (page) => {
    for (const [address, count] of /** @type {[string, number][]} */ ([
      ["#path-2", 78],
      ["#path-doors-1", 43],
    ])) {
      await follow(page, address);
      await chooseTab(page, "Path");
      const chapters = page.locator(".chapter");
      await becomes(() => page.locator(".chapter a.star").count(), count);
      let seen = 0;
      for (let i = 0; i < (await chapters.count()); i++) {
        const chapter = chapters.nth(i);
        if (!(await chapter.evaluate(({ open }) => open))) await chapter.locator("summary").click();
        const boxes = await chapter.locator("a.star").evaluateAll((stars) =>
          stars.map((star) => {
            star.scrollIntoView({ block: "center" });
            const { left, top, width, height } = star.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            return [star === hit || star.contains(hit), left >= 0 && left + width <= innerWidth];
          }),
        );
        assert.ok(boxes.flat().every(Boolean), `chapter ${i} of ${address}`);
        seen += boxes.length;
      }
      assert.equal(seen, count);
    }
  }));

test("by keyboard a chapter unfolds to its levels, and each level, the next one too, leads to the board", () =>
  visit("#path-7", { viewport: { width: 1280, height: 720 } }, async (page) => {
    const isOnBoard = () => page.evaluate(() => document.activeElement?.localName === "lights-out");
    const shapes = page.locator(".chapter").filter({ has: page.getByRole("heading", { name: "Shapes" }) });
    await shapes.locator("summary").press("Enter");
    await page.getByRole("link", { name: "Level 22", exact: true }).press("Enter");
    await hashIs(page, "#path-22");
    assert.ok(await isOnBoard());
    await page.locator(".following").press("Enter"); // which moves to the first chapter
    await hashIs(page, "#path-1");
    assert.ok(await isOnBoard());
  }));

test("on a laptop the cards of chapters fill their rows, whatever chapter is played", () =>
  visit("#path-25", { viewport: { width: 1280, height: 720 } }, async (page) => {
    for (const address of ["#path-25", "#path-78", "#path-doors-1", "#path-doors-20"]) {
      await page.evaluate((address) => location.assign(address), address);
      await page.locator(".chapter [aria-current]").first().waitFor({ state: "attached" });
      const boxes = await page
        .locator(".path > *")
        .evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
        );
      for (const { top } of boxes) {
        const ends = boxes.filter((box) => box.top === top).map(({ right }) => right);
        assert.ok(Math.abs(Math.max(...ends) - boxes[0].right) < 1, `a row of ${ends.length} of ${address}`);
      }
    }
  }));

test("the windows of days are one tab stop, the day that shows, and arrow keys lead to the others", () =>
  visitWith(KEPT, "#today-2026-02-27", async (page) => {
    const stops = page.locator("ol.week a[href]:not([tabindex='-1'])");
    await stops.waitFor();
    const focused = () => page.evaluate(() => document.activeElement.getAttribute("href"));
    await stops.focus();
    assert.match(await focused(), /2026-02-27/);
    await page.keyboard.press("ArrowRight");
    assert.match(await focused(), /2026-02-28/);
    await page.keyboard.press("ArrowUp");
    assert.match(await focused(), /2026-02-21/);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => location.hash.includes("2026-02-21"));
    assert.equal(await stops.count(), 1);
  }));

test("on a laptop the next level is in sight at once, whatever chapter is played", () =>
  visit("#path-78", { viewport: { width: 1280, height: 720 } }, async (page) => {
    for (const address of ["#path-78", "#path-70", "#path-1", "#path-doors-43"]) {
      await page.evaluate((address) => location.assign(address), address);
      await page.locator(".chapter [aria-current]").first().waitFor({ state: "attached" });
      await assertInReach(page.locator(".following .primary"));
    }
  }));

test("the button of Today stays in sight in a full sheet, and does not cover the house in half a sheet", () =>
  visit("#today", { viewport: { width: 360, height: 640 }, hasTouch: true }, async (page) => {
    const start = page.locator(".today > .primary");
    await page.locator(".grip").click();
    await page.locator("[data-stop=half]").waitFor();
    const house = await page.locator(".house").boundingBox();
    assert.ok((await start.boundingBox()).y >= house.y + house.height);
    await page.locator(".grip").click();
    await page.locator("[data-stop=full]").waitFor();
    await assertInReach(start);
  }));

test("a folded chapter of the path shows its stars, lit where levels are won", () => {
  const levels = PATHS.lights.filter(({ chapter }) => chapter === "shapes");
  const won = [0, 1, 4];
  const records = Object.fromEntries(won.map((i) => [levels[i].key, playOf(levels[i].fewest)]));
  return visitWith(progressOf({ records }), "#path-1", async (page) => {
    await hashIs(page, "#path-1");
    await chooseTab(page, "Path");
    const line = page.locator(".chapter summary", { hasText: "Shapes" });
    await line.getByText(`${won.length} of ${levels.length}`).waitFor();
    const count = (part) =>
      line.locator(`.small-sky .${part}`).evaluate((path) => path.getAttribute("d").split("M").length - 1);
    assert.deepEqual([await count("lit"), await count("dim"), await count("joint")], [3, levels.length - 3, 1]);
  });
});

test("a level is printed on one page with its goal, its rule, the start and its address, and Solve on one page", () =>
  visit("#path-1", { colorScheme: "dark" }, async (page) => {
    await hashIs(page, "#path-1");
    const paper = page.locator(".paper");
    const pagesOf = async () => {
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      return pdf.split(/\bobj\b/).filter((object) => /\/Type\s*\/Page\b/.test(object)).length;
    };
    const [square, doors] = [pathLevel("three-square"), pathLevel("ten-doors")];
    for (const [address, said] of /** @type {[string, string[]][]} */ ([
      [
        hashOf(square.which),
        [`Lights, level ${square.number} · fewest 3`, "Turn every light off", "A press flips", "edges are joined"],
      ],
      [hashOf(doors.which), [`Doors, level ${doors.number} · fewest 8`, "Open every door", "Press a door"]],
    ])) {
      await follow(page, address);
      await paper.filter({ hasText: `${browser.address}${address}` }).waitFor({ state: "attached" });
      await page.waitForFunction(() => document.querySelector(".paper:not([hidden]) img")?.naturalWidth > 0);
      const start = await paper.locator("img").getAttribute("src");
      await buttonsOf(page).first().click();
      assert.ok((await paper.locator("img").getAttribute("src")) === start, "not the position");
      assert.equal(await pagesOf(), 1);
      await page.emulateMedia({ media: "print" });
      assert.ok(await paper.isVisible());
      const text = await paper.textContent();
      for (const part of said) assert.ok(text.includes(part), `${part} in ${text}`);
      assert.ok(text.endsWith(`${browser.address}${address}`), text);
      await page.emulateMedia({ media: "screen" });
    }
    await follow(page, "#solve-5x5.on");
    await page.getByRole("heading", { name: "15 presses, the fewest" }).waitFor();
    assert.equal(await pagesOf(), 1);
    await page.emulateMedia({ media: "print" });
    assert.ok(await paper.isHidden());
  }));
