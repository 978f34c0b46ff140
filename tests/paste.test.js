// Pasted text in any characters: it is read as the core reads ASCII, refused at places of the reader's own text, and split into cases.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine, NotationError } from "../web/engine/all.js";
import { STRICT_EXAMPLES } from "../web/reading/strict.js";
import { engineOf, module } from "./core.js";
import { randomSource } from "./plain.js";

const CORE_FORMS = new Set(Object.keys(STRICT_EXAMPLES));

function pasted(text, which, here = "5x5.on") {
  const engine = engineOf(here);
  const count = engine.paste(text, which);
  return which === undefined && count > 1 ? count : engine.notation;
}

for (const [text, expected] of [
  ["⬛🟨⬛\n🟨🟨🟨", "2x3.5c"],
  ["⬛️ 🟨 ⬛️\n🟨 🟨 🟨", "2x3.5c"],
  ["⬛⬜⬛\n⬜⬜⬜", "2x3.5c"],
  ["⬜🟩⬜\n🟩🟩🟩", "2x3.5c"],
  ["○●○\n●●●", "2x3.5c"],
  ["🌑💡🌑\n💡💡💡", "2x3.5c"],
  ["２　３\n０１０\n１１１", "2x3.5c"],
  ["２×３：\n０１０，１１１", "2x3.5c"],
  ["5×5：１、５、２５", "5x5.8800008"],
  ["①、⑤、㉕", "5x5.8800008"],
  ["[[false, true, false], [true, true, true]]", "2x3.5c"],
  ["[[False, True, False], [True, True, True]]", "2x3.5c"],
  ["５ｘ５．ｏｎ", "5x5.on"],
  ["Ａ：０１１ Ｂ：１０１", "doors-011-101.off"],
])
  test(`${JSON.stringify(text)} is ${expected}`, () => assert.equal(pasted(text), expected));

test("every form has an example, which is read", () => {
  for (const example of Object.values(STRICT_EXAMPLES)) assert.equal(typeof pasted(example), "string", example);
});

test("a count before its rows tells two cases apart, and a row like the others counts nothing", () => {
  assert.equal(pasted("2\n01\n11\n10\n00"), 2);
  assert.equal(pasted("11\n01\n10"), "3x2.d8");
  assert.equal(pasted(`10${"\n01".repeat(10)}`), "11x2.955554");
});

for (const [text, ...boards] of [
  ["2\n01\n11\n10\n00", "2x2.7", "2x2.8"],
  ["4\n0101\n1111\n0000\n1100\n0101\n1111\n0000\n1100", "2x4.5f", "2x4.0c", "2x4.5f", "2x4.0c"],
  ["1\n010\n111", "2x3.5c"],
  ["2\n01\n11\n10", "5x5.c060000"], // cells of the board at hand: three rows are not of two boards
  ["1\n2\n3", "5x5.e000000"], // nor are rows of one number
  ["01\n10\n\n11\n00", "2x2.6", "2x2.c"],
  ["bw\nwb\n\nww\nbb", "2x2-goal-either.9", "2x2-goal-either.3"],
  ["010\n\n111", "2x3.5c"],
  ["cube3.on\n5x5.on\n 2x2-mod3.1 \ndials3-11-01.0", "cube3.on", "5x5.on", "2x2-mod3.1", "dials3-11-01.0"],
])
  test(`${JSON.stringify(text)} is ${boards.length === 1 ? "one board" : `${boards.length} boards`}`, () => {
    const engine = createEngine(module);
    assert.equal(engine.paste(text), boards.length);
    for (const [which, board] of boards.entries()) {
      engine.load("5x5.off");
      engine.paste(text, which);
      assert.equal(engine.notation, board);
    }
    assert.throws(() => engine.paste(text, boards.length), RangeError);
  });

test("a position of more than two states is refused at its own place among others", () => {
  const engine = createEngine(module);
  const text = "5x5.on\n  cube9.on";
  assert.throws(() => engine.paste(text, 1), { code: "shape", position: text.indexOf("9") });
  assert.throws(() => engine.paste("cube2.on\nhex2-mod3.9", 1), { code: "value", position: 19 });
});

test("no boards come behind a count of none", () =>
  assert.throws(() => pasted("0\n010\n111"), { code: "length", position: 3 }));

test("bare numbers are cells of the board at hand", () => {
  assert.equal(pasted("1 7", undefined, "3x7-torus.on"), "3x7-torus.820000");
  assert.equal(pasted("0 1 0 1 1 1", undefined, "2x3-king.on"), "2x3-king.5c");
});

for (const [text, code, position, form] of /** @type {const} */ ([
  ["⬛🟨\n🟨é", "digit", 6, "picture"],
  ["⬛️🟨\n🟨?", "digit", 7, "picture"],
  ["５　５：１、２６", "cell", 6, "sized"],
  ["[[true,false],[2,0]]", "digit", 15, "digits"],
  ["漢字", "board", 0, "notation"],
  ["01\n11\n0x\n11", "digit", 7, "digits"],
]))
  test(`${JSON.stringify(text)} is refused at its own place`, () =>
    assert.throws(
      () => createEngine(module).paste(text),
      (error) => {
        assert.ok(error instanceof NotationError);
        assert.deepEqual([error.code, error.position, error.form], [code, position, form]);
        return true;
      },
    ));

/** Characters, and what each is to the core; "" is not seen, and what the core has no character for is a delete. */
const PLAIN = [..."01 ,\n.#bw"].map((sign) => [sign, sign]);
const FOREIGN = [
  ["⬛", "."],
  ["🟨", "#"],
  ["\ufe0f", ""],
  ["\u200d", ""],
  ["１", "1"],
  ["①", "1"],
  ["：", ":"],
  ["、", ","],
  ["漢", "\x7f"],
  ["ﷺ", "\x7f"],
  ["\ud83d", "\x7f"],
  ["true", "1"],
  ["False", "0"],
];

/** The notation that comes of a text in a form of the core, or why and where it is refused; null in another form. @param {string} text */
function outcomeOf(text) {
  const engine = engineOf("5x5.on");
  try {
    const count = engine.paste(text);
    if (count > 1) return count;
    return CORE_FORMS.has(engine.pasted.form) ? engine.notation : null;
  } catch (error) {
    return CORE_FORMS.has(error.form) ? [error.code, error.position, error.form] : null;
  }
}

test("a text in foreign characters is read as the same text in ASCII, and refused at the same place", () => {
  const random = randomSource(92);
  let read = 0;
  for (let round = 0; round < 600; round++) {
    const white = ["⬜", round % 2 ? "." : "#"]; // it is lit where no other sign is
    const signs = [...PLAIN, ...FOREIGN.filter(([sign]) => round % 2 || sign !== "🟨"), white];
    const chosen = Array.from({ length: 1 + random(12) }, () => signs[random(signs.length)]);
    const pieces = chosen.flatMap((piece) => (piece[0].length < 4 ? [piece] : [[" ", " "], piece, [" ", " "]]));
    if (round % 2) pieces.push(["🟨", "#"]);
    const [foreign, plain] = [0, 1].map((side) => pieces.map((piece) => piece[side]).join(""));
    const expected = outcomeOf(plain);
    const outcome = outcomeOf(foreign);
    if (expected === null || outcome === null) continue; // two signs of the same meaning are two symbols
    if (Array.isArray(expected)) expected[1] = placeOf(expected[1], pieces);
    else read++;
    assert.deepEqual(outcome, expected, JSON.stringify(foreign));
  }
  assert.ok(read > 40, `${read} were read`);
});

/** A place in the plain text as a place in the foreign one. @param {number} place @param {string[][]} pieces */
function placeOf(place, pieces) {
  let left = 0;
  for (const [foreign, plain] of pieces) {
    place -= plain.length;
    if (place < 0) break;
    left += foreign.length;
  }
  return left;
}

const POJ_1222 = `2
0 1 1 0 1 0
1 0 0 1 1 1
0 0 1 0 0 1
1 0 0 1 0 1
0 1 1 1 0 0
0 0 1 0 1 0
1 0 1 0 1 1
0 0 1 0 1 1
1 0 1 1 0 0
0 1 0 1 0 0
`;

test("the sample of POJ 1222, with the line that counts its cases, is its two boards", () => {
  const boards = POJ_1222.trim().split("\n").slice(1);
  assert.equal(pasted(POJ_1222), 2);
  for (const which of [0, 1])
    assert.equal(pasted(POJ_1222, which), pasted(`5 6\n${boards.slice(5 * which, 5 * which + 5).join("\n")}`));
  assert.throws(() => pasted(POJ_1222, 2), RangeError);
});

test("several sizes of which one is not that of its rows are no boards", () => {
  assert.throws(() => pasted("1 3\n010\n1 2\n010"), NotationError);
});

for (const [name, text, expected] of /** @type {[string, string, string[]][]} */ ([
  ["sizes", "2 2\n01\n11\n3 1\n0\n1\n1", ["2x2.7", "3x1.6"]],
  ["titles", "PUZZLE #1\n0 1\n1 1\nPUZZLE #2\n0 0\n1 1", ["2x2.7", "2x2.3"]],
  ["titles in words", "Case 1:\n01\n11\n\nCase 2:\n00\n11", ["2x2.7", "2x2.3"]],
  ["their number", "3\n101\n010\n111\n000\n001\n100", ["2x3.a8", "2x3.e0", "2x3.30"]],
  ["empty lines", "⬛🟨\n🟨🟨\n\n⬛⬛\n🟨🟨", ["2x2.7", "2x2.3"]],
  ["lines", "5x5.on\ndoors-01-10.off\nhttps://example.org/#solve-4x4.off", ["5x5.on", "doors-01-10.off", "4x4.off"]],
]))
  test(`several boards come apart by ${name}`, () => {
    assert.equal(pasted(text), expected.length);
    assert.deepEqual(
      expected.map((_, which) => pasted(text, which)),
      expected,
    );
  });

for (const [text, expected] of [
  ["3\n010\n111\n010", "3x3.5d0"],
  ["1\n010\n111", "2x3.5c"],
  ["10\n11", "2x2.b"],
  ["3\n7\n12", "5x5.2210000"],
  ["\n 1 2\n\n10", "1x2.8"],
  ["2 2\n\n01\n\n11", "2x2.7"],
])
  test(`${JSON.stringify(text)} is one board`, () => assert.equal(pasted(text), expected));
