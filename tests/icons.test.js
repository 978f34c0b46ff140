// The icons of the page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ICONS } from "../web/page/icons.js";

/** The ends of the lines of a path, in order. */
function endsOf(path) {
  const ends = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const isRelative = command === command.toLowerCase();
    const size = { m: 2, l: 2, h: 1, v: 1, a: 7, c: 6, z: 0 }[command.toLowerCase()];
    for (let k = 0; k < Math.max(numbers.length, 1); k += size || 1) {
      const last = numbers.slice(k, k + size).slice(-2);
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      if (size === 0) [x, y] = [startX, startY];
      else if (size === 1) [x, y] = command.toLowerCase() === "h" ? [fromX + last[0], y] : [x, fromY + last[0]];
      else [x, y] = [fromX + last[0], fromY + last[1]];
      if (command.toLowerCase() === "m" && k === 0) [startX, startY] = [x, y];
      ends.push([x, y]);
    }
  }
  return ends;
}

test("the lines of every icon end inside its square, and no two icons are the same", () => {
  for (const [name, path] of Object.entries(ICONS))
    for (const [x, y] of endsOf(path)) assert.ok(x >= 2 && x <= 22 && y >= 2 && y <= 22, `${name}: ${x}, ${y}`);
  assert.equal(new Set(Object.values(ICONS)).size, Object.keys(ICONS).length);
});

/** The colours of the palette of a PNG. @param {Buffer} png */
function paletteOf(png) {
  const start = png.indexOf("PLTE");
  const bytes = png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4));
  return bytes.toString("hex").match(/.{6}/g) ?? [];
}

test("the icons of the page have the colours of the night, in the drawing and in its pictures", () => {
  const css = ["tokens", "style"].map((name) => readFileSync(`web/${name}.css`, "utf8")).join("");
  const tokens = ["night", "pane", "lit"].map((name) => new RegExp(`--${name}: #(\\w{6});`).exec(css)?.[1]).sort();
  const drawn = [...readFileSync("web/icon.svg", "utf8").matchAll(/fill="#(\w+)"/g)].map(([, colour]) => colour);
  const pictures = ["icon-64", "icon-512"].map((name) => paletteOf(readFileSync(`web/${name}.png`)));
  for (const colours of [drawn, ...pictures]) assert.deepEqual([...new Set(colours)].sort(), tokens);
});
