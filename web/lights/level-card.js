/** @file Where to begin: the well-known boards, and new levels whose minimum is proven. */

import { ruleName } from "../board/text.js";
import { button, field, make, say, section } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { taskRunner } from "../ui/task.js";
import { BLUE_SIZES, PRESETS } from "./presets.js";

const SEEDS = 1_000_000;

/** A seed nobody chose. */
const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS;

/** @param {import("./index.js").Lights} board */
export function levelCard(board) {
  const chips = make("div", { class: "chips" }, ...presetChips());
  const sizes = make("div", { class: "chips" }, ...blueChips());
  const howto = make("p");
  const maker = levelMaker(board);
  const size = make("span");
  const rule = make("span");
  board.append(make("span", { slot: "status" }, size, " · ", rule));
  board.after(nextButton(board, maker.harder));
  const { root, note } = section(
    "lights.levels",
    "lights-cards",
    howto,
    make("h3", { say: "lights.blue" }),
    make("p", { say: "lights.blue-about" }),
    sizes,
    make("h3", { say: "lights.presets" }),
    chips,
    make("h3", { say: "lights.new-level" }),
    ...maker.parts,
  );
  root.open = true;

  /** @param {import("../engine/engine.js").Engine} engine */
  function onGame(engine) {
    const { rows, cols, goal } = engine;
    maker.show(engine);
    say(howto, `lights.howto.${goal}`, { rule: ruleName(engine.rule) });
    say(note, "lights.size", { rows, columns: cols });
    say(size, "lights.size", { rows, columns: cols });
    say(rule, `lights.rule.${ruleName(engine.rule)}`);
  }
  return { root, onGame };
}

function presetChips() {
  return PRESETS.map(([name, notation]) => make("a", { href: `#${notation}`, say: `lights.preset.${name}` }));
}

function blueChips() {
  return BLUE_SIZES.map((size) =>
    say(make("a", { href: `#${size}x${size}.on` }), "lights.size", { rows: size, columns: size }),
  );
}

/** @param {import("./index.js").Lights} board */
function levelMaker(board) {
  const weight = make("input", { type: "number", min: 0, value: 7, required: true });
  const seed = make("input", { type: "number", min: 0, max: 2 ** 32 - 1, value: freshSeed(), required: true });
  const error = make("p", { class: "error", role: "alert" });
  const slot = make("div");
  const task = taskRunner(slot);

  async function generate() {
    say(error, "");
    const notation = `${board.engine.boardNotation}.off`;
    const args = { notation, weight: weight.valueAsNumber, seed: seed.valueAsNumber };
    try {
      const level = await task.run("generate", args);
      if (level) board.notation = level;
      else if (level === null) say(error, "lights.no-level", { weight: args.weight });
    } catch (failure) {
      showError(error, failure);
    }
  }

  function renew() {
    if (!weight.reportValidity()) return;
    seed.value = String(freshSeed());
    generate();
  }

  const form = make(
    "form",
    { class: "row" },
    field("lights.weight", weight),
    field("lights.seed", seed),
    make("button", { say: "lights.same-level" }),
    button("lights.another-level", renew, { class: "primary" }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    generate();
  });
  function harder() {
    weight.value = String(Math.min(weight.valueAsNumber + 1, board.engine.buttonCount));
    renew();
  }
  /** @param {import("../engine/engine.js").Engine} engine */
  function show({ buttonCount }) {
    weight.max = String(buttonCount);
  }
  return { parts: [make("p", { say: "lights.new-level-about" }), form, slot, error], harder, show };
}

/**
 * After a win, the way on: the blue puzzle grows; any other board gives a level one press harder.
 * @param {import("./index.js").Lights} board
 * @param {() => void} harder
 */
function nextButton(board, harder) {
  const root = button("lights.next", next, { class: "primary next", hidden: true });
  function next() {
    const { rows, cols, notation } = board.engine;
    const isBlue = notation.split(".", 2).join(".") === `${rows}x${rows}.on`;
    if (isBlue) board.notation = `${rows + 1}x${cols + 1}.on`;
    else harder();
  }
  board.addEventListener("lights-change", () => {
    root.hidden = !board.engine.solved || board.engine.moveCount === 0;
  });
  return root;
}
