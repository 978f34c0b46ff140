/** @file What more.js shares with the game instead of carrying it again; the bundler reads here which. */
import * as dates from "./dates.js";
import * as progress from "./progress.js";
import * as share from "./share.js";
import * as stars from "./stars.js";
import * as store from "./store.js";
import * as streak from "./streak.js";
import * as today from "./today.js";
import * as week from "./week.js";

/** @type {Record<string, unknown>} */
export const SHARED = {
  "play/dates.js": dates,
  "play/progress.js": progress,
  "play/share.js": share,
  "play/stars.js": stars,
  "play/store.js": store,
  "play/streak.js": streak,
  "play/today.js": today,
  "play/week.js": week,
};
