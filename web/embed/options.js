/** @file The options in the embed dialog: the form of embedding, and the look of the board or its picture. */
import { langOf, NAMES } from "../locales/languages.js";
import { choice, field } from "../ui/controls.js";
import { make } from "../ui/dom.js";

/** @typedef {"element" | "frame" | "image"} Form */
/** @type {Form[]} */
const FORMS = ["element", "frame", "image"];

/** @param {(form: Form) => void} choose */
export function formChoice(choose) {
  const forms = FORMS.map((value, i) => {
    const first = { checked: i === 0, autofocus: i === 0 };
    const radio = make("input", { type: "radio", name: "embed-form", value, ...first, onchange: () => choose(value) });
    return make("label", {}, radio, make("span", { say: `embed.form.${value}` }));
  });
  return make("div", { class: "forms", role: "radiogroup", label: "embed.form" }, ...forms);
}

/** @param {import("../ui/i18n.js").Key} key @param {boolean} checked @param {() => void} change */
function check(key, checked, change) {
  const box = make("input", { type: "checkbox", checked, onchange: change });
  return { box, root: make("label", { class: "check" }, box, make("span", { say: key })) };
}

/** A choice of languages by their native names. @param {() => void} change */
function languageChoice(change) {
  const select = choice("embed.lang", ["auto"], change);
  for (const [value, name] of Object.entries(NAMES))
    select.append(make("option", { value, lang: langOf(value) }, name));
  return select;
}

/** @param {() => void} change */
export function optionFields(change) {
  const lang = languageChoice(change);
  const theme = choice("embed.theme", ["dark", "light", "auto"], change);
  const file = choice("embed.file", ["png", "svg"], change);
  const controls = check("embed.controls", true, change);
  const explain = check("embed.explain", false, change);
  const pin = check("embed.pin", false, change);
  const ofBoard = [
    field("embed.theme", theme),
    make("div", { class: "checks" }, controls.root, explain.root, pin.root),
  ];
  const ofImage = field("embed.file", file);

  /** Hides the options that do not apply to a form. @param {Form} form */
  function suit(form) {
    for (const each of ofBoard) each.hidden = form === "image";
    ofImage.hidden = form !== "image";
    pin.root.hidden = form !== "element";
  }

  /** @returns {Record<string, string>} the attributes that differ from the default */
  function attributes() {
    return {
      ...(lang.value !== "auto" && { lang: lang.value }),
      ...(theme.value !== "dark" && { theme: theme.value }),
      ...(!controls.box.checked && { tools: "none" }),
      ...(explain.box.checked && { explain: "equations" }),
    };
  }
  const root = make("div", { class: "row" }, field("embed.lang", lang), ofImage, ...ofBoard);
  return { root, suit, attributes, isPinned: () => pin.box.checked, file: () => file.value };
}
