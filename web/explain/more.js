/** @file Tabs of the explain pane that not everybody opens: a tour, the reader's own equations, everything to export. */
import equations from "locales:equations";
import sentences from "locales:more";
import { addSentences } from "../ui/i18n.js";
import css from "./more.css";
import { ownTab } from "./own.js";
import { addStyle } from "./style.js";
import { takeTab } from "./take.js";
import { tourTab } from "./tour.js";

addSentences(equations);
addSentences(sentences);
addStyle(css);

/** @type {Record<import("../board/tabs.js").LateTabName, import("./pane.js").TabMaker>} */
export const more = { tour: tourTab, own: ownTab, take: takeTab };
