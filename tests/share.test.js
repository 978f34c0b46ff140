// Shared results: words, and the start of the level, never the final board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureOf } from "../web/board/picture.js";
import { compileEngine, createEngine } from "../web/engine/all.js";
import ideasEn from "../web/locales/en/ideas.js";
import en from "../web/locales/en/play.js";
import rules from "../web/locales/en/rules.js";
import ideasZh from "../web/locales/zh/ideas.js";
import zh from "../web/locales/zh/play.js";
import { freeLevel, makeLevel } from "../web/play/level.js";
import { CHAPTERS } from "../web/play/levels.js";
import { PATHS } from "../web/play/path.js";
import { levelName, shareText, startPicture, storyOf } from "../web/play/share.js";
import { randomSource } from "./plain.js";

const engine = createEngine(await compileEngine());

/** As web/ui/i18n.js translates, in one language. */
const translator = (sentences) => (key, params) => {
  const sentence = sentences[key];
  if (typeof sentence === "function") return sentence(params);
  return sentence.replace(/\{(\w+)\}/g, (place, name) => String(params[name] ?? place));
};
const [inEnglish, inChinese] = [{ ...rules, ...en }, zh].map(translator);

const today = makeLevel({ mode: "today", which: "2026-05-08", kind: "lights", notation: "5x5.on", fewest: 7 });
const play = (presses, hints = 0) => ({ presses, hints, seconds: 0 });

test("a result is one line of words, in both languages", () => {
  const line = (t, presses, hints) => shareText({ level: today, play: play(presses, hints), t });
  assert.equal(line(inChinese, 9, 1), "关灯 #128 · 9 步（最少 7）· 用了 1 次提示 ★☆☆");
  assert.equal(line(inChinese, 7, 0), "关灯 #128 · 7 步（最少 7） ★★★");
  assert.equal(line(inEnglish, 9, 1), "Lights #128 · 9 presses (fewest 7) · 1 hint ★☆☆");
  assert.equal(line(inEnglish, 9, 2), "Lights #128 · 9 presses (fewest 7) · 2 hints ★☆☆");
  const one = shareText({ level: PATHS.lights[0], play: play(1), t: inEnglish });
  assert.equal(one, "Lights, level 1 · 1 press (fewest 1) ★★★");
});

test("a result says that the edges of its board are joined", () => {
  const level = freeLevel("5x5-torus.on", 7);
  const [, edges] = shareText({ level, play: play(7), t: inEnglish, url: "https://example.org/" }).split("\n");
  assert.equal(edges, "Opposite edges are joined.");
});

test("levels have names wherever they come from", () => {
  const names = (level) => [levelName(level, inEnglish), levelName(level, inChinese)];
  assert.deepEqual(names(PATHS.lights[11]), ["Lights, level 12", "关灯 第 12 关"]);
  assert.deepEqual(names(PATHS.doors[2]), ["Doors, level 3", "翻转门 第 3 关"]);
  assert.deepEqual(names({ ...today, kind: "doors", which: "2026-01-01" }), ["Doors #1", "翻转门 #1"]);
  assert.deepEqual(names(freeLevel("5x6-torus.on", 7)), ["Lights 5×6", "关灯 5×6"]);
  assert.deepEqual(names(freeLevel("doors-110-101-001.off", 2)), ["3 doors", "3 扇门"]);
  assert.deepEqual(names(freeLevel("5x6-torus-mod12~=*.1", 7)), ["Lights 5×6 · 0–11", "关灯 5×6 · 0–11 档"]);
  assert.deepEqual(names(freeLevel("dials4-10-11-01=2.03", 7)), ["2 dials", "2 个转盘"]);
  assert.deepEqual(names(freeLevel("dials3-1=2.0", 2)), ["1 dial", "1 个转盘"]);
});

test("the picture shows the start, however the board stands now", () => {
  const pictureOf = (notation, ...presses) => {
    engine.load(notation);
    for (const button of presses) engine.press(button);
    return startPicture(engine);
  };
  assert.equal(pictureOf("3x3.5d0"), "⬛🟨⬛\n🟨🟨🟨\n⬛🟨⬛");
  assert.equal(pictureOf("3x3.5d0", 4), pictureOf("3x3.5d0"));
  assert.equal(pictureOf("3x3-holes080.on"), "🟨🟨🟨\n🟨\u3000🟨\n🟨🟨🟨");
  assert.equal(pictureOf("2x3.on"), "🟨🟨🟨\n🟨🟨🟨");
  assert.equal(pictureOf("doors-100-010-001.c", 2), "🟨🟨🟫");
  for (const doors of [12, 13])
    assert.equal(pictureOf(`doors-${"1".repeat(doors)}.off`), doors > 12 ? "" : "🟫".repeat(12));
  assert.equal(pictureOf("13x1.on"), "");
  assert.equal(pictureOf("12x12.on").split("\n").length, 12);
});

test("a mask of the picture has the layout of its hall", () => {
  for (const [doors, columns] of [
    [4, 4],
    [7, 7],
    [10, 5],
    [15, 8],
  ]) {
    const masks = Array.from({ length: doors }, () => "1".repeat(doors));
    engine.load(`doors-${masks.join("-")}.off`);
    const picture = pictureOf(engine);
    const boxes = [...picture.matchAll(/<rect x="([\d.]+)" y="([\d.]+)"[^>]*fill="#FFD98A"/g)];
    const first = boxes.slice(0, doors).map(([, x, y]) => [Number(x), Number(y)]);
    const layout = first.map(([x, y]) => [
      new Set(first.map(([, other]) => other).filter((other) => other < y)).size,
      first.filter(([left, other]) => other === y && left < x).length,
    ]);
    assert.deepEqual(
      layout,
      Array.from({ length: doors }, (_, door) => [Math.floor(door / columns), door % columns]),
    );
    assert.equal(boxes.length, doors * doors);
  }
});

test("with more than two states the picture has digits, all equally wide", () => {
  const pictureOf = (notation) => {
    engine.load(notation);
    return startPicture(engine);
  };
  assert.equal(pictureOf("2x3-holes40-mod3.102012"), "１\u3000２\n０１２");
  assert.equal(pictureOf("dials36-100-010-001.0az"), "０ＡＺ");
  assert.equal(pictureOf(`13x1-mod3.1`), "");
});

test("words, picture and address stand on lines of their own, and what is missing leaves none", () => {
  const share = (more) => shareText({ level: today, play: play(7), t: inEnglish, ...more }).split("\n");
  assert.deepEqual(share({ picture: "🟨⬛\n⬛🟨", url: "https://host/#5x5.on" }).slice(1), [
    "🟨⬛",
    "⬛🟨",
    "https://host/#5x5.on",
  ]);
  assert.equal(share({ picture: "" }).length, 1);
});

test("with more than two states a star stands for each of the last presses that a shortest solution has, in its direction", () => {
  const random = randomSource(6);
  for (let round = 0; round < 200; round++) {
    const needed = Array.from({ length: 4 }, () => random(7) - 3);
    const moves = Array.from({ length: 1 + random(40) }, () => random(8) - 5).map((entry) =>
      entry === -1 ? 3 : entry,
    ); // backwards: -2 - button
    const stars = [...storyOf(moves, needed).replaceAll("\n", "").matchAll(/⭐|▫️/g)].map(([glyph]) => glyph === "⭐");
    for (const [button, times] of needed.entries()) {
      const [entry, other] = times < 0 ? [-2 - button, button] : [button, -2 - button];
      const pressed = moves.flatMap((move, at) => (move === entry ? stars[at] : []));
      const count = Math.min(Math.abs(times), pressed.length);
      assert.deepEqual(pressed, [...Array(pressed.length - count).fill(false), ...Array(count).fill(true)]);
      assert.ok(moves.every((move, at) => move !== other || !stars[at]));
    }
  }
});

test("the story has a glyph for each press: a star where the last press of a button is in the shortest solution, in lines of ten", () => {
  const random = randomSource(5);
  for (let round = 0; round < 200; round++) {
    const needed = Array.from({ length: 9 }, () => random(2));
    const moves = Array.from({ length: 1 + random(40) }, () => random(9));
    const story = storyOf(moves, needed);
    const glyphs = [...story.replaceAll("\n", "").matchAll(/⭐|▫️/g)].map(([glyph]) => glyph);
    assert.equal(glyphs.length, moves.length);
    const pressed = needed.filter((need, button) => need && moves.includes(button)).length;
    assert.equal(glyphs.filter((glyph) => glyph === "⭐").length, pressed);
    assert.deepEqual(
      story
        .split("\n")
        .map((line) => [...line.matchAll(/⭐|▫️/g)].length)
        .slice(0, -1)
        .filter((count) => count !== 10),
      [],
    );
  }
  assert.equal(storyOf([1, 0, 1, 2], [1, 1, 1]), "▫️⭐⭐⭐");
  assert.equal(storyOf([0, 1], [1, 1]), storyOf([8, 3], [0, 0, 0, 1, 0, 0, 0, 0, 1]), "no button shows");
  assert.equal(storyOf(Array(41).fill(0), [1]), "", "too long to tell");
  const told = shareText({ level: today, play: play(9), t: inEnglish, story: "⭐▫️", streak: "Streak 3" }).split("\n");
  assert.deepEqual(told.slice(1), ["⭐▫️", "Streak 3"]);
});

test("every level and chapter has its sentence, and no sentence is left over", () => {
  const wanted = CHAPTERS.flatMap(({ chapter, levels }) => [
    `play.chapter.${chapter}`,
    ...levels.map(([idea]) => `play.idea.${idea}`),
  ]).sort();
  for (const sentences of [
    { ...en, ...ideasEn },
    { ...zh, ...ideasZh },
  ]) {
    const said = Object.keys(sentences).filter((key) => /^play\.(chapter|idea)\./.test(key));
    assert.deepEqual(said.sort(), wanted);
    const texts = wanted.map((key) => sentences[key]);
    assert.ok(
      texts.every((text) => text.length > 0 && text.length <= 90),
      "short",
    );
  }
});
