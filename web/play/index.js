/** @file The game as the page has it, with its sentences. */
import sentences from "locales:play";
import { addSentences } from "../ui/i18n.js";
import { texts } from "../ui/storage.js";
import { openStore } from "./store.js";

export { addDays, civilDate, monthOf, weekday, weekOf } from "./dates.js";
export { freeLevel, kindOf } from "./level.js";
export { deal, dealDoors, engineDealer, next } from "./next.js";
export { chapters, firstUnsolved, levelByKey, levelByNotation, PATHS } from "./path.js";
export { OPTIONS, statistics } from "./progress.js";
export { qrCode } from "./qr.js";
export { levelName, shareText, startPicture } from "./share.js";
export { canVibrate, createSound } from "./sound.js";
export { stars, starText } from "./stars.js";
export { streak } from "./streak.js";
export { dateOfNumber, FIRST_DATE, numberOf, puzzleDate, todayLevel } from "./today.js";

addSentences(sentences);

/** The progress that this browser keeps. */
export const openProgress = () => openStore(texts);
