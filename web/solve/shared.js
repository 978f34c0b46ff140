/** @file Takes boards from outside Solve: texts and pictures that another app shares with the installed page, and text files that are dropped beside another view. */

import { cacheOf } from "../loading/caches.js";
import { textOf } from "../reading/encoding.js";
import { isClear } from "../reading/forms.js";

/** A text that waits for Solve. */
let waiting = "";
/** The name of what is being taken, which a second call leaves to the first. */
let taking = "";

/**
 * The address of the board in a text. A text that is a guess or raises a question waits for Solve, which shows the guess and asks.
 * @param {import("../engine/engine.js").Engine} engine its board is that of cells without a size
 * @param {string} text
 * @throws {import("../engine/engine.js").NotationError} the text is no board
 */
export function addressOf(engine, text) {
  try {
    const count = engine.paste(text);
    if (count === 1 && (!engine.pasted || isClear(engine.pasted))) return engine.notation;
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== "omitted") throw error; // Solve loads what is needed
  }
  waiting = text;
  return "solve";
}

/**
 * The text that waits, or what another app shares with the installed page: the service worker keeps it, and names it in the query of the address
 * (web/sw.js). A query may also be a text. It is taken out, so that neither a reload nor a bookmark repeats it.
 * @returns {Promise<string | Blob | null>} "" if there is nothing, null if what was shared is lost
 */
export async function takeShared() {
  const query = new URLSearchParams(location.search);
  const [key, ...texts] = ["shared", "text", "url"].map((name) => query.get(name) ?? "");
  const text = [waiting, ...texts].filter(Boolean).join("\n").trim();
  waiting = "";
  if (key && key === taking) return text;
  taking = key;
  const shared = key ? await takeKept(key).catch(() => null) : text;
  if (key || texts.some(Boolean)) history.replaceState(history.state, "", location.pathname + location.hash);
  return shared;
}

/** @param {string} key @returns {Promise<string | Blob | null>} */
async function takeKept(key) {
  const cache = await caches.open(cacheOf("shared"));
  const response = await cache.match(key);
  const kept = (await response?.blob()) ?? null;
  const shared = kept?.type.startsWith("text/") ? await textOf(kept) : kept;
  cache.delete(key).catch(() => undefined); // a page that is loaded again before the address is changed still finds it
  return shared;
}
