// The explain pane as people use it, in Chromium on the built site.
import assert from "node:assert/strict";
import { test } from "node:test";
import { matrixOf, toLaTeX } from "../web/board/matrix.js";
import { matrixPicture } from "../web/board/matrix-picture.js";
import { TABS } from "../web/board/tabs.js";
import { toCSV, toMathML } from "../web/explain/matrix-formats.js";
import { axe, testBrowser } from "./browser.js";
import { engineOf } from "./core.js";
import { pairs } from "./pairs.js";
import { readQR } from "./qr-code.js";
import { openTab } from "./tabs.js";

const browser = await testBrowser();

/** A part of a test, which begins at a position with the explain pane at a tab. */
const part = (
  /** @type {string} */ name,
  /** @type {string} */ position,
  /** @type {string} */ tab,
  /** @type {(seen: any) => Promise<void>} */ use,
) => ({ name, position, tab, use });

/**
 * Opens the page once, and tries the parts one after the other, each from the start of its position and of its tab.
 * @param {string} name
 * @param {ReturnType<typeof part>[]} parts
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
function testParts(name, parts, options) {
  test(name, async () => {
    const { page } = await browser.open(`#learn-${parts[0].position}`, options);
    await page.evaluate(() => {
      window.print = () => {};
    });
    const pane = page.locator("#panel lights-explain");
    for (const { name, position, tab, use } of parts) {
      const own = `#stage > ${position.startsWith("doors") ? "rotating-doors" : "lights-out"}:not(.stand-in)`;
      const board = page.locator(own);
      if (!(await board.isVisible())) await page.evaluate((hash) => (location.hash = hash), `#learn-${position}`);
      await page.waitForFunction((own) => {
        const pane = document.querySelector("#panel lights-explain");
        return pane && pane.puzzle === document.querySelector(own);
      }, own);
      await pane.getByRole("tab").first().waitFor();
      await board.evaluate(async (board, position) => {
        board.notation = position;
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); // the pane follows a frame later
      }, position);
      await pane.evaluate((pane, tab) => Object.assign(pane, { tab, step: undefined }), tab);
      await use({ page, pane, board }).catch((error) => {
        throw new Error(`${position}: ${name}`, { cause: error });
      });
    }
  });
}

const marksOf = (board) =>
  board.evaluate(({ marks }) => ({
    numbers: [...(marks.numbers?.keys() ?? [])].sort((a, b) => a - b),
    rings: [...(marks.rings ?? [])].sort((a, b) => a - b),
    witness: [...(marks.witness ?? [])],
    pattern: [...(marks.pattern ?? [])],
    outline: [...(marks.outline ?? [])],
  }));
/** The places of the ones. */
const onesOf = (bits) => [...bits].flatMap((bit, i) => (bit ? [i] : []));
const buttonOf = (board, index) => board.locator(".cell, .door, .bell").nth(index);

/** The lights that the buttons flip together, by the rule of the board. */
function flippedBy(notation, buttons) {
  const engine = engineOf(notation);
  const flipped = new Uint8Array(engine.lightCount);
  for (const button of buttons) engine.mask(button).forEach((bit, light) => (flipped[light] ^= bit));
  return { flipped: [...flipped], lights: [...engine.lights] };
}

async function go(pane, k) {
  await pane
    .getByRole("slider")
    .first()
    .evaluate((slider, to) => {
      slider.value = to === "end" ? slider.max : String(to);
      slider.dispatchEvent(new Event("input"));
    }, k);
}

const tableOf = (pane) =>
  pane
    .locator("table.matrix tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))));

/** Of each element: the position that is explained, and of each scene the buttons that make its point and what is said then. */
const TOURS = {
  "lights-out": {
    position: "3x3.on",
    title: "Lights 3×3",
    scenes: [
      [[4, 4], /Two presses cancel/],
      [[0, 8, 8, 0], /The order does not matter/],
      [[0, 1, 2, 3], /Three is odd/],
      [null, /Nothing has changed/],
      [[1, 12, 24], /^Still an odd number/],
    ],
    again: [0, 0, 0],
  },
  "rotating-doors": {
    position: "doors-0111-1001-0011-1011.off",
    title: "4 doors",
    scenes: [
      [[1, 1], /Two presses cancel/],
      [[0, 2, 2, 0], /The order does not matter/],
      [[2, 0, 1], /One and three are odd/],
      [null, /nothing has changed/],
      [[0, 1, 1], /^Still an odd number/],
    ],
    again: [2, 2, 2],
  },
};

testParts(
  "beside a board, the five scenes of the tour are played in place of it, and it comes back unchanged",
  Object.entries(TOURS).map(([element, { position, title, scenes, again }]) =>
    part("the tour", position, "tour", async ({ page, pane, board }) => {
      const own = page.locator(`#stage > ${element}.stand-in`);
      const press = (buttons) => own.evaluate((element, all) => all.forEach((at) => element.press(at)), buttons);
      const heard = await board.evaluateHandle((element) => {
        const events = [];
        for (const name of ["ready", "press", "change", "solved"])
          for (const target of [element, window]) target.addEventListener(`lights-${name}`, () => events.push(name));
        return events;
      });
      assert.ok(await board.isHidden());
      const named = (name) => page.locator("#header .where").getByText(name, { exact: true }).waitFor();
      await pane.getByRole("tab", { name: "First tour" }).click();
      await named("First tour");
      for (const [scene, [presses, said]] of scenes.entries()) {
        await pane.getByText(`Step ${scene + 1} of 5`).waitFor();
        await own.evaluate((element) => element.ready);
        const buttons = presses ?? (await own.evaluate(({ marks }) => [...marks.rings]));
        assert.equal(await pane.getByText(said).count(), 0, "not before it is played");
        if (scene > 0) await press(buttons);
        else for (const button of buttons) await own.locator(":is(.cell, .door)").nth(button).click();
        await pane.getByText(said).waitFor();
        if (scene === 4) {
          const wrong = await own.evaluate(({ marks, engine }) => {
            const isWrong = engine.goal === "on" ? 0 : 1;
            return engine.lights.filter((on, i) => on === isWrong && marks.witness[i]).length;
          });
          assert.equal(wrong % 2, 1);
        } else await pane.getByRole("button", { name: "Next", exact: true }).press("Enter");
      }
      assert.equal(await board.evaluate((element) => element.notation), position);
      assert.deepEqual(await heard.jsonValue(), [], "the reader's board and the page hear nothing of it");
      await pane.getByRole("button", { name: "Back" }).press("Enter");
      await pane.getByText("Step 4 of 5").waitFor();
      assert.equal(await pane.getByText(scenes[3][1]).count(), 0);
      await pane.getByRole("button", { name: "Next", exact: true }).press("Enter");
      await pane.getByText("Step 5 of 5").waitFor();
      await own.evaluate((element) => element.ready);
      await press(again);
      await pane.locator(".tour").getByRole("button", { name: "Elimination" }).press("Enter");
      assert.equal(await pane.locator("[role=tab][aria-selected=true]").textContent(), "Elimination");
      assert.equal(await page.locator(".tour, .stand-in").count(), 0);
      await named(title);
      assert.ok(await board.isVisible());
    }),
  ),
);

testParts("the elimination shows each step, follows presses and keys, and shows on the board what it speaks of", [
  part("a press keeps the reader's place", "3x3.on", "elimination", async ({ pane, board }) => {
    await pane.getByRole("button", { name: "By additions" }).press("Enter");
    await go(pane, 20);
    await board.evaluate((element) => element.press(0));
    assert.equal(await pane.getByRole("slider").inputValue(), "20");
  }),
  .../** @type {const} */ ([
    ["Reduced row echelon (Gauss–Jordan)", true],
    ["Row echelon + back substitution", false],
  ]).map(([form, reduced]) =>
    part(`the matrix of each step, on and back: ${form}`, "3x3.on", "elimination", async ({ pane }) => {
      await pane.getByRole("button", { name: form, exact: true }).press("Enter");
      await pane.getByRole("button", { name: "By additions" }).press("Enter");
      const lesson = engineOf("3x3.on").steps("elimination", { reduced });
      const last = lesson.length - 1;
      assert.equal(await pane.getByRole("slider").getAttribute("max"), String(last));
      const isAt = async (k) => {
        const { code, row, other, matrix } = lesson.at(k);
        assert.deepEqual((await tableOf(pane)).flat(), [...matrix]);
        const sign = { add: `R${row + 1} ← R${row + 1} ⊕ R${other + 1}`, swap: `R${row + 1} ↔ R${other + 1}` }[code];
        if (sign) assert.equal(await pane.locator(".formula").textContent(), sign);
      };
      for (const k of [Math.round(last / 2), last - 1]) {
        await go(pane, k);
        await isAt(k);
        await pane.getByRole("button", { name: "Next step" }).press("Enter");
        await isAt(k + 1);
        await pane.getByRole("button", { name: "Previous step" }).press("Enter");
        await isAt(k);
      }
      await go(pane, "end");
      await isAt(last);
      assert.match(await pane.locator(".facts").textContent(), /Rank 9, nullity 0: 1 solution\./);
      assert.equal(await pane.locator(".values li").count(), 9);
    }),
  ),
  part("a row rings its buttons and outlines the lights", "3x3.on", "elimination", async ({ page, pane, board }) => {
    await pane.locator("table.matrix tbody tr").nth(4).hover();
    const first = await marksOf(board);
    assert.deepEqual([first.rings, first.outline], [[1, 3, 4, 5, 7], [4]]);
    await page.mouse.move(0, 0);
    await pane.getByRole("button", { name: "By additions" }).press("Enter");
    const lesson = engineOf("3x3.on").steps("elimination");
    assert(lesson.kind === "elimination");
    const k = lesson.length - 1;
    await go(pane, k);
    for (const r of [1, 8]) {
      await pane.locator("table.matrix .row-name").nth(r).focus();
      const { rings, outline } = await marksOf(board);
      assert.deepEqual(outline, onesOf(lesson.origins(k, r)));
      assert.deepEqual(rings, onesOf([...lesson.at(k).matrix].slice(10 * r, 10 * r + 9)));
    }
  }),
  part("by pivots a step a column, and by additions", "5x5.on", "elimination", async ({ pane }) => {
    const slider = pane.getByRole("slider");
    assert.ok(Number(await slider.getAttribute("max")) <= 2 * 25 + 3);
    await go(pane, 20);
    await pane.getByText(/has the pivot of x\d+; it is added to \d+ other rows? with that unknown\./).waitFor();
    const rows = await tableOf(pane);
    await pane.getByRole("button", { name: "By additions" }).press("Enter");
    assert.ok(Number(await slider.getAttribute("max")) > 200);
    assert.deepEqual(await tableOf(pane), rows);
    await pane.getByRole("button", { name: "By pivots" }).press("Enter");
    assert.equal(await slider.inputValue(), "20");
  }),
  part("the slider takes the keyboard: arrows step, space plays", "5x5.on", "elimination", async ({ page, pane }) => {
    const slider = pane.getByRole("slider");
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await slider.inputValue(), "1");
    await page.keyboard.press(" ");
    await pane.getByRole("button", { name: "Pause" }).waitFor();
    await page.waitForFunction((element) => Number(element.value) >= 3, await slider.elementHandle());
    await page.keyboard.press(" ");
    await pane.getByRole("button", { name: "Play" }).waitFor();
  }),
  part("the names and numbers of a sentence", "4x4.8000", "elimination", async ({ page, pane, board }) => {
    await pane.getByRole("button", { name: "By additions" }).press("Enter");
    await go(pane, 2);
    const sentence = pane.locator(".sentence").first();
    assert.equal(await sentence.textContent(), "Add R1 to R2: x1 cancels there.");
    const name = (text) => sentence.getByRole("button", { name: text, exact: true });
    const rowOf = async (row) => (await tableOf(pane))[row].flatMap((entry, i) => (entry && i < 16 ? [i] : []));
    await name("R2").hover();
    assert.deepEqual((await marksOf(board)).rings, await rowOf(1));
    await name("x1").hover();
    assert.deepEqual((await marksOf(board)).rings, [0]);
    await pane.locator(".formula").hover();
    assert.deepEqual((await marksOf(board)).rings, []);
    await name("R1").focus();
    assert.deepEqual((await marksOf(board)).rings, await rowOf(0));
    await page.keyboard.press("Tab");
    assert.deepEqual((await marksOf(board)).rings, await rowOf(1));
    await page.getByRole("button", { name: "Settings" }).press("Enter");
    await page.getByRole("button", { name: "简体中文" }).press("Enter");
    await page.keyboard.press("Escape");
    assert.equal(await sentence.textContent(), "把 R1 加到 R2：那里的 x1 消去。");
    await go(pane, "end");
    assert.equal(await pane.locator(".formula").textContent(), "0 = 1");
    await openTab(pane, "solutions");
    const [all, count] = await pane.locator(".facts .shows").all();
    const { witness } = await marksOf(board);
    const hatched = witness.flatMap((inside, i) => (inside ? [i] : []));
    await all.hover();
    assert.deepEqual((await marksOf(board)).numbers, hatched);
    await count.focus();
    assert.deepEqual((await marksOf(board)).numbers, [0]);
    assert.deepEqual([await all.textContent(), await count.textContent()], [String(hatched.length), "1"]);
    await pane.locator("#tab-solutions").focus();
    await page.mouse.move(0, 0);
    assert.deepEqual((await marksOf(board)).numbers, []);
  }),
]);

testParts(
  "a matrix keeps its heads apart and b in sight; beyond 8×8 it is a bitmap; it follows the last press a frame later",
  [
    part("the heads of a matrix, and b", "4x8.on", "elimination", async ({ pane }) => {
      const boxes = await pane.locator("table.matrix thead th").evaluateAll((heads) =>
        heads.map((head) => {
          const range = document.createRange();
          range.selectNodeContents(head);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        }),
      );
      for (let i = 1; i < boxes.length - 1; i++)
        assert.ok(boxes[i].left - boxes[i - 1].right >= 1, `heads ${i}, ${i + 1}`);
      const [head, box] = [pane.locator("table.matrix thead th").last(), pane.locator(".scroll").first()];
      await box.evaluate((element) => {
        element.style.inlineSize = "300px";
        element.scrollLeft = 0;
      });
      const [b, outer] = [await head.boundingBox(), await box.boundingBox()];
      assert.ok(b.x >= outer.x && b.x + b.width <= outer.x + outer.width + 1, JSON.stringify([b, outer]));
    }),
    part("a bitmap with the row in question magnified", "9x9.on", "elimination", async ({ pane }) => {
      await pane.getByRole("button", { name: "By additions" }).press("Enter");
      const canvas = pane.locator("canvas");
      assert.deepEqual(await canvas.evaluate(({ width, height }) => [width, height]), [82, 81]);
      const onesIn = (row) =>
        canvas.evaluate((element, r) => {
          const line = new OffscreenCanvas(element.width, 1).getContext("2d", { willReadFrequently: true });
          line.drawImage(element, 0, -r);
          const { data } = line.getImageData(0, 0, element.width, 1);
          return Array.from({ length: element.width }, (_, i) => i).filter((i) => data[4 * i] === 255); // gold, not navy
        }, row);
      assert.deepEqual(await onesIn(0), [0, 1, 9, 81]);
      await go(pane, 2);
      const said = /^R(\d+) ← R\d+ ⊕ R(\d+)$/.exec(await pane.locator(".formula").textContent());
      assert.deepEqual(said?.slice(1), ["2", "1"]);
      assert.deepEqual(await onesIn(1), [2, 9, 10]);
      const [row] = await tableOf(pane);
      assert.deepEqual(
        row.flatMap((entry, i) => (entry ? [i] : [])),
        [2, 9, 10],
      );
      await canvas.hover({ position: { x: 100, y: 4 * 5 + 1 } });
      const magnified = () =>
        tableOf(pane).then((rows) => rows.map((row) => row.flatMap((entry, i) => (entry ? [i] : []))));
      assert.deepEqual(
        await magnified(),
        [(await onesIn(5)).flatMap((i) => (i < 12 ? [i] : i === 81 ? [12] : []))],
        "the row below the pointer",
      );
      await pane.locator(".formula").hover();
      assert.deepEqual((await magnified())[0], [2, 9, 10], "the row of the step again");
    }),
    part("only the last of several presses is explained", "9x9.on", "elimination", async ({ board }) => {
      const lessons = await board.evaluate(async (element) => {
        const { engine } = element;
        const steps = engine.steps.bind(engine);
        const lessons = [];
        engine.steps = (...args) => {
          lessons.push(engine.moves.length);
          return steps(...args);
        };
        for (const button of [0, 10, 20]) element.press(button);
        const atOnce = lessons.length;
        while (lessons.length === 0) await new Promise((done) => requestAnimationFrame(done));
        await new Promise((done) => setTimeout(done, 100));
        return [atOnce, ...lessons];
      });
      assert.deepEqual(lessons, [0, 3]);
    }),
  ],
);

testParts(
  "equations light up their lights and buttons, and doors are explained by letter; one's own get answers and the same stepper",
  [
    part("an equation and a button light up", "3x3.on", "equations", async ({ pane, board }) => {
      await pane.locator(".equations li").nth(1).hover();
      const { numbers, outline } = await marksOf(board);
      assert.deepEqual([numbers, outline], [[0, 1, 2, 4], [1]]);
      await pane.locator(".equations li").first().focus();
      await pane.page().keyboard.press("ArrowDown");
      assert.deepEqual((await marksOf(board)).numbers, [0, 1, 2, 4]);
      await buttonOf(board, 0).hover();
      const pointed = await pane.locator(".equations li.pointed .name").allTextContents();
      assert.deepEqual(pointed, ["1", "2", "4"]);
      assert.deepEqual((await marksOf(board)).numbers, []);
    }),
    part("answers and the same stepper", "3x3.on", "own", async ({ pane, board }) => {
      await pane.getByRole("textbox").fill("110|1\n011|1\n101|1");
      await pane.getByText("contradict").first().waitFor();
      assert.deepEqual(await tableOf(pane), [
        [1, 1, 0, 1],
        [0, 1, 1, 1],
        [1, 0, 1, 1],
      ]);
      await go(pane, "end");
      assert.equal(await pane.locator(".formula").textContent(), "0 = 1");
      await pane.getByRole("textbox").fill("110|1\n011|1\n111|0");
      await pane.locator(".news .fixed").waitFor();
      await board.evaluate((element) => element.press(0));
      assert.equal(await pane.getByRole("textbox").inputValue(), "110|1\n011|1\n111|0", "a press leaves them alone");
    }),
    part("answers one by one, up to the last unknown", "doors-0111-1001-0011-1011.off", "own", async ({ pane }) => {
      await pane
        .getByLabel("Equations", { exact: true })
        .fill("x2+x3=1\n101|0\nx1+x2=1\n\nx3 = 0\nx1+x2+x3=0\nx1 +* x2 = 1");
      await pane.getByText("x1=0, x2=1, x3=0", { exact: true }).waitFor();
      const answers = await pane.locator(".news li").allInnerTexts();
      const starts = ["new: 1 of 3", "new: 2 of 3", "follows", "new: now every unknown is fixed", "contradiction"];
      starts.forEach((start, index) => assert.ok(answers[index].startsWith(start), answers[index]));
      assert.match(answers[5], /^Line 7, column 5: “\*”/);
      await pane.getByLabel("Unknowns").fill("5000");
      assert.match(await pane.locator("label", { hasText: "Unknowns" }).textContent(), /4,096/, "beside its field");
      await pane.getByLabel("Unknowns").fill("4");
      await pane.getByText(/^1 free variable left/).waitFor();
    }),
    part("doors are explained by letter", "doors-0111-1001-0011-1011.off", "equations", async ({ pane, board }) => {
      const lines = await pane.locator(".equations .equation").allTextContents();
      assert.deepEqual(lines, ["B+D=1", "A=1", "A+C+D=1", "A+B+C+D=1"]);
      await pane.locator(".equations li").nth(0).hover();
      assert.deepEqual((await marksOf(board)).rings, [1, 3]);
      await board.evaluate((element) => (element.notation = "doors-110-010.e"));
      await pane.locator(".equations .equation").filter({ hasText: /^0=0$/ }).waitFor();
      assert.deepEqual(await pane.locator(".equations .equation").allTextContents(), ["A=0", "A+B=0", "0=0"]);
      await openTab(pane, "solutions");
      assert.equal(await pane.locator(".patterns .letters").textContent(), "–");
    }),
  ],
);

testParts(
  "the chase solves the board for either goal, shows the small system, and is left out where it is not defined",
  [
    part("the ringed buttons solve the board", "5x5.on", "chase", async ({ pane, board }) => {
      const isSolved = await board.evaluate(async (element) => {
        const ringed = () => [...(element.marks.rings ?? [])];
        for (let turn = 0; turn < 12 && !element.engine.solved; turn++) {
          const rings = ringed();
          for (const at of rings) element.press(at);
          // the pane follows a frame later
          while (String(ringed()) === String(rings)) await new Promise((done) => requestAnimationFrame(done));
        }
        return element.engine.solved;
      });
      assert.ok(isSolved);
      await pane.evaluate((element) => (element.tab = "chase"));
      await go(pane, "end");
      assert.match(await pane.locator(".sentence").first().textContent(), /^Solved/);
    }),
    part("the goal that fits, and what is left", "5x5-goal-either.on", "chase", async ({ pane, board }) => {
      for (const start of ["on", "8000008", "5555550"]) {
        await board.evaluate((element, notation) => (element.notation = notation), `5x5-goal-either.${start}`);
        const lesson = engineOf(`5x5-goal-either.${start}`).steps("chase");
        const sentences = await pane.evaluate(async ({ shadowRoot }) => {
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); // the pane follows a frame later
          const [slider, sentence] = ["input[type=range]", ".sentence"].map((name) => shadowRoot.querySelector(name));
          return Array.from({ length: Number(slider.max) + 1 }, (_, k) => {
            slider.value = String(k);
            slider.dispatchEvent(new Event("input"));
            return sentence.textContent;
          });
        });
        assert.equal(sentences.length, lesson.length);
        const seen = [];
        for (const [k, sentence] of sentences.entries()) {
          const said = /(\d+|Nothing)[^.]*left/.exec(sentence)?.[1];
          if (!said) continue;
          const { lights } = lesson.at(k); // the first rows have been chased to the goal
          seen.push(said);
          assert.equal(
            said === "Nothing" ? 0 : Number(said),
            onesOf(lights.slice(20).map((lit) => lit ^ lights[0])).length,
          );
        }
        assert.ok(seen.length > 0);
        assert.match(sentences.at(-1), /^Solved/);
      }
    }),
    part("the small system, or that there is none", "5x5.on", "chase", async ({ page, pane }) => {
      await pane.locator("summary").click();
      await pane.locator("table.matrix tbody tr").nth(4).waitFor();
      const rows = await tableOf(pane);
      assert.deepEqual([rows.length, rows[0].length], [5, 6]);
      await pane
        .locator("details .player")
        .getByRole("slider")
        .evaluate((slider) => {
          slider.value = slider.max;
          slider.dispatchEvent(new Event("input"));
        });
      assert.match(await pane.locator("details .facts").textContent(), /Rank 3, nullity 2/);
      await page.evaluate(() => {
        document.querySelector("lights-out").notation = "4x4-king.on";
      });
      await pane.getByText("Light chasing works only on").waitFor();
    }),
    part("where it is left out, arrow keys pass over it", "4x4-king.on", "elimination", async ({ page, pane }) => {
      const chase = pane.locator("#tab-chase");
      assert.equal(await chase.isVisible(), false);
      await pane.locator("#tab-elimination").press("ArrowRight");
      await pane.getByRole("tab", { name: "Quiet patterns", selected: true }).waitFor();
      await page.evaluate(() => {
        document.querySelector("lights-out").notation = "4x4.on";
      });
      await chase.click();
      await pane.getByText("Row by row").waitFor();
    }),
  ],
);

testParts("quiet patterns are played and chosen, of lights and of doors, also where there are too many to list", [
  part("patterns, and all choices of free buttons", "5x5.on", "quiet", async ({ pane, board }) => {
    const items = pane.locator(".patterns li");
    assert.deepEqual(await items.locator("button > span").allTextContents(), ["x24", "x25"]);
    await items.first().locator("button").last().hover();
    const { pattern } = await marksOf(board);
    const { flipped } = flippedBy(
      "5x5.on",
      pattern.flatMap((bit, i) => (bit ? [i] : [])),
    );
    assert.ok(flipped.every((bit) => bit === 0) && pattern.includes(1));
    await go(pane, "end");
    assert.match(await pane.locator(".sentence").textContent(), /nothing has changed/);
    const seen = new Set();
    for (const choice of [0, 1, 0, 1]) {
      await items.nth(choice).locator("button").first().click();
      await pane.locator(".facts").hover();
      const { rings } = await marksOf(board);
      const { flipped: changed, lights } = flippedBy("5x5.on", rings);
      assert.deepEqual(changed, lights);
      assert.match(await pane.locator(".facts").textContent(), new RegExp(`${rings.length} presses`));
      seen.add(rings.join());
    }
    assert.equal(seen.size, 4);
    await pane.getByRole("button", { name: "Choose the fewest" }).press("Enter");
    await pane.getByText(/a solution of 15 presses, ringed/).waitFor();
    assert.equal((await marksOf(board)).rings.length, 15);
    const chosen = () => items.locator("button[aria-pressed=true]").allTextContents();
    const before = await chosen();
    await board.evaluate((element) => element.press(0));
    assert.deepEqual(await chosen(), before, "a press leaves the choice as it is");
  }),
  .../** @type {const} */ ([
    ["11x11-rowcol.on", /None pressed: a solution of \d+ presses/, /too many to sort/],
    ["33x33-rowcol.on", /64 independent quiet patterns.*too many to list/, /too many to sort/],
  ]).map(([position, quiet, solutions]) =>
    part("more solutions than can be sorted", position, "quiet", async ({ pane }) => {
      await pane.getByText(quiet).waitFor();
      assert.equal(await pane.getByRole("button", { name: "Choose the fewest" }).isVisible(), false);
      await openTab(pane, "solutions");
      await pane.getByText(solutions).waitFor();
    }),
  ),
  part("patterns play by themselves", "doors-110-110-001.c", "quiet", async ({ pane }) => {
    const picture = pane.locator(".picture .doors");
    assert.equal(await picture.locator(".pressed").count(), 0);
    await pane.locator(".patterns").getByRole("button", { name: "Play" }).press("Enter");
    await pane.getByText("All 2 pressed: nothing has changed.").waitFor();
    assert.deepEqual(await picture.locator(".open").allTextContents(), ["A", "B"]);
    await go(pane, 1);
    await pane.getByText("1 of 2 pressed; places that differ from the start: 2.").waitFor();
    assert.deepEqual(await picture.locator(".pressed").allTextContents(), ["A"]);
    assert.deepEqual(await picture.locator(".open").allTextContents(), []);
    await go(pane, "end");
    const play = pane.getByRole("slider").first();
    await play.press(" ");
    await pane.getByText("The pattern of B: 2 presses, one at a time.").waitFor();
  }),
]);

testParts(
  "solutions are drawn and ringed; where there is none, the witness is counted and checked; why a hint presses its button opens the elimination",
  [
    part("all solutions, the fewest first", "4x4.on", "solutions", async ({ pane, board }) => {
      const items = pane.locator(".patterns button");
      assert.equal(await items.count(), 12);
      await pane.locator("button", { hasText: /^More$/ }).click();
      assert.equal(await items.count(), 16);
      const weights = (await items.allTextContents()).map((text) => Number.parseInt(text, 10));
      assert.deepEqual(
        weights,
        [...weights].sort((a, b) => a - b),
      );
      await items.nth(5).click();
      const name = await items.nth(5).getAttribute("aria-label");
      const [, named] = /^solution 6 of 16: \d+ presses: (.+)$/.exec(name);
      const pressed = named.split("; ").map((place) => place.split(",").map(Number));
      const cells = pressed.map(([row, column]) => 4 * (row - 1) + column - 1);
      assert.deepEqual(cells, (await marksOf(board)).rings, "the name says what is ringed");
      const here = await board.locator("button[aria-label$=', press here']").evaluateAll((all) => all.length);
      assert.equal(here, cells.length);
      const { rings } = await marksOf(board);
      assert.equal(rings.length, weights[5]);
      const { flipped, lights } = flippedBy("4x4.on", rings);
      assert.deepEqual(flipped, lights);
    }),
    ...["4x4.8000", "4x4-goal-either.8000", "doors-011-110-101.off"].map((position) =>
      part("the witness, and a nearest board with a solution", position, "solutions", async ({ pane, board }) => {
        const last = Number(await pane.getByRole("slider").first().getAttribute("max"));
        for (let k = 0; k <= last; k++) {
          await go(pane, k);
          assert.deepEqual((await marksOf(board)).numbers.length, k);
          if (k > 0 && k < last)
            assert.match(await pane.evaluate((element) => element.shadowRoot.textContent), new RegExp(`${k} …`));
        }
        await go(pane, "end");
        const { witness, numbers } = await marksOf(board);
        assert.equal(numbers.length % 2, 1);
        assert.ok(numbers.every((light) => witness[light]));
        await buttonOf(board, 0).hover();
        await pane.getByText(/flips \d+ of the hatched ones: even/).waitFor();
        await pane.getByRole("button", { name: "Nearest solvable boards" }).press("Enter");
        await pane.locator(".patterns button").first().click();
        await pane.locator(".patterns button").first().waitFor();
        assert.ok(await board.evaluate((element) => element.engine.solve().solvable));
      }),
    ),
    part("why a hint presses its button", "3x3.on", "solutions", async ({ page, pane, board }) => {
      for (let step = 1; step <= 3; step++) await page.getByRole("button", { name: "Hint" }).click();
      await page.getByRole("button", { name: "Why?" }).click();
      assert.equal(await pane.locator("#tab-elimination").getAttribute("aria-selected"), "true");
      assert.match(await board.locator("[part=sentence]").textContent(), /hatched lights must change/);
      assert.deepEqual(Object.keys(await board.evaluate(({ marks }) => marks)).sort(), ["counted", "rings"]);
    }),
  ],
);

testParts(
  "the tabs fit one line beside the board, what is no look at the board is in a menu, and a pane that is left leaves no marks",
  [
    part("the tabs and the menu", "5x5.on", "elimination", async ({ page, pane }) => {
      const row = pane.getByRole("tablist");
      assert.deepEqual(await pane.getByRole("tab").allTextContents(), [
        "First tour",
        "Equations",
        "Elimination",
        "Chasing",
        "Quiet patterns",
        "Solutions",
      ]);
      assert.ok(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), "the row scrolls");
      // In a narrow row the chosen tab comes into sight, and the tabs keep their order.
      const [{ lefts, isSeen }] = await row.evaluateAll((rows) =>
        rows.map((row) => {
          row.style.maxInlineSize = "12rem";
          row.parentElement.querySelector("[data-tab=solutions]").click();
          const boxes = [...row.children].map((tab) => tab.getBoundingClientRect());
          const own = row.getBoundingClientRect();
          const at = boxes.at(-1);
          row.style.removeProperty("max-inline-size");
          return { lefts: boxes.map(({ left }) => left), isSeen: at.left >= own.left && at.right <= own.right + 1 };
        }),
      );
      assert.ok(isSeen, "the last tab is in sight");
      assert.deepEqual(
        lefts,
        [...lefts].sort((a, b) => a - b),
      );
      const more = pane.getByRole("button", { name: "More" });
      await more.click();
      await page.keyboard.press("Escape");
      await pane.locator(".menu").waitFor({ state: "hidden" });
      await more.click();
      await pane.getByRole("button", { name: "Export" }).press("Enter");
      await pane.getByText("Worksheet").first().waitFor();
      assert.equal(await pane.locator(".menu").isVisible(), false);
      assert.equal(await pane.getByRole("tab", { selected: true }).count(), 0);
      assert.equal(await more.getAttribute("aria-current"), "true");
      await pane.getByRole("tab").first().focus();
      await page.keyboard.press("ArrowLeft");
      await pane.getByRole("tab", { name: "Solutions", selected: true }).waitFor();
    }),
    part("a worksheet is one step from any tab", "3x3.on", "equations", async ({ page, pane }) => {
      await page.getByRole("button", { name: "Worksheet" }).press("Enter");
      await pane.getByRole("button", { name: "Print" }).click({ trial: true });
    }),
    part("leaves no marks and follows nothing", "5x5.on", "chase", async ({ page, pane, board }) => {
      assert.ok((await marksOf(board)).rings.length > 0);
      const left = await pane.elementHandle();
      await page.getByRole("link", { name: "Play" }).click();
      await page.waitForFunction(() => !document.querySelector("lights-out").marks.rings);
      await board.evaluate((element) => element.press(0));
      assert.deepEqual((await marksOf(board)).rings, []);
      assert.equal(await left?.evaluate((element) => element.active), false);
      const tabs = await page.evaluate(() => {
        const [pane, other] = [0, 1].map(() => /** @type {any} */ (document.createElement("lights-explain")));
        document.body.append(pane); // nobody gave it a puzzle
        pane.active = true;
        pane.tab = "nonsense";
        pane.speak();
        pane.active = false;
        other.puzzle = document.createElement("lights-out"); // whose board does not stand
        document.body.append(other);
        other.active = true;
        other.step = 2;
        const tabs = [pane, other].map(({ shadowRoot }) => shadowRoot.querySelectorAll("[role=tabpanel] > *").length);
        for (const each of [pane, other]) each.remove();
        return tabs;
      });
      assert.deepEqual(tabs, [0, 1]);
    }),
  ],
  { viewport: { width: 1280, height: 720 } },
);

testParts(
  "a board is saved as a file, its notation and its matrix are copied, and every step of its elimination is saved",
  [
    part("LaTeX, CSV, MathML and SVG, and every step", "2x2-goal-on.off", "take", async ({ page, pane }) => {
      const copied = async (form) => {
        await pane.locator("select").nth(1).selectOption(form);
        await pane.getByRole("button", { name: "Copy", exact: true }).press("Enter");
        await pane.getByText("Copied.").waitFor();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      const matrix = matrixOf(engineOf("2x2-goal-on.off"));
      for (const [form, write] of Object.entries({ tex: toLaTeX, csv: toCSV, mml: toMathML, svg: matrixPicture }))
        assert.equal(await copied(form), write(matrix), form);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        pane.getByRole("button", { name: "Save every step as LaTeX" }).press("Enter"),
      ]);
      assert.equal(download.suggestedFilename(), "2x2-goal-on-steps.tex");
    }),

    ...[
      {
        position: "5x5.on",
        forms: [
          ["png", "\x89PNG"],
          ["svg", "<svg"],
          ["txt", "11111\n11111\n"],
        ],
      },
      { position: "doors-0111-1001-0011-1011.off", forms: [["txt", "0000"]] },
    ].map(({ position, forms }) =>
      part("files and notation", position, "take", async ({ page, pane }) => {
        const name = position.replace(/\..*/, "");
        await pane.getByLabel("Content").selectOption("board");
        for (const [form, start] of forms) {
          await pane.locator("select").nth(1).selectOption(form);
          const waiting = page.waitForEvent("download");
          await pane.getByRole("button", { name: "Save", exact: true }).press("Enter");
          const download = await waiting;
          assert.equal(download.suggestedFilename(), `${name}.${form}`);
          const chunks = [];
          for await (const chunk of await download.createReadStream()) chunks.push(chunk);
          assert.ok(Buffer.concat(chunks).toString("latin1").startsWith(start), form);
          await pane.getByText(`Saved as ${name}.${form}.`).waitFor();
        }
        await pane.getByRole("button", { name: "Copy the position’s code" }).press("Enter");
        await pane.getByText("Copied.").waitFor();
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), position);
      }),
    ),
    part("pictures; what does not exist is said", "4x4.8000", "quiet", async ({ page, pane, board }) => {
      await pane.locator(".patterns button").first().click();
      await page.mouse.move(0, 0);
      await pane.locator("#tab-quiet").focus();
      assert.deepEqual((await marksOf(board)).rings, [], "no solution to add the pattern to");
      await openTab(pane, "take");
      await pane.getByLabel("Content").selectOption("solution");
      await pane.getByRole("button", { name: "Copy", exact: true }).press("Enter");
      await pane.getByText("no solution to export").waitFor();
      await pane.locator("select").nth(1).selectOption("png");
      await pane.getByRole("button", { name: "Save", exact: true }).press("Enter");
      await pane.getByText("no solution to export").waitFor();
      await pane.getByLabel("Content").selectOption("witness");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        pane.getByRole("button", { name: "Save", exact: true }).press("Enter"),
      ]);
      assert.equal(download.suggestedFilename(), "4x4-witness.png");
    }),
  ],
  { permissions: ["clipboard-read", "clipboard-write"] },
);

/** The pages of a document printed by Chromium: their sizes in points. */
async function printedPages(html) {
  const { page, context } = await browser.open("about:blank");
  await page.setContent(html);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  await context.close();
  const leaves = pdf.split(/\bobj\b/).filter((object) => /\/Type\s*\/Page\b/.test(object));
  return leaves.map((leaf) => /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(leaf)?.slice(1).join(" x "));
}

testParts(
  "the boards of a worksheet are different and solvable, their answers are on a page of their own, and it says when there are fewer",
  [
    ...["5x5.on", "doors-0111-1001-0011-1011.off"].map((position) =>
      part("boards and answers", position, "take", async ({ pane }) => {
        await pane.getByLabel("Boards (1 to 12)").fill("4");
        await pane.getByLabel("Paper").selectOption("letter");
        // The frame prints itself as soon as its pictures are there: nobody is to be asked here.
        await pane.evaluate((element) => {
          new MutationObserver(() => {
            const frame = element.shadowRoot.querySelector("iframe");
            if (frame) frame.contentWindow.print = () => frame.setAttribute("data-printed", "");
          }).observe(element.shadowRoot, { childList: true, subtree: true });
        });
        await pane.getByRole("button", { name: "Print" }).press("Enter");
        await pane.locator("iframe[data-printed]").waitFor({ state: "attached" });
        const sheet = await pane.locator("iframe").evaluate(({ contentDocument }) => ({
          pages: [...contentDocument.querySelectorAll("section")].map((page) =>
            [...page.querySelectorAll("figcaption")].map((caption) => caption.textContent),
          ),
          style: [...contentDocument.adoptedStyleSheets[0].cssRules].map((rule) => rule.cssText).join("\n"),
          body: contentDocument.body.innerHTML,
        }));
        const [questions, answers] = sheet.pages;
        assert.equal(new Set(questions).size, 4);
        assert.deepEqual(answers, questions);
        assert.match(sheet.style, /@page[^}]*size: letter/);
        assert.match(
          sheet.body,
          position === "5x5.on"
            ? /A press flips the light and its neighbours\./
            : /Each button turns the doors marked under it\./,
        );
        assert.deepEqual(await printedPages(`<style>${sheet.style}</style>${sheet.body}`), ["612 x 792", "612 x 792"]);
        for (const caption of questions) {
          const [, fewest, notation] = /^\d+\. Fewest: (\d+)((?:5x5|doors).*)$/.exec(caption);
          const engine = engineOf(notation);
          assert.ok(engine.solve().solvable);
          assert.equal(engine.hint().remaining, Number(fewest));
          if (position === "5x5.on") assert.equal(fewest, "4");
        }
      }),
    ),
    part("at most twelve boards, or fewer", "3x3.on", "take", async ({ page, pane }) => {
      const [boards, presses, seed] = ["Boards (1 to 12)", "Presses", "Sheet number"].map((name) =>
        pane.getByRole("spinbutton", { name }),
      );
      const printed = async (count) => {
        await pane.evaluate(({ shadowRoot }) => shadowRoot.querySelector("iframe")?.remove());
        await pane.getByRole("button", { name: "Print" }).press("Enter");
        await pane.getByText(count).waitFor();
      };
      await pane.evaluate((element) => {
        new MutationObserver(() => {
          const frame = element.shadowRoot.querySelector("iframe");
          if (frame) frame.contentWindow.print = () => {};
        }).observe(element.shadowRoot, { childList: true, subtree: true });
      });
      await boards.fill("99");
      await printed("A sheet of 12 boards is ready to print.");
      for (const input of [boards, presses, seed]) await input.fill("");
      await printed("A sheet of 1 board is ready to print.");
      await boards.fill("12");
      for (const [asked, number, found] of [
        ["8.9", "99999999999", 9],
        ["10", "1", 0],
        ["-3", "-1.5", 9],
        ["99999", "1", 0],
      ]) {
        await presses.fill(String(asked));
        await seed.fill(String(number));
        await printed(
          found
            ? `Only ${found} boards of that kind could be found.`
            : "No position of this board was found that needs exactly that many presses.",
        );
      }
      await presses.fill("9");
      await printed("Only 1 board of that kind could be found.");
      await page.evaluate(() => {
        document.querySelector("lights-out").notation = "21x21.on";
      });
      await printed("This task needs a board of at most 400 lights.");
    }),
  ],
);

testParts(
  "a lecture has the width of the window, goes by keys, stands in the address, and ends by Escape; it has nine equations whole, and scrolls nowhere",
  [
    ...["3x3.on", "2x2.on"].map((position) =>
      part(
        `at 1280×720 it has the equations of ${position} whole, and scrolls nowhere`,
        position,
        "elimination",
        async ({ page, pane }) => {
          await page.getByRole("button", { name: "Lecture mode" }).press("Enter");
          await page.waitForFunction(() => document.body.hasAttribute("data-lecture"));
          for (let step = 0; step < 11; step++) {
            const sizes = await pane.evaluate((element) => {
              const [body, root] = [document.querySelector(".panel-body"), element.shadowRoot];
              const [scroll, box] = [root.querySelector(".scroll"), root.querySelector(".matrix-box")];
              const scrolls = [body, scroll].filter(
                (each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth,
              );
              const bottoms = [root.querySelector(".matrix"), root.querySelector(".legend")].map(
                (each) => each.getBoundingClientRect().bottom,
              );
              const [sentence, formula, legend] = [".sentence", ".formula", ".legend"].map((name) =>
                root.querySelector(name).getBoundingClientRect(),
              );
              const overlaps = sentence.bottom > formula.top || (legend.height > 0 && formula.bottom > legend.top);
              const share =
                root.querySelector(".matrix").offsetHeight / (innerHeight - box.getBoundingClientRect().top);
              return { scrolls: scrolls.length, overlaps, bottom: Math.max(...bottoms), share };
            });
            assert.deepEqual([sizes.scrolls, sizes.overlaps], [0, false], `step ${step}`);
            assert.ok(sizes.bottom <= 720 && sizes.share > 0.85, JSON.stringify(sizes));
            await page.keyboard.press("ArrowRight");
          }
          await page.keyboard.press("Escape");
        },
      ),
    ),
    part("width, keys, address", "5x5.on", "elimination", async ({ page, pane, board }) => {
      const panel = page.locator("#main > #panel");
      const hashIs = (hash) => page.waitForFunction((hash) => location.hash === hash, hash);
      const widthOf = async (place) => (await place.boundingBox()).width;
      const narrow = await widthOf(panel);
      await page.getByRole("button", { name: "Lecture mode" }).press("Enter");
      await hashIs("#learn-elimination-0.5x5.on");
      assert.ok((await widthOf(panel)) > narrow);
      assert.ok((await widthOf(panel)) > 2 * (await widthOf(board)));
      for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight", "ArrowRight"])
        await page.keyboard.press(key);
      const step = await pane.evaluate((element) => element.step);
      assert.ok(step > 0);
      const [count, table] = [await pane.locator(".count").textContent(), await tableOf(pane)];
      for (const key of ["Control+ArrowRight", "Alt+ArrowDown", "x"]) await page.keyboard.press(key);
      await page.evaluate(() => {
        const dialog = Object.assign(document.createElement("dialog"), { id: "asks" });
        document.body.append(dialog);
        dialog.showModal();
      });
      await page.keyboard.press("ArrowRight");
      assert.equal(
        await pane.locator(".count").textContent(),
        count,
        "keys with others, and those of a dialog, are not the lecture's",
      );
      await page.evaluate(() => document.querySelector("#asks").remove());
      assert.match(count, /^4\//);
      const address = `#learn-elimination-${step}.5x5.on`;
      await hashIs(address);
      await page.getByRole("button", { name: "QR code" }).click();
      const dialog = page.getByRole("dialog", { name: page.url() });
      assert.equal(await readQR(dialog.locator("svg")), page.url());
      assert.deepEqual(await axe(page), []);
      await dialog.locator("svg").click();
      await dialog.waitFor({ state: "detached" });
      await page.reload();
      await pane.locator(".count").getByText(count).waitFor();
      assert.deepEqual(await tableOf(pane), table);
      assert.ok((await widthOf(panel)) > narrow, "the link opens the lecture");
      await page.keyboard.press("Escape");
      await hashIs("#learn-5x5.on");
      assert.equal(await widthOf(panel), narrow);
      assert.equal(await pane.locator(".count").textContent(), count, "the step stays");
      await page.keyboard.press("ArrowRight");
      assert.equal(await pane.locator(".count").textContent(), count, "the keys are those of the page again");
      await page.evaluate(() => (location.hash = "#learn-chase-2.4x4.on"));
      await pane.getByRole("tab", { name: "Chasing", selected: true }).waitFor();
      await pane.locator(".count").first().getByText(/^3\//).waitFor();
      await page.keyboard.press("ArrowRight");
      await hashIs("#learn-chase-3.4x4.on");
      await page.evaluate(() => (document.querySelector("lights-out").notation = "4x4-king.on"));
      await pane.getByText("Light chasing works only on").waitFor();
      await page.keyboard.press("ArrowRight");
      await page.evaluate(() => (location.hash = "#learn-3x3.on"));
      await page.waitForFunction(() => !document.body.hasAttribute("data-lecture"));
    }),
  ],
  { viewport: { width: 1280, height: 720 } },
);

for (const { locale, colorScheme, position } of pairs({
  locale: ["en-GB", "zh-CN"],
  colorScheme: ["light", "dark"],
  position: ["4x4.8000", "doors-0111-1001-0011-1011.off"],
}))
  testParts(
    `${position} in ${locale}, ${colorScheme}: every tab speaks, fits 360 px, and is accessible`,
    [
      part("every tab", position, "equations", async ({ page, pane }) => {
        for (const tab of TABS) {
          if (tab === "chase" && position.startsWith("doors")) continue;
          await pane.evaluate((element, tab) => (element.tab = tab), tab);
          await pane.locator(`[aria-labelledby="tab-${tab}"] > *`).first().waitFor({ state: "attached" });
          const text = await pane.evaluate((element) => element.shadowRoot.textContent);
          assert.doesNotMatch(text, /explain\.|equation\.|undefined|NaN|\{\w+\}/);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(wide <= 360, `${tab} is ${wide} px wide`);
          assert.deepEqual(await axe(page, tab === TABS[0] ? "#panel" : "#panel-body"), [], tab);
        }
      }),
    ],
    { locale, colorScheme, viewport: { width: 360, height: 740 } },
  );

testParts(
  "where there is too much to show, every tab says so and goes on",
  ["65x64.on", "9x9-rowcol.on"].map((position) =>
    part("every tab", position, "tour", async ({ page, pane }) => {
      for (const tab of TABS) {
        if (tab === "chase" && position === "9x9-rowcol.on") continue;
        await pane.evaluate((element, tab) => (element.tab = tab), tab);
        assert.doesNotMatch(await pane.evaluate((element) => element.shadowRoot.textContent), /explain\./);
      }
      await pane.getByRole("button", { name: "Save every step as LaTeX" }).press("Enter");
      await pane.getByText("too long for one text").waitFor();
      if (position === "65x64.on") {
        await pane.getByRole("button", { name: "Copy", exact: true }).press("Enter");
        await pane.getByText("too large to export").waitFor();
      }
      await page.evaluate(() => document.querySelector("lights-out").press(0));
      await openTab(pane, "elimination");
      await page.getByRole("button", { name: "Lecture mode" }).press("Enter");
      await page.keyboard.press("ArrowRight");
    }),
  ),
);

testParts(
  "on a phone the board stays in sight above the pane, however far it is read, the matrix keeps its first and last column in sight, and all tabs can be opened",
  [
    ...["5x5.on", "doors-0111-1001-0011-1011.off"].map((position) =>
      part("also beside it on a low screen", position, "elimination", async ({ page, pane, board }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        const shown = board.locator(".board");
        const panel = page.locator("#main > #panel");
        const boxes = () => Promise.all([shown.boundingBox(), panel.boundingBox()]);
        await go(pane, "end");
        await page.locator("#panel-body").evaluate((body) => body.scrollTo({ top: 1e6, behavior: "instant" }));
        assert.ok(await page.locator("#panel-body").evaluate((body) => body.scrollTop > 0), "there is more to read");
        const [above, below] = await boxes();
        assert.ok(above.y >= 0 && above.y + above.height <= below.y, JSON.stringify([above, below]));
        assert.ok(below.y <= 740 / 2, JSON.stringify(below));
        await page.setViewportSize({ width: 640, height: 360 });
        const [left, right] = await boxes();
        assert.ok(left.y >= 0 && left.y + left.height <= 360, JSON.stringify(left));
        assert.ok(left.x + left.width <= right.x, JSON.stringify([left, right]));
      }),
    ),
    part("every tab", "5x5.on", "equations", async ({ page, pane }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const tab of TABS) {
        await openTab(pane, tab);
        await pane.locator(`[aria-labelledby="tab-${tab}"] > *`).first().waitFor();
      }
    }),
    ...[360, 1280].map((width) =>
      part(
        "the first and the last column, which are no layers elsewhere",
        "5x5.on",
        "elimination",
        async ({ page, pane }) => {
          await page.setViewportSize({ width, height: 720 });
          await pane.evaluate((element) => (element.step = undefined));
          const box = pane.locator(".scroll");
          await box.locator("tbody th").first().waitFor();
          const { isWide, positions, offsets } = await box.evaluate(async (box) => {
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
            box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
            const [first, last] = ["th", ".right"].map((name) => box.querySelector(`tbody ${name}`));
            const [inner, left, right] = [box, first, last].map((element) => element.getBoundingClientRect());
            return {
              isWide: box.scrollWidth > box.clientWidth,
              positions: [first, last].map((cell) => getComputedStyle(cell).position),
              offsets: [left.left - inner.left, inner.left + box.clientWidth - right.right].map(Math.round),
            };
          });
          assert.equal(isWide, width === 360);
          assert.deepEqual(positions, isWide ? ["sticky", "sticky"] : ["static", "static"]);
          if (isWide) assert.deepEqual(offsets, [0, 0]);
        },
      ),
    ),
  ],
  { viewport: { width: 360, height: 740 } },
);
