/** @file What of the game is fetched only when somebody opens it: the player's own page, and sharing. */
import sentences from "locales:player";
import { addSentences } from "../ui/i18n.js";
import css from "./player.css";

addSentences(sentences);

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export { playerPage } from "./player.js";
export { showShare } from "./share-dialog.js";
