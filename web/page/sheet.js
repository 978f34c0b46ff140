/**
 * @file The panel as a sheet. In a narrow window the panel is a sheet over the lower part of the page, with three stops: its
 * head alone, half, and full. The style sheet decides when it is a sheet, and its heights; in very low windows it is none.
 */
import { make, say } from "../ui/dom.js";
import { holds } from "../ui/media.js";

/** @typedef {"peek" | "half" | "full"} Stop */

/** @type {Stop[]} */
const STOPS = ["peek", "half", "full"];
/** The media query of the style sheet for a sheet, repeated here: asking the style sheet would force a layout. */
const NARROW = "(width < 56.25em) and (height >= 30em), (width < 35em) and (height >= 21em)";

const DRAG_MIN = 8; // px until a press on the head is a drag
const FLICK = 0.5; // px a millisecond

/** @typedef {ReturnType<typeof makeSheet>} Sheet */
/** @typedef {ReturnType<typeof makeParts> & { panel: HTMLElement, behind: HTMLElement[], at: Stop }} State */

/**
 * @param {HTMLElement} panel
 * @param {HTMLElement[]} behind inert while the sheet is full
 */
export function makeSheet(panel, behind) {
  /** @type {State} */
  const sheet = { ...makeParts(), panel, behind, at: "peek" };
  const { grip, pages, head, title, body } = sheet;
  pages.addEventListener("click", () => step(sheet, 1));
  grip.addEventListener("click", () => (sheet.at === "full" ? close(sheet) : step(sheet, 1)));
  grip.addEventListener("keydown", ({ key }) =>
    key === "ArrowUp" ? step(sheet, 1) : key === "ArrowDown" && step(sheet, -1),
  );
  addEventListener("keydown", (event) => onEscape(sheet, event));
  addEventListener("resize", () => show(sheet));
  head.addEventListener("pointerdown", (event) => beginDrag(sheet, event));
  panel.replaceChildren(head, body);
  show(sheet);
  return {
    title,
    body,
    show: (/** @type {Stop | undefined} */ wanted) => show(sheet, wanted),
    close: () => close(sheet),
    step: (/** @type {number} */ by) => step(sheet, by),
    stop: () => sheet.at,
  };
}

function makeParts() {
  const grip = make("button", { type: "button", class: "grip", "aria-controls": "panel-body" });
  const title = make("div", { class: "panel-title" });
  const pages = make("p", { class: "pages", say: "page.peek", "aria-hidden": "true" }); // seen in Play, whose tabs are out of sight
  const head = make("div", { class: "panel-head" }, grip, pages, title);
  return { grip, pages, title, head, body: make("div", { class: "panel-body", id: "panel-body" }) };
}

const isSheet = () => holds(NARROW);

/** @param {State} sheet @param {Stop} [wanted] */
function show(sheet, wanted = sheet.at) {
  const { grip, body, behind } = sheet;
  const covers = isSheet();
  sheet.at = wanted;
  document.body.dataset.stop = wanted;
  grip.setAttribute("aria-expanded", String(wanted !== "peek"));
  const more = document.body.dataset.place === "play" ? "page.sheet-play" : "page.sheet";
  say(grip, wanted === "peek" ? more : "page.sheet-less", undefined, "aria-label");
  body.inert = covers && wanted === "peek";
  for (const element of behind) element.inert = covers && wanted === "full";
}

/** Moves the sheet by so many stops, up if positive. @param {State} sheet @param {number} by */
function step(sheet, by) {
  show(sheet, STOPS[Math.min(Math.max(STOPS.indexOf(sheet.at) + by, 0), STOPS.length - 1)]);
}

/** @param {State} sheet */
function close(sheet) {
  if (isSheet() && sheet.panel.contains(document.activeElement)) sheet.grip.focus({ preventScroll: true });
  show(sheet, "peek");
}

/** @param {State} sheet @param {KeyboardEvent} event */
function onEscape(sheet, event) {
  if (event.key !== "Escape" || event.defaultPrevented || sheet.at === "peek" || !isSheet()) return;
  if (!document.querySelector("dialog[open], :popover-open")) close(sheet);
}

/** Drags the sheet by its head. @param {State} sheet @param {PointerEvent} event */
function beginDrag(sheet, { clientY, isPrimary, button, pointerId }) {
  if (!isPrimary || button !== 0 || !isSheet()) return;
  const from = { y: clientY, time: performance.now() };
  const drag = new AbortController();
  const options = { signal: drag.signal };
  let by = 0;
  const move = (/** @type {PointerEvent} */ event) => {
    by = event.clientY - from.y;
    follow(sheet, by, pointerId);
  };
  const end = () => {
    drag.abort();
    endDrag(sheet, by / (performance.now() - from.time));
  };
  addEventListener("pointermove", move, options);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, options);
}

/** @param {State} sheet @param {number} by @param {number} pointer */
function follow({ head, panel }, by, pointer) {
  if (Math.abs(by) < DRAG_MIN) return;
  head.setPointerCapture(pointer);
  panel.classList.add("dragged");
  panel.style.setProperty("--drag", `${by}px`);
}

/** Moves the sheet to the nearest stop, or after a flick to the next one. @param {State} sheet @param {number} speed */
function endDrag(sheet, speed) {
  const { head, panel } = sheet;
  if (!panel.classList.contains("dragged")) return;
  const share = (innerHeight - panel.getBoundingClientRect().top) / panel.offsetHeight;
  panel.classList.remove("dragged");
  panel.style.removeProperty("--drag");
  head.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => head.removeEventListener("click", swallow, { capture: true }));
  if (Math.abs(speed) > FLICK) step(sheet, -Math.sign(speed));
  else show(sheet, share < 1 / 3 ? "peek" : share < 4 / 5 ? "half" : "full");
}

/** Drops the click that ends a drag. @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
