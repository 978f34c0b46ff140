// The corners in everything that the site ships, style sheets and scripts: steps of one scale, or shares of what they round.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const SITE = process.env.SITE ?? "build/site";

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

/** Every radius of a corner in the files of a folder. @param {string} folder */
function radiiOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(css|js|html)$/.test(name),
  );
  const texts = files.map((name) => readFileSync(join(folder, name), "utf8"));
  const rules = texts.flatMap((text) => [...text.matchAll(/border(?:-\w+-\w+)?-radius:\s*([^;}"'`\\]+)/g)]);
  return rules.flatMap(([, value]) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []);
}

test("corners have one of five radii, or a share of what they round", () => {
  const radii = radiiOf(SITE);
  const isOfScale = (/** @type {string} */ radius) => /^var\(--r-(xs|s|m|l|full)\)$/.test(radius);
  assert.equal(new Set(radii.filter(isOfScale)).size, 5);
  const others = radii.filter((radius) => !isOfScale(radius));
  assert.deepEqual(new Set(others), new Set(Object.keys(SHARES)));
});
