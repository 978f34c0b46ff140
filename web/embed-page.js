/** @file The embed dialog as the page has it, with its sentences and its looks: fetched when it is first opened. */
import css from "./embed-dialog.css";
import { showEmbed } from "./embed-dialog.js";
import { addSentences } from "./i18n.js";
import { embed as en } from "./locales/embed-en.js";
import { embed as zh } from "./locales/embed-zh.js";

addSentences({ en, zh });

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export { showEmbed };
