/** @file The cards beside the doors, with their sentences and styles; loaded lazily. */
import doors from "locales:doors";
import { addSentences } from "../ui/i18n.js";
import { stylePage } from "../ui/style-sheet.js";
import { doorsIntro } from "./intro.js";
import css from "./panel.css";
import { doorsPanel } from "./panel.js";

addSentences(doors);
stylePage(css);

export { doorsIntro, doorsPanel };
