/** @file Encodes PNG files with the platform's deflate; works in Node, workers and pages. */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const [PALETTE_TYPE, COLOUR_TYPE] = [3, 2];
const PLAIN = [0, 0, 0]; // compression method, filter method, no interlacing

/** Table of CRC-32: the remainder of each byte. */
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

/** Prefixes each row with filter 0; other filters do not improve these pictures. @param {Uint8Array} rows @param {number} stride */
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
 * @param {Uint8Array} rows three bytes per pixel (red, green, blue); with a palette, one bit per pixel for two colours, four bits for more
 * @param {number[]} [palette] up to sixteen colours of three bytes
 */
export async function pngOf({ width, height }, rows, palette) {
  const kind = palette ? [palette.length > 6 ? 4 : 1, PALETTE_TYPE] : [8, COLOUR_TYPE]; // bit depth and colour type
  const chunks = [
    new Uint8Array(SIGNATURE),
    chunk("IHDR", [...word(width), ...word(height), ...kind, ...PLAIN]),
    ...(palette ? [chunk("PLTE", palette)] : []),
    chunk("IDAT", await deflated(filtered(rows, rows.length / height))),
    chunk("IEND", []),
  ];
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
