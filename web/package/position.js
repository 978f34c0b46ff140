/**
 * @file Keeps an element and a value of its host in step, for components whose host owns the position. What the element tells is not written
 * back to it, and what is written to it is not told: so no echo goes round, also where the host writes another form of the same board.
 * @param {HTMLElement & { notation: string }} element
 * @param {(position: string) => void} tell  called with the position after each change by the reader or a script
 */
export function bindPosition(element, tell) {
  let shown = element.notation;
  let isWriting = false;
  const onChange = (/** @type {Event} */ event) => {
    const { target, detail } = /** @type {CustomEvent<{ notation: string }>} */ (event);
    if (isWriting || target !== element) return;
    shown = detail.notation;
    tell(shown);
  };
  element.addEventListener("lights-change", onChange);
  return {
    /** Shows a position, unless it is shown. @param {string | null | undefined} position none: the element keeps its own */
    write(position) {
      if (typeof position !== "string" || position === shown) return;
      shown = position;
      isWriting = true;
      element.notation = position;
      isWriting = false;
    },
    end: () => element.removeEventListener("lights-change", onChange),
  };
}
