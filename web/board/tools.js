/** @file The tools below a board, each with an icon and a word. */
import { build, svg } from "../ui/elements.js";

/** @type {Record<string, string>} name → the path of its icon, in a 24×24 square */
export const TOOLS = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  redo: "m15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6",
  reverse: "m11 7-5 5 5 5M18 7l-5 5 5 5",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10c1 1 1 2 1 3h6c0-1 0-2 1-3a6 6 0 0 0-4-10Z",
  reset: "M20 12a8 8 0 1 1-2.3-5.6M20 3v5h-5",
};

/** @param {string} line */
export const icon = (line) => svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: line }));

/** @param {string} name */
export function makeTool(name) {
  const attributes = { type: "button", class: `tool ${name}`, part: `tool tool-${name}`, "data-tool": name };
  return build("button", attributes, icon(TOOLS[name]), build("span", { class: "word" }));
}
