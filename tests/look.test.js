// The colours of pictures by the look that is asked for, and warnings to authors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { warn } from "../web/board/author.js";
import { DARK, LIGHT, paletteOf } from "../web/board/palettes.js";
import { NIGHT } from "../web/board/picture.js";

/** The channels of a colour. @param {string} hex */
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

test("a look changes a palette by its theme and its colours, and by nothing that is no colour", () => {
  assert.equal(paletteOf(undefined), NIGHT);
  assert.deepEqual(paletteOf({}), DARK);
  assert.deepEqual(paletteOf({ theme: "light" }), LIGHT);
  for (const wrong of ["red", "#fff", "#12345g", '"><script>', "", null, 7])
    assert.deepEqual(
      paletteOf({ theme: "light", accent: /** @type {any} */ (wrong), surface: /** @type {any} */ (wrong) }),
      LIGHT,
    );
});

test("pictures have the colours of the elements", () => {
  const css = readFileSync(new URL("../web/board/element.css", import.meta.url), "utf8");
  const ofElement = (/** @type {string} */ name) =>
    new RegExp(`\\n  --${name}: [^\\n]*(#[\\da-f]{6})\\)*;`).exec(css)?.[1].toUpperCase();
  const { panel, off, ring, lit, leaf, mask, letter, maskEdge } = DARK;
  const names = ["panel", "off", "off-ring", "lit", "leaf", "glow", "text", "text-2"];
  assert.deepEqual([panel, off, ring, lit, leaf, mask, letter, maskEdge], names.map(ofElement));
});

test("all colours derived from one lie between it and black or white, and are written as #rrggbb", () => {
  for (const theme of ["dark", "light"])
    for (const color of ["#000000", "#ffffff", "#0d3b36", "#FFC94D", "#010203"]) {
      const { panel, off, ring, maskEdge, lit, doorway, leaf, mask } = paletteOf({
        theme,
        accent: color,
        surface: color,
      });
      assert.deepEqual([panel, lit, doorway], [color, color, color]);
      const tint = theme === "light" ? 0 : 255;
      for (const derived of [off, ring, maskEdge, leaf, mask]) assert.match(derived, /^#[\da-f]{6}$/i);
      channels(color).forEach((level, i) => {
        for (const derived of [off, ring, maskEdge].map(channels))
          assert.ok(Math.abs(derived[i] - level) + Math.abs(derived[i] - tint) === Math.abs(level - tint));
        assert.ok(channels(leaf)[i] <= level && channels(leaf)[i] >= level / 2);
      });
    }
});

test("each warning is written once", (context) => {
  const { mock } = context.mock.method(console, "warn", () => {});
  for (const text of ["one", "two", "one", "two"]) warn(text);
  assert.deepEqual(
    mock.calls.map(({ arguments: [text] }) => text),
    ["one", "two"],
  );
});
