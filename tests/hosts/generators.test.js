// Site generators build a page out of an article with the snippet, as docs/embedding.md says for each of them.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { ATTRIBUTES, article, bin, project } from "./article.js";

const MARKDOWN = `---\ntitle: Lights\n---\n\nBefore.\n\n${ATTRIBUTES.snippet}\n\nAfter.\n`;

/** What each needs, its command, and where the page comes out. */
const GENERATORS = {
  hugo: {
    files: {
      "hugo.toml": 'baseURL = "/"\ntitle = "t"\n[markup.goldmark.renderer]\nunsafe = true\n',
      "config.toml": 'baseURL = "/"\ntitle = "t"\n[markup.goldmark.renderer]\nunsafe = true\n',
      "content/lights.md": MARKDOWN,
      "layouts/_default/single.html": "<!doctype html><title>t</title>{{ .Content }}",
    },
    run: ["hugo", "--minify"],
    page: "public/lights/index.html",
  },
  eleventy: {
    files: { "lights.md": MARKDOWN },
    run: [bin("eleventy"), "--quiet"],
    page: "_site/lights/index.html",
  },
  hexo: {
    files: {
      "package.json": '{ "hexo": { "version": "" }, "dependencies": { "hexo": "*", "hexo-renderer-marked": "*" } }',
      "_config.yml": "title: t\ntheme: plain\npermalink: :title/\nskip_render: lights/**\n",
      "themes/plain/layout/post.njk": "<!doctype html><title>t</title>{{ page.content | safe }}",
      "themes/plain/layout/index.njk": "-",
      "source/_posts/article.md": MARKDOWN,
      "source/lights/lights-and-doors.js": "/* a script of the site, copied as it is */",
    },
    run: [bin("hexo"), "generate", "--silent"],
    page: "public/article/index.html",
    also: "public/lights/lights-and-doors.js",
  },
  vitepress: {
    files: {
      ".vitepress/config.js":
        'export default { vue: { template: { compilerOptions: { isCustomElement: (tag) => /^(lights-out|rotating-doors)$/.test(tag) } } },\n  head: [["script", { src: "/lights-and-doors.js", defer: "" }]] };',
      "lights.md": MARKDOWN.replace(/<script.*<\/script>\n/, ""), // it takes a script in the head alone
    },
    run: [bin("vitepress"), "build"],
    page: ".vitepress/dist/lights.html",
  },
};

for (const [name, { files, run, page, also }] of Object.entries(GENERATORS))
  test(`${name} builds the article with the element as it was written`, () => {
    const { folder, read } = project(name, files, run);
    article(read(page));
    if (also) assert.ok(existsSync(`${folder}/${also}`));
  });
