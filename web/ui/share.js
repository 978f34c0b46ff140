/** @file Exports from the page: clipboard, files, pictures, links. */

/** The URL of a position. @param {string} notation */
export function linkTo(notation) {
  return new URL(`#${notation}`, location.href).href;
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} false if the browser forbids it
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** True in a frame: the page around it may silently forbid downloads. */
export const isFramed = () => window.parent !== window;

/** Downloads a file. @param {string} name @param {Blob} blob */
export function saveFile(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the URL after this task; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * The name of a picture file of the board.
 * @param {{ engine: { boardNotation: string } }} board
 * @param {string} form png or svg
 */
export const pictureName = (board, form) => `${board.engine.boardNotation}.${form}`;

/**
 * Downloads a picture of the board.
 * @param {{ engine: { boardNotation: string }, toSVG(): string }} board
 * @param {string} form png or svg
 */
export async function savePicture(board, form) {
  const svg = board.toSVG();
  saveFile(pictureName(board, form), form === "png" ? await pngBlob(svg) : svgBlob(svg));
}

/** @param {string} svg */
export function svgBlob(svg) {
  return new Blob([svg], { type: "image/svg+xml" });
}

/**
 * Renders an SVG as a PNG whose longer side has 1200 pixels.
 * @param {string} svg with width and height
 * @returns {Promise<Blob>}
 */
export async function pngBlob(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = 1200 / Math.max(image.width, image.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no memory for the picture")))),
  );
}
