// Minifiers, frameworks on a server, and documents without a browser: what they leave of an element.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ATTRIBUTES, article, project } from "./article.js";

const { written, element, snippet } = ATTRIBUTES;

test("html-minifier-terser leaves the attributes, with all that it can do switched on", async () => {
  const { minify } = await import("html-minifier-terser");
  const all = ["collapseBooleanAttributes", "collapseWhitespace", "removeAttributeQuotes", "removeEmptyAttributes"];
  article(await minify(snippet, Object.fromEntries(all.map((name) => [name, true]))));
});

test("htmlnano leaves the attributes, in the strictest of its settings", async () => {
  const { default: htmlnano } = await import("htmlnano");
  const { html } = await htmlnano.process(
    snippet,
    { minifyJs: false, minifyCss: false, minifySvg: false },
    htmlnano.presets.max,
  );
  article(html);
});

const REACT = `
const { createElement } = require("react");
const { renderToStaticMarkup } = require("react-dom/server");
const link = createElement("a", { href: "https://HOST/#5x5.on" }, "5×5");
console.log(renderToStaticMarkup(createElement("lights-out", ${JSON.stringify(written)}, link)));
console.log(renderToStaticMarkup(createElement("lights-out", { readonly: false })));
`;

for (const { version, links } of [
  { version: "18", links: { react: "react-18", "react-dom": "react-dom-18" } },
  { version: "19", links: undefined },
])
  test(`React ${version} writes the attributes; a flag is written as ""`, () => {
    const run = [process.execPath, "--preserve-symlinks", "--preserve-symlinks-main", "run.cjs"];
    const { printed } = project(`react-${version}`, { "run.cjs": REACT }, run, links);
    const [on, off] = printed.split("\n");
    article(on);
    assert.equal(off.includes("readonly"), version === "18"); // why the types know no false: 18 writes it out
  });

test("Vue writes the attributes on a server", async () => {
  const { createSSRApp, h } = await import("vue");
  const { renderToString } = await import("@vue/server-renderer");
  article(await renderToString(createSSRApp({ render: () => h("lights-out", written) })), { link: false });
});

test("Svelte writes the attributes on a server", async () => {
  const { compile } = await import("svelte/compiler");
  const { js } = compile(element, { generate: "server", name: "Article" });
  const run =
    'import { render } from "svelte/server"; import Article from "./article.js"; console.log(render(Article).body);';
  const files = { "package.json": '{ "type": "module" }', "article.js": js.code, "run.js": run };
  article(project("svelte", files, [process.execPath, "run.js"]).printed);
});

/** In a document without a browser: an element is made, put in, taken out, and `ready` settles somehow. */
const withoutBrowser = (make) => `
${make}
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis) || /Event$|^Abort/.test(name)) globalThis[name] = window[name];
const { LightsOut } = await import("lights-and-doors");
const made = [new LightsOut(), document.createElement("rotating-doors")];
document.body.append(...made);
document.body.insertAdjacentHTML("beforeend", '<lights-out board="3x3.on" explain="own"></lights-out>');
const all = [...document.querySelectorAll("lights-out, rotating-doors")];
const ends = await Promise.all(all.map((board) => board.ready.then(() => "stands", (error) => error.code)));
for (const board of all) board.remove();
console.log(JSON.stringify(ends));
`;

for (const [name, make] of Object.entries({
  jsdom:
    'import { JSDOM } from "jsdom"; const { window } = new JSDOM("<!doctype html><body>", { url: "https://example.org/", pretendToBeVisual: true });',
  "happy-dom": 'import { Window } from "happy-dom"; const window = new Window();',
}))
  test(`in ${name} an element can be made, put in and taken out, and ready settles`, () => {
    const { printed } = project(`document-${name}`, { "run.mjs": withoutBrowser(make) }, [process.execPath, "run.mjs"]);
    assert.equal(JSON.parse(printed.trim().split("\n").at(-1)).length, 3);
  });
