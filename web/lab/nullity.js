/** @file How many quiet patterns the square boards have: a plot that grows while it is computed, a reader, and a table. */
import { make, say, svg } from "../ui/dom.js";
import { LabClient } from "./client.js";

const LAST = 1000;
const HEIGHT = 240;
const PLOT = `0 0 ${LAST} ${HEIGHT}`;

export function nullityCard() {
  /** @type {number[]} by side, from 1 */
  const nullities = [];
  const path = svg("path", { class: "lab-stems" });
  const mark = svg("path", { class: "lab-mark" });
  const plot = svg("svg", { viewBox: PLOT, preserveAspectRatio: "none", "aria-hidden": "true" });
  plot.append(path, mark);
  const reader = make("input", { type: "range", min: 1, max: LAST, value: 1, label: "lab.nullity-side" });
  const words = make("output", { class: "facts" });
  const body = make("tbody");
  const table = make("details", { class: "more" }, make("summary", { say: "lab.nullity-table" }), tableOf(body));
  const top = make("span", { class: "small" });

  function drawPlot() {
    const most = Math.max(1, ...nullities);
    const height = (/** @type {number} */ d) => (d / most) * (HEIGHT - 8);
    const stem = (/** @type {number} */ d, /** @type {number} */ i) => (d ? `M${i + 0.5} ${HEIGHT}v${-height(d)}` : "");
    path.setAttribute("d", nullities.map(stem).join(""));
    say(top, "lab.nullity-top", { most, side: nullities.indexOf(most) + 1 });
  }

  function read() {
    const side = reader.valueAsNumber;
    if (side > nullities.length) return;
    mark.setAttribute("d", `M${side - 0.5} 0V${HEIGHT}`);
    say(words, "lab.nullity-is", { side, nullity: nullities[side - 1] });
    reader.setAttribute("aria-valuetext", words.textContent);
  }

  function fillTable() {
    if (!table.open || nullities.length < LAST || body.childElementCount) return;
    const rows = nullities.map((nullity, i) =>
      make("tr", {}, make("td", {}, `${i + 1}`), make("td", {}, `${nullity}`)),
    );
    body.append(...rows);
  }

  /** @param {[number, number][]} more */
  function add(more) {
    for (const [, nullity] of more) nullities.push(nullity);
    drawPlot();
    read();
    fillTable();
  }

  reader.addEventListener("input", read);
  table.addEventListener("toggle", fillTable);
  plot.addEventListener("pointermove", (event) => {
    const { left, width } = plot.getBoundingClientRect();
    const { clientX } = /** @type {PointerEvent} */ (event);
    reader.value = String(1 + Math.floor(((clientX - left) / width) * LAST));
    read();
  });
  compute(add);
  const figure = make("div", { class: "lab-plot" }, top);
  figure.append(plot);
  return make(
    "section",
    { class: "card lab-nullity" },
    make("h2", { say: "lab.nullity" }),
    make("p", { say: "lab.nullity-about" }),
    figure,
    reader,
    words,
    table,
  );
}

/** @param {HTMLElement} body */
function tableOf(body) {
  const head = make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "n"), make("th", { scope: "col" }, "d")));
  return make(
    "div",
    { class: "lab-table", tabindex: 0, role: "region", label: "lab.nullity-table" },
    make("table", {}, head, body),
  );
}

/** In a worker that ends with its work. @param {(more: [number, number][]) => void} add */
async function compute(add) {
  const client = new LabClient(({ nullities }) => nullities && add(nullities));
  await client.start();
  await client.ask("nullities", { last: LAST });
  client.end();
}
