/** @file The options of a player: aids, sound and motion. */
import { make } from "../ui/dom.js";
import { OPTIONS } from "./progress.js";
import { canVibrate } from "./sound.js";

/** @typedef {import("./store.js").Store} Store */

/**
 * Lets something run, and listen to presses, only while one of the options is on.
 * @param {Store} store
 * @param {(typeof OPTIONS)[number][]} names
 * @param {(signal: AbortSignal) => void} begin the signal ends it
 */
export function whileOn(store, names, begin) {
  /** @type {AbortController | null} */
  let running = null;
  const change = () => {
    const isOn = names.some((name) => store.option(name));
    if (isOn === (running !== null)) return;
    running?.abort();
    running = isOn ? new AbortController() : null;
    if (running) begin(running.signal);
  };
  store.addEventListener("change", change);
  change();
}

/** @param {Store} store */
export function optionsForm(store) {
  const names = OPTIONS.filter((name) => name !== "vibration" || canVibrate());
  const boxes = names.map((name) => {
    const box = make("input", { type: "checkbox", role: "switch" });
    box.addEventListener("change", () => store.setOption(name, box.checked));
    return box;
  });
  const show = () => {
    names.forEach((name, i) => {
      boxes[i].checked = store.option(name);
    });
  };
  const rows = names.map((name, i) => row(name, boxes[i]));
  return { root: make("div", { class: "options" }, ...rows), show };
}

/** @param {import("../locales/languages.js").KeyPart<"player.option.", "-about">} name @param {HTMLInputElement} box */
function row(name, box) {
  const about = make("small", { say: `player.option.${name}-about` });
  return make("label", {}, box, make("span", {}, make("b", { say: `player.option.${name}` }), about));
}
