/** @file The pixels of a picture file, at most as many as the reader of boards takes. */
import { GRID_IMAGE_SIDE_MAX, GRID_IMAGE_SIDE_MIN } from "../engine/bindings.js";
import { isBoxed, pictureSize } from "./picture-size.js";

/** The most pixels that are decoded: a photograph of a good camera. */
const PIXELS_MAX = 50_000_000;

/** The size of a picture is within so many bytes, behind what cameras write first. */
const START_BYTES = 1 << 20;

/** @typedef {import("../locales/languages.js").KeyPart<"picture.error.">} PictureErrorCode */

export class PictureError extends Error {
  /** @param {PictureErrorCode} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @param {Blob} blob @returns {Promise<ImageData>} of an animation the first frame @throws {PictureError} */
export async function pixelsOf(blob) {
  const start = await blob.slice(0, START_BYTES).arrayBuffer();
  const size = pictureSize(start);
  if (!size) throw new PictureError("format");
  if (size.width * size.height > PIXELS_MAX) throw new PictureError("large");
  const bitmap = await createImageBitmap(blob).catch(() => {
    throw new PictureError(isBoxed(start) ? "undecoded" : "broken");
  });
  try {
    return draw(bitmap);
  } finally {
    bitmap.close();
  }
}

/** @param {ImageBitmap} bitmap */
function draw(bitmap) {
  const scale = Math.min(1, GRID_IMAGE_SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const width = Math.round(bitmap.width * scale);
  const height = Math.round(bitmap.height * scale);
  if (Math.min(width, height) < GRID_IMAGE_SIDE_MIN) throw new PictureError("small");
  const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!pen) throw new PictureError("broken");
  if (isFalsified(pen)) throw new PictureError("falsified");
  pen.fillStyle = "#fff"; // behind transparent pixels
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

/** Colours that are drawn as a test, and a difference that does no harm. */
const KNOWN = [
  [18, 52, 86],
  [214, 140, 32],
];
const HARMLESS = 8;

/** True if the browser hides the true colours of a canvas, as some do against fingerprinting. @param {OffscreenCanvasRenderingContext2D} pen */
function isFalsified(pen) {
  return KNOWN.some((colour) => {
    pen.fillStyle = `rgb(${colour})`;
    pen.fillRect(0, 0, 1, 1);
    const { data } = pen.getImageData(0, 0, 1, 1);
    return colour.some((value, c) => Math.abs(value - data[c]) > HARMLESS);
  });
}
