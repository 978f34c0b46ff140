// The explain pane as people use it, in Chromium on the built site.
import assert from "node:assert/strict";
import { test } from "node:test";
import { matrixOf, toLaTeX } from "../web/board/matrix.js";
import { TABS } from "../web/board/tabs.js";
import { toCSV, toMathML, toSVG } from "../web/explain/matrix-formats.js";
import { axe, testBrowser } from "./browser.js";
import { engineOf } from "./core.js";
import { pairs } from "./pairs.js";
import { openTab } from "./tabs.js";
import { until } from "./until.js";

const browser = await testBrowser();

/** Opens the page at a position with the explain pane at a tab, lets the test use it, and checks that the console stayed silent. */
async function visit(position, tab, use, options = {}) {
  const { page } = await browser.open(`#learn-${position}`, options);
  await page.evaluate(() => {
    window.print = () => {};
  });
  const pane = page.locator("#panel lights-explain");
  await pane.getByRole("tab").first().waitFor();
  await openTab(pane, tab);
  const board = page.locator(
    `#stage > ${position.startsWith("doors") ? "rotating-doors" : "lights-out"}:not(.stand-in)`,
  );
  await use({ page, pane, board });
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

for (const [element, { position, scenes, again }] of Object.entries(TOURS))
  test(`beside ${position}, the five scenes of the tour are played in place of the board, which comes back unchanged`, () =>
    visit(position, "tour", async ({ page, pane, board }) => {
      const own = page.locator(`#stage > ${element}.stand-in`);
      const press = async (buttons) => {
        for (const button of buttons) await own.locator(":is(.cell, .door)").nth(button).click();
      };
      const heard = await board.evaluateHandle((element) => {
        const events = [];
        for (const name of ["ready", "press", "change", "solved"])
          for (const target of [element, window]) target.addEventListener(`lights-${name}`, () => events.push(name));
        return events;
      });
      assert.ok(await board.isHidden());
      for (const [scene, [presses, said]] of scenes.entries()) {
        await pane.getByText(`Step ${scene + 1} of 5`).waitFor();
        await own.evaluate((element) => element.ready);
        const buttons = presses ?? (await own.evaluate(({ marks }) => [...marks.rings]));
        assert.equal(await pane.getByText(said).count(), 0, "not before it is played");
        await press(buttons);
        await pane.getByText(said).waitFor();
        if (scene === 4) {
          const wrong = await own.evaluate(({ marks, engine }) => {
            const isWrong = engine.goal === "on" ? 0 : 1;
            return engine.lights.filter((on, i) => on === isWrong && marks.witness[i]).length;
          });
          assert.equal(wrong % 2, 1);
        } else await pane.getByRole("button", { name: "Next", exact: true }).click();
      }
      assert.equal(await board.evaluate((element) => element.notation), position);
      assert.deepEqual(await heard.jsonValue(), [], "the reader's board and the page hear nothing of it");
      await pane.getByRole("button", { name: "Back" }).click();
      await pane.getByText("Step 4 of 5").waitFor();
      assert.equal(await pane.getByText(scenes[3][1]).count(), 0);
      await pane.getByRole("button", { name: "Next", exact: true }).click();
      await pane.getByText("Step 5 of 5").waitFor();
      await press(again);
      await pane.locator(".tour").getByRole("button", { name: "Elimination" }).click();
      assert.equal(await pane.locator("[role=tab][aria-selected=true]").textContent(), "Elimination");
      assert.equal(await page.locator(".tour, .stand-in").count(), 0);
      assert.ok(await board.isVisible());
    }));

test("a press keeps the reader's place in the elimination", () =>
  visit("3x3.on", "elimination", async ({ pane, board }) => {
    await pane.getByRole("button", { name: "By additions" }).click();
    await go(pane, 20);
    await board.evaluate((element) => element.press(0));
    assert.equal(await pane.getByRole("slider").inputValue(), "20");
  }));

test("an equation lights up its light and buttons; a button lights up its column", () =>
  visit("3x3.on", "equations", async ({ pane, board }) => {
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
  }));

test("a press is answered before the pane follows, which explains only the last of several presses", () =>
  visit("64x64.on", "elimination", async ({ board }) => {
    const lessons = await board.evaluate(async (element) => {
      const { engine } = element;
      const steps = engine.steps.bind(engine);
      const lessons = [];
      engine.steps = (...args) => {
        lessons.push(engine.moves.length);
        return steps(...args);
      };
      for (const button of [0, 65, 130]) element.press(button);
      const atOnce = lessons.length;
      while (lessons.length === 0) await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => setTimeout(done, 100));
      return [atOnce, ...lessons];
    });
    assert.deepEqual(lessons, [0, 3]);
  }));

test("doors are explained by letter", () =>
  visit("doors-0111-1001-0011-1011.off", "equations", async ({ pane, board }) => {
    const lines = await pane.locator(".equations .equation").allTextContents();
    assert.deepEqual(lines, ["B+D=1", "A=1", "A+C+D=1", "A+B+C+D=1"]);
    await pane.locator(".equations li").nth(0).hover();
    assert.deepEqual((await marksOf(board)).rings, [1, 3]);
    await board.evaluate((element) => (element.notation = "doors-110-010.e"));
    await pane.locator(".equations .equation").filter({ hasText: /^0=0$/ }).waitFor();
    assert.deepEqual(await pane.locator(".equations .equation").allTextContents(), ["A=0", "A+B=0", "0=0"]);
    await openTab(pane, "solutions");
    assert.equal(await pane.locator(".patterns .letters").textContent(), "–");
  }));

for (const [form, reduced] of /** @type {const} */ ([
  ["Reduced row echelon (Gauss–Jordan)", true],
  ["Row echelon + back substitution", false],
]))
  test(`the elimination shows the matrix of each step, on and back: ${form}`, () =>
    visit("3x3.on", "elimination", async ({ pane }) => {
      await pane.getByRole("button", { name: form, exact: true }).click();
      await pane.getByRole("button", { name: "By additions" }).click();
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
        await pane.getByRole("button", { name: "Next step" }).click();
        await isAt(k + 1);
        await pane.getByRole("button", { name: "Previous step" }).click();
        await isAt(k);
      }
      await go(pane, "end");
      await isAt(last);
      assert.match(await pane.locator(".facts").textContent(), /Rank 9, nullity 0: 1 solution\./);
      assert.equal(await pane.locator(".values li").count(), 9);
    }));

test("by pivots, a 5×5 board takes a step a column, and the reader stays there by additions", () =>
  visit("5x5.on", "elimination", async ({ pane }) => {
    const slider = pane.getByRole("slider");
    assert.ok(Number(await slider.getAttribute("max")) <= 2 * 25 + 3);
    await go(pane, 20);
    await pane.getByText(/has the pivot of x\d+; it is added to \d+ other rows? with that unknown\./).waitFor();
    const rows = await tableOf(pane);
    await pane.getByRole("button", { name: "By additions" }).click();
    assert.ok(Number(await slider.getAttribute("max")) > 200);
    assert.deepEqual(await tableOf(pane), rows);
    await pane.getByRole("button", { name: "By pivots" }).click();
    assert.equal(await slider.inputValue(), "20");
  }));

test("the heads of a matrix keep apart, and b stays in sight", () =>
  visit("4x8.on", "elimination", async ({ pane }) => {
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
  }));

test("the slider takes the keyboard: arrows step, space plays", () =>
  visit("5x5.on", "elimination", async ({ page, pane }) => {
    const slider = pane.getByRole("slider");
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await slider.inputValue(), "1");
    await page.keyboard.press(" ");
    await pane.getByRole("button", { name: "Pause" }).waitFor();
    await page.waitForFunction((element) => Number(element.value) >= 3, await slider.elementHandle());
    await page.keyboard.press(" ");
    await pane.getByRole("button", { name: "Play" }).waitFor();
  }));

test("a row of the matrix rings its buttons, and outlines the lights whose equations were added to it", () =>
  visit("3x3.on", "elimination", async ({ page, pane, board }) => {
    await pane.locator("table.matrix tbody tr").nth(4).hover();
    const first = await marksOf(board);
    assert.deepEqual([first.rings, first.outline], [[1, 3, 4, 5, 7], [4]]);
    await page.mouse.move(0, 0);
    await pane.getByRole("button", { name: "By additions" }).click();
    const lesson = engineOf("3x3.on").steps("elimination");
    const k = lesson.length - 1;
    await go(pane, k);
    for (const r of [1, 8]) {
      await pane.locator("table.matrix .row-name").nth(r).focus();
      const { rings, outline } = await marksOf(board);
      assert.deepEqual(outline, onesOf(lesson.origins(k, r)));
      assert.deepEqual(rings, onesOf([...lesson.at(k).matrix].slice(10 * r, 10 * r + 9)));
    }
  }));

test("the names and numbers of a sentence show what they speak of, to the pointer and to the keyboard", () =>
  visit("4x4.8000", "elimination", async ({ page, pane, board }) => {
    await pane.getByRole("button", { name: "By additions" }).click();
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
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "简体中文" }).click();
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
  }));

test("beyond 8×8 the matrix is a bitmap with the row in question magnified", () =>
  visit("9x9.on", "elimination", async ({ pane }) => {
    await pane.getByRole("button", { name: "By additions" }).click();
    const canvas = pane.locator("canvas");
    assert.deepEqual(await canvas.evaluate(({ width, height }) => [width, height]), [82, 81]);
    const onesIn = (row) =>
      canvas.evaluate((element, r) => {
        const line = new OffscreenCanvas(element.width, 1).getContext("2d", { willReadFrequently: true });
        line.drawImage(element, 0, -r);
        const { data } = line.getImageData(0, 0, element.width, 1);
        return Array.from({ length: element.width }, (_, i) => i).filter((i) => data[4 * i + 2] === 255);
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
  }));

test("pressing the buttons that the chase rings solves the board", () =>
  visit("5x5.on", "chase", async ({ pane, board }) => {
    const isSolved = () => board.evaluate((element) => element.engine.solved);
    for (let turn = 0; turn < 12 && !(await isSolved()); turn++) {
      await until(async () => (await marksOf(board)).rings.length > 0);
      const { rings } = await marksOf(board);
      await board.evaluate((element, buttons) => buttons.forEach((at) => element.press(at)), rings);
      await until(async () => String((await marksOf(board)).rings) !== String(rings)); // the pane follows a frame later
    }
    assert.ok(await isSolved());
    await openTab(pane, "chase");
    await go(pane, "end");
    assert.match(await pane.locator(".sentence").first().textContent(), /^Solved/);
  }));

test("of either goal the chase goes for the one that fits, and says how much of the last row is left", () =>
  visit("5x5-goal-either.on", "chase", async ({ pane, board }) => {
    const sentence = pane.locator(".sentence").first();
    for (const start of ["on", "8000008", "5555550"]) {
      await board.evaluate((element, notation) => (element.notation = notation), `5x5-goal-either.${start}`);
      const lesson = engineOf(`5x5-goal-either.${start}`).steps("chase");
      const seen = [];
      for (let k = 0; k < lesson.length; k++) {
        await go(pane, k);
        const said = /(\d+|Nothing)[^.]*left/.exec((await sentence.textContent()) ?? "")?.[1];
        if (!said) continue;
        const { lights } = lesson.at(k); // the first rows have been chased to the goal
        seen.push(said);
        assert.equal(
          said === "Nothing" ? 0 : Number(said),
          onesOf(lights.slice(20).map((lit) => lit ^ lights[0])).length,
        );
      }
      assert.ok(seen.length > 0);
      assert.match((await sentence.textContent()) ?? "", /^Solved/);
    }
  }));

test("the chase shows the small system, with the board's nullity; other rules say that there is none", () =>
  visit("5x5.on", "chase", async ({ page, pane }) => {
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
    await pane.getByText("Light chasing needs a rule").waitFor();
  }));

test("the tabs fit one line beside the board, and what is no look at the board is in a menu at their end", () =>
  visit(
    "5x5.on",
    "elimination",
    async ({ page, pane }) => {
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
      const more = pane.getByRole("button", { name: "More" });
      await more.click();
      await page.keyboard.press("Escape");
      await pane.locator(".menu").waitFor({ state: "hidden" });
      await more.click();
      await pane.getByRole("button", { name: "Export" }).click();
      await pane.getByText("Worksheet").first().waitFor();
      assert.equal(await pane.locator(".menu").isVisible(), false);
      assert.equal(await pane.getByRole("tab", { selected: true }).count(), 0);
      assert.equal(await more.getAttribute("aria-current"), "true");
      await pane.getByRole("tab").first().focus();
      await page.keyboard.press("ArrowLeft");
      await pane.getByRole("tab", { name: "Solutions", selected: true }).waitFor();
    },
    { viewport: { width: 1280, height: 720 } },
  ));

test("chasing is left out where it is not defined, and the arrow keys pass over it", () =>
  visit("4x4-king.on", "elimination", async ({ page, pane }) => {
    const chase = pane.locator("#tab-chase");
    assert.equal(await chase.isVisible(), false);
    await pane.locator("#tab-elimination").press("ArrowRight");
    await pane.getByRole("tab", { name: "Quiet patterns", selected: true }).waitFor();
    await page.evaluate(() => {
      document.querySelector("lights-out").notation = "4x4.on";
    });
    await chase.click();
    await pane.getByText("Row by row").waitFor();
  }));

test("a quiet pattern is played and nothing has changed; every choice of free buttons is a solution", () =>
  visit("5x5.on", "quiet", async ({ pane, board }) => {
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
    await pane.getByRole("button", { name: "Choose the fewest" }).click();
    await pane.getByText(/a solution of 15 presses, ringed/).waitFor();
    assert.equal((await marksOf(board)).rings.length, 15);
    const chosen = () => items.locator("button[aria-pressed=true]").allTextContents();
    const before = await chosen();
    await board.evaluate((element) => element.press(0));
    assert.deepEqual(await chosen(), before, "a press leaves the choice as it is");
  }));

test("a quiet pattern of doors plays by itself, letter by letter, until nothing has changed", () =>
  visit("doors-110-110-001.c", "quiet", async ({ pane }) => {
    const picture = pane.locator(".picture .doors");
    assert.equal(await picture.locator(".pressed").count(), 0);
    await pane.locator(".patterns").getByRole("button", { name: "Play" }).click();
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
  }));

for (const [position, quiet, solutions] of /** @type {const} */ ([
  ["11x11-rowcol.on", /None pressed: a solution of \d+ presses/, /too many to sort/],
  ["33x33-rowcol.on", /64 independent quiet patterns.*too many to list/, /too many to sort/],
]))
  test(`${position}: with more solutions than can be sorted, the patterns and some of the solutions are shown`, () =>
    visit(position, "quiet", async ({ pane }) => {
      await pane.getByText(quiet).waitFor();
      assert.equal(await pane.getByRole("button", { name: "Choose the fewest" }).isVisible(), false);
      await openTab(pane, "solutions");
      await pane.getByText(solutions).waitFor();
    }));

test("every solution is drawn, the fewest first, and ringed when chosen", () =>
  visit("4x4.on", "solutions", async ({ pane, board }) => {
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
  }));

for (const position of ["4x4.8000", "4x4-goal-either.8000", "doors-011-110-101.off"])
  test(`${position}: the witness of an unsolvable board is counted and checked button by button, and a nearest board has a solution`, () =>
    visit(position, "solutions", async ({ pane, board }) => {
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
      await pane.getByRole("button", { name: "Nearest solvable boards" }).click();
      await pane.locator(".patterns button").first().click();
      await pane.locator(".patterns button").first().waitFor();
      assert.ok(await board.evaluate((element) => element.engine.solve().solvable));
    }));

test("equations are answered one by one, up to the one that fixes every unknown", () =>
  visit("doors-0111-1001-0011-1011.off", "own", async ({ pane }) => {
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
  }));

test("equations of one's own get answers and the same stepper", () =>
  visit("3x3.on", "own", async ({ pane, board }) => {
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
  }));

test("the matrix is copied as LaTeX, CSV and MathML, and every step is saved", () =>
  visit(
    "2x2-goal-on.off",
    "take",
    async ({ page, pane }) => {
      const copied = async (form) => {
        await pane.locator("select").nth(1).selectOption(form);
        await pane.getByRole("button", { name: "Copy", exact: true }).click();
        await pane.getByText("Copied.").waitFor();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      const matrix = matrixOf(engineOf("2x2-goal-on.off"));
      for (const [form, write] of Object.entries({ tex: toLaTeX, csv: toCSV, mml: toMathML, svg: toSVG }))
        assert.equal(await copied(form), write(matrix), form);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        pane.getByRole("button", { name: "Save every step as LaTeX" }).click(),
      ]);
      assert.equal(download.suggestedFilename(), "2x2-goal-on-steps.tex");
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  ));

for (const { position, forms } of [
  {
    position: "5x5.on",
    forms: [
      ["png", "\x89PNG"],
      ["svg", "<svg"],
      ["txt", "11111\n11111\n"],
    ],
  },
  { position: "doors-0111-1001-0011-1011.off", forms: [["txt", "0000"]] },
])
  test(`${position} is saved as ${forms.map(([form]) => form).join(", ")}, and its notation is copied`, () =>
    visit(
      position,
      "take",
      async ({ page, pane }) => {
        const name = position.replace(/\..*/, "");
        await pane.getByLabel("Content").selectOption("board");
        for (const [form, start] of forms) {
          await pane.locator("select").nth(1).selectOption(form);
          const waiting = page.waitForEvent("download");
          await pane.getByRole("button", { name: "Save", exact: true }).click();
          const download = await waiting;
          assert.equal(download.suggestedFilename(), `${name}.${form}`);
          const chunks = [];
          for await (const chunk of await download.createReadStream()) chunks.push(chunk);
          assert.ok(Buffer.concat(chunks).toString("latin1").startsWith(start), form);
          await pane.getByText(`Saved as ${name}.${form}.`).waitFor();
        }
        await pane.getByRole("button", { name: "Copy the position’s code" }).click();
        await pane.getByText("Copied.").waitFor();
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), position);
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

test("a picture of the solution is saved; what does not exist is said, or not shown", () =>
  visit("4x4.8000", "quiet", async ({ page, pane, board }) => {
    await pane.locator(".patterns button").first().click();
    await page.mouse.move(0, 0);
    await pane.locator("#tab-quiet").focus();
    assert.deepEqual((await marksOf(board)).rings, [], "no solution to add the pattern to");
    await openTab(pane, "take");
    await pane.getByLabel("Content").selectOption("solution");
    await pane.getByRole("button", { name: "Copy", exact: true }).click();
    await pane.getByText("no solution to export").waitFor();
    await pane.locator("select").nth(1).selectOption("png");
    await pane.getByRole("button", { name: "Save", exact: true }).click();
    await pane.getByText("no solution to export").waitFor();
    await pane.getByLabel("Content").selectOption("witness");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      pane.getByRole("button", { name: "Save", exact: true }).click(),
    ]);
    assert.equal(download.suggestedFilename(), "4x4-witness.png");
  }));

/** The pages of a document printed by Chromium: their sizes in points. */
async function printedPages(html) {
  const { page, context } = await browser.open("about:blank");
  await page.setContent(html);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  await context.close();
  const leaves = pdf.split(/\bobj\b/).filter((object) => /\/Type\s*\/Page\b/.test(object));
  return leaves.map((leaf) => /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(leaf)?.slice(1).join(" x "));
}

for (const position of ["5x5.on", "doors-0111-1001-0011-1011.off"])
  test(`a worksheet of ${position}: its boards are different and solvable, their answers are on a page of their own`, () =>
    visit(position, "take", async ({ pane }) => {
      await pane.getByLabel("Boards (1 to 12)").fill("4");
      await pane.locator("select").nth(2).selectOption("letter");
      // The frame prints itself as soon as its pictures are there: nobody is to be asked here.
      await pane.evaluate((element) => {
        new MutationObserver(() => {
          const frame = element.shadowRoot.querySelector("iframe");
          if (frame) frame.contentWindow.print = () => frame.setAttribute("data-printed", "");
        }).observe(element.shadowRoot, { childList: true, subtree: true });
      });
      await pane.getByRole("button", { name: "Print" }).click();
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
        position === "5x5.on" ? /A press flips the light and its neighbours\./ : /each button turns the doors/,
      );
      assert.deepEqual(await printedPages(`<style>${sheet.style}</style>${sheet.body}`), ["612 x 792", "612 x 792"]);
      for (const caption of questions) {
        const [, fewest, notation] = /^\d+\. Fewest: (\d+)((?:5x5|doors).*)$/.exec(caption);
        const engine = engineOf(notation);
        assert.ok(engine.solve().solvable);
        assert.equal(engine.hint().remaining, Number(fewest));
        if (position === "5x5.on") assert.equal(fewest, "4");
      }
    }));

test("a lecture at 1280×720 has nine equations whole, and scrolls nowhere", () =>
  visit(
    "3x3.on",
    "elimination",
    async ({ page, pane }) => {
      await page.getByRole("button", { name: "Lecture mode" }).click();
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
          const share = root.querySelector(".matrix").offsetHeight / (innerHeight - box.getBoundingClientRect().top);
          return { scrolls: scrolls.length, overlaps, bottom: Math.max(...bottoms), share };
        });
        assert.deepEqual([sizes.scrolls, sizes.overlaps], [0, false], `step ${step}`);
        assert.ok(sizes.bottom <= 720 && sizes.share > 0.85, JSON.stringify(sizes));
        await page.keyboard.press("ArrowRight");
      }
    },
    { viewport: { width: 1280, height: 720 } },
  ));
test("a worksheet is one step from any tab", () =>
  visit("3x3.on", "equations", async ({ page, pane }) => {
    await page.getByRole("button", { name: "Worksheet" }).click();
    await pane.getByRole("button", { name: "Print" }).waitFor();
    await pane.getByRole("button", { name: "Print" }).click({ trial: true });
  }));

test("a worksheet has at most twelve boards, and says when there are fewer; what is left empty is one", () =>
  visit("3x3.on", "take", async ({ page, pane }) => {
    const [boards, presses, seed] = ["Boards (1 to 12)", "Presses", "Sheet number"].map((name) =>
      pane.getByRole("spinbutton", { name }),
    );
    const printed = async (count) => {
      await pane.evaluate(({ shadowRoot }) => shadowRoot.querySelector("iframe")?.remove());
      await pane.getByRole("button", { name: "Print" }).click();
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
      await printed(`Only ${found} boards of that kind could be found.`);
    }
    await presses.fill("9");
    await printed("Only 1 board of that kind could be found.");
    await page.evaluate(() => {
      document.querySelector("lights-out").notation = "21x21.on";
    });
    await printed("Only 0 boards of that kind could be found.");
  }));

for (const { locale, colorScheme, position } of pairs({
  locale: ["en-GB", "zh-CN"],
  colorScheme: ["light", "dark"],
  position: ["4x4.8000", "doors-0111-1001-0011-1011.off"],
}))
  test(`${position} in ${locale}, ${colorScheme}: every tab speaks, fits 360 px, and is accessible`, () =>
    visit(
      position,
      "equations",
      async ({ page, pane }) => {
        for (const tab of TABS) {
          if (tab === "chase" && position.startsWith("doors")) continue;
          await openTab(pane, tab);
          await pane.locator(`[aria-labelledby="tab-${tab}"] > *`).first().waitFor({ state: "attached" });
          const text = await pane.evaluate((element) => element.shadowRoot.textContent);
          assert.doesNotMatch(text, /explain\.|equation\.|undefined|NaN|\{\w+\}/);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(wide <= 360, `${tab} is ${wide} px wide`);
          assert.deepEqual(await axe(page, "#panel"), [], tab);
        }
      },
      { locale, colorScheme, viewport: { width: 360, height: 740 } },
    ));

for (const position of ["65x64.on", "9x9-rowcol.on"])
  test(`${position}: where there is too much to show, every tab says so and goes on`, () =>
    visit(position, "tour", async ({ page, pane }) => {
      for (const tab of TABS) {
        if (tab === "chase" && position === "9x9-rowcol.on") continue;
        await openTab(pane, tab);
        assert.doesNotMatch(await pane.evaluate((element) => element.shadowRoot.textContent), /explain\./);
      }
      await pane.getByRole("button", { name: "Save every step as LaTeX" }).click();
      await pane.getByText("too long for one text").waitFor();
      if (position === "65x64.on") {
        await pane.getByRole("button", { name: "Copy", exact: true }).click();
        await pane.getByText("too large to export").waitFor();
      }
      await page.evaluate(() => document.querySelector("lights-out").press(0));
      await openTab(pane, "elimination");
      await page.getByRole("button", { name: "Lecture mode" }).click();
      await page.keyboard.press("ArrowRight");
    }));

for (const position of ["5x5.on", "doors-0111-1001-0011-1011.off"])
  test(`${position} stays in sight above the pane on a phone, and beside it on a low screen, however far the pane is read`, () =>
    visit(
      position,
      "elimination",
      async ({ page, pane, board }) => {
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
      },
      { viewport: { width: 360, height: 740 } },
    ));

test("why a hint presses its button opens the elimination, and the proof stays on the board", () =>
  visit("3x3.on", "solutions", async ({ page, pane, board }) => {
    for (let step = 1; step <= 3; step++) await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Why?" }).click();
    assert.equal(await pane.locator("#tab-elimination").getAttribute("aria-selected"), "true");
    assert.match(await board.locator("[part=sentence]").textContent(), /hatched lights must change/);
    assert.deepEqual(Object.keys(await board.evaluate(({ marks }) => marks)).sort(), ["counted", "rings"]);
  }));
test("a lecture has the width of the window, goes by keys, stands in the address, and ends by Escape", () =>
  visit(
    "5x5.on",
    "elimination",
    async ({ page, pane, board }) => {
      const panel = page.locator("#main > #panel");
      const hashIs = (hash) => page.waitForFunction((hash) => location.hash === hash, hash);
      const widthOf = async (place) => (await place.boundingBox()).width;
      const narrow = await widthOf(panel);
      await page.getByRole("button", { name: "Lecture mode" }).click();
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
      await page.evaluate(() => (location.hash = "#learn-3x3.on"));
      await page.waitForFunction(() => !document.body.hasAttribute("data-lecture"));
      await page.goto(`${browser.address}?another#learn-chase-2.4x4.on`);
      await pane.locator(".count").first().getByText(/^3\//).waitFor();
      await page.keyboard.press("ArrowRight");
      await hashIs("#learn-chase-3.4x4.on");
      await page.evaluate(() => (document.querySelector("lights-out").notation = "4x4-king.on"));
      await pane.getByText("Light chasing needs a rule").waitFor();
      await page.keyboard.press("ArrowRight");
    },
    { viewport: { width: 1280, height: 720 } },
  ));

test("a pane that is left leaves no marks and follows nothing", () =>
  visit("5x5.on", "chase", async ({ page, pane, board }) => {
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
  }));

test("the first and the last column of a matrix stay in sight where it is wider than its box, and are no layers elsewhere", async () => {
  for (const width of [360, 1280]) {
    const seen = async ({ pane }) => {
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
    };
    await visit("5x5.on", "elimination", seen, { viewport: { width, height: 720 } });
  }
});
