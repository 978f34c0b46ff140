/** @file A small drawing of a set of presses, as one path per state so that hundreds are cheap. */

import { svg } from "../ui/elements.js";

const DOT = "m.1 0h.8v.8h-.8z";

/**
 * @param {number} rows
 * @param {number} cols
 * @param {ArrayLike<number>} bits
 * @returns {SVGSVGElement}
 */
export function miniature(rows, cols, bits) {
  const paths = Object.entries({ off: 0, on: 1 }).map(([name, wanted]) => {
    const dots = Array.from(bits, (bit, i) =>
      bit === wanted ? `M${i % cols} ${Math.floor(i / cols) + 0.1}${DOT}` : "",
    );
    return svg("path", { d: dots.join(""), class: name });
  });
  return svg("svg", { viewBox: `0 0 ${cols} ${rows}`, "aria-hidden": "true", class: "miniature" }, ...paths);
}
