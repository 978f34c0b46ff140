/** @file The script of the page: it composes the rooms. */
import { define } from "./board/define.js";
import { lightsPanel } from "./lights/index.js";
import { engineModule } from "./loading/module.js";
import { isServed, keepOffline, startPage } from "./page/index.js";
import { make, say, sayAgain } from "./ui/dom.js";
import { languageEvents, t } from "./ui/i18n.js";

function speak() {
  sayAgain(document);
  document.title = t("page.title");
}

/** Each language has an article of its own. */
function articleLink() {
  return make("p", {}, say(make("a", { say: "page.article" }), "page.article-address", undefined, "href"));
}

async function start() {
  const main = /** @type {HTMLElement} */ (document.getElementById("main"));
  document.getElementById("footer")?.append(make("p", { say: "page.footer" }), ...(isServed ? [articleLink()] : []));
  languageEvents.addEventListener("change", speak);
  try {
    await engineModule();
  } catch {
    main.replaceChildren(make("p", { class: "card error", role: "alert", say: "page.no-wasm" }));
    return;
  }
  startPage(main, lightsPanel);
  keepOffline();
}

define();
start();
