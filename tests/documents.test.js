// Documents and comments name only files, names and sections that exist; both READMEs agree; generated documents are up to date.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { apiDocument } from "../tools/api.js";
import { elementsDocument } from "../tools/manifest.js";

const ROOT = new URL("../", import.meta.url);
const FOLDERS = ["src", "web", "docs", "tests", "tools", ".github"];
const COMMENTED = /\.(c|h|js|ts|css|html|sh|yml|txt|json|md)$/;
const PUBLISHED = /^(lights-and-doors|embed|sw|en|index|assert)\b/; // files of the build, of other people, or of C

const read = (path) => readFileSync(new URL(path, ROOT), "utf8");
const inFolders = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => !path.includes("/node_modules")),
);
const files = [...readdirSync(ROOT).filter((name) => COMMENTED.test(name)), ...inFolders];
const documents = files.filter((path) => path.endsWith(".md"));
const names = new Set(files.map((path) => path.split("/").pop()));

/** The prose of a file: a whole document, or the comments of a program. */
function proseOf(path) {
  const text = read(path);
  if (path.endsWith(".md")) return text;
  if (/\.(sh|yml|txt)$/.test(path)) return text.match(/#.*/g)?.join("\n") ?? "";
  return text.match(/\/\*.*?\*\/|\/\/.*?$|<!--.*?-->/gms)?.join("\n") ?? "";
}

const withoutFragment = (target) => target.split("#")[0];

/** True for a file or a directory of the repository; the last part of the path may contain a *. */
function isHere(path) {
  if (!path.includes("*")) return existsSync(new URL(path, ROOT));
  const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`);
  return files.some((each) => pattern.test(each));
}

test("no document and no comment names a path that is not here", () => {
  const missing = files
    .filter((path) => COMMENTED.test(path))
    .flatMap((path) =>
      [...proseOf(path).matchAll(/(?<![\w/.-])(?:src|web|docs|tests|tools)\/[\w./*-]*[\w*]/g)]
        .filter(([named]) => !isHere(named))
        .map(([named]) => `${path}: ${named}`),
    );
  assert.deepEqual(missing, []);
});

test("no document and no comment names a file that is not here", () => {
  const missing = files
    .filter((path) => COMMENTED.test(path))
    .flatMap((path) =>
      [...proseOf(path).matchAll(/(?<![\w/.*<-])[\w-]+\.(?:c|h|js|css|html|md)\b(?![(.])/g)]
        .filter(([named]) => !names.has(named) && !PUBLISHED.test(named))
        .map(([named]) => `${path}: ${named}`),
    );
  assert.deepEqual(missing, []);
});

test("ARCHITECTURE.md names every module of the core, every directory of the web and every document; tools/README.md every tool", () => {
  const map = read("ARCHITECTURE.md");
  const between = (from, to) => map.slice(map.indexOf(`\n${from}`), map.indexOf(`\n${to}`));
  const missing = (part, pattern, form) =>
    files
      .map((path) => pattern.exec(path)?.[1])
      .filter((name) => name && !new RegExp(form.replace("NAME", name)).test(part))
      .map((name) => `${name} in ${pattern}`);
  assert.deepEqual(
    [
      ...missing(between("src/", "web/"), /^src\/(?:\w+\/)?(\w+)\.[ch]$/, "\\bNAME\\."),
      ...missing(between("web/", "docs/"), /^web\/(\w+)$/, "\\bNAME/"),
      ...missing(between("docs/", "tests/"), /^docs\/(\w+)\.md$/, "\\bNAME\\b"),
      ...missing(read("tools/README.md"), /^tools\/([\w-]+)\.js$/, "`NAME\\.js`"),
    ],
    [],
  );
});

test("every section of the mathematics that is cited is there", () => {
  const sections = [...read("docs/mathematics.md").matchAll(/^(?:#+ |\*\*)(\d[\d.]*)/gm)].map(([, number]) => number);
  const cited = files
    .filter((path) => COMMENTED.test(path))
    .flatMap((path) =>
      [...proseOf(path).matchAll(/mathematics\.md`?,\s[\s*]*sections? (\d(?:\.\d)?)/g)].map(([, number]) => [
        path,
        number,
      ]),
    );
  assert.ok(cited.length > 0);
  assert.deepEqual(
    cited.filter(([, number]) => ![number, `${number}.`].some((each) => sections.includes(each))),
    [],
  );
});

/** Each `NAME` that a document places in a `path`: "`NAME` in `path`", "`NAME` and `OTHER` in `path`". */
const placedNames = (text) =>
  [
    ...withoutCode(text).matchAll(
      /((?:`[\w.]+`(?:, | and |, and )?)+)\s+in\s+`((?:src|web|tests|tools|docs)\/[\w./-]+\.\w+)`/g,
    ),
  ].flatMap(([, names, path]) => [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => ({ name, path })));

test("every name that a document places in a file is a word of that file", () => {
  const placed = documents.flatMap((document) => placedNames(read(document)).map((each) => ({ document, ...each })));
  assert.ok(placed.length > 10);
  const isThere = ({ name, path }) =>
    isHere(path) && new RegExp(`(?<!\\w)${name.replaceAll(".", "\\.")}(?!\\w)`).test(read(path));
  assert.deepEqual(
    placed.filter((each) => !isThere(each)),
    [],
  );
});

/** The fragment that GitHub gives to a heading. */
const slug = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

const withoutCode = (text) => text.replaceAll(/^```.*?^```$/gms, "");
const headingsOf = (text) =>
  [...withoutCode(text).matchAll(/^(#+) (.*)$/gm)].map(([, { length }, title]) => ({ level: length, title }));

test("every link of a document leads somewhere", () => {
  const broken = documents.flatMap((path) =>
    [...withoutCode(read(path)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target]) => target)
      .filter((target) => !/^https?:/.test(target))
      .filter((target) => {
        const url = new URL(withoutFragment(target) || path.split("/").pop(), new URL(path, ROOT));
        if (!existsSync(url)) return true;
        const [, fragment] = target.split("#");
        return fragment && !headingsOf(readFileSync(url, "utf8")).some(({ title }) => slug(title) === fragment);
      })
      .map((target) => `${path}: ${target}`),
  );
  assert.deepEqual(broken, []);
});

const readmes = ["README.md", "README.zh-CN.md"].map(read);

test("both READMEs have the same structure", () => {
  const structure = (text) =>
    withoutCode(text)
      .split("\n")
      .map((line) => /^#+|^- |^\|(?=.*\|)/.exec(line)?.[0])
      .filter(Boolean);
  assert.deepEqual(structure(readmes[1]), structure(readmes[0]));
});

test("both READMEs show the same commands, code and names", () => {
  const blocks = (text) =>
    text.match(/^```.*?^```$/gms).map((block) => block.replaceAll(/ +(#|\/\/| {2}).*$/gm, "").trimEnd());
  assert.deepEqual(blocks(readmes[1]), blocks(readmes[0]));
  const names = (text) =>
    new Set(
      withoutCode(text)
        .match(/`[^`]+`/g)
        .filter((name) => !/lang=|example\//.test(name)),
    );
  assert.deepEqual([...names(readmes[1])].sort(), [...names(readmes[0])].sort());
});

test("both READMEs name every command of build.sh, and it explains each", () => {
  const script = read("build.sh");
  const commands = [...script.slice(script.indexOf("\ncase ")).matchAll(/^ {2}(\w+)\)/gm)].map(([, name]) => name);
  assert.ok(commands.includes("build"));
  const isNamed = (text, name) => text.includes(`./build.sh ${name} `) || text.includes(`\`${name}\``);
  for (const name of commands.filter((each) => each !== "serve")) {
    assert.ok(script.includes(`#   ./build.sh ${name} `), name);
    for (const readme of readmes) assert.ok(isNamed(readme, name), name);
  }
});

test("docs/api.md and docs/elements.md are what ./build.sh api writes", () => {
  assert.equal(read("docs/api.md"), apiDocument());
  assert.equal(read("docs/elements.md"), elementsDocument());
});
