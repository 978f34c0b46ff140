/** @file Draws a matrix as SVG, black on white: entries that are not 0 are grey squares; the digits are added if they are legible. */

const CELL = 24;

/**
 * @param {import("./matrix.js").Rows} matrix
 * @param {{ columns: string[], rows: string[] }} [names]  above the columns and beside the rows
 */
export function matrixPicture({ rows, augmented }, names) {
  const columns = rows[0].length;
  const [left, top] = names ? [1.4 * CELL, CELL] : [0, 0];
  const [width, height] = [columns * CELL, rows.length * CELL];
  const ones = rows.flatMap((row, r) =>
    row.flatMap((entry, c) => (entry ? [`M${c * CELL} ${r * CELL}h${CELL}v${CELL}h-${CELL}z`] : [])),
  );
  const word = (/** @type {number} */ c, /** @type {number} */ r, /** @type {string | number} */ text) =>
    `<text x="${(c + 0.5) * CELL}" y="${(r + 0.7) * CELL}">${text}</text>`;
  const digits = rows.flatMap((row, r) => row.map((entry, c) => word(c, r, entry)));
  const rule = augmented ? `<path d="M${(columns - 1) * CELL} 0V${height}" stroke="#000" stroke-width="2"/>` : "";
  const named = names && [
    ...names.columns.map((name, c) => word(c, -1, name)),
    ...names.rows.map((name, r) => word(-1.1, r, name)),
  ];
  const box = [width + left + 1, height + top + 1]; // with the whole of the frame
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-left} ${-top} ${box.join(" ")}" width="${box[0]}" height="${box[1]}" font-family="monospace" font-size="14" text-anchor="middle">`,
    `<rect x="${-left}" y="${-top}" width="${box[0]}" height="${box[1]}" fill="#fff"/><path d="${ones.join("")}" fill="#ccc"/>`,
    ...(columns <= 128 ? digits : []),
    ...(named ?? []),
    `${rule}<rect width="${width}" height="${height}" fill="none" stroke="#000"/></svg>`,
  ].join("\n");
}
