/** @file How many sets of masks there are for so many doors, how many of them open, and all of them up to five doors. */

import { LIMITS } from "../engine/engine.js";
import { field, make, say, section } from "../ui/dom.js";
import { censusListing } from "./census-listing.js";

/** From so many doors on, the numbers fill lines. */
const LONG_FROM = 12;

/**
 * @param {import("./ways.js").Doors} doors
 * @param {import("./ways.js").Engine} engine
 */
export function censusPanel(doors, engine) {
  const count = make("input", { type: "number", min: 1, max: LIMITS.doors, value: 4, oninput: update });
  const answer = make("p", { class: "answer", role: "status" });
  const sets = make("dd");
  const openable = make("dd");
  const figures = make(
    "dl",
    { class: "figures", translate: "no" },
    make("dt", { say: "census.sets" }),
    sets,
    make("dt", { say: "census.openable" }),
    openable,
  );
  const listing = censusListing(doors, engine);

  function update() {
    const valid = count.value !== "" && count.validity.valid;
    figures.hidden = !valid;
    count.setAttribute("aria-invalid", String(!valid));
    if (valid) showFigures(count.valueAsNumber);
    else say(answer, "census.range", { most: LIMITS.doors });
    listing.offer(valid ? count.valueAsNumber : 0);
  }

  /** @param {number} number */
  function showFigures(number) {
    const figures = engine.census(number);
    say(sets, "census.number", { number: figures.sets });
    say(openable, "census.number", { number: figures.openable });
    for (const line of [sets, openable]) line.classList.toggle("long", number > LONG_FROM);
    say(answer, figures.sets === 0n ? "census.no-sets" : "census.share", figures);
  }

  const { root } = section(
    "census.title",
    "doors-panel",
    make("p", { say: "census.about" }),
    field("census.doors", count),
    figures,
    answer,
    listing.root,
  );
  update();
  return root;
}
