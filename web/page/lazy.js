/** @file The rarely used parts of the page. In the one-file page they are inside; the served site has lazy-served.js instead. */
import here from "languages:here";
import { lazyLanguages } from "../ui/i18n.js";

lazyLanguages.fetch = async (name) => ({ default: here[name] });

export const play = () => import("../play/index.js");
export const more = () => import("./more.js");
export const solve = () => import("./solve.js");
export const canvas = () => import("../canvas/index.js");
export const states = () => import("./states.js");
export const explain = () => import("../explain/index.js");
export const lab = () => import("../lab/index.js");

/** True where the other files of the site are beside the page. */
export const isServed = false;
