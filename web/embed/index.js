/** @file The embed dialog with its sentences and styles; loaded lazily. */
import sentences from "locales:embed";
import names from "locales:preview";
import { addSentences } from "../ui/i18n.js";
import { stylePage } from "../ui/style-sheet.js";
import css from "./dialog.css";
import { showEmbed } from "./dialog.js";

addSentences(sentences);
addSentences(names);
stylePage(css);

export { showEmbed };
