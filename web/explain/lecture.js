/** @file Lecture mode: the pane fills the width of the window beside a small board, and ← and → change the step. */
import { button } from "../ui/controls.js";

/** @typedef {{ tab: string, step?: number, lectures?: boolean }} Lesson  the tab and step to show, and if lecture mode is on */
/** @typedef {HTMLElement & { tab: string, step: number | undefined, turn: (by: number) => void }} Pane */

const USED = "input, textarea, select, dialog";

/** @param {Pane} pane @param {Lesson} lesson @param {() => void} changed called when the address of the view changes */
export function lecture(pane, lesson, changed) {
  const toggle = button("page.lecture", () => set(!lesson.lectures), { class: "lecture" });
  /** @type {AbortController | null} */
  let keys = null;

  /** @param {boolean} on */
  function set(on) {
    lesson.lectures = on;
    show(on);
    tell();
  }

  function tell() {
    Object.assign(lesson, { tab: pane.tab, step: lesson.lectures ? pane.step : undefined });
    changed();
  }

  /** @param {boolean} on */
  function show(on) {
    for (const element of [document.body, pane]) element.toggleAttribute("data-lecture", on);
    toggle.setAttribute("aria-pressed", String(on));
    keys?.abort();
    keys = on ? new AbortController() : null;
    if (keys) addEventListener("keydown", (event) => onKey(event, pane, () => set(false)), { signal: keys.signal });
  }
  pane.addEventListener("lights-step", () => lesson.lectures && tell());
  return { toggle, show: () => show(Boolean(lesson.lectures)), hide: () => show(false) };
}

/** @param {KeyboardEvent} event @param {Pane} pane @param {() => void} leave */
function onKey(event, pane, leave) {
  const { key, defaultPrevented, altKey, ctrlKey, metaKey } = event;
  const target = event.composedPath()[0];
  if (defaultPrevented || altKey || ctrlKey || metaKey) return;
  if (document.querySelector("dialog[open], :popover-open")) return;
  if (key === "Escape") return leave();
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!by || (target instanceof Element && target.closest(USED))) return;
  event.preventDefault();
  pane.turn(by);
}
