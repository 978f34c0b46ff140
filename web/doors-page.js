/** @file What stands beside the doors, with its sentences: fetched when the doors are first shown. */
import { doorsPanel } from "./doors-panel.js";
import { addSentences } from "./i18n.js";
import { doors as en } from "./locales/en.js";
import { doors as zh } from "./locales/zh.js";

addSentences({ en, zh });

export { doorsPanel };
