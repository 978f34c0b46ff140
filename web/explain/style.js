/** The sheet that every explain pane wears, and what further tabs add to it. */

import { sharedSheet } from "../ui/style-sheet.js";
import css from "./explain.css";

export const { wear, add: addStyle } = sharedSheet(css);
