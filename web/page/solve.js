/** @file The lazy part of the page with the panels of Solve, for lights and for doors, and with the reader of pasted texts. */
import * as lists from "../engine/lists.js";
import { optional } from "../engine/optional.js";
import * as paste from "../engine/paste.js";

for (const module of [lists, paste]) Object.assign(optional, module);

export { doorsIntro, doorsPanel } from "../doors/index.js";
export { addressOf, lightsPanel } from "../lights/index.js";
