/** @file The tab of the system A·x = b: one equation per light, with the buttons that flip it. */

import { equationText, namesOf, onesOf } from "../board/names.js";
import { make, say } from "../ui/dom.js";
import { alongList, rove } from "../ui/roving.js";
import { stopAt } from "../ui/tab-stop.js";

const LISTED_MAX = 400; // lights

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./pane.js").Scene} Scene */

/** @param {Scene} scene */
export function equationsTab(scene) {
  const about = make("p", { class: "small" });
  const list = make("ol", { class: "equations", translate: "no" });
  const root = make("div", {}, about, list);
  /** @type {{ item: HTMLElement, terms: Map<number, HTMLElement> }[]} */
  let lines = [];
  const items = () => lines.map(({ item }) => item);
  rove(list, items, alongList);

  /** @param {Engine} engine */
  function show(engine) {
    const few = engine.lightCount <= LISTED_MAX;
    say(about, few ? `explain.equations-${engine.kind}` : "explain.equations-many", { limit: LISTED_MAX });
    lines = few ? linesOf(engine, scene) : [];
    list.replaceChildren(...items());
    stopAt(items(), items()[0]);
  }

  /** Marks the column of a button. @param {number} button */
  function point(button) {
    for (const { item, terms } of lines) {
      for (const [i, term] of terms) term.classList.toggle("pointed", i === button);
      item.classList.toggle("pointed", terms.has(button));
    }
  }

  return { root, show, point };
}

/** @param {Engine} engine @param {Scene} scene */
function linesOf(engine, scene) {
  const { matrix } = engine.steps("elimination").at(0);
  const width = engine.buttonCount + 1;
  const { any, holes, lightCount } = engine;
  const lights = Array.from({ length: lightCount }, (_, light) => light).filter(
    (light) => !holes[light] && !any[light],
  );
  return lights.map((light) => lineOf(engine, scene, light, matrix.subarray(light * width, (light + 1) * width)));
}

/** @param {Engine} engine @param {Scene} scene @param {number} light @param {Uint8Array} row */
function lineOf(engine, scene, light, row) {
  const names = namesOf(engine);
  const buttons = onesOf(row.subarray(0, -1));
  const terms = new Map(buttons.map((i) => [i, make("span", { class: "term" }, names.unknown(i))]));
  const sum = [...terms.values()].flatMap((term, i) => (i ? ["+", term] : [term]));
  const item = make(
    "li",
    { tabindex: -1, "aria-label": `${names.light(light)}: ${equationText(row, names.unknown)}` },
    make("span", { class: "name" }, names.light(light)),
    make("span", { class: "equation" }, ...(sum.length ? sum : ["0"]), `=${row[row.length - 1]}`),
  );
  const outline = new Set([light]);
  const numbers = new Map(buttons.map((i) => [i, i + 1]));
  scene.glanceOn(item, engine.kind === "doors" ? { rings: new Set(buttons), outline } : { numbers, outline });
  return { item, terms };
}
