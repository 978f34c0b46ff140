/** The sheet that every explain pane wears, and what further tabs add to it. */
import css from "./explain.css";
import { sharedSheet } from "./style-sheet.js";

export const { wear, add: addStyle } = sharedSheet(css);
