/** @file The options of a player: aids, sound and theme. */
import { make, say } from "../ui/dom.js";
import { canVibrate } from "./sound.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./player.js").Themes} Themes */

const OPTIONS = /** @type {const} */ (["meter", "strict", "timer", "sound", "vibration"]);

/** @param {Store} store @param {Themes} themes */
export function optionsForm(store, themes) {
  const names = OPTIONS.filter((name) => name !== "vibration" || canVibrate());
  const boxes = names.map((name) => {
    const box = make("input", { type: "checkbox", role: "switch" });
    box.addEventListener("change", () => store.setOption(name, box.checked));
    return box;
  });
  const looks = themeChoice(themes);
  const show = () => {
    names.forEach((name, i) => {
      boxes[i].checked = store.option(name);
    });
    looks.show();
  };
  const rows = names.map((name, i) => row(name, boxes[i]));
  return { root: make("div", { class: "options" }, ...rows, looks.root), show };
}

/** @param {import("../locales/languages.js").KeyPart<"player.option.", "-about">} name @param {HTMLInputElement} box */
function row(name, box) {
  const about = make("small", { say: `player.option.${name}-about` });
  return make("label", {}, box, make("span", {}, make("b", { say: `player.option.${name}` }), about));
}

/** @param {Themes} themes */
function themeChoice({ names, theme, setTheme, events }) {
  const inputs = names.map((value) =>
    make("input", { type: "radio", name: "theme", value, onchange: () => setTheme(value) }),
  );
  const choices = names.map((name, i) => {
    const sample = make("span", { class: "sample", "data-theme": name, "aria-hidden": "true" }, make("i"), make("i"));
    return make(
      "label",
      {},
      inputs[i],
      sample,
      say(make("span"), /** @type {import("../ui/i18n.js").Key} */ (`player.theme.${name}`)),
    );
  });
  const legend = make("legend", { say: "player.theme" });
  const show = () => {
    for (const input of inputs) input.checked = input.value === theme();
  };
  events.addEventListener("change", show);
  return { root: make("fieldset", { class: "themes" }, legend, ...choices), show };
}
