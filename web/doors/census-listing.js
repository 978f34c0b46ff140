/** @file Every set of masks for a few doors: read page by page, put on the doors, or saved as a text. */

import { LIMITS } from "../engine/engine.js";
import { button, make, say } from "../ui/dom.js";
import { pages } from "../ui/pages.js";
import { saveFile } from "../ui/share.js";
import { masksNotation } from "./masks.js";

const LISTED = { fewest: 3, most: LIMITS.listedDoors };
const SLICE_MS = 12;

/**
 * @param {import("./ways.js").Doors} doors
 * @param {import("./ways.js").Engine} engine
 */
export function censusListing(doors, engine) {
  const browse = button("census.browse", open);
  const progress = make("progress", { max: 1, hidden: true, label: "census.gathering" });
  const onlyOpenable = make("input", { type: "checkbox", onchange: filter });
  const sheets = pages((line) => mountable(line, doors));
  const filterBox = make("label", { class: "check" }, onlyOpenable, make("span", { say: "census.only-openable" }));
  const saver = button("census.save", () => save(passing, `doors-${number}.txt`));
  const shown = make("div", { hidden: true }, filterBox, sheets.root, saver);
  /** @type {string[]} */
  let lines = [];
  /** @type {string[]} those that pass the filter */
  let passing = [];
  let number = 0;

  /** Offers the listing for so many doors, if it can be had. @param {number} wanted */
  function offer(wanted) {
    number = wanted;
    shown.hidden = true;
    progress.hidden = true;
    browse.hidden = number < LISTED.fewest || number > LISTED.most;
  }

  async function open() {
    const wanted = number;
    browse.hidden = true;
    progress.hidden = false;
    const gathered = await gather(engine, wanted, (part) => {
      progress.value = part;
      return number === wanted;
    });
    if (number !== wanted) return;
    lines = gathered;
    progress.hidden = true;
    shown.hidden = false;
    filter();
  }

  function filter() {
    passing = onlyOpenable.checked ? lines.filter((line) => !line.endsWith("\t0")) : lines;
    sheets.show(passing);
  }

  return { root: make("div", {}, browse, progress, shown), offer };
}

/**
 * All sets, each as a line of the saved text: the masks, a tab, the number of ways. The page stays usable meanwhile.
 * @param {import("./ways.js").Engine} engine
 * @param {number} number
 * @param {(part: number) => boolean} goOn hears how much is done, says whether it is still wanted
 */
async function gather(engine, number, goOn) {
  const expected = Number(engine.census(number).sets);
  /** @type {string[]} */
  const lines = [];
  let pause = performance.now() + SLICE_MS;
  for (const { masks, ways } of engine.censusListing(number)) {
    lines.push(`${masks.join(" ")}\t${ways}`);
    if (performance.now() < pause) continue;
    if (!goOn(lines.length / expected)) break;
    await new Promise((resolve) => setTimeout(resolve));
    pause = performance.now() + SLICE_MS;
  }
  return lines;
}

/** A set that goes onto the doors at a press. @param {string} line @param {import("./ways.js").Doors} doors */
function mountable(line, doors) {
  const [masks, ways] = line.split("\t");
  const load = () => {
    doors.notation = masksNotation(masks.split(" "));
  };
  const verdict = say(make("span"), ways === "0" ? "census.none" : "census.ways", { ways: Number(ways) });
  return make("button", { type: "button", onclick: load }, make("code", {}, masks), " ", verdict);
}

/** @param {string[]} lines @param {string} name of the file */
function save(lines, name) {
  saveFile(name, new Blob([`${lines.join("\n")}\n`], { type: "text/plain" }));
}
