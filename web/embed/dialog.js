/** @file The dialog that says how to put a board into another page: texts to copy, and how it will look. */
import { kindOf } from "../engine/kind.js";
import { copyButton } from "../ui/copy-button.js";
import { button, field, make, say } from "../ui/dom.js";
import { createT, language } from "../ui/i18n.js";
import { pictureName, savePicture } from "../ui/share.js";
import { formChoice, optionFields } from "./options.js";
import { makePreview } from "./preview.js";
import { elementText, frameAddress, frameText, imageText, markdownText } from "./texts.js";

/** @typedef {import("../page/games.js").Board} Board */
/** @typedef {import("./options.js").Form} Form */

const TEXTS = { element: elementText, frame: frameText, image: imageText };
const HEIGHT = 560; // until the frame's page tells its own
const ELSEWHERE = "https://HOST/"; // where this page cannot know the site's address

/** What people call a board, in a language. @param {Board} board @param {string} tag */
function nameOf({ notation, engine }, tag) {
  const t = createT(tag);
  if (kindOf(notation) === "doors") return t("embed.name-doors", { doors: engine.lightCount });
  return t("embed.name-lights", { rows: engine.rows, cols: engine.cols });
}

/** A text with the button that copies it. @param {string} key */
function snippet(key) {
  const area = make("textarea", { readonly: true, rows: 5, spellcheck: "false", onfocus: () => area.select() });
  const copy = copyButton("embed.copy", () => area.value);
  copy.className = "primary";
  return { area, root: make("div", { class: "snippet" }, field(key, area), copy) };
}

/** @param {string} site empty where it is not known @param {...HTMLElement} children */
function column(site, ...children) {
  const elsewhere = site ? [] : [make("p", { class: "small", say: "embed.host" })];
  return make("div", { class: "column" }, ...children, ...elsewhere);
}

/** @param {Board} board @param {string} site @param {boolean} hasFrame whether the frame's page is beside this one */
function makeDialog(board, site, hasFrame) {
  /** @type {Form} */
  let form = "element";
  let height = HEIGHT;
  const options = optionFields(show);
  const about = make("p", { class: "small" });
  const html = snippet("embed.html");
  const markdown = snippet("embed.markdown");
  const save = button("embed.save", () => savePicture(board, options.file()));
  const preview = makePreview((told) => {
    height = told;
    write();
  });

  function subject() {
    const attributes = options.attributes();
    const name = nameOf(board, attributes.lang ?? language());
    const picture = pictureName(board, options.file());
    return { site: site || ELSEWHERE, notation: board.notation, name, picture, options: attributes };
  }

  function write() {
    html.area.value = TEXTS[form](subject(), height);
    markdown.area.value = markdownText(subject());
  }

  function show() {
    const isImage = form === "image";
    options.suit(form);
    markdown.root.hidden = !isImage;
    save.hidden = !isImage;
    preview.root.hidden = !isImage && !hasFrame;
    say(about, `embed.about.${form}`);
    if (isImage) preview.showPicture(board.toSVG(), subject().name);
    else if (hasFrame) preview.showFrame(frameAddress({ ...subject(), site: "" }), height);
    write();
  }

  const forms = formChoice((value) => {
    form = value;
    show();
  });
  const close = button("embed.close", () => dialog.close(), { class: "quiet" });
  const head = make("div", { class: "head" }, make("h2", { say: "embed.title" }), close);
  const chosen = column(site, about, options.root, save, html.root, markdown.root);
  const dialog = make(
    "dialog",
    { class: "embed", label: "embed.title", closedby: "any" },
    make("div", { class: "sheet" }, head, forms, chosen, preview.root),
  );
  dialog.addEventListener("close", preview.stop);
  show();
  return dialog;
}

/**
 * @param {Board} board
 * @param {boolean} isServed whether the site's other files are beside this page
 */
export function showEmbed(board, isServed) {
  if (document.querySelector("dialog.embed[open]")) return;
  const site = isServed && location.protocol.startsWith("http") ? new URL(".", location.href).href : "";
  const dialog = makeDialog(board, site, isServed);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
