// Text typed into the doors panel: masks, switches, equations; and the places where it cannot be read.
import assert from "node:assert/strict";
import test from "node:test";
import { parseLights, parseSwitches } from "../web/doors/graph.js";
import { formatMasks, maskFaults, masksNotation, masksOf } from "../web/doors/masks.js";
import { compileEngine, createEngine } from "../web/engine/engine.js";
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

/** The code and the place of what is wrong with a text, or what it was read as. */
function outcome(read) {
  try {
    return read();
  } catch (error) {
    return `${error.code} ${error.words.line}:${error.words.column}`;
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
  assert.deepEqual(masksOf(masksNotation(masks).split(".")[0]), masks);
});

test("masks may be more than doors, up to 64 of each, named A to Z and on with AA", () => {
  const most = Array.from({ length: 64 }, (_, i) => "1".repeat(i).padEnd(64, "0"));
  assert.deepEqual(readMasks(formatMasks(most)), most);
  assert.match(formatMasks(most), /\nZ:1+0+\nAA:1+0+\n/);
  const before = formatMasks(most).length + 1;
  assert.equal(readMasks(`${formatMasks(most)}\n${most[0]}`), `too-many ${before}`);
  assert.equal(readMasks("0".repeat(65)), "too-many 64");
});

test("a text that is no mask is refused with its place, and the doors stay", () => {
  engine.load("doors-01-10.off");
  assert.equal(readMasks(" \n"), "empty 2");
  assert.equal(readMasks("A:011\n  B:01x"), "digit 12");
  assert.equal(readMasks("A:011\nC:011"), "letter 6");
  assert.equal(readMasks("011 101 1100"), "mask-length 11");
  assert.equal(readMasks("011，门"), "letter 4");
  assert.equal(engine.notation, "doors-01-10.off");
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
});

test("unreadable graphs and lights are told with line and column", () => {
  assert.equal(
    outcome(() => parseSwitches("")),
    "graph.empty 1:1",
  );
  assert.equal(
    outcome(() => parseSwitches("1-2\n2 3")),
    "graph.unreadable 2:1",
  );
  assert.equal(
    outcome(() => parseSwitches("1-2 3-")),
    "graph.unreadable 1:5",
  );
  assert.equal(
    outcome(() => parseSwitches("1-65")),
    "graph.limit 1:1",
  );
  assert.equal(
    outcome(() => parseSwitches("0-1")),
    "graph.limit 1:1",
  );
  assert.deepEqual(parseLights("01 0", 3, 1), [0, 1, 0]);
  assert.deepEqual(parseLights("", 3, 1), [1, 1, 1]);
  assert.equal(
    outcome(() => parseLights("01", 3, 0)),
    "graph.lights 1:3",
  );
  assert.equal(
    outcome(() => parseLights("0101", 3, 0)),
    "graph.lights 1:4",
  );
  assert.equal(
    outcome(() => parseLights("0x1", 3, 0)),
    "graph.light 1:2",
  );
});

test("equations are read as digits or as terms on either side", () => {
  const same = ["011|1", "0 1 1 | 1", "x2+x3=1", "x₂ ⊕ x_3 = 1", "X3 xor x2 = 1", "x2 = 1 + x3", "x1+x2+x3+x1+0=1"];
  for (const text of same) assert.deepEqual(parseEquation(text), { coefficients: [0, 1, 1], right: 1 }, text);
  assert.deepEqual(parseEquation("1=0"), { coefficients: [], right: 1 });
});

test("unreadable equations are told with line and column", () => {
  const cases = {
    "x1+": "equation.side 7:4",
    "x1+x2": "equation.equals 7:6",
    "x1 x2=1": "equation.unreadable 7:4",
    "x1=1=0": "equation.unreadable 7:5",
    "x0=1": "equation.unreadable 7:1",
    "2x=1": "equation.unreadable 7:1",
    "x1+x4=1": "equation.limit 7:4",
    "|1": "equation.side 7:1",
    "011|": "equation.side 7:4",
    "0111|1": "equation.limit 7:4",
    "01|1|0": "equation.unreadable 7:5",
  };
  for (const [text, expected] of Object.entries(cases))
    assert.equal(
      outcome(() => parseEquation(text, 7, 3)),
      expected,
      text,
    );
});

test("a defect while a text is read is thrown, not told as a problem of the text", () => {
  const read = () => {
    throw new RangeError("a defect");
  };
  assert.throws(() => attempt(read), { name: "RangeError", message: "a defect" });
});
