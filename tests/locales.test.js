// All languages say the same things.
import assert from "node:assert/strict";
import { test } from "node:test";
import { locales } from "./locales.js";

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
