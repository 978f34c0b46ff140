/** @file A text that another app shares with the installed page: `share_target` in manifest.webmanifest puts it into the query of the address. */

/** Takes the text out of the address, so that neither a reload nor a bookmark repeats it. @returns {string} "" if there is none */
export function takeShared() {
  const query = new URLSearchParams(location.search);
  const texts = ["text", "url"].map((name) => query.get(name) ?? "");
  if (texts.some(Boolean)) history.replaceState(history.state, "", location.pathname + location.hash);
  return texts.join("\n").trim();
}
