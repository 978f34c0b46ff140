/** @file A lazy script: the player's page and the share dialog. */
import sentences from "locales:player";
import { addSentences } from "../ui/i18n.js";
import css from "./player.css";

addSentences(sentences);

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export { playerPage } from "./player.js";
export { showShare } from "./share-dialog.js";
