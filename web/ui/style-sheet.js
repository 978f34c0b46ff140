/**
 * @file Style sheets of scripts, adopted by the page or by shadow trees. Such a sheet is not an inline style, so strict policies of hosts allow it. Each
 * document has its own copy; a tree that moves to another document adopts that document's.
 */
import { scaleQueries } from "./media.js";

/** @typedef {{ text: string, sheets: WeakMap<Document, CSSStyleSheet> }} SheetByDocument */

/** @param {string} text */
export function sharedSheet(text) {
  /** @type {SheetByDocument} */
  const sheet = { text, sheets: new WeakMap() };
  return {
    /** Adopts the sheet in a tree; all trees of a document share it. @param {ShadowRoot} root */
    adoptStyles: (root) => adoptStyles(sheet, root),
  };
}

/** @param {SheetByDocument} sheet @param {ShadowRoot} root */
function adoptStyles({ sheets, text }, root) {
  const { ownerDocument } = root;
  if (!ownerDocument.defaultView) return; // the document is not displayed
  try {
    const sheet = sheets.get(ownerDocument) ?? makeSheet(text, ownerDocument.defaultView);
    sheets.set(ownerDocument, sheet);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } catch {
    addStyleElement(root, text);
  }
}

/** Fallback if style sheets cannot be constructed, as in a DOM without a browser. @param {ShadowRoot} root @param {string} text */
function addStyleElement(root, text) {
  if ([...root.querySelectorAll("style")].some((style) => style.textContent === text)) return;
  const style = root.ownerDocument.createElement("style");
  style.textContent = text;
  root.prepend(style);
}

/** Adds the style sheet of a script to the page. @param {string} text */
export function stylePage(text) {
  const sheet = makeSheet(text, window);
  scaleQueries(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** @param {string} text @param {Window & typeof globalThis} view */
function makeSheet(text, view) {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
