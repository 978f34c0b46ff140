/** @file A long list, shown one page at a time. */
import { button, field } from "./controls.js";
import { make, say } from "./dom.js";

const PAGE = 20;

/** @param {(line: string) => HTMLElement} createLine */
export function pagedList(createLine) {
  const list = make("ol", { class: "listing", translate: "no" });
  const page = make("input", { type: "number", min: 1, oninput: turn });
  const about = make("p", { role: "status" });
  const controls = make(
    "div",
    { class: "row" },
    button("census.previous", () => turnBy(-1)),
    field("census.page", page),
    button("census.next", () => turnBy(1)),
  );
  /** @type {string[]} */
  let lines = [];

  /** @param {string[]} wanted */
  function show(wanted) {
    lines = wanted;
    page.max = String(Math.max(1, Math.ceil(lines.length / PAGE)));
    page.value = "1";
    turn();
  }

  /** @param {number} pages */
  function turnBy(pages) {
    page.valueAsNumber = Math.min(Math.max((page.valueAsNumber || 1) + pages, 1), Number(page.max));
    turn();
  }

  function turn() {
    if (!page.value || !page.validity.valid) return;
    const first = (page.valueAsNumber - 1) * PAGE;
    list.start = first + 1;
    list.replaceChildren(...lines.slice(first, first + PAGE).map((line) => make("li", {}, createLine(line))));
    say(about, "census.page-of", { page: page.valueAsNumber, pages: Number(page.max), lines: lines.length });
  }

  return { root: make("div", {}, list, controls, about), show };
}
