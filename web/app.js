/** @file The script of the page: it composes the rooms. */
import { define } from "./board/define.js";
import { engineModule } from "./loading/module.js";
import { nextTurn } from "./loading/turns.js";
import { keepOffline, startPage, stylesStand } from "./page/index.js";
import { make, sayAgain } from "./ui/dom.js";
import { languageEvents, t } from "./ui/i18n.js";

function speak() {
  sayAgain(document);
  document.title = t("page.title");
}

async function start() {
  try {
    await stylesStand();
  } catch {
    return; // what stands in the page says to reload it
  }
  languageEvents.addEventListener("change", speak);
  document.title = t("page.title");
  const core = engineModule();
  const shown = startPage(core); // before a board stands that the address may not mean
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

// Not inside the script: who asks where a call comes from would have the browser read the whole of it again.
setTimeout(start);
