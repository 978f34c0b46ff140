/** @file A picture as a PNG file, with the platform's own deflate: in Node, in workers and in pages. */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const [PALETTE_TYPE, COLOUR_TYPE] = [3, 2];
const PLAIN = [0, 0, 0]; // compression, filters, no interlacing: as PNG has them

/** The checksum of a byte, by which that of a chunk grows: CRC-32. */
const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** @param {Uint8Array} bytes */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = CHECKSUMS[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** @param {number} value */
const word = (value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** @param {string} name @param {ArrayLike<number>} content */
function chunk(name, content) {
  const bytes = new Uint8Array(content.length + 12);
  bytes.set(word(content.length));
  for (let i = 0; i < 4; i++) bytes[4 + i] = name.charCodeAt(i);
  bytes.set(content, 8);
  bytes.set(word(checksum(bytes.subarray(4, -4))), content.length + 8);
  return bytes;
}

/** Each row behind its filter, 0 for none: others gain nothing here. @param {Uint8Array} rows @param {number} stride */
function filtered(rows, stride) {
  const bytes = new Uint8Array(rows.length + rows.length / stride);
  for (let from = 0, to = 1; from < rows.length; from += stride, to += stride + 1)
    bytes.set(rows.subarray(from, from + stride), to);
  return bytes;
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function deflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * @param {{ width: number, height: number }} size
 * @param {Uint8Array} rows of three bytes a pixel, red, green and blue; with a palette, of one bit a pixel
 * @param {number[]} [palette] the two colours, three bytes each
 */
export async function pngOf({ width, height }, rows, palette) {
  const kind = palette ? [1, PALETTE_TYPE] : [8, COLOUR_TYPE]; // bits of a sample, and what it is
  const chunks = [
    new Uint8Array(SIGNATURE),
    chunk("IHDR", [...word(width), ...word(height), ...kind, ...PLAIN]),
    ...(palette ? [chunk("PLTE", palette)] : []),
    chunk("IDAT", await deflated(filtered(rows, rows.length / height))),
    chunk("IEND", []),
  ];
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
