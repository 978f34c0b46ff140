/** @file Tabs of which one shows; arrow keys lead from one to the next. */
import { make } from "../ui/dom.js";

/**
 * @param {Record<string, HTMLElement>} panels  by the names of the tabs; locale keys are `game.<name>`
 * @param {(name: string, again: boolean) => void} onChoose  the reader chose one, perhaps the one that shows
 */
export function tabs(panels, onChoose) {
  const names = Object.keys(panels);
  const buttons = names.map((name) =>
    make("button", { type: "button", role: "tab", id: `tab-${name}`, say: `game.${name}`, onclick: () => use(name) }),
  );
  const list = make("div", { class: "tabs", role: "tablist", label: "page.play" }, ...buttons);
  let shown = "";
  names.forEach((name, i) => {
    panels[name].id = `panel-${name}`;
    panels[name].setAttribute("role", "tabpanel");
    panels[name].setAttribute("aria-labelledby", buttons[i].id);
    buttons[i].setAttribute("aria-controls", panels[name].id);
  });
  list.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    const there = (names.indexOf(shown) + by + names.length) % names.length;
    use(names[there]);
    buttons[there].focus();
    event.preventDefault();
  });

  /** @param {string} name */
  function use(name) {
    const again = name === shown;
    choose(name);
    onChoose(name, again);
  }

  /** @param {string} name */
  function choose(name) {
    shown = name;
    names.forEach((each, i) => {
      panels[each].hidden = each !== name;
      buttons[i].setAttribute("aria-selected", String(each === name));
      buttons[i].tabIndex = each === name ? 0 : -1;
    });
  }
  return { list, choose };
}
