/** @file The card for switches on a graph: the fewest presses from one state of the lights to another, and the number of solutions. */
import { hexOfBits } from "../board/notation.js";
import { field, make, say, section } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { taskRunner } from "../ui/task.js";
import { readField } from "../ui/typed.js";
import { parseLights, parseSwitches } from "./graph.js";
import { graphPicture } from "./graph-picture.js";
import { masksNotation } from "./masks.js";

const EXAMPLE = "1-2 2-3 3-4 4-5 5-1 1-3";

/** @typedef {{ masks: string[], start: number[], end: number[] }} Puzzle */

/** The 1-based numbers of the switches in a set. @param {ArrayLike<number>} set */
const switchesIn = (set) => Array.from(set).flatMap((bit, index) => (bit ? [index + 1] : []));

/** @typedef {ReturnType<typeof makeParts> & { engine: import("./ways.js").Engine, notation: string }} Graph  notation: the same puzzle as doors, where a light as wanted is an open door */

/**
 * @param {import("./ways.js").Doors} doors
 * @param {import("./ways.js").Engine} engine
 */
export function graphPanel(doors, engine) {
  /** @type {Graph} */
  const graph = { ...makeParts(), engine, notation: "" };
  const { edges, from, to, ways, fewest, picture, task, play } = graph;
  const { root } = section(
    "graph.title",
    "doors-panel",
    make("p", { say: "graph.about" }),
    field("graph.edges", edges),
    make("div", { class: "row" }, field("graph.from", from), field("graph.to", to)),
    ...[picture.root, ways, fewest, task.root],
    make("div", { class: "row" }, play),
  );
  play.onclick = () => {
    doors.notation = graph.notation;
  };
  for (const input of [edges, from, to]) input.addEventListener("input", () => update(graph));
  root.addEventListener("toggle", () => update(graph), { once: true });
  return root;
}

function makeParts() {
  const [from, to] = /** @type {const} */ (["all-off", "all-on"]).map((all) =>
    say(make("input", { inputmode: "numeric", translate: "no" }), `graph.${all}`, {}, "placeholder"),
  );
  const edges = make("textarea", { rows: "4", spellcheck: "false", translate: "no" });
  edges.value = EXAMPLE;
  return {
    edges,
    from,
    to,
    ways: make("p", { class: "answer", role: "status" }),
    fewest: make("p", { class: "answer", role: "status" }),
    picture: graphPicture(),
    task: taskRunner("lights.best"),
    play: make("button", { type: "button", say: "graph.play" }),
  };
}

/** @param {Graph} graph @returns {Puzzle | null} */
function read({ edges, from, to }) {
  const masks = readField(edges, parseSwitches);
  const count = masks?.length ?? 0;
  const start = masks && readField(from, (text) => parseLights(text, count, 0));
  const end = start && readField(to, (text) => parseLights(text, count, 1));
  return masks && start && end && { masks, start, end };
}

/** @param {Graph} graph */
async function update(graph) {
  const { engine, task, play, ways, fewest } = graph;
  const puzzle = read(graph);
  task.cancel();
  play.disabled = puzzle === null;
  for (const line of [ways, fewest]) say(line, "");
  if (!puzzle) return;
  const { masks, start, end } = puzzle;
  const notation = masksNotation(masks, hexOfBits(start.map((light, index) => 1 - (light ^ end[index]))));
  graph.notation = notation;
  engine.load(notation);
  if (!showWays(graph, puzzle)) return;
  try {
    showFewest(graph, puzzle, await task.run("fewest", { notation }));
  } catch (error) {
    showError(fewest, error);
  }
}

/**
 * @param {Graph} graph
 * @param {Puzzle} puzzle
 * @param {import("../engine/engine.js").Fewest | null | undefined} found undefined if the search was cancelled
 */
function showFewest({ picture, fewest }, { masks, start }, found) {
  if (!found) return;
  const { presses, weight, count } = found;
  picture.show(masks, start, "press", presses);
  say(fewest, "graph.fewest", { switches: switchesIn(presses), weight, count });
}

/** @param {Graph} graph @param {Puzzle} puzzle @returns {boolean} true if the puzzle is solvable */
function showWays({ engine, ways, picture }, { masks, start }) {
  const { nullity, witness } = engine.solve();
  ways.classList.toggle("warn", witness !== null);
  picture.show(masks, start, "witness", witness ?? []);
  if (witness) say(ways, "graph.none", { lights: switchesIn(witness) });
  else say(ways, "graph.ways", { ways: 1n << BigInt(nullity) });
  return witness === null;
}
