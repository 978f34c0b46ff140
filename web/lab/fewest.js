/** @file The fewest presses of all-lit square boards: a plot of known values, and a drawing of a solution on request. */
import { miniature } from "../board/miniature.js";
import { make, say } from "../ui/dom.js";
import { taskRunner } from "../ui/task.js";
import { pressesFrom } from "./first-row.js";
import { plotCard, sidePlot } from "./plot.js";
import { FIRST_ROWS, RECORDS } from "./records.js";

/** From this nullity on the search takes long (docs/records.md). */
const LONG = 62;

/** @typedef {ReturnType<typeof makeParts> & { task: ReturnType<typeof taskRunner>, side: number }} Card */

export function fewestCard() {
  /** @type {Card} */
  const card = { ...makeParts(), task: taskRunner("lights.best"), side: 1 };
  const { note, ask, drawn, caption, task } = card;
  const heads = /** @type {const} */ (["nullity", "fewest", "solutions"]);
  const plot = sidePlot({
    last: RECORDS.length,
    heightOf: (side) => (RECORDS[side - 1]?.[1] ?? 0) / side ** 2,
    read: (side) => read(card, plot.words, side),
    heads: heads.map((name) => make("th", { scope: "col", say: `lab.records-${name}` })),
    row: (side) => RECORDS[side - 1]?.map((number) => String(number)) ?? heads.map(() => "–"),
  });
  ask.onclick = () => draw(card);
  say(plot.top, "lab.records-top");
  plot.draw();
  const parts = make("div", { class: "lab-squares" }, ...plot.roots, ask, note, task.root, caption, drawn);
  return plotCard("lab.records", "lab.records-about", parts);
}

function makeParts() {
  return {
    ask: make("button", { type: "button", say: "lab.records-draw" }),
    note: make("p", { class: "small" }),
    caption: make("p", { role: "status" }),
    drawn: make("div", { class: "lab-drawn" }),
  };
}

/** @param {Card} card @param {HTMLElement} words @param {number} side */
function read(card, words, side) {
  const record = RECORDS[side - 1];
  card.side = side;
  card.ask.hidden = !record;
  card.note.hidden = !record || side in FIRST_ROWS;
  if (!record) return say(words, "lab.records-open", { side });
  const [nullity, fewest, solutions] = record;
  say(card.note, nullity < LONG ? "lab.records-soon" : "lab.records-long");
  return say(words, "lab.records-is", { side, nullity, fewest, solutions });
}

/** The last drawing stays until the next solution is found. @param {Card} card */
async function draw({ task, side, caption, drawn }) {
  task.cancel(); // otherwise a running search would later replace a known solution
  try {
    const found = known(side) ?? (await task.run("fewest", { notation: `${side}x${side}.on` }));
    if (!found) return;
    say(caption, "lab.records-drawn", { side, weight: found.weight, count: found.countBig });
    drawn.replaceChildren(miniature(side, side, found.presses));
  } catch {
    say(caption, "lab.error.unknown");
  }
}

/** A known solution of a board whose search would take too long, or null. @param {number} side */
function known(side) {
  const record = RECORDS[side - 1];
  return record && side in FIRST_ROWS
    ? { presses: pressesFrom(FIRST_ROWS[side]), weight: record[1], countBig: record[2] }
    : null;
}
