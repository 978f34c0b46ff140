/** The sheet that every explain pane adopts. */
import css from "./explain.css";

/** @type {CSSStyleSheet | undefined} */
let sheet;

export function explainSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
