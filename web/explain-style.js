/** The sheet that every explain pane adopts. */
import css from "./explain.css";

/** @type {CSSStyleSheet | undefined} */
let sheet;
let text = css;

export function explainSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}

/** What further tabs look like; panes that are there already take it, too. @param {string} more */
export function addStyle(more) {
  text += more;
  sheet?.replaceSync(text);
}
