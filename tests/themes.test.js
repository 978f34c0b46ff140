// The palettes of the page: what they say can be read, also by people who see fewer colours.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const SITE = process.env.SITE ?? "build/site"; // the book's pages get their head there
const css = ["tokens", "style"]
  .map((name) => readFileSync(new URL(`../web/${name}.css`, import.meta.url), "utf8"))
  .join("\n");

/** The custom properties of the rules with this selector. */
function rule(selector) {
  const rules = css.matchAll(new RegExp(`(?:^|\\n)${selector.replace(/[[\]]/g, "\\$&")} \\{([^}]+)\\}`, "g"));
  const bodies = [...rules].map(([, body]) => body).join("");
  return Object.fromEntries([...bodies.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const BASE = rule(":root,\n[data-theme]");
const side = (index) =>
  Object.fromEntries(
    Object.entries(BASE).map(([name, value]) => [
      name,
      value
        .replace(/^light-dark\((.+)\)$/, "$1")
        .split(", ")
        .at(value.startsWith("light-dark") ? index : 0),
    ]),
  );
const THEMES = {
  light: side(0),
  dark: side(1),
  dusk: { ...side(1), ...rule('[data-theme="dusk"]') },
  sea: { ...side(0), ...rule('[data-theme="sea"]') },
};

/** Machado, Oliveira and Fernandes 2009, in linear light, of people who lack one kind of cone. */
const SIGHTS = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.303901],
  ],
};

/** Linear red, green and blue of "#abc" or "#aabbcc". */
function linear(hex) {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g);
  return digits.map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** As WCAG 2 defines it. */
function contrast(one, other, sight) {
  const [light, dark] = [one, other]
    .map((hex) => {
      const seen = sight.map((row) => row.reduce((sum, part, i) => sum + part * linear(hex)[i], 0));
      const [red, green, blue] = seen.map((value) => Math.min(Math.max(value, 0), 1));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;

const pairs = (inks, grounds, least) => inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })));

/** Pairs of foreground and background, with the contrast that they need. */
const PAIRS = [
  ...pairs(["text", "text-2", "accent", "good", "warn"], ["bg", "surface", "surface-2"], TEXT),
  ...pairs(["edge"], ["bg", "surface"], SHAPE),
  ...pairs(["night-text", "night-text-2"], ["night", "house", "house-2", "pane"], TEXT),
  ...pairs(["ink"], ["lit", "lit-core", "lit-edge", "glow"], TEXT),
  ...pairs(["lit"], ["night", "house", "house-2", "pane"], SHAPE),
  ...pairs(["lit-edge"], ["pane"], SHAPE),
];

for (const [name, theme] of Object.entries(THEMES))
  for (const [who, sight] of Object.entries(SIGHTS))
    test(`${name} can be read by people with ${who === "all" ? "all cones" : `${who} sight`}`, () => {
      const colours = { ...theme, white: "#ffffff" };
      const faint = PAIRS.map((pair) => ({ ...pair, found: contrast(colours[pair.ink], colours[pair.ground], sight) }))
        .filter(({ least, found }) => found < least)
        .map(({ ink, ground, least, found }) => `${ink} on ${ground}: ${found.toFixed(2)}, not ${least}`);
      assert.deepEqual(faint, []);
    });

test("lights that are on and off differ most of all", () => {
  for (const theme of Object.values(THEMES))
    for (const sight of Object.values(SIGHTS)) assert.ok(contrast(theme.lit, theme.pane, sight) >= 4.5);
});

test("pages have themes of their own, so Dark Reader, which swaps lit and unlit lights, leaves them alone", () => {
  const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });
  const pages = files.filter((name) => name.endsWith(".html"));
  assert.ok(pages.length > 0);
  const inverted = pages.filter(
    (name) => !readFileSync(`${SITE}/${name}`, "utf8").includes('<meta name="darkreader-lock">'),
  );
  assert.deepEqual(inverted, []);
});
