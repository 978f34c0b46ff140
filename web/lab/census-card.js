/**
 * @file The census card: for a number of doors, the number of sets of masks, the number of those that can be opened,
 * and a list for few doors.
 */

import { createEngine, LIMITS } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { field, section } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { areValid } from "../ui/field.js";
import { censusListing } from "./census-listing.js";

/** From this number of doors on, the figures do not fit on one line. */
const LONG_FROM = 12;

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {ReturnType<typeof makeParts> & { engine: Engine, listing: ReturnType<typeof censusListing> }} Census */

export function censusCard() {
  const body = make("div");
  const { root } = section("census.title", "lab-cards", make("p", { say: "census.about" }), body);
  root.classList.add("census");
  root.addEventListener("toggle", () => fill(body), { once: true });
  return root;
}

/** @param {HTMLElement} body */
async function fill(body) {
  const engine = createEngine(await engineModule());
  /** @type {Census} */
  const census = { ...makeParts(), engine, listing: censusListing(engine) };
  const { count, figures, answer, listing } = census;
  count.oninput = () => update(census);
  update(census);
  body.replaceChildren(field("census.doors", count), figures, answer, listing.root);
}

function makeParts() {
  const [sets, openable] = [make("dd"), make("dd")];
  const names = /** @type {const} */ (["sets", "openable"]).map((name) => make("dt", { say: `census.${name}` }));
  return {
    count: make("input", { type: "number", min: 1, max: LIMITS.countedDoors, required: true, value: 4 }),
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
