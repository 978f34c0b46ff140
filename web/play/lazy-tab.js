/** @file A tab whose script is loaded when the tab is first shown. */
import { make } from "../ui/dom.js";

/**
 * @template Shown
 * @param {string} name
 * @param {Pick<import("./play-view.js").Host, "more" | "missing">} host
 * @param {(part: typeof import("./more.js")) => { root: HTMLElement, show(shown: Shown): void }} build
 */
export function lazyTab(name, { more, missing }, build) {
  const root = make("div", { class: name });
  /** @type {ReturnType<typeof build> | null} */
  let page = null;
  let isAsked = false;
  /** @type {Shown} */
  let current;

  async function open() {
    isAsked = true;
    const part = page ? null : await more().catch(() => null);
    if (part) page ??= build(part);
    root.replaceChildren(page ? page.root : missing(open));
    page?.show(current);
  }

  /** @param {Shown} shown */
  function show(shown) {
    current = shown;
    if (page) page.show(shown);
    else if (!isAsked) open();
  }
  return { root, open, show };
}
