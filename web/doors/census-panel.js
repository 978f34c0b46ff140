/**
 * @file The census card: for a number of doors, the number of sets of masks, the number of those that can be opened,
 * and a list for few doors.
 */

import { LIMITS } from "../engine/engine.js";
import { field, make, say, section } from "../ui/dom.js";
import { areValid } from "../ui/field.js";
import { censusListing } from "./census-listing.js";

/** From this number of doors on, the figures do not fit on one line. */
const LONG_FROM = 12;

/** @typedef {ReturnType<typeof makeParts> & { engine: import("./ways.js").Engine, listing: ReturnType<typeof censusListing> }} Census */

/**
 * @param {import("./ways.js").Doors} doors
 * @param {import("./ways.js").Engine} engine
 */
export function censusPanel(doors, engine) {
  /** @type {Census} */
  const census = { ...makeParts(), engine, listing: censusListing(doors, engine) };
  const { count, figures, answer, listing } = census;
  const about = make("p", { say: "census.about" });
  const children = [about, field("census.doors", count), figures, answer, listing.root];
  count.oninput = () => update(census);
  const { root } = section("census.title", "doors-panel", ...children);
  root.addEventListener("toggle", () => update(census), { once: true });
  return root;
}

function makeParts() {
  const [sets, openable] = [make("dd"), make("dd")];
  const names = /** @type {const} */ (["sets", "openable"]).map((name) => make("dt", { say: `census.${name}` }));
  return {
    count: make("input", { type: "number", min: 1, max: LIMITS.doors, required: true, value: 4 }),
    answer: make("p", { class: "answer", role: "status" }),
    sets,
    openable,
    figures: make("dl", { class: "figures", translate: "no" }, names[0], sets, names[1], openable),
  };
}

/** @param {Census} census */
function update(census) {
  const { count, figures, answer, listing } = census;
  const valid = areValid(count);
  figures.hidden = !valid;
  if (valid) showFigures(census, count.valueAsNumber);
  else say(answer, "");
  listing.offer(valid ? count.valueAsNumber : 0);
}

/** @param {Census} census @param {number} number the number of doors */
function showFigures({ engine, sets, openable, answer }, number) {
  const figures = engine.census(number);
  say(sets, "census.number", { number: figures.sets });
  say(openable, "census.number", { number: figures.openable });
  for (const line of [sets, openable]) line.classList.toggle("long", number > LONG_FROM);
  say(answer, figures.sets === 0n ? "census.no-sets" : "census.share", figures);
}
