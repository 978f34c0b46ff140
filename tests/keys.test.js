// The letters of shortcuts on keyboards of other alphabets.
import assert from "node:assert/strict";
import { test } from "node:test";
import { latinKeyOf } from "../web/ui/keys.js";

/** The key where a US keyboard has Z, by layout, as browsers report it. */
const PLACE_OF_Z = { Russian: "я", Ukrainian: "Я", Greek: "ζ", Hebrew: "ז", Arabic: "ئ", Korean: "ㅋ", English: "Z" };

test("layouts without Latin letters have the shortcuts at the places of a US keyboard", () => {
  for (const [layout, key] of Object.entries(PLACE_OF_Z)) assert.equal(latinKeyOf({ key, code: "KeyZ" }), "z", layout);
});

test("a Latin letter is itself wherever it is: German, French and Dvorak have their Z elsewhere", () => {
  for (const code of ["KeyY", "KeyW", "Slash"]) assert.equal(latinKeyOf({ key: "z", code }), "z");
  assert.equal(latinKeyOf({ key: "y", code: "KeyZ" }), "y");
  assert.equal(latinKeyOf({ key: "ß", code: "Minus" }), "ß");
});

test("keys that are no letters keep their names", () => {
  for (const [key, code] of [
    [" ", "Space"],
    ["Enter", "Enter"],
    ["?", "Digit7"],
    ["1", "Numpad1"],
    ["ArrowLeft", "ArrowLeft"],
  ])
    assert.equal(latinKeyOf({ key, code }), key.toLowerCase());
});
