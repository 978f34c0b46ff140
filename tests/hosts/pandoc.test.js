// pandoc makes one file of an article with the elements, as docs/embedding.md says, and a browser without a network shows all of it;
// and a book with the pictures of blocks of Markdown.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import MarkdownIt from "markdown-it";
import { openBrowser } from "../browser.js";

/** As it is packed. @type {typeof import("../../web/package/markdown.js")} */
const { markdownItLights } = await import(new URL("../../build/package/markdown.js", import.meta.url).href);

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = `${ROOT}build/hosts/pandoc`;

const browser = await openBrowser();
after(() => browser.close());

const [, guide] = readFileSync(`${ROOT}docs/embedding.md`, "utf8").split(/^### Documents in one file\n/m);
const [, snippet] = /```html\n(.*?)```/s.exec(guide) ?? [];
const [, command] = /```sh\n(.*?)```/s.exec(guide) ?? [];

test("pandoc's document in one file shows boards and explanations without a network", async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(`${ROOT}build/site/lights-and-doors-all.js`, `${FOLDER}/lights-and-doors-all.js`);
  writeFileSync(`${FOLDER}/index.md`, `---\ntitle: Lights\nlang: en\n---\n\nBefore.\n\n${snippet}\nAfter.\n`);
  const { status, stderr } = spawnSync("sh", ["-c", command], { cwd: FOLDER, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  rmSync(`${FOLDER}/lights-and-doors-all.js`);
  const { page, trouble, context } = await browser.open("about:blank");
  await context.setOffline(true);
  await page.goto(pathToFileURL(`${FOLDER}/index.html`).href);
  await page.locator("lights-explain").getByRole("tab", { selected: true }).waitFor();
  await page.locator("lights-out[readonly] [part=figure]").waitFor();
  await page.locator("rotating-doors .door").first().click();
  assert.deepEqual(trouble, []);
});

test("pandoc's book has the pictures of blocks of Markdown", () => {
  const folder = `${ROOT}build/hosts/pandoc-book`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const blocks = ["~~~lights\n5x5.8000000\n~~~\n", "~~~doors readonly\n011\n101\n110\n~~~\n"];
  const html = new MarkdownIt().use(markdownItLights).render(blocks.join("\n"));
  writeFileSync(`${folder}/index.html`, `<!doctype html><title>Lights</title>${html}`);
  const options = { cwd: folder, encoding: /** @type {const} */ ("utf8") };
  const [, line] = /`(pandoc .*?\.epub)`/.exec(guide) ?? [];
  const { status, stderr } = spawnSync("sh", ["-c", line], options);
  assert.equal(status, 0, stderr);
  const { stdout } = spawnSync("pandoc", ["--extract-media=.", "--to=plain", "index.epub"], options);
  assert.doesNotMatch(stdout, /lights-out|rotating-doors/);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svg"));
  const titles = files.map((name) => /<title>(.*?)<\/title>/.exec(readFileSync(`${folder}/${name}`, "utf8"))?.[1]);
  assert.deepEqual(titles.sort(), ["Lights Out, 5 × 5", "Rotating doors, 3 doors"]);
});
