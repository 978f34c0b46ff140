/** @file A board as a PNG file with one bit per cell: exact at any size, without a canvas. */
import { pngOf } from "../ui/png.js";

/** The colours of unlit and lit cells, as on the screen. */
const PALETTE = [0x12, 0x19, 0x37, 0xff, 0xc9, 0x4d];

/**
 * @param {import("../engine/large.js").Large} board
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export function pngOfBoard(board) {
  const { rows, cols } = board;
  const pbm = board.toPBM(); // a header, then rows packed as PNG packs them
  return pngOf({ width: cols, height: rows }, pbm.subarray(pbm.length - rows * Math.ceil(cols / 8)), PALETTE);
}
