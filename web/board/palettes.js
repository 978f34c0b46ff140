/** @file The colours of pictures in the themes of the elements, and in colours of the page's own. */
import { NIGHT } from "./picture.js";

/** @typedef {import("./picture.js").Palette} Palette */
/** @typedef {{ theme?: string, accent?: string, surface?: string }} Look  as the attribute `theme` and, as #rrggbb, --lights-accent and --lights-surface */

/** Colours without gradients, whose ids would be those of other pictures on the page. */
export const DARK = { ...NIGHT, defs: "", off: "#28315A", lit: "#FFC94D", doorway: "#FFD98A" };
export const LIGHT = { ...DARK, panel: "#FFFAF0", letter: "#1B2450", mask: "#9A5B00", maskEdge: "#7D7868" };

/** True of a colour written as #rrggbb; all others are ignored. @param {any} color @returns {color is string} */
const isHex = (color) => /^#[\da-f]{6}$/i.test(color);

/** A colour with a share of black (0) or white (255) in it, as #rrggbb. @param {string} color @param {number} level @param {number} share */
function mix(color, level, share) {
  const mixed = (/** @type {string} */ pair) => Math.round(Number.parseInt(pair, 16) * (1 - share) + level * share);
  return color.replace(/\w\w/g, (pair) => mixed(pair).toString(16).padStart(2, "0"));
}

/** The colours that element.css derives from one of the page. @param {string} panel @param {boolean} isLight */
function fromSurface(panel, isLight) {
  const [soft, hard] = [0.17, 0.57].map((share) => mix(panel, isLight ? 0 : 255, share));
  return { panel, off: isLight ? hard : soft, ring: isLight ? soft : hard, maskEdge: hard };
}

/** @param {string} lit @param {boolean} isLight */
function fromAccent(lit, isLight) {
  const leaf = mix(lit, 0, 0.25);
  return { lit, doorway: lit, leaf, mask: isLight ? leaf : lit };
}

/** The palette of a picture; without a look that of the house at night. @param {Look} [look] @returns {Palette} */
export function paletteOf(look) {
  if (!look) return NIGHT;
  const { theme, accent, surface } = look;
  const isLight = theme === "light";
  return {
    ...(isLight ? LIGHT : DARK),
    ...(isHex(surface) && fromSurface(surface, isLight)),
    ...(isHex(accent) && fromAccent(accent, isLight)),
  };
}
