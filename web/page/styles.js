/** @file The style sheet of the page, without which nothing in it can be used: the network may have lost it. */

/** Fetches it once more where it did not come. Rejects when that fails, too. */
export async function stylesStand() {
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=stylesheet]"));
  const isHere = getComputedStyle(document.documentElement).getPropertyValue("--text") !== ""; // deferred scripts wait for it
  if (!link || isHere) return;
  const again = /** @type {HTMLLinkElement} */ (link.cloneNode());
  await new Promise((resolve, reject) => {
    again.addEventListener("load", resolve);
    again.addEventListener("error", reject);
    link.replaceWith(again);
  });
}
