/** @file The statistics of a player: a table, and a plot of how many presses over the fewest each level took. */
import { make, say } from "../ui/dom.js";
import { clock } from "./clock.js";
import { statistics } from "./progress.js";

/** @typedef {import("./store.js").Store} Store */

const ROWS = /** @type {const} */ (["path", "today", "free", "all"]);

/** @param {Store} store */
export function figures(store) {
  const body = make("tbody");
  const heads = /** @type {const} */ (["solved", "stars", "hints", "time"]).map((name) =>
    make("th", { scope: "col", say: `player.${name}` }),
  );
  const table = make("table", {}, make("thead", {}, make("tr", {}, make("td"), ...heads)), body);
  const bars = make("ol", { class: "bars" });
  const none = make("p", { class: "small", say: "player.none" });
  const caption = make("figcaption", { class: "small", say: "player.over" });
  const plot = make("figure", {}, bars, caption);

  function show() {
    const isTimed = store.option("timer");
    const all = statistics(store.progress);
    heads[3].hidden = !isTimed;
    body.replaceChildren(...ROWS.map((mode) => rowOf(store, mode, isTimed)));
    none.hidden = all.solved > 0;
    plot.hidden = table.hidden = all.solved === 0;
    bars.replaceChildren(...all.over.map((count, over) => barOf(count, over, all.over)));
  }
  return { root: make("div", { class: "figures" }, none, table, plot), show };
}

/** @param {Store} store @param {typeof ROWS[number]} mode @param {boolean} isTimed */
function rowOf({ progress }, mode, isTimed) {
  const { solved, stars, hints, seconds } = statistics(progress, mode === "all" ? undefined : mode);
  const values = [solved, stars, hints, ...(isTimed ? [clock(seconds)] : [])];
  return make(
    "tr",
    {},
    make("th", { scope: "row", say: mode === "all" ? "player.all" : `game.${mode}` }),
    ...values.map((value) => make("td", {}, String(value))),
  );
}

/** @param {number} count @param {number} over @param {number[]} counts levels by presses over the fewest; the last entry counts all with as many or more */
function barOf(count, over, counts) {
  const isLast = over === counts.length - 1;
  const bar = make("i");
  bar.style.setProperty("--share", String(count / Math.max(...counts)));
  const words = say(make("span", { class: "unseen" }), isLast ? "player.bar-last" : "player.bar", { count, over });
  const number = make("b", { "aria-hidden": "true" }, count > 0 ? String(count) : "");
  return make("li", {}, words, number, bar, make("small", { "aria-hidden": "true" }, `+${over}${isLast ? "…" : ""}`));
}
