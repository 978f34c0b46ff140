/** @file The preview of an embedded board: the frame at its full width, scaled down if there is less space. */
import { make } from "../ui/dom.js";
import { WIDTH } from "./texts.js";

const HEIGHT_MAX = 4000;

/** @typedef {{ root: HTMLElement, frame: HTMLIFrameElement | null }} Preview */

/** @param {(height: number) => void} onHeight called with the height that the frame's page reports */
export function makePreview(onHeight) {
  /** @type {Preview} */
  const preview = { root: make("div", { class: "preview" }), frame: null };
  const listening = new AbortController();
  const sizes = new ResizeObserver(() => fit(preview));

  /** @param {MessageEvent} message */
  function onMessage({ source, data }) {
    const { frame } = preview;
    if (!frame || source !== frame.contentWindow || !(data?.height > 0)) return;
    const height = Math.min(Math.ceil(data.height), HEIGHT_MAX);
    setHeight(preview, height);
    onHeight(height);
  }

  function stop() {
    listening.abort();
    sizes.disconnect();
  }

  addEventListener("message", onMessage, listening);
  sizes.observe(preview.root);
  return {
    root: preview.root,
    showFrame: (/** @type {string} */ src, /** @type {number} */ height) => showFrame(preview, src, height),
    showPicture: (/** @type {string} */ svg, /** @type {string} */ name) => showPicture(preview, svg, name),
    stop,
  };
}

/** @param {Preview} preview */
function fit({ root, frame }) {
  if (frame) frame.style.scale = String(Math.min(1, root.clientWidth / WIDTH));
}

/** @param {Preview} preview @param {number} height */
function setHeight({ root, frame }, height) {
  if (frame) frame.height = String(height);
  root.style.aspectRatio = `${WIDTH} / ${height}`;
}

/**
 * Shows a frame. Each address gets a new frame, because navigating a frame adds an entry to the history. The frame is
 * not sandboxed, unlike in the text to copy: from disk or offline, a sandboxed frame could not load its files.
 * @param {Preview} preview
 * @param {string} src
 * @param {number} height
 */
function showFrame(preview, src, height) {
  if (preview.frame?.getAttribute("src") === src) return;
  preview.frame = make("iframe", { src, label: "embed.preview", width: WIDTH, scrolling: "no" }); // a scroll bar would narrow the page, which then fits
  setHeight(preview, height);
  preview.root.replaceChildren(preview.frame);
  fit(preview);
}

/** @param {Preview} preview @param {string} svg @param {string} name */
function showPicture(preview, svg, name) {
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  preview.frame = null;
  preview.root.style.aspectRatio = "";
  preview.root.replaceChildren(make("img", { src, alt: name, width: WIDTH }));
}
