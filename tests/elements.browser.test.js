// The two elements in a page of somebody else's: strict policy, no site of ours around them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { JSDOM } from "jsdom";
import { HINT_STEPS } from "../web/board/hint.js";
import { matrixOf, toLaTeX } from "../web/board/matrix.js";
import { axe, testBrowser } from "./browser.js";
import { engineOf } from "./core.js";
import { becomes } from "./until.js";

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:";
const FIRST_LEVEL = "doors-0111-1001-0011-1011.off";

const browser = await testBrowser({ allowed: /^console warning: (Attribute|属性) / }); // to authors

/**
 * A foreign page with some elements in it; resolves when they are ready.
 * @param {string} body
 * @param {ContextOptions & { policy?: string, script?: boolean }} [options]
 */
async function host(body, { policy = POLICY, script = true, ...options } = {}) {
  const embed = script ? '<script src="lights-and-doors.js" defer></script>' : "";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,">
    <meta http-equiv="Content-Security-Policy" content="${policy}">${embed}</head><body><main>${body}</main></body></html>`;
  return browser.openHost(html, options);
}

async function ready(page, selector = "lights-out") {
  return page.locator(selector).evaluate((element) => element.ready.then(() => element.notation));
}

const label = (row, column, state) => `row ${row}, column ${column}, ${state}`;
const cell = (page, row, column) => page.getByRole("button", { name: new RegExp(`^row ${row}, column ${column}, `) });
const litCount = (page) => page.getByRole("button", { name: /^row .* on(,.*)?$/ }).count();

test("a win leaves the marks of joined edges, and no dust of doors falls on lights", async () => {
  const { page } = await host(
    '<lights-out board="4x4-torus.off"></lights-out><lights-out board="4x4.off"></lights-out>',
  );
  for (const board of ["4x4-torus.off", "4x4.off"]) await ready(page, `[board="${board}"]`);
  const after = () =>
    page.locator("lights-out").evaluateAll((elements) =>
      elements.map((element) => {
        const { content, borderTopWidth, backgroundImage } = getComputedStyle(
          element.shadowRoot.querySelector(".board"),
          "::after",
        );
        return { content, borderTopWidth, backgroundImage };
      }),
    );
  const before = await after();
  assert.notEqual(before[0].content, before[1].content);
  for (const board of [0, 1])
    for (let i = 0; i < 2; i++)
      await page
        .locator("lights-out")
        .nth(board)
        .getByRole("button", { name: /^row 1, column 1, / })
        .click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("lights-out")].every((e) => e.shadowRoot.querySelector(".won")),
  );
  assert.deepEqual(await after(), before);
  await page.close();
});

test("a host that writes back what it is told changes nothing: not the order of the presses, nor what can be undone", async () => {
  for (const echo of ["attribute", "property"]) {
    const { page } = await host('<lights-out board="5x5.on"></lights-out>');
    const told = await page.locator("lights-out").evaluate(async (element, echo) => {
      await element.ready;
      const told = [];
      element.addEventListener("lights-change", ({ detail: { notation } }) => {
        told.push(notation);
        if (echo === "attribute") element.setAttribute("board", notation);
        else element.notation = notation;
      });
      const turn = () => new Promise((resolve) => setTimeout(resolve));
      for (const button of [12, 0, 0]) {
        element.press(button);
        await turn();
      }
      const moves = [...element.engine.moves];
      element.undo();
      await turn();
      return { changes: told.length, moves, undone: [...element.engine.moves], last: told.at(-1) };
    }, echo);
    assert.deepEqual(told, { changes: 4, moves: [12, 0, 0], undone: [12, 0], last: "5x5.on.8008000" }, echo);
    await page.close();
  }
});

test("scripts cannot set what only the element changes, such as its engine, and are told so", async () => {
  const { modules } = JSON.parse(readFileSync("web/custom-elements.json", "utf8"));
  const { members } = modules.flatMap(({ declarations }) => declarations).find(({ name }) => name === "PuzzleElement");
  const fixed = members.filter(({ readonly }) => readonly).map(({ name }) => name);
  assert.ok(fixed.includes("engine"));
  const { page } = await host('<lights-out board="3x3.on"></lights-out>');
  const found = await page.locator("lights-out").evaluate(async (element, fixed) => {
    await element.ready;
    const { engine } = element;
    const refused = fixed.filter((name) => !Reflect.set(element, name, null));
    element.press(4);
    return { refused, isSame: element.engine === engine, moves: engine.moves };
  }, fixed);
  assert.deepEqual(found, { refused: fixed, isSame: true, moves: [4] });
});

test("a kept game is resumed at once, with all that can be undone and redone, in one change; a refused one changes nothing", async () => {
  const { page } = await host('<lights-out board="3x3.on"></lights-out><lights-out board="2x2.off"></lights-out>');
  const found = await page.evaluate(async () => {
    const [first, second] = document.querySelectorAll("lights-out");
    await Promise.all([first.ready, second.ready]);
    for (const button of [4, 0, 8]) first.press(button);
    first.undo();
    const { startNotation, history } = first.engine;
    const told = [];
    second.addEventListener("lights-change", ({ detail }) => told.push(detail.notation));
    second.resume(startNotation, history);
    const lit = second.shadowRoot.querySelectorAll(".lit").length;
    const refused = [
      () => second.resume("3x3.off", { entries: [9], made: 1 }),
      () => second.resume("d4-1111-1111-1111-1111.off", history),
    ].map((act) => {
      try {
        return act();
      } catch (error) {
        return error.code;
      }
    });
    const stays = second.notation === first.notation;
    second.redo();
    return {
      told,
      lit,
      refused,
      stays,
      moves: second.engine.moves,
      count: first.engine.lights.reduce((sum, on) => sum + on, 0),
    };
  });
  assert.equal(found.lit, found.count);
  assert.ok(found.stays && !found.refused.includes(true));
  assert.deepEqual([found.told.length, found.moves], [2, [4, 0, 8]]);
});

test("a press flips the plus around it, by name and to the eye; a key that is held down presses once", async () => {
  const { page } = await host('<lights-out board="4x5.off"></lights-out>');
  await ready(page);
  await cell(page, 1, 2).click();
  for (const [row, column] of [
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 2],
  ])
    assert.equal(await page.getByRole("button", { name: label(row, column, "on"), pressed: true }).count(), 1);
  assert.equal(await litCount(page), 4);
  await page.locator("lights-out").evaluate((element) => {
    element.notation = "3x3.off";
  });
  for (const key of ["Enter", " "]) {
    await page.getByRole("button", { name: "row 2, column 2" }).focus();
    const before = await litCount(page);
    await page.keyboard.down(key);
    for (let time = 0; time < 3; time++) await page.keyboard.down(key); // what the system repeats
    await page.keyboard.up(key);
    assert.notEqual(await litCount(page), before, JSON.stringify(key));
  }
  assert.equal(await litCount(page), 0);
});

test("a board is solved by roles and names alone, following the ringed hints, in exactly the presses promised", async () => {
  const { page } = await host('<lights-out board="4x4.on"></lights-out>');
  await ready(page);
  await page.locator("lights-out").evaluate((element) => {
    element.addEventListener("lights-solved", ({ detail }) => {
      document.title = `${detail.moves.length} of ${detail.minimum}`;
    });
  });
  const hint = page.getByRole("button", { name: "Hint" });
  const sentence = page.locator("lights-out [part=sentence]");
  let presses = 0;
  for (; presses < 20 && (await litCount(page)) > 0; presses++) {
    await hint.press("Enter");
    const promised = Number(/(\d+) press/.exec(await sentence.textContent())[1]);
    assert.equal(promised, 4 - presses);
    await hint.press("Enter");
    await hint.press("Enter");
    assert.match(await sentence.textContent(), /^Press the ringed one/);
    await page.locator("lights-out button:has(.ringed)").click();
  }
  assert.equal(presses, 4);
  assert.equal(await page.title(), "4 of 4");
});

test("each hint is told with its step, and whether it shows buttons; the last one numbers the whole set, while it is followed; an unsolvable board is shown by its witness, of which the lit ones are counted; a hint's sentence goes with its marks, and its marks with the sentence", async () => {
  const { page } = await host('<lights-out board="5x5.on"></lights-out><lights-out board="5x5.8000000"></lights-out>');
  await ready(page, "lights-out >> nth=0");
  await ready(page, "lights-out >> nth=1");
  const [board, impossible] = [0, 1].map((i) => page.locator("lights-out").nth(i));
  const told = await page.evaluate(() => {
    const told = [];
    addEventListener("lights-hint", ({ detail: { step, points, notation } }) => told.push([step, points, notation]));
    const [board, impossible] = document.querySelectorAll("lights-out");
    for (let k = 0; k < 5; k++) board.hint();
    impossible.hint();
    return told;
  });
  assert.deepEqual(told, [
    [1, false, "5x5.on"],
    [2, false, "5x5.on"],
    [3, true, "5x5.on"],
    [4, true, "5x5.on"],
    [4, true, "5x5.on"],
    [1, false, "5x5.8000000"],
  ]);
  await board.evaluate((element) => {
    element.notation = "5x5.on";
  });
  for (let step = 1; step <= HINT_STEPS; step++) await board.getByRole("button", { name: "Hint" }).press("Enter");
  const numbered = board.locator(".mark");
  assert.equal(await numbered.count(), 15);
  await page.getByRole("button", { name: /^row \d, column \d, on, press here, 2$/ }).waitFor();
  await board.locator("button:has(.mark)").first().click();
  assert.equal(await numbered.count(), 14);
  const witness = await impossible.evaluate(({ engine }) => [...engine.solve().witness]);
  const hatched = impossible.locator(".cell:has(.hatched)");
  assert.equal(await hatched.count(), witness.filter(Boolean).length);
  const odd = await hatched.and(page.locator("[aria-pressed=true]")).count();
  assert.equal(odd, witness[0], "one light is lit");
  const sentence = await impossible.locator("[part=sentence]").textContent();
  assert.match(sentence, new RegExp(`^No solution: ${odd} of the hatched lights must change, an odd number`));
  assert.equal(await impossible.locator(".badge").textContent(), `odd: ${odd}`);
  const shown = (act) =>
    board.evaluate((element, act) => {
      element.notation = "5x5.on";
      for (let step = 1; step <= 3; step++) element.hint();
      if (act === "marks") element.marks = {};
      if (act === "refuse") element.notation = "5x5.nonsense";
      if (act === "undo" && element.press(0)) element.undo();
      return [element.shadowRoot.querySelector(".note").textContent, Object.keys(element.marks).length];
    }, act);
  assert.match((await shown(""))[0], /^Press the ringed one/);
  assert.deepEqual(await shown("marks"), ["", 0]);
  assert.deepEqual(await shown("undo"), ["", 0]);
  const [refusal, marks] = await shown("refuse");
  assert.match(refusal, /“nonsense”: this cannot be read/);
  assert.equal(marks, 0);
  await page
    .getByText(/“nonsense”: this character does not belong here/)
    .first()
    .waitFor(); // the sentence comes with a lazy script
});

test("the fewest presses are a secret until asked for; the third hint names a button, and its proof is asked for", async () => {
  const { page } = await host('<h1>Board</h1><lights-out board="3x3.on"></lights-out>');
  await ready(page);
  assert.doesNotMatch(await page.locator("lights-out [part=status]").textContent(), /5/);
  await page.getByRole("button", { name: "Show the fewest presses" }).click();
  assert.equal(await page.getByRole("button", { name: "fewest 5" }).count(), 1);
  for (let step = 1; step <= 3; step++) await page.getByRole("button", { name: "Hint" }).click();
  const sentence = page.locator("lights-out [part=sentence]");
  assert.match(await sentence.textContent(), /^Press the ringed one; then 4 to go\./);
  assert.equal(await page.locator("lights-out .hatched").count(), 0);
  assert.deepEqual(await axe(page), []);
  const ringed = page.locator("lights-out button:has(.ringed)");
  const pressed = await ringed.getAttribute("aria-label");
  await page.getByRole("button", { name: "Why?" }).click();
  const [, row, column, count] = /^Press (\d),(\d): (\d) of the hatched/.exec(await sentence.textContent());
  assert.ok(pressed.startsWith(`row ${row}, column ${column},`));
  assert.equal(await ringed.count(), 1);
  assert.equal(await page.locator("lights-out .hatched").count(), Number(count), "all of them are lit");
  assert.equal(await page.getByRole("button", { name: "Why?" }).count(), 0);
});

test("a resting mouse shows what a press would flip; a finger too, and where it rests it does not press, but ten fast taps are ten presses", async () => {
  const { page } = await host('<lights-out board="3x3.off"></lights-out>', { hasTouch: true });
  await ready(page);
  const previewed = page.locator("lights-out .flips");
  await cell(page, 1, 1).hover();
  assert.equal(await previewed.count(), 3);
  await page.mouse.move(0, 0);
  assert.equal(await previewed.count(), 0);
  const finger = { pointerType: "touch", bubbles: true, composed: true };
  await cell(page, 2, 2).dispatchEvent("pointerdown", finger);
  assert.equal(await previewed.count(), 5, "at once");
  const menuComes = () =>
    cell(page, 2, 2).evaluate((element) =>
      element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, composed: true })),
    );
  await becomes(menuComes, false); // the finger asks for the preview
  await cell(page, 2, 2).dispatchEvent("pointerup", finger);
  await cell(page, 2, 2).dispatchEvent("click");
  assert.equal(await menuComes(), true);
  assert.equal(await previewed.count(), 0);
  assert.equal(await litCount(page), 0);
  await page.locator("lights-out").evaluate((element) => {
    element.notation = "3x3.on"; // which no press of the middle solves
  });
  const { x, y, width, height } = await cell(page, 2, 2).boundingBox();
  const taps = Array.from({ length: 10 }, () => page.touchscreen.tap(x + width / 2, y + height / 2));
  await Promise.all(taps);
  const moves = await page.locator("lights-out").evaluate((element) => element.engine.moves);
  assert.deepEqual(moves, Array(10).fill(4));
});

test("a double tap never takes a win back, and scripts are not kept waiting", async () => {
  const { page } = await host('<lights-out board="3x3.off"></lights-out>');
  await ready(page);
  const board = page.locator("lights-out");
  await board.evaluate((element) => {
    element.press(4);
    const middle = element.shadowRoot.querySelectorAll(".cell")[4];
    middle.click(); // wins
    middle.click();
  });
  const solved = () => board.evaluate(({ engine }) => [engine.moves, engine.solved]);
  assert.deepEqual(await solved(), [[4, 4], true]);
  await cell(page, 2, 2).press("l");
  await page.getByText("no light is on").first().waitFor();
  await board.evaluate((element) => element.press(0));
  assert.deepEqual(await solved(), [[4, 4, 0], false]);
  await board.evaluate((element) => element.press(0));
  await page.waitForFunction(
    () => {
      const { shadowRoot, engine } = document.querySelector("lights-out");
      shadowRoot.querySelector(".cell").click();
      return !engine.solved;
    },
    undefined,
    { polling: 50 },
  );
});

test("undo, redo and restart say when they would do nothing, and keys do the same; fewest presses that others have proven are shown, of the position or of the start; a property is its attribute, and goes with null", async () => {
  const { page } = await host('<lights-out board="3x3.on"></lights-out>');
  await ready(page);
  const disabled = () =>
    Promise.all(
      ["Undo", "Redo", "Restart"].map((name) =>
        page.getByRole("button", { name, disabled: true, exact: true }).count(),
      ),
    );
  assert.deepEqual(await disabled(), [1, 1, 1]);
  await cell(page, 1, 1).click();
  assert.deepEqual(await disabled(), [0, 1, 0]);
  await page.keyboard.press("Control+z");
  assert.deepEqual(await disabled(), [1, 0, 1]);
  await page.keyboard.press("Control+y");
  assert.deepEqual(await disabled(), [0, 1, 0]);
  await page.keyboard.press("Meta+z");
  assert.deepEqual(await disabled(), [1, 0, 1]);
  await page.keyboard.press("Meta+Shift+z");
  assert.deepEqual(await disabled(), [0, 1, 0]);
  await page.getByRole("button", { name: "Restart" }).click();
  assert.deepEqual(await disabled(), [0, 1, 1], "a restart can be undone");
  await page.locator("lights-out").evaluate((board) => {
    board.notation = "3x3.on";
  });
  const texts = await page.locator("lights-out").evaluate((board) => {
    const texts = [board.board, board.keep];
    board.keep = "mine";
    texts.push(board.getAttribute("keep"));
    board.keep = null;
    return [...texts, board.hasAttribute("keep"), board.keep];
  });
  assert.deepEqual(texts, ["3x3.on", "", "mine", false, ""]);
  const known = await page.locator("lights-out").evaluate((board) => {
    const par = () => board.shadowRoot.querySelector(".par strong").textContent;
    board.fewest = null;
    const known = [board.fewest];
    board.press(0);
    board.fewest = { presses: Uint8Array.from([0, 0, 1, 0, 1, 0, 1, 0, 1]), weight: 4 };
    known.push(board.fewest.weight, board.minimum, par());
    board.minimum = 5;
    known.push(par());
    board.minimum = null;
    return [...known, par()];
  });
  assert.deepEqual(known, [null, 4, null, "?", "5", "?"]);
});

test("a hint on lights and on doors says that there is no solution, or that the board is solved", async () => {
  const [lights, doors] = ["lights-out", "rotating-doors"];
  const { page } = await host(
    `<lights-out board="5x5-goal-on.7fffff8"></lights-out><rotating-doors board="doors-11-11.8"></rotating-doors>`,
  );
  for (const [name, sentence, solved] of /** @type {const} */ ([
    [lights, /^No solution: 1 of the hatched lights must change/, "5x5.off"],
    [doors, /^No solution: 1 of the hatched doors must turn/, FIRST_LEVEL.replace("off", "on")],
  ])) {
    await ready(page, name);
    await page.locator(name).evaluate((board) => board.hint());
    assert.match(await page.locator(`${name} [part=sentence]`).textContent(), sentence);
    await page.locator(name).evaluate((board, solved) => {
      board.notation = solved;
      board.hint();
    }, solved);
    await page.locator(name).locator(".note", { hasText: "Already solved." }).waitFor();
  }
});

test("events bubble out of shadow trees, tell the position, and come in order", async () => {
  const { page } = await host("");
  const heard = await page.evaluate(async () => {
    const heard = [];
    const outer = document.querySelector("main").attachShadow({ mode: "open" });
    const hear = (/** @type {any} */ { type, detail }) =>
      heard.push([type, detail.notation ?? detail.code, detail.solved]);
    for (const type of ["ready", "press", "change", "solved", "error"])
      document.addEventListener(`lights-${type}`, hear);
    const board = document.createElement("lights-out");
    board.board = "2x2.on";
    outer.append(board);
    await board.ready;
    for (const button of [0, 1, 2, 3]) board.press(button);
    board.undo();
    board.notation = "2x2.xyz";
    board.notation = "doors-0111.off";
    board.reset();
    return heard;
  });
  const names = heard.map(([type]) => type.replace("lights-", ""));
  const presses = Array(4).fill(["press", "change"]).flat();
  assert.deepEqual(names, ["ready", ...presses, "solved", "change", "error", "error", "change"]);
  assert.deepEqual(heard[0], ["lights-ready", "2x2.on", false]);
  assert.deepEqual(heard[9], ["lights-solved", "2x2.on.f", true]);
  assert.equal(heard[11][1], "digit");
  assert.equal(heard[12][1], "kind");
});

test("a text that makes no sense gives a sentence in the reader's language, and a board to play", async () => {
  const wrong = (lang) => `<lights-out lang="${lang}" board="3x3-what.on"></lights-out>`;
  const { page } = await host(wrong("en") + wrong("zh-Hans"));
  for (const [i, sentence] of [/^Attribute board, at “what.on”: /, /^属性 board“what.on”处：/].entries()) {
    const board = page.locator("lights-out").nth(i);
    assert.equal(await ready(page, `lights-out >> nth=${i}`), "5x5.on", "the default stands");
    assert.match(await board.locator("[part=sentence]").textContent(), sentence);
  }
});

test("properties that are set before the script comes are taken over, also readOnly, minimum and fewest", async () => {
  const { page, trouble } = await host(
    '<lights-out></lights-out><lights-out board="3x3.on"></lights-out><lights-out board="2x2.on"></lights-out>',
    { script: false },
  );
  const boards = page.locator("lights-out");
  const [first, second, third] = [0, 1, 2].map((i) => boards.nth(i));
  await first.evaluate((element) => {
    element.board = "3x3.on";
    element.readonly = true;
    element.marks = { rings: new Set([4]) };
  });
  await second.evaluate((element) => {
    element.readOnly = true;
    element.minimum = 5;
  });
  await third.evaluate((element) => {
    element.fewest = { presses: Uint8Array.of(1, 1, 1, 1), weight: 4 };
  });
  await page.addScriptTag({ url: "lights-and-doors.js" });
  await page.addScriptTag({ url: "lights-and-doors.js" });
  assert.equal(await ready(page, "lights-out >> nth=0"), "3x3.on");
  assert.equal(await first.locator(".ringed").count(), 1);
  await cell(first, 2, 2).click();
  assert.equal(await litCount(first), 9, "readonly");
  assert.deepEqual(trouble.splice(0), [
    "console warning: lights-and-doors.js is in this page twice; the first one stays.",
  ]);
  const [own, readonly, minimum] = await second.evaluate((element) =>
    element.ready.then(() => [Object.keys(element), element.hasAttribute("readonly"), element.minimum]),
  );
  assert.deepEqual([own, readonly, minimum], [[], true, 5]);
  await second.getByText("fewest 5").waitFor();
  await cell(second, 1, 1).click();
  assert.equal(await second.evaluate((element) => element.engine.moveCount), 0);
  const found = await third.evaluate((element) =>
    element.ready.then(() => [Object.keys(element), element.fewest.weight, element.minimum]),
  );
  assert.deepEqual(found, [[], 4, 4]);
});

test("an element that is moved and taken out listens once, and keeps its game", async () => {
  const { page } = await host('<lights-out board="3x3.off"></lights-out><section></section>');
  await ready(page);
  const events = await page.locator("lights-out").evaluate((element) => {
    let events = 0;
    element.addEventListener("lights-press", () => events++);
    element.press(0);
    document.querySelector("section").append(element);
    element.remove();
    document.body.append(element);
    element.shadowRoot.querySelectorAll(".cell")[4].click();
    return events;
  });
  assert.equal(events, 2);
  assert.equal(await litCount(page), 4);
});

test("a lazy board waits until it is near the window", async () => {
  const { page } = await host(
    `${'<lights-out board="9x1.on"></lights-out>'.repeat(3)}<lights-out loading="lazy"></lights-out>`,
  );
  await ready(page, "lights-out >> nth=0");
  const last = page.locator("lights-out").last();
  assert.equal(await last.evaluate((element) => element.engine), null);
  await last.scrollIntoViewIfNeeded();
  assert.equal(await ready(page, "lights-out >> nth=3"), "5x5.on");
});

test("the keyboard alone plays: one tab stop, arrows, Home and End, press, undo, redo, restart", async () => {
  const { page } = await host('<a href="#">before</a><lights-out board="4x4-holes0400.off"></lights-out>');
  await ready(page);
  const focused = () =>
    page.locator("lights-out").evaluate((element) => element.shadowRoot.activeElement?.ariaLabel ?? "");
  const keys = async (...names) => {
    for (const name of names) await page.keyboard.press(name);
  };
  await page.getByText("before").focus();
  await keys("Tab", "Tab"); // past the number of fewest presses
  assert.equal(await focused(), label(1, 1, "off"));
  await keys("ArrowDown", "ArrowRight");
  assert.equal(await focused(), label(2, 3, "off"), "the hole is skipped");
  await keys("Control+End");
  assert.equal(await focused(), label(4, 4, "off"));
  await keys("Home", " ", "ArrowUp", "ArrowUp", "Enter");
  assert.equal(await litCount(page), 4);
  await keys("u");
  assert.equal(await litCount(page), 3);
  await keys("Control+Shift+Z", "l");
  assert.match(await page.locator("lights-out [part=sentence]").textContent(), /^on: 1,1; 2,1; 4,1; 4,2$/);
  await keys("Tab");
  assert.notEqual(await focused(), label(2, 1, "on"), "the board is one tab stop");
});

test("doors say what their buttons flip, and turn, without motion for those who ask for less; the second hint outlines the half of the hall in which the button is", async () => {
  const { page } = await host(`<rotating-doors board="${FIRST_LEVEL}"></rotating-doors>`, { reducedMotion: "reduce" });
  await ready(page, "rotating-doors");
  for (const door of ["A", "C", "D"]) await page.getByRole("button", { name: new RegExp(`^door ${door}, `) }).click();
  assert.equal(await page.getByRole("button", { name: /^door ., open; a press turns/ }).count(), 4);
  assert.equal(await page.locator("rotating-doors").evaluate((element) => element.engine.solved), true);
  const durations = await page.locator("rotating-doors").evaluate((element) => {
    const leaves = [...element.shadowRoot.querySelectorAll(".leaf")];
    return leaves.map((leaf) => getComputedStyle(leaf).transitionProperty);
  });
  assert.ok(
    durations.every((property) => property === "none"),
    durations.join(),
  );
  const board = "doors-1000-0100-0010-0001";
  const outlined = await page.locator("rotating-doors").evaluate((element, board) => {
    const halves = () => {
      for (let step = 1; step <= 2; step++) element.hint();
      return [...element.marks.outline];
    };
    return ["7", "e"].map((lights) => {
      element.notation = `${board}.${lights}`;
      return halves();
    });
  }, board);
  assert.deepEqual(outlined, [
    [0, 1],
    [2, 3],
  ]);
});

test("the second hint frames at most half of the board, and a button that is needed is inside", async () => {
  const { page } = await host('<lights-out board="3x3.on"></lights-out>');
  await ready(page);
  const boards = ["3x3.on", "3x3.a28", "4x4.on", "3x4.on", "1x5.on", "2x5.on", "3x3-holes080.on", "5x5.on", "7x7.on"];
  for (const notation of boards) {
    const { framed, needed, buttons } = await page.locator("lights-out").evaluate((board, notation) => {
      board.notation = notation;
      board.hint();
      board.hint();
      const framed = [...board.marks.outline];
      board.hint();
      return { framed, needed: [...board.marks.rings][0], buttons: board.engine.holes.filter((hole) => !hole).length };
    }, notation);
    assert.ok(2 * framed.length <= buttons, `${notation}: ${framed.length} of ${buttons}`);
    assert.ok(framed.includes(needed), notation);
  }
});

test("doors and buttons need not be equally many; doors with fewer buttons take the place of doors with more, also behind a hint", async () => {
  const { page } = await host('<rotating-doors board="doors-101-010.0"></rotating-doors>');
  await ready(page, "rotating-doors");
  assert.equal(await page.getByRole("button", { name: /^door C/ }).count(), 0);
  assert.equal(await page.getByRole("img", { name: "door C, closed; cannot be pressed" }).count(), 1);
  await page.locator("rotating-doors").evaluate((element) => {
    element.notation = "doors-101-010-110-011-000.0";
  });
  await page.getByRole("button", { name: "button D; turns B, C" }).click();
  assert.equal(await page.getByRole("button", { name: /^door [BC], open/ }).count(), 2);
  assert.equal(await page.getByRole("button", { name: "button E; turns nothing" }).count(), 1);
  const take = (notation) =>
    page.locator("rotating-doors").evaluate((element, notation) => {
      element.notation = notation;
      return element.notation;
    }, notation);
  const names = () => page.getByRole("button", { name: /^(door|button) / }).count();
  assert.equal(await take("doors-01-10-11-01.off"), "doors-01-10-11-01.off");
  assert.equal(await names(), 4);
  await page.getByRole("button", { name: "Hint" }).click();
  assert.equal(await take("doors-01-10.off"), "doors-01-10.off");
  assert.equal(await names(), 2);
});

test("sixty-four doors have names from A to BL, and hidden masks tell nothing", async () => {
  const masks = Array.from({ length: 64 }, (_, i) => "0".repeat(i) + "1".padEnd(64 - i, "0"));
  const { page } = await host(
    `<rotating-doors lang="zh" masks="hide" board="doors-${masks.join("-")}.off"></rotating-doors>`,
  );
  await ready(page, "rotating-doors");
  const doors = page.locator("rotating-doors button[aria-label^='门 ']");
  const names = () => doors.evaluateAll((all) => all.map((door) => door.ariaLabel));
  assert.deepEqual([(await names()).at(1), (await names()).at(-1)], ["门 B，关", "门 BL，关"]);
  await doors.last().click();
  const previewed = page.locator("rotating-doors .flips");
  await doors.nth(1).hover();
  assert.equal(await previewed.count(), 0);
  assert.equal((await names()).at(-1), "门 BL，开");
  await page.locator("rotating-doors").evaluate((element) => {
    element.masks = true;
  });
  await doors.nth(2).hover();
  assert.notEqual(await previewed.count(), 0);
  assert.ok((await names()).includes("门 AA，关；按下翻转 AA"));
});

test("a hall of more than sixty-four doors or dials is a list without masks, whose line and names tell what a button turns", async () => {
  const masks = Array.from({ length: 256 }, (_, i) => "0".repeat(i) + "1".padEnd(256 - i, "0"));
  for (const board of [`doors-${masks.join("-")}.off`, `dials3-${masks.join("-")}.0`]) {
    const { page } = await host(`<rotating-doors lang="en" board="${board}"></rotating-doors>`);
    await ready(page, "rotating-doors");
    const doors = page.locator("rotating-doors button.door");
    assert.equal(await doors.count(), 256);
    assert.equal(await page.locator("rotating-doors .door .mask").count(), 0);
    assert.match(await doors.last().getAttribute("aria-label"), /\bIV\b/);
    await doors.nth(200).click();
    assert.equal(await page.locator("rotating-doors .flips:not(.strip *)").count(), 1);
    const { lights, notation } = await page.locator("rotating-doors").evaluate(({ engine, notation }) => ({
      lights: [...engine.lights],
      notation,
    }));
    assert.deepEqual(
      lights.flatMap((lit, door) => (lit ? [door] : [])),
      [200],
    );
    assert.ok(notation.length > 65_000);
  }
});

test("fewest presses that are not found at once are found in turns with the page, unless another game begins", async () => {
  const { page } = await host('<lights-out board="14x18-torus.off"></lights-out>');
  await ready(page);
  const board = page.locator("lights-out");
  const par = page.locator("lights-out .par strong");
  const deal = () =>
    board.evaluate((element) => {
      const { engine } = element;
      for (let button = 0; button < engine.buttonCount; button += 7) engine.press(button);
      const bits = engine.lights.join("");
      const hex = bits.replace(/..../g, (four) => Number.parseInt(four, 2).toString(16));
      element.notation = `14x18-torus.${hex}`;
    });
  const fewest = () =>
    board.evaluate(({ engine }) => {
      const search = engine.fewest({ slice: 10 ** 6 });
      let step = search.next();
      while (!step.done) step = search.next();
      return step.value.weight;
    });
  await deal();
  const weight = await fewest();
  await par.click();
  await page.waitForFunction(
    (weight) => document.querySelector("lights-out").shadowRoot.querySelector(".par strong").textContent === weight,
    String(weight),
  );
  await deal();
  await par.click();
  await board.evaluate((element) => {
    element.notation = "3x3.on";
  });
  assert.equal(await par.textContent(), "?", "of another game");
  await par.click();
  assert.equal(await par.textContent(), "5", "and of the one after it");
});

test("drawing toggles one light and begins the game anew; meanwhile the preview is one light, and undo and redo go through the lights drawn", async () => {
  const { page } = await browser.open("#3x3-goal-on.off");
  await ready(page);
  await cell(page, 1, 1).click();
  const board = page.locator("lights-out");
  const now = () => board.evaluate(({ notation, edit }) => [notation, edit]);
  const can = () =>
    board.evaluate(({ shadowRoot }) =>
      ["undo", "redo", "reset"].filter((name) => shadowRoot.querySelector(`.${name}`).ariaDisabled === "false"),
    );
  const draw = (notation) =>
    board.evaluate((element, notation) => {
      if (notation) element.notation = notation;
      element.edit = true;
    }, notation);
  await draw();
  await cell(page, 3, 3).click();
  assert.deepEqual(await now(), ["3x3-goal-on.d08", true]);
  await draw("3x3.off");
  await cell(page, 2, 2).hover();
  assert.equal(await page.locator("lights-out .flips").count(), 1);
  assert.deepEqual(await can(), []);
  for (const [row, column] of [
    [1, 1],
    [2, 2],
    [3, 3],
  ])
    await cell(page, row, column).press("Enter");
  await board.evaluate((element) => [element.undo(), element.undo()]);
  assert.deepEqual([...(await now()), await can()], ["3x3.800", true, ["undo", "redo"]]);
  await board.evaluate((element) => element.redo());
  assert.deepEqual(await now(), ["3x3.880", true]);
  await cell(page, 1, 3).click();
  assert.deepEqual([await board.evaluate((element) => element.redo()), ...(await now())], [false, "3x3.a80", true]);
  await board.evaluate((element) => {
    element.notation = "3x3.on";
  });
  assert.deepEqual([...(await now()), await can()], ["3x3.on", false, []], "another board ends it");
  await cell(page, 2, 2).hover();
  assert.equal(await page.locator("lights-out .flips").count(), 5);
});

/** The colours of a picture, by the parts that have them. @param {string} svg */
function coloursIn(svg) {
  const { documentElement } = new JSDOM(svg, { contentType: "image/svg+xml" }).window.document;
  const fills = (selector) => [...documentElement.querySelectorAll(selector)].map((each) => each.getAttribute("fill"));
  const [panel, ...others] = fills("svg > rect");
  return {
    panel,
    others: new Set(others),
    paths: new Set(fills("path")),
    gradients: documentElement.querySelectorAll("defs").length,
  };
}

test("a picture takes the theme and the colours of a page; an element outside a document draws its board, too, once a board of the page is ready; it stands alone, with its marks; the matrix is the board's", async () => {
  const { page } = await host(
    `<lights-out board="2x2.8"></lights-out><rotating-doors board="${FIRST_LEVEL}"></rotating-doors>`,
  );
  await ready(page);
  await ready(page, "rotating-doors");
  const draw = async (look, selector = "lights-out") =>
    coloursIn(await page.locator(selector).evaluate((board, look) => board.toSVG(look), look));
  /** As the browser mixes colours. */
  const mixed = (...colours) =>
    page.evaluate((colours) => {
      const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      return colours.map(([colour, other, share]) => {
        pen.fillStyle = `color-mix(in srgb, ${colour}, ${other} ${share}%)`;
        pen.fillRect(0, 0, 1, 1);
        const bytes = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
        return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
      });
    }, colours);
  const [accent, surface] = ["#8fe3b8", "#0d3b36"];
  const [soft, hard, deep] = await mixed([surface, "white", 17], [surface, "black", 57], [accent, "black", 25]);
  assert.equal((await draw(undefined)).gradients, 1);
  const dark = await draw({ accent, surface });
  assert.deepEqual([dark.panel, dark.others, dark.gradients], [surface, new Set([accent, soft]), 0]);
  assert.deepEqual((await draw({ theme: "light", accent, surface })).others, new Set([accent, hard]));
  const hall = await draw({ accent }, "rotating-doors");
  assert.ok(hall.paths.has(deep) && hall.others.has(accent), "leaves and masks");
  const [night, day] = [await draw({ theme: "dark" }), await draw({ theme: "light" })];
  assert.notEqual(night.panel, day.panel);
  for (const wrong of ['"/><script>', "red", "#fff", "", 7, null])
    assert.deepEqual(await draw({ accent: wrong, surface: wrong }), night, String(wrong));
  const drawn = await page.evaluate(() => {
    const pictures = ["2x2.8", "2x2.", "3x3-mod3.1", null].map((board) => {
      const element = document.createElement("lights-out");
      if (board) element.setAttribute("board", board);
      return element.toSVG();
    });
    return [...pictures, document.querySelector("lights-out").toSVG()];
  });
  const [first, invalid, states, plain, shown] = drawn;
  assert.equal(first, shown);
  assert.deepEqual([invalid, states], ["", ""]);
  assert.match(plain, /<title>5x5\.on<\/title>/);
  const [lights, doors, latex] = await page.evaluate(() => {
    const [lights, doors] = document.querySelectorAll("lights-out, rotating-doors");
    lights.notation = "3x3-holes080.a50";
    lights.marks = { numbers: new Map([[0, 12]]), witness: new Uint8Array(9).fill(1) };
    return [lights.toSVG(), doors.toSVG(), doors.toLaTeX()];
  });
  for (const svg of [lights, doors]) {
    assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    assert.doesNotMatch(svg, /href|style|script|undefined|NaN/);
  }
  assert.match(lights, />12<\/text>/);
  assert.equal(latex, toLaTeX(matrixOf(engineOf(FIRST_LEVEL))));
});

test("a figure shows the matrix after so many steps of elimination", async () => {
  const { page } = await host(
    `<rotating-doors board="${FIRST_LEVEL}" explain="elimination" step="0" readonly></rotating-doors>`,
  );
  await ready(page, "rotating-doors");
  const rows = () =>
    page
      .locator("rotating-doors")
      .evaluate((element) => [...element.shadowRoot.querySelectorAll("tbody tr")].map((row) => row.textContent));
  await becomes(rows, ["01011", "10001", "10111", "11111"]);
  assert.deepEqual(await page.locator("rotating-doors thead th").allTextContents(), ["A", "B", "C", "D", "="]);
  await page.locator("rotating-doors").evaluate((element) => {
    element.step = 999;
  });
  await becomes(rows, ["10001", "01000", "00101", "00011"], "the end says: press A, C and D");
  await page.locator("rotating-doors").evaluate((element) => {
    element.notation = `doors${"-11".repeat(37)}.off`;
  });
  await becomes(rows, [], "too many to be read");
});

test("buttons that do not exist are not pressed or marked, and without moves nothing is undone", async () => {
  const { page } = await host('<lights-out board="2x2-goal-on.on" goal="nothing"></lights-out>');
  await ready(page);
  const { answers, marks, ringed } = await page.locator("lights-out").evaluate(async (board) => {
    board.marks = { rings: new Set([-1, 3, 4]), outline: new Set([99]) };
    const ringed = board.shadowRoot.querySelectorAll(".ringed, .outlined").length;
    board.marks = null;
    const solved = await board.play();
    const answers = [board.press(4), board.undo(), board.redo(), board.reset(), solved, board.notation];
    board.notation = "5x5.8000000"; // a corner alone has no solution
    return { answers: [...answers, await board.play(), board.notation], marks: board.marks, ringed };
  });
  assert.deepEqual(answers, [false, false, false, false, true, "2x2-goal-on.on", false, "5x5.8000000"]);
  assert.deepEqual(marks, {});
  assert.equal(ringed, 1);
});

test("a solved board of either goal is not played to the other one, though its fewest presses cannot be searched for", async () => {
  const { page } = await host('<lights-out board="26x26-ring-goal-either.on"></lights-out>');
  await page.locator("lights-out canvas").first().waitFor();
  const played = await page.locator("lights-out").evaluate((board) => {
    const pressed = new Promise((resolve) => board.addEventListener("lights-press", () => resolve("pressed")));
    return Promise.race([board.play(), pressed]);
  });
  assert.equal(played, true);
});

test("a board for which memory cannot be had says so, and the one before stays; a fault of ours is not hidden, and a large board is pressed, and asked, before it is drawn", async () => {
  const { page } = await host('<lights-out board="2x2.on"></lights-out>');
  await ready(page);
  const told = await page.locator("lights-out").evaluate((board) => {
    const told = [];
    board.addEventListener("lights-error", ({ detail }) => told.push(`${detail.code} ${detail.position}`));
    const { load } = board.engine;
    for (const fault of [{ code: "memory" }, new TypeError("ours")]) {
      board.engine.load = () => {
        throw fault;
      };
      try {
        board.notation = "3x3.on";
      } catch (error) {
        told.push(error.message);
      }
    }
    board.engine.load = load;
    return [...told, board.notation];
  });
  assert.deepEqual(told, ["memory 0", "ours", "2x2.on"]);
  await page.locator("lights-out").getByText("There is not enough memory for that.").first().waitFor();
  const early = await page.locator("lights-out").evaluate((board) => {
    board.notation = "14x14.on";
    return [board.press(0), board.hint(), board.undo(), board.redo(), board.engine.moveCount];
  });
  assert.deepEqual(early, [true, undefined, true, true, 1]);
  await page.locator("lights-out canvas").first().waitFor();
  assert.equal(await page.locator("lights-out [part=status]").textContent(), "1 pressfewest ?");
  const sentence = page.locator("lights-out [part=sentence]");
  await page.locator("lights-out").evaluate((board) => {
    board.notation = "33x33.off"; // of so many lights no fewest presses are looked for
    for (let press = 1; press <= 2; press++) board.press(0);
  });
  assert.equal(await sentence.textContent(), "Solved in 2 presses.");
  await page.locator("lights-out canvas").first().waitFor();
  await page.locator("lights-out").evaluate(async (board) => {
    board.press(0);
    for (let step = 1; step <= 3; step++) board.hint();
    board.remove();
    board.theme = "light";
    await null;
    document.body.append(board);
  });
  await page.getByRole("button", { name: "Why?" }).click();
  assert.match(await sentence.textContent(), /^Press 1,1: it belongs to a shortest solution/);
});

test("a level that is asked for while another is dealt takes its place, and the board can be pressed", async () => {
  const { page } = await host('<lights-out board="7x7.off"></lights-out>');
  await ready(page);
  const board = page.locator("lights-out");
  await board.evaluate(async (each) => {
    each.level = "9 1";
    await null;
    each.level = "4 2";
  });
  await page.waitForFunction(() => document.querySelector("lights-out").engine.lights.includes(1));
  const fewest = () => board.evaluate((each) => each.engine.solve().solvable && each.notation);
  const dealt = await fewest();
  await cell(page, 1, 1).click();
  assert.equal(await fewest(), `${dealt}.8000000000000`);
});

test("boards share one page, and axe finds nothing wrong with them", async () => {
  const boards = '<lights-out board="3x3.on"></lights-out>'.repeat(4);
  const { page } = await host(`<h1>Boards</h1>${boards}<rotating-doors></rotating-doors>`);
  await page.evaluate(() => Promise.all([...document.querySelectorAll("lights-out")].map((each) => each.ready)));
  await ready(page, "rotating-doors");
  assert.equal(await litCount(page), 4 * 9);
  assert.deepEqual(await axe(page), []);
});

test("a board is read from other forms of its text; a board alone is that of the level, and rows of 0 and 1 are masks of doors; attributes make a figure: a goal, a level with its minimum, presses made", async () => {
  const forms = [
    [" 5x5.on ", "5x5.on"],
    ["5X5.on", "5x5.on"],
    ["3x3.101010101", "3x3.aa8"],
    ["010\n111\n010", "3x3.5d0"],
    ["13x13", "13x13.off"],
    ["3 states\n0 1 2\n2 1 0", "2x3-mod3.012210"],
  ];
  const boards = forms.map(([board]) => `<lights-out board="${board}"></lights-out>`).join("");
  const { page } = await host(
    `${boards}<lights-out board="5x5" level="7"></lights-out><lights-out board="5x5.off" level="7 3" presses="0 7" goal="off"></lights-out><rotating-doors board="011 101 110"></rotating-doors>`,
  );
  const found = await page.locator("lights-out:not([level])").evaluateAll((all) =>
    Promise.all(
      all.map(async (board) => {
        const { notation, shadowRoot } = await board.ready;
        return [board.board, notation, shadowRoot.querySelector("[part=sentence]").textContent];
      }),
    ),
  );
  assert.deepEqual(
    found,
    forms.map((form) => [...form, ""]),
  );
  const level = page.locator("lights-out[level='7']");
  assert.equal(await level.evaluate(async (board) => (await board.ready).engine.fewestNow().weight), 7);
  assert.equal(await ready(page, "rotating-doors"), "doors-011-101-110.off");
  const [notation, minimum] = await page.locator("lights-out[presses]").evaluate((element) => {
    const { notation } = element;
    element.reset();
    let step = { done: false };
    for (const search = element.engine.fewest(); !step.done; step = search.next());
    return [notation, step.value.weight];
  });
  assert.match(notation, /\.8100000$/);
  assert.equal(minimum, 7);
});

test("a wrong board is refused at its own place, also where no script reads other forms, and only a board that is no notation asks for it", async () => {
  const { page } = await host('<lights-out board="2x2.on"></lights-out>');
  await ready(page);
  const asked = [];
  await page.route("**/lights-and-doors-text.js", (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  const refusal = (board) =>
    page.locator("lights-out").evaluate(
      (element, board) =>
        new Promise((resolve) => {
          element.addEventListener("lights-error", ({ detail }) => resolve({ ...detail, now: element.notation }), {
            once: true,
          });
          element.board = board;
        }),
      board,
    );
  const told = { code: "option", position: 4, attribute: "board", now: "2x2.on" };
  assert.deepEqual(await refusal("5x5-crozz.on"), told);
  browser.takeTrouble(); // the request that failed
  await page.locator("lights-out").evaluate((element) => {
    element.board = "3x3.on";
  });
  await page.getByRole("button", { name: "row 3, column 3, on" }).waitFor();
  assert.equal(asked.length, 1);
  assert.deepEqual(await refusal("5x5-krozz.on"), { ...told, now: "3x3.on" });
  const { code, now } = await refusal("4x4.10101");
  assert.deepEqual([code, now], ["length", "3x3.on"]);
  assert.equal(asked.length, 2);
});

test("Space and Enter on a cell press it, though the page around turns its slides by them", async () => {
  const { page } = await host('<lights-out board="2x2.off"></lights-out><rotating-doors></rotating-doors>');
  await ready(page);
  await page.evaluate(() => {
    document.addEventListener("keydown", (event) => {
      document.title += ` ${event.key}`;
      event.preventDefault();
    });
  });
  for (const board of [cell(page, 1, 1), page.getByRole("button", { name: /^door A/ })])
    for (const key of ["Enter", " "]) {
      await board.focus();
      await page.keyboard.press(key);
    }
  const moves = (element) => element.engine.moveCount;
  assert.equal(await page.locator("lights-out").evaluate(moves), 2);
  assert.equal(await page.locator("rotating-doors").evaluate(moves), 2);
  assert.equal(await page.title(), "host");
  await page.keyboard.press("PageDown");
  assert.equal(await page.title(), "host PageDown");
});
