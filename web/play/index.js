/** @file The script of the game, with its sentences and styles. The page loads it at once, but shows the board first. */
import game from "locales:game";
import sentences from "locales:play";
import { addSentences } from "../ui/i18n.js";
import { stylePage } from "../ui/style-sheet.js";
import { addDisplayFace } from "./display-face.js";
import css from "./play.css";
import { playView } from "./play-view.js";

addSentences(sentences);
addSentences(game);
addDisplayFace();
stylePage(css);

export { playView };
