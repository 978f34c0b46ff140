/** @file The head of the page: its name, its views, language and theme. */
import { LANGUAGES } from "../locales/languages.js";
import { make, say } from "../ui/dom.js";
import { language, setLanguage, supported } from "../ui/i18n.js";
import { recall, remember } from "../ui/storage.js";

const THEMES = ["auto", "dark", "light"];
const LOGO = [1, 0, 1, 0, 1, 0, 1, 0, 1];

/** @typedef {import("../board/puzzle-element.js").PuzzleElement & { engine: import("../engine/engine.js").Engine }} Board whose engine is ready */
/** @typedef {{ name: string, section: HTMLElement, address: () => string, board?: any }} View */
/** @typedef {View & { board: any }} Game a view with a board */

/** @param {View[]} views */
export function pageHeader(views) {
  const links = views.map(({ name }) => make("a", { say: `page.${name}` }));
  const logo = make(
    "span",
    { class: "logo", "aria-hidden": "true" },
    ...LOGO.map((lit) => make("i", { class: lit ? "lit" : "dark" })),
  );
  document
    .getElementById("header")
    ?.replaceChildren(
      logo,
      make("h1", { say: "page.name" }),
      make("nav", { label: "page.views" }, ...links),
      languageButton(),
      themeButton(views.flatMap((view) => view.board ?? [])),
    );

  /** Each link leads to its view as it stands. @param {View} shown */
  function show(shown) {
    links.forEach((link, i) => {
      link.href = `#${views[i].address()}`;
      if (views[i] === shown) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    });
  }
  return { show };
}

/** Offers the next language, in that language. */
function languageButton() {
  const root = make("button", { type: "button", class: "quiet" });
  /** @param {string} name @param {string} other */
  function speak(name, other) {
    setLanguage(name);
    root.lang = LANGUAGES[other].tag;
    root.textContent = LANGUAGES[other].name;
  }
  root.addEventListener("click", () => {
    const next = languageAfter(language());
    speak(next, languageAfter(next));
    remember("language", next);
  });
  const kept = recall("language");
  const first = supported(typeof kept === "string" ? kept : language());
  speak(first, languageAfter(first));
  return root;
}

/** @param {string} name */
function languageAfter(name) {
  const names = Object.keys(LANGUAGES);
  return names[(names.indexOf(name) + 1) % names.length];
}

/** Goes round: as the system, dark, light. @param {HTMLElement[]} boards */
function themeButton(boards) {
  const word = make("span");
  const root = make("button", { type: "button", class: "quiet theme" }, word);
  const kept = THEMES.indexOf(String(recall("theme")));
  let theme = THEMES[Math.max(kept, 0)];
  function apply() {
    document.documentElement.dataset.theme = theme;
    for (const board of boards) board.setAttribute("theme", theme);
    say(word, `page.theme.${theme}`);
  }
  root.addEventListener("click", () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    remember("theme", theme);
    apply();
  });
  apply();
  return root;
}
