/** @file Lists every set of masks for a small number of doors, page by page; a set can be loaded, and the list saved as a text file. */

import { LIMITS } from "../engine/engine.js";
import { make, say } from "../ui/dom.js";
import { pagedList } from "../ui/paged-list.js";
import { progressBar } from "../ui/progress-bar.js";
import { saveFile } from "../ui/share.js";

const LISTED = { fewest: 3, most: LIMITS.listedDoors };
const SLICE_MS = 12;

/** @typedef {import("../engine/engine.js").Engine} Engine */

/**
 * @typedef {object} ListingState
 * @property {Engine} engine
 * @property {ReturnType<typeof progressBar>} bar
 * @property {AbortController} gathering
 * @property {string[]} lines    the lines of the file
 * @property {string[]} passing  the lines that pass the filter
 * @property {number} number     the number of doors
 *
 * @typedef {ReturnType<typeof makeParts> & ListingState} Listing
 */

/** @param {Engine} engine */
export function censusListing(engine) {
  const bar = progressBar(() => offer(listing, listing.number));
  const gathering = new AbortController();
  /** @type {Listing} */
  const listing = { ...makeParts(), engine, bar, gathering, lines: [], passing: [], number: 0 };
  const { browse, shown, saver, onlyOpenable } = listing;
  browse.onclick = () => open(listing);
  onlyOpenable.onchange = () => filter(listing);
  saver.onclick = () => save(listing.passing, `doors-${listing.number}.txt`);
  const root = make("div", {}, browse, bar.root, shown);
  return { root, offer: (/** @type {number} */ number) => offer(listing, number) };
}

function makeParts() {
  const browse = make("button", { type: "button", say: "census.browse" });
  const onlyOpenable = make("input", { type: "checkbox" });
  const filterBox = make("label", { class: "check" }, onlyOpenable, make("span", { say: "census.only-openable" }));
  const sheets = pagedList(mountable);
  const saver = make("button", { type: "button", say: "census.save" });
  const shown = make("div", { hidden: true }, filterBox, sheets.root, saver);
  return { browse, onlyOpenable, sheets, saver, shown };
}

/**
 * Shows the button for this number of doors if it is small enough to list; closes the current list.
 * @param {Listing} listing
 * @param {number} number
 */
function offer(listing, number) {
  listing.gathering.abort();
  listing.number = number;
  listing.bar.end();
  listing.shown.hidden = true;
  listing.browse.hidden = number < LISTED.fewest || number > LISTED.most;
}

/** @param {Listing} listing */
async function open(listing) {
  const { engine, bar, browse, shown, number } = listing;
  listing.gathering = new AbortController();
  const { signal } = listing.gathering;
  browse.hidden = true;
  bar.begin("census.gathering");
  const lines = await gather(engine, number, bar.advance, signal);
  if (signal.aborted) return;
  bar.end();
  shown.hidden = false;
  listing.lines = lines;
  filter(listing);
}

/** @param {Listing} listing */
function filter(listing) {
  const { lines, onlyOpenable, sheets } = listing;
  listing.passing = onlyOpenable.checked ? lines.filter((line) => !line.endsWith("\t0")) : lines;
  sheets.show(listing.passing);
}

/**
 * All sets as lines of the file: the masks, a tab, the number of solutions. Works in slices, so that the page stays
 * responsive.
 * @param {Engine} engine
 * @param {number} number
 * @param {(part: number) => void} advance called with the completed share
 * @param {AbortSignal} signal
 */
async function gather(engine, number, advance, signal) {
  const expected = Number(engine.census(number).sets);
  /** @type {string[]} */
  const lines = [];
  let pause = performance.now() + SLICE_MS;
  for (const { masks, ways } of engine.censusListing(number)) {
    lines.push(`${masks.join(" ")}\t${ways}`);
    if (performance.now() < pause) continue;
    if (signal.aborted) break;
    advance(lines.length / expected);
    await new Promise((resolve) => setTimeout(resolve));
    pause = performance.now() + SLICE_MS;
  }
  return lines;
}

/** A link that opens a set of masks in Solve. @param {string} line */
function mountable(line) {
  const [masks, ways] = line.split("\t");
  const verdict = say(make("span"), ways === "0" ? "census.none" : "census.ways", { ways: Number(ways) });
  const href = `#solve-doors-${masks.replaceAll(" ", "-")}.off`;
  return make("a", { href }, make("code", {}, masks), " ", verdict);
}

/** @param {string[]} lines @param {string} name of the file */
function save(lines, name) {
  saveFile(name, new Blob([`${lines.join("\n")}\n`], { type: "text/plain" }));
}
