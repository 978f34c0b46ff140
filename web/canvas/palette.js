/** @file The colours of a board, from the style sheets. */

/** Custom properties and their defaults. */
const COLOURS = {
  off: "#28315a",
  "off-ring": "#6d77a8",
  lit: "#ffc94d",
  "lit-core": "#fff3cf",
  "lit-edge": "#f2a93b",
  "lit-line": "transparent",
  "cell-line": "transparent",
  ink: "#0a0f24",
  "ink-off": "#fff",
};

/** @typedef {typeof COLOURS} Palette */

/** @param {Element} element @returns {Palette} */
export function paletteOf(element) {
  const style = getComputedStyle(element);
  const said = Object.entries(COLOURS).map(([name, colour]) => [
    name,
    style.getPropertyValue(`--${name}`).trim() || colour,
  ]);
  return Object.fromEntries(said);
}
