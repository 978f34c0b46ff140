/** @file A number for each square board, by its side: a plot, a reader for single values, and a table. */
import { section } from "../ui/controls.js";
import { make, svg } from "../ui/dom.js";

const HEIGHT = 240;
const FINGER = 8; // pixels around a bar that count as touching it

/** @typedef {import("../ui/i18n.js").Key} Key */
/** @typedef {ReturnType<typeof makeParts> & Subject} Plot */
/**
 * @typedef {object} Subject
 * @property {number} last                             the largest side
 * @property {(side: number) => number} heightOf       0 if zero or unknown
 * @property {(side: number) => void} read             called with the chosen side
 * @property {HTMLElement[]} heads                     headers of the columns after the side
 * @property {(side: number) => (Node | string)[] | null} row  the entries of these columns; null while unknown
 */

/** @param {Subject} subject */
export function sidePlot(subject) {
  /** @type {Plot} */
  const plot = { ...makeParts(subject), ...subject };
  const { picture, reader, table, top, words, last } = plot;
  const goTo = (/** @type {number} */ side) => {
    reader.value = String(side);
    read(plot);
  };
  const step = (/** @type {number} */ by) => () => goTo(reader.valueAsNumber + by);
  const back = make("button", { type: "button", label: "lab.nullity-back", onclick: step(-1) }, "‹");
  const on = make("button", { type: "button", label: "lab.nullity-on", onclick: step(1) }, "›");
  reader.addEventListener("input", () => read(plot));
  table.addEventListener("toggle", () => fillTable(plot));
  for (const type of /** @type {const} */ (["pointermove", "pointerdown"]))
    picture.addEventListener(type, ({ clientX, pointerType }) => {
      const { left, width } = picture.getBoundingClientRect();
      const reach = pointerType === "touch" ? Math.ceil((FINGER / width) * last) : 0;
      goTo(tallestNear(subject, 1 + Math.floor(((clientX - left) / width) * last), reach));
    });
  const figure = make("div", { class: "lab-plot" }, top, picture);
  const roots = [figure, make("div", { class: "player" }, back, reader, on), words, table];
  return { roots, top, reader, words, draw: () => draw(plot) };
}

/** @param {Subject} subject */
function makeParts({ last, heads }) {
  const [stems, mark] = [svg("path", { class: "lab-stems" }), svg("path", { class: "lab-mark" })];
  const plot = { viewBox: `0 0 ${last} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" };
  const body = make("tbody");
  return {
    stems,
    mark,
    picture: svg("svg", plot, stems, mark),
    reader: make("input", { type: "range", min: 1, max: last, value: 1, label: "lab.nullity-side" }),
    words: make("output", { class: "facts" }),
    body,
    table: make("details", { class: "more" }, make("summary", { say: "lab.nullity-table" }), tableOf(heads, body)),
    top: make("span", { class: "small" }),
  };
}

/** The highest bar within reach of a touch. @param {Subject} subject @param {number} side @param {number} reach */
function tallestNear({ last, heightOf }, side, reach) {
  let found = Math.max(1, Math.min(last, side));
  for (let near = Math.max(1, side - reach); near <= Math.min(last, side + reach); near++)
    if (heightOf(near) > heightOf(found)) found = near;
  return found;
}

/** Draws the values known so far. @param {Plot} plot */
function draw(plot) {
  const { last, heightOf, stems } = plot;
  const heights = Array.from({ length: last }, (_, i) => heightOf(i + 1));
  const scale = (HEIGHT - 8) / Math.max(1e-9, ...heights);
  stems.setAttribute("d", heights.map((d, i) => (d ? `M${i + 0.5} ${HEIGHT}v${-d * scale}` : "")).join(""));
  read(plot);
  fillTable(plot);
}

/** @param {Plot} plot */
function read({ reader, row, mark, words, read }) {
  const side = reader.valueAsNumber;
  if (!row(side)) return;
  mark.setAttribute("d", `M${side - 0.5} 0V${HEIGHT}`);
  read(side);
  reader.setAttribute("aria-valuetext", String(words.textContent));
}

/** @param {Plot} plot */
function fillTable({ table, last, row, body }) {
  if (!table.open || !row(last) || body.childElementCount) return;
  const lines = Array.from({ length: last }, (_, i) => [String(i + 1), ...(row(i + 1) ?? [])]);
  body.append(...lines.map((line) => make("tr", {}, ...line.map((entry) => make("td", {}, entry)))));
}

/** @param {HTMLElement[]} heads @param {HTMLElement} body */
function tableOf(heads, body) {
  const head = make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "n"), ...heads));
  return make(
    "div",
    { class: "lab-table", tabindex: 0, role: "region", label: "lab.nullity-table" },
    make("table", {}, head, body),
  );
}

/** A folded card with an introduction. @param {Key} title @param {Key} about @param {HTMLElement} parts */
export const plotCard = (title, about, parts) => section(title, "lab-cards", make("p", { say: about }), parts).root;
