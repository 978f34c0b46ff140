/** @file The header: the names of the page and of the game, and links to the places and kinds of boards, and the settings. */
import { icon } from "../board/tools.js";
import { KINDS } from "../play/game.js";
import { make, say } from "../ui/dom.js";
import { ICONS } from "./icons.js";
import { isServed } from "./lazy.js";
import { settings } from "./settings.js";

const LOGO = [1, 0, 1, 0, 1, 0, 1, 0, 1];

/** @typedef {import("./address.js").Place} Place */
/** @typedef {import("../play/level.js").Kind} Kind */

/** @type {Place[]} */
const PLACES = ["play", "solve", "learn", "lab"];

/** A link is about to be used, or its address to be read. */
const USES = ["pointerover", "focusin", "click"];

/**
 * @param {HTMLElement[]} boards
 * @param {(place: Place, kind: Kind) => string} addressOf
 * @param {() => void} again called when the link of the current place is used
 */
export function pageHeader(boards, addressOf, again) {
  const title = make("p", { class: "where", translate: "no" });
  const places = linksOf(PLACES);
  const kinds = linksOf(KINDS);
  for (const link of places)
    link.addEventListener("click", (event) => {
      if (!link.ariaCurrent) return;
      event.preventDefault();
      again();
    });
  const [gear, menu] = settings(boards);
  const root = document.getElementById("header");
  root?.replaceChildren(
    logo(),
    make("h1", { say: "page.name" }),
    title,
    make("nav", { class: "places", label: "page.places" }, ...places, ...(isServed ? [bookLink()] : [])),
    make("nav", { class: "kinds", label: "page.kinds" }, ...kinds),
    gear,
    menu,
  );
  /** @type {{ place: Place, kind: Kind } | undefined} */
  let shown;

  /** Lets the links lead to the present position: when they are used, not after every press. */
  function lead() {
    if (!shown) return;
    const { place, kind } = shown;
    PLACES.forEach((name, i) => point(places[i], addressOf(name, kind), name === place));
    KINDS.forEach((name, i) => choose(kinds[i], addressOf(place, name), name === kind));
  }
  for (const type of USES) root?.addEventListener(type, lead, { capture: true });

  return {
    title,
    menu,
    show: (/** @type {Place} */ place, /** @type {Kind} */ kind) => {
      shown = { place, kind };
      lead();
    },
  };
}

const logo = () =>
  make(
    "span",
    { class: "logo", "aria-hidden": "true" },
    ...LOGO.map((lit) => make("i", { class: lit ? "lit" : "dark" })),
  );

/** @param {(Place | Kind)[]} names */
const linksOf = (names) => names.map((name) => make("a", {}, icon(ICONS[name]), make("span", { say: `page.${name}` })));

/** A link to the contents of the book in the language of the page, beside the places. */
const bookLink = () =>
  say(
    make("a", { class: "book" }, icon(ICONS.book), make("span", { say: "page.book" })),
    "page.book-address",
    {},
    "href",
  );

/** @param {HTMLAnchorElement} link @param {string} address @param {boolean} isCurrent */
function point(link, address, isCurrent) {
  if (link.hash !== `#${address}`) link.href = `#${address}`;
  if (isCurrent !== (link.ariaCurrent !== null)) link.ariaCurrent = isCurrent ? "page" : null;
}

/** The current kind is a disabled link, because it would lead to where the reader is; if it has the focus, it keeps it. @param {HTMLAnchorElement} link @param {string} address @param {boolean} isCurrent */
function choose(link, address, isCurrent) {
  point(link, address, isCurrent);
  link.role = isCurrent ? "link" : null; // without an address it would have no role
  link.ariaDisabled = isCurrent ? "true" : null;
  if (!isCurrent) return link.removeAttribute("tabindex");
  link.tabIndex = -1;
  link.removeAttribute("href");
}
