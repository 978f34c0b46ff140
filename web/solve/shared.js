/** @file Texts from outside Solve: those that another app shares with the installed page, and files that are dropped beside another view. */

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
 * The text that waits, or the one that `share_target` in manifest.webmanifest puts into the query of the address. It is taken out, so that neither
 * a reload nor a bookmark repeats it.
 * @returns {string} "" if there is none
 */
export function takeShared() {
  const query = new URLSearchParams(location.search);
  const texts = [waiting, ...["text", "url"].map((name) => query.get(name) ?? "")].filter(Boolean);
  waiting = "";
  if (query.size > 0 && texts.length) history.replaceState(history.state, "", location.pathname + location.hash);
  return texts.join("\n").trim();
}
