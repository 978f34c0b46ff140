// The doors view of the site: the article's game and what stands beside it. Answers are checked by trying every set.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, testBrowser } from "./browser.js";
import { pairs } from "./pairs.js";
import { becomes } from "./until.js";

const FIRST_LEVEL = "doors-0111-1001-0011-1011.off";

const browser = await testBrowser();

async function openDoors(notation = FIRST_LEVEL, options = {}) {
  const { page } = await browser.open(`#solve-${notation}`, options);
  await page.locator(".doors-panel .card").first().waitFor();
  return { page };
}

/** Shows other doors in the same page, or the same ones from the start. */
const showDoors = (page, notation = FIRST_LEVEL) =>
  page.locator("#stage rotating-doors").evaluate((doors, notation) => {
    doors.notation = notation;
  }, notation);

/** Opens what stands under a summary. */
const unfold = (page, summary) =>
  things(page)
    .getByText(summary)
    .evaluate((element) => {
      element.closest("details").open = true;
    });

/** Waits until the middle of an element is in sight, and nothing covers it. */
const isInSight = (locator) =>
  becomes(
    () =>
      locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    true,
  );

/** Leads to a place by its link. */
const go = (page, place) =>
  page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: place, exact: true }).click();

const game = (page) => card(page, "Doors and masks");
const things = (page) => page.locator(".things");
const answer = (page) => page.locator("#panel .answer-head");
const turns = (page, name) => things(page).getByRole("button", { name, exact: true });
const ticks = (page) => things(page).locator(".press-list button");
/** The doors of a set that are marked, or the presses, as numbers. */
const marked = (page, name) =>
  page.locator("#stage rotating-doors").evaluate((doors, name) => [...(doors.marks[name] ?? [])], name);
const pressDoor = (page, button) =>
  page.locator("#stage rotating-doors").evaluate((doors, button) => void doors.press(button), button);
const notationOf = (page) => page.locator("#stage rotating-doors").evaluate((doors) => doors.notation);
const masksOf = (notation) => notation.split(".")[0].split("-").slice(1);

/** A card that opens and closes, opened. */
async function card(page, title) {
  const details = page.locator(".doors-panel details").filter({ hasText: title });
  if (!(await details.evaluate((element) => element.open))) await details.locator("summary").click();
  return details;
}

/** Every set of buttons, as numbers, that turns exactly these doors (as masks are: door A lowest), fewest first. */
function setsThatTurn(masks, wanted) {
  const bits = masks.map((mask) => Number.parseInt([...mask].reverse().join(""), 2));
  const turned = (set) => bits.reduce((sum, mask, button) => ((set >> button) & 1 ? sum ^ mask : sum), 0);
  const weight = (set) => set.toString(2).replaceAll("0", "").length;
  const sets = Array.from({ length: 2 ** masks.length }, (_, set) => set);
  return sets.filter((set) => turned(set) === wanted).sort((a, b) => weight(a) - weight(b));
}

const allDoors = (masks) => 2 ** masks[0].length - 1;
const letters = (set) => [..."ABCDEFGHIJ"].filter((_, button) => (set >> button) & 1).join(" ");

test("the answer and its presses show without scrolling on a phone", async () => {
  const { page } = await openDoors(undefined, { viewport: { width: 360, height: 640 }, locale: "zh-CN" });
  await answer(page).getByText("按 A、C、D：3 步，最少。").waitFor();
  await page.waitForFunction(() => {
    const { bottom } = document.querySelector(".press-list").getBoundingClientRect();
    return bottom <= document.querySelector(".places").getBoundingClientRect().top;
  });
});

test("presses are ticked in any order, taken back, and survive a reload; a press of another button is recorded on its door, and the fewest are listed", async () => {
  const { page } = await openDoors();
  assert.deepEqual(await ticks(page).allInnerTexts(), ["A", "C", "D"]);
  await turns(page, "D is pressed").click();
  await answer(page).getByText("Press A and C: 2 presses left, the fewest.").waitFor();
  assert.equal(await notationOf(page), `${FIRST_LEVEL}.1`);
  await page.reload();
  await answer(page).getByText("Press A and C: 2 presses left, the fewest.").waitFor();
  assert.equal(await turns(page, "D is pressed").getAttribute("aria-pressed"), "true");
  await turns(page, "D is pressed").click();
  await answer(page).getByText("Press A, C and D: 3 presses, the fewest.").waitFor();
  for (const name of ["C", "A", "D"]) await turns(page, `${name} is pressed`).press("Enter");
  await answer(page).getByText("Done: everything is as wanted.").waitFor();
  assert.equal(await page.locator("#stage rotating-doors").evaluate(({ engine }) => engine.solved), true);
  assert.deepEqual(await marked(page, "rings"), []);

  await showDoors(page);
  await turns(page, "C is pressed").press("Enter");
  await pressDoor(page, 1);
  await answer(page).getByText("Press A, B and D: 3 presses left, the fewest.").waitFor();
  assert.deepEqual(await marked(page, "rings"), [0, 1, 3]);
  const states = await ticks(page).evaluateAll((items) =>
    items.map((item) => `${item.textContent} ${item.ariaPressed}`),
  );
  assert.deepEqual(states, ["A false", "B false", "C true", "D false"]);

  const masks = ["1111", "0111", "0101", "0111", "1001", "1100"];
  await showDoors(page, `doors-${masks.join("-")}.off`);
  assert.deepEqual(await marked(page, "rings"), [0]);
  await pressDoor(page, 1); // A and D would be as few
  assert.deepEqual(await marked(page, "rings"), [0, 1]);
  for (const button of [4, 2, 3, 5, 0]) {
    await pressDoor(page, button);
    const left = await marked(page, "rings");
    const sets = setsThatTurn(masks, await closedDoors(page));
    assert.ok(sets.includes(left.reduce((sum, each) => sum + 2 ** each, 0)), "a solution");
    assert.equal(left.length, weight(sets[0]), "the fewest");
  }
});

const weight = (set) => set.toString(2).replaceAll("0", "").length;
const closedDoors = (page) =>
  page
    .locator("#stage rotating-doors")
    .evaluate(({ engine }) => [...engine.lights].reduce((sum, open, door) => sum + (open ? 0 : 2 ** door), 0));

test("a puzzle without a solution has a witness, and changes that give it one; every solution stands under Details, and a chosen one is followed; it can be played", async () => {
  const masks = ["110", "011", "101"];
  const { page } = await openDoors(`doors-${masks.join("-")}.off`);
  await answer(page).getByText("No solution.").waitFor();
  await things(page).getByText("Every button turns an even number of A, B and C, but 3 of them must change").waitFor();
  assert.deepEqual(await marked(page, "witness"), [1, 1, 1]);
  assert.equal(await ticks(page).count(), 0);
  const repairs = things(page).locator(".repairs button");
  assert.deepEqual(await repairs.allInnerTexts(), ["A", "B", "C"]);
  await repairs.nth(1).click();
  assert.equal(await turns(page, "B is on now").getAttribute("aria-pressed"), "true");
  await answer(page)
    .getByText("Press C: 1 press, the fewest. One of 1")
    .or(answer(page).getByText("Press C: 1 press, the fewest."))
    .waitFor();
  await pressDoor(page, 0);
  await answer(page).getByText(/left/).waitFor();

  const many = ["11000", "01100", "00110", "00011", "10001", "11111", "10101", "01010", "11011", "00100"];
  await showDoors(page, `doors-${many.join("-")}.off`);
  const expected = setsThatTurn(many, allDoors(many));
  const fewest = expected.filter((set) => weight(set) === weight(expected[0]));
  await answer(page)
    .getByText(fewest.length > 1 ? `One of ${fewest.length} such solutions.` : "the fewest.")
    .waitFor();
  await unfold(page, "Details");
  await things(page).getByText(`${expected.length} solutions`).waitFor();
  const shown = () => things(page).locator(".winning button").allTextContents();
  assert.equal((await shown()).length, 16, "a page at first");
  await page.getByRole("button", { name: "More sets" }).click();
  const sets = await shown();
  assert.deepEqual([...sets].sort(), expected.map(letters).sort());
  const lengths = (list) => list.map((set) => set.length);
  assert.deepEqual(lengths(sets), lengths(expected.map(letters)), "fewest first");
  const last = sets.at(-1);
  await things(page).locator(".winning button").last().click();
  assert.deepEqual(await ticks(page).allInnerTexts(), last.split(" "));
  await answer(page)
    .getByText(`the fewest are ${weight(expected[0])}`)
    .waitFor();
  await ticks(page).first().click();
  assert.equal((await marked(page, "rings")).length, last.split(" ").length - 1, "it stays while it is pressed");
  const left = setsThatTurn(many, await closedDoors(page)).map(letters);
  assert.deepEqual((await shown()).sort(), left.sort());

  await showDoors(page);
  await turns(page, "B is on now").press("Enter");
  await things(page).getByRole("link", { name: "Play it with doors" }).click();
  await page.getByRole("tab", { name: "Free play", selected: true }).waitFor();
  assert.equal(await notationOf(page), FIRST_LEVEL.replace("off", "4"));
});

test("all the same is the goal with fewer presses; states, goals and names are the reader's own, and survive a reload", async () => {
  const { page } = await openDoors("doors-1000-0100-0010-0001.8");
  await unfold(page, "Names, goal, more buttons");
  await things(page).getByText("All on or all off").click();
  await answer(page).getByText("Press A: 1 press, the fewest.").waitFor();
  for (const thing of ["B", "C"]) await turns(page, `${thing} is on now`).press("Enter");
  await answer(page).getByText("Press D: 1 press, the fewest.").waitFor();
  await turns(page, "A is on in the end").press("Enter");
  assert.equal(await things(page).getByRole("checkbox", { name: "All on or all off" }).isChecked(), false);

  await showDoors(page);
  await turns(page, "B is on now").press("Enter");
  await turns(page, "D is on in the end").press("Enter");
  assert.equal(await notationOf(page), FIRST_LEVEL.replace(".off", "=e.4"));
  await unfold(page, "Names, goal, more buttons");
  await things(page).getByLabel("Names").fill("red fox, owl, <b>, hare");
  await turns(page, "red fox turns <b>").waitFor();
  const sentence = await answer(page).innerText();
  await page.waitForFunction(() => location.hash.endsWith("=e.4&names=red+fox,owl,%3Cb%3E,hare"));
  await page.reload();
  await turns(page, "red fox turns <b>").waitFor();
  assert.equal(await answer(page).innerText(), sentence);
  assert.equal(await turns(page, "owl is on now").getAttribute("aria-pressed"), "true");
  assert.equal(await turns(page, "hare is on in the end").getAttribute("aria-pressed"), "false");
  const left = setsThatTurn(masksOf(FIRST_LEVEL), 0b0101);
  assert.equal(await ticks(page).count(), weight(left[0]));
});

const isIn = (page, part) => page.evaluate((part) => document.activeElement?.closest(part) !== null, part);

async function tabTo(page, part) {
  for (let tabs = 0; !(await isIn(page, part)); tabs++) {
    assert.ok(tabs < 40, part);
    await page.keyboard.press("Tab");
  }
}

test("by keyboard alone a fact is changed and the presses are ticked; arrow keys reach every toggle; things and buttons are added, removed and brought back; one button at a time", async () => {
  const { page } = await openDoors();
  await tabTo(page, ".things-table");
  for (const key of ["ArrowRight", "Space"]) await page.keyboard.press(key);
  assert.equal(await notationOf(page), FIRST_LEVEL.replace("off", "4"), "B is on");
  for (const key of ["Space", "Shift+Tab"]) await page.keyboard.press(key);
  while (!(await isIn(page, ".press-list"))) await page.keyboard.press("Shift+Tab");
  for (const key of ["Space", "ArrowRight", "Enter", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await answer(page).getByText("Done").waitFor();

  await showDoors(page);
  const stops = await page
    .locator(".things-table button")
    .evaluateAll((cells) => cells.filter((cell) => cell.tabIndex === 0));
  assert.equal(stops.length, 1);
  await turns(page, "B turns C").click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  assert.deepEqual(masksOf(await notationOf(page)), ["0110", "1011", "0011", "1011"]);
  await unfold(page, "Details");
  await things(page).getByText("D repeats B").waitFor();

  await showDoors(page);
  const masks = masksOf(FIRST_LEVEL);
  const count = things(page).getByLabel("Number of things");
  await count.click();
  await page.keyboard.type("12");
  assert.deepEqual(
    masksOf(await notationOf(page)).slice(0, 4),
    masks.map((mask) => mask.padEnd(12, "0")),
  );
  await count.fill("4");
  assert.deepEqual(masksOf(await notationOf(page)), masks);
  await turns(page, "A is on now").press("Enter");
  const before = await notationOf(page);
  await turns(page, "Clear all").press("Enter");
  assert.equal(await notationOf(page), "doors-1000-0100-0010-0001.off");
  await turns(page, "Bring back").press("Enter");
  assert.equal(await notationOf(page), before);
  await turns(page, "Clear all").press("Enter");
  await turns(page, "A turns B").press("Enter");
  await turns(page, "Clear all").waitFor();

  await showDoors(page, "doors-110-011-101-111.off");
  await turns(page, "Add a thing").press("Enter");
  assert.deepEqual(masksOf(await notationOf(page)), ["1100", "0110", "1010", "0001", "1110"]);
  await unfold(page, "Names, goal, more buttons");
  await turns(page, "Remove a button").press("Enter");
  await turns(page, "Add a button").press("Enter");
  await turns(page, "E turns B").press("Enter");
  assert.deepEqual(masksOf(await notationOf(page)), ["1100", "0110", "1010", "0001", "0100"]);
  await turns(page, "Remove a thing").press("Enter");
  assert.deepEqual(masksOf(await notationOf(page)), ["110", "011", "101", "010"]);
  await things(page).getByLabel("Number of things").fill("20");
  assert.equal(masksOf(await notationOf(page)).length, 21);
  assert.equal(await things(page).locator(".things-table").isVisible(), false, "too large for a table");
  await turns(page, "T is on now").waitFor();
  await things(page).getByLabel("Number of things").fill("257");
  await things(page)
    .getByText(/from 1 to 256/)
    .waitFor();
  assert.equal(masksOf(await notationOf(page)).length, 21);

  await showDoors(page);
  await things(page).getByText("One button at a time").click();
  assert.equal(await things(page).locator(".things-table").isVisible(), false);
  await turns(page, "Choose button C").click();
  await turns(page, "C turns A").click();
  await turns(page, "D is on now").click();
  assert.equal(await notationOf(page), "doors-0111-1001-1011-1011.1");
});

test("masks, edges and states can be typed, and what cannot be read is told; a search that fails says why; one that is cancelled leaves a solution, and one of other doors is forgotten", async () => {
  const { page } = await openDoors();
  await pressDoor(page, 2);
  await unfold(page, "Or type it");
  const masks = things(page).getByLabel("Masks");
  assert.equal(await masks.inputValue(), "A:0111\nB:1001\nC:0011\nD:1011");
  await masks.fill("A:0111\nB:10o1");
  await things(page).getByText("Line 2, column 5, at “o1”: ").waitFor();
  assert.equal(await notationOf(page), `${FIRST_LEVEL}.2`);
  await masks.fill("01 10 11");
  assert.deepEqual(masksOf(await notationOf(page)), ["01", "10", "11"]);
  const edges = things(page).getByLabel("Edges");
  for (const { text, expected } of [
    { text: "1-2 2-3 3-4 4-5 5-1", expected: ["11001", "11100", "01110", "00111", "10011"] },
    { text: "1: 2 3\n4>3", expected: ["1110", "0100", "0010", "0011"] },
  ]) {
    await edges.fill(text);
    assert.deepEqual(masksOf(await notationOf(page)), expected);
  }
  await things(page).getByLabel("Now").last().fill("0101");
  await things(page).getByLabel("Goal").last().fill("1110");
  const sets = setsThatTurn(["1110", "0100", "0010", "0011"], 0b1101);
  assert.deepEqual(await ticks(page).allInnerTexts(), numbers(sets[0]), "named as they are typed");
  await edges.fill("1-2\n2~3");
  await things(page).getByText("Line 2, column 1: “2~3” is not an edge").waitFor();

  const many = randomMasks(64, 30);
  await showDoors(page);
  await page.evaluate(() => {
    class Failing extends EventTarget {
      postMessage() {
        const error = { name: "EngineError", code: "memory" };
        Object(this).onmessage({ data: { error } });
      }
      terminate() {}
    }
    Object.assign(globalThis, { Worker: Failing });
  });
  await masks.fill(many.join(" "));
  await things(page).getByText("There is not enough memory for that.").waitFor();
  assert.match(await answer(page).innerText(), /or fewer/);

  await showDoors(page);
  await page.evaluate(() => {
    class Silent extends EventTarget {
      postMessage() {}
      terminate() {}
    }
    Object.assign(globalThis, { Worker: Silent });
  });
  await masks.fill(many.join(" "));
  await answer(page)
    .getByText(/presses, looking for fewer/)
    .waitFor();
  const pressed = await marked(page, "rings");
  const parity = [...many[0]].map((_, door) => pressed.filter((button) => many[button][door] === "1").length % 2);
  assert.ok(
    parity.every((odd) => odd === 1),
    "it opens every door",
  );
  await things(page).getByRole("button", { name: "Cancel" }).click();
  await answer(page)
    .getByText(/or fewer/)
    .waitFor();
  await pressDoor(page, 0);
  await answer(page)
    .getByText(/left, looking for fewer/)
    .waitFor();
  await masks.fill("1");
  await answer(page).getByText("Press A: 1 press, the fewest.").waitFor();
});

const numbers = (set) => [1, 2, 3, 4].filter((button) => (set >> (button - 1)) & 1).map(String);

/** Masks of so many buttons and doors, by a linear congruence: more buttons than doors have many solutions. */
function randomMasks(buttons, doors) {
  let state = 1;
  const bit = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return (state >> 16) & 1;
  };
  return Array.from({ length: buttons }, () => Array.from({ length: doors }, bit).join(""));
}

test("the marks of the answer leave the doors with the card; the step list strikes out what cancels; hidden masks are hidden from names and pictures", async () => {
  const { page } = await openDoors();
  assert.deepEqual(await marked(page, "rings"), [0, 2, 3]);
  await go(page, "Play");
  await page.waitForFunction(() => Object.keys(document.querySelector("rotating-doors").marks).length === 0);
  await page.waitForFunction(() =>
    /** @type {HTMLAnchorElement} */ (document.querySelector(".places [aria-current]")).hash.startsWith("#doors"),
  );
  await pressDoor(page, 0);
  assert.deepEqual(await page.locator("rotating-doors").evaluate(({ marks }) => marks), {});
  await go(page, "Solve");
  await page.waitForFunction(() => document.querySelector("rotating-doors").marks.rings?.size === 2);
  const ground = (marks) =>
    page.locator("rotating-doors").evaluate((doors, marks) => {
      doors.marks = marks === "rings" ? { rings: new Set([0]) } : { numbers: new Map([[0, 1]]) };
      return getComputedStyle(doors.shadowRoot.querySelector(".ringed"), "::before").backgroundColor;
    }, marks);
  assert.equal(await ground("rings"), "rgba(0, 0, 0, 0)");
  assert.notEqual(await ground("numbers"), "rgba(0, 0, 0, 0)");

  await showDoors(page);
  for (const button of [0, 1, 0, 2])
    await page.locator("rotating-doors").evaluate((doors, index) => doors.press(index), button);
  assert.match(await (await game(page)).locator("dl").textContent(), /C 0011 turns C, D/);
  assert.match(await (await game(page)).locator("dl").textContent(), /4 presses, net effect B C/);
  assert.deepEqual(await page.locator(".presses s").allInnerTexts(), ["A", "A"]);
  assert.deepEqual(await page.locator(".presses b").allInnerTexts(), ["B", "C"]);
  await page.getByRole("button", { name: "Restart" }).click();
  assert.equal(await page.locator(".presses li").count(), 0);
  assert.match(await (await game(page)).locator("dl").textContent(), /nothing pressed yet/);
  const hide = (await game(page)).getByRole("button", { name: "Hide masks" });
  await hide.click();
  const named = page.locator("#stage rotating-doors").getByRole("button", { name: /turns/ });
  assert.equal(await named.count(), 0);
  await hide.click();
  assert.equal(await named.count(), 4);
});

test("the introduction can be played, without a dialog; random masks follow the article's rules and, when asked, can be opened; doors go from 3 to 10", async () => {
  const { page } = await openDoors("doors-110-011-101.off");
  page.on("dialog", () => assert.fail("a dialog"));
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await go(page, "Learn");
  await page.getByRole("tab", { name: "Equations" }).click();
  await page.getByRole("button", { name: "Press A" }).click();
  assert.equal(await notationOf(page), "doors-110-011-101.off.8");
  await page.getByRole("button", { name: "Start the first level" }).click();
  assert.equal(await notationOf(page), FIRST_LEVEL);

  await go(page, "Play");
  await page.getByRole("tab", { name: "Free play" }).click();
  const fewer = page.getByRole("button", { name: "Remove a door" });
  const more = page.getByRole("button", { name: "Add a door" });
  await fewer.click();
  await page.getByText("3 doors", { exact: true }).first().waitFor();
  assert.equal(await fewer.isDisabled(), true);
  for (let doors = 3; doors <= 10; doors++) {
    const masks = masksOf(await notationOf(page));
    assert.equal(masks.length, doors);
    assert.equal(new Set(masks).size, doors);
    assert.ok(masks.every((mask) => mask.length === doors && mask.includes("0") && mask.includes("1")));
    assert.notEqual(setsThatTurn(masks, allDoors(masks)).length, 0);
    if (doors < 10) await more.press("Enter");
    if (doors < 10)
      await page
        .getByText(`${doors + 1} doors`, { exact: true })
        .first()
        .waitFor();
  }
  assert.equal(await more.isDisabled(), true);
});

test("a change of language is heard in every card, axe finds nothing, and nothing is wider than the window, in either language and theme", async () => {
  const { page } = await openDoors();
  for (const { locale, colorScheme, width } of pairs({
    locale: ["en-GB", "zh-CN"],
    colorScheme: ["light", "dark"],
    width: [320, 1280],
  })) {
    if (locale === "zh-CN" && colorScheme === "light") await chooseChinese(page);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.locator(".things > .check:not([hidden]) input").setChecked(colorScheme === "dark");
    assert.equal(await isWideWhileUnfolded(page), false, `${locale} ${width}`);
    assert.deepEqual(await axe(page), [], `${locale} ${colorScheme} ${width}`);
  }
});

/** Changes the language while every card is open. */
async function chooseChinese(page) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "简体中文" }).click();
  await page.keyboard.press("Escape");
  const words = await page.locator("#panel").evaluate((panel) => {
    const copy = panel.cloneNode(true);
    for (const names of copy.querySelectorAll(".gallery")) names.remove(); // puzzles have names in other languages
    return copy.textContent;
  });
  assert.doesNotMatch(words, /[a-z]{4}/);
  assert.match(words, /按 A、C、D：3 步，最少。/);
}

/** True if the page is ever wider than the window while one fold after the other is opened. */
const isWideWhileUnfolded = (page) =>
  page.locator(".doors-panel details").evaluateAll(async (folds) => {
    const toggled = (fold, open) =>
      fold.open === open ||
      new Promise((resolve) => {
        fold.addEventListener("toggle", resolve, { once: true });
        fold.open = open;
      });
    for (const fold of folds) await toggled(fold, false);
    let isWide = false;
    for (const fold of folds) {
      await toggled(fold, true);
      isWide ||= document.documentElement.scrollWidth > innerWidth;
    }
    return isWide;
  });

test("the answer and the link are copied; names and goals are in the address and in the link, and a link that has others shows those", async () => {
  const { page } = await openDoors(FIRST_LEVEL, { permissions: ["clipboard-read", "clipboard-write"] });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await turns(page, "A turns A").press("Enter");
  const sentence = await answer(page).innerText();
  await page.getByRole("button", { name: "Copy answer" }).click();
  await becomes(async () => (await copied()).split("\n")[0], sentence);
  assert.match((await copied()).split("\n")[1], /#solve-doors-1111-1001-0011-1011\.off$/);
  await turns(page, "A turns A").press("Enter");
  await unfold(page, "Names, goal, more buttons");
  await things(page).getByLabel("Names").fill("northern statue, eastern statue, southern statue, western statue");
  await answer(page)
    .getByText(/^3 presses, the fewest/)
    .waitFor();
  await page.getByRole("button", { name: /Copy answer|Copied/ }).click();
  const named = /^Press (\w+ statue(, | and )?)+: \d presses, the fewest/;
  await becomes(async () => named.test(await copied()), true);

  await showDoors(page, "doors-110-111-011.a");
  await things(page).getByLabel("Names").fill("left, middle, 右");
  await turns(page, "middle is on in the end").press("Enter");
  await page.waitForFunction(() => location.hash.endsWith("=a.a&names=left,middle,%E5%8F%B3"));
  const sent = page.url();
  await page.getByRole("button", { name: "Copy link" }).click();
  await becomes(copied, sent);

  const { page: other } = await openDoors(new URL(sent).hash.replace("#solve-", ""));
  await turns(other, "middle is on in the end").waitFor();
  assert.equal(await turns(other, "middle is on in the end").getAttribute("aria-pressed"), "false");
  assert.equal(await answer(other).innerText(), await answer(page).innerText());
  const [position] = new URL(sent).hash.split("&");
  await other.evaluate((address) => location.assign(address), `${position}&names=one,2,<b>3</b>`);
  await turns(other, "one turns 2").waitFor();
  await other.evaluate((address) => location.assign(address), `${position}&names=1,2,3,4`);
  await turns(other, "A turns B").waitFor();
  // An address of an earlier version has the goal beside the doors, of which those in their wanted state are open.
  await other.evaluate(() => location.assign("#solve-doors-110-111-011.4&names=x,y,z&goal=101"));
  await other.waitForFunction(() => location.hash === "#solve-doors-110-111-011=a.off&names=x,y,z");
  assert.equal(await turns(other, "y is on in the end").getAttribute("aria-pressed"), "false");
});

test("Find out explains its steps, begins with the number of things and their states, and draws what is known of each button", async () => {
  for (const [width, height] of [
    [1280, 720],
    [360, 640],
  ]) {
    const { page } = await openDoors("doors-100-010-001.off", { viewport: { width, height } });
    await unfold(page, "Find out who turns whom");
    const fold = page.locator(".find-out");
    const begin = fold.getByRole("button", { name: "Begin" });
    assert.equal(await fold.getByRole("listitem").count(), 3);
    if (width > 1000) await isInSight(begin);
    await fold.getByRole("button", { name: "Add a thing" }).click();
    await becomes(() => notationOf(page), "doors-1000-0100-0010-0001.off");
    await fold.getByRole("group", { name: "Tap those that are on" }).getByRole("button", { name: "D is on" }).click();
    await becomes(() => notationOf(page), "doors-1000-0100-0010-0001.1");
    await begin.click();
    await isInSight(fold.getByRole("button", { name: "Nothing changed" }));
    assert.equal(await fold.getByText("A turns nothing").isVisible(), false, "nothing is said before the first tap");
    const tile = await fold.getByRole("button", { name: "A is on now" }).boundingBox();
    assert.ok(tile.width >= 44 && tile.height > tile.width, "a door");
    await fold.getByRole("button", { name: "A is on now" }).click();
    await fold.getByRole("button", { name: "D is on now" }).click();
    await fold.getByText("A turns A and D.", { exact: true }).waitFor();
    await fold.getByRole("button", { name: "Next" }).click();
    await fold.getByText("Known: 1 of 4").waitFor();
    const known = await fold.getByRole("listitem").evaluateAll((items) => items.map((item) => item.ariaLabel));
    assert.deepEqual(known, ["A turns A and D.", "B is not known yet", "C is not known yet", "D is not known yet"]);
    const drawn = await fold
      .locator("[aria-label='A turns A and D.'] i")
      .evaluateAll((all) => all.map(({ className }) => className));
    assert.deepEqual(drawn, ["on", "", "", "on"]);
    const { scrollWidth, clientWidth } = await fold.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    assert.ok(scrollWidth <= clientWidth, "nothing overflows");
    assert.deepEqual(await axe(page, ".things"), []);
  }
});

test("who turns whom is found out press by press; the answer shows as soon as it follows, and Stop brings the puzzle back", async () => {
  const { page } = await openDoors("doors-100-010-001.off", { colorScheme: "light" });
  const masks = { A: ["A", "B"], B: ["B"], C: ["A", "C"] };
  await unfold(page, "Find out who turns whom");
  await things(page).getByRole("button", { name: "Begin" }).click();
  await becomes(() => notationOf(page), "doors-000-000-000.off");
  await answer(page).getByText("Not known yet.").waitFor();
  assert.deepEqual(await axe(page, ".things"), []);
  const tap = async (button) => {
    const changed = page.getByRole("group", { name: `Press ${button} in your game, then tap what changed` });
    for (const thing of masks[button]) await changed.getByRole("button", { name: `${thing} is on now` }).click();
    await things(page).getByRole("button", { name: "Next", exact: true }).click();
  };
  await tap("A"); // A and B are on, C is off
  await answer(page).getByText("Not known yet.").waitFor();
  await tap("B"); // B is off again
  await tap("C"); // A is off, C is on: all buttons are known
  await becomes(async () => masksOf(await notationOf(page)).join(), "110,010,101");
  await answer(page).getByText("Press A: 1 press, the fewest.").waitFor();
  await things(page).getByRole("button", { name: "Begin" }).click();
  await tap("A"); // A and B are on, and so is C: this is the goal
  await answer(page).getByText("Nothing to press: everything is as wanted.").waitFor();
  assert.equal(await things(page).getByText("There is a solution already.").isVisible(), false);
  await tap("B"); // B is off, and to be pressed again
  await answer(page).getByText("Press B: 1 press, the fewest.").waitFor();
  await things(page).getByText("There is a solution already.").waitFor();
  assert.deepEqual(await axe(page, ".things"), []);
  await things(page).getByRole("button", { name: "Stop" }).click();
  await becomes(async () => masksOf(await notationOf(page)).join(), "110,010,101");
});
