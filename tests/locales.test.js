// All languages say the same things.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { TABS } from "../web/board/tabs.js";
import { RULES } from "../web/engine/bindings.js";
import { numeral, tenths } from "../web/locales/languages.js";
import { supported } from "../web/ui/i18n.js";
import { locales } from "./locales.js";

const [[first, expected], ...others] = locales;
const placesOf = (sentence) => (sentence.match(/\{\w+\}/g) ?? []).sort();

for (const [tags, expected] of /** @type {const} */ ([
  [["en", "en-GB", "EN-us", "fr", "de-AT", "yue", "tlh"], "en"],
  [["zh", "zh-CN", "zh-SG", "ZH-hans", "zh-Hans-TW", "cmn", "zh-Latn"], "zh"],
  [["zh-TW", "zh-HK", "zh-MO", "zh-Hant", "zh-hant-SG", "zh-Hant-CN", "ZH-tw"], "zh-Hant"],
  [["", "-", "zh_", "x", "constructor", "toString", "__proto__", "zh-", "<b>", "zh-TW,en", null, undefined], "en"],
]))
  for (const tag of tags) test(`${tag} is read as ${expected}`, () => assert.equal(supported(tag), expected));

test("every language writes numbers as Intl does", () => {
  for (const [language] of locales)
    for (const value of [0, 7, 42, 999, 1000, 65_536, -1, -999, -4321, -654_321, 1.5, 2n ** 70n])
      assert.equal(numeral(value), value.toLocaleString(language));
});

test("every language writes numbers with one digit after the point as Intl does", () => {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  for (const [language] of locales)
    for (const value of [0, 0.04, 7, 42.25, 999.9, 1000, 65_536.78, 1_234_567.8])
      assert.equal(tenths(value), value.toLocaleString(language, options));
});

for (const [language, sections] of others) {
  test(`${language} has the sections of ${first}`, () => {
    assert.deepEqual(
      sections.map(([name]) => name),
      expected.map(([name]) => name),
    );
  });

  for (const [i, [name, sentences]] of expected.entries())
    test(`${language}/${name} has the sentences of ${first}/${name}, with the same places`, () => {
      const translated = sections[i][1];
      assert.deepEqual(Object.keys(translated).sort(), Object.keys(sentences).sort());
      for (const [key, sentence] of Object.entries(sentences))
        if (typeof sentence === "string" && typeof translated[key] === "string")
          assert.deepEqual(placesOf(translated[key]), placesOf(sentence), key);
    });
}

for (const [language, sections] of locales)
  test(`no key stands in two sections of ${language}`, () => {
    const keys = sections.flatMap(([, sentences]) => Object.keys(sentences));
    assert.deepEqual(
      keys.filter((key, i) => keys.indexOf(key) !== i),
      [],
    );
  });

for (const [language, sections] of locales)
  test(`${language} says of every rule what it is called and what a press flips`, () => {
    const { rules } = Object.fromEntries(sections.map(([name, sentences]) => [name.replace(".js", ""), sentences]));
    for (const rule of [...RULES, "own"])
      for (const key of [`lights.rule.${rule}`, `game.rule.${rule}`]) assert.ok(rules[key], key);
  });

for (const [language, sections] of locales)
  test(`${language} names every tab of the explain pane`, () => {
    const { explain } = Object.fromEntries(sections.map(([name, sentences]) => [name.replace(".js", ""), sentences]));
    for (const tab of TABS) assert.ok(explain[`explain.tab-${tab}`], tab);
  });

/** One idea, one word: what is not said, and what is said instead. @type {Record<string, [RegExp, string][]>} */
const TERMS = {
  en: [
    [/\b(lamp|bulb)s?\b/i, "light"],
    [/\bfree (unknown|button)s?\b/i, "free variable"],
    [/\b(kernel|nullspace)\b/i, "quiet pattern (null space)"],
    [/\banswer (is|makes)\b|\bno answer\b/i, "solution"],
    [/\bset up\b|\btake away\b/i, "board settings; export"],
    [/\bdoors?\b[^.;]*\bflips\b|\bflips\b[^.;]*\bdoors?\b/i, "turns"],
    [/\b(kept|keeps)\b/i, "saved; stores"],
    [/['"]/, "’ “ ”"],
  ],
  zh: [
    [/圆环|不翻自己/, "空心十字"],
    [/邻居/, "相邻的灯"],
    [/掩模|蒙版|遮罩/, "掩码"],
    [/自由(未知|按钮)|未知数自由/, "自由变量"],
    [/转动|旋转/, "翻转"],
    [/按动/, "按下"],
    [/记谱|棋谱/, "局面代码"],
    [/布置|带走|擦去/, "棋盘设置；导出；清除"],
    [/虚零|核空间/, "零空间，即核"],
    [/拼图/, "棋盘"],
    [/最少次数|最小步数/, "最少步数"],
    [/您/, "你"],
  ],
  "zh-Hant": [
    [/[行列](數|首)|整[行列]|第 \{?\w+\}? 列|[橫直][行列]/, "橫排、直排: 行 and 列 mean the opposite elsewhere"],
    [/[门灯盏为这还没个们开关数图边环则从对选无发现变两处]/, "traditional characters"],
    [/掩碼|零化度|主元|消元/, "遮罩、核維數、軸元、消去"],
    [
      /默認|文件|屏幕|鏈接|保存|打印|數據|網絡|服務器|字符|窗口|粘貼|內存|像素點|二維碼|程式碼|地址|回車/,
      "預設、檔案……",
    ],
    [/邻|鄰居|轉動|旋轉|按動/, "相鄰的燈；翻轉；按下"],
    [/[“”‘’]|您/, "「」、你"],
  ],
};

/** Han characters beside half-width marks, or beside letters and digits without a space. */
const CROWDED = /\p{Script=Han}[,.;:!?()'"]|[,;:!?()'"]\p{Script=Han}|\p{Script=Han}[\w{]|[\w}]\p{Script=Han}/u;
/** Of a function, what cannot be its own code. */
const CROWDED_IN_CODE = /\p{Script=Han}\w|\w\p{Script=Han}/u;

for (const [language, sections] of locales)
  test(`${language} has one word for each idea, and one style of marks`, () => {
    for (const [key, sentence] of sections.flatMap(([, sentences]) => Object.entries(sentences))) {
      const isCode = typeof sentence === "function";
      const text = isCode ? String(sentence) : sentence;
      for (const [word, term] of TERMS[language])
        if (!isCode || !word.source.includes('"')) assert.doesNotMatch(text, word, `${key}: say ${term}`);
      if (!key.endsWith("-address")) assert.doesNotMatch(text, isCode ? CROWDED_IN_CODE : CROWDED, key);
    }
  });

test("the Chinese README has the same words", () => {
  const text = readFileSync(new URL("../README.zh-CN.md", import.meta.url), "utf8");
  for (const [word, term] of TERMS.zh) assert.doesNotMatch(text, word, `say ${term}`);
});

const numberWords = await Promise.all(
  locales.map(async ([language]) => [language, await import(`../web/locales/${language}/words.js`)]),
);

for (const [language, { solutions, number, percent, milliseconds }] of numberWords)
  test(`${language} writes numbers as its readers do`, () => {
    assert.match(solutions(0), /^1\D+$/);
    assert.match(solutions(4), /^2⁴ = 16 /);
    assert.match(solutions(64), /^2⁶⁴ = 18,446,744,073,709,551,616 /);
    assert.match(solutions(65), /^2⁶⁵ \D+$/);
    assert.equal(number(1234567n), "1,234,567");
    assert.equal(percent(0.125), "12.5%");
    assert.match(milliseconds(1234.56), /^1,234\.6 /);
  });
