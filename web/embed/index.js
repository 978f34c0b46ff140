/** @file The embed dialog as the page has it, with its sentences and its looks: fetched when it is first opened. */
import sentences from "locales:embed";
import names from "locales:preview";
import { addSentences } from "../ui/i18n.js";
import css from "./dialog.css";
import { showEmbed } from "./dialog.js";

addSentences(sentences);
addSentences(names);

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export { showEmbed };
