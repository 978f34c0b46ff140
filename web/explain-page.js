/** @file The explain pane as the page has it: with a tour, the reader's own equations, and everything to take away. */
import { ExplainPane } from "./explain.js";
import { ownTab } from "./explain-own.js";
import { takeTab } from "./explain-take.js";
import { tourTab } from "./explain-tour.js";
import { addSentences } from "./i18n.js";
import { explainPage as en } from "./locales/explain-en.js";
import { explainPage as zh } from "./locales/explain-zh.js";

addSentences({ en, zh });
ExplainPane.tabs = { tour: tourTab, ...ExplainPane.tabs, own: ownTab, take: takeTab };

export { ExplainPane };
