// QR codes, read back by a decoder that follows the standard's tables and shares nothing with the encoder.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PATHS } from "../web/play/path.js";
import { qrCode } from "../web/play/qr.js";
import { randomSource } from "./plain.js";

/** ISO/IEC 18004, table 9, level M: of each version, correction bytes a block, and the data bytes of each block. @type {[number, number[]][]} */
const TABLE = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
];
/** Annex E: the centres of alignment patterns. */
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
/** Table 10: the mask, by its number, at row i and column j. */
const MASKS = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => ((i >> 1) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];
/** Annex C: the format of level M with mask 0 … 7, as it is written. */
const FORMATS = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
/** Annex D: the versions from 7 on, as they are written. */
const VERSIONS = { 7: 0x07c94, 8: 0x085bc, 9: 0x09a99 };

const EXP = [1];
for (let i = 1; i < 255; i++) EXP.push(EXP[i - 1] < 128 ? EXP[i - 1] * 2 : (EXP[i - 1] * 2) ^ 0x11d);

/** The bits of places [row, column], the first highest. */
const numberAt = (rows, places) => places.reduce((number, [i, j]) => number * 2 + Number(rows[i][j]), 0);
const counted = (from, to) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, k) => (from < to ? from + k : from - k));

/** Both copies of the format, highest bit first. */
function formatsOf(rows) {
  const n = rows.length;
  const around = [...[0, 1, 2, 3, 4, 5, 7, 8].map((j) => [8, j]), ...[7, 5, 4, 3, 2, 1, 0].map((i) => [i, 8])];
  const apart = [...counted(n - 1, n - 7).map((i) => [i, 8]), ...counted(n - 8, n - 1).map((j) => [8, j])];
  return [numberAt(rows, around), numberAt(rows, apart)];
}

/** Whether a module belongs to a pattern of the symbol, not to its data. */
function isPattern(i, j, n, version) {
  const far = n - 9;
  if ((i < 9 && (j < 9 || j > far)) || (i > far && j < 9) || i === 6 || j === 6) return true;
  if (version >= 7 && ((i < 6 && j > n - 12) || (j < 6 && i > n - 12))) return true;
  return ALIGNMENT[version - 1].some((y) =>
    ALIGNMENT[version - 1].some(
      (x) => Math.abs(i - y) < 3 && Math.abs(j - x) < 3 && !(x === 6 && (y === 6 || y > far)) && !(y === 6 && x > far),
    ),
  );
}

/** The bytes in the order in which they are written, unmasked. */
function bytesOf(rows, version, mask) {
  const n = rows.length;
  const bits = [];
  let upwards = true;
  for (let right = n - 1; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5;
    for (const i of upwards ? counted(n - 1, 0) : counted(0, n - 1))
      for (const j of [right, right - 1])
        if (!isPattern(i, j, n, version)) bits.push(Number(rows[i][j]) ^ Number(MASKS[mask](i, j)));
  }
  return Array.from({ length: bits.length >> 3 }, (_, k) => Number.parseInt(bits.slice(8 * k, 8 * k + 8).join(""), 2));
}

/** The blocks, each with its correction behind it. */
function blocksOf(bytes, version) {
  const [correction, lengths] = TABLE[version - 1];
  const blocks = lengths.map(() => []);
  const rest = [...bytes];
  for (let k = 0; k < Math.max(...lengths); k++)
    lengths.forEach((length, b) => k < length && blocks[b].push(rest.shift()));
  for (let k = 0; k < correction; k++) for (const block of blocks) block.push(rest.shift());
  assert.equal(rest.length, 0);
  return blocks;
}

/** A block as a polynomial, at a power of 2 in GF(256): 0 for every power below the number of correction bytes. */
const syndrome = (block, power) =>
  block.reduce((sum, byte, k) => {
    const exponent = power * (block.length - 1 - k);
    return byte ? sum ^ EXP[(EXP.indexOf(byte) + exponent) % 255] : sum;
  }, 0);

function decode(rows) {
  const version = (rows.length - 17) / 4;
  const [format, copy] = formatsOf(rows);
  assert.equal(format, copy);
  const mask = FORMATS.indexOf(format);
  const [correction, lengths] = TABLE[version - 1];
  const blocks = blocksOf(bytesOf(rows, version, mask), version);
  for (const block of blocks)
    for (let power = 0; power < correction; power++) assert.equal(syndrome(block, power), 0, "an error was written");
  const data = blocks.flatMap((block, b) => block.slice(0, lengths[b]));
  const nibbles = data.flatMap((byte) => [byte >> 4, byte & 15]);
  assert.equal(nibbles[0], 4, "byte mode");
  const length = nibbles[1] * 16 + nibbles[2];
  const text = Array.from({ length }, (_, k) => nibbles[3 + 2 * k] * 16 + nibbles[4 + 2 * k]);
  const after = nibbles.slice(3 + 2 * length);
  assert.equal(after[0], 0, "the end");
  assert.ok(
    after.slice(1).join().replaceAll("14,12,1,1", "").replace("14,12", "").replaceAll(",", "") === "",
    "padding",
  );
  return new TextDecoder().decode(new Uint8Array(text));
}

test("every length that fits is read back, in the smallest version that holds it", () => {
  const random = randomSource(1);
  const rooms = TABLE.map(([, lengths]) => lengths.reduce((sum, length) => sum + length, 0) - 2);
  for (let length = 0; length <= rooms.at(-1); length++) {
    const text = Array.from({ length }, () => String.fromCharCode(33 + random(94))).join("");
    const rows = qrCode(text);
    assert.equal(decode(rows), text);
    assert.equal((rows.length - 17) / 4, rooms.findIndex((room) => length <= room) + 1);
  }
  assert.equal(qrCode("x".repeat(rooms.at(-1) + 1)), null);
});

test("letters beyond ASCII are bytes, too", () => {
  assert.equal(decode(qrCode("https://host/#关灯★")), "https://host/#关灯★");
});

test("the address of every level fits", () => {
  for (const { notation } of [...PATHS.lights, ...PATHS.doors]) {
    const url = `https://somebody.example/lights-and-doors/#${notation}`;
    assert.equal(decode(qrCode(url)), url);
  }
});

test("finders, timing, alignment and version stand where the standard has them", () => {
  for (let version = 1; version <= TABLE.length; version++) {
    const rows = qrCode("x".repeat(TABLE[version - 1][1].reduce((sum, length) => sum + length) - 2));
    const n = rows.length;
    const squares = (i, j, reach) =>
      counted(i - reach, i + reach).map((y) =>
        counted(j - reach, j + reach)
          .map((x) => Number(rows[y][x]))
          .join(""),
      );
    for (const [i, j] of [
      [3, 3],
      [3, n - 4],
      [n - 4, 3],
    ])
      assert.deepEqual(squares(i, j, 3), ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]);
    for (let k = 8; k < n - 8; k++) assert.deepEqual([rows[6][k], rows[k][6]], [k % 2 === 0, k % 2 === 0]);
    const last = ALIGNMENT[version - 1].at(-1);
    for (const i of ALIGNMENT[version - 1])
      for (const j of ALIGNMENT[version - 1])
        if (
          ![
            [6, 6],
            [6, last],
            [last, 6],
          ].some(([y, x]) => y === i && x === j)
        )
          assert.deepEqual(squares(i, j, 2), ["11111", "10001", "10101", "10001", "11111"]);
    assert.equal(rows[n - 8][8], true);
    if (version < 7) continue;
    const places = counted(5, 0).flatMap((k) => [2, 1, 0].map((l) => [n - 11 + l, k]));
    assert.equal(numberAt(rows, places), VERSIONS[version]);
    assert.equal(
      numberAt(
        rows,
        places.map(([i, j]) => [j, i]),
      ),
      VERSIONS[version],
    );
  }
});

test("the mask is the one whose symbol is easiest to read", () => {
  // Points as the standard counts them, one module after another.
  const points = (rows) => {
    const n = rows.length;
    let sum = 0;
    for (const lines of [rows, rows.map((_, j) => rows.map((row) => row[j]))])
      for (const line of lines) {
        for (let from = 0, to = 0; from < n; from = to) {
          while (to < n && line[to] === line[from]) to++;
          if (to - from >= 5) sum += to - from - 2;
        }
        for (let k = 0; k + 11 <= n; k++) {
          const eleven = line
            .slice(k, k + 11)
            .map(Number)
            .join("");
          if (eleven === "10111010000" || eleven === "00001011101") sum += 40;
        }
      }
    for (let i = 0; i + 1 < n; i++)
      for (let j = 0; j + 1 < n; j++)
        if (rows[i][j] === rows[i][j + 1] && rows[i][j] === rows[i + 1][j] && rows[i][j] === rows[i + 1][j + 1])
          sum += 3;
    const share = rows.flat().filter(Boolean).length / n ** 2;
    return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
  };
  for (const text of ["", "5x5.on", "https://host/#doors-0111-1001-0011-1011.off", "x".repeat(130)]) {
    const rows = qrCode(text);
    const [format] = formatsOf(rows);
    const all = MASKS.map((_, mask) => points(remasked(rows, FORMATS.indexOf(format), mask)));
    assert.equal(all[FORMATS.indexOf(format)], Math.min(...all), text);
  }
});

/** The same symbol with another mask. */
function remasked(rows, from, to) {
  const n = rows.length;
  const version = (n - 17) / 4;
  const other = rows.map((row, i) =>
    row.map((dark, j) => (isPattern(i, j, n, version) ? dark : dark !== (MASKS[from](i, j) !== MASKS[to](i, j)))),
  );
  const bits = counted(14, 0).map((bit) => ((FORMATS[to] >> bit) & 1) === 1);
  const around = [...[0, 1, 2, 3, 4, 5, 7, 8].map((j) => [8, j]), ...[7, 5, 4, 3, 2, 1, 0].map((i) => [i, 8])];
  const apart = [...counted(n - 1, n - 7).map((i) => [i, 8]), ...counted(n - 8, n - 1).map((j) => [8, j])];
  for (const places of [around, apart]) places.forEach(([i, j], k) => (other[i][j] = bits[k]));
  return other;
}

test("the decoder notices a single wrong module", () => {
  const rows = qrCode("https://host/#5x5.on");
  rows[rows.length - 1][rows.length - 1] = !rows[rows.length - 1][rows.length - 1];
  assert.throws(() => decode(rows));
});
