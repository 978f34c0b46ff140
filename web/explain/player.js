/** @file Controls to step through a lesson: back, forward, a slider, play. */
import { make, say, writeAttribute, writeText } from "../ui/dom.js";

const STEP_MS = 600;

/**
 * @typedef {ReturnType<typeof makeControls> & { showStep: (k: number) => void, length: number, now: number, timer: Timer | undefined }} Player
 *   the number of steps, the current one, and the timer while playing
 * @typedef {ReturnType<typeof setInterval>} Timer
 */

/** @param {(k: number) => void} showStep  shows step k, counted from 0 */
export function player(showStep) {
  /** @type {Player} */
  const player = { ...makeControls(), showStep, length: 1, now: 0, timer: undefined };
  const { root, back, slider, on, playing } = player;
  back.onclick = () => step(player, -1);
  on.onclick = () => step(player, 1);
  slider.oninput = () => step(player, slider.valueAsNumber - player.now);
  playing.onclick = () => toggle(player);
  root.onkeydown = (event) => onKey(player, event);

  /** Starts another lesson. @param {number} steps the number of its steps @param {number} [first] the first step shown */
  function start(steps, first = 0) {
    stop(player);
    player.length = steps;
    writeAttribute(slider, "max", String(steps - 1));
    root.hidden = steps < 2;
    go(player, first);
  }

  const turn = (/** @type {number} */ by) => step(player, by);
  return { root, start, turn, play: () => play(player), stop: () => stop(player) };
}

function makeControls() {
  const back = make("button", { type: "button", label: "explain.back" }, "‹");
  const on = make("button", { type: "button", label: "explain.on" }, "›");
  const playing = make("button", { type: "button", label: "explain.play" }, "▶");
  const slider = make("input", { type: "range", min: 0, value: 0, label: "explain.position" });
  const count = make("output", { class: "count", translate: "no" });
  return { root: make("div", { class: "player" }, back, slider, on, playing, count), back, slider, on, playing, count };
}

/** @param {Player} player @param {number} k */
function go(player, k) {
  const { root, slider, count, back, on, length, showStep } = player;
  const now = Math.max(0, Math.min(k, length - 1));
  player.now = now;
  if (slider.valueAsNumber !== now) slider.value = String(now);
  writeText(count, `${now + 1}/${length}`);
  writeAttribute(back, "aria-disabled", String(now === 0));
  writeAttribute(on, "aria-disabled", String(now === length - 1));
  if (now === length - 1) stop(player);
  showStep(now);
  root.dispatchEvent(new Event("lights-step", { bubbles: true })); // the pane listens to it
}

/** @param {Player} player @param {number} by */
function step(player, by) {
  stop(player);
  go(player, player.now + by);
}

/** @param {Player} player */
function toggle(player) {
  if (player.timer) stop(player);
  else play(player);
}

/** Plays the lesson, from the first step if the last one is shown. @param {Player} player */
function play(player) {
  stop(player);
  sayPlaying(player, "explain.pause", "❚❚");
  player.timer = setInterval(() => go(player, player.now + 1), STEP_MS);
  go(player, player.now === player.length - 1 ? 0 : player.now + 1);
}

/** @param {Player} player */
function stop(player) {
  clearInterval(player.timer);
  player.timer = undefined;
  sayPlaying(player, "explain.play", "▶");
}

/** @param {Player} player @param {import("../ui/i18n.js").Key} key @param {string} sign */
function sayPlaying({ playing }, key, sign) {
  say(playing, key, {}, "aria-label");
  writeText(playing, sign);
}

/** Space starts and stops playing if the slider has the focus. @param {Player} player @param {KeyboardEvent} event */
function onKey(player, event) {
  if (event.key !== " " || event.target !== player.slider) return;
  event.preventDefault();
  toggle(player);
}
