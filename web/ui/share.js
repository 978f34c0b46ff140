/** @file Takes things out of the page: to the clipboard, into a file, as a picture, by an address. */

/** The address at which anyone finds this position. @param {string} notation */
export function linkTo(notation) {
  return new URL(`#${notation}`, location.href).href;
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} false where the browser forbids it
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether this is a frame: the page around it may forbid it to save files, and nobody is told. */
export const isFramed = () => window.parent !== window;

/** Hands a file to the visitor. @param {string} name @param {Blob} blob */
export function saveFile(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the address after this task; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * The file that a picture of the board is saved in.
 * @param {{ engine: { boardNotation: string } }} board
 * @param {string} form png or svg
 */
export const pictureName = (board, form) => `${board.engine.boardNotation}.${form}`;

/**
 * Hands the visitor the board as it stands.
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
 * A picture of the drawing, its longer side 1200 pixels.
 * @param {string} svg a drawing that says its width and height
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
