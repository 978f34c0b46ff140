/** @file How many quiet patterns the square boards have, drawn while it is computed. */
import { make, say } from "../ui/dom.js";
import { inSight } from "../ui/in-sight.js";
import { LabClient, sentenceFor } from "./client.js";
import { plotCard, sidePlot } from "./plot.js";

const LAST = 1000;

export function nullityCard() {
  /** @type {number[]} by side, from 1 */
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
  inSight([root], () => compute(add).catch((error) => say(plot.words, sentenceFor(error))))();
  return root;
}

/** In a worker that ends with its work. @param {(more: [number, number][]) => void} add */
async function compute(add) {
  const client = new LabClient(({ nullities }) => nullities && add(nullities));
  await client.start();
  await client.ask("nullities", { last: LAST });
  client.end();
}
