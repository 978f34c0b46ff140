/** @file What stands beside the doors, with its sentences: fetched when the doors are first shown. */
import { doorsPanel } from "./doors-panel.js";
import { addSentences } from "./i18n.js";
import * as en from "./locales/en.js";
import * as zh from "./locales/zh.js";

addSentences({ en: en.doors, zh: zh.doors });
addSentences({ en: en.equations, zh: zh.equations });

export { doorsPanel };
