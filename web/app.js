/** @file The script of the page: it composes the rooms. */
import { define } from "./board/define.js";
import { engineModule } from "./loading/module.js";
import { keepOffline, startPage } from "./page/index.js";
import { make, sayAgain } from "./ui/dom.js";
import { languageEvents, t } from "./ui/i18n.js";

function speak() {
  sayAgain(document);
  document.title = t("page.title");
}

async function start() {
  languageEvents.addEventListener("change", speak);
  try {
    startPage(await engineModule());
  } catch {
    const words = make("p", { class: "card error", role: "alert", say: "page.no-wasm" });
    return document.getElementById("main")?.replaceChildren(words);
  }
  keepOffline();
}

define();
start();
