// An article with the snippet, projects of other people's tools that make a page of it, and what must be found in that page.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { JSDOM } from "jsdom";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const HERE = fileURLToPath(new URL(".", import.meta.url));

/** A program of the tools installed here. @param {string} name */
export const bin = (name) => `${HERE}node_modules/.bin/${name}`;

/** The content of the article, and the parts that must be kept. */
const WRITTEN = { board: "5x5.on", tools: "none", theme: "light", solution: "shown", explain: "own", readonly: "" };
const text = Object.entries(WRITTEN).map(([name, value]) => (value ? `${name}="${value}"` : name));
export const ATTRIBUTES = {
  written: WRITTEN,
  element: `<lights-out ${text.join(" ")}><a href="https://HOST/#5x5.on">Lights Out, 5 × 5</a></lights-out>`,
  get snippet() {
    return `<script src="https://HOST/lights-and-doors.js" defer></script>\n${this.element}`;
  },
};

/** Fails unless the page has the element with all its attributes, and the link inside. @param {string} html */
export function article(html, { link = true } = {}) {
  const element = new JSDOM(html).window.document.querySelector("lights-out");
  assert.ok(element, html.slice(0, 500));
  const found = Object.fromEntries(Object.keys(WRITTEN).map((name) => [name, element.getAttribute(name)]));
  // There or not: any value does.
  assert.notEqual(found.readonly, null);
  assert.deepEqual({ ...found, readonly: "" }, WRITTEN);
  if (link) assert.equal(element.querySelector("a")?.getAttribute("href"), "https://HOST/#5x5.on");
}

/**
 * A project in a folder of its own, with the tools and the package that are installed here.
 * @param {string} name
 * @param {Record<string, string>} files
 * @param {string[]} command that builds it
 * @param {Record<string, string>} [links] packages that stand there for others
 */
export function project(name, files, [program, ...options], links = {}) {
  const folder = `${ROOT}build/hosts/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, content);
  }
  mkdirSync(`${folder}/node_modules`);
  for (const tool of readdirSync(`${HERE}node_modules`))
    symlinkSync(`${HERE}node_modules/${links[tool] ?? tool}`, `${folder}/node_modules/${tool}`);
  symlinkSync(`${ROOT}build/package`, `${folder}/node_modules/lights-and-doors`);
  const { status, stdout, stderr } = spawnSync(program, options, { cwd: folder, encoding: "utf8" });
  assert.equal(status, 0, `${program} ${options.join(" ")}\n${stdout}${stderr}`);
  return { folder, printed: stdout, read: (path) => readFileSync(`${folder}/${path}`, "utf8") };
}
