/** @file The plot of the nullities of square boards, drawn while they are computed. */
import { make, say } from "../ui/dom.js";
import { whenVisible } from "../ui/when-visible.js";
import { LabClient, sentenceFor } from "./client.js";
import { plotCard, sidePlot } from "./plot.js";

const LAST = 1000;

export function nullityCard() {
  /** @type {number[]} index: side − 1 */
  const nullities = [];
  const plot = sidePlot({
    last: LAST,
    heightOf: (side) => nullities[side - 1] ?? 0,
    read: (side) => say(plot.words, "lab.nullity-is", { side, nullity: nullities[side - 1] }),
    heads: [make("th", { scope: "col" }, "d")],
    row: (side) => (side > nullities.length ? null : [String(nullities[side - 1])]),
  });
  const add = (/** @type {[number, number][]} */ more) => {
    for (const [, nullity] of more) nullities.push(nullity);
    plot.draw();
    const most = Math.max(...nullities);
    say(plot.top, "lab.nullity-top", { most, side: nullities.indexOf(most) + 1 });
  };
  const root = plotCard("lab.nullity", "lab.nullity-about", plot.roots);
  whenVisible([root], () => compute(add).catch((error) => say(plot.words, sentenceFor(error))))();
  return root;
}

/** Computes the nullities in a worker and ends it. @param {(more: [number, number][]) => void} add */
async function compute(add) {
  const client = new LabClient(({ nullities }) => nullities && add(nullities));
  await client.start();
  await client.ask("nullities", { last: LAST });
  client.end();
}
