/** @file The laboratory as the page has it, with its sentences and its looks: fetched when it is first shown. */
import { addSentences } from "./i18n.js";
import css from "./lab.css";
import { labView } from "./lab.js";
import { lab as en } from "./locales/lab-en.js";
import { lab as zh } from "./locales/lab-zh.js";

addSentences({ en, zh });

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export { labView };
