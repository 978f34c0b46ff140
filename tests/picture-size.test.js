// The size of a picture from the start of its file.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureSize } from "../web/solve/picture-size.js";
import { randomSource } from "./plain.js";

const bytesOf = (...parts) => {
  const bytes = parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : part));
  return Uint8Array.from(bytes).buffer;
};
const big = (value, count) => Array.from({ length: count }, (_, i) => Math.floor(value / 256 ** (count - 1 - i)) % 256);
const little = (value, count) => big(value, count).reverse();

/** A file of 3 × 1000 pixels in each format, as far as the size. */
const FILES = {
  png: bytesOf("\x89PNG\r\n\x1a\n", big(13, 4), "IHDR", big(3, 4), big(1000, 4), [8, 6, 0, 0, 0]),
  jpeg: bytesOf(
    [0xff, 0xd8, 0xff, 0xe0],
    big(6, 2),
    "JFIF",
    [0xff, 0xc4],
    big(4, 2),
    [0, 0],
    [0xff, 0xc2],
    big(17, 2),
    [8],
    big(1000, 2),
    big(3, 2),
  ),
  gif: bytesOf("GIF89a", little(3, 2), little(1000, 2)),
  avif: bytesOf(big(24, 4), "ftypavif", Array(8).fill(0), "ispe", big(0, 4), big(3, 4), big(1000, 4)),
  bmp: bytesOf("BM", Array(16).fill(0), little(3, 4), little(2 ** 32 - 1000, 4)),
  lossy: bytesOf("RIFF", Array(4).fill(0), "WEBPVP8 ", Array(10).fill(0), little(3, 2), little(1000, 2)),
  lossless: bytesOf("RIFF", Array(4).fill(0), "WEBPVP8L", Array(4).fill(0), [0x2f], little(2 + 999 * 2 ** 14, 4)),
  extended: bytesOf("RIFF", Array(4).fill(0), "WEBPVP8X", Array(8).fill(0), little(2, 3), little(999, 3)),
};

for (const [name, file] of Object.entries(FILES)) {
  test(`${name}: the size is read`, () => assert.deepEqual(pictureSize(file), { width: 3, height: 1000 }));

  test(`${name}: a file that ends early has no size, or the same`, () => {
    for (let length = 0; length < file.byteLength; length++) {
      const size = pictureSize(file.slice(0, length));
      assert.ok(size === null || (size.width === 3 && size.height === 1000), `${length}`);
    }
  });
}

test("of the sizes in a file of boxes the largest counts, so that a thumbnail does not hide a huge picture", () => {
  const sizeBox = (/** @type {number} */ side) => ["ispe", big(0, 4), big(side, 4), big(side, 4)].flat();
  const file = bytesOf(big(24, 4), "ftypheic", ...[16, 20_000, 512].flatMap(sizeBox));
  assert.deepEqual(pictureSize(file), { width: 20_000, height: 20_000 });
});

test("other files have no size", () => {
  const texts = [
    "",
    "<svg width='9' height='9'/>",
    "%PDF-1.7",
    "RIFF0000WAVEfmt 0000000000",
    "5x5.on",
    "\xff\xd8\xff\xd9",
  ];
  for (const text of texts) assert.equal(pictureSize(bytesOf(text)), null, text);
});

test("any bytes behind a known start give a size or none", () => {
  const random = randomSource(9);
  for (const start of ["\xff\xd8\xff", "GIF8", "BM", "RIFF0000WEBPVP8X", "\x89PNG\r\n\x1a\n"])
    for (let i = 0; i < 200; i++) {
      const size = pictureSize(
        bytesOf(
          start,
          Array.from({ length: random(60) }, () => random(256)),
        ),
      );
      assert.ok(size === null || (size.width >= 0 && size.height >= 0) || start === "BM");
    }
});
