/** What only the page says. Apart from what the elements say, so that an article that embeds one carries no more. */
import sentences from "locales:page";
import { addSentences } from "../ui/i18n.js";

addSentences(sentences);
