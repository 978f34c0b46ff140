/** @file The reader of a `board` that is no notation, with the sentences about texts that it cannot read either. */
import refusals from "locales:refusals";
import { addSentences, languageEvents } from "../ui/i18n.js";

addSentences(refusals);
languageEvents.dispatchEvent(new Event("change"));

export { notationOf } from "../engine/board-text.js";
