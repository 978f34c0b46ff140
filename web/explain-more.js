/** @file Tabs of the explain pane that not everybody opens: a tour, the reader's own equations, everything to take away. */
import css from "./explain-more.css";
import { ownTab } from "./explain-own.js";
import { addStyle } from "./explain-style.js";
import { takeTab } from "./explain-take.js";
import { tourTab } from "./explain-tour.js";
import { addSentences } from "./i18n.js";
import * as en from "./locales/en.js";
import { explainMore as moreEn } from "./locales/explain-en.js";
import { explainMore as moreZh } from "./locales/explain-zh.js";
import * as zh from "./locales/zh.js";

addSentences({ en: en.equations, zh: zh.equations });
addSentences({ en: moreEn, zh: moreZh });
addStyle(css);

/** @type {Record<"tour" | "own" | "take", import("./explain.js").TabMaker>} */
export const more = { tour: tourTab, own: ownTab, take: takeTab };
