/** @file Work that waits until an element is visible. */

/**
 * Runs `act` on request: at once if an element is in the viewport, otherwise once when an element enters it.
 * @param {HTMLElement[]} elements
 * @param {() => void} act
 * @returns {() => void} requests a run
 */
export function whenVisible(elements, act) {
  /** @type {Set<Element>} */
  const seen = new Set();
  let isRequested = false;
  function runIfVisible() {
    if (!isRequested || seen.size === 0) return;
    isRequested = false;
    act();
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target);
    runIfVisible();
  });
  for (const element of elements) observer.observe(element);
  return () => {
    isRequested = true;
    runIfVisible();
  };
}
