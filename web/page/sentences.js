/** @file The sentences of the page. The embed does not contain them. */
import sentences from "locales:page";
import refusals from "locales:refusals";
import rules from "locales:rules";
import { addSentences } from "../ui/i18n.js";

addSentences(sentences);
addSentences(refusals);
addSentences(rules);
