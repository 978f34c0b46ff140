// The elements in pages that are not ours: full, strict, old, strange or hostile ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { TABS } from "../web/board/tabs.js";
import { testBrowser } from "./browser.js";
import { until } from "./until.js";

const SCRIPT = '<script src="../lights-and-doors.js" defer></script>';

const browser = await testBrowser();

/**
 * A foreign page, whole as it is given.
 * @param {string} body
 * @param {{ head?: string, doctype?: string, root?: string, policy?: string, [option: string]: unknown }} [page] what differs from a plain page, and options of the browser
 */
async function host(body, { head = SCRIPT, doctype = "<!doctype html>", root = "", policy = "", ...options } = {}) {
  const { page, trouble, context } = await browser.open("about:blank", options);
  const html = `${doctype}<html lang="en" ${root}><head><title>host</title><link rel="icon" href="data:,">${head}</head>
    <body>${body}</body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
  await page.route("**/articles/host.html", (route) => route.fulfill({ headers, body: html }));
  await page.goto(new URL("articles/host.html", browser.address).href);
  return { page, trouble, context };
}

const ready = (page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("lights-out, rotating-doors")].every(({ engine }) => engine),
  );

const uncaught = (trouble) => trouble.splice(0).filter((each) => each.startsWith("uncaught"));
const cell = (page, row, column) => page.getByRole("button", { name: new RegExp(`^row ${row}, column ${column}, `) });

/** The browser's own counts, after it has thrown away what nobody holds. */
async function counts(session) {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** In the page: a task of its own for every ten, for what is looked at weakly lives on until its task ends. */
async function tenCycles() {
  window.kept ??= [];
  for (let k = 0; k < 10; k++) {
    const board = document.createElement(k % 5 === 1 ? "rotating-doors" : "lights-out");
    if (k === 0) board.explain = "elimination";
    document.body.append(board);
    await board.ready;
    board.press(0);
    window.kept.push(new WeakRef(board), new WeakRef(board.engine));
    board.remove();
  }
}

test("three hundred boards made, played, explained and thrown away leave nothing behind", async () => {
  const { page, context } = await host("");
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const cycles = async (rounds) => {
    for (let round = 0; round < rounds; round++) await page.evaluate(tenCycles);
  };
  const alive = () => page.evaluate(() => window.kept.filter((each) => each.deref()).length);

  /** Collects until no board and no engine is left that nobody holds. */
  const settle = async () => {
    await until(async () => {
      await counts(session);
      return (await alive()) === 0;
    });
    return counts(session); // again, because a timer may have let the last board go after they were taken
  };
  await cycles(10);
  const before = await settle();
  await cycles(30);
  const after = await settle();
  assert.ok(after.Nodes <= before.Nodes + 5, `${before.Nodes} nodes, then ${after.Nodes}`);
  assert.ok(after.JSEventListeners <= before.JSEventListeners, `${after.JSEventListeners} listeners`);
  const growth = after.JSHeapUsedSize - before.JSHeapUsedSize;
  assert.ok(growth < 300_000, `the heap grew by ${growth} bytes`);
});

test("a board goes on where it is put: elsewhere, into shadow trees, other documents and back, in its own look", async () => {
  const { page } = await host(
    '<lights-out board="3x3.on" explain="elimination"></lights-out><section></section><iframe srcdoc="<p>"></iframe>',
  );
  await ready(page);
  await page.getByRole("tablist").waitFor();
  const look = () =>
    page.evaluate(() => {
      const { shadowRoot, notation } = window.board;
      const { borderRadius } = getComputedStyle(shadowRoot.querySelector(".cell"));
      const tab = shadowRoot.querySelector("lights-explain").shadowRoot.querySelector("[role=tablist]");
      return [notation, borderRadius, getComputedStyle(tab).display, shadowRoot.adoptedStyleSheets.length];
    });
  await page.evaluate(() => {
    window.board = document.querySelector("lights-out");
    window.board.press(4);
  });
  const first = await look();
  assert.equal(first[0], "3x3.on.080");
  for (const place of ["shadow", "frame", "template", "body"]) {
    await page.evaluate((place) => {
      const places = {
        shadow: () => document.querySelector("section").attachShadow({ mode: "open" }),
        frame: () => document.querySelector("iframe").contentDocument.body,
        template: () => document.createElement("template").content,
        body: () => document.body,
      };
      places[place]().append(window.board);
    }, place);
    if (place !== "template") assert.deepEqual(await look(), first, place);
  }
  // The pane listens again: it follows the lights.
  const rights = () =>
    page.evaluate(() => {
      const pane = window.board.shadowRoot.querySelector("lights-explain").shadowRoot;
      return [...pane.querySelectorAll("tbody tr")].map((row) => row.lastElementChild.textContent).join("");
    });
  const before = await rights();
  await page.evaluate(() => window.board.press(0));
  await until(async () => (await rights()) !== before);
});

test("a clone is a board of its own, begun as the attributes say", async () => {
  const { page } = await host('<div id="box"><lights-out board="2x2.on"></lights-out></div>');
  await ready(page);
  const notations = await page.evaluate(async () => {
    const box = document.getElementById("box");
    const board = box.querySelector("lights-out");
    board.press(0);
    const copy = /** @type {Element} */ (box.cloneNode(true));
    document.body.append(copy);
    const twin = copy.querySelector("lights-out");
    await twin.ready;
    twin.press(3);
    return [board.notation, twin.notation];
  });
  assert.deepEqual(notations, ["2x2.on.8", "2x2.on.1"]);
});

test("boards out of sight are idle, and lazy ones not even made", async () => {
  const { page } = await host(
    `${'<lights-out board="6x6.on"></lights-out>'.repeat(8)}${'<lights-out loading="lazy"></lights-out>'.repeat(12)}`,
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll("lights-out")].slice(0, 8).every(({ engine }) => engine),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll("lights-out")].every(({ shadowRoot }) => shadowRoot.getAnimations().length === 0),
  );
  const engines = await page.evaluate(() =>
    /** @type {Grid[]} */ ([...document.querySelectorAll("[loading]")]).filter(
      ({ engine, shadowRoot }) => engine || shadowRoot.querySelector(".cell"),
    ),
  );
  assert.deepEqual(engines, []);
});

test("the cells of a grid out of sight are not laid out, and take the same room; on paper and in sight they are", async () => {
  const { page } = await host('<lights-out board="5x4.on"></lights-out>'.repeat(20));
  await ready(page);
  const grids = () =>
    page.locator("lights-out").evaluateAll((boards) =>
      boards.map(({ shadowRoot }) => {
        const grid = shadowRoot.querySelector(".grid");
        const drawn = grid.firstElementChild.checkVisibility({ contentVisibilityAuto: true });
        return { drawn, height: grid.getBoundingClientRect().height };
      }),
    );
  const last = async () => (await grids()).at(-1).drawn;
  await until(async () => (await grids())[0].drawn && !(await last())); // before its first frame a page draws none
  const first = await grids();
  assert.deepEqual(new Set(first.map(({ height }) => height)).size, 1);
  await page.locator("lights-out").last().scrollIntoViewIfNeeded();
  await until(last);
  assert.deepEqual(
    (await grids()).map(({ height }) => height),
    first.map(({ height }) => height),
  );
  await page.emulateMedia({ media: "print" });
  await until(async () => (await grids()).every(({ drawn }) => drawn));
});

/** The brightness of a part of the window, from 0 to 255. */
async function brightnessOf(page, clip) {
  const png = (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const bytes = context.getImageData(0, 0, image.width, image.height).data;
    return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;
  }, png);
}

test("the light of the lamps ends softly, beyond the edge of their grid", async () => {
  const { page } = await host('<lights-out board="5x5.on"></lights-out>');
  await ready(page);
  const { x, y, width, height } = await page.locator("lights-out .board").boundingBox();
  const below = { x, y: y + height + 2, width, height: 6 };
  const look = async (css) => {
    await page.locator("lights-out").evaluate(({ shadowRoot }, css) => {
      shadowRoot.querySelector(".grid").style.cssText += css;
    }, css);
    return brightnessOf(page, below);
  };
  const own = await look("");
  const whole = await look("content-visibility:visible");
  const cut = await look("content-visibility:auto;overflow-clip-margin:0px");
  assert.ok(Math.abs(own - whole) < 1, `${own} instead of ${whole}`);
  assert.ok(cut < own - 3, `${cut} instead of ${own}: a cut would be seen`);
});

test("on a page from right to left the board is as everywhere, and arrows lead where they point", async () => {
  const { page } = await host('<lights-out board="3x3.on" explain="elimination"></lights-out>', {
    root: 'dir="rtl"',
    viewport: { width: 1000, height: 800 },
  });
  await ready(page);
  const left = async (locator) => (await locator.boundingBox()).x;
  assert.ok((await left(cell(page, 1, 1))) < (await left(cell(page, 1, 2))), "columns");
  await cell(page, 1, 1).focus();
  await page.keyboard.press("ArrowRight");
  const focused = await page.evaluate(() => document.activeElement.shadowRoot.activeElement.ariaLabel);
  assert.equal(focused, "row 1, column 2, on");
  const count = page.locator("lights-out .count");
  assert.ok((await left(count.locator("strong"))) < (await left(count.locator("span"))), "0 presses");
  const tool = (name) => page.getByRole("button", { name });
  assert.ok((await left(tool("Undo"))) < (await left(tool("Redo"))), "tools");
  const pane = page.locator("lights-explain");
  assert.ok((await left(pane.getByLabel("Previous step"))) < (await left(pane.getByLabel("Next step"))), "steps");
  assert.equal(
    await pane
      .locator("p")
      .first()
      .evaluate((line) => getComputedStyle(line).direction),
    "ltr",
  );
});

test("a page without a doctype shows the same", async () => {
  const board = '<rotating-doors readonly explain="elimination"></rotating-doors>';
  const look = async (doctype) => {
    const { page } = await host(board, { doctype });
    await ready(page);
    await page.locator("rotating-doors table").waitFor(); // the figure is in another script
    const looks = await page.locator("rotating-doors").evaluate(({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll(":not(:has(*))")].map((element) => {
        const { fontSize, fontFamily, color, lineHeight, textAlign, width, height } = getComputedStyle(element);
        return [element.className, fontSize, fontFamily, color, lineHeight, textAlign, width, height].join(" ");
      }),
    );
    return { looks, mode: await page.evaluate(() => document.compatMode) };
  };
  const [standard, quirks] = [await look("<!doctype html>"), await look("")];
  assert.equal(quirks.mode, "BackCompat");
  assert.deepEqual(quirks.looks, standard.looks);
});

/** Clicks a button of the board, which answers with its notation. */
const clickPart = (page, selector) =>
  page.locator("lights-out").evaluate((board, part) => {
    board.shadowRoot.querySelector(part).click();
    return board.notation;
  }, selector);

/** The explain pane is in another script: under a policy that forbids it, the board says so. */
async function explainsAll(page, explains) {
  if (!explains) return page.locator("lights-out").getByRole("button", { name: "Try again" }).waitFor();
  const pane = page.locator("lights-explain");
  await pane.getByText("4 solutions").waitFor();
  for (const name of TABS) {
    await pane.evaluate(({ shadowRoot }, tab) => shadowRoot.querySelector(`#tab-${tab}`).click(), name);
    await pane.locator(`[role=tabpanel][aria-labelledby="tab-${name}"] > *`).first().waitFor();
  }
}

/** Plays a board and has it explained; every way into the core and out of it is used. */
async function playsAll(page, explains = true) {
  await ready(page);
  await explainsAll(page, explains);
  assert.equal(await clickPart(page, ".cell"), "5x5.on.8000000");
  assert.equal(await clickPart(page, ".undo"), "5x5.on");
  for (let step = 0; step < 4; step++) await clickPart(page, ".hint");
  const shown = await page.locator("lights-out").evaluate(({ marks }) => marks.numbers.size);
  assert.equal(shown, 15, "the presses that the hint numbers");
  const told = await page.locator("lights-out").evaluate(async (board) => {
    const told = [];
    board.addEventListener("lights-error", ({ detail }) => told.push(`${detail.code} at ${detail.position}`));
    board.notation = "5x5.zz";
    const before = board.notation;
    board.level = "3 7";
    while (board.notation === before) await new Promise((turn) => setTimeout(turn)); // it is looked for in turns
    return [...told, board.notation.length, board.toSVG().length > 100, board.toLaTeX()[0]];
  });
  assert.deepEqual(told, ["digit at 4", 11, true, "\\"]);
}

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; img-src data:";
const TYPES = "require-trusted-types-for 'script'; trusted-types";

for (const [name, page] of Object.entries({
  "that allows little, no workers, and our Trusted Types": {
    policy: `${POLICY}; worker-src 'none'; ${TYPES} lights-out`,
  },
  "with Trusted Types, ours not allowed": { policy: `${POLICY}; ${TYPES} 'none'`, explains: false },
  "that extends the prototypes, and whose Array.from is an old one and Object.entries throws": {
    // Object.entries throws for us alone: the driver of the browser calls it in the page, too.
    head: `<script>for (const { prototype } of [Object, Array, String, Function, Number])
      Object.assign(prototype, { extend() {}, each() {}, first: 7, contains: true });
      Array.from = (list) => (list ? [].slice.call(list) : []);
      const { entries } = Object; Object.entries = (table) => {
      if (new Error().stack.includes("lights-and-doors")) throw new TypeError("replaced");
      return entries(table);
    }</script>`,
  },
  "that freezes the prototypes": {
    head: `<script>for (const name of Object.getOwnPropertyNames(window))
      if (/^[A-Z]/.test(name) && window[name]?.prototype) Object.freeze(window[name].prototype)</script>`,
  },
  "that wraps customElements.define, whose storage throws and whose browser has no workers": {
    head: `<script>delete window.Worker;
      const define = customElements.define.bind(customElements);
      customElements.define = (name, Element) => define(name, class extends Element {});
      define("x-own", class extends HTMLElement {});
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
        Object.defineProperty(window, name, { get() { throw new Error(name) } })</script><x-own></x-own>`,
  },
}))
  test(`in a page ${name} everything works, without workers, and nothing is thrown`, async () => {
    const board = '<lights-out board="5x5.on" explain="solutions"></lights-out>';
    const { page: tab, trouble } = await host(board, { ...page, head: (page.head ?? "") + SCRIPT });
    let workers = 0;
    tab.on("worker", () => workers++);
    await playsAll(tab, page.explains);
    assert.equal(workers, 0);
    const refused = /Creating a TrustedTypePolicy/; // the tabs that lie in another script say so themselves
    assert.deepEqual(
      trouble.splice(0).filter((each) => !refused.test(each)),
      [],
    );
  });

for (const [name, older] of Object.entries({
  "an older one": `class Older extends HTMLElement {}
    for (const name of ["lights-out", "rotating-doors", "lights-explain"])
      customElements.define(name, class extends Older {});`,
  "the same": "",
}))
  test(`of two scripts the first one stays: ${name}, then this`, async () => {
    const { page, trouble } = await host("<lights-out></lights-out><rotating-doors></rotating-doors>", {
      head: `<script>${older}</script>${older ? "" : SCRIPT}${SCRIPT}`,
    });
    await page.waitForFunction(() => document.readyState === "complete");
    const engines = await page.evaluate(() => [...document.body.children].map((each) => "engine" in each));
    assert.deepEqual(engines, [!older, !older]);
    assert.deepEqual(trouble.splice(0), [
      "console warning: lights-and-doors.js is in this page twice; the first one stays.",
    ]);
  });

test("a younger script that comes later and does not look changes nothing", async () => {
  const { page, trouble } = await host('<lights-out board="5x5.on" explain="solutions"></lights-out>');
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = 'customElements.define("lights-out", class extends HTMLElement {})';
    document.head.append(script);
  });
  await playsAll(page);
  assert.equal(uncaught(trouble).length, 1, "its own");
});

test("without a core that can run there are one sentence, a link and the author's content, in the page's own colours", async () => {
  const { page, trouble } = await host(
    `<lights-out board="3x3-torus.on"><p dir="rtl">Nine lamps, drawn.</p></lights-out><rotating-doors lang="zh"></rotating-doors>`,
    {
      policy: "script-src 'unsafe-inline' http://localhost:*/lights-and-doors.js",
      head: `<style>body { background: #111; color: #eee }</style><script>window.answers = [];
        addEventListener("lights-error", ({ detail }) => answers.push(detail.code))</script>${SCRIPT}`,
    },
  );
  await page.waitForFunction(() => window.answers.length === 2);
  assert.deepEqual(await page.evaluate(() => window.answers), ["no-wasm", "no-wasm"]);
  await page.getByText("Nine lamps, drawn.").waitFor();
  const sentence = page.locator("lights-out [part=sentence]");
  assert.match(await sentence.textContent(), /WebAssembly/);
  assert.match(await page.locator("rotating-doors [part=sentence]").textContent(), /谜题要靠 WebAssembly 运行/);
  const colour = await sentence.evaluate((element) => getComputedStyle(element).color);
  assert.equal(colour, "rgb(238, 238, 238)");
  const links = await page.getByRole("link").evaluateAll((links) => links.map(({ href }) => href));
  const site = (notation) => new URL(`index.html#${notation}`, browser.address).href;
  assert.deepEqual(links, [site("3x3-torus.on"), site("doors-0111-1001-0011-1011.off")]);
  assert.deepEqual(uncaught(trouble), []);
});
