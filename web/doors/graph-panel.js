/** @file Switches on a graph: the fewest presses from some lights to others, and in how many ways it can be done. */
import { hexOfBits } from "../board/text.js";
import { button, field, make, say, section } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { taskRunner } from "../ui/task.js";
import { readField } from "../ui/typed.js";
import { parseLights, parseSwitches } from "./graph.js";
import { graphPicture } from "./graph-picture.js";
import { masksNotation } from "./masks.js";

const EXAMPLE = "1-2 2-3 3-4 4-5 5-1 1-3";

/** @typedef {{ masks: string[], start: number[], end: number[] }} Puzzle */

/** The switches in a set, by number. @param {ArrayLike<number>} set */
const switchesIn = (set) => Array.from(set).flatMap((bit, index) => (bit ? [index + 1] : []));

/**
 * @param {import("./ways.js").Doors} doors
 * @param {import("./ways.js").Engine} engine
 */
export function graphPanel(doors, engine) {
  const edges = make("textarea", { rows: "4", spellcheck: "false", translate: "no", oninput: update });
  const from = make("input", { inputmode: "numeric", translate: "no", oninput: update });
  const to = make("input", { inputmode: "numeric", translate: "no", oninput: update });
  const ways = make("p", { class: "answer", role: "status" });
  const fewest = make("p", { class: "answer", role: "status" });
  const picture = graphPicture();
  const task = taskRunner("lights.best");
  const play = button("graph.play", () => {
    doors.notation = notation;
  });
  /** The same puzzle as doors: open where a light is as wanted. */
  let notation = "";
  edges.value = EXAMPLE;

  /** @returns {Puzzle | null} */
  function read() {
    const masks = readField(edges, ways, parseSwitches);
    const count = masks?.length ?? 0;
    const start = masks && readField(from, ways, (text) => parseLights(text, count, 0));
    const end = start && readField(to, ways, (text) => parseLights(text, count, 1));
    return masks && start && end && { masks, start, end };
  }

  async function update() {
    const puzzle = read();
    task.cancel();
    play.disabled = puzzle === null;
    say(fewest, "");
    if (!puzzle) return;
    const { masks, start, end } = puzzle;
    notation = masksNotation(masks, hexOfBits(start.map((light, index) => 1 - (light ^ end[index]))));
    engine.load(notation);
    if (!showWays(puzzle)) return;
    try {
      showFewest(await task.run("fewest", { notation }), puzzle);
    } catch (error) {
      showError(fewest, error);
    }
  }

  /**
   * @param {import("../engine/engine.js").Fewest | undefined} found nothing when it was cancelled
   * @param {Puzzle} puzzle
   */
  function showFewest(found, { masks, start }) {
    if (!found) return;
    const { presses, weight, count } = found;
    picture.show(masks, start, "press", presses);
    say(fewest, "graph.fewest", { switches: switchesIn(presses), weight, count });
  }

  /** @param {Puzzle} puzzle @returns {boolean} whether there are any */
  function showWays({ masks, start }) {
    const { nullity, witness } = engine.solve();
    ways.classList.toggle("warn", witness !== null);
    picture.show(masks, start, "witness", witness ?? []);
    if (witness) say(ways, "graph.none", { lights: switchesIn(witness) });
    else say(ways, "graph.ways", { ways: 1n << BigInt(nullity) });
    return witness === null;
  }

  const { root } = section(
    "graph.title",
    "doors-panel",
    make("p", { say: "graph.about" }),
    field("graph.edges", edges),
    make("div", { class: "row" }, field("graph.from", from), field("graph.to", to)),
    picture.root,
    ways,
    fewest,
    task.root,
    make("div", { class: "row" }, play),
  );
  say(from, "graph.all-off", {}, "placeholder");
  say(to, "graph.all-on", {}, "placeholder");
  root.addEventListener("toggle", update, { once: true });
  return root;
}
