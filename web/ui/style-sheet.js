/**
 * @file A style sheet that shadow trees adopt: no inline style, so the strictest policy of a host allows it. A sheet
 * belongs to its document; a tree that moves to another one takes off what it wore.
 */

/**
 * @typedef {object} Wardrobe
 * @property {string} text
 * @property {WeakMap<Document, CSSStyleSheet>} sheets
 * @property {WeakRef<CSSStyleSheet>[]} all
 */

/** @param {string} text */
export function sharedSheet(text) {
  /** @type {Wardrobe} */
  const wardrobe = { text, sheets: new WeakMap(), all: [] };
  return {
    /** Lets a tree wear the sheet, which all trees of a document share. @param {ShadowRoot} root */
    wear: (root) => wear(wardrobe, root),

    /** Those who wear it already take this, too. @param {string} more */
    add(more) {
      wardrobe.text += more;
      for (const sheet of wardrobe.all) sheet.deref()?.replaceSync(wardrobe.text);
    },
  };
}

/** @param {Wardrobe} wardrobe @param {ShadowRoot} root */
function wear(wardrobe, root) {
  const { sheets, text } = wardrobe;
  const { ownerDocument } = root;
  if (!ownerDocument.defaultView) return; // nobody sees it
  try {
    const sheet = sheets.get(ownerDocument) ?? makeSheet(wardrobe, ownerDocument.defaultView);
    sheets.set(ownerDocument, sheet);
    root.adoptedStyleSheets = [sheet];
  } catch {
    wearElement(root, text);
  }
}

/** Where sheets cannot be constructed, as in documents without a browser. @param {ShadowRoot} root @param {string} text */
function wearElement(root, text) {
  const style = root.querySelector("style") ?? root.ownerDocument.createElement("style");
  style.textContent = text;
  root.prepend(style);
}

/** @param {Wardrobe} wardrobe @param {Window & typeof globalThis} view */
function makeSheet({ text, all }, view) {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  all.push(new WeakRef(sheet));
  return sheet;
}
