/**
 * @file A style sheet that shadow trees adopt: no inline style, so the strictest policy of a host allows it. A sheet
 * belongs to its document; a tree that moves to another document leaves the sheets of the first.
 */

/** @typedef {{ text: string, sheets: WeakMap<Document, CSSStyleSheet> }} Wardrobe */

/** @param {string} text */
export function sharedSheet(text) {
  /** @type {Wardrobe} */
  const wardrobe = { text, sheets: new WeakMap() };
  return {
    /** Adopts the sheet in a tree, too; all trees of a document share it. @param {ShadowRoot} root */
    wear: (root) => wear(wardrobe, root),
  };
}

/** @param {Wardrobe} wardrobe @param {ShadowRoot} root */
function wear({ sheets, text }, root) {
  const { ownerDocument } = root;
  if (!ownerDocument.defaultView) return; // nobody sees it
  try {
    const sheet = sheets.get(ownerDocument) ?? makeSheet(text, ownerDocument.defaultView);
    sheets.set(ownerDocument, sheet);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } catch {
    wearElement(root, text);
  }
}

/** Where sheets cannot be constructed, as in documents without a browser. @param {ShadowRoot} root @param {string} text */
function wearElement(root, text) {
  if ([...root.querySelectorAll("style")].some((style) => style.textContent === text)) return;
  const style = root.ownerDocument.createElement("style");
  style.textContent = text;
  root.prepend(style);
}

/** @param {string} text @param {Window & typeof globalThis} view */
function makeSheet(text, view) {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
