// Boards read from pictures: what share of a drawn test set is right, and the limits of the module.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GridImage } from "../web/engine/grid-image.js";
import { randomSource } from "./plain.js";
import { drawScreenshot, STYLES } from "./screenshots.js";

const module = new WebAssembly.Module(readFileSync(new URL("../build/grid-image.wasm", import.meta.url)));

const PICTURES = 8; // of each style

/** True if the cells are divided into the same classes, whatever their names. */
function isSamePartition(classes, expected) {
  const pairs = new Set(expected.map((state, i) => `${state} ${classes[i]}`));
  return pairs.size === new Set(expected).size && pairs.size === new Set(classes).size;
}

const isRight = (reading, { rows, cols, classes }) =>
  reading?.rows === rows && reading.cols === cols && isSamePartition(reading.classes, classes);

/** The corners as a reader sets them: on the outline of the board, not exactly. */
function corners({ rectangle: { left, top, right, bottom }, pitch }, random) {
  const about = (place) => place + ((random(201) - 100) / 100) * Math.min(3, pitch / 10);
  const [x0, y0, x1, y1] = [left, top, right, bottom].map(about);
  return [x0, y0, x1, y0, x1, y1, x0, y1];
}

/** Classes are ordered by lightness. */
function assertOrdered({ colours }) {
  const lightness = colours.map(([r, g, b]) => 0.299 * r + 0.587 * g + 0.114 * b);
  assert.deepEqual(
    lightness.toSorted((a, b) => a - b),
    lightness,
  );
}

/** The number of corrections after which a picture is read right: the corners, then rows and columns. 3: never. */
function corrections(picture, random) {
  const image = new GridImage(module, picture);
  const { rows, cols } = picture;
  const given = [{}, { corners: corners(picture, random) }];
  given.push({ ...given[1], rows, cols });
  return given.findIndex((each) => {
    const reading = image.read(each);
    if (reading) assertOrdered(reading);
    return isRight(reading, picture);
  });
}

test("of a test set, at least 85 % of each style are right with nothing given, and 95 % after two corrections; classes are ordered by lightness", (context) => {
  const random = randomSource(3);
  const counts = Object.fromEntries(
    Object.keys(STYLES).map((style) => {
      const right = [0, 0, 0];
      for (let seed = 1; seed <= PICTURES; seed++) {
        const needed = corrections(drawScreenshot(style, 100 + seed), random);
        for (let k = 0; k < 3; k++) if (needed >= 0 && needed <= k) right[k]++;
      }
      return [style, right];
    }),
  );
  for (const [style, [none, , two]] of Object.entries(counts)) {
    context.diagnostic(`${style}: ${counts[style].join(", ")} of ${PICTURES}`);
    assert.ok(none >= 0.85 * PICTURES, `${style}: ${none}`);
    assert.ok(two >= 0.95 * PICTURES, `${style}: ${two}`);
  }
});

const GAPS = drawScreenshot("gaps", 7);

test("the colours of classes are those of the cells", () => {
  const { colours, classes, corners, rows, cols } = new GridImage(module, GAPS).read();
  for (const [i, state] of classes.entries()) {
    const x = corners[0] + (((i % cols) + 0.5) * (corners[2] - corners[0])) / cols;
    const y = corners[1] + ((Math.floor(i / cols) + 0.5) * (corners[5] - corners[1])) / rows;
    const at = 4 * (Math.floor(y) * GAPS.width + Math.floor(x));
    for (let c = 0; c < 3; c++) assert.ok(Math.abs(GAPS.data[at + c] - colours[state][c]) < 12);
  }
});

test("the number of colours is as given", () => {
  const image = new GridImage(module, GAPS);
  for (const colours of [2, 3, 4]) assert.equal(image.read({ colours }).colours.length, colours);
});

test("a picture of one colour has no grid", () => {
  const data = new Uint8ClampedArray(4 * 100 * 80).fill(200);
  const image = new GridImage(module, { data, width: 100, height: 80 });
  assert.equal(image.read(), null);
  assert.equal(image.read({ corners: [0, 0, 50, 0, 50, 50, 0, 50] }), null);
  assert.deepEqual(image.read({ corners: [0, 0, 50, 0, 50, 50, 0, 50], rows: 2, cols: 2 }).colours, [[200, 200, 200]]);
});

test("numbers outside the limits read nothing", () => {
  const image = new GridImage(module, GAPS);
  for (const given of [{ rows: 65 }, { cols: -1 }, { colours: 7 }, { corners: Array(8).fill(Number.NaN) }])
    assert.equal(image.read(given), null);
  for (const [width, height] of [
    [15, 100],
    [100, 1601],
    [0, 0],
  ])
    assert.throws(() => new GridImage(module, { data: [], width, height }), { code: "memory" });
});

test("the module exports what is declared, and is small", () => {
  const bytes = readFileSync(new URL("../build/grid-image.wasm", import.meta.url));
  const source = readFileSync(new URL("../src/exports/grid_image_wasm.c", import.meta.url), "utf8");
  const declared = [...source.matchAll(/EXPORT\((\w+)\)/g)].map(([, name]) => name);
  const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
  assert.deepEqual(exported.sort(), [...declared, "memory", "_initialize"].sort());
  assert.ok(bytes.length <= 10_500, `${bytes.length} bytes`);
});
