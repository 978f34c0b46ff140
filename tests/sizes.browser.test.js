// The sizes of the elements: in parents that shrink to fit, in a given height, for other sizes of text, and on paper.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { testBrowser } from "./browser.js";
import { becomes, until } from "./until.js";

/** Ten doors, each of whose buttons turns all others. */
const masks = Array.from({ length: 10 }, (_, door) => `${"1".repeat(door)}0${"1".repeat(9 - door)}`);
const TEN = `doors-${masks.join("-")}.off`;

const browser = await testBrowser();

/**
 * A page of somebody else's with both elements made.
 * @param {string} body
 * @param {ContextOptions & { css?: string }} [options]
 */
async function host(body, { css = "", ...options } = {}) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,">
    <style>${css}</style><script src="lights-and-doors.js" defer></script><body>${body}`;
  const { page } = await browser.openHost(html, { viewport: { width: 1400, height: 900 }, ...options });
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll("lights-out, rotating-doors")].map(({ ready }) => ready)),
  );
  return { page };
}

const boardOf = (page) => page.locator("lights-out, rotating-doors");
const widthsOf = (page) =>
  boardOf(page).evaluateAll((boards) => boards.map((board) => board.getBoundingClientRect().width));

/** Parents whose width follows what is in them; BOARD stands for the element. */
const SHRINKING = {
  dialog: "<dialog open>BOARD</dialog>",
  popover: "<div popover>BOARD</div>",
  "float left": "<div style='float:left'>BOARD</div>",
  "float right": "<div style='float:right'>BOARD</div>",
  "inline-block": "<div style='display:inline-block'>BOARD</div>",
  "inline-flex": "<div style='display:inline-flex'><div>BOARD</div></div>",
  "inline-grid": "<div style='display:inline-grid'>BOARD</div>",
  "table cell": "<table><tr><td>BOARD</td></tr></table>",
  "table by style": "<div style='display:table'>BOARD</div>",
  absolute: "<div style='position:absolute'>BOARD</div>",
  "centred row": "<div style='display:flex;justify-content:center'><div>BOARD</div></div>",
  "centred column": "<div style='display:flex;flex-direction:column;align-items:center'><div>BOARD</div></div>",
  "centred cell": "<div style='display:grid;place-items:center'>BOARD</div>",
  "fit-content": "<div style='width:fit-content'>BOARD</div>",
};

const PLAIN = '<lights-out board="3x3.on"></lights-out>';
const EXPLAINED = '<lights-out board="3x3.on" explain="equations"></lights-out>';

for (const { board, width } of [
  { board: PLAIN, width: 448 },
  { board: "<rotating-doors></rotating-doors>", width: 448 },
  { board: EXPLAINED, width: 1024 },
])
  test(`in parents that shrink to fit it is ${width} px wide, at most what there is: ${board}`, async () => {
    const all = Object.values(SHRINKING).map((parent) => `<section>${parent.replace("BOARD", board)}</section>`);
    const { page } = await host(all.join(""), {
      css: "dialog, [popover], td, table { padding: 0; border: 0; border-spacing: 0 } section { clear: both }",
    });
    await page.evaluate(() => document.querySelector("[popover]").showPopover());
    assert.deepEqual(await widthsOf(page), Array(all.length).fill(width));
    await page.setViewportSize({ width: 340, height: 600 });
    for (const [i, narrow] of (await widthsOf(page)).entries())
      assert.ok(narrow > 300 && narrow <= 340, `${Object.keys(SHRINKING)[i]}: ${narrow} in a narrow window`);
  });

test("columns of a page stay as wide as the page says", async () => {
  const { page } = await host(
    `<div style="display:grid;grid-template-columns:1fr 1fr 1fr;width:600px">${PLAIN.repeat(3)}</div>
     <div style="display:flex;width:300px">${PLAIN.repeat(2)}</div>`,
  );
  assert.deepEqual(await widthsOf(page), [200, 200, 200, 150, 150]);
});

test("columns of text do not tear a board, and a parent without a width gives it 120 px", async () => {
  const text = "word ".repeat(60);
  const board = '<lights-out board="5x5.on"></lights-out>';
  const { page } = await host(
    `<div style="columns: 2; inline-size: 700px">${text}${board}${text}</div><div style="inline-size: 0">${board}</div>`,
  );
  assert.equal(await boardOf(page).evaluateAll(([torn]) => torn.getClientRects().length), 1);
  assert.equal((await widthsOf(page))[1], 120);
});

test("its size is in px: the size of the page's text does not matter, unless --lights-px says so", async () => {
  const measure = async (css) => {
    const { page } = await host(PLAIN + EXPLAINED, { css });
    await page.locator("lights-explain").waitFor();
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll("lights-out")].map((board) => [
        board.offsetWidth,
        getComputedStyle(board.shadowRoot.querySelector(".tool")).fontSize,
        getComputedStyle(board.shadowRoot.querySelector(".note")).fontSize,
        getComputedStyle(board.shadowRoot.querySelector("lights-explain")?.shadowRoot.querySelector("p") ?? board)
          .fontSize,
      ]),
    );
    return sizes.map((size) => size.map(Number.parseFloat));
  };
  const plain = await measure("");
  assert.deepEqual(plain[0].slice(0, 3), [448, 13, 14]);
  assert.deepEqual(await measure("html { font-size: 62.5% }"), plain);
  const twice = await measure("html { font-size: 200% } lights-out { --lights-px: 0.0625rem }");
  assert.deepEqual(twice[0].slice(0, 3), [896, 26, 28]);
  assert.deepEqual(
    twice[1].slice(1),
    plain[1].slice(1).map((size) => 2 * size),
  );
});

test("text twice as large loses nothing on a phone, and a narrow one keeps the counters", async () => {
  for (const [width, scale] of [
    [360, 2],
    [320, 1],
  ]) {
    const { page } = await host("<lights-out board='5x5.on'></lights-out><rotating-doors></rotating-doors>", {
      css: `body { margin: 12px; --lights-px: ${scale}px }`,
      viewport: { width, height: 1400 },
    });
    const cut = await boardOf(page).evaluateAll((boards) =>
      boards.flatMap(({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll(":is(.count, .par, .tool, .plate):not([hidden])")]
          .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().width === 0)
          .map((part) => part.textContent),
      ),
    );
    assert.deepEqual(cut, []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }
});

test("with fit it takes its window, nothing scrolls, and all of it is in sight", async () => {
  const { page } = await host("", { css: "html, body { margin: 0; height: 100% }" });
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [740, 360],
    [1280, 720],
    [1920, 1000],
  ]) {
    await page.setViewportSize({ width, height });
    for (const board of [
      '<lights-out fit board="5x5.on"></lights-out>',
      '<lights-out fit board="9x4.off"></lights-out>',
      '<lights-out fit board="3x8.off"></lights-out>',
      "<rotating-doors fit></rotating-doors>",
      `<rotating-doors fit board="${TEN}"></rotating-doors>`,
    ]) {
      const seen = await page.evaluate(async (board) => {
        document.body.innerHTML = board;
        const element = document.querySelector("lights-out, rotating-doors");
        await element.ready;
        const inside = ({ left, top, right, bottom }) =>
          left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        const all = [...element.shadowRoot.querySelectorAll("button")].filter((button) => button.checkVisibility());
        const [first, last] = [all[0], all.at(-1)];
        const boxes = [...element.shadowRoot.querySelectorAll(".cell, .door")].map((each) =>
          each.getBoundingClientRect(),
        );
        const box = element.shadowRoot.querySelector(".stage").getBoundingClientRect();
        const used = Math.max(
          (Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))) / box.width,
          (Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))) / box.height,
        );
        return {
          out: all.filter((button) => !inside(button.getBoundingClientRect())).map((button) => button.ariaLabel),
          scrolls: [...element.shadowRoot.querySelectorAll("*"), document.scrollingElement]
            .filter(
              (each) => each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY),
            )
            .map((each) => `${each.className} ${each.scrollHeight} > ${each.clientHeight}`),
          page: document.documentElement.scrollHeight,
          used,
          buttons: first !== last,
        };
      }, board);
      const name = `${board} in ${width} × ${height}`;
      assert.deepEqual(seen.out, [], name);
      assert.deepEqual([seen.scrolls, seen.page, seen.buttons], [[], height, true], name);
      assert.ok(seen.used > 0.8, `${name}: the board takes ${seen.used.toFixed(2)} of its place`);
    }
  }
});

/** A hall of doors, each of which turns its neighbours. @param {number} doors */
const ring = (doors) => {
  const mask = (door) => Array.from({ length: doors }, (_, i) => (Math.abs(i - door) <= 1 ? "1" : "0")).join("");
  return `doors-${Array.from({ length: doors }, (_, door) => mask(door)).join("-")}.off`;
};

/** Opens a hall in the page. @param {any} page @param {number} doors */
async function showHall(page, doors) {
  await page.goto(`${browser.address}#${ring(doors)}`);
  await page.locator("#stage:not(.opening)").waitFor();
  const hall = page.locator("rotating-doors");
  await becomes(() => hall.locator(".foot .mask").count(), doors);
  return hall;
}

/** The sides of the leaves, as they are when closed. */
const leavesOf = (board) =>
  board.locator(".leaf").evaluateAll((leaves) => leaves.map((leaf) => [leaf.offsetWidth, leaf.offsetHeight]));

/** The masks of a board have the layout of its hall. */
async function assertMasks(board, doors) {
  const { door, cell, least } = await board.evaluate(({ shadowRoot }) => {
    const boxes = (root, selector) => [...root.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    /** The place of each box: how many tops are above it, and how many lefts of its row are before it. */
    const layout = (all) =>
      all.map(({ top, left }) => [
        new Set(all.map((each) => Math.round(each.top)).filter((each) => each < Math.round(top))).size,
        all.filter((each) => Math.round(each.top) === Math.round(top) && each.left < left).length,
      ]);
    const cells = boxes(shadowRoot.querySelector(".mask"), "i");
    return {
      door: layout(boxes(shadowRoot, ".foot")),
      cell: layout(cells),
      least: Math.min(...cells.map(({ width, height }) => Math.min(width, height))),
    };
  });
  assert.deepEqual(cell, door, `${doors} doors`);
  assert.ok(least >= (doors <= 6 ? 14 : 9), `${doors} doors: cells of ${least} px`);
}

/** The doors take most of the area of their hall. */
async function assertFilled(board, what) {
  const share = await board.locator(".hall").evaluate((hall) => {
    const area = ({ width, height }) => width * height;
    const doors = [...hall.querySelectorAll(".frame, .foot")].map((each) => area(each.getBoundingClientRect()));
    return doors.reduce((sum, each) => sum + each, 0) / area(hall.getBoundingClientRect());
  });
  assert.ok(share > 0.55, `${what}: ${share.toFixed(2)} of the hall`);
}

test("the doors fill their hall, and a mask has its layout, with cells that are large enough on a phone", async () => {
  const { page } = await browser.open("");
  for (const doors of [3, 4, 5, 6, 7, 8, 9, 10]) {
    await page.setViewportSize({ width: 360, height: 640 });
    const board = await showHall(page, doors);
    if (doors !== 8) await assertMasks(board, doors);
    if (doors % 2 === 1) continue;
    for (const [width, height] of [
      [360, 640],
      [740, 360],
      [768, 1024],
      [1280, 720],
    ]) {
      await page.setViewportSize({ width, height });
      await assertFilled(board, `${doors} doors at ${width}×${height}`);
      for (const [wide, high] of await leavesOf(board))
        assert.ok(high > wide && high <= 2.3 * wide + 1, `${doors} doors at ${width}×${height}: ${wide} × ${high}`);
      if (height === 360 && doors === 10) await assertMasks(board, doors);
    }
  }
});

test("a large hall has no masks between its doors, which are high enough on a phone; those that a finger's or the focused door turns stand out and are named", async () => {
  const { page } = await browser.open("", { viewport: { width: 360, height: 640 }, hasTouch: true });
  for (const doors of [16, 24, 64]) {
    const board = await showHall(page, doors);
    for (const [wide, high] of await leavesOf(board))
      assert.ok(high >= 64 && wide >= 24, `${doors}: ${wide} × ${high}`);
    const seen = () =>
      board.evaluate(({ shadowRoot }) => {
        const all = (selector) => [...shadowRoot.querySelectorAll(selector)];
        return {
          masks: all(".foot .mask").filter((mask) => mask.checkVisibility()).length,
          strip: all(".strip i").map((door) => door.className),
          flips: all(".door.flips").map((door) => door.querySelector(".plate").textContent),
          line: all(".turns > *").map(({ textContent }) => textContent),
          last: all(".door").at(-1).getBoundingClientRect().bottom <= all(".turns")[0].getBoundingClientRect().top + 1,
        };
      });
    assert.deepEqual((await seen()).line, ["Touch a door, or point at it, to see which doors it turns."]);
    const door = board.locator(".door").nth(1);
    const { x, y } = await door.boundingBox();
    const touch = (type) =>
      door.dispatchEvent(type, {
        pointerType: "touch",
        isPrimary: true,
        clientX: x + 9,
        clientY: y + 9,
        bubbles: true,
      });
    await touch("pointerdown");
    const { masks, strip, flips, line } = await seen();
    assert.deepEqual([masks, flips, line], [0, ["A", "B", "C"], ["B", "turns", "A", "B", "C"]], `${doors} doors`);
    assert.deepEqual([strip.length, ...strip.slice(0, 4)], [doors, "flips", "flips", "flips", ""]);
    await touch("pointerup");
    assert.deepEqual((await seen()).flips, []);
    await door.press("ArrowLeft");
    assert.deepEqual((await seen()).line, ["A", "turns", "A", "B"]);
    await board.evaluate((hall) => hall.press(0));
    assert.deepEqual((await seen()).strip.slice(0, 4), ["flips on", "flips on", "", ""]);
    await board.locator(".door").last().scrollIntoViewIfNeeded();
    await board.locator(".hall").evaluate((hall) => hall.scrollTo(0, hall.scrollHeight));
    assert.ok((await seen()).last, "the last door is not behind the line");
  }
});

test("with fit a sentence does not move the board", async () => {
  const { page } = await host('<lights-out fit board="5x5.on"></lights-out>', {
    css: "html, body { margin: 0; height: 100% }",
    viewport: { width: 360, height: 640 },
  });
  const cell = page.getByRole("button", { name: "row 1, column 1, on" });
  const before = await cell.boundingBox();
  await page.getByRole("button", { name: "Hint" }).click();
  assert.deepEqual(await cell.boundingBox(), before);
});

test("content that a host lays over the board is in its middle, and the board can be played beside it", async () => {
  const { page } = await host(
    '<lights-out board="5x5.on"><div slot="over" style="width:40px;height:40px">7</div></lights-out>',
  );
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round);
  const card = await page.getByText("7", { exact: true }).boundingBox();
  assert.deepEqual(middle(card), middle(await page.locator("lights-out [part=panel]").boundingBox()));
  await page.getByRole("button", { name: "row 1, column 1, on" }).click();
  assert.equal(await boardOf(page).evaluate((board) => board.notation), "5x5.on.8000000");
});

test("every target is 44 px large", async () => {
  const { page } = await host('<lights-out board="6x6.on"></lights-out><rotating-doors></rotating-doors>', {
    viewport: { width: 360, height: 900 },
  });
  const small = await boardOf(page).evaluateAll((boards) =>
    boards.flatMap(({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll("button")].flatMap((button) => {
        if (!button.checkVisibility()) return [];
        const { left, top, width, height } = button.getBoundingClientRect();
        const reach = [
          [0, 21],
          [0, -21],
          [21, 0],
          [-21, 0],
        ].every(([right, down]) => {
          const hit = shadowRoot.elementFromPoint(left + width / 2 + right, top + height / 2 + down);
          return hit?.closest("button") === button || !hit;
        });
        return reach ? [] : [`${button.ariaLabel ?? button.textContent} ${width}×${height}`];
      }),
    ),
  );
  assert.deepEqual(small, []);
});

test("on paper the masks of doors are black", async () => {
  const { page } = await host("<rotating-doors></rotating-doors>");
  await page.emulateMedia({ media: "print" });
  const inks = await page
    .locator("rotating-doors .mask i")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopColor));
  assert.deepEqual(new Set(inks), new Set(["rgb(0, 0, 0)"]));
});

test("on paper lit and unlit differ by lines alone, without tools, tabs or backgrounds", async () => {
  const { page } = await host('<lights-out board="5x5.8000000" explain="equations"></lights-out>');
  await page.locator("lights-explain").waitFor();
  await page.emulateMedia({ media: "print" });
  const seen = await boardOf(page).evaluate(({ shadowRoot }) => {
    const ring = (cell) => Number.parseFloat(getComputedStyle(cell, "::before").borderTopWidth);
    const [lit, off] = shadowRoot.querySelectorAll(".cell");
    const pane = shadowRoot.querySelector("lights-explain").shadowRoot;
    return {
      rings: [ring(lit) > 3 * ring(off), ring(off)],
      tools: shadowRoot.querySelector(".tools").checkVisibility(),
      tabs: pane.querySelector("[role=tablist]").checkVisibility(),
      whole: getComputedStyle(shadowRoot.querySelector(".panel")).breakInside,
    };
  });
  assert.deepEqual(seen, { rings: [true, 1], tools: false, tabs: false, whole: "avoid" });
});

const [, RESERVED] = /```css\n(:is\(lights-out.*?)```/s.exec(readFileSync("docs/embedding.md", "utf8"));
const TEXT = "<p>A sentence of some length beside the board, and below it where there is no room.</p>";

const PARENTS = {
  "a block": (board) => `<div>${board}${TEXT}</div>`,
  "a flex row": (board) => `<div style="display: flex">${board}${TEXT}</div>`,
  "a flex column": (board) =>
    `<div style="display: flex; flex-direction: column; align-items: center">${board}${TEXT}</div>`,
  "a float": (board) => `<div style="float: left">${board}</div>${TEXT}`,
  "a grid": (board) => `<div style="display: grid; grid-template-columns: auto 1fr">${board}${TEXT}</div>`,
  "a table": (board) => `<table><tr><td>${board}</td><td>${TEXT}</td></tr></table>${TEXT}`,
};
test("with the style of docs/embedding.md nothing moves in any parent when the script comes", async () => {
  const sections = Object.entries(PARENTS).map(
    ([name, around]) =>
      `<section style="display: flow-root" id="${name}">${around('<lights-out board="5x5.on"></lights-out>')}${TEXT}</section>`,
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,">
    <style>${RESERVED}</style><body>${sections.join("")}`;
  const { page } = await browser.openHost(html, { viewport: { width: 1400, height: 900 } });
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("section, lights-out, p")].map((each) => {
        const section = each.closest("section");
        const { x, y, width, height } = each.getBoundingClientRect();
        return { parent: section.id, place: [x, y - section.getBoundingClientRect().y, width, height] };
      }),
    );
  const before = await places();
  await page.addScriptTag({ url: "lights-and-doors.js" });
  await boardOf(page).evaluateAll((boards) => Promise.all(boards.map(({ ready }) => ready)).then(() => {}));
  const after = await places();
  const moved = before.filter(({ place }, i) => place.some((side, j) => Math.abs(side - after[i].place[j]) >= 1));
  assert.deepEqual(moved, []);
});

test("on a narrow board the tools fold into a switch that takes no space, and nothing is missing when it is on", async () => {
  const boards = ['board="5x5.on"', 'board="5x5.on" tools="none"', 'board="1x4.on" theme="light"'];
  const { page } = await host(boards.map((each) => `<p>Text</p><lights-out ${each}></lights-out>`).join(""));
  for (const width of [120, 160, 200, 240, 259]) {
    await boardOf(page).evaluateAll((all, width) => {
      for (const each of all) each.style.width = `${width}px`;
    }, width);
    const [board, plain] = [boardOf(page).first(), boardOf(page).nth(1)];
    const heightOf = (each) => each.evaluate((element) => element.getBoundingClientRect().height);
    assert.equal(await heightOf(board), await heightOf(plain), "as high as a board without tools");
    assert.deepEqual(
      await boardOf(page).evaluateAll((all) =>
        all.map(({ shadowRoot }) => shadowRoot.querySelector(".fold").checkVisibility()),
      ),
      [true, false, true],
    );
    const fold = board.getByRole("button", { name: "Tools" });
    const { height, width: across } = await fold.boundingBox();
    assert.ok(height >= 24 && across >= 24, `${across} × ${height}`);
    await board.getByRole("button", { name: "row 3, column 3, on" }).click();
    assert.equal(await board.getByRole("button", { name: "Undo" }).count(), 0);
    await fold.click();
    const shown = await board.evaluate(({ shadowRoot }) => {
      const inside = (box, { left, right }) => left >= box.left - 0.5 && right <= box.right + 0.5;
      const panel = shadowRoot.querySelector(".panel").getBoundingClientRect();
      return [...shadowRoot.querySelectorAll(".status > :not(slot), .tool:not([hidden])")].map((each) => {
        const box = each.getBoundingClientRect();
        return [
          each.className,
          inside(panel, box),
          each.matches(".tool") ? Math.min(box.width, box.height) >= 44 : true,
        ];
      });
    });
    assert.deepEqual(
      shown,
      ["count", "par", "tool undo", "tool redo", "tool hint", "tool reset"].map((name) => [name, true, true]),
    );
    await board.getByRole("button", { name: "Undo" }).click();
    assert.equal(await board.evaluate(({ notation }) => notation), "5x5.on");
    await fold.click();
    assert.equal(await heightOf(board), await heightOf(plain), "folded again");
  }
});

test("the place of a hall of dials is as high as the dials that come later", async () => {
  const [halls, widths] = [
    ["dials3-110-111-011=2.012", "dials4-1000-0100-0010-0001.0", `dials5${"-111111111".repeat(9)}.1`],
    [300, 448, 800],
  ];
  const boards = widths.flatMap((width) =>
    halls.map((board) => `<rotating-doors style="width: ${width}px" board="${board}"></rotating-doors>`),
  );
  const { page } = await browser.openHost(
    `<!doctype html><title>host</title><link rel="icon" href="data:,">${boards.join("")}`,
    {
      viewport: { width: 900, height: 900 },
    },
  );
  /** @type {any} */
  let come;
  await page.route("**/lights-and-doors-states.js", async (route) => {
    await new Promise((resolve) => {
      come = resolve;
    });
    await route.continue();
  });
  await page.addScriptTag({ url: "lights-and-doors.js" });
  const heights = () =>
    boardOf(page).evaluateAll((all) =>
      all.map(({ shadowRoot }) => shadowRoot.querySelector(".stage").getBoundingClientRect().height),
    );
  await until(async () => come && (await heights()).every(Boolean));
  const before = await heights();
  come();
  await boardOf(page).evaluateAll((all) => Promise.all(all.map(({ ready }) => ready)).then(() => {}));
  const after = await heights();
  assert.ok(
    after.every((height, i) => height > 50 && Math.abs(height - before[i]) < 1),
    `${before} then ${after}`,
  );
});
