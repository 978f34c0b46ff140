/** English: boards on a canvas. */

/** @type {import("../languages.js").Sentences} */
export default {
  "canvas.zoom-in": "Zoom in",
  "canvas.zoom-out": "Zoom out",
  "canvas.zoom-fit": "Show all",
  "canvas.row": "Row {row}, on: {columns}",
  "canvas.row-off": "Row {row}: all off",
  "canvas.rows": "Lights by rows",
};
