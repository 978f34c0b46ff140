/** @file The 2D context of a canvas, without smoothing. */

/** @param {HTMLCanvasElement} canvas */
export function penOf(canvas) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.imageSmoothingEnabled = false;
  return pen;
}
