/** @file lazy.js of the served site: each part is a lazy script beside the page's. */
import { loadLanguage, loadScript } from "../loading/script-loader.js";
import { nextTurn } from "../loading/turns.js";
import { lazyLanguages } from "../ui/i18n.js";

lazyLanguages.fetch = loadLanguage;

/** Loads a script; the page gets a turn before its parts are used. @param {string} name */
async function load(name) {
  const exports = await loadScript(LAZY_SCRIPTS[name]);
  await nextTurn();
  return exports;
}

export const play = () => load("play");
export const more = () => load("more");
export const solve = () => load("solve");
export const canvas = () => load("canvas");
export const states = () => load("states");
export const explain = () => load("explain");
export const lab = () => load("lab");

export const isServed = true;
