/** @file A picture as a PNG file, with the platform's own deflate: in Node, in workers and in pages. */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const TRUECOLOUR = [8, 2, 0, 0, 0]; // bits of a colour, colour type, compression, filters, no interlacing

/** The checksum of a byte, by which that of a chunk grows. */
const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** @param {Uint8Array} bytes */
const checksum = (bytes) => ~bytes.reduce((sum, byte) => CHECKSUMS[(sum ^ byte) & 255] ^ (sum >>> 8), 0xffffffff) >>> 0;

/** @param {number} value */
const word = (value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** @param {string} name @param {ArrayLike<number>} data */
function chunk(name, data) {
  const bytes = new Uint8Array(data.length + 12);
  bytes.set(word(data.length));
  bytes.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  bytes.set(word(checksum(bytes.subarray(4, -4))), data.length + 8);
  return bytes;
}

/** Each row behind its filter, 0 for none: others gain nothing here. @param {Uint8Array} pixels @param {number} stride bytes of a row */
function rowsOf(pixels, stride) {
  const rows = new Uint8Array(pixels.length + pixels.length / stride);
  for (let from = 0, to = 1; from < pixels.length; from += stride, to += stride + 1)
    rows.set(pixels.subarray(from, from + stride), to);
  return rows;
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function deflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * @param {number} width
 * @param {Uint8Array} pixels three bytes each, red, green and blue, row by row
 */
export async function pngOf(width, pixels) {
  const height = pixels.length / 3 / width;
  const chunks = [
    new Uint8Array(SIGNATURE),
    chunk("IHDR", [...word(width), ...word(height), ...TRUECOLOUR]),
    chunk("IDAT", await deflated(rowsOf(pixels, 3 * width))),
    chunk("IEND", []),
  ];
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
