// Attributes and properties with invalid values: the elements name them, ignore them, and play on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ATTRIBUTES } from "../web/board/attributes.js";
import { testBrowser } from "./browser.js";
import { pairs } from "./pairs.js";
import { becomes } from "./until.js";

const browser = await testBrowser({ allowed: /^console warning: / }); // about the attributes

/** A page in which every element writes down the faults it is told; resolves when they all stand. */
async function host(elements) {
  const html = `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,">
    <script>addEventListener("lights-error", ({ target, detail: { code, position, attribute = "" } }) => {
        target.faults = [...target.faults ?? [], [code, attribute, position].join(" ")];
      });</script>
    <script src="lights-and-doors.js" defer></script>${elements}`;
  const { page } = await browser.openHost(html);
  const boards = page.locator("lights-out, rotating-doors");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("lights-out, rotating-doors")].every(({ engine }) => engine),
  );
  await boards.evaluateAll((all) => Promise.all(all.map(({ ready }) => ready.then(() => {}))));
  return { board: boards };
}

const faultsOf = (board) => board.evaluate(({ faults = [] }) => faults);
const sentenceOf = (board) => board.locator("[part=sentence]").textContent();
const notationOf = (board) => board.evaluate(({ notation }) => notation);
const shownTools = (board) =>
  board.evaluate(({ shadowRoot }) =>
    [...shadowRoot.querySelectorAll(".tool")].filter((tool) => !tool.hidden).map((tool) => tool.dataset.tool),
  );
const ALL = ["undo", "redo", "hint", "reset"];

// Attributes, the faults they are told as, the position that stands, and the tools that show.
/** @type {[attributes: string, faults: string[], notation: string, tools?: string[]][]} */
const WRONG = [
  ['explain="foo"', ["attribute explain 0"], "5x5.on"],
  ['explain="constructor"', ["attribute explain 0"], "5x5.on"],
  ['controls="foo"', ["attribute controls 0"], "5x5.on"],
  ['controls="undo foo hint"', ["attribute controls 5"], "5x5.on", ["undo", "hint"]],
  ['theme="foo"', ["attribute theme 0"], "5x5.on"],
  ['loading="foo"', ["attribute loading 0"], "5x5.on"],
  ['step="foo" explain="elimination" readonly', ["attribute step 0"], "5x5.on", ["hint"]],
  ['step="-3"', ["attribute step 0"], "5x5.on"],
  ['goal="foo"', ["attribute goal 0"], "5x5.on"],
  ['goal="off" board="3x3-goal-on.off"', ["attribute goal 0"], "3x3-goal-on.off"],
  ['goal="on" board="3x3-goal-on.off"', [], "3x3-goal-on.off"],
  ['goal="on" board="3x3.offf"', ["digit board 4"], "5x5.on"],
  ['presses="x 999 7"', ["attribute presses 2", "attribute presses 0"], "5x5.on.0100000"],
  ['presses="0, 7"', [], "5x5.on.8100000"],
  ['level="abc"', ["attribute level 0"], "5x5.on"],
  ['level="7.5"', ["attribute level 0"], "5x5.on"],
  ['level="16"', ["level level 0"], "5x5.on"],
  ['level="26"', ["level level 0"], "5x5.on"],
  ['level="7 99999999999999999999"', ["level level 0"], "5x5.on"],
  ['board=""', ["empty board 0"], "5x5.on"],
  ['board="5x5-mod3.on"', ["value board 9"], "5x5.on"],
  ['board="5x5-sparkle.on"', ["option board 4"], "5x5.on"],
  ['board="doors-01-10.off"', ["kind board 0"], "5x5.on"],
  ['board="257x256.on"', ["too-large board 4"], "5x5.on"],
  ['readonly controls="undo hint"', [], "5x5.on", ["hint"]],
  ['tools=""', [], "5x5.on", []],
  ['explain="" controls="" theme="" step="" presses="" level="" goal=""', [], "5x5.on"],
];

test("an invalid value is named and ignored, and the board can be played", async () => {
  const all = await host(WRONG.map(([attributes]) => `<lights-out ${attributes}></lights-out>`).join(""));
  const facts = await all.board.evaluateAll((boards) =>
    boards.map(({ shadowRoot, faults = [], notation, readonly }) => ({
      ...{ faults, notation, readonly, sentence: shadowRoot.querySelector("[part=sentence]").textContent },
      tools: [...shadowRoot.querySelectorAll(".tool")]
        .filter(({ hidden }) => !hidden)
        .map(({ dataset }) => dataset.tool),
    })),
  );
  const played = await all.board.evaluateAll((boards) =>
    boards.map((board) => {
      board.shadowRoot.querySelector("[aria-label^='row 1, column 1,']").click();
      return board.notation;
    }),
  );
  for (const [index, [attributes, faults, notation, tools = ALL]] of WRONG.entries()) {
    const { readonly, sentence, ...found } = facts[index];
    assert.deepEqual(found, { faults, notation, tools }, attributes);
    assert.equal(sentence !== "", faults.length > 0, `${attributes}: ${sentence}`);
    assert.doesNotMatch(sentence, /^error\.|undefined|[{}]/);
    const last = faults.at(-1) ?? "";
    if (last.startsWith("attribute")) assert.match(sentence, new RegExp(`^Attribute ${last.split(" ")[1]}: “`));
    assert.equal(played[index] === notation, readonly, `${attributes}: it plays`);
  }
});

test("a wrong value that comes later is told, and what stood before stands; a wrong word is named in the language of the element", async () => {
  const { board: both } = await host(
    '<lights-out board="3x3.off" presses="4"></lights-out><rotating-doors lang="zh" masks="maybe"></rotating-doors>',
  );
  const board = both.first();
  await board.evaluate((each) => {
    each.board = "3x3-what.off";
    each.theme = "pink";
    each.explain = "toString";
  });
  const faults = ["attribute explain 0", "attribute theme 0", "option board 4"];
  await becomes(async () => (await faultsOf(board)).sort(), faults); // the board waits for the reader of other forms
  assert.equal(await notationOf(board), "3x3.off.080");
  assert.equal(await board.locator("lights-explain").count(), 0);
  assert.equal(await sentenceOf(both.last()), "属性 masks：“maybe”在这里无效，已忽略。");
});

/** Values for every attribute: blanks, words of other attributes, numbers at their limits, and names that objects have. */
const VALUES = [
  "",
  " ",
  ",",
  "foo",
  "random",
  "random random 7 7",
  "0",
  "-1",
  "1e9",
  "NaN",
  "4294967296",
  "9".repeat(400),
];
const NAMES = ["null", "constructor", "__proto__", "hint", "on", "playing", "matrix", "zh", "{word}", "💡", "\0\ud800"];

test("each attribute takes each value, at first and later: it plays on, and what is told is a sentence", async () => {
  const tags = ["lights-out", "rotating-doors"];
  const cases = pairs({ name: Object.keys(ATTRIBUTES), value: [...VALUES, ...NAMES], tag: tags });
  const { board } = await host(tags.map((tag) => `<${tag}></${tag}>`).join(""));
  const told = await board.evaluateAll(async (all, cases) => {
    const told = [];
    const note = (each, ...words) => {
      const sentence = each.shadowRoot.querySelector("[part=sentence]").textContent;
      if (/^error\.|undefined|NaN:|\[object/.test(sentence)) told.push([...words, sentence].join(" "));
      if ((sentence === "") === each.faults.length > 0) told.push([...words, each.faults, sentence].join(" "));
    };
    const isPlayed = (each) => [...each.engine.lights.keys()].some((button) => each.press(button));
    for (const { name, value, tag } of cases) {
      const first = all.find(({ localName }) => localName === tag);
      const each = Object.assign(document.createElement(tag), { faults: [] });
      each.setAttribute(name, value);
      document.body.append(each);
      await each.ready;
      note(each, tag, "first", name, value);
      if (!isPlayed(each)) told.push(`${tag} ${name}="${value}" cannot be played`);
      Object.assign(first, { faults: [] });
      first.setAttribute(name, value);
      await new Promise((done) => setTimeout(done, 4));
      note(first, tag, "late", name, value);
      first.removeAttribute(name);
      each.remove();
    }
    for (const first of all) if (!isPlayed(first)) told.push(`${first.localName} cannot be played at the end`);
    return told;
  }, cases);
  assert.deepEqual(told, []);
});

test("before it stands, methods do nothing, and properties wait", async () => {
  const html = `<!doctype html><title>host</title><link rel="icon" href="data:,"><lights-out></lights-out>
    <script>
      const early = document.querySelector("lights-out");
      Object.assign(early, { board: "2x2.on", notation: "nonsense", controls: "hint", step: 3, theme: "dark" });
      window.told = [];
      for (const type of ["ready", "press", "change", "solved", "error"])
        early.addEventListener("lights-" + type, ({ detail }) => told.push(type + " " + (detail.code ?? "")));
      // At once behind the script that defines it: the core takes a turn more.
      customElements.whenDefined("lights-out").then(() => {
        window.answers = [early.press(0), early.press("x"), early.undo(), early.redo(), early.reset(), early.hint(), early.toSVG(),
          early.toLaTeX(), early.engine, early.focus(), early.notation];
        window.ended = early.play();
        early.play(); // ends the one before
      });
    </script>
    <script src="lights-and-doors.js"></script>`;
  const { page } = await browser.openHost(html);
  const board = page.locator("lights-out");
  await board.evaluate((each) => each.ready.then(() => {}));
  const answers = await page.evaluate(() => window.answers);
  assert.deepEqual(answers, [false, false, false, false, false, undefined, "", "", null, undefined, "nonsense"]);
  assert.equal(await page.evaluate(() => window.ended), false);
  assert.deepEqual(await page.evaluate(() => window.told), ["error board", "ready "]);
  assert.equal(await notationOf(board), "2x2.on", "the attribute serves where the property made no sense");
  assert.deepEqual(await shownTools(board), ["hint"]);
  assert.deepEqual(await board.evaluate((each) => [each.press(0), each.press(1e9), each.press("x")]), [
    true,
    false,
    false,
  ]);
  assert.equal(await notationOf(board), "2x2.on.8");
});

test("listeners may throw, take the board away, or press it themselves", async () => {
  const { board } = await host('<lights-out board="2x2.off"></lights-out>');
  const notations = await board.evaluate((each) => {
    const notations = [];
    for (const act of [
      () => {
        throw new Error("the host's own fault");
      },
      () => each.remove(),
      () => each.undo(),
      () => each.removeAttribute("board"),
      () => {
        each.notation = "3x3.on";
      },
    ]) {
      each.notation = "2x2.off";
      each.addEventListener("lights-press", act, { once: true });
      each.press(0);
      document.body.append(each);
      notations.push(each.notation);
    }
    return notations;
  });
  assert.deepEqual(notations, ["2x2.off.8", "2x2.off.8", "2x2.off", "2x2.off.8", "3x3.on"]);
  assert.deepEqual(await faultsOf(board), []);
  browser.takeTrouble(); // their errors are uncaught
});

test("a solved position has no solution to show, also where presses lead to the other goal and no search can end; step says where the pane begins, also when it changes", async () => {
  const { board: both } = await host(
    '<lights-out board="1x65-rowcol-goal-either.on" solution="shown"></lights-out><lights-out board="3x3.on" explain="elimination" step="4"></lights-out>',
  );
  const marked = await both
    .first()
    .evaluate(async (each) => [(await each.ready).engine.solve().presses.includes(1), each.marks.numbers?.size]);
  assert.deepEqual(marked, [true, 0]);
  const board = both.last();
  const count = board.locator("lights-explain").getByRole("status");
  await count.filter({ hasText: /^5\/46$/ }).waitFor();
  await board.evaluate((each) => {
    each.step = 999;
  });
  await count.filter({ hasText: /^46\/46$/ }).waitFor();
});

test("step says so with more than two states, too: where the pane begins, and how far the matrix of a still figure is eliminated", async () => {
  const { board } = await host(
    ["", " readonly"]
      .map((more) => `<lights-out board="3x3-mod3.1" explain="elimination" step="4"${more}></lights-out>`)
      .join(""),
  );
  const [pane, figure] = [board.first(), board.last()];
  await pane
    .locator("lights-explain")
    .getByRole("status")
    .filter({ hasText: /^5\/11$/ })
    .waitFor();
  const rows = figure.locator("[part=figure] tbody tr");
  await rows.last().waitFor();
  const matrix = await rows.evaluateAll((all) =>
    all.map((row) => [...row.cells].map((cell) => Number(cell.textContent))),
  );
  const ones = [0, 1, 2, 3, 4].map((column) => matrix.flatMap((row, r) => (row[column] ? [r] : [])));
  assert.equal(new Set(ones.slice(0, 4).map(String)).size, 4);
  assert.deepEqual(
    ones.map((rows) => rows.length === 1),
    [true, true, true, true, false],
    "four columns are eliminated",
  );
  assert.equal(matrix.length, 9);
});

test("two colours colour lights, doors and panel, and none changes nothing", async () => {
  const boards = ["lights-out", "rotating-doors"].flatMap((tag) =>
    ["", ' theme="light"'].map((theme) => `<${tag} class="ours"${theme}></${tag}><${tag}${theme}></${tag}>`),
  );
  const { board } =
    await host(`<style>.ours { --lights-accent: rgb(140, 230, 180); --lights-surface: rgb(10, 60, 50); }</style>
    ${boards.join("")}`);
  const colours = await board.evaluateAll((all) =>
    all.map(({ shadowRoot }) => {
      const style = getComputedStyle(shadowRoot.querySelector(".panel"));
      const names = ["lit", "lit-core", "lit-edge", "glow", "off", "off-ring", "wall", "leaf", "tool", "line"];
      return { panel: style.backgroundColor, rest: names.map((name) => style.getPropertyValue(`--${name}`)) };
    }),
  );
  colours.forEach(({ panel, rest }, i) => {
    const isOurs = i % 2 === 0;
    assert.equal(panel === "rgb(10, 60, 50)", isOurs);
    for (const colour of rest) assert.equal(/140, 230, 180|10, 60, 50/.test(colour), isOurs, colour);
  });
});

test("a text that may mean several boards is refused, with a sentence that says where to ask", async () => {
  const { page, trouble } =
    await browser.openHost(`<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,">
    <script>window.answers = []; addEventListener("lights-error", ({ detail }) => answers.push(detail.code));</script>
    <script src="lights-and-doors.js" defer></script>
    <lights-out board="xox oxo"></lights-out>`);
  await becomes(() => page.evaluate(() => window.answers), ["unclear"]);
  const sentence =
    "Attribute board, at “xox oxo”: the text may mean several boards. Solve asks which, and gives its notation.";
  await becomes(() => trouble, [`console warning: ${sentence}`]);
  assert.equal(await page.locator("lights-out").evaluate(({ notation }) => notation), "5x5.on");
});

test("the author is warned once of each invalid value, of a mirror that is missing, and of fit without a height", async () => {
  const { page, trouble } =
    await browser.openHost(`<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,">
    <script src="lights-and-doors.js" defer></script>
    <lights-out theme="blue"></lights-out><lights-out theme="blue" tools="undo foo"></lights-out>
    <lights-out board="4x4.nonsense"></lights-out><lights-out mirror="nobody"></lights-out>
    <lights-out id="right" theme="auto" tools="none" board="3x3"></lights-out><lights-out mirror="right"></lights-out>
    <lights-out fit></lights-out><div style="height: 300px"><lights-out fit></lights-out></div>
    <div hidden><lights-out fit></lights-out></div>`);
  const wanted = [
    "Attribute theme: “blue” is not valid here and is ignored.",
    "Attribute tools: “foo” is not valid here and is ignored.",
    "fit: no height.",
    "mirror: no element #nobody.",
  ];
  const warnings = () => trouble.map((line) => line.replace("console warning: ", "")).sort();
  await becomes(() => warnings().filter((line) => wanted.includes(line)), wanted);
  const others = warnings().filter((line) => !wanted.includes(line));
  assert.equal(others.length, 1, others.join());
  assert.match(others[0], /^Attribute board, at “nonsense”: /);
  assert.equal(await page.locator("lights-out").count(), 9);
  const sizes = await page
    .locator("lights-out[fit]")
    .evaluateAll((all) =>
      all.map((one) => [one.clientWidth, one.clientHeight, one.shadowRoot.querySelector(".grid").clientHeight]),
    );
  const [[width, height, board], given, hidden] = sizes;
  assert.equal(height, width);
  assert.ok(board > width / 2, `the board without a given height: ${board} of ${width} pixels`);
  assert.equal(given[1], 300);
  assert.equal(hidden[1], 0);
});
