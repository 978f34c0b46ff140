// The HTML of the plugins for Markdown in a browser: the picture until the script has loaded, then the element with the same lights.
import assert from "node:assert/strict";
import { test } from "node:test";
import MarkdownIt from "markdown-it";
import { EMBER } from "../web/states/face.js";
import { testBrowser } from "./browser.js";

/** As it is packed. @type {typeof import("../web/package/markdown.js")} */
const { markdownItLights } = await import(new URL("../build/package/markdown.js", import.meta.url).href);

const browser = await testBrowser();

const BLOCKS = [
  "lights\n.#.\n###\n.#.",
  'lights level="6 42" presses="3"\n5x5',
  'lights level="6 42" goal="on" theme="light"\n5x5',
  "lights lang=zh-Hant keep=one\n4x4-mod3.0120120120120120",
  "doors\n011\n101\n110",
  "doors presses=1\ndoors-01-11.off",
];
const HTML = new MarkdownIt().use(markdownItLights).render(BLOCKS.map((text) => `\`\`\`${text}\n\`\`\`\n`).join("\n"));
const PAGE = `<!doctype html><html lang="en"><title>t</title><body style="margin: 0">${HTML}`;
const LIT = ["#FFC94D", "#FFD98A"]; // a lamp, and an open doorway

test("the pictures show until the script has loaded, then the elements with the same lights", async () => {
  const { page } = await browser.openHost(PAGE);
  const pictures = page.locator("svg[role=img]");
  assert.equal(await pictures.count(), BLOCKS.length);
  for (const picture of await pictures.all()) {
    const { width, height } = await picture.boundingBox();
    assert.ok(width === 448 && height > 100, `${width} × ${height}`);
  }
  const drawn = await pictures.evaluateAll(
    (all, [ember, ...colours]) => {
      const lightsOf = (svg) => [
        ...svg.querySelectorAll(
          `rect[width="100"][height="100"]:not([fill="#000"], [fill="${ember}"]), rect[width="84"]`,
        ),
      ];
      return all.map((svg) => lightsOf(svg).map((rect) => colours.includes(rect.getAttribute("fill"))));
    },
    [EMBER, ...LIT],
  ); // ember lies over a light that is less bright
  await page.addScriptTag({ url: `${browser.address}lights-and-doors.js` });
  const boards = page.locator("lights-out, rotating-doors");
  const shown = await boards.evaluateAll((all) =>
    Promise.all(all.map((board) => board.ready.then(() => [...board.engine.lights].map(Boolean)))),
  );
  assert.deepEqual(drawn, shown);
  for (const picture of await pictures.all()) assert.ok(!(await picture.isVisible()));
});

test("the pictures fit into a narrow page", async () => {
  const { page } = await browser.openHost(PAGE, { viewport: { width: 320, height: 640 } });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 320, `${wide}`);
});
