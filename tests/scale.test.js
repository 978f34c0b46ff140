// The style of everything that the site ships, style sheets and scripts: distances and radii are steps of one scale, and colours have names.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const SITE = process.env.SITE ?? "build/site";

const names = readdirSync(SITE, { recursive: true, encoding: "utf8" });
const files = names.filter((name) => /\.(css|js|html)$/.test(name) && !name.startsWith("example"));
const texts = files.map((name) => readFileSync(join(SITE, name), "utf8"));
/** Name and value of each declaration, custom properties left out. */
const declarations = texts.flatMap((text) =>
  [...text.matchAll(/(?<=[{;]\s*)([a-z][a-z-]*):\s*([^;{}"'`\\]+)/g)].map(([, name, value]) => ({ name, value })),
);

/** The values of properties, by their names. @param {RegExp} property */
const valuesOf = (property) => declarations.filter(({ name }) => property.test(name)).map(({ value }) => value);

/** Radii that are no steps of the scale, and why. */
const SHARES = {
  0: "a corner that is cut off otherwise, or where two edges meet",
  inherit: "as of what it covers",
  "50%": "a disc",
  "20%": "a tile",
  "14%": "a face of a cube, and the outline within a tile",
  "4%": "a tile that is locked is nearly a square",
  "35%": "a door among those of a mask",
  "clamp(var(--r-m),5cqi,var(--r-l))": "a panel, from the smallest to the largest",
  "calc(var(--size) / 2)": "the arch over a dial",
  "calc(var(--size) / 6)": "the foot of a dial",
};

test("corners have one of five radii, or a share of what they round", () => {
  const corners = valuesOf(/^border(-\w+-\w+)?-radius$/).flatMap(
    (value) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [],
  );
  const isOfScale = (/** @type {string} */ radius) => /^var\(--r-(xs|s|m|l|full)\)$/.test(radius);
  assert.equal(new Set(corners.filter(isOfScale)).size, 5);
  const others = corners.filter((radius) => !isOfScale(radius));
  assert.deepEqual(new Set(others), new Set(Object.keys(SHARES)));
});

/** Paddings, margins and gaps that are no steps of the scale, and why. */
const OWN = {
  "1px": "keeps margins from collapsing, and the numbers of columns apart",
  "24px": "half of a handle, whose middle is on a corner of a picture",
  "95px": "what an element has below its board, before it is made",
  "135px": "what an element has below its doors, before it is made",
  "1.5rem": "from an icon to the dot at its corner",
  "1.75rem": "from an icon to the dot at its corner",
  "2.25rem": "the number of a step, and the space after it",
  "3.25rem": "the column of a tool, and as much on the other side of the board",
  "4rem": "around the heading of a chapter, and above its foot",
};

test("paddings, margins and gaps are steps of one scale, or in proportion to their text or their place", () => {
  const values = valuesOf(/^(padding|margin|gap|row-gap|column-gap)(-|$)/);
  assert.equal(new Set(values.flatMap((value) => value.match(/var\(--s\d\)/g) ?? [])).size, 8);
  const lengths = values.flatMap((value) => value.match(/(?<![\w.])(?:\d*\.)?\d+(?:px|rem)\b/g) ?? []);
  assert.deepEqual(new Set(lengths.filter((length) => Number.parseFloat(length))), new Set(Object.keys(OWN)));
});

/** Colours without a name. */
const SHADES = ["#000", "#fff", "#0000", "#0003", "#0006", "#000a", "#fff1", "#fff2", "#fff8", "#999", "#e0e0e0"];

test("what is painted has the colour of a custom property, or is black or white or a veil of these, or a grey on paper", () => {
  const colours = declarations.flatMap(({ value }) => value.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi) ?? []);
  assert.deepEqual(new Set(colours), new Set(SHADES));
});
