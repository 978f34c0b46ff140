/** @file Steps shown one at a time: back, on, to any of them, or played. */
import { make, say } from "../ui/dom.js";

const STEP_MS = 600;

/** @param {(k: number) => void} show  shows step k, counted from 0 */
export function player(show) {
  const back = make("button", { type: "button", label: "explain.back", onclick: () => step(-1) }, "‹");
  const on = make("button", { type: "button", label: "explain.on", onclick: () => step(1) }, "›");
  const playing = make("button", { type: "button", label: "explain.play", onclick: toggle }, "▶");
  const slider = make("input", { type: "range", min: 0, value: 0, label: "explain.position", oninput: drag });
  const count = make("output", { class: "count", translate: "no" });
  const root = make("div", { class: "player", onkeydown: onKey }, back, slider, on, playing, count);
  let [length, now, timer] = [1, 0, 0];

  /** @param {number} k */
  function go(k) {
    now = Math.max(0, Math.min(k, length - 1));
    slider.value = String(now);
    count.textContent = `${now + 1}/${length}`;
    back.setAttribute("aria-disabled", String(now === 0));
    on.setAttribute("aria-disabled", String(now === length - 1));
    if (now === length - 1) stop();
    show(now);
  }

  /** @param {number} by */
  function step(by) {
    stop();
    go(now + by);
  }

  function drag() {
    stop();
    go(slider.valueAsNumber);
  }

  function toggle() {
    if (timer) stop();
    else run();
  }

  function run() {
    stop();
    say(playing, "explain.pause", {}, "aria-label");
    playing.textContent = "❚❚";
    timer = setInterval(() => go(now + 1), STEP_MS);
    go(now === length - 1 ? 0 : now + 1);
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    say(playing, "explain.play", {}, "aria-label");
    playing.textContent = "▶";
  }

  /** Space plays from the slider; on the buttons it presses them. @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key !== " " || event.target !== slider) return;
    event.preventDefault();
    toggle();
  }

  /** Another lesson. @param {number} steps how many it has @param {number} [first] where it begins */
  function start(steps, first = 0) {
    stop();
    length = steps;
    slider.max = String(steps - 1);
    root.hidden = steps < 2;
    go(first);
  }

  return { root, start, play: run, stop };
}
