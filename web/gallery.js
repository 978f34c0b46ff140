/** @file The script of gallery.html: buttons that copy the code beside them, and the scripts of the recipes. */
import "bundle:recipes";
import { copyText } from "./ui/share.js";

const MOMENT_MS = 1500;

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button.copy"))) {
  const { textContent: name, dataset } = button;
  button.addEventListener("click", async () => {
    const code = /** @type {HTMLElement} */ (button.previousElementSibling);
    button.textContent = ((await copyText(String(code.textContent))) ? dataset.copied : dataset.forbidden) ?? "";
    setTimeout(() => {
      button.textContent = name;
    }, MOMENT_MS);
  });
}
