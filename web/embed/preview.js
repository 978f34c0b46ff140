/** @file How the embedded board will look: the frame at its full width, made smaller where there is less room. */
import { make } from "../ui/dom.js";
import { WIDTH } from "./texts.js";

const HEIGHT_MAX = 4000;

/** @param {(height: number) => void} hearHeight told what the frame's page tells */
export function makePreview(hearHeight) {
  const root = make("div", { class: "preview" });
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  const listening = new AbortController();
  const sizes = new ResizeObserver(fit);

  function fit() {
    if (frame) frame.style.scale = String(Math.min(1, root.clientWidth / WIDTH));
  }

  /** @param {HTMLIFrameElement} shown @param {number} height */
  function setHeight(shown, height) {
    shown.height = String(height);
    root.style.aspectRatio = `${WIDTH} / ${height}`;
  }

  /**
   * A frame that went to another address would leave a step in the history; a new one does not. It is not sandboxed as
   * the text to copy says: from disk or without a network, a sandbox would get nothing.
   * @param {string} src
   * @param {number} height
   */
  function showFrame(src, height) {
    if (frame?.getAttribute("src") === src) return;
    frame = make("iframe", { src, label: "embed.preview", width: WIDTH });
    setHeight(frame, height);
    root.replaceChildren(frame);
    fit();
  }

  /** @param {string} svg @param {string} name */
  function showPicture(svg, name) {
    frame = null;
    root.style.aspectRatio = "";
    root.replaceChildren(
      make("img", { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: name, width: WIDTH }),
    );
  }

  /** @param {MessageEvent} message */
  function hear({ source, data }) {
    if (!frame || source !== frame.contentWindow || !(data?.height > 0)) return;
    const height = Math.min(Math.ceil(data.height), HEIGHT_MAX);
    setHeight(frame, height);
    hearHeight(height);
  }

  function stop() {
    listening.abort();
    sizes.disconnect();
  }

  addEventListener("message", hear, listening);
  sizes.observe(root);
  return { root, showFrame, showPicture, stop };
}
