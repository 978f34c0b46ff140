/** @file Long work with a bar and a way out: both appear once it has taken 0.2 s. */

import { think } from "../loading/solver.js";
import { button, make, say } from "./dom.js";

const PATIENCE_MS = 200;

/**
 * Runs one engine method at a time; a new one ends the one before.
 * @param {HTMLElement} slot where the bar appears
 */
export function taskRunner(slot) {
  let controller = new AbortController();
  const bar = make("progress", { max: 1, label: "page.working" });
  const words = make("span", { say: "page.working" });
  const row = make(
    "div",
    { class: "task" },
    bar,
    words,
    button("page.cancel", () => controller.abort()),
  );

  /** @param {{ progress?: number, best?: number, bound?: number }} report */
  function onProgress({ progress, best, bound }) {
    if (progress !== undefined) bar.value = progress;
    if (best !== undefined) say(words, "lights.best", { best, bound: bound ?? 0, progress: progress ?? 0 });
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} args
   * @returns {Promise<any>} what the method returns; undefined when it was cancelled
   */
  async function run(method, args) {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    bar.removeAttribute("value");
    say(words, "page.working");
    const timer = setTimeout(() => slot.append(row), PATIENCE_MS);
    signal.addEventListener("abort", () => row.remove());
    try {
      return await think(method, args, { signal, onProgress });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      if (!signal.aborted) row.remove();
    }
  }

  return { run, cancel: () => controller.abort() };
}
