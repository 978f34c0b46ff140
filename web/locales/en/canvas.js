/** English: boards on a canvas. */

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "canvas.zoom-in": "Zoom in",
  "canvas.zoom-out": "Zoom out",
  "canvas.zoom-fit": "Show all",
  "canvas.row": "Row {row}, on: {columns}",
  "canvas.row-off": "Row {row}: all off",
  "canvas.rows": "Lights by rows",
});
