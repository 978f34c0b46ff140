/** @file The tabs that not everybody opens. */
import sentences from "locales:more";
import { addSentences } from "../ui/i18n.js";
import { chaseTab } from "./chase.js";
import { ownTab } from "./own.js";
import { quietTab } from "./quiet.js";
import { solutionsTab } from "./solutions.js";
import { takeTab } from "./take.js";
import { tourTab } from "./tour.js";

addSentences(sentences);

/** @type {import("./tabs.js").Makers} */
export const OTHER_TABS = {
  tour: tourTab,
  chase: chaseTab,
  quiet: quietTab,
  solutions: solutionsTab,
  own: ownTab,
  take: takeTab,
};
