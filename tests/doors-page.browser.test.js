// The doors view of the site: the article's game and what stands beside it. Answers are checked by trying every set.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { axe, testBrowser } from "./browser.js";
import { pairs } from "./pairs.js";

const FIRST_LEVEL = "doors-0111-1001-0011-1011.off";

const browser = await testBrowser();

async function openDoors(notation = FIRST_LEVEL, options = {}) {
  const { page } = await browser.open(`#solve-${notation}`, options);
  await page.locator(".doors-panel .card").first().waitFor();
  return { page };
}

/** Leads to a place by its link. */
const go = (page, place) =>
  page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: place, exact: true }).click();

const game = (page) => page.locator(".doors-game");
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

test("the first level opens with A C D alone, as the list of answers tells and the doors show", async () => {
  const { page } = await openDoors();
  await page.getByRole("button", { name: "Show all answers" }).click();
  assert.deepEqual(await page.locator(".winning button").allInnerTexts(), ["A C D"]);
  await page.getByRole("button", { name: "A C D" }).click();
  for (const door of ["A", "C", "D"]) {
    assert.notEqual(await page.getByRole("button", { name: /closed/ }).count(), 0, "not before all three");
    await page.getByRole("button", { name: new RegExp(`\\b${door},? (open|closed)`) }).click();
  }
  assert.equal(await page.getByRole("button", { name: /closed/ }).count(), 0);
  assert.match(await page.locator(".winning").textContent(), /every door is open/);
});

test("the list of answers has every winning set, shortest first, from the doors as they stand", async () => {
  const masks = ["11000", "01100", "00110", "00011", "10001", "11111", "10101", "01010", "11011", "00100"];
  const { page } = await openDoors(`doors-${masks.join("-")}.off`);
  const shown = () => page.locator(".winning button").allTextContents();
  await page.getByRole("button", { name: "Show all answers" }).click();
  assert.equal((await shown()).length, 16, "a page at first");
  await page.getByRole("button", { name: "More sets" }).click();
  const expected = setsThatTurn(masks, allDoors(masks)).map(letters);
  const sets = await shown();
  assert.deepEqual([...sets].sort(), [...expected].sort());
  assert.deepEqual(
    sets.map((set) => set.length),
    expected.map((set) => set.length),
    "shortest first",
  );
  await page.locator("rotating-doors").evaluate((doors) => doors.press(0));
  const left = setsThatTurn(masks, allDoors(masks) ^ 0b00011).map(letters);
  assert.deepEqual((await shown()).sort(), left.sort());
});

test("the list of answers closes when the doors get other masks", async () => {
  const { page } = await openDoors();
  const all = page.getByRole("button", { name: "Show all answers" });
  await all.click();
  assert.equal(await all.getAttribute("aria-pressed"), "true");
  await page.locator("rotating-doors").evaluate((doors) => {
    doors.notation = "doors-110-011-100.off";
  });
  assert.equal(await all.getAttribute("aria-pressed"), "false");
  assert.equal(await page.locator(".winning").isVisible(), false);
  assert.deepEqual(await page.locator("rotating-doors").evaluate(({ marks }) => marks), {});
});

test("a ring around a door has a disc only behind a number", async () => {
  const { page } = await openDoors();
  const ground = (marks) =>
    page.locator("rotating-doors").evaluate((doors, marks) => {
      doors.marks = marks === "rings" ? { rings: new Set([0]) } : { numbers: new Map([[0, 1]]) };
      return getComputedStyle(doors.shadowRoot.querySelector(".ringed"), "::before").backgroundColor;
    }, marks);
  assert.equal(await ground("rings"), "rgba(0, 0, 0, 0)");
  assert.notEqual(await ground("numbers"), "rgba(0, 0, 0, 0)");
});

test("a chosen set stays marked while it is pressed, in any order and with detours", async () => {
  const { page } = await openDoors();
  await page.getByRole("button", { name: "Show all answers" }).click();
  await page.getByRole("button", { name: "A C D" }).click();
  const marked = () =>
    page.locator("rotating-doors").evaluate((doors) => [...(doors.marks.numbers?.keys() ?? [])].join());
  const press = (button) => page.locator("rotating-doors").evaluate((doors, index) => doors.press(index), button);
  assert.equal(await marked(), "0,2,3");
  await press(3);
  assert.equal(await marked(), "0,2");
  await press(1);
  assert.equal(await marked(), "0,1,2");
  await page.locator("rotating-doors").evaluate((doors) => doors.undo());
  assert.equal(await marked(), "0,2");
  await page.locator(".winning [aria-pressed=true]").click();
  assert.deepEqual(await page.locator("rotating-doors").evaluate(({ marks }) => marks), {}, "chosen no more");
});

test("doors that cannot be opened have no answer, and a verdict that follows each press", async () => {
  const masks = ["110", "011", "101"];
  const { page } = await openDoors(`doors-${masks.join("-")}.off`);
  await page.getByRole("button", { name: "Show all answers" }).click();
  await game(page).getByText("No set of buttons opens all doors from here.").waitFor();
  await page.getByRole("button", { name: "Check masks" }).click();
  const verdict = () => game(page).locator(".answer").first().textContent();
  await assertWitness(page, masks, await verdict());
  assert.match(await verdict(), /3 of/);
  await page.locator("rotating-doors").evaluate((doors) => doors.press(0));
  assert.match(await verdict(), /1 of/, "two of them are open now");
  assert.deepEqual(await page.locator("rotating-doors").evaluate(({ marks }) => [...marks.witness]), [1, 1, 1]);
});

test("random masks follow the article's rules and, when asked, can be opened; doors go from 3 to 10", async () => {
  const { page } = await openDoors();
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
    if (doors < 10) await more.click();
    if (doors < 10)
      await page
        .getByText(`${doors + 1} doors`, { exact: true })
        .first()
        .waitFor();
  }
  assert.equal(await more.isDisabled(), true);
});

test("without the wish for openable ones, Check Mask tells those that cannot be opened and proves it", async () => {
  const { page } = await openDoors();
  const seen = new Set();
  for (let deal = 0; seen.size < 2; deal++) {
    assert.ok(deal < 60, "about one deal in four cannot be opened");
    await go(page, "Play");
    await page.getByRole("tab", { name: "Free play" }).click();
    await page.getByRole("checkbox", { name: "Solvable only" }).uncheck();
    const before = await notationOf(page);
    await page.getByRole("button", { name: "New doors" }).click();
    await page.waitForFunction((dealt) => document.querySelector("rotating-doors").notation !== dealt, before);
    await go(page, "Solve");
    await page.getByRole("button", { name: "Check masks" }).click();
    const verdict = await game(page).locator(".answer").first().textContent();
    const masks = masksOf(await notationOf(page));
    const ways = setsThatTurn(masks, allDoors(masks)).length;
    seen.add(ways > 0);
    if (ways > 0) assert.match(verdict, new RegExp(`^${ways} ways? to open every door`));
    else await assertWitness(page, masks, verdict);
  }
});

/** The hatched doors: every button turns an even number of them, and their number, all closed, is odd. */
async function assertWitness(page, masks, verdict) {
  const witness = await page.locator("rotating-doors").evaluate((doors) => [...doors.marks.witness]);
  const named = letters(Number.parseInt([...witness].reverse().join(""), 2)).split(" ");
  assert.match(verdict, new RegExp(`^Cannot be opened: .*doors? ${named.join(", ")}`));
  for (const mask of masks) assert.equal(witness.filter((bit, door) => bit && mask[door] === "1").length % 2, 0);
  assert.equal(witness.filter(Boolean).length % 2, 1);
}

test("the step list strikes out what cancels, and a restart empties it", async () => {
  const { page } = await openDoors();
  for (const button of [0, 1, 0, 2])
    await page.locator("rotating-doors").evaluate((doors, index) => doors.press(index), button);
  assert.match(await game(page).locator("dl").textContent(), /C 0011 turns C, D/);
  assert.match(await game(page).locator("dl").textContent(), /4 presses, net effect B C/);
  assert.deepEqual(await page.locator(".presses s").allInnerTexts(), ["A", "A"]);
  assert.deepEqual(await page.locator(".presses b").allInnerTexts(), ["B", "C"]);
  await page.getByRole("button", { name: "Restart" }).click();
  assert.equal(await page.locator(".presses li").count(), 0);
  assert.match(await game(page).locator("dl").textContent(), /nothing pressed yet/);
});

test("hidden masks are hidden from names and pictures, and come back", async () => {
  const { page } = await openDoors();
  const hide = page.getByRole("button", { name: "Hide masks" });
  await hide.click();
  assert.equal(await page.getByRole("button", { name: /turns/ }).count(), 0);
  await hide.click();
  assert.equal(await page.getByRole("button", { name: /turns/ }).count(), 4);
});

test("the introduction can be played, without a dialog", async () => {
  const { page } = await openDoors("doors-110-011-101.off");
  page.on("dialog", () => assert.fail("a dialog"));
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await go(page, "Learn");
  await page.getByRole("button", { name: "Press A" }).click();
  assert.equal(await notationOf(page), "doors-110-011-101.off.8");
  await page.getByRole("button", { name: "Start the first level" }).click();
  assert.equal(await notationOf(page), FIRST_LEVEL);
});

test("masks are set by toggles and by keyboard, with the verdict at once", async () => {
  const { page } = await openDoors();
  const editor = await card(page, "Set masks");
  await editor.getByRole("button", { name: "button B turns door C", exact: true }).click();
  assert.equal(await editor.locator("textarea").inputValue(), "A:0111\nB:1011\nC:0011\nD:1011");
  assert.match(await editor.textContent(), /D repeats B/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  assert.equal(await editor.locator("textarea").inputValue(), "A:0110\nB:1011\nC:0011\nD:1011");
  await editor.getByRole("button", { name: "Add a button" }).click();
  await editor.getByRole("button", { name: "Remove a door" }).click();
  await editor.getByRole("button", { name: "Use these masks" }).click();
  assert.equal(await notationOf(page), "doors-011-101-001-101-000.off");
  const ways = setsThatTurn(["011", "101", "001", "101", "000"], 0b111).length;
  assert.match(await editor.locator(".answer").textContent(), new RegExp(`^${ways} ways`));
});

test("masks that cannot be read are told by line and column; the text, the toggles and the game stay", async () => {
  const { page } = await openDoors();
  await page.locator("rotating-doors").evaluate((doors) => doors.press(2));
  const editor = await card(page, "Set masks");
  await editor.locator("textarea").fill("A:0111\nB:10o1");
  assert.match(await editor.locator(".answer").textContent(), /^Line 2, column 5, at “o1”: /);
  assert.equal(await editor.getByRole("button", { name: "Use these masks" }).isDisabled(), true);
  assert.equal(await editor.locator("textarea").inputValue(), "A:0111\nB:10o1");
  assert.equal(await editor.locator(".mask-grid [aria-pressed=true]").count(), 10);
  assert.equal(await notationOf(page), `${FIRST_LEVEL}.2`);
});

test("the census shows its numbers, and says how many doors it counts", async () => {
  const { page } = await openDoors();
  const census = await card(page, "How many halls can be opened?");
  const answers = {
    4: ["1,001", "721"],
    10: ["327,765,955,588,810,572,440,971", "202,703,304,793,890,723,031,419"],
  };
  for (const [doors, expected] of Object.entries(answers)) {
    await census.getByLabel("Doors").fill(doors);
    assert.deepEqual(await census.locator("dd").allInnerTexts(), expected);
  }
  await census.getByLabel("Doors").fill("1");
  await census.getByText("There are too few different masks for one set.").waitFor();
  await census.getByLabel("Doors").fill("65");
  assert.match(await census.locator("label", { hasText: "Doors" }).textContent(), /from 1 to 64/, "beside the field");
});

test("the listing for four doors is browsed and saved", async () => {
  const { page } = await openDoors();
  const census = await card(page, "How many halls can be opened?");
  await census.getByRole("button", { name: "Browse the list" }).click();
  const saving = page.waitForEvent("download");
  await census.getByRole("button", { name: "Save as text" }).click();
  const lines = (await readFile(await (await saving).path(), "utf8")).trimEnd().split("\n");
  assert.equal(lines.length, 1001);
  await census.getByText("Only those that can be opened").click();
  await census.getByLabel("Page", { exact: true }).fill("37");
  assert.match(await census.textContent(), /Page 37 of 37, 721 sets/);
  const turns = async (name, page) => {
    await census.getByRole("button", { name }).click();
    assert.match(await census.textContent(), new RegExp(`Page ${page} of 37, 721 sets`));
  };
  await turns("Next", 37);
  await turns("Previous", 36);
  await census.getByLabel("Page", { exact: true }).fill("");
  assert.match(await census.textContent(), /Page 36 of 37/, "until another one is named");
  await turns("Next", 2);
  await census.getByLabel("Page", { exact: true }).fill("37");
  await census.locator(".listing button").last().click();
  const last = lines.filter((line) => !line.endsWith("\t0")).at(-1);
  assert.deepEqual(masksOf(await notationOf(page)).join(" "), last.split("\t")[0]);
});

test("a listing that is given up leaves nothing, and may be asked for again", async () => {
  const { page } = await openDoors();
  const census = await card(page, "How many halls can be opened?");
  const browse = census.getByRole("button", { name: "Browse the list" });
  await census.getByLabel("Doors").fill("5");
  await browse.waitFor();
  await census.evaluate((card) => {
    const press = (/** @type {string} */ name) =>
      [...card.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
    press("Browse the list");
    press("Cancel"); // at once, while it is gathered
  });
  await browse.waitFor();
  await census.getByLabel("Doors").fill("3");
  await browse.click();
  await census.getByText("20 sets").waitFor();
  assert.equal(await census.locator("code").count(), 20, "of three doors alone");
});

test("masks of more doors than a grid of toggles is good for are typed", async () => {
  const { page } = await openDoors(`doors-${"10".repeat(8)}1-${"01".repeat(8)}0.off`);
  const editor = await card(page, "Set masks");
  assert.equal(await editor.locator(".mask-grid").isVisible(), false);
  assert.equal(await editor.locator("textarea").inputValue(), `A:${"10".repeat(8)}1\nB:${"01".repeat(8)}0`);
  await editor.getByRole("button", { name: "Remove a door" }).click();
  assert.equal(await editor.locator(".mask-grid").isVisible(), true);
});

test("a search of switches that fails says why, and the number of ways stays", async () => {
  const { page } = await openDoors();
  const graph = await card(page, "Switches that flip other switches");
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
  await graph.getByLabel("Edges").fill("1-2 2-3");
  await graph.getByText("There is not enough memory for that.").waitFor();
  await graph.getByText("1 way from the start to the target.").waitFor();
});

test("switches on a graph: fewest presses and number of ways, checked by trying every set", async () => {
  const { page } = await openDoors();
  const graph = await card(page, "Switches that flip other switches");
  const cases = [
    { edges: "1-2 2-3 3-4 4-5 5-1", masks: ["11001", "11100", "01110", "00111", "10011"], from: "", to: "" },
    { edges: "1: 2 3\n4>3", masks: ["1110", "0100", "0010", "0011"], from: "0101", to: "1110" },
    { edges: "1-2 2-3 3-4 4-1 1-3 2-4", masks: ["1111", "1111", "1111", "1111"], from: "", to: "" },
  ];
  for (const { edges, masks, from, to } of cases) {
    await graph.getByLabel("Edges").fill(edges);
    await graph.getByLabel("Start").fill(from);
    await graph.getByLabel("Target").fill(to);
    const [start, end] = [from || "0".repeat(masks.length), to || "1".repeat(masks.length)];
    const wanted = [...start].reduce((sum, bit, i) => sum + (bit === end[i] ? 0 : 2 ** i), 0);
    const sets = setsThatTurn(masks, wanted);
    const fewest = letters(sets[0]).split(" ").length;
    await graph.getByText(new RegExp(`^${sets.length} ways?`)).waitFor();
    await graph.getByText(new RegExp(`^Fewest: ${fewest} press`)).waitFor();
  }
  await graph.getByRole("button", { name: "Play it with doors" }).click();
  assert.equal(await notationOf(page), "doors-1111-1111-1111-1111.off");
  await graph.getByLabel("Target").fill("0111");
  await graph.getByText("No solution: every switch flips an even number of the dashed lights").waitFor();
  await graph.getByLabel("Edges").fill("1-2\n2~3");
  await graph.locator("label", { hasText: "Edges" }).getByText("Line 2, column 1: “2~3” is not an edge").waitFor();
  await graph.getByLabel("Edges").fill("1-2");
  await graph.getByLabel("Start").fill("2");
  await graph.locator("label", { hasText: "Start" }).locator(".wrong:not(:empty)").waitFor();
});

test("axe finds nothing, and nothing is wider than the window, in either language and theme", async () => {
  for (const { locale, colorScheme, width } of pairs({
    locale: ["en-GB", "zh-CN"],
    colorScheme: ["light", "dark"],
    width: [320, 1280],
  })) {
    const { page } = await openDoors(FIRST_LEVEL, { locale, colorScheme, viewport: { width, height: 800 } });
    await page.locator(".doors-game [aria-pressed]").first().click();
    for (const details of await page.locator(".doors-panel details").all()) {
      await details.locator("summary").click();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.equal(wide, false, `${locale} ${width}`);
    }
    assert.deepEqual(await axe(page), [], `${locale} ${colorScheme} ${width}`);
  }
});

test("a change of language is heard in every card", async () => {
  const { page } = await openDoors();
  await page.getByRole("button", { name: "Check masks" }).click();
  for (const details of await page.locator(".doors-panel details").all()) await details.locator("summary").click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "简体中文" }).click();
  const words = await page.locator(".doors-panel").textContent();
  assert.doesNotMatch(words, /[a-z]{4}/);
  assert.match(words, /有 1 种方法打开所有的门/);
});
