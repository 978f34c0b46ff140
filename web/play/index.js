/** @file The game as the page has it, with its sentences and its looks: fetched at once, but shown after the board. */
import game from "locales:game";
import sentences from "locales:play";
import { addSentences } from "../ui/i18n.js";
import css from "./play.css";
import { playRoom } from "./room.js";
import { SHARED } from "./shared.js";

addSentences(sentences);
addSentences(game);

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export { playRoom, SHARED };
