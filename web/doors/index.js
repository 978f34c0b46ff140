/** @file What stands beside the doors, with its sentences and its looks: fetched when it is first shown. */
import doors from "locales:doors";
import { addSentences } from "../ui/i18n.js";
import { doorsIntro } from "./intro.js";
import css from "./panel.css";
import { doorsPanel } from "./panel.js";

addSentences(doors);

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export { doorsIntro, doorsPanel };
