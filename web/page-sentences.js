/** What only the page says. Apart from what the elements say, so that an article that embeds one carries no more. */
import { addSentences } from "./i18n.js";
import { page as en } from "./locales/en.js";
import { page as zh } from "./locales/zh.js";

addSentences({ en, zh });
