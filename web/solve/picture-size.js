/** @file The size of a picture, read from the start of its file, so that a huge one is refused before it is decoded. */

/** @typedef {{ width: number, height: number }} Size */

/** @param {DataView} view @param {number} at @param {string} text */
const has = (view, at, text) =>
  at + text.length <= view.byteLength && [...text].every((letter, i) => view.getUint8(at + i) === letter.charCodeAt(0));

/** @param {DataView} view @returns {Size | null} */
function jpegSize(view) {
  // Segments, each with a marker and a length; the markers C0 to CF, but for three, begin a frame.
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** @param {DataView} view @param {number} at */
const uint24 = (view, at) => view.getUint16(at, true) + 65536 * view.getUint8(at + 2);

/** @type {Record<string, (view: DataView) => Size>} by the name of the first part */
const WEBP = {
  "VP8 ": (view) => ({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }),
  VP8L: (view) => ({
    width: 1 + (view.getUint32(21, true) & 0x3fff),
    height: 1 + ((view.getUint32(21, true) >> 14) & 0x3fff),
  }),
  VP8X: (view) => ({ width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }),
};

/** @param {DataView} view */
function webpSize(view) {
  const part = Object.keys(WEBP).find((name) => has(view, 12, name));
  return part ? WEBP[part](view) : null;
}

/** "ispe", the box with the size of a picture in files of AVIF and HEIC. */
const SIZE_BOX = 0x69737065;

/** The largest size in a file of boxes, which also has those of tiles and thumbnails. @param {DataView} view */
function boxedSize(view) {
  /** @type {Size | null} */
  let largest = null;
  for (let at = has(view, 4, "ftyp") ? 8 : view.byteLength; at + 16 <= view.byteLength; at++)
    if (view.getUint32(at) === SIZE_BOX) {
      const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
      if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
    }
  return largest;
}

/** The formats by how their files begin. @type {[string, (view: DataView) => Size | null][]} */
const FORMATS = [
  ["\x89PNG\r\n\x1a\n", (view) => ({ width: view.getUint32(16), height: view.getUint32(20) })],
  ["\xff\xd8\xff", jpegSize],
  ["GIF8", (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) })],
  ["RIFF", webpSize],
  ["\0\0\0", boxedSize],
  ["BM", (view) => ({ width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) })],
];

/** True for AVIF and HEIC, which not every browser opens. @param {ArrayBuffer} bytes */
export const isBoxed = (bytes) => has(new DataView(bytes), 4, "ftyp");

/** Null if the bytes do not begin a picture in one of the formats above. @param {ArrayBuffer} bytes @returns {Size | null} */
export function pictureSize(bytes) {
  const view = new DataView(bytes);
  const format = FORMATS.find(([start]) => has(view, 0, start));
  try {
    return format ? format[1](view) : null;
  } catch {
    return null; // the file ends too early
  }
}
