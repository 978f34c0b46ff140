/** @file The script of the page: starts its parts in order. */
import { define } from "./board/define.js";
import { engineModule } from "./loading/module.js";
import { nextTurn } from "./loading/turns.js";
import { keepOffline, startPage, stylesStand } from "./page/index.js";
import { make, sayAgain } from "./ui/dom.js";
import { languageEvents, t } from "./ui/i18n.js";
import { followText } from "./ui/media.js";

function speak() {
  sayAgain(document);
  document.title = t("page.title");
}

async function start() {
  try {
    await stylesStand();
  } catch {
    return; // the page itself says to reload it
  }
  followText();
  languageEvents.addEventListener("change", speak);
  document.title = t("page.title");
  const core = engineModule();
  const shown = startPage(core); // starts before the elements are defined, since the address may ask for another board
  await nextTurn();
  define();
  try {
    await core;
  } catch {
    const words = make("p", { class: "card error", role: "alert", say: "page.no-wasm" });
    return document.body.replaceChildren(make("main", {}, words));
  }
  await shown;
  keepOffline();
}

// In a task of its own, so that the long script is not parsed again for stack traces.
setTimeout(start);
