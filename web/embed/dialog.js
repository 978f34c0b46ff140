/** @file The dialog with texts to copy that embed a board, and a preview. */
import integrity from "bundle:integrity";
import { saidOf } from "../board/said.js";
import { field } from "../ui/controls.js";
import { copyButton } from "../ui/copy-button.js";
import { make, say } from "../ui/dom.js";
import { createT, language } from "../ui/i18n.js";
import { pictureName, savePicture } from "../ui/share.js";
import { formChoice, optionFields } from "./options.js";
import { makePreview } from "./preview.js";
import { elementText, frameAddress, frameText, imageText, markdownText, nameOf } from "./texts.js";

/** @typedef {import("../play/game.js").Board} Board */
/** @typedef {import("./options.js").Form} Form */

const TEXTS = { element: elementText, frame: frameText, image: imageText };
const HEIGHT = 560; // until the frame's page reports its height
const EMBED = "lights-and-doors.js";
const ELSEWHERE = "https://HOST/"; // placeholder if this page does not know the site's address

/** A read-only text with a copy button. @param {import("../ui/i18n.js").Key} key */
function snippet(key) {
  const area = make("textarea", { readonly: true, rows: 5, spellcheck: "false", onfocus: () => area.select() });
  const copy = copyButton("embed.copy", () => area.value);
  copy.className = "primary";
  return { area, root: make("div", { class: "snippet" }, field(key, area), copy) };
}

/** The link to the recipes, a page beside this one. */
const recipesLink = () =>
  make("p", { class: "small" }, say(make("a", { say: "embed.recipes" }), "embed.recipes-address", undefined, "href"));

/** @param {string} site "" if unknown @param {...HTMLElement} children */
function column(site, ...children) {
  const elsewhere = site ? [] : [make("p", { class: "small", say: "embed.host" })];
  return make("div", { class: "column" }, ...children, ...elsewhere);
}

/**
 * @typedef {object} DialogState
 * @property {Board} board
 * @property {string} site       "" if unknown
 * @property {boolean} hasFrame  embed.html is beside this page, and the recipes
 * @property {Form} form
 * @property {number} height     the height of the frame
 *
 * @typedef {ReturnType<typeof makeParts> & DialogState} Dialog
 */

/** @param {Board} board @param {string} site @param {boolean} hasFrame */
function makeDialog(board, site, hasFrame) {
  const parts = makeParts(
    board,
    () => show(dialog),
    (height) => {
      dialog.height = height;
      write(dialog);
    },
  );
  /** @type {Dialog} */
  const dialog = { ...parts, board, site, hasFrame, form: "element", height: HEIGHT };
  const { root, close, save, preview } = dialog;
  close.onclick = () => root.close();
  save.onclick = () => savePicture(board, dialog.options.file());
  root.append(sheetOf(dialog));
  root.addEventListener("close", preview.stop);
  show(dialog);
  return root;
}

/**
 * @param {Board} board
 * @param {() => void} onOptions
 * @param {(height: number) => void} onHeight called with the height that the frame's page reports
 */
function makeParts(board, onOptions, onHeight) {
  return {
    root: make("dialog", { class: "embed", label: "embed.title", closedby: "any" }),
    close: make("button", { type: "button", say: "embed.close", class: "quiet" }),
    options: optionFields(board.engine, onOptions),
    about: make("p", { class: "small" }),
    html: snippet("embed.html"),
    markdown: snippet("embed.markdown"),
    save: make("button", { type: "button", say: "embed.save" }),
    preview: makePreview(onHeight),
  };
}

/** @param {Dialog} dialog */
function sheetOf(dialog) {
  const { site, hasFrame, close, about, options, save, html, markdown, preview } = dialog;
  const forms = formChoice((form) => {
    dialog.form = form;
    show(dialog);
  });
  const head = make("div", { class: "head" }, make("h2", { say: "embed.title" }), close);
  const more = hasFrame ? [recipesLink()] : [];
  const chosen = column(site, about, options.root, save, html.root, markdown.root, ...more);
  return make("div", { class: "sheet" }, head, forms, chosen, preview.root);
}

/** The subject of the texts. @param {Dialog} dialog */
function subjectOf({ board, site, options }) {
  const attributes = options.attributes();
  const t = createT(attributes.lang ?? language());
  const name = nameOf(board.engine, t);
  const picture = ELSEWHERE + pictureName(board, options.file());
  const pinned = options.isPinned() ? integrity[EMBED] : "";
  const where = { site: site || ELSEWHERE, notation: board.notation };
  const about = aboutOf(board.engine, t);
  return { ...where, name, about, picture, integrity: pinned, options: attributes };
}

/** The goal and the rule. The board itself tells the fewest presses. @param {Board["engine"]} engine @param {import("../ui/i18n.js").Translate} t */
function aboutOf(engine, t) {
  const [goal, ...rule] = saidOf(engine).map(({ key, params }) => t(key, params));
  return t("embed.goal", { goal, rule: rule.join(" ") });
}

/** @param {Dialog} dialog */
function write(dialog) {
  const { form, height, html, markdown } = dialog;
  html.area.value = TEXTS[form](subjectOf(dialog), height);
  markdown.area.value = markdownText(subjectOf(dialog));
}

/** @param {Dialog} dialog */
function show(dialog) {
  const { board, hasFrame, form, height, options, about, markdown, save, preview } = dialog;
  const isImage = form === "image";
  options.suit(form);
  markdown.root.hidden = !isImage;
  save.hidden = !isImage;
  preview.root.hidden = !isImage && !hasFrame;
  say(about, `embed.about.${form}`);
  if (isImage) preview.showPicture(board.toSVG(), subjectOf(dialog).name);
  else if (hasFrame) preview.showFrame(frameAddress({ ...subjectOf(dialog), site: "" }), height);
  write(dialog);
}

/**
 * @param {Board} board
 * @param {boolean} isServed the other files of the site are beside this page
 */
export function showEmbed(board, isServed) {
  if (document.querySelector("dialog.embed[open]")) return;
  const site = isServed && location.protocol.startsWith("http") ? new URL(".", location.href).href : "";
  const dialog = makeDialog(board, site, isServed);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
