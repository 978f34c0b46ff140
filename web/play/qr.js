/**
 * @file QR codes (ISO/IEC 18004) for addresses: bytes, error correction level M, versions 1 to 9.
 *
 * @typedef {{ size: number, dark: Uint8Array, fixed: Uint8Array }} Symbol  row by row; fixed: modules that carry no data
 */

/** Of each version at level M: correction bytes a block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5];
const BYTE_MODE = 4;
const HEADER_BYTES = 2; // mode and length, and behind the text its end
const PADDING = [0xec, 0x11];
const FINDER = [1, 1, 0, 1, 0]; // from its centre on
/** Each flips the modules where it is 0. @type {((x: number, y: number) => number)[]} */
const MASKS = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** @param {string} text @returns {boolean[][] | null} rows of modules, true = dark, without a margin; null: too long */
export function qrCode(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, index) => bytes.length + HEADER_BYTES <= roomOf(index + 1)) + 1;
  if (version === 0) return null;
  const symbol = blank(version);
  place(symbol, corrected(dataOf(bytes, roomOf(version)), version));
  const candidates = MASKS.map((_, mask) => masked(symbol, mask));
  const penalties = candidates.map(penalty);
  const { size, dark } = candidates[penalties.indexOf(Math.min(...penalties))];
  return Array.from({ length: size }, (_, y) => Array.from(dark.subarray(y * size, (y + 1) * size), Boolean));
}

/** Bytes of data. @param {number} version */
function roomOf(version) {
  const free = blank(version).fixed.reduce((sum, fixed) => sum + 1 - fixed, 0);
  return Math.floor(free / 8) - CORRECTION[version - 1] * BLOCKS[version - 1];
}

/** @param {number[]} bytes @param {number} room */
function dataOf(bytes, room) {
  const nibbles = [BYTE_MODE, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  return Array.from({ length: room }, (_, i) =>
    2 * i < nibbles.length ? (nibbles[2 * i] << 4) | nibbles[2 * i + 1] : PADDING[(i - nibbles.length / 2) % 2],
  );
}

/** The product in GF(256) modulo x⁸ + x⁴ + x³ + x² + 1. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** The remainder of a block, as a polynomial, by (x - 1)(x - 2)(x - 4) … @param {number[]} block @param {number} length */
function correctionOf(block, length) {
  let divisor = [1];
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2))
    divisor = [...divisor, 0].map((term, k) => term ^ (k ? times(divisor[k - 1], root) : 0));
  return block.reduce(
    (rest, byte) => [...rest.slice(1), 0].map((term, k) => term ^ times(divisor[k + 1], byte ^ rest[0])),
    Array(length).fill(0),
  );
}

/** The data in blocks, the last ones a byte longer, and their correction; all read across. @param {number[]} data @param {number} version */
function corrected(data, version) {
  const count = BLOCKS[version - 1];
  const [short, longer] = [Math.floor(data.length / count), data.length % count];
  const start = (/** @type {number} */ i) => i * short + Math.max(0, i - (count - longer));
  const blocks = Array.from({ length: count }, (_, i) => data.slice(start(i), start(i + 1)));
  return [...across(blocks), ...across(blocks.map((block) => correctionOf(block, CORRECTION[version - 1])))];
}

/** @param {number[][]} rows the last is as long as any */
const across = (rows) => rows[rows.length - 1].flatMap((_, k) => rows.flatMap((row) => row.slice(k, k + 1)));

/** A symbol with all that is not data; the places of the format are taken, too. @param {number} version @returns {Symbol} */
function blank(version) {
  const size = 17 + 4 * version;
  const last = size - 7;
  const symbol = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  for (let i = 0; i < size; i++) setBoth(symbol, i, 6, 1 - (i % 2));
  const centres = [6, ...(version < 7 ? [] : [8 + 2 * version]), ...(version === 1 ? [] : [last])];
  for (const x of centres)
    for (const y of centres) // three corners have finders
      if (Math.min(x, y) > 6 || (x !== y && Math.max(x, y) < last)) rings(symbol, x, y, [1, 0, 1]);
  rings(symbol, 3, 3, FINDER);
  rings(symbol, size - 4, 3, FINDER);
  rings(symbol, 3, size - 4, FINDER);
  drawFormat(symbol, 0);
  const code = withRemainder(version, 12, 0x1f25);
  for (let i = 0; version >= 7 && i < 18; i++) setBoth(symbol, last - 4 + (i % 3), Math.floor(i / 3), code >> i);
  return symbol;
}

/** @param {Symbol} symbol @param {number} x @param {number} y @param {number} bit the lowest counts */
function set({ size, dark, fixed }, x, y, bit) {
  dark[y * size + x] = bit & 1;
  fixed[y * size + x] = 1;
}

/** The place and its mirror image. @param {Symbol} symbol @param {number} x @param {number} y @param {number} bit */
function setBoth(symbol, x, y, bit) {
  set(symbol, x, y, bit);
  set(symbol, y, x, bit);
}

/** Squares around a centre, as far as they lie inside. @param {Symbol} symbol @param {number} x @param {number} y @param {number[]} bits */
function rings(symbol, x, y, bits) {
  for (let at = 0; at < symbol.size ** 2; at++) {
    const [right, down] = [at % symbol.size, Math.floor(at / symbol.size)];
    const distance = Math.max(Math.abs(right - x), Math.abs(down - y));
    if (distance < bits.length) set(symbol, right, down, bits[distance]);
  }
}

/** A number, and behind it the remainder of its polynomial. @param {number} number @param {number} bits @param {number} divisor */
function withRemainder(number, bits, divisor) {
  let rest = number;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ (((rest >> (bits - 1)) & 1) * divisor);
  return (number << bits) | rest;
}

/** Level M is 0, so the format is the mask. Written twice. @param {Symbol} symbol @param {number} mask */
function drawFormat(symbol, mask) {
  const code = withRemainder(mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    set(symbol, 8, i < 6 ? i : i < 8 ? i + 1 : symbol.size - 15 + i, code >> i);
    set(symbol, i < 8 ? symbol.size - 1 - i : i < 9 ? 7 : 14 - i, 8, code >> i);
  }
  set(symbol, 8, symbol.size - 8, 1);
}

/** Fills the data in, two columns at a time, up and down in turn. @param {Symbol} symbol @param {number[]} bytes */
function place({ size, dark, fixed }, bytes) {
  for (let step = 0, bit = 0; step < size * (size - 1); step++) {
    const pair = Math.floor(step / (2 * size));
    const row = Math.floor(step / 2) % size;
    const column = size - 1 - 2 * pair - (step % 2);
    const passed = column < 7 ? 1 : 0; // the column of the timing pattern
    const at = (pair % 2 ? row : size - 1 - row) * size + column - passed;
    if (!fixed[at]) dark[at] = (bytes[bit >> 3] >> (7 - (bit++ & 7))) & 1;
  }
}

/** @param {Symbol} symbol @param {number} mask @returns {Symbol} */
function masked({ size, dark, fixed }, mask) {
  const isFlipped = (/** @type {number} */ at) => !fixed[at] && MASKS[mask](at % size, Math.floor(at / size)) === 0;
  const symbol = { size, dark: dark.map((bit, at) => bit ^ Number(isFlipped(at))), fixed };
  drawFormat(symbol, mask);
  return symbol;
}

/** How hard it is to read: long runs, blocks, what looks like a finder, too much of one colour. @param {Symbol} symbol */
function penalty({ size, dark }) {
  const text = dark.join("");
  const turned = dark.map((_, at) => dark[(at % size) * size + Math.floor(at / size)]).join("");
  const lines = [text, turned].flatMap((rows) => rows.match(new RegExp(`.{${size}}`, "g")) ?? []);
  const found = (/** @type {RegExp} */ pattern) => lines.flatMap((line) => line.match(pattern) ?? []);
  const runs = found(/0{5,}|1{5,}/g).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = found(/(?=10111010000|00001011101)/g).length;
  const isBlock = (/** @type {number} */ at) => [1, size, size + 1].every((step) => dark[at + step] === dark[at]);
  const blocks = dark.filter((_, at) => at % size < size - 1 && isBlock(at)).length;
  const uneven = Math.abs(text.replaceAll("0", "").length / dark.length - 0.5);
  return runs + 40 * finders + 3 * blocks + 10 * Math.floor(20 * uneven);
}
