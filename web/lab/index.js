/** @file The laboratory with its sentences and styles; loaded lazily. */
import canvasSentences from "locales:canvas";
import forms from "locales:forms";
import sentences from "locales:lab";
import { countSets, listSets } from "../engine/census.js";
import { optional } from "../engine/optional.js";
import { addSentences } from "../ui/i18n.js";
import { stylePage } from "../ui/style-sheet.js";
import css from "./lab.css";
import { labView } from "./view.js";

Object.assign(optional, { countSets, listSets });
addSentences(canvasSentences);
addSentences(forms);
addSentences(sentences);
stylePage(css);

export { labView };
