/** @file A lazy script: free play, the player's page and options, and the share dialog. */
import forms from "locales:forms";
import free from "locales:free";
import sentences from "locales:player";
import { addSentences } from "../ui/i18n.js";
import { stylePage } from "../ui/style-sheet.js";
import css from "./player.css";

addSentences(forms);
addSentences(free);
addSentences(sentences);
stylePage(css);

export { freePlay } from "./free.js";
export { optionsForm } from "./options.js";
export { playerPage } from "./player.js";
export { showShare } from "./share-dialog.js";
