/** @file The icon of a mask: a small door for each door, filled if the button flips it. */
import { svg } from "../ui/dom.js";

const CELL = { width: 16, height: 22, gap: 5 };
const ONE_ROW_MAX = 10; // doors in one row of the icon; longer masks are split into rows of MANY_PER_ROW
const MANY_PER_ROW = 8;

/** The outline of a small door with a rounded top. @param {number} x @param {number} y */
const outline = (x, y) => `M${x} ${y + 22}v-17q0-5 5-5h6q5 0 5 5v17z`;

/** @param {Uint8Array} mask @returns {SVGSVGElement} */
export function maskIcon(mask) {
  const columns = mask.length <= ONE_ROW_MAX ? mask.length : MANY_PER_ROW;
  const paths = { plain: "", filled: "" };
  mask.forEach((flips, door) => {
    const x = (door % columns) * (CELL.width + CELL.gap);
    const y = Math.floor(door / columns) * (CELL.height + CELL.gap);
    paths[flips ? "filled" : "plain"] += outline(x, y);
  });
  const width = columns * (CELL.width + CELL.gap) - CELL.gap;
  const height = Math.ceil(mask.length / columns) * (CELL.height + CELL.gap) - CELL.gap;
  const viewBox = `-2 -2 ${width + 4} ${height + 4}`;
  const drawn = Object.entries(paths).map(([name, d]) => svg("path", { class: name, d }));
  const icon = svg("svg", { viewBox, class: "mask", part: "mask", "aria-hidden": "true" }, ...drawn);
  icon.style.setProperty("--mask-columns", String(columns));
  return icon;
}
