/** @file The encodings of texts in files: those of Unicode, which the first bytes tell. */
import { LIMITS } from "./limits.js";

/** The bytes that tell the encoding. */
export const HEAD = 4;

/** @param {Uint8Array} bytes the first ones */
export function encodingOf([first, second, third]) {
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0 && third !== undefined)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0)) return "utf-16be";
  return "utf-8";
}

/** The text of a file without a mark of the byte order, and no more than one character of what is too long. @param {Blob} file */
export async function textOf(file) {
  const bytes = new Uint8Array(await file.slice(0, 2 * LIMITS.text + HEAD).arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes).slice(0, LIMITS.text + 1);
}
