// Every example in docs/notation.md is read, and the attribute `board` reads the other forms that it lists, as paste() does.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createEngine } from "../web/engine/all.js";
import { notationOf } from "../web/engine/board-text.js";
import { engineOf, module } from "./core.js";

const text = readFileSync(new URL("../docs/notation.md", import.meta.url), "utf8");
const sections = Object.fromEntries(
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.split("\n")[0], part]),
);
const codesIn = (part) => [...part.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
const rowsOf = (part) => [...part.matchAll(/^\| (.*?) \|(.*)\|$/gm)].slice(2).map(([, first, rest]) => [first, rest]);

/** The canonical text of the board that the attribute means. */
function meant(given, kind = "grid") {
  const engine = createEngine(module);
  engine.load(notationOf(given, engine, kind));
  return engine.notation;
}

test("every example is the canonical text of its position", () => {
  const examples = rowsOf(sections.Examples).map(([code]) => code.slice(1, -1));
  assert.ok(examples.length > 20);
  for (const example of examples) assert.equal(engineOf(example).notation, example);
  const [block] = /```[\s\S]*?```/.exec(text) ?? [""];
  const shown = block.match(/5x5[.=]\S+/g) ?? [];
  assert.equal(shown.length, 3);
  for (const each of shown) assert.doesNotThrow(() => engineOf(each), each);
});

test("every option and every shape that is named is read", () => {
  const options = rowsOf(sections.Boards).flatMap(([code]) => codesIn(code));
  assert.ok(options.length > 14);
  for (const option of options) {
    const lights = option.startsWith("mod") ? "1" : "on";
    assert.equal(engineOf(`3x3-${option}.${lights}`).rows, 3, option);
  }
  const [, shapes] = /\*\*Shapes\*\* are([\s\S]*?)`graph-`/.exec(sections.Boards) ?? [];
  for (const shape of codesIn(shapes)) assert.equal(engineOf(`${shape}.on`).rows, 1, shape);
});

test("every other form of the attribute means the notation beside it", () => {
  const forms = rowsOf(sections["Other forms of the attribute `board`"]);
  assert.ok(forms.length > 10);
  for (const [form, rest] of forms) {
    const given = form.slice(1, -1).replaceAll(" / ", "\n").replace("HOST", "example.org");
    assert.equal(meant(given, /doors/.test(rest) ? "doors" : "grid"), codesIn(rest)[0], given);
  }
  assert.equal(meant("011 101 110", "doors"), "doors-011-101-110.off");
});

test("a notation keeps its meaning, and a text that is none is returned as it is", () => {
  for (const [given, kind] of [
    ["3x3.108", "grid"],
    ["1x1.0", "grid"],
    ["doors-01-10.8", "doors"],
    ["cube3.on", "grid"],
  ])
    assert.equal(meant(given, kind), engineOf(given).notation);
  for (const wrong of [
    "",
    "nonsense",
    "5x5-crozz.on",
    "3x3.1010",
    "2x2: 5",
    "65537x65537",
    "0x0",
    "doors-",
    "x".repeat(300_000),
  ])
    assert.equal(notationOf(wrong, createEngine(module), "grid"), wrong);
  for (const wrong of ["1 1 0 | 1\n0 1 1 | 0\n1 0 1 | 1", "[1,0,1 | 1]\n[0,1,1 | 0]", "A:1\nB:0\nC:1"])
    assert.equal(notationOf(wrong, createEngine(module), "doors"), wrong, "digits of one door each");
});
