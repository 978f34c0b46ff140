/** @file Large boards on a canvas, with their sentences: fetched for the first of them. */
import sentences from "locales:canvas";
import { addSentences } from "../ui/i18n.js";

addSentences(sentences);

export { CanvasView } from "./view.js";
