// Site generators build a page out of an article with the snippet, as docs/embedding.md says for each of them, and a browser opens it.
// PICTURES=docs/embedding writes the pictures of that document.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { after, afterEach, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.js";
import { openBrowser } from "../browser.js";
import { until } from "../until.js";
import { ATTRIBUTES, article, bin, project } from "./article.js";

/** As it is packed. @type {typeof import("../../web/package/preview.js")} */
const { createPreviews } = await import(new URL("../../build/package/preview.js", import.meta.url).href);

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const { element, snippet } = ATTRIBUTES;
const WIDTH = 720; // of a picture

const GUIDE = readFileSync(`${ROOT}docs/embedding.md`, "utf8");
/** The snippet of the document for a host. @param {string} host @param {string} language */
function guide(host, language) {
  const section = GUIDE.split(/^### /m).find((each) => each.startsWith(`${host}\n`)) ?? "";
  const [, code] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(section) ?? [];
  assert.ok(code, host);
  return code;
}

/** The line of the document about blocks of Markdown for a host. @param {string} host */
function guideToBlocks(host) {
  const section = GUIDE.split(/^### /m).find((each) => each.startsWith(`${host}\n`)) ?? "";
  const [, line] = /`([^`]*(?:markdownIt|remark)Lights[^`]*)`/.exec(section) ?? [];
  assert.ok(line, host);
  return line;
}

const text = (body) => `Before.\n\n${body}\n\nAfter.\n`;
const MARKDOWN = `---\ntitle: Lights\n---\n\n${text(snippet)}`;
const MODULE = { "package.json": '{ "private": true, "type": "module" }' };

/** Each generator: its input, its command, its output folder, the page in it, and the other files that must be there. */
const GENERATORS = {
  hugo: {
    files: {
      "hugo.toml": `baseURL = "/"\ntitle = "t"\n${guide("Hugo", "toml")}`,
      "config.toml": `baseURL = "/"\ntitle = "t"\n${guide("Hugo", "toml")}`, // before 0.110
      "content/lights.md": MARKDOWN,
      "layouts/_default/single.html": "<!doctype html><title>t</title>{{ .Content }}",
    },
    run: ["hugo", "--minify"],
    out: "public",
    page: "lights/index.html",
  },
  eleventy: {
    files: { "lights.md": MARKDOWN },
    run: [bin("eleventy"), "--quiet"],
    out: "_site",
    page: "lights/index.html",
  },
  hexo: {
    files: {
      "package.json": '{ "hexo": { "version": "" }, "dependencies": { "hexo": "*", "hexo-renderer-marked": "*" } }',
      "_config.yml": `title: t\ntheme: plain\npermalink: :title/\n${guide("Hexo", "yaml")}`,
      "themes/plain/layout/post.njk": "<!doctype html><title>t</title>{{ page.content | safe }}",
      "themes/plain/layout/index.njk": "-",
      "source/_posts/article.md": MARKDOWN,
      "source/lights/lights-and-doors.js": "/* a script of the site, copied as it is */",
    },
    run: [bin("hexo"), "generate", "--silent"],
    out: "public",
    page: "article/index.html",
    also: "lights/lights-and-doors.js",
  },
  vitepress: {
    files: {
      ".vitepress/config.js": guide("VitePress", "js"),
      "lights.md": MARKDOWN.replace(/<script.*<\/script>\n/, ""), // it takes a script in the head alone
    },
    run: [bin("vitepress"), "build"],
    out: ".vitepress/dist",
    page: "lights.html",
  },
  jekyll: {
    files: { "_config.yml": "title: t\n", "lights.md": MARKDOWN },
    run: ["jekyll", "build", "--quiet"],
    out: "_site",
    page: "lights.html",
  },
  pelican: {
    files: {
      "pelicanconf.py": 'SITENAME = "t"\nTIMEZONE = "UTC"\n',
      "content/lights.md": `Title: Lights\nDate: 2026-01-01\n\n${text(snippet)}`,
    },
    run: ["pelican", "--quiet", "content", "--output", "out", "--settings", "pelicanconf.py"],
    out: "out",
    page: "lights.html",
  },
  "pelican-rst": {
    files: {
      "pelicanconf.py": 'SITENAME = "t"\nTIMEZONE = "UTC"\n',
      "content/lights.rst": `Lights\n######\n\n:date: 2026-01-01\n\n${text(`.. raw:: html\n\n   ${snippet.replace("\n", "\n   ")}\n\n${guide("Pelican", "rst")}`)}`,
    },
    run: ["pelican", "--quiet", "content", "--output", "out", "--settings", "pelicanconf.py"],
    out: "out",
    page: "lights.html",
  },
  docusaurus: {
    files: {
      "package.json": '{ "private": true }',
      "guide.js": guide("Docusaurus", "js"),
      "docusaurus.config.js": `module.exports = { ...require("./guide.js"), title: "t", url: "https://example.org", baseUrl: "/",
  plugins: ["@docusaurus/plugin-content-pages"], themes: ["@docusaurus/theme-classic"] };`,
      "src/pages/index.mdx": text(element),
    },
    run: [bin("docusaurus"), "build"],
    out: "build",
    page: "index.html",
  },
  astro: {
    files: { ...MODULE, "src/pages/lights.md": MARKDOWN },
    run: [bin("astro"), "build"],
    out: "dist",
    page: "lights/index.html",
  },
  "astro-mdx": {
    files: {
      ...MODULE,
      "astro.config.mjs": 'import mdx from "@astrojs/mdx";\nexport default { integrations: [mdx()] };',
      "src/pages/lights.mdx": text(snippet.replace("\n", "\n\n")),
    },
    run: [bin("astro"), "build"],
    out: "dist",
    page: "lights/index.html",
  },
  next: {
    files: {
      ...MODULE,
      "next.config.js": 'export default { output: "export" };',
      "app/layout.jsx": 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
      "app/board.jsx": `"use client";\nimport "lights-and-doors/react";\nexport const Board = ({ fixed }) => ${element.replace(/ readonly(?=[ >])/, ' readonly={fixed ? "" : undefined}')};\n`,
      "app/guide.jsx": guide("React and Next", "jsx"),
      "app/page.jsx": `import { Board } from "./board.jsx";\nimport { Board as Guide } from "./guide.jsx";
export default () => <><Board fixed /><Guide fixed={false} /></>;\n`,
    },
    run: [bin("next"), "build", "--webpack"],
    out: "out",
    page: "index.html",
  },
};

const PLUGINS = 'import { markdownItLights, remarkLights } from "lights-and-doors/markdown";\n';
const { board, ...others } = ATTRIBUTES.written;
const info = Object.entries(others).map(([name, value]) => (value ? `${name}="${value}"` : name));
const BLOCK = `---\ntitle: Lights\n---\n\n${text(`\`\`\`lights ${info.join(" ")}\n${board}\n\`\`\``)}`;

/** The generators with a plugin that makes elements of blocks of Markdown. */
const WITH_BLOCKS = {
  eleventy: { ...MODULE, "eleventy.config.js": PLUGINS + guideToBlocks("Eleventy"), "lights.md": BLOCK },
  vitepress: {
    ...MODULE,
    ".vitepress/config.js": PLUGINS + guide("VitePress", "js").replace("{", `{ ${guideToBlocks("VitePress")}`),
    "lights.md": BLOCK,
  },
  astro: {
    ...MODULE,
    "astro.config.mjs": `${PLUGINS}export default { ${guideToBlocks("Astro")} };`,
    "src/pages/lights.md": BLOCK,
  },
  "astro-mdx": {
    ...MODULE,
    "astro.config.mjs": `import mdx from "@astrojs/mdx";\n${PLUGINS}export default { integrations: [mdx()], ${guideToBlocks("Astro")} };`,
    "src/pages/lights.mdx": BLOCK,
  },
};

Object.assign(process.env, {
  ASTRO_TELEMETRY_DISABLED: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  DOCUSAURUS_NO_TELEMETRY: "1",
});

let browser;
before(async () => {
  browser = await openBrowser();
});
afterEach(() => browser.closePages());
after(() => browser.close());

/** The page at an address; what it fetches from HOST is of the site that was built. */
async function open(address) {
  const { page } = await browser.open("about:blank", {
    viewport: { width: 1152, height: 720 },
    deviceScaleFactor: WIDTH / 1152,
  });
  await page.route(/^https:\/\/host\//i, (route) => {
    const path = `${ROOT}build/site${new URL(route.request().url()).pathname}`;
    return existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  await page.goto(address);
  return page;
}

/** Small enough for a document: WebP, as the browser writes it. */
async function takePicture(page, name) {
  if (!process.env.PICTURES || name.includes("-")) return; // one of each host
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  await page.goto("about:blank");
  const url = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.8);
  }, png);
  mkdirSync(`${ROOT}${process.env.PICTURES}`, { recursive: true });
  writeFileSync(`${ROOT}${process.env.PICTURES}/${name}.webp`, Buffer.from(url.split(",")[1], "base64"));
}

for (const [name, { files, run, out, page: path, also }] of Object.entries(GENERATORS))
  test(`${name} builds the article with the element as it was written, and it plays`, async () => {
    const { folder, read } = project(name, files, run);
    article(read(`${out}/${path}`));
    if (also) assert.ok(existsSync(`${folder}/${out}/${also}`));
    const server = await serve(`${folder}/${out}`, 0);
    const page = await open(server.address + path);
    await page
      .getByRole("button", { name: /^row 1, column 1\b/ })
      .first()
      .waitFor();
    article(await page.content()); // also where a framework has taken over
    await takePicture(page, name);
    server.close();
  });

for (const [name, files] of Object.entries(WITH_BLOCKS))
  test(`${name} makes the element of a block of Markdown, with its picture until the script has loaded`, async () => {
    const { run, out, page: path } = GENERATORS[name];
    const { folder, read } = project(`${name}-blocks`, files, run);
    article(read(`${out}/${path}`), { link: false });
    const server = await serve(`${folder}/${out}`, 0);
    const page = await open(server.address + path);
    const shows = () => page.evaluate(() => document.querySelector("lights-out > svg").checkVisibility());
    if (name !== "vitepress") assert.equal(await shows(), true); // that page has the script
    await page.addScriptTag({ url: "https://HOST/lights-and-doors.js" });
    await page
      .getByRole("button", { name: /^row 1, column 1\b/ })
      .first()
      .waitFor();
    assert.equal(await shows(), false);
    article(await page.content(), { link: false });
    server.close();
  });

/** The output of WordPress for the snippet and for a link to a position. */
function wordpress(oembed) {
  const program = ["tests/hosts/wordpress.php", "build/wordpress/usr/share/wordpress"];
  const options = { cwd: ROOT, encoding: /** @type {const} */ ("utf8"), input: JSON.stringify([snippet, oembed]) };
  const { stdout, stderr } = spawnSync("php", program, options);
  assert.equal(stderr, "");
  return JSON.parse(stdout);
}

test("WordPress leaves administrators the element and authors its link, and makes a frame of a link to a position", async () => {
  const previews = await createPreviews("https://HOST/");
  const { administrator, author, link } = wordpress(previews.oembed("https://HOST/p/5x5.on.html", { maxwidth: "600" }));
  article(administrator);
  assert.equal(author.trim(), '<a href="https://HOST/#5x5.on">Lights Out, 5 × 5</a>');
  assert.match(link, /^<iframe [^>]*sandbox="allow-scripts"[^>]*><\/iframe>$/);
  const page = await open(`${browser.address}icon.svg`);
  await page.route("**/post.html", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><title>t</title><p>Before.</p>${link}<p>After.</p>`,
    }),
  );
  await page.goto(`${browser.address}post.html`);
  await page
    .frameLocator("iframe")
    .getByRole("button", { name: /^row 1, column 1\b/ })
    .waitFor();
  await takePicture(page, "wordpress");
});

test("a place that takes no script plays the frame of the guide", async () => {
  const frame = guide("Notion, Moodle and other places without scripts", "html");
  const page = await open(`${browser.address}icon.svg`);
  await page.route("**/place.html", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": "script-src 'none'" },
      body: `<!doctype html><title>t</title><p>Before.</p>${frame}<p>After.</p>`,
    }),
  );
  await page.goto(`${browser.address}place.html`);
  const cell = page.frameLocator("iframe").getByRole("button", { name: /^row 1, column 1\b/ });
  const name = await cell.getAttribute("aria-label");
  await cell.click();
  await until(async () => (await cell.getAttribute("aria-label")) !== name);
  await takePicture(page, "frame");
});
