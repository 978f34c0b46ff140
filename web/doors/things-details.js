/** @file The details of the answer: rank and nullity or the number of solutions, unusual masks, every set of presses, and a picture. */
import { make, say } from "../ui/dom.js";
import { graphPicture } from "./graph-picture.js";
import { maskFaults } from "./masks.js";
import { buttonName, nounOf, range } from "./things.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */

/** @param {import("./ways.js").Doors} doors @param {ReturnType<typeof import("./winning-sets.js").winningSets>} sets */
export function thingsDetails(doors, sets) {
  const rank = make("p", { class: "small" });
  const faults = make("ul", { class: "faults" });
  const picture = graphPicture();
  const root = make(
    "details",
    { class: "more" },
    make("summary", { say: "things.details" }),
    make("div", { class: "fold" }, rank, faults, sets.root, picture.root),
  );
  root.addEventListener("toggle", () => sets.open(root.open));

  /** @param {Puzzle} puzzle @param {import("../solve/answers.js").Answer} answer */
  function show(puzzle, answer) {
    const { rank: value, nullity, witness, left } = answer;
    const orders = range(witness ? 0 : (nullity ?? 0)).map((k) => doors.engine.quietOrder(k));
    say(rank, witness ? "things.rank-none" : "things.rank", { rank: value, nullity, orders });
    rank.hidden = rank.textContent === "";
    const found = nounOf(puzzle) === "doors" ? maskFaults(puzzle.masks) : [];
    faults.replaceChildren(...found.map((fault) => createFault(puzzle, fault)));
    sets.follow(left);
    picture.show(puzzle, witness ? "witness" : "press", witness ?? left);
  }
  return { root, show };
}

/** @param {Puzzle} puzzle @param {import("./masks.js").MaskFault} fault */
const createFault = (puzzle, { code, button, first }) =>
  say(make("li"), `mask.${code}`, { button: buttonName(puzzle, button), first: buttonName(puzzle, first) });
