/** @file How many quiet patterns the square boards have: a plot that grows while it is computed, a reader, and a table. */
import { make, say, svg } from "../ui/dom.js";
import { LabClient, sentenceFor } from "./client.js";

const LAST = 1000;
const HEIGHT = 240;
const FINGER = 8; // pixels beside a bar that a finger may touch
const PLOT = `0 0 ${LAST} ${HEIGHT}`;

/** @typedef {ReturnType<typeof makeParts> & { nullities: number[] }} Plot  the nullities by side, from 1 */

export function nullityCard() {
  /** @type {Plot} */
  const card = { ...makeParts(), nullities: [] };
  const { plot, reader, words, table, top } = card;
  const step = (/** @type {number} */ by) => {
    reader.value = String(reader.valueAsNumber + by);
    read(card);
  };
  const back = make("button", { type: "button", label: "lab.nullity-back", onclick: () => step(-1) }, "‹");
  const on = make("button", { type: "button", label: "lab.nullity-on", onclick: () => step(1) }, "›");
  reader.addEventListener("input", () => read(card));
  table.addEventListener("toggle", () => fillTable(card));
  for (const type of /** @type {const} */ (["pointermove", "pointerdown"]))
    plot.addEventListener(type, ({ clientX, pointerType }) => {
      const { left, width } = plot.getBoundingClientRect();
      const reach = pointerType === "touch" ? Math.ceil((FINGER / width) * LAST) : 0;
      reader.value = String(tallestNear(card.nullities, 1 + Math.floor(((clientX - left) / width) * LAST), reach));
      read(card);
    });
  compute((more) => add(card, more)).catch((error) => say(words, sentenceFor(error)));
  const figure = make("div", { class: "lab-plot" }, top, plot);
  const [title, about] = [make("h2", { say: "lab.nullity" }), make("p", { say: "lab.nullity-about" })];
  return make(
    "section",
    { class: "card lab-nullity" },
    title,
    about,
    figure,
    make("div", { class: "player" }, back, reader, on),
    words,
    table,
  );
}

/** The side with the most quiet patterns around one that a finger means. @param {number[]} nullities @param {number} side @param {number} reach */
function tallestNear(nullities, side, reach) {
  let found = side;
  for (let near = Math.max(1, side - reach); near <= Math.min(LAST, side + reach); near++)
    if ((nullities[near - 1] ?? 0) > (nullities[found - 1] ?? 0)) found = near;
  return found;
}

function makeParts() {
  const [stems, mark] = [svg("path", { class: "lab-stems" }), svg("path", { class: "lab-mark" })];
  const body = make("tbody");
  return {
    stems,
    mark,
    plot: svg("svg", { viewBox: PLOT, preserveAspectRatio: "none", "aria-hidden": "true" }, stems, mark),
    reader: make("input", { type: "range", min: 1, max: LAST, value: 1, label: "lab.nullity-side" }),
    words: make("output", { class: "facts" }),
    body,
    table: make("details", { class: "more" }, make("summary", { say: "lab.nullity-table" }), tableOf(body)),
    top: make("span", { class: "small" }),
  };
}

/** @param {Plot} card @param {[number, number][]} more */
function add(card, more) {
  for (const [, nullity] of more) card.nullities.push(nullity);
  drawPlot(card);
  read(card);
  fillTable(card);
}

/** @param {Plot} card */
function drawPlot({ nullities, stems, top }) {
  const most = Math.max(1, ...nullities);
  const height = (/** @type {number} */ d) => (d / most) * (HEIGHT - 8);
  const stem = (/** @type {number} */ d, /** @type {number} */ i) => (d ? `M${i + 0.5} ${HEIGHT}v${-height(d)}` : "");
  stems.setAttribute("d", nullities.map(stem).join(""));
  say(top, "lab.nullity-top", { most, side: nullities.indexOf(most) + 1 });
}

/** @param {Plot} card */
function read({ reader, nullities, mark, words }) {
  const side = reader.valueAsNumber;
  if (side > nullities.length) return;
  mark.setAttribute("d", `M${side - 0.5} 0V${HEIGHT}`);
  say(words, "lab.nullity-is", { side, nullity: nullities[side - 1] });
  reader.setAttribute("aria-valuetext", words.textContent);
}

/** @param {Plot} card */
function fillTable({ table, nullities, body }) {
  if (!table.open || nullities.length < LAST || body.childElementCount) return;
  const cell = (/** @type {number} */ number) => make("td", {}, String(number));
  body.append(...nullities.map((nullity, i) => make("tr", {}, cell(i + 1), cell(nullity))));
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
