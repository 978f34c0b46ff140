// The elements among other people's things: languages, frameworks, forms, storage, other boards, readers who want to watch.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { axe, testBrowser } from "./browser.js";
import { becomes } from "./until.js";

const browser = await testBrowser({ allowed: /^console warning: (Attribute|属性) / }); // to authors

const SCRIPT = '<script src="lights-and-doors.js" defer></script>';

/**
 * A page of somebody else's; resolves when its boards stand, unless they are not to.
 * @param {string} body
 * @param {ContextOptions & { head?: string, stands?: boolean }} [options]
 */
async function host(body, { head = "", stands = true, ...options } = {}) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,">
    ${head}${SCRIPT}<body>${body}`;
  const { page } = await browser.openHost(html, options);
  if (stands) await stand(page);
  return { page };
}

const stand = (page) =>
  page.waitForFunction(async () => {
    const boards = [...document.querySelectorAll("lights-out, rotating-doors")];
    return (await Promise.all(boards.map(({ ready }) => ready))).every(Boolean);
  });
const boards = (page) => page.locator("lights-out, rotating-doors");
const notations = (page) => boards(page).evaluateAll((all) => all.map(({ notation }) => notation));
const sentence = (page) => page.locator("[part=sentence]").first().textContent();

test("the language of whatever is around it is followed, also when it changes", async () => {
  const { page } = await host('<section lang="zh"><lights-out></lights-out></section>');
  const undo = () => page.locator("[part~=tool-undo]").textContent();
  assert.equal(await undo(), "撤销");
  await page.evaluate(() => {
    document.querySelector("section").lang = "en";
  });
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.evaluate(() => {
    const shadow = document.querySelector("section").attachShadow({ mode: "open" });
    shadow.innerHTML = '<div lang="zh"></div>';
    shadow.querySelector("div").append(document.querySelector("lights-out"));
  });
  await page.getByRole("button", { name: "撤销" }).waitFor();
  await page.evaluate(() => {
    document.querySelector("section").shadowRoot.querySelector("div").lang = "en";
  });
  await page.getByRole("button", { name: "Undo" }).waitFor();
});

test("words in another language than asked for say which one it is, to screen readers; those asked for leave it to the host", async () => {
  const { page } = await host('<lights-out lang="fr"></lights-out>');
  const said = () =>
    page.evaluate(() => {
      const board = document.querySelector("lights-out");
      return board.shadowRoot.querySelector("[part~=tool-undo]").closest("[lang]")?.getAttribute("lang") ?? null;
    });
  assert.equal(await said(), "en");
  for (const lang of ["zh-TW", "en-GB", "EN"]) {
    await page.evaluate((each) => {
      document.querySelector("lights-out").lang = each;
    }, lang);
    await becomes(said, null);
  }
  await page.evaluate(() => {
    document.querySelector("lights-out").lang = "ja";
  });
  await becomes(said, "en");
});

test("a game is kept under its name, and only there where it began the same", async () => {
  const body =
    '<lights-out board="3x3.on" keep="first"></lights-out><lights-out board="3x3.on" keep="second"></lights-out>';
  const { page } = await host(body);
  await boards(page)
    .first()
    .evaluate((board) => board.press(4));
  await page.reload();
  await stand(page);
  assert.deepEqual(await notations(page), ["3x3.on.080", "3x3.on"]);
  await page.route("**/host.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `${SCRIPT}<lights-out board="4x4.on" keep="first"></lights-out>` }),
  );
  await page.reload();
  await stand(page);
  assert.deepEqual(await notations(page), ["4x4.on"], "another board begins anew");
});

test("a random level is another one at each visit, with the minimum asked for", async () => {
  const random = '<lights-out board="5x5.off" level="7 random"></lights-out>';
  const { page } = await host(random.repeat(3) + random.replace(" level", ' keep="mine" level'));
  const found = await notations(page);
  assert.ok(new Set(found).size > 1, found.join());
  const weights = await boards(page).evaluateAll((all) =>
    all.map(({ engine }) => {
      let step = { done: false };
      for (const search = engine.fewest(); !step.done; step = search.next());
      return step.value.weight;
    }),
  );
  assert.deepEqual(weights, [7, 7, 7, 7]);
  const kept = await boards(page)
    .last()
    .evaluate((board) => board.press(0) && board.notation);
  await page.reload();
  await stand(page);
  assert.equal((await notations(page))[3], kept, "one that is kept goes on");
});

test('a level "random" is one of the board, another one at each visit, of 1 to 15 presses as far as the board has them', async () => {
  const made = [
    '<lights-out board="5x5.off" level="random"></lights-out>'.repeat(6),
    '<rotating-doors board="doors-0111-1001-0011-1011.off" level="random"></rotating-doors>'.repeat(3),
    '<lights-out board="1x1.off" level="random"></lights-out>',
    '<lights-out board="4x4-rowcol.off" level="random"></lights-out>',
    '<lights-out board="20x20.off" level="random"></lights-out>',
    '<lights-out board="5x5.off" level="random 6"></lights-out>',
  ];
  const { page } = await host(made.join(""));
  const found = await notations(page);
  assert.ok(new Set(found.slice(0, 6)).size > 3, found.join());
  const facts = await boards(page).evaluateAll((all) =>
    all.map(({ engine, shadowRoot }) => ({
      weight: engine.fewestNow()?.weight,
      says: shadowRoot.querySelector("[part=sentence]").textContent,
    })),
  );
  for (const { weight, says } of facts) assert.ok(weight >= 1 && weight <= 15 && says === "", `${weight} ${says}`);
  assert.equal(facts.at(-1).weight, 6);
  const hall = boards(page).nth(6);
  await hall.evaluate((board) => {
    board.setAttribute("board", "doors-00-00.off");
  });
  await hall.getByText("Attribute level: no such level was found for this board.").first().waitFor(); // it is announced, too
});

/** Runs in the page from its start, because on a busy machine a level may be found before the test asks. */
const WHILE_LOOKING = `<script>
  watched = (async () => {
    const turn = () => new Promise((done) => setTimeout(done));
    const board = () => document.querySelector("lights-out");
    const isLooking = () => board()?.shadowRoot?.textContent.includes("Looking for a level…");
    while (!isLooking()) await turn();
    let turns = 0;
    while (turns < 5 && isLooking()) turns += await turn().then(() => 1);
    board().shadowRoot.querySelector(".cell, canvas").click();
    const { notation } = board();
    board().notation = "3x3.on.080";
    return { turns, notation };
  })();
</script>`;

test("a level that takes long leaves the page its turns, is not played before it stands, and gives way", async () => {
  const board = '<lights-out board="39x39.on" level="700"></lights-out>';
  const { page } = await host(board, { stands: false, head: WHILE_LOOKING });
  const seen = await page.evaluate("watched");
  assert.deepEqual(seen, { turns: 5, notation: "39x39.on" }, "timers of the page run before the level is found");
  await boards(page).evaluate((board) => board.ready);
  assert.deepEqual(await notations(page), ["3x3.on.080"]);
  assert.equal(await sentence(page), "");
});

test("two boards share a position, whichever is pressed, and whichever stands first", async () => {
  const { page } = await host(
    '<lights-out board="3x3.off" mirror="b"></lights-out><lights-out id="b" board="3x3.on"></lights-out>',
  );
  assert.deepEqual(await notations(page), ["3x3.on", "3x3.on"]);
  const press = (which, button) =>
    boards(page)
      .nth(which)
      .evaluate((board, button) => board.press(button), button);
  await press(0, 0);
  assert.deepEqual(await notations(page), ["3x3.on.800", "3x3.on.800"]);
  await press(1, 4);
  assert.deepEqual(await notations(page), ["3x3.on.880", "3x3.on.880"]);
});

test("a solution is shown by numbers, or presses itself until the board is solved", async () => {
  const { page } = await host('<lights-out board="3x3.on" solution="shown"></lights-out>');
  assert.equal(await page.locator("lights-out .ringed").count(), 5);
  await page.locator("lights-out .cell:has(.ringed)").first().click();
  assert.equal(await page.locator("lights-out .ringed").count(), 4);
  await boards(page).evaluate((board) => {
    board.solution = "hidden";
  });
  await page.waitForFunction(() => !document.querySelector("lights-out").shadowRoot.querySelector(".ringed"));
  await boards(page).evaluate(async (board) => {
    const pressed = new Promise((resolve) => board.addEventListener("lights-press", resolve, { once: true }));
    board.solution = "playing";
    await pressed;
    board.solution = "hidden";
  });
  const solved = await boards(page).evaluate(async (board) => [
    await board.play(),
    board.engine.solved,
    board.engine.moveCount,
  ]);
  assert.deepEqual(solved, [true, true, 5]);
});

test("a board without a solution shows why where a solution is to be shown, and the solution once there is one", async () => {
  const { page } = await host('<lights-out board="5x5.8000000" solution="shown"></lights-out>');
  const hatched = () =>
    page
      .locator("lights-out .cell")
      .evaluateAll((cells) => cells.map((cell) => Boolean(cell.querySelector(".hatched"))));
  // Every button changes an even number of the hatched lights, and an odd number of them is lit.
  const isProven = async () =>
    boards(page).evaluate(
      ({ engine }, inside) => {
        const odd = (lights) => lights.filter((on, light) => on && inside[light]).length % 2 === 1;
        return odd(engine.lights) && inside.every((_, button) => !odd(engine.mask(button)));
      },
      await hatched(),
    );
  assert.ok(await isProven());
  const before = await sentence(page);
  assert.match(before, /no solution|cannot/i);
  await page.getByRole("button", { name: /^row 2, column 3/ }).click();
  assert.ok(await isProven());
  assert.notEqual(await sentence(page), "");
  await boards(page).evaluate((board) => {
    board.notation = "5x5.on";
  });
  await becomes(() => page.locator("lights-out .ringed").count(), 15);
  assert.equal(await page.locator("lights-out .hatched").count(), 0);
});

test("a level knows its fewest presses, also when the game goes on", async () => {
  const level = '<lights-out board="5x5.off" level="7 42" keep="level"></lights-out>';
  const { page } = await host(
    level + level.replace("lights-out board", 'lights-out presses="3" board').replace(' keep="level"', ""),
  );
  const known = () => boards(page).evaluateAll((all) => all.map((board) => board.minimum));
  const shown = () => page.locator("[part=status] .par").allInnerTexts();
  assert.deepEqual(await known(), [7, 7]);
  assert.deepEqual(await shown(), ["fewest 7", "fewest 7"]);
  await boards(page)
    .first()
    .evaluate((board) => board.press(0));
  await page.reload();
  await stand(page);
  assert.deepEqual(await known(), [7, 7]);
  assert.deepEqual(await shown(), ["fewest 7", "fewest 7"]);
  await boards(page)
    .first()
    .evaluate((board) => {
      board.notation = "5x5.on";
    });
  assert.deepEqual(await known(), [null, 7]);
});

test("a disabled board, or one in a disabled fieldset, is neither pressed nor focused nor submitted", async () => {
  const { page } = await host(`<form><input name="first"><lights-out name="own" board="2x2.on" disabled></lights-out>
    <fieldset disabled><rotating-doors name="field" board="doors-11-01.off"></rotating-doors></fieldset><input name="last"></form>`);
  const submitted = () => page.evaluate(() => [...new FormData(document.forms[0]).keys()]);
  const before = await notations(page);
  for (const button of ["lights-out .cell", "rotating-doors button.door, rotating-doors .doors button"])
    await page.locator(button).first().click({ force: true });
  assert.deepEqual(await notations(page), before);
  assert.deepEqual(await submitted(), ["first", "last"]);
  await page.locator("[name=first]").focus();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("name")), "last");
  await page.evaluate(() => {
    document.querySelector("lights-out").disabled = false;
    document.querySelector("fieldset").disabled = false;
  });
  assert.deepEqual(await submitted(), ["first", "own", "field", "last"]);
  await page.locator("lights-out .cell").first().click();
  assert.notEqual((await notations(page))[0], before[0]);
});

test("the label of its page names a board, as a group", async () => {
  const { page } = await host(`<h2 id="title">My second</h2><lights-out aria-label="My first"></lights-out>
    <lights-out aria-labelledby="title"></lights-out><rotating-doors title="My third"></rotating-doors>`);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const groups = nodes.filter(({ role }) => role?.value === "group").map(({ name }) => name?.value);
  assert.deepEqual(
    groups.filter((name) => name?.startsWith("My ")),
    ["My first", "My second", "My third"],
  );
});

test("the theme auto follows the reader, and a board without a theme is dark", async () => {
  const { page } = await host(
    ["", 'theme="auto"', 'theme="dark"', 'theme="light"'].map((theme) => `<lights-out ${theme}></lights-out>`).join(""),
    { colorScheme: "light" },
  );
  const [NIGHT, DAY] = ["rgb(10, 15, 36)", "rgb(255, 250, 240)"];
  const panels = () =>
    page.locator("[part=panel]").evaluateAll((all) => all.map((panel) => getComputedStyle(panel).backgroundColor));
  await becomes(panels, [NIGHT, DAY, NIGHT, DAY]);
  await page.emulateMedia({ colorScheme: "dark" });
  await becomes(panels, [NIGHT, NIGHT, NIGHT, DAY]);
  await page.emulateMedia({ colorScheme: "light" });
  await becomes(panels, [NIGHT, DAY, NIGHT, DAY]);
});

test("a press of the reader's ends what presses itself", async () => {
  const { page } = await host('<lights-out board="5x5.on"></lights-out>');
  await boards(page).evaluate((board) => {
    window.ended = board.play();
  });
  await page.getByRole("button", { name: /^row 3, column 3/ }).click();
  assert.equal(await page.evaluate(() => window.ended), false);
});

test("attributes as frameworks and minifiers write them", async () => {
  const { page } = await host(`<lights-out tools="none"></lights-out><lights-out controls="none"></lights-out>
    <lights-out controls tools="hint"></lights-out><rotating-doors masks="false"></rotating-doors><rotating-doors masks="true"></rotating-doors>`);
  const shown = await boards(page).evaluateAll((all) =>
    all.map(({ shadowRoot }) => [...shadowRoot.querySelectorAll(".tool")].filter(({ hidden }) => !hidden).length),
  );
  assert.deepEqual(shown, [0, 0, 1, 4, 4]);
  const masks = await page.locator("rotating-doors").evaluateAll((all) => all.map(({ masks }) => masks));
  assert.deepEqual(masks, [false, true]);
  const both = await boards(page)
    .first()
    .evaluate((board) => {
      board.readOnly = true;
      return [board.readonly, board.hasAttribute("readonly")];
    });
  assert.deepEqual(both, [true, true]);
});

test("a lazy board begins when it is told to be eager", async () => {
  const { page } = await host('<div style="height:300vh"></div><lights-out loading="lazy"></lights-out>', {
    stands: false,
  });
  await page.waitForFunction(() => customElements.get("lights-out"));
  assert.equal(await boards(page).evaluate((board) => board.engine), null);
  await boards(page).evaluate((board) => {
    board.loading = "eager";
  });
  await stand(page);
});

test("a print has a lazy board at once, and one that needs another script once that is here", async () => {
  const far = '<div style="height:300vh"></div>';
  const lazy = ["3x3.on", "9x1.on", "2x2-mod3.1"].map(
    (board) => `<lights-out loading="lazy" board="${board}"></lights-out>`,
  );
  const { page } = await host(`<lights-out></lights-out>${far}${lazy.join("")}`, { stands: false });
  await page.waitForFunction(() => document.querySelector("lights-out").engine);
  const states = () => boards(page).evaluateAll((all) => all.map((board) => board.engine?.notation ?? ""));
  assert.deepEqual((await states()).slice(1), ["", "", ""]);
  const atOnce = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return [...document.querySelectorAll("lights-out")].map(
      (board) => board.shadowRoot.querySelectorAll(".cell").length,
    );
  });
  assert.deepEqual(atOnce.slice(1), [9, 9, 0]);
  await stand(page);
});

test("a word of explain that means nothing gives it no width, and its sentence goes when it is mended", async () => {
  const { page } = await host('<lights-out explain="nonsense"></lights-out>', {
    viewport: { width: 1300, height: 900 },
  });
  const width = () => boards(page).evaluate((board) => board.offsetWidth);
  assert.equal(await width(), 448);
  assert.match(await sentence(page), /^Attribute explain: “nonsense”/);
  await boards(page).evaluate((board) => {
    board.explain = "solutions";
  });
  await page.locator("lights-explain").waitFor();
  assert.equal(await width(), 1024);
  assert.equal(await sentence(page), "");
});

/** @param {number} count */
const numbered = (count) =>
  Array.from({ length: count }, (_, k) => `<lights-out board="3x3.on" id="b${k}"></lights-out>`).join("");

test("boards stand one after the other, and the page goes on in between", async () => {
  const watch = `<script>
    window.heard = [];
    let turns = 0;
    const count = () => { turns++; setTimeout(count); };
    count();
    addEventListener("lights-ready", ({ target }) => heard.push([target.id, turns]));
  </script>`;
  const { page } = await host(numbered(40), { head: watch });
  const heard = await page.evaluate(() => window.heard);
  assert.deepEqual(
    heard.map(([id]) => id),
    Array.from({ length: 40 }, (_, k) => `b${k}`),
  );
  assert.ok(heard.at(-1)[1] > heard[0][1], "not all in one turn");
});

test("more boards than the browser has room for instances of wasm all stand, and each can be played", async () => {
  const { page } = await host(numbered(140));
  for (const k of [0, 139]) await page.locator(`#b${k} .cell`).nth(4).click();
  assert.deepEqual(await notations(page), ["3x3.on.080", ...Array(138).fill("3x3.on"), "3x3.on.080"]);
});

test("the focus lands on the board", async () => {
  const { page } = await host("<lights-out></lights-out>");
  const focused = await boards(page).evaluate((board) => {
    board.focus();
    return board.shadowRoot.activeElement.ariaLabel;
  });
  assert.equal(focused, "row 1, column 1, on");
});

test("ready rejects with the error that is told where the core cannot run", async () => {
  const policy = "script-src 'unsafe-inline' http://localhost:*/lights-and-doors.js";
  const { page } = await host("<lights-out></lights-out>", {
    head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    stands: false,
  });
  await page.waitForFunction(() => customElements.get("lights-out"));
  assert.equal(await boards(page).evaluate((board) => board.ready.catch(({ code }) => code)), "no-wasm");
  browser.takeTrouble(); // the policy refuses the core
});

test("where a page has replaced what the boards need, they do not blame WebAssembly", async () => {
  const { page } = await host('<lights-out board="3x3.on">A puzzle</lights-out>', {
    stands: false,
    head: "<script>Object.fromEntries = () => ({});</script>",
  });
  const told = await boards(page).evaluate((board) => board.ready.catch(({ code }) => code));
  assert.equal(told, "unknown");
  await page.getByText("The browser could not do that. Try again.").waitFor();
  await page.getByRole("link").waitFor();
});

test("without constructed style sheets and internals it looks and plays the same", async () => {
  const { page } = await host('<lights-out board="3x3.off" explain="equations"></lights-out>', {
    head: `<script>CSSStyleSheet = class { constructor() { throw new TypeError("Illegal constructor") } };
      delete HTMLElement.prototype.attachInternals</script>`,
  });
  await page.getByRole("button", { name: /^row 2, column 2/ }).click();
  assert.deepEqual(await notations(page), ["3x3.off.080"]);
  const radius = await boards(page).evaluate(
    ({ shadowRoot }) => getComputedStyle(shadowRoot.querySelector(".cell")).borderRadius,
  );
  assert.equal(radius, "20%");
});

test("by day it is light inside, and everything can be read", async () => {
  const { page } = await host(`<main><h1>Day</h1><lights-out theme="light" explain="elimination" board="3x3.on">
    <p slot="caption">A board.</p></lights-out><rotating-doors theme="light"></rotating-doors>
    <lights-out theme="light" readonly explain="elimination" step="3" board="3x3.on"></lights-out></main>`);
  const panels = await page
    .locator("[part=panel]")
    .evaluateAll((all) => all.map((panel) => getComputedStyle(panel).backgroundColor));
  assert.deepEqual(new Set(panels), new Set(["rgb(255, 250, 240)"]));
  await page.getByRole("button", { name: "Hint" }).first().click();
  assert.deepEqual(await axe(page), []);
});

/** All custom properties of the style sheets but those that are offered. */
const PRIVATE = ["board", "canvas", "explain"]
  .flatMap((room) => readdirSync(`web/${room}`, { encoding: "utf8" }).map((name) => `web/${room}/${name}`))
  .filter((path) => path.endsWith(".css"))
  .flatMap((path) => readFileSync(path, "utf8").match(/--(?!lights-)[a-z][\w-]*/g) ?? []);

test("properties that a page gives to everything do not reach inside", async () => {
  const { page } = await host("<main></main>", {
    head: "<style></style>",
    viewport: { width: 1000, height: 1100 },
    reducedMotion: "no-preference",
  });
  await page.evaluate(() => {
    const room = /** @type {any} */ (window);
    /** @type {(root: ParentNode) => Element[]} */
    const inside = (root) =>
      [...root.querySelectorAll("*")].flatMap((each) => [each, ...(each.shadowRoot ? inside(each.shadowRoot) : [])]);
    /** The computed styles of all elements inside the boards, without the custom properties. */
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
    const styles = () =>
      [...document.querySelectorAll("lights-out, rotating-doors")]
        .flatMap(({ shadowRoot }) => inside(shadowRoot))
        .flatMap((each) =>
          [undefined, "::before", "::after"].flatMap((pseudo) => {
            const style = getComputedStyle(each, pseudo);
            if (pseudo && style.content === "none") return [];
            const all = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
            return [[`${each.localName}.${each.classList}${pseudo ?? ""}`, ...all]];
          }),
        );
    room.plain = [];
    /** The declarations that are in one list of styles only: those of now, and those that were kept. */
    room.differences = () => {
      const now = styles();
      if (now.length !== room.plain.length) return [`${now.length} and ${room.plain.length} elements`];
      return now.flatMap((line, at) => line.filter((declaration, i) => declaration !== room.plain[at][i]));
    };
    room.keep = () => {
      const before = room.differences();
      room.plain = styles();
      return before;
    };
  });
  const show = async (value) => {
    const style = `* { ${[...new Set(PRIVATE)].map((name) => `${name}: ${value}`).join(";")} }`;
    await page.evaluate((style) => {
      document.querySelector("style").textContent = style;
      document.querySelector("main").innerHTML = `<lights-out board="2x2.on" explain="elimination"></lights-out>
        <rotating-doors board="doors-110-011-101-111.off" solution="shown"></rotating-doors>`;
    }, style);
    await page.locator("lights-explain table").waitFor();
    await page.locator("rotating-doors .bell .mark").waitFor();
  };
  await show("initial");
  await becomes(() => page.evaluate("keep()"), []); // it stands still
  for (const value of ["99px", "9s", "red", "7"]) {
    await show(value);
    await becomes(() => page.evaluate("differences()"), [], value);
  }
});

const [, RESERVED] = /```css\n([^`]+)```/.exec(readFileSync(new URL("../docs/embedding.md", import.meta.url), "utf8"));

test("with the style of docs/embedding.md nothing jumps when the script comes, however late", async () => {
  for (const width of [360, 700]) {
    const html = `<!doctype html><title>host</title><link rel="icon" href="data:,"><style>${RESERVED}</style>
      <script>shift = 0;
        new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shift += value })
          .observe({ type: "layout-shift", buffered: true });</script>
      <lights-out board="5x5.on"></lights-out><p>Between.</p><rotating-doors></rotating-doors>
      <p>${"What stands below. ".repeat(200)}</p>`;
    const { page } = await browser.openHost(html, { viewport: { width, height: 1600 } });
    const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await drawn();
    await page.addScriptTag({ url: "lights-and-doors.js" });
    await stand(page);
    await drawn();
    assert.equal(await page.evaluate(() => window.shift), 0, `in ${width} px`);
    await page.close();
  }
});

test("a board that waits while others load has its height already", async () => {
  for (const board of ['<lights-out board="5x5.on"></lights-out>', "<rotating-doors></rotating-doors>"]) {
    const html = `<!doctype html><title>host</title><link rel="icon" href="data:,">${board.repeat(20)}`;
    const { page } = await browser.openHost(html);
    const before = await page.evaluate(async () => {
      const script = Object.assign(document.createElement("script"), { src: "lights-and-doors.js" });
      window.facts = () =>
        [...document.querySelectorAll("lights-out, rotating-doors")].map((board) => ({
          height: board.getBoundingClientRect().height,
          loaded: board.engine !== null,
        }));
      document.head.append(script);
      return new Promise((done) => {
        script.onload = () => done(window.facts());
      });
    });
    await stand(page);
    const after = await page.evaluate(() => window.facts());
    assert.deepEqual(
      before,
      after.map(({ height }) => ({ height, loaded: false })),
      board,
    );
    await page.close();
  }
});

test("an element in a form has what other elements of forms have, and shows that it is solved to style sheets", async () => {
  const { page } = await host(`<label for="one">Board</label>
    <form id="around"><lights-out id="one" name="q" board="1x1.on"></lights-out></form>`);
  const facts = () =>
    page.locator("lights-out").evaluate((board) => ({
      form: board.form?.id,
      labels: [...board.labels].map((label) => label.textContent),
      name: board.name,
      valid: board.validity.valid,
      value: board.value,
      sent: new FormData(board.form).get("q"),
      solved: board.matches(":state(solved)"),
    }));
  const before = {
    form: "around",
    labels: ["Board"],
    name: "q",
    valid: true,
    value: "open 0",
    sent: "open 0",
    solved: false,
  };
  await becomes(facts, before);
  await page.locator("lights-out").evaluate((board) => board.press({ row: 0, column: 0 }));
  await becomes(facts, { ...before, value: "solved 1", sent: "solved 1", solved: true });
  await page.locator("form").evaluate((form) => form.reset());
  await becomes(facts, before);
});
