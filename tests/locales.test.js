// All languages say the same things.
import assert from "node:assert/strict";
import { test } from "node:test";
import { TABS } from "../web/board/tabs.js";
import { compileEngine, createEngine } from "../web/engine/engine.js";
import { locales } from "./locales.js";

const { rules } = createEngine(await compileEngine());
const [[first, expected], ...others] = locales;
const placesOf = (sentence) => (sentence.match(/\{\w+\}/g) ?? []).sort();

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
    const { page, game } = Object.fromEntries(
      sections.map(([name, sentences]) => [name.replace(".js", ""), sentences]),
    );
    for (const rule of [...rules, "own"]) {
      assert.ok(page[`lights.rule.${rule}`], rule);
      assert.ok(game[`game.rule.${rule}`], rule);
    }
  });

for (const [language, sections] of locales)
  test(`${language} names every tab of the explain pane`, () => {
    const { explain } = Object.fromEntries(sections.map(([name, sentences]) => [name.replace(".js", ""), sentences]));
    for (const tab of TABS) assert.ok(explain[`explain.tab-${tab}`], tab);
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
