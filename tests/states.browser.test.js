// Lights and dials with more than two states, in a page with boards that hold still: only what is shown is tested.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { bundle } from "../tools/bundler.js";
import { testBrowser } from "./browser.js";

const browser = await testBrowser();
const script = await bundle("web/states/index.js", { globalName: "states" });

/** A page with a function that shows a board in a shadow tree: `show(board, lights)` gives its view. */
async function openPage() {
  const { page } = await browser.open("about:blank");
  await page.addScriptTag({ content: `var lightsWasm = "";${script}` }); // the core that the script of the host has
  await page.evaluate(() => {
    globalThis.show = (board, lights) => {
      const count = board.states.length;
      const rows = board.rows ?? 1;
      /** @type {any} */
      const engine = {
        kind: board.kind ?? "grid",
        boardNotation: "",
        rows,
        cols: count / rows,
        wrap: "flat",
        holes: Uint8Array.from(board.states, (states) => Number(states === 1)),
        locked: Uint8Array.from(board.locked ?? board.states.map(() => 0)),
        any: Uint8Array.from(board.any ?? board.states.map(() => 0)),
        lightCount: count,
        buttonCount: board.masks?.length ?? count,
        states: Uint8Array.from(board.states),
        targets: board.targets && Uint8Array.from(board.targets),
        mask: (button) => Uint8Array.from(board.masks[button]),
      };
      const { StatesCellsView, DialsView, MarkedHallView } = /** @type {any} */ (states);
      const HallView = Math.max(...board.states) > 2 ? DialsView : MarkedHallView;
      const View = engine.kind === "grid" ? StatesCellsView : HallView;
      const view = new View(engine, (key, params) => `${key} ${Object.values(params ?? {}).join(" ")}`);
      const host = document.createElement("div");
      host.attachShadow({ mode: "open" }).append(view.root);
      document.body.append(host);
      view.show(Uint8Array.from(lights));
      view.translate(view.t);
      return view;
    };
  });
  return page;
}

/** @type {Page} */
let page;
beforeEach(async () => {
  page = await openPage();
});

test("a locked cell has a padlock and says that it cannot be pressed; the others do not", async () => {
  const shown = await page.evaluate(() => {
    const view = show({ states: [2, 2, 1, 2], locked: [0, 1, 0, 0] }, [0, 1, 0, 1]);
    return view.tiles.map((tile) => [
      tile.classList.contains("locked"),
      tile.querySelectorAll(".lock").length,
      /states\.locked/.test(tile.getAttribute("aria-label")),
    ]);
  });
  assert.deepEqual(shown, [[false, 0, false], [true, 1, true], ...Array(2).fill([false, 0, false])]);
});

test("in halls, a button that cannot be pressed has a padlock, a door of any final state a question mark, and their names say so", async () => {
  for (const states of [
    [2, 2, 2],
    [3, 4, 3],
  ]) {
    const shown = await page.evaluate((states) => {
      const masks = ["110", "011", "101", "111"].map((mask) => [...mask].map(Number));
      const board = { kind: "doors", states, masks, targets: [1, 1, 1], locked: [0, 1, 0, 1], any: [1, 0, 0] };
      const view = show(board, [0, 1, 0]);
      return [...view.tiles, view.buttons[3]].map((element) => [
        element.querySelectorAll(".sign.any").length,
        element.querySelectorAll(".sign.shut").length,
        element.querySelector(".sign") && getComputedStyle(element.querySelector(".sign")).position,
        /states\.any/.test(element.getAttribute("aria-label")),
        /states\.locked/.test(element.getAttribute("aria-label")),
      ]);
    }, states);
    assert.deepEqual(shown, [
      [1, 0, "absolute", true, false],
      [0, 1, "absolute", false, true],
      [0, 0, null, false, false],
      [0, 1, "absolute", false, true],
    ]);
  }
});

test("a light of any final state has a question mark in place of its target, and is never shown as reached", async () => {
  const shown = await page.evaluate(() => {
    const view = show({ states: [3, 3, 3, 3], targets: [0, 1, 0, 2], any: [1, 0, 0, 0] }, [0, 1, 1, 0]);
    return view.tiles.map((tile) => [
      tile.querySelectorAll(".target").length,
      tile.classList.contains("right"),
      tile.getAttribute("aria-label"),
    ]);
  });
  const names = shown.map(([, , name]) => String(name));
  assert.deepEqual(
    shown.map(([targets, right]) => [targets, right]),
    [
      [1, false],
      [1, true],
      [1, false],
      [1, false],
    ],
  );
  assert.deepEqual(
    names.map((name) => [/states\.any/.test(name), /states\.light-target/.test(name)]),
    [[true, false], ...Array(3).fill([false, true])],
  );
});

test("each light shows its state by pips, by heat and in its name; a hole shows nothing", async () => {
  const shown = await page.evaluate(() => {
    const view = show({ states: [4, 4, 1, 4, 4] }, [0, 1, 0, 2, 3]);
    return view.tiles.map((tile) => ({
      pips: tile.querySelector("path")?.getAttribute("d").split("h0").length - 1,
      heat: tile.style.getPropertyValue("--heat"),
      name: tile.getAttribute("aria-label"),
      pressed: tile.getAttribute("aria-pressed"),
    }));
  });
  const lights = [0, 1, 3, 4].map((place) => shown[place]);
  assert.deepEqual(
    lights.map(({ pips }) => pips),
    [0, 1, 2, 3],
  );
  assert.deepEqual(
    lights.map(({ heat }) => Number(heat)),
    [1, 0, 0.5, 1], // an unlit lamp is as hot as the brightest, for the wave of a win
  );
  for (const [i, { name, pressed }] of lights.entries()) {
    assert.match(name, new RegExp(`states.light ${i} 3`));
    assert.equal(pressed, null);
  }
  assert.equal(shown[2].name, null);
});

/** The luminance of a colour. @param {number[]} rgb from 0 to 255 */
function luminanceOf(rgb) {
  const [r, g, b] = rgb.map((value) => (value <= 10.3 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test("in grey, each of up to four states has 1.9 times the contrast of the one below, of five 1.6, of six 1.4, by night and by day", async () => {
  const shown = ["dark", "light"].flatMap((theme) => [3, 4, 5, 6].map((states) => ({ theme, states })));
  const boards = shown.map(
    ({ theme, states }) =>
      `<lights-out board="1x${states}-mod${states}=*.${"012345".slice(0, states)}" theme="${theme}" tools="none" style="width: 400px"></lights-out>`,
  );
  const html = `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,"><style>body { background: #888 }</style>
    <script src="lights-and-doors.js" defer></script>${boards.join("")}`;
  const { page: host } = await browser.openHost(html);
  for (const [index, { theme, states }] of shown.entries()) {
    const board = host.locator("lights-out").nth(index);
    await board.evaluate((each) => each.ready);
    await board
      .locator(".cell")
      .nth(states - 1)
      .waitFor();
    await board.evaluate(({ shadowRoot }) => {
      for (const cell of shadowRoot.querySelectorAll(".cell")) {
        cell.replaceChildren(); // the lamp without its face
        cell.classList.add("marked"); // nor its ring
        for (const animation of cell.getAnimations({ subtree: true })) animation.finish();
      }
    });
    const luminance = await luminanceOfCells(host, board.locator(".board"), states);
    const contrasts = luminance.slice(1).map((light, below) => (light + 0.05) / (luminance[below] + 0.05));
    const least = states < 5 ? 1.9 : states === 5 ? 1.6 : 1.4;
    assert.ok(Math.min(...contrasts) >= least, `${theme}, ${states} states: ${contrasts.map((one) => one.toFixed(2))}`);
  }
});

/** The luminance of the mean colour of the middle of each cell of a row. @param {Page} page @param {import("playwright-core").Locator} row @param {number} count */
async function luminanceOfCells(page, row, count) {
  const png = await row.screenshot();
  const means = await page.evaluate(
    async ([base64, count]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const { width, height } = bitmap;
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
        new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })
      );
      context.drawImage(bitmap, 0, 0);
      const side = width / count;
      return Array.from({ length: count }, (_, cell) => {
        const { data } = context.getImageData((cell + 0.3) * side, height * 0.3, side * 0.4, height * 0.4);
        return [0, 1, 2].map((channel) => {
          let sum = 0;
          for (let at = channel; at < data.length; at += 4) sum += data[at];
          return (4 * sum) / data.length;
        });
      });
    },
    /** @type {const} */ ([png.toString("base64"), count]),
  );
  return means.map(luminanceOf);
}

test("a face is a numeral for many states, or what is asked for", async () => {
  const texts = await page.evaluate(() => {
    const textsOf = (view) => view.tiles.map((tile) => tile.querySelector("text")?.textContent ?? "");
    const [few, many] = [show({ states: [3, 3] }, [1, 2]), show({ states: [12, 12] }, [5, 11])];
    const all = [textsOf(few), textsOf(many)];
    const turnInto = (view, face) => {
      view.root.getRootNode().host.setAttribute("face", face);
      view.redraw();
      return view;
    };
    const needles = turnInto(show({ states: [4, 4] }, [0, 1]), "dial").tiles.map((tile) => tile.querySelector("path"));
    const angles = needles.map((needle) => {
      const [[x, y], [a, b]] = [...needle.getAttribute("d").matchAll(/([\d.]+) ([\d.]+)(?=L|$)/g)].map((at) => [
        +at[1],
        +at[2],
      ]);
      return Math.round((Math.atan2(a - x, y - b) * 180) / Math.PI);
    });
    return [...all, textsOf(turnInto(few, "number")), textsOf(turnInto(many, "pips")), angles];
  });
  assert.deepEqual(texts, [
    ["", ""],
    ["5", "11"],
    ["1", "2"],
    ["", "11"],
    [0, 90],
  ]);
});

test("lights with different targets show them, and say when they are reached", async () => {
  const cells = await page.evaluate(() => {
    const view = show({ states: [9, 9], targets: [4, 5] }, [8, 5]);
    const read = () => view.tiles.map((tile) => [tile.lastElementChild.textContent, tile.classList.contains("right")]);
    const before = read();
    view.show(Uint8Array.of(4, 6));
    return [...before, ...read(), show({ states: [9], targets: [4] }, [8]).tiles[0].children.length];
  });
  assert.deepEqual(cells, [["4", false], ["", true], ["", true], ["5", false], 1]);
});

test("a needle turns on past the last position, and back where that is shorter", async () => {
  const turns = await page.evaluate(() => {
    const view = show({ kind: "doors", states: [4], targets: [3], masks: [[1]] }, [2]);
    return [3, 0, 1, 3, 2, 1, 0, 3].map((position) => {
      view.show(Uint8Array.of(position), 0);
      const [tile] = view.tiles;
      const turned = Number(tile.style.getPropertyValue("--turn")) * 4;
      return [turned, tile.querySelector(".hub").dataset.position, tile.classList.contains("lit")];
    });
  });
  assert.deepEqual(turns, [
    [3, "3", true],
    [4, "0", false],
    [5, "1", false],
    [7, "3", true],
    [6, "2", false],
    [5, "1", false],
    [4, "0", false],
    [3, "3", true],
  ]);
});

test("without targets, dials are right when all are the same", async () => {
  const lit = await page.evaluate(() => {
    const view = show({ kind: "doors", states: [3, 3], masks: [[1, 1]] }, [1, 2]);
    const read = () => view.tiles.map((tile) => tile.classList.contains("lit"));
    const before = read();
    view.show(Uint8Array.of(2, 2));
    return [...before, ...read()];
  });
  assert.deepEqual(lit, [false, false, true, true]);
});

test("a button says and shows which dials it turns by how many steps", async () => {
  const said = await page.evaluate(() => {
    const masks = [
      [1, 2, 0],
      [0, 3, 7],
      [0, 0, 0],
      [2, 0, 4],
    ];
    const view = show({ kind: "doors", states: [3, 4, 8], targets: [0, 1, 2], masks }, [0, 0, 0]);
    const iconOf = (button) =>
      [...button.querySelectorAll(".mask i")].map((dot) => dot.className + (dot.dataset.steps ?? ""));
    return view.buttons.map((button) => [button.getAttribute("aria-label"), iconOf(button).join()]);
  });
  assert.deepEqual(
    said.map(([, icon]) => icon),
    ["on,on2,", ",on−1,on−1", ",,", "on−1,,on4"],
  );
  assert.match(said[0][0], /^states.press .*states.turn A 1.*states.turn B 2/);
  assert.match(said[2][0], /^states.press-none/);
  assert.match(said[3][0], /^states.press doors.bell D.*states.turn A −1.*states.turn C 4/);
});

test("a preview tells steps other than one, and marks tell presses and weights", async () => {
  const texts = await page.evaluate(() => {
    const view = show({ states: [5, 5, 5], masks: [[1, 3, 4], [], []] }, [0, 0, 0]);
    const textsOf = (/** @type {string} */ part) =>
      view.tiles.map((tile) => tile.querySelector(part)?.textContent ?? null);
    const steps = () =>
      view.tiles.map((tile) => {
        const shown = tile.querySelector(".steps");
        return shown && getComputedStyle(shown, "::before").content.slice(1, -1);
      });
    view.preview(0);
    const all = [steps()];
    view.preview(-1);
    all.push(steps());
    view.mark({ pattern: Uint8Array.of(1, 3, 0) });
    all.push(textsOf(".mark"));
    view.mark({ witness: Uint8Array.of(1, 0, 2) });
    all.push(textsOf(".mark"));
    view.mark({ numbers: new Map([[1, "2×"]]) });
    return [...all, textsOf(".mark")];
  });
  assert.deepEqual(texts, [
    [null, "−2", "−1"],
    [null, null, null],
    ["", "3", null],
    ["×1", null, "×2"],
    [null, "2×", null],
  ]);
});
