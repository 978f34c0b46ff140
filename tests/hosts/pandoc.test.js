// pandoc makes one file of an article with the elements, as docs/embedding.md says, and a browser without a network shows all of it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { openBrowser } from "../browser.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = `${ROOT}build/hosts/pandoc`;

const browser = await openBrowser();
after(() => browser.close());

const [, guide] = readFileSync(`${ROOT}docs/embedding.md`, "utf8").split(/^## Documents in one file\n/m);
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
