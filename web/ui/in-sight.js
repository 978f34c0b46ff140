/** @file Work for what is seen. */

/**
 * What is asked for is done at once while one of the elements is in sight, else once, when the reader comes there.
 * @param {HTMLElement[]} elements
 * @param {() => void} act
 * @returns {() => void} asks for it
 */
export function inSight(elements, act) {
  /** @type {Set<Element>} */
  const seen = new Set();
  let isAsked = false;
  function heed() {
    if (!isAsked || seen.size === 0) return;
    isAsked = false;
    act();
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target);
    heed();
  });
  for (const element of elements) observer.observe(element);
  return () => {
    isAsked = true;
    heed();
  };
}
