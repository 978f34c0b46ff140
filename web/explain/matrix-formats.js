/** @file Exports a binary matrix as CSV, text, MathML or LaTeX. */

import { rowsOf, toLaTeX } from "../board/matrix.js";

/** @typedef {import("../board/matrix.js").Rows} Rows */

/** @param {Rows} matrix */
export function toCSV({ rows }) {
  return `${rows.map((row) => row.join(",")).join("\r\n")}\r\n`;
}

/** The form that parseEquation() reads: 011|1 with a right-hand side, 011 without. @param {Rows} matrix */
export function toRows({ rows, augmented }) {
  return rows.map((row) => (augmented ? `${row.slice(0, -1).join("")}|${row.at(-1)}` : row.join(""))).join("\n");
}

/** @param {Rows} matrix */
export function toMathML({ rows, augmented }) {
  const lines = Array.from({ length: rows[0].length - 1 }, (_, i) =>
    augmented && i === rows[0].length - 2 ? "solid" : "none",
  );
  const cells = rows.map((row) => `<mtr>${row.map((entry) => `<mtd><mn>${entry}</mn></mtd>`).join("")}</mtr>`);
  const table = `<mtable columnlines="${lines.join(" ") || "none"}">${cells.join("")}</mtable>`;
  return `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow><mo>[</mo>${table}<mo>]</mo></mrow></math>`;
}

const ARROWS = { add: "\\leftarrow", swap: "\\leftrightarrow" };

/**
 * All matrices of an elimination, each after the row operation that leads to it.
 * @param {import("../engine/engine.js").EliminationLesson} lesson
 */
export function stepsLaTeX(lesson) {
  const parts = [];
  for (let k = 0; k < lesson.length; k++) {
    const { code, row, other, matrix } = lesson.at(k);
    if (code !== "start" && !(code in ARROWS)) continue;
    const [to, from] = [`R_{${row + 1}}`, `R_{${other + 1}}`];
    const operation = code === "add" ? `${to} ${ARROWS.add} ${to} \\oplus ${from}` : `${to} ${ARROWS.swap} ${from}`;
    const arrow = code === "start" ? "" : `\\xrightarrow{${operation}}\n`;
    parts.push(`\\[ ${arrow}${toLaTeX({ rows: rowsOf(matrix, lesson.unknowns + 1), augmented: true })} \\]`);
  }
  return parts.join("\n\n");
}
