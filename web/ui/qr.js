/** @file The QR code of an address, as an outline for SVG. The library lean-qr computes it. */
import { toSvgPath } from "lean-qr/extras/svg";
import { correction, generate } from "lean-qr/nano";

const QUIET_ZONE = 4; // modules around the code
const SIZE_MAX = 53; // modules: version 9; those of a larger code are too small on the card

/** @param {string} text */
function codeOf(text) {
  try {
    return generate(text, { minCorrectionLevel: correction.M });
  } catch {
    return null; // longer than any QR code
  }
}

/** @param {string} text @returns {{ side: number, path: string } | null} in modules, with the quiet zone; null: too long */
export function qrOf(text) {
  const code = codeOf(text);
  if (!code || code.size > SIZE_MAX) return null;
  const side = code.size + 2 * QUIET_ZONE;
  return { side, path: toSvgPath({ size: side, get: (x, y) => code.get(x - QUIET_ZONE, y - QUIET_ZONE) }) };
}
