/** @file The lazy part of the page with the panels of Solve, for lights and for doors, and with the reader of pasted texts. */
import { bringPaste } from "../engine/late-paste.js";
import * as paste from "../engine/paste.js";

bringPaste(paste);

export { doorsIntro, doorsPanel } from "../doors/index.js";
export { addressOf, lightsPanel } from "../lights/index.js";
