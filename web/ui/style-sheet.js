/**
 * @file A style sheet that shadow trees adopt: no inline style, so the strictest policy of a host allows it. A sheet
 * belongs to its document; a tree that moves to another one takes off what it wore.
 */

/** @param {string} css */
export function sharedSheet(css) {
  let text = css;
  /** @type {WeakMap<Document, CSSStyleSheet>} */
  const sheets = new WeakMap();
  /** @type {WeakRef<CSSStyleSheet>[]} */
  const all = [];

  /** Lets a tree wear the sheet, which all trees of a document share. @param {ShadowRoot} root */
  function wear(root) {
    const { ownerDocument } = root;
    if (!ownerDocument.defaultView) return; // nobody sees it
    try {
      const sheet = sheets.get(ownerDocument) ?? makeSheet(ownerDocument.defaultView);
      sheets.set(ownerDocument, sheet);
      root.adoptedStyleSheets = [sheet];
    } catch {
      wearElement(root);
    }
  }

  /** Where sheets cannot be constructed, as in documents without a browser. @param {ShadowRoot} root */
  function wearElement(root) {
    const style = root.querySelector("style") ?? root.ownerDocument.createElement("style");
    style.textContent = text;
    root.prepend(style);
  }

  /** @param {Window & typeof globalThis} view */
  function makeSheet(view) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    all.push(new WeakRef(sheet));
    return sheet;
  }

  /** Those who wear it already take this, too. @param {string} more */
  function add(more) {
    text += more;
    for (const sheet of all) sheet.deref()?.replaceSync(text);
  }

  return { wear, add };
}
