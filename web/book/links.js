/** @file Links of the book as QR codes: a tap shows the code of where a link with the class "qr" leads, and paper has it beside the link. */
import { codeOf, showQR } from "../ui/qr-dialog.js";

const isServed = location.protocol.startsWith("http"); // no phone can open an address of a disk

/** @param {Event} event */
const linkOf = ({ target }) =>
  target instanceof Element && /** @type {HTMLAnchorElement | null} */ (target.closest("a.qr"));

document.addEventListener("click", (event) => {
  const link = linkOf(event);
  const { ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event);
  if (!link || !isServed || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  showQR(link.href);
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
