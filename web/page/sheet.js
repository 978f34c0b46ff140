/**
 * @file What stands beside the board. In a narrow window it is a sheet over the lower part of the page, with three stops:
 * its head alone, half, and full. The style sheet says where it is a sheet, and how high.
 */
import { make, say } from "../ui/dom.js";

/** @typedef {"peek" | "half" | "full"} Stop */

/** @type {Stop[]} */
const STOPS = ["peek", "half", "full"];
const DRAG_MIN = 8; // px until a press on the head is a drag
const FLICK = 0.5; // px a millisecond

/** @typedef {ReturnType<typeof makeSheet>} Sheet */

/**
 * @param {HTMLElement} panel
 * @param {HTMLElement[]} behind what cannot be reached while the sheet is full
 */
export function makeSheet(panel, behind) {
  const grip = make("button", { type: "button", class: "grip", label: "page.sheet", "aria-controls": "panel-body" });
  const title = make("div", { class: "panel-title" });
  const head = make("div", { class: "panel-head" }, grip, title);
  const body = make("div", { class: "panel-body", id: "panel-body" });
  /** @type {Stop} */
  let stop = "peek";

  const isSheet = () => getComputedStyle(panel).position === "fixed";

  /** @param {Stop} [wanted] */
  function show(wanted = stop) {
    stop = wanted;
    const covers = isSheet();
    document.body.dataset.stop = stop;
    grip.setAttribute("aria-expanded", String(stop !== "peek"));
    say(grip, stop === "peek" ? "page.sheet" : "page.sheet-less", undefined, "aria-label");
    body.inert = covers && stop === "peek";
    for (const element of behind) element.inert = covers && stop === "full";
  }

  /** One stop up or down. @param {number} by */
  const step = (by) => show(STOPS[Math.min(Math.max(STOPS.indexOf(stop) + by, 0), STOPS.length - 1)]);

  function close() {
    if (isSheet() && panel.contains(document.activeElement)) grip.focus({ preventScroll: true });
    show("peek");
  }

  grip.addEventListener("click", () => (stop === "full" ? close() : step(1)));
  grip.addEventListener("keydown", ({ key }) => (key === "ArrowUp" ? step(1) : key === "ArrowDown" && step(-1)));
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || stop === "peek" || !isSheet()) return;
    if (!document.querySelector("dialog[open], :popover-open")) close();
  });
  addEventListener("resize", () => show());
  dragBy(head, panel, { isSheet, stop: () => stop, show });
  panel.replaceChildren(head, body);
  show();
  return { title, body, show, close, step, isSheet, stop: () => stop };
}

/**
 * The head is dragged up and down; let go, the sheet comes to rest at the nearest stop, or at the next one when flicked.
 * @param {HTMLElement} head
 * @param {HTMLElement} panel
 * @param {{ isSheet: () => boolean, stop: () => Stop, show: (stop: Stop) => void }} sheet
 */
function dragBy(head, panel, { isSheet, stop, show }) {
  let from = { y: 0, time: 0 };
  let by = 0;

  /** @param {PointerEvent} event */
  function begin({ clientY, isPrimary, button, pointerId }) {
    if (!isPrimary || button !== 0 || !isSheet()) return;
    from = { y: clientY, time: performance.now() };
    by = 0;
    const drag = new AbortController();
    const options = { signal: drag.signal };
    addEventListener("pointermove", (move) => follow(move, pointerId), options);
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => end(drag), options);
  }

  /** @param {PointerEvent} event @param {number} pointer */
  function follow({ clientY }, pointer) {
    by = clientY - from.y;
    if (Math.abs(by) < DRAG_MIN) return;
    head.setPointerCapture(pointer);
    panel.classList.add("dragged");
    panel.style.setProperty("--drag", `${by}px`);
  }

  /** @param {AbortController} drag */
  function end(drag) {
    drag.abort();
    if (!panel.classList.contains("dragged")) return;
    const seen = innerHeight - panel.getBoundingClientRect().top;
    const speed = by / (performance.now() - from.time);
    panel.classList.remove("dragged");
    panel.style.removeProperty("--drag");
    head.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => head.removeEventListener("click", swallow, { capture: true }));
    const here = STOPS.indexOf(stop());
    if (Math.abs(speed) > FLICK) return show(STOPS[Math.min(Math.max(here - Math.sign(speed), 0), STOPS.length - 1)]);
    const share = seen / panel.offsetHeight;
    show(share < 1 / 3 ? "peek" : share < 4 / 5 ? "half" : "full");
  }
  head.addEventListener("pointerdown", begin);
}

/** The click that ends a drag is none. @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
