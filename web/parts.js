/** @file The parts of the page that are fetched only when somebody opens them. In the one-file page they are inside. */

export const explain = () => import("./explain-page.js");
export const doors = () => import("./doors-page.js");
export const embed = () => import("./embed-page.js");
export const lab = () => import("./lab-page.js");

/** Whether the other files of the site are beside the page. */
export const isServed = false;
