/** @file Takes boards from outside Solve: texts and pictures that another app shares with the installed page, and text files that are dropped beside another view. */

/** A text that waits for Solve. */
let waiting = "";

/**
 * The address of the board in a text. A text that is a guess or raises a question waits for Solve, which shows the guess and asks.
 * @param {import("../engine/engine.js").Engine} engine its board is that of cells without a size
 * @param {string} text
 * @throws {import("../engine/engine.js").NotationError} the text is no board
 */
export function addressOf(engine, text) {
  try {
    const count = engine.paste(text);
    const { isCertain = true, asksSelf = false, senses = [] } = engine.pasted ?? {};
    if (count === 1 && isCertain && !asksSelf && !senses.length) return engine.notation;
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== "omitted") throw error; // Solve loads what is needed
  }
  waiting = text;
  return "solve";
}

/**
 * The text that waits, or what another app shares with the installed page: a text in the query of the address, where the service worker puts it
 * (web/sw.js), or a picture. It is taken out, so that neither a reload nor a bookmark repeats it.
 * @returns {Promise<string | Blob>} "" if there is nothing
 */
export async function takeShared() {
  const query = new URLSearchParams(location.search);
  const [picture, ...texts] = ["picture", "text", "url"].map((name) => query.get(name) ?? "");
  const text = [waiting, ...texts].filter(Boolean).join("\n").trim();
  waiting = "";
  if (picture || texts.some(Boolean)) history.replaceState(history.state, "", location.pathname + location.hash);
  return (picture && (await takePicture().catch(() => null))) || text;
}

/** The cache of a shared picture. */
const CACHE = "lights-and-doors-shared";

/** @returns {Promise<Blob | undefined>} */
async function takePicture() {
  const cache = await caches.open(CACHE);
  const response = await cache.match("shared-picture");
  const picture = await response?.blob();
  await caches.delete(CACHE);
  return picture;
}
