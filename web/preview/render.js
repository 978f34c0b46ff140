/** @file Renders an SVG picture as PNG with resvg, an optional peer dependency of the package: everything but pictures works without it. */
import { NIGHT } from "../board/picture.js";
import { pngOf } from "../ui/png.js";
import { outlineTexts } from "./letters.js";

/** @typedef {{ Resvg: new (svg: string, options: object) => { render(): { pixels: Uint8Array } } }} Renderer */

const RENDERER = "@resvg/resvg-js"; // not a literal in import(): bundlers cannot include its native code

/** @returns {Promise<Renderer | null>} null: the package is not installed */
export const loadRenderer = () => import(/* webpackIgnore: true */ /* @vite-ignore */ RENDERER).catch(() => null);

/**
 * @param {Renderer} renderer
 * @param {string} svg as web/board/picture.js draws it; it is centred on its own ground
 * @param {{ width: number, height: number }} size in pixels
 * @param {string} [ground] its colour
 */
export function render({ Resvg }, svg, size, ground = NIGHT.panel) {
  const { width, height } = size;
  const fitted = outlineTexts(svg).replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`);
  const { pixels } = new Resvg(fitted, { background: ground, font: { loadSystemFonts: false } }).render();
  const rgb = Uint8Array.from({ length: 3 * width * height }, (_, i) => pixels[i + Math.floor(i / 3)]);
  return pngOf(size, rgb); // opaque and without filters: half the size of what resvg writes
}
