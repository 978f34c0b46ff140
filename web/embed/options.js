/** @file The options in the embed dialog: the form of embedding, and the look of the board or its picture. */
import { LIMITS } from "../engine/engine.js";
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
const makeControls = (change) => ({
  lang: languageChoice(change),
  file: choice("embed.file", ["png", "svg"], change),
  theme: choice("embed.theme", ["dark", "light", "auto"], change),
  solution: choice("embed.solution", ["hidden", "shown", "playing"], change),
  level: choice("embed.level", ["this", "random"], change),
  step: make("input", { type: "number", min: 0, onchange: change }),
  tools: check("embed.controls", true, change),
  explain: check("embed.explain", false, change),
  readonly: check("embed.readonly", false, change),
  pin: check("embed.pin", false, change),
});

/** @typedef {ReturnType<typeof makeControls>} Controls */

/**
 * The attributes that differ from the default.
 * @param {Controls} controls
 * @param {boolean} hasSteps
 * @returns {Record<string, string>}
 */
function attributesOf({ lang, theme, solution, level, step, tools, explain, readonly }, hasSteps) {
  const isStepped = hasSteps && step.validity.valid && step.value !== "";
  return {
    ...(lang.value !== "auto" && { lang: lang.value }),
    ...(theme.value !== "dark" && { theme: theme.value }),
    ...(!tools.box.checked && { tools: "none" }),
    ...(explain.box.checked && { explain: isStepped ? "elimination" : "equations" }),
    ...(isStepped && { step: step.value }),
    ...(solution.value !== "hidden" && { solution: solution.value }),
    ...(readonly.box.checked && { readonly: "" }),
    ...(level.value !== "this" && { level: level.value }),
  };
}

/**
 * @param {import("../engine/engine.js").Engine} engine of the board
 * @param {() => void} change
 */
export function optionFields(engine, change) {
  const controls = makeControls(change);
  const { lang, file, theme, solution, level, step, tools, explain, readonly, pin } = controls;
  const ofStep = field("embed.step", step);
  const more = make("div", { class: "row" }, field("embed.solution", solution), field("embed.level", level), ofStep);
  const rare = make("div", { class: "checks" }, readonly.root, pin.root);
  const ofBoard = [
    field("embed.theme", theme),
    make("div", { class: "checks" }, tools.root, explain.root),
    make("details", {}, make("summary", { say: "embed.more" }), more, rare),
  ];
  const ofImage = field("embed.file", file);
  const root = make("div", { class: "row" }, field("embed.lang", lang), ofImage, ...ofBoard);

  const hasSteps = () => explain.box.checked && engine.lightCount <= LIMITS.steppedLights;

  /** Hides the options that do not apply to a form. @param {Form} form */
  function suit(form) {
    for (const each of ofBoard) each.hidden = form === "image";
    ofImage.hidden = form !== "image";
    ofStep.hidden = !hasSteps();
    pin.root.hidden = form !== "element";
  }
  const attributes = () => attributesOf(controls, hasSteps());
  return { root, suit, attributes, isPinned: () => pin.box.checked, file: () => file.value };
}
