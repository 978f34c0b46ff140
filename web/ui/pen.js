/** @file What draws on a canvas, pixel by pixel. */

/** @param {HTMLCanvasElement} canvas */
export function penOf(canvas) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.imageSmoothingEnabled = false;
  return pen;
}
