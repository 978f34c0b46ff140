// Fenced blocks of Markdown as elements with pictures: by markdown-it, by remark and in MDX, with the packed plugins.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { evaluate } from "@mdx-js/mdx";
import { JSDOM } from "jsdom";
import MarkdownIt from "markdown-it";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { plainPosition, pressAll, randomPosition, randomSource } from "./plain.js";
import { plainStates } from "./plain-states.js";

/** As it is packed. @type {typeof import("../web/package/markdown.js")} */
const { markdownItLights, remarkLights } = await import(new URL("../build/package/markdown.js", import.meta.url).href);

const random = randomSource(52);
const LIT = "#FFC94D";

const block = (body, info = "lights") => `\`\`\`${info}\n${body}\n\`\`\`\n`;
const markdownIt = (text, options) => new MarkdownIt().use(markdownItLights, options).render(text);
const remarked = (file, options) =>
  unified()
    .use(remarkParse)
    .use(remarkLights, options)
    .use(remarkRehype)
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
    .processSync(file);
const remarkHTML = (file, options) => String(remarked(file, options));
const elementsOf = (html) => [...new JSDOM(html).window.document.querySelectorAll("lights-out, rotating-doors")];
const elementOf = (body, info) => elementsOf(markdownIt(block(body, info)))[0];
const attributesOf = (element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
const numberOf = (element, name) => Number(element.getAttribute(name));

/** The squares of the picture of a grid by their cells: the colours of each, from below. */
function squaresOf(element, cols) {
  const squares = new Map();
  for (const rect of element.querySelectorAll('rect[width="100"][height="100"]')) {
    const [column, row] = [numberOf(rect, "x"), numberOf(rect, "y")].map((place) => (place - 26) / 111);
    const cell = row * cols + column;
    squares.set(cell, [...(squares.get(cell) ?? []), rect]);
  }
  return squares;
}

/** The lights that a picture of a grid shows as lit. */
const litIn = (element, cols) =>
  [...squaresOf(element, cols)].filter(([, [square]]) => square.getAttribute("fill") === LIT).map(([cell]) => cell);

const cellsOf = (bits) => [...bits].flatMap((bit, cell) => (bit ? [cell] : []));
const notationOf = (rows, cols, lit) =>
  `${rows}x${cols}.${createdHex(Array.from({ length: rows * cols }, (_, cell) => lit.includes(cell)))}`;
const createdHex = (bits) =>
  bits
    .map(Number)
    .join("")
    .replace(/.{1,4}/g, (four) => Number.parseInt(four.padEnd(4, "0"), 2).toString(16));

const GRIDS = ["5x5.1ba7d50", "3x3-holesa28.on", "4x9.0f0f0f0f0", "2x2.on.8", "1x1.on", "6x6-king-torus.123456789"];
test("the picture of a grid has a square for each light, and lit squares for the lit ones", () => {
  const drawn = Array.from({ length: 30 }, () => randomPosition(random, 6)).filter((text) => !text.startsWith("doors"));
  assert.ok(drawn.length > 5);
  for (const notation of [...GRIDS, ...drawn]) {
    const { cols, lights, every } = plainPosition(notation);
    const element = elementOf(notation);
    assert.deepEqual([...squaresOf(element, cols).keys()], cellsOf(every), notation);
    assert.deepEqual(litIn(element, cols), cellsOf(lights), notation);
  }
});

test("the picture of a hall has a door for each light, and open ones for the open ones", () => {
  const halls = ["doors-0111-1001-0011-1011.off.2", "doors-100-010-001.c", "doors-01-10.on", "doors-11000-00110.a8"];
  for (const notation of halls) {
    const element = elementOf(notation, "doors");
    assert.equal(element.localName, "rotating-doors");
    const openings = [...element.querySelectorAll('rect[width="84"]')];
    const open = openings.map((rect) => Number(rect.getAttribute("fill") === "#FFD98A"));
    assert.deepEqual(open, plainPosition(notation).lights, notation);
  }
});

test("lights with more states are brighter the higher their state, and dials show their positions", () => {
  const notation = "3x3-mod4.012301230";
  const squares = squaresOf(elementOf(notation), 3);
  const shades = plainStates(notation).start.map((state, cell) => {
    const [lamp, shade] = squares.get(cell);
    assert.equal(lamp.getAttribute("fill") === LIT, state > 0);
    return [state, shade ? numberOf(shade, "opacity") : 0];
  });
  const lit = shades.filter(([state]) => state > 0);
  for (const [state, shade] of lit)
    for (const [other, darker] of lit) if (state > other) assert.ok(shade < darker, `${state} ${other}`);
  const dials = elementOf("dials4-1100-0110-0011-1001.0123", "doors");
  const numbers = [...dials.querySelectorAll("text")].map((text) => text.textContent).filter((text) => /\d/.test(text));
  assert.deepEqual(numbers, ["0", "1", "2", "3"]);
  assert.equal(elementOf("cube2.on").querySelectorAll(`polygon[fill="${LIT}"]`).length, 24);
});

test("with theme=light the picture has the colours of the day, otherwise those of the night", () => {
  const panelOf = (info) => elementOf("2x2.8", info).querySelector("rect").getAttribute("fill");
  assert.deepEqual(["lights", "lights theme=dark", "lights theme=light"].map(panelOf), [
    "#0A0F24",
    "#0A0F24",
    "#FFFAF0",
  ]);
});

test("a block takes what people write, and the element has the notation", () => {
  const forms = {
    "3x3.5d0": ["3x3.5d0", " 3X3.5D0 ", "010\n111\n010", ".#.\n###\n.#.", "https://host/#3x3.5d0", "3x3.010111010"],
    "5x5.off": ["5x5", "5×5"],
  };
  for (const [notation, texts] of Object.entries(forms))
    for (const text of texts) assert.deepEqual(attributesOf(elementOf(text)), { board: notation }, text);
  const doors = elementOf("011\n101\n110", "doors");
  assert.deepEqual(attributesOf(doors), { board: "doors-011-101-110.off" });
});

/** A valid value of each attribute; "": without one. */
const VALUES = {
  level: "4 7",
  goal: "on",
  presses: "0, 3",
  keep: `a "b" <c> & 'd'`,
  mirror: "other",
  name: "puzzle",
  solution: "shown",
  explain: "equations",
  step: "3",
  readonly: "",
  fit: "",
  disabled: "",
  tools: "undo redo",
  controls: "none",
  face: "dial",
  theme: "light",
  lang: "zh-TW",
  loading: "lazy",
};
const written = ([name, value]) =>
  value === "" ? name : value.includes('"') ? `${name}='${value}'` : `${name}="${value}"`;

test("every attribute of the elements is taken as it is written, and escaped", () => {
  const manifest = JSON.parse(readFileSync(new URL("../build/package/custom-elements.json", import.meta.url), "utf8"));
  const [lights, doors] = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .map(({ attributes }) => attributes.map(({ name }) => name));
  const values = { ...VALUES, keep: `a "b" <c> & d` };
  assert.deepEqual(["board", ...Object.keys(values)].sort(), lights.sort());
  assert.deepEqual(["board", ...Object.keys(values), "masks"].sort(), doors.sort());
  const info = Object.entries(values).map(written).join(" ");
  assert.deepEqual(attributesOf(elementOf("5x5", `lights ${info}`)), { board: "5x5.off", ...values });
  assert.equal(elementOf("01 10", "doors masks=hide").getAttribute("masks"), "hide");
  assert.equal(elementOf("5x5", 'lights tools=""').getAttribute("tools"), "");
  const named = markdownIt(block("2x2", `lights keep='"><script>alert(1)</script>'`));
  assert.equal(elementsOf(named)[0].getAttribute("keep"), '"><script>alert(1)</script>');
  assert.equal(new JSDOM(named).window.document.querySelector("script"), null);
  assert.ok(new JSDOM(markdownIt(block("5x5", `lights ${info}`)), { contentType: "application/xhtml+xml" }));
});

/** Refused: a block, and the sentence without the line. */
const REFUSED = [
  ["lights", "5x5.zz", "block lights, at “zz”: this character does not belong here."],
  ["lights", "", "block lights: the text is empty."],
  ["lights", "999999x999999", "block lights, at “999999x999999”: a board has at most 65,536 lights."],
  ["lights", "5x5-mod99.1", "block lights, at “99.1”: a light or a dial has from 3 to 36 positions."],
  ["lights", "<b>&", "block lights, at “<b>&”: a size such as 5x5, or “doors”, is expected."],
  ["lights", "doors-01-10.off", "block lights: the board “doors-01-10.off” belongs in a block doors."],
  ["doors", "5x5", "block doors: the board “5x5” belongs in a block lights."],
  ["lights board=5x5", "5x5", "block lights: there is no attribute “board” here."],
  ["lights onclick=alert(1)", "5x5", "block lights: there is no attribute “onclick” here."],
  ["lights __proto__=x", "5x5", "block lights: there is no attribute “__proto__” here."],
  ["lights slot=goal", "5x5", "block lights: there is no attribute “slot” here."],
  ["lights masks=hide", "5x5", "block lights: there is no attribute “masks” here."],
  ["lights theme=day", "5x5", "block lights: the attribute theme cannot be “day” here."],
  ['lights tools="undo fly"', "5x5", "block lights: the attribute tools cannot be “undo fly” here."],
  ["lights readonly=no", "5x5", "block lights: the attribute readonly cannot be “no” here."],
  ["lights explain", "5x5", "block lights: the attribute explain cannot be “” here."],
  ["lights keep=' '", "5x5", "block lights: the attribute keep cannot be “ ” here."],
  ["lights goal=on", "5x5-goal-either.on", "block lights: the attribute goal cannot be “on” here."],
  ["lights goal=on", "5x5-mod3.1", "block lights: the attribute goal cannot be “on” here."],
  ["lights level=26", "5x5", "block lights: the attribute level cannot be “26” here."],
  ["lights level=10", "4x4", "block lights: the attribute level cannot be “10” here."],
  ['lights level="3 99999999999999999"', "5x5", "block lights: the attribute level cannot be “3 99999999999999” here."],
  ['lights presses="1 25"', "5x5", "block lights: the attribute presses cannot be “1 25” here."],
  [
    'lights theme="light',
    "5x5",
    'block lights, at “theme="light”: attributes are written as name="value", or as a name alone.',
  ],
  ["lights a=b=c", "5x5", 'block lights, at “a=b=c”: attributes are written as name="value", or as a name alone.'],
];

test("a block that cannot be read is refused in one sentence that says where and why, in each language", () => {
  for (const [info, body, sentence] of REFUSED) {
    const text = `# Title\n\n> ${block(body, info).trimEnd().replaceAll("\n", "\n> ")}\n`;
    assert.throws(() => markdownIt(text, { onError: "throw" }), {
      name: "SyntaxError",
      message: `Line 3, ${sentence}`,
    });
    for (const [lang, start] of Object.entries({ zh: "第 3 行的 ", "zh-TW": "第 3 行的 " }))
      assert.throws(
        () => markdownIt(text, { lang, onError: "throw" }),
        ({ message }) =>
          message.startsWith(start) && message.endsWith("。") && !/[a-z]\.[a-z]/.test(message.split("“")[0]),
        sentence,
      );
    assert.throws(() => remarkHTML({ path: "a/b.md", value: text }, { onError: "throw" }), {
      file: "a/b.md",
      line: 3,
      reason: `Line 3, ${sentence}`,
    });
  }
  assert.equal(elementOf("5x5.on").getAttribute("board"), "5x5.on"); // a refusal leaves nothing behind
});

test("a block that cannot be read stays code with its text as it was, and the others become boards", () => {
  for (const [info, body, sentence] of REFUSED) {
    const text = `${block("3x3.on")}\n${block(body, info)}\n${block("4x4.on")}`;
    const html = markdownIt(text);
    const line = text.split("\n").findIndex((each, i) => i > 2 && each.startsWith("```")) + 1;
    const { document } = new JSDOM(html).window;
    const [code] = document.querySelectorAll("pre > code");
    assert.equal(code.textContent, `${body}\n`, info);
    assert.equal(code.getAttribute("title"), `Line ${line}, ${sentence}`);
    const file = remarked(text);
    const plain = new JSDOM(String(file)).window.document;
    assert.equal(plain.querySelector("pre > code").textContent.trimEnd(), body);
    assert.deepEqual(
      file.messages.map(({ reason, fatal }) => [reason, fatal]),
      [[`Line ${line}, ${sentence}`, false]],
    );
    for (const page of [document, plain])
      assert.deepEqual(
        [...page.querySelectorAll("lights-out")].map((element) => element.getAttribute("board")),
        ["3x3.on", "4x4.on"],
      );
  }
  for (const onError of ["", "Code", null, "html"]) {
    assert.throws(() => markdownIt("text", { onError }), RangeError);
    assert.throws(() => remarkHTML("text", { onError }), RangeError);
  }
});

test("a node without a place is refused without its line", () => {
  const tree = { type: "root", children: [{ type: "code", lang: "lights", value: "5x5.zz" }] };
  assert.throws(() => unified().use(remarkLights, { onError: "throw" }).runSync(tree), {
    reason: "The code, at “zz”: this character does not belong here.",
  });
});

test("a defect is not told as a problem of the block", () => {
  const defect = new RangeError("a defect");
  const text = {
    slice() {
      throw defect;
    },
  };
  const tree = { type: "root", children: [{ type: "code", lang: "lights", value: { trim: () => text } }] };
  assert.throws(() => unified().use(remarkLights).runSync(tree), { cause: defect });
});

test("the picture is of the position that the element shows first: the level, and the presses", async () => {
  const engine = createEngine(await compileEngine());
  for (const [weight, goal] of /** @type {const} */ ([
    [3, "off"],
    [7, "on"],
    [5, "either"],
  ])) {
    const lit = litIn(elementOf("5x5", `lights level="${weight} 42" goal=${goal}`), 5);
    engine.load(notationOf(5, 5, lit).replace(".", `-goal-${goal}.`));
    assert.equal(engine.fewestNow().weight, weight);
  }
  const pressed = litIn(elementOf("3x4.on", 'lights presses="0 5"'), 4);
  const board = plainPosition("3x4.on");
  const presses = board.every.map((_, button) => Number([0, 5].includes(button)));
  assert.deepEqual(pressed, cellsOf(pressAll(board, board.lights, presses)));
  assert.deepEqual(litIn(elementOf("3x3.5d0", "lights level=random"), 3), [1, 3, 4, 5, 7]);
});

test("pictures have names in the language of the page or of the block, and no ids", () => {
  const titleOf = (info, options) =>
    elementsOf(markdownIt(block("4x5.on", info), options))[0].querySelector("svg[role=img] > title").textContent;
  assert.equal(titleOf("lights"), "Lights Out, 4 × 5");
  assert.equal(titleOf("lights", { lang: "zh-CN" }), "关灯游戏，4 × 5");
  assert.equal(titleOf("lights", { lang: "zh-TW" }), "關燈遊戲，4 × 5");
  assert.equal(titleOf("lights lang=en", { lang: "zh" }), "Lights Out, 4 × 5");
  const all = ["5x5.on", "5x5-mod3.1", "cube2.on", "graph-001020-0112.on"].map((text) => block(text)).join("\n");
  const doors = ["doors-01-10.on", "dials4-1100-0110-0011-1001.0123"].map((text) => block(text, "doors")).join("\n");
  const html = markdownIt(all + doors);
  assert.equal(elementsOf(html).length, 6);
  assert.equal(elementsOf(html).filter((element) => element.querySelector("title")).length, 6);
  assert.doesNotMatch(html, /\bid=|url\(|href/);
});

test("a board too large for a picture in a page has its name instead", () => {
  assert.equal(elementOf("32x32.on").querySelectorAll("rect").length, 1025);
  const large = elementOf("33x32.on");
  assert.deepEqual([large.children.length, large.textContent], [0, "Lights Out, 33 × 32"]);
});

test("other code is left as it is", () => {
  const text = [
    block("5x5.on", "js"),
    block("5x5.on", ""),
    block("5x5.on", "Lights"),
    block("5x5.on", "lights-out"),
    block("5x5.on", "constructor"),
    "    lights\n    5x5.on\n",
    "`lights` text **bold**\n",
  ].join("\n");
  assert.equal(markdownIt(text), new MarkdownIt().render(text));
  const plain = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify).processSync(text);
  assert.equal(remarkHTML(text), String(plain));
  const odd = { type: "other", lang: "lights", value: "5x5" };
  const tree = { type: "root", children: [odd] };
  unified().use(remarkLights).runSync(tree);
  assert.deepEqual(tree.children, [odd]);
});

const ARTICLE = [
  "Before.\n",
  block(
    "3x3.5d0",
    `lights ${Object.entries({ ...VALUES, level: "random" })
      .map(written)
      .join(" ")
      .replace("'d'", "d")}`,
  ),
  `- item\n\n${block("011 101 110", "doors").replace(/^/gm, "  ")}\n`,
  `> ${block("4x4-mod3.0120").trimEnd().replaceAll("\n", "\n> ")}\n`.replace("0120", "0120120120120120"),
  "~~~lights\n40x40.on\n~~~\n",
  "After.\n",
].join("\n");

test("remark and markdown-it make the same elements, several on a page", () => {
  const [one, other] = [markdownIt(ARTICLE), remarkHTML(ARTICLE)].map(elementsOf);
  assert.equal(one.length, 4);
  assert.deepEqual(
    other.map((element) => element.outerHTML),
    one.map((element) => element.outerHTML),
  );
});

/** The HTML of what MDX makes. */
function htmlOf({ type, props }) {
  const { children = [], style, ...attributes } = props;
  const texts = [children].flat(9).map((child) => (typeof child === "object" ? htmlOf(child) : child));
  if (typeof type === "function") return htmlOf(type(props));
  if (type === "fragment") return texts.join("");
  const list = Object.entries({ ...(style && { style: cssOf(style) }), ...attributes }).map(
    ([name, value]) => ` ${name}="${value === true ? "" : value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
  );
  return `<${type}${list.join("")}>${texts.join("")}</${type}>`;
}
const cssOf = (style) =>
  Object.entries(style)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");

test("MDX makes the same elements", async () => {
  const jsx = (type, props) => ({ type, props });
  const options = /** @type {any} */ ({
    ...{ Fragment: "fragment", jsx, jsxs: jsx, remarkPlugins: [remarkLights] },
    ...{ elementAttributeNameCase: "html", stylePropertyNameCase: "css" },
  });
  const { default: Content } = await evaluate(ARTICLE, options);
  const made = elementsOf(htmlOf(jsx(Content, {})));
  assert.deepEqual(
    made.map((element) => element.outerHTML),
    elementsOf(markdownIt(ARTICLE)).map((element) => element.outerHTML),
  );
});
