// The components for React 18 and 19: written by a server, hydrated in a browser, and updated there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { testBrowser } from "../browser.js";
import { bundled, imported, press, runs } from "./owner.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const HERE = fileURLToPath(new URL(".", import.meta.url));

/** An article with both components. Its listeners hear presses; a button takes readonly and masks back. */
const ARTICLE = `
import { createElement as h, useRef, useState } from "react";
import { LightsOut, RotatingDoors } from "lights-and-doors/react";

export function Article() {
  const [fixed, setFixed] = useState(false);
  const [told, setTold] = useState("-");
  const board = useRef(null);
  const tell = ({ type, detail }) => setTold(type + " " + detail.notation + " " + fixed);
  return h("main", null,
    h(LightsOut, { ref: board, board: "2x2.on", lang: "en", readonly: fixed, fit: false, className: "wide", "onlights-press": tell, "onlights-hint": null },
      h("a", { href: "#" }, "2 × 2")),
    h(LightsOut, { id: "late", board: "3x3.on", lang: "zh-TW", readonly: !fixed }),
    h(RotatingDoors, { lang: "en", masks: fixed, "onlights-press": tell }),
    h("output", null, told),
    h("button", { onClick: () => setFixed(!fixed) }, "Change"),
    h("button", { onClick: () => setTold(board.current.notation) }, "Ask"));
}
`;

const SERVER = `import { createElement } from "react"; import { renderToString } from "react-dom/server"; import { Article } from "article";
export const html = renderToString(createElement(Article));
export const all = (props) => renderToString(createElement(LightsOut, props));
export { LightsOut } from "lights-and-doors/react"; import { LightsOut } from "lights-and-doors/react";`;

const CLIENT = `import { createElement } from "react"; import { hydrateRoot } from "react-dom/client"; import { Article } from "article";
hydrateRoot(document.getElementById("root"), createElement(Article));`;

/** A board of which the host owns the position: it keeps a list of positions, goes back by itself, and allows three presses. */
const OWNER = `
import { createElement as h, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { LightsOut } from "lights-and-doors/react";

window.told = [];
function Owner() {
  const [positions, setPositions] = useState(["3x3.111101111"]);
  const next = (position) => {
    window.told.push(position);
    if (positions.length <= 3) setPositions([...positions, position]);
  };
  return h("main", null,
    h(LightsOut, { id: "owned", lang: "en", position: positions.at(-1), onPositionChange: next }),
    h(LightsOut, { id: "own", lang: "en", defaultPosition: "2x2.on", onPositionChange: (position) => window.told.push(position) }),
    h("button", { onClick: () => setPositions(positions.slice(0, -1)) }, "Back"));
}
createRoot(document.getElementById("root")).render(h(StrictMode, null, h(Owner)));`;

const browser = await testBrowser();

/** @param {string} contents @param {string} version @param {import("esbuild").BuildOptions} options */
const program = (contents, version, options) =>
  bundled(contents, "react", {
    alias: version === "18" ? { react: "react-18", "react-dom": "react-dom-18" } : {},
    nodePaths: [`${HERE}node_modules`], // of the package, which lies elsewhere
    define: { "process.env.NODE_ENV": '"development"' }, // it warns when both sides differ
    plugins: [
      {
        name: "article",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^article$/ }, ({ path }) => ({ path, namespace: "article" }));
          onLoad({ filter: /./, namespace: "article" }, () => ({ contents: ARTICLE, resolveDir: HERE }));
        },
      },
    ],
    ...options,
  });

/** The markup that the server writes. @param {string} version */
async function written(version) {
  const banner = { js: 'import { createRequire } from "node:module"; const require = createRequire("/");' };
  return imported(await program(SERVER, version, { platform: "node", format: "esm", banner }));
}

for (const version of ["18", "19"]) {
  test(`React ${version} hydrates the components, which hear their events and take changes`, async () => {
    const { html } = await written(version);
    assert.match(html, /<rotating-doors(?=[^>]*masks="hide")/);
    assert.doesNotMatch(html, /<lights-out(?=[^>]*board="2x2.on")[^>]*(readonly|fit)/);
    const { page, trouble } = await runs(browser, await program(CLIENT, version, { format: "iife" }), html);
    const board = page.locator("lights-out.wide");
    const told = (text) => page.locator("output", { hasText: text }).waitFor();
    await board.getByRole("button", { name: /^row 1, column 1\b/ }).click();
    await told("lights-press 2x2.on.8 false");
    await page.locator("rotating-doors").getByRole("button", { name: "door A, closed", exact: true }).click();
    await told("lights-press doors-0111-1001-0011-1011.off.8 false");
    await page
      .locator("#late[readonly]")
      .getByRole("button", { name: /^第 1 橫排、第 1 直排，亮/ })
      .waitFor();
    await page.getByRole("button", { name: "Change" }).click();
    await page.locator("#late:not([readonly])").waitFor();
    await page.locator("lights-out.wide[readonly]").waitFor();
    assert.equal(await page.locator("rotating-doors").evaluate((doors) => doors.masks), true);
    await board.evaluate((element) => element.press(1));
    await told("lights-press 2x2.on.c true");
    await page.getByRole("button", { name: "Ask" }).click();
    await told(/^2x2\.on\.c$/);
    await page.getByRole("button", { name: "Change" }).click();
    await page.locator("lights-out.wide:not([readonly])").waitFor();
    assert.equal(await page.locator("rotating-doors").evaluate((doors) => doors.masks), false);
    assert.deepEqual(trouble, []);
  });

  test(`React ${version} owns the position, or lets the component own it`, async () => {
    const { page, trouble } = await runs(browser, await program(OWNER, version, { format: "iife" }));
    const stateOf = (id) => press(page, id);
    const seen = [];
    assert.deepEqual((await stateOf("owned")).moves, []);
    for (const button of [4, 0, 0]) {
      seen.push(await press(page, "owned", button));
    }
    assert.deepEqual(seen.at(-1).moves, [4, 0, 0]); // with the order, which the text of a position has not
    await press(page, "owned", 8);
    assert.equal((await stateOf("owned")).notation, seen.at(-1).notation); // the host has refused it
    await page.getByRole("button", { name: "Back" }).click();
    assert.equal((await stateOf("owned")).notation, seen.at(-2).notation);
    const own = await press(page, "own", 3);
    assert.deepEqual(own.moves, [3]);
    const told = await page.evaluate("told");
    assert.deepEqual(
      told.slice(0, 3),
      seen.map(({ notation }) => notation),
    );
    assert.equal(told.length, 5); // four presses of one board, one of the other
    assert.equal(told.at(-1), own.notation);
    assert.deepEqual(trouble, []);
  });

  test(`React ${version} writes a flag only where it is true`, async () => {
    const { all } = await written(version);
    const { modules } = JSON.parse(readFileSync(`${ROOT}build/package/custom-elements.json`, "utf8"));
    const { attributes } = modules.flatMap(({ declarations }) => declarations).find(({ name }) => name === "LightsOut");
    const flags = attributes.filter(({ type }) => type.text === "boolean").map(({ name }) => name);
    assert.ok(flags.length > 1);
    for (const flag of flags) {
      assert.match(all({ [flag]: true }), new RegExp(` ${flag}[ =>]`));
      for (const off of [false, null, undefined]) assert.doesNotMatch(all({ [flag]: off }), new RegExp(flag));
    }
  });
}
