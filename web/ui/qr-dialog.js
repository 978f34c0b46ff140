/** @file Shows an address as a QR code, as large as the window allows; a tap closes it. */
import { qrOf } from "./qr.js";

const SVG = "http://www.w3.org/2000/svg";

/** The code as a picture; empty if the address is too long. @param {string} address */
export function codeOf(address) {
  const { side, path } = qrOf(address) ?? { side: 0, path: "" };
  const code = document.createElementNS(SVG, "svg");
  const outline = document.createElementNS(SVG, "path");
  code.setAttribute("viewBox", `0 0 ${side} ${side}`);
  code.setAttribute("class", "stamp");
  code.setAttribute("aria-hidden", "true");
  outline.setAttribute("d", path);
  code.append(outline);
  return code;
}

/** @param {string} address */
export function showQR(address) {
  const dialog = document.createElement("dialog");
  const link = document.createElement("a");
  dialog.className = "qr-dialog";
  dialog.setAttribute("aria-label", address);
  link.href = link.textContent = address;
  dialog.append(codeOf(address), link);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
