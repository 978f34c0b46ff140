/** @file The dialog that shares a result: the card as a picture, the text, and a QR code of the level. */

import { button } from "../ui/controls.js";
import { copyButton } from "../ui/copy-button.js";
import { make, say, svg } from "../ui/dom.js";
import { qrOf } from "../ui/qr.js";
import { pngBlob, saveFile } from "../ui/share.js";
import { cardOf } from "./share-card.js";

/** @typedef {import("./share-card.js").Result & { text: string, file: string }} Shared  text: of the result; file: the name of the picture, without extension */

/** @param {Shared} shared */
export function showShare(shared) {
  const card = cardOf(shared);
  const picture = pngBlob(card);
  const image = make("img", { src: `data:image/svg+xml,${encodeURIComponent(card)}`, width: 1200, height: 630 });
  say(image, "player.card", { name: shared.name, result: shared.result }, "alt");
  const close = button("page.close", () => dialog.close());
  const dialog = make(
    "dialog",
    { class: "sharing", "aria-labelledby": "sharing-title" },
    make("h2", { id: "sharing-title", say: "page.share" }),
    image,
    make("pre", { tabindex: 0, label: "player.words" }, shared.text),
    make("div", { class: "row" }, ...waysOf(shared, picture), close),
    codeOf(shared.url),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {Shared} shared @param {Promise<Blob>} picture */
function waysOf({ text, file }, picture) {
  const copy = copyButton("player.copy", () => text);
  const save = button("player.save-picture", async () => saveFile(`${file}.png`, await picture));
  if (!navigator.share) {
    copy.classList.add("primary");
    return [copy, save];
  }
  return [button("page.share", async () => send(text, file, await picture), { class: "primary" }), copy, save];
}

/** Shares the text, with the picture if the system takes files. @param {string} text @param {string} file @param {Blob} picture */
async function send(text, file, picture) {
  const files = [new File([picture], `${file}.png`, { type: "image/png" })];
  const data = navigator.canShare?.({ files }) ? { text, files } : { text };
  await navigator.share(data).catch(() => undefined); // the reader closed the sheet
}

/** @param {string} url */
function codeOf(url) {
  const { side, path } = qrOf(url) ?? { side: 0, path: "" };
  const code = svg("svg", { viewBox: `0 0 ${side} ${side}`, class: "qr", role: "img" }, svg("path", { d: path }));
  const root = make("details", { class: "more", hidden: !path }, make("summary", { say: "player.qr" }), code);
  say(/** @type {any} */ (code), "player.qr-about", undefined, "aria-label");
  return root;
}
