/** @file Buttons to read a board from a picture, which may also be pasted or dropped while they are in the page. */
import sentences from "locales:picture";

import { GridImage } from "../engine/grid-image.js";
import { gridImageModule } from "../loading/grid-image.js";
import { button } from "../ui/controls.js";
import { make } from "../ui/dom.js";
import { addSentences } from "../ui/i18n.js";
import { notice } from "../ui/notice.js";
import { stylePage } from "../ui/style-sheet.js";
import { isTouched } from "../ui/touch.js";
import css from "./picture.css";
import { showPicture } from "./picture-dialog.js";
import { PictureError, pixelsOf } from "./picture-pixels.js";

addSentences(sentences);
stylePage(css);

/**
 * Shows the board that is found in a picture, to be corrected and confirmed, or says why it cannot be read.
 * @param {Blob} blob
 * @param {(notation: string) => void} open opens the confirmed board
 */
export async function readPicture(blob, open) {
  try {
    const [pixels, module] = await Promise.all([pixelsOf(blob), gridImageModule().catch(forbidden)]);
    showPicture(pixels, new GridImage(module, pixels), open);
  } catch (error) {
    notice(`picture.error.${error instanceof PictureError ? error.code : "memory"}`);
  }
}

/** @returns {never} */
function forbidden() {
  throw new PictureError("wasm");
}

/** @param {(notation: string) => void} open opens the confirmed board */
export function pictureTools(open) {
  const read = (/** @type {Blob} */ blob) => readPicture(blob, open);
  const tools = chooser("picture.choose", read);
  takePictures(tools[0], read);
  return tools;
}

/** The button that takes a photograph, where there is likely to be a camera. @param {(notation: string) => void} open opens the confirmed board */
export const cameraTools = (open) =>
  isTouched() ? chooser("picture.photo", (blob) => readPicture(blob, open), { capture: "environment" }) : [];

/**
 * A button that asks for a picture, and its hidden input.
 * @param {import("../ui/i18n.js").Key} key
 * @param {(blob: Blob) => void} read
 * @param {import("../ui/dom.js").Attributes} [how] further attributes of the input
 */
function chooser(key, read, how) {
  const input = make("input", { type: "file", accept: "image/*", hidden: true, ...how });
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) read(file);
    input.value = ""; // the same file may be chosen again
  });
  return /** @type {HTMLElement[]} */ ([button(key, () => input.click()), input]);
}

/** Takes pictures that are pasted or dropped while an element is in the page. @param {Element} element @param {(blob: Blob) => void} read */
function takePictures(element, read) {
  /** @param {Event} event @param {DataTransfer | null} data */
  function take(event, data) {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!element.isConnected || !file || data?.getData("text/plain")) return;
    event.preventDefault();
    read(file);
  }
  document.addEventListener("paste", (event) => take(event, event.clipboardData));
  document.addEventListener("drop", (event) => take(event, event.dataTransfer));
}
