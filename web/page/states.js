/** @file The lazy part of the page with boards whose lights have more than two states, and the sentences about their levels. */
import ideas from "locales:ideas";
import { addSentences } from "../ui/i18n.js";

addSentences(ideas);

export * from "../states/index.js";
