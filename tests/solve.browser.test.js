// People who are stuck with a board from elsewhere, on a phone and on a laptop, by taps and by keys: from landing to the fewest presses,
// with the actions counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { positionText } from "../web/board/notation.js";
import { axe, testBrowser } from "./browser.js";
import { engineOf } from "./core.js";
import { fileOf, giveText } from "./giving.js";
import { drawScreenshot } from "./screenshots.js";
import { becomes, until } from "./until.js";

const browser = await testBrowser();

/** The most actions from landing to an answer, beside the facts that only the reader knows. */
const ACTIONS_MAX = { drawn: 2, withHole: 4, tapped: 3, statues: 12, preset: 6, read: 3 };
const SIZES = { phone: { width: 360, height: 640 }, laptop: { width: 1280, height: 800 } };

/**
 * Lands on the page. act() counts an action; fact() a light that is set, or something else that only the reader knows.
 * @param {{ width: number, height: number }} viewport
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function land(viewport, options) {
  const { page } = await browser.open("", { viewport, hasTouch: viewport.width < 800, ...options });
  await page.locator("#panel-body > *").first().waitFor({ state: "attached" });
  const counts = { actions: 0, facts: 0 };
  /** @param {"actions" | "facts"} kind */
  const doing =
    (kind) =>
    async (/** @type {import("playwright-core").Locator} */ target, typed = "") => {
      counts[kind]++;
      await (typed ? target.fill(typed) : target.click());
    };
  return { page, counts, act: doing("actions"), fact: doing("facts") };
}

const place = (page, name) => page.getByRole("navigation", { name: "Places" }).getByRole("link", { name });
const kind = (page, name) => page.getByRole("navigation", { name: "Kinds" }).getByRole("link", { name });
const cell = (page, row, column) =>
  page.getByRole("button", { name: new RegExp(`^row ${row}, column ${column}, (on|off)`) });
const notation = (page) => page.evaluate(() => document.querySelector("lights-out").notation);

/** Gives Solve the board that it has after landing. */
const beginAnew = (page) =>
  page.evaluate(() => Object.assign(document.querySelector("lights-out"), { notation: "5x5.on" }));

/** The answer shows and is announced. @param {any} page @param {string} notation */
async function answers(page, notation) {
  const { weight } = engineOf(notation).fewestNow();
  const sentence = `${weight} press${weight === 1 ? "" : "es"}, the fewest.`;
  await page.getByRole("status").getByRole("heading", { name: sentence }).waitFor();
}

/** Presses Tab until an element has the focus: every reader without a mouse can reach it. @param {any} page @param {any} target */
async function tabTo(page, target) {
  const wanted = await target.elementHandle();
  for (let i = 0; i < 100; i++) {
    if (await wanted.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press("Tab");
  }
  assert.fail("the focus does not get there");
}

/** The arrow key that leads from the cell with the focus to another one; none there. @param {Element} element */
function arrowTowards(element) {
  const from = /** @type {ShadowRoot} */ (element.getRootNode()).activeElement;
  const [[x, y], [fromX, fromY]] = [element, from].map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  });
  if (Math.abs(y - fromY) > 5) return y > fromY ? "ArrowDown" : "ArrowUp";
  if (Math.abs(x - fromX) > 5) return x > fromX ? "ArrowRight" : "ArrowLeft";
  return "";
}

/** Moves the focus from a cell to another one by arrow keys. @param {any} page @param {any} target */
async function arrowTo(page, target) {
  const wanted = await target.elementHandle();
  for (let i = 0; i < 40; i++) {
    const key = await wanted.evaluate(arrowTowards);
    if (!key) return;
    await page.keyboard.press(key);
  }
  assert.fail("the focus does not get there");
}

/** Rows and columns of the lights of a board of 5×5. */
const LIT = [
  [1, 2],
  [3, 3],
  [4, 1],
  [5, 5],
];
const DRAWN = "5x5.4009008";

const POST = "> stuck on this one, any help?\n> ```\n> xoxox\n> ooooo\n> xoxox\n> ```\nthanks!";
const POSTED = "3x5.a82a";

/** A board below a header, before a blurred background. */
const SCREENSHOT = drawScreenshot("glow", 24);
const SHOWN = positionText({ ...SCREENSHOT, rule: "plus", wrap: "flat", goal: "off", holes: [] }, SCREENSHOT.classes);

/** Statues in a row: each turns itself and its neighbours, and C is on. */
const STATUES = { 4: "doors-1100-1110-0111-0011.2", 6: "doors-110000-111000-011100-001110-000111-000011.20" };

/** The facts about these statues that a player of their game knows. @param {string} names */
const factsOf = (names) => [
  ...[...names].flatMap((from, i) =>
    [i - 1, i + 1].filter((to) => names[to]).map((to) => `${from} turns ${names[to]}`),
  ),
  "C is on now",
];

for (const [device, viewport] of Object.entries(SIZES)) {
  test(`on a ${device}, a 5×5 board, a 3×3 board with a missing corner and a goal picture are drawn by taps`, async () => {
    const { page, act, fact, counts } = await land(viewport);
    await act(place(page, "Solve"));
    await act(page.getByRole("button", { name: "All off" }));
    for (const [row, column] of LIT) await fact(cell(page, row, column));
    assert.equal(await notation(page), DRAWN);
    await answers(page, DRAWN);
    assert.deepEqual(await axe(page), []);
    assert.ok(counts.actions <= ACTIONS_MAX.drawn);
    assert.equal(counts.facts, LIT.length);

    await beginAnew(page);
    Object.assign(counts, { actions: 1, facts: 0 }); // Solve has been opened
    await act(page.getByRole("button", { name: "3×3", exact: true }));
    await fact(cell(page, 1, 1));
    await fact(cell(page, 2, 3));
    await act(page.getByRole("button", { name: "Holes" }));
    await act(cell(page, 3, 3));
    assert.equal(await notation(page), "3x3-holes008.7b0");
    await answers(page, "3x3-holes008.7b0");
    assert.deepEqual(await axe(page), []);
    assert.ok(counts.actions <= ACTIONS_MAX.withHole);
    assert.equal(counts.facts, 2);

    await beginAnew(page);
    await page.getByRole("button", { name: "3×3", exact: true }).click();
    if (device === "phone") await page.getByText("Rules, shape and more").click(); // folded there
    await page.getByRole("combobox", { name: "Goal" }).selectOption("A picture");
    const targets = page.getByRole("group", { name: "Targets" }).getByRole("button");
    for (const cell of [0, 4, 8]) await targets.nth(cell).click();
    assert.equal(await notation(page), "3x3=888.on");
    await answers(page, "3x3=888.on");
    assert.deepEqual(await axe(page), []);
    await page.getByRole("button", { name: "row 1, column 2, on", exact: true }).waitFor();
    await page.getByRole("button", { name: "row 2, column 2, on, to be lit" }).waitFor();
  });

  test(`on a ${device}, six statues that turn each other`, async () => {
    const { page, act, fact, counts } = await land(viewport);
    await act(kind(page, "Doors"));
    await act(place(page, "Solve"));
    await act(page.getByRole("button", { name: "Clear all" }));
    const things = page.locator(".things");
    await fact(things.getByLabel("Number of things"), "6");
    const facts = factsOf("ABCDEF");
    for (const name of facts) await fact(things.getByRole("button", { name, exact: true }));
    const { weight, presses } = engineOf(STATUES[6]).fewestNow();
    const names = [..."ABCDEF"].filter((_, button) => presses[button]);
    await page.getByRole("status").getByText(`${weight} presses, the fewest`).waitFor();
    assert.deepEqual(await things.locator(".press-list button").allInnerTexts(), names);
    assert.deepEqual(await axe(page), []);
    assert.ok(counts.actions <= ACTIONS_MAX.tapped);
    assert.equal(counts.facts, 1 + facts.length); // 1: that they are six
  });

  test(`on a ${device}, six statues in a ring are found among the puzzles that people know, and typed`, async () => {
    const { page, act, fact, counts } = await land(viewport);
    const things = page.locator(".things");
    const fewest = `${engineOf("doors-110001-111000-011100-001110-000111-100011.90").fewestNow().weight} presses, the fewest`;
    const rest = async () => device === "phone" && (await act(page.locator(".rest:visible > summary"))); // folded there
    await act(place(page, "Solve"));
    await rest();
    await act(page.locator("summary", { hasText: "Puzzles people know" }));
    await act(page.getByRole("link", { name: /^Six statues in a ring/ }));
    if (device === "phone") for (const part of [page.locator(".grip"), page.getByText("Your puzzle")]) await act(part);
    for (const name of "AD") await fact(things.getByRole("button", { name: `${name} is on now` }));
    await page.getByRole("status").getByText(fewest).waitFor();
    assert.ok(counts.actions <= ACTIONS_MAX.preset);

    counts.actions = 2; // Solve for doors has been opened
    await act(page.getByRole("button", { name: "Clear all" }));
    await rest();
    await act(page.getByText("Or type it"));
    await act(things.getByLabel("Edges"), "1-2 2-3 3-4 4-5 5-6 6-1");
    await act(things.getByLabel("Now", { exact: true }), "100100");
    await page.getByRole("status").getByText(fewest).waitFor();
    assert.ok(counts.actions <= ACTIONS_MAX.statues);
  });

  test(`on a ${device}, a post of a forum is pasted, and a screenshot with a header and a blurred background is chosen`, async () => {
    const { page, act, counts } = await land(viewport, { permissions: ["clipboard-read", "clipboard-write"] });
    await page.evaluate((post) => navigator.clipboard.writeText(post), POST);
    await act(place(page, "Solve"));
    await act(page.getByRole("button", { name: "Paste", exact: true }));
    await answers(page, POSTED);
    assert.deepEqual(await axe(page), []);
    assert.equal(await notation(page), POSTED);
    assert.ok(counts.actions <= ACTIONS_MAX.read);

    counts.actions = 1; // Solve has been opened
    const buffer = await fileOf(page, SCREENSHOT);
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      act(page.getByRole("button", { name: "Picture", exact: true })),
    ]);
    await chooser.setFiles({ name: "board.png", mimeType: "image/png", buffer });
    await act(page.getByRole("button", { name: "Use this board" }));
    await until(async () => (await notation(page)) === SHOWN);
    await answers(page, SHOWN);
    assert.deepEqual(await axe(page), []);
    assert.ok(counts.actions <= ACTIONS_MAX.read);
  });

  test(`on a ${device}, a drag makes holes and fills them, in both kinds of boards, and a list of who flips whom is pasted`, async () => {
    const { page, act } = await land(viewport);
    await act(place(page, "Solve"));
    await page.locator(".answer-card").waitFor();
    for (const board of ["3x3.on", "3x3-mod3.1"]) {
      await page.evaluate((board) => Object.assign(document.querySelector("lights-out"), { notation: board }), board);
      await until(async () => (await notation(page)) === board); // a board with more states fetches its script first
      await page.getByRole("button", { name: "Holes", pressed: false }).click();
      const cells = page.locator("lights-out .cell");
      const middle = async (/** @type {number} */ cell) => {
        const { x, y, width, height } = await cells.nth(cell).boundingBox();
        return /** @type {const} */ ([x + width / 2, y + height / 2]);
      };
      const drag = async (/** @type {number[]} */ ...way) => {
        await cells.first().evaluate((cell) => cell.scrollIntoView({ block: "center", behavior: "instant" })); // a tap on a tool may have scrolled
        await cells.first().click({ trial: true }); // once it stands still
        await page.mouse.move(...(await middle(way[0])));
        await page.mouse.down();
        for (const cell of way) await page.mouse.move(...(await middle(cell)));
        await page.mouse.up();
      };
      await drag(0, 1, 2);
      assert.match(await notation(page), /^3x3-holese00/);
      await drag(1, 2);
      assert.match(await notation(page), /^3x3-holes800/);
      const tools = page.getByRole("group", { name: "What the brush makes" });
      await tools.getByRole("button", { name: "Locked" }).click();
      await drag(1, 2);
      await until(async () => /^3x3-holes800-locked600/.test(await notation(page)));
      await tools.getByRole("button", { name: "Any state" }).click();
      await drag(2, 5);
      await until(async () => /^3x3-holes800-locked600-any240/.test(await notation(page)));
      assert.deepEqual(await axe(page), []);
      await page.getByRole("button", { name: "Holes", pressed: true }).click();
      assert.equal(await tools.isVisible(), false);
    }
    await giveText(page, "paste", "A flips A, B\nB flips B, C\nC flips C");
    await page.waitForFunction(() => location.hash === "#solve-doors-110-011-001.off");
    await page.getByRole("heading", { name: "Press A and C: 2 presses, the fewest." }).waitFor();
  });
}

/** Holds a script back until the function that this gives is called. @param {import("playwright-core").Page} page @param {RegExp} script */
async function holdBack(page, script) {
  let come = () => {};
  const coming = new Promise((resolve) => {
    come = () => resolve(undefined);
  });
  await page.route(script, async (route) => {
    await coming;
    await route.continue();
  });
  return () => come();
}

test("a tap before the script of Solve has come draws, too", async () => {
  const { page } = await browser.open("#2x2.off", { viewport: SIZES.phone });
  await page.getByRole("button", { name: "row 1, column 1, off" }).waitFor();
  const come = await holdBack(page, /solve-lazy/);
  await page.evaluate(() => {
    location.hash = "#solve-5x5.off";
  });
  await page.waitForFunction(() => document.querySelector("lights-out").edit);
  await cell(page, 3, 3).click();
  assert.equal(await notation(page), "5x5.0008000");
  come();
  await answers(page, "5x5.0008000");
});

test("changes made while the script of more states is on its way are all made when it has come", async () => {
  const { page } = await browser.open("#2x2.off", { viewport: SIZES.laptop });
  const come = await holdBack(page, /states-lazy/);
  await page.evaluate(() => {
    location.hash = "#solve-3x3.on";
  });
  await answers(page, "3x3.on");
  await page.getByRole("button", { name: "Holes", pressed: false }).click();
  await page.getByRole("button", { name: "Locked" }).click();
  for (const column of [1, 2, 3, 3]) await cell(page, 1, column).click(); // the last tap takes its mark away
  await page.getByLabel("Edges").selectOption("torus");
  assert.equal(await notation(page), "3x3-torus.on");
  come();
  await until(async () => (await notation(page)) === "3x3-torus-lockedc00.on");
});

test("a 5×5 board is drawn by keys alone, with an arrow for each step and Space for each light", async () => {
  const { page } = await land(SIZES.laptop);
  for (const target of [place(page, "Solve"), page.getByRole("button", { name: "All off" })]) {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  }
  await tabTo(page, page.locator("lights-out .cell[tabindex='0']"));
  for (const [row, column] of LIT) {
    await arrowTo(page, cell(page, row, column));
    await page.keyboard.press("Space");
  }
  assert.equal(await notation(page), DRAWN);
  await answers(page, DRAWN);
});

test("a 3×3 board with a missing corner is drawn by keys alone", async () => {
  const { page } = await land(SIZES.laptop);
  const press = async (/** @type {import("playwright-core").Locator} */ target) => {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  const draw = async (/** @type {number[][]} */ ...cells) => {
    await tabTo(page, page.locator("lights-out .cell[tabindex='0']"));
    for (const [row, column] of cells) {
      await arrowTo(page, cell(page, row, column));
      await page.keyboard.press("Space");
    }
  };
  await press(place(page, "Solve"));
  await press(page.getByRole("button", { name: "3×3", exact: true }));
  await draw([1, 1], [2, 3]);
  await press(page.getByRole("button", { name: "Holes" }));
  await draw([3, 3]);
  assert.equal(await notation(page), "3x3-holes008.7b0");
  await answers(page, "3x3-holes008.7b0");
});

test("a post and a screenshot are read by keys alone", async () => {
  const { page } = await land(SIZES.laptop, { permissions: ["clipboard-read", "clipboard-write"] });
  const png = await fileOf(page, SCREENSHOT);
  await page.evaluate((post) => navigator.clipboard.writeText(post), POST);
  await tabTo(page, place(page, "Solve"));
  await page.keyboard.press("Enter");
  await page.locator(".answer-card").waitFor();
  await page.keyboard.press("Control+V");
  await answers(page, POSTED);
  await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ "image/png": new Blob([bytes], { type: "image/png" }) })]);
  }, png.toString("base64"));
  await page.keyboard.press("Control+V");
  await page.getByRole("button", { name: "Use this board" }).waitFor();
  await page.keyboard.press("Enter");
  await until(async () => (await notation(page)) === SHOWN);
  await answers(page, SHOWN);
});

test("four statues are described by keys alone", async () => {
  const { page } = await land(SIZES.laptop);
  const things = page.locator(".things");
  for (const target of [kind(page, "Doors"), place(page, "Solve"), page.getByRole("button", { name: "Clear all" })]) {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  }
  await tabTo(page, things.getByLabel("Number of things"));
  await page.keyboard.type("4");
  await tabTo(page, things.locator(".things-table button:not([tabindex='-1'])"));
  for (const name of factsOf("ABCD")) {
    await arrowTo(page, things.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Space");
  }
  const { weight } = engineOf(STATUES[4]).fewestNow();
  await page.getByRole("status").getByText(`${weight} presses, the fewest`).waitFor();
});

test("the presses of a level of each path are there after a visit to Solve", async () => {
  const { page } = await browser.open();
  for (const level of ["path-9", "path-doors-9"]) {
    await page.goto(`${browser.address}#${level}`);
    const game = page.locator("#stage :is(lights-out, rotating-doors):visible");
    await page.waitForFunction(() => /^#path-.*9$/.test(location.hash));
    await game.locator("button.cell, button.door").first().click();
    const pressed = await game.evaluate((board) => board.notation);
    assert.match(pressed, /\.\w+\.8/);
    await place(page, "Solve").click();
    await page.getByRole("heading", { name: /the fewest\.$/ }).waitFor();
    await place(page, "Play").click();
    await becomes(() => game.evaluate((board) => board.notation), pressed);
  }
});

test("presses that are ticked off stay those of one solution, also after a reload; without a solution none is offered to copy, and paper has the board, its marks and the answer", async () => {
  const { page } = await browser.open("#solve-5x5.on", { viewport: SIZES.laptop });
  await page.getByRole("button", { name: "Tick off presses" }).click();
  const items = page.locator(".press-list button");
  const labels = () => items.evaluateAll((all) => all.map((item) => item.getAttribute("aria-label")));
  await becomes(() => items.count(), 15); // of four such solutions
  const before = await labels();
  await items.first().click();
  await page.getByText("14 presses left, the fewest.").first().waitFor();
  assert.deepEqual(await labels(), before);
  await page.reload();
  await page.getByText("14 presses left, the fewest.").first().waitFor();
  await becomes(() => items.count(), 15);
  assert.deepEqual(await labels(), before);
  const copy = page.getByRole("button", { name: "Copy solution", includeHidden: true });
  await page.locator(".answer-card details.more").evaluate((details) => void details.setAttribute("open", ""));
  assert.ok(await copy.isVisible());
  await page.goto(`${browser.address}#solve-5x5.8000000`);
  await becomes(() => copy.isHidden(), true);
  const answer = page.getByRole("heading", { name: "No solution." });
  await answer.waitFor();
  await page.emulateMedia({ media: "print" });
  assert.ok(await answer.isVisible());
  for (const part of ["#header", ".panel-body", "#panel button"])
    assert.equal(await page.locator(part).filter({ visible: true }).count(), 0, part);
  const hatch = page.locator("lights-out .hatched").first();
  assert.equal(await hatch.evaluate((mark) => getComputedStyle(mark).printColorAdjust), "exact");
});
