/** @file The view of large boards on a canvas, with its sentences; loaded lazily. */
import sentences from "locales:canvas";
import { addSentences } from "../ui/i18n.js";

addSentences(sentences);

export { CanvasView } from "./view.js";
