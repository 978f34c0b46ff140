/** One sheet for all elements, which they adopt: no inline style, so the strictest policy of a host allows it. */
import css from "./element.css";

/** @type {CSSStyleSheet | undefined} */
let sheet;

export function elementSheet() {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
