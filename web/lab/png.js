/** @file A board as a PNG file with one bit a cell: exact at any size, and made without a canvas. */

/** Off and lit, as on the screen. */
const PALETTE = [0x26, 0x31, 0x4f, 0xff, 0xc9, 0x4d];
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The checksum of each byte: CRC-32 as PNG has it. */
const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** @param {Uint8Array} bytes */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = CHECKSUMS[(sum ^ byte) & 0xff] ^ (sum >>> 8);
  return ~sum >>> 0;
}

/**
 * @param {string} type
 * @param {ArrayLike<number>} content
 */
function chunk(type, content) {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(content, 8);
  view.setUint32(bytes.length - 4, checksum(bytes.subarray(4, -4)));
  return bytes;
}

/** @param {number} cols @param {number} rows */
function header(cols, rows) {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, cols);
  view.setUint32(4, rows);
  bytes.set([1, 3], 8); // one bit a cell, colours from the palette
  return bytes;
}

/** The rows of a PBM file, each behind a byte that says "as it is". @param {Uint8Array} pbm @param {number} rows @param {number} cols */
function lines(pbm, rows, cols) {
  const length = Math.ceil(cols / 8);
  const from = pbm.length - rows * length;
  const bytes = new Uint8Array(rows * (length + 1));
  for (let row = 0; row < rows; row++)
    bytes.set(pbm.subarray(from + row * length, from + (row + 1) * length), row * (length + 1) + 1);
  return bytes;
}

/**
 * @param {import("../engine/large.js").Large} board
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function pngOf(board) {
  const { rows, cols } = board;
  const raw = new Blob([lines(board.toPBM(), rows, cols)]);
  const packed = await new Response(raw.stream().pipeThrough(new CompressionStream("deflate"))).arrayBuffer();
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", header(cols, rows)),
    chunk("PLTE", PALETTE),
    chunk("IDAT", new Uint8Array(packed)),
    chunk("IEND", []),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
