/** @file What of the page is fetched only when somebody opens it. In the one-file page they are inside. */

import late from "languages:late";
import { lateLanguages } from "../ui/i18n.js";

lateLanguages.fetch = (name) => late[name]();

export const play = () => import("../play/index.js");
export const more = () => import("../play/more.js");
export const lights = () => import("../lights/index.js");
export const canvas = () => import("../canvas/index.js");
export const doors = () => import("../doors/index.js");
export const explain = () => import("../explain/index.js");
export const embed = () => import("../embed/index.js");
export const lab = () => import("../lab/index.js");

/** Whether the other files of the site are beside the page. */
export const isServed = false;
