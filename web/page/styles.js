/** @file The style sheet of the page: it is fetched again if it did not load, because the page cannot be used without it. */

/** Fetches the style sheet again if it did not load. Rejects if that fails. */
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
