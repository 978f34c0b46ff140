// Text typed into the doors panel: masks, switches, equations. What cannot be read is in hostile.js.
import assert from "node:assert/strict";
import test from "node:test";
import { parseLights, parseSwitches } from "../web/doors/graph.js";
import { formatMasks, maskFaults, masksOf } from "../web/doors/masks.js";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { parseEquation } from "../web/explain/equations.js";
import { attempt } from "../web/ui/typed.js";

const engine = createEngine(await compileEngine());

/** The masks in a text, or what is wrong with it and at which character, from 0. */
function readMasks(text) {
  try {
    engine.pasteMasks(text);
    return masksOf(engine.boardNotation);
  } catch ({ code, position }) {
    return `${code} ${position}`;
  }
}

test("masks are read with or without names, in lines or in a row, with Chinese punctuation", () => {
  const masks = ["0111", "1001", "0011", "1011"];
  const forms = [
    "A:0111\nB:1001\nC:0011\nD:1011",
    "a: 0111 b : 1001\r\n\nc: 0011 1011\n",
    "0111 1001 0011 1011",
    "A：0111，B：1001；C：0011、D：1011",
    formatMasks(masks),
  ];
  for (const form of forms) assert.deepEqual(readMasks(form), masks, form);
  assert.deepEqual(masksOf(`doors-${masks.join("-")}=8`), masks);
});

test("masks may be more than doors, up to 256 of each, named A to Z and on with AA", () => {
  const most = Array.from({ length: 256 }, (_, i) => "1".repeat(i).padEnd(256, "0"));
  assert.deepEqual(readMasks(formatMasks(most)), most);
  assert.match(formatMasks(most), /\nZ:1+0+\nAA:1+0+\n/);
  const before = formatMasks(most).length + 1;
  assert.equal(readMasks(`${formatMasks(most)}\n${most[0]}`), `too-many ${before}`);
  assert.equal(readMasks("0".repeat(257)), "too-many 256");
});

test("masks against the article's rules are named: all 0, all 1, repeated", () => {
  const faults = maskFaults(["011", "000", "111", "011", "000"]).map((fault) => Object.values(fault).join(" "));
  assert.deepEqual(faults, ["zeros 1 1", "ones 2 2", "repeated 3 0", "repeated 4 1"]);
  assert.deepEqual(maskFaults(["0111", "1001", "0011", "1011"]), []);
});

test("edges, arrows and rows give the masks of a graph", () => {
  assert.deepEqual(parseSwitches("1-2 2‑3"), ["110", "111", "011"]);
  assert.deepEqual(parseSwitches("1>2, 2→3"), ["110", "011", "001"]);
  assert.deepEqual(parseSwitches("1: 2 3\n2：\n4:"), ["1110", "0100", "0010", "0001"]);
  assert.deepEqual(parseSwitches("2-1 1-2 1-1"), ["11", "11"], "said twice is said once");
  assert.deepEqual(parseLights("01 0", 3, 1), [0, 1, 0]);
  assert.deepEqual(parseLights("", 3, 1), [1, 1, 1]);
});

test("equations are read as digits or as terms on either side", () => {
  const same = ["011|1", "0 1 1 | 1", "x2+x3=1", "x₂ ⊕ x_3 = 1", "X3 xor x2 = 1", "x2 = 1 + x3", "x1+x2+x3+x1+0=1"];
  for (const text of same) assert.deepEqual(parseEquation(text), { coefficients: [0, 1, 1], right: 1 }, text);
  const ten = { coefficients: [0, 1, 0, 0, 0, 0, 0, 0, 0, 1], right: 1 };
  for (const text of ["x10 + x2 = 1", "x₁₀ = 1 + x_2"]) assert.deepEqual(parseEquation(text), ten, text);
  assert.deepEqual(parseEquation("1=0"), { coefficients: [], right: 1 });
  const beyond = { code: "equation.limit", words: { line: 7, column: 4, limit: 3 } };
  for (const text of ["x1+x4=1", "0111|1"]) assert.throws(() => parseEquation(text, 7, 3), beyond);
});

test("a defect while a text is read is thrown, not told as a problem of the text", () => {
  const read = () => {
    throw new RangeError("a defect");
  };
  assert.throws(() => attempt(read), { name: "RangeError", message: "a defect" });
});
