/** @file The brightness of a photograph, one value per pixel. */

/** Rows converted at once: the colours of a whole photograph would need four times the memory of its brightness. */
const STRIP = 256;

/** @param {ImageBitmap} bitmap closed afterwards; transparent pixels count as white */
export function greyOf(bitmap) {
  const { width: cols, height: rows } = bitmap;
  const grey = new Uint8Array(rows * cols);
  const canvas = new OffscreenCanvas(cols, Math.min(rows, STRIP));
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new RangeError("no canvas of that size can be had");
  pen.fillStyle = "#fff";
  for (let row = 0, at = 0; row < rows; row += STRIP) {
    const height = Math.min(STRIP, rows - row);
    pen.fillRect(0, 0, cols, height);
    pen.drawImage(bitmap, 0, row, cols, height, 0, 0, cols, height);
    const { data } = pen.getImageData(0, 0, cols, height);
    for (let i = 0; i < data.length; i += 4) grey[at++] = (77 * data[i] + 151 * data[i + 1] + 28 * data[i + 2]) >> 8;
  }
  bitmap.close();
  return { rows, cols, grey };
}
