// Sentences that a page brings, for a language of its own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addSentences, createT, languageEvents, otherLanguage, registerSentences, supported } from "../web/ui/i18n.js";

addSentences({
  en: { "tool.undo": "Undo", "tool.redo": "Redo" },
  zh: { "tool.undo": "撤销", "tool.redo": "重做" },
});

test("a language that a page brings is that of its readers, and English shows what it lacks", () => {
  let changes = 0;
  languageEvents.addEventListener("change", () => changes++);
  assert.deepEqual([supported("ja"), createT("ja-JP")("tool.undo")], ["en", "Undo"]);
  registerSentences("ja", { "tool.undo": "{count} 手戻す" });
  assert.deepEqual([supported("ja"), supported("ja-JP"), supported("JA"), changes], ["ja", "ja", "ja", 1]);
  const t = createT("ja-JP");
  assert.deepEqual([t("tool.undo", { count: 1234 }), t("tool.redo")], ["1,234 手戻す", "Redo"]);
  assert.equal(otherLanguage("ja-JP"), null);
  assert.equal(createT("ko")("tool.undo"), "Undo");
});

test("sentences of a known language are replaced one by one, and the nearest language of a tag is found again", () => {
  assert.equal(supported("zh-HK"), "zh-Hant");
  registerSentences("zh-hk", { "tool.undo": "返回" });
  assert.deepEqual(["zh-HK", "zh-TW", "zh"].map(supported), ["zh-HK", "zh-Hant", "zh"]);
  registerSentences("zh", { "tool.undo": "退回" });
  assert.deepEqual([createT("zh")("tool.undo"), createT("zh-CN")("tool.redo")], ["退回", "重做"]);
});

test("what is no language tag is refused, and adds nothing", () => {
  for (const tag of ["", "x", "a b", "__proto__"])
    assert.throws(() => registerSentences(tag, { "tool.undo": "?" }), RangeError, tag);
  assert.equal(createT("x")("tool.undo"), "Undo");
});
