// The chapters in traditional Chinese, which the build makes of those in simplified Chinese.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { traditional } from "../tools/traditional.js";
import { SITE } from "./browser.js";

const PAGES = ["book", "example"].flatMap((folder) =>
  readdirSync(join(SITE, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(SITE, folder, path))
    .filter((path) => path.endsWith("/index.html")),
);
const beside = (path) => join(dirname(path), "zh-Hant.html");
const read = (path) => readFileSync(path, "utf8");
/** The tags without what differs: addresses of pages, and values that are Chinese. */
const tagsOf = (html) =>
  html
    .match(/<\/?[a-z][^>]*>/g)
    .map((tag) => tag.replace(/"[^"]*(index|zh|zh-Hant)\.html[^"]*"|"zh-Han[st]"|"[^"]*\p{Script=Han}[^"]*"/gu, '""'));

test("a row and a column, which change places between the scripts, have words of their own", () => {
  assert.equal(traditional("第 {row} 行第 {column} 列，亮"), "第 {row} 橫排、第 {column} 直排，亮");
  assert.equal(traditional("每行每列都进行一次，列出矩阵的行列式"), "每排每直排都進行一次，列出矩陣的行列式");
  assert.equal(traditional("消元，主元，掩码表，程序，打开“求解”"), "消去法，軸元，遮罩表，程式，開啟「求解」");
  assert.equal(
    traditional("邻居里的客人，就是只有三个钟点，还是一只钟；循环群"),
    "鄰居裡的客人，就是只有三個鐘點，還是一隻鐘；循環群",
  );
  assert.equal(
    traditional("线性代数里的消元法：第一行和最后一行异或，把所有的行走一遍；抛出来的 64 位"),
    "線性代數裡的消去法：第一排和最後一排互斥或，把所有的橫排走一遍；拋出來的 64 位元",
  );
});

test("each chapter has the same tags in both scripts, and no character of the other one", () => {
  assert(PAGES.length >= 8);
  for (const path of PAGES) {
    const [simplified, made] = [read(path), read(beside(path))];
    assert.deepEqual(made.match(/<cite.*?<\/cite>/gs), simplified.match(/<cite.*?<\/cite>/gs), path);
    assert.deepEqual(tagsOf(made), tagsOf(simplified), path);
    const text = made.replace("简体中文", "").replace(/<cite\b.*?<\/cite>/gs, "");
    assert.doesNotMatch(text, /[门灯盏为这还没个们开关数图边环则从对选无发现变两处]|“|”/u, path);
  }
});

test("each chapter leads to the other script and stays in its own one; all its links lead somewhere", () => {
  for (const path of PAGES)
    for (const [page, other] of [
      [path, "zh-Hant.html"],
      [beside(path), "index.html"],
    ]) {
      const hrefs = [...read(page).matchAll(/<a [^>]*href="([^"#]+)[^>]*>/g)].map(([, href]) => href);
      const near = hrefs.filter((href) => !/^[a-z]+:/.test(href)).map((href) => join(dirname(page), href));
      assert.deepEqual(
        near.filter((each) => !existsSync(each)),
        [],
        page,
      );
      assert.ok(near.includes(join(dirname(page), other)), page);
      const crossing = near.filter((each) =>
        PAGES.some((own) => each === (other === "index.html" ? own : beside(own))),
      );
      assert.deepEqual([...new Set(crossing)], [join(dirname(page), other)], page);
    }
});
