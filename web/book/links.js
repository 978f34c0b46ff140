/** @file Links of the book as QR codes: a tap shows the code of where a link with the class "qr" leads, and paper has it beside the link. */
import { qrOf } from "../ui/qr.js";

const SVG = "http://www.w3.org/2000/svg";
const isServed = location.protocol.startsWith("http"); // no phone can open an address of a disk

/** @param {string} address */
function codeOf(address) {
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

/** @param {Event} event */
const linkOf = ({ target }) =>
  target instanceof Element && /** @type {HTMLAnchorElement | null} */ (target.closest("a.qr"));

const dialog = document.createElement("dialog");
dialog.className = "qr-dialog";
dialog.addEventListener("click", () => dialog.close());
document.body.append(dialog);

document.addEventListener("click", (event) => {
  const link = linkOf(event);
  const { ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event);
  if (!link || !isServed || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const address = document.createElement("a");
  address.href = address.textContent = link.href;
  dialog.setAttribute("aria-label", link.href);
  dialog.replaceChildren(codeOf(link.href), address);
  dialog.showModal();
});

/** The answers of what is printed are open on paper. @type {HTMLDetailsElement[]} */
let opened = [];

addEventListener("beforeprint", () => {
  opened = [
    .../** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(".answers details:not([open])")),
  ];
  for (const answer of opened) answer.open = true;
  if (!isServed) return;
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a.qr:not(:has(.stamp))")))
    link.append(codeOf(link.href));
});

addEventListener("afterprint", () => {
  for (const answer of opened) answer.open = false;
});

document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest(".print a")) setTimeout(print); // when the address names the handout
});
