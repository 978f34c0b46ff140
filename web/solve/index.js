/** @file The parts of Solve for boards of every kind: the answer, the presses to tick off, texts and pictures to read, puzzles that people know. */
import forms from "locales:forms";
import sentences from "locales:solve";
import { addSentences } from "../ui/i18n.js";
import { stylePage } from "../ui/style-sheet.js";
import css from "./solve.css";

addSentences(forms);
addSentences(sentences);
stylePage(css);

export { answerBox } from "./answer-box.js";
export { weightOf } from "./answers.js";
export { PETERSEN } from "./gallery.js";
export { galleryCard } from "./gallery-card.js";
export { pasteCard } from "./paste-card.js";
export { cameraTools, pictureTools, readPicture } from "./picture-card.js";
export { isBeside, restFold } from "./rest-fold.js";
export { addressOf, takeShared } from "./shared.js";
