/** @file The plot of the nullities of square boards, drawn while they are computed. */
import { make, say } from "../ui/dom.js";
import { whenVisible } from "../ui/when-visible.js";
import { LabClient, sentenceFor } from "./client.js";
import { plotCard, sidePlot } from "./plot.js";

const LAST = 1000;
/** Primes: modulo these the nullities follow from polynomials. */
const STATES = [2, 3, 5, 7];

export function nullityCard() {
  const select = make("select", {}, ...STATES.map((states) => make("option", { value: states }, String(states))));
  const field = make("label", { class: "field" }, make("span", { say: "lab.nullity-states" }), select);
  let shown = statesPlot(2);
  const parts = make("div", { class: "lab-squares" }, field, ...shown.roots);
  select.addEventListener("change", () => {
    shown.end();
    for (const old of shown.roots) old.remove();
    shown = statesPlot(Number(select.value));
    parts.append(...shown.roots);
    shown.compute();
  });
  whenVisible([parts], () => shown.compute())();
  return plotCard("lab.nullity", "lab.nullity-about", parts);
}

/** The plot for boards with so many states. @param {number} states */
function statesPlot(states) {
  /** @type {number[]} index: side − 1 */
  const nullities = [];
  const plot = sidePlot({
    last: LAST,
    heightOf: (side) => nullities[side - 1] ?? 0,
    read: (side) => say(plot.words, "lab.nullity-is", { side, states, nullity: nullities[side - 1] }),
    heads: [make("th", { scope: "col" }, "d")],
    row: (side) => (side > nullities.length ? null : [String(nullities[side - 1])]),
  });
  const add = (/** @type {[number, number][]} */ more) => {
    for (const [, nullity] of more) nullities.push(nullity);
    plot.draw();
    const most = Math.max(...nullities);
    say(plot.top, "lab.nullity-top", { most, side: nullities.indexOf(most) + 1 });
  };
  /** @type {LabClient | null} */
  let client = null;
  return {
    roots: plot.roots,
    end: () => client?.end(),
    async compute() {
      try {
        client = new LabClient(({ nullities }) => nullities && add(nullities));
        await client.start();
        await client.ask("nullities", { last: LAST, states });
        client.end();
      } catch (error) {
        say(plot.words, sentenceFor(error));
      }
    },
  };
}
