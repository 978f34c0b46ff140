// Previews of links as browsers have them: heads read by their parser, and pictures beside those that they draw themselves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureOf } from "../web/board/picture.js";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { testBrowser } from "./browser.js";

/** As it is packed. @type {typeof import("../web/package/preview.js")} */
const { createPreviews } = await import(new URL("../build/package/preview.js", import.meta.url).href);
const engine = createEngine(await compileEngine());

const browser = await testBrowser();

test("a browser reads every tag of the head, whatever stands in the address of the site", async () => {
  const { page } = await browser.open("about:blank");
  for (const site of ["https://host/", "https://host/a&quot;b/'/&lt;x/"]) {
    const previews = await createPreviews(site);
    const html = previews.page(`${site}#5x5.on`);
    const read = await page.evaluate((html) => {
      const { head, body, documentElement } = new DOMParser().parseFromString(html, "text/html");
      const metas = [
        .../** @type {NodeListOf<HTMLMetaElement>} */ (head.querySelectorAll("meta[property], meta[name]")),
      ];
      return {
        metas: metas.map((meta) => [meta.getAttribute("property") ?? meta.name, meta.content]),
        links: [...head.querySelectorAll("link")].map(({ rel, type }) => [rel, type]),
        oembed: head.querySelector('link[type="application/json+oembed"]').getAttribute("href"),
        titles: [head.querySelector("title").textContent, documentElement.lang],
        inside: [...body.querySelectorAll("*")].map(({ localName }) => localName),
        href: body.querySelector("a").getAttribute("href"),
      };
    }, html);
    const folder = new URL(".", site).href;
    const metas = Object.fromEntries(read.metas);
    assert.equal(metas["og:url"], `${folder}p/5x5.on.html`);
    assert.equal(metas["og:image"], `${folder}p/5x5.on.png`);
    assert.equal(metas["twitter:card"], "summary_large_image");
    for (const name of ["type", "title", "description", "site_name", "image:alt"]) assert.ok(metas[`og:${name}`], name);
    assert.equal(read.oembed, `${folder}p/5x5.on.json`);
    assert.equal(read.href, `${folder}#5x5.on`);
    assert.deepEqual(read.titles, ["Lights Out, 5 × 5", "en"]);
    assert.deepEqual(read.inside, ["p", "a", "img", "br"]);
    const { html: frame } = previews.oembed(`${site}#5x5.on`);
    const src = await page.evaluate((html) => {
      const { body } = new DOMParser().parseFromString(html, "text/html");
      return body.children.length === 1 && body.querySelector("iframe").getAttribute("src");
    }, frame);
    assert.equal(src, `${folder}embed.html?fit=#5x5.on`);
  }
});

/** The mean difference of both pictures, and how many of its points are far off, letters left out: 0 … 255. */
function compare([painted, drawn]) {
  const load = async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1200, 630];
    const context = canvas.getContext("2d");
    context.fillStyle = "#0A0F24";
    context.fillRect(0, 0, 1200, 630);
    const scale = Math.min(1200 / image.width, 630 / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    context.drawImage(image, (1200 - width) / 2, (630 - height) / 2, width, height);
    return context.getImageData(0, 0, 1200, 630).data;
  };
  return Promise.all([painted, drawn].map(load)).then(([ours, theirs]) => {
    const differences = Array.from(ours, (value, i) => Math.abs(value - theirs[i]));
    const far = differences.filter((difference) => difference > 40).length / differences.length;
    return { mean: differences.reduce((sum, each) => sum + each, 0) / differences.length, far };
  });
}

for (const notation of ["5x5.1ba7d50", "3x3-holesa28.on", "doors-0111-1001-0011-1011.off.2"])
  test(`${notation} is painted as a browser draws it`, async () => {
    const { page } = await browser.open("about:blank");
    const previews = await createPreviews("https://host/");
    const png = Buffer.from(await previews.picture(`https://host/#${notation}`)).toString("base64");
    engine.load(notation);
    const drawn = pictureOf(engine).replace(/<text.*?<\/text>/g, ""); // fonts differ from one machine to the next
    const sources = [`data:image/png;base64,${png}`, `data:image/svg+xml,${encodeURIComponent(drawn)}`];
    const { mean, far } = await page.evaluate(compare, sources);
    assert.ok(mean < 1 && far < 0.005, `${mean} ${far}`);
  });

test("a shared page of a position leads on to its board", async () => {
  const { page } = await browser.open("about:blank");
  const previews = await createPreviews(browser.address);
  await page.route("**/p/5x5.on.html", async (route) => {
    const { status, body, type } = await previews.answer(route.request().url());
    route.fulfill({ status, body, contentType: type });
  });
  await page.goto(new URL("p/5x5.on.html", browser.address).href, { waitUntil: "commit" });
  await page.waitForURL((url) => url.hash === "#5x5.on");
  await page
    .getByRole("button", { name: "row 1, column 1, on" })
    .or(page.getByRole("button", { name: "第 1 行第 1 列，亮" }))
    .first()
    .waitFor();
  browser.takeTrouble(); // nobody draws its picture
});

test("the pages themselves tell readers of heads what they are", async () => {
  for (const path of ["index.html", "embed.html#5x5.on"]) {
    const { page } = await browser.open(path);
    const content = (name) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
    assert.equal(await content("title"), "关灯与翻转门 · Lights & Doors");
    assert.equal(await content("type"), "website");
    assert.ok((await content("description")).length > 20);
    assert.ok((await page.title()).length > 0, path);
  }
});
