/** @file A set of presses drawn small: one path, so that hundreds are cheap. */

const SVG = "http://www.w3.org/2000/svg";
const DOT = "m.1 0h.8v.8h-.8z";

/**
 * @param {number} rows
 * @param {number} cols
 * @param {ArrayLike<number>} bits
 * @returns {SVGSVGElement}
 */
export function miniature(rows, cols, bits) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${cols} ${rows}`);
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("miniature");
  for (const [kind, wanted] of [
    ["off", 0],
    ["on", 1],
  ]) {
    const path = document.createElementNS(SVG, "path");
    const places = Array.from(bits, (bit, i) =>
      bit === wanted ? `M${i % cols} ${Math.floor(i / cols) + 0.1}${DOT}` : "",
    );
    path.setAttribute("d", places.join(""));
    path.classList.add(String(kind));
    svg.append(path);
  }
  return svg;
}
