/** @file The typeface of titles, level names and dates. It is inside the script, so that no text changes its face while one reads. */
import latin from "@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2";

/** Makes the face known under the name that style.css uses; Chinese text has a face of the system. */
export function addDisplayFace() {
  const bytes = Uint8Array.from(atob(latin), (letter) => letter.charCodeAt(0));
  document.fonts.add(new FontFace("LD Display", bytes));
}
