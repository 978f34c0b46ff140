/** @file The lazy part of the page with the panels of Solve, for lights and for doors. */
export { doorsIntro, doorsPanel } from "../doors/index.js";
export { lightsPanel } from "../lights/index.js";
