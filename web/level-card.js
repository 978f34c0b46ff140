/** @file Where to begin: the well-known boards, and new levels whose minimum is proven. */
import { button, field, make, say, section } from "./dom.js";
import { showError } from "./errors.js";
import { BLUE_SIZES, PRESETS } from "./presets.js";
import { taskRunner } from "./task.js";

const SEEDS = 1_000_000_000;

/** A seed nobody chose. */
const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS;

/** @param {import("./lights-panel.js").Lights} board */
export function levelCard(board) {
  const chips = make("div", { class: "chips" }, ...presetChips(board));
  const sizes = make("div", { class: "chips" }, ...blueChips(board));
  const howto = make("p");
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
    ...levelMaker(board),
  );
  root.open = true;

  /** @param {import("./engine.js").Engine} engine */
  function onGame({ rows, cols, goal }) {
    say(howto, `lights.howto.${goal}`);
    say(note, "lights.size", { rows, columns: cols });
  }
  return { root, onGame };
}

/** @param {import("./lights-panel.js").Lights} board */
function presetChips(board) {
  return PRESETS.map(([name, notation]) =>
    button(`lights.preset.${name}`, () => {
      board.notation = notation;
    }),
  );
}

/** @param {import("./lights-panel.js").Lights} board */
function blueChips(board) {
  return BLUE_SIZES.map((size) => {
    const load = () => {
      board.notation = `${size}x${size}.on`;
    };
    return say(make("button", { type: "button", onclick: load }), "lights.size", { rows: size, columns: size });
  });
}

/** @param {import("./lights-panel.js").Lights} board */
function levelMaker(board) {
  const weight = make("input", { type: "number", min: 0, max: 10000, value: 7, required: true });
  const seed = make("input", { type: "number", min: 0, max: 2 ** 32 - 1, value: freshSeed(), required: true });
  const error = make("p", { class: "error", role: "alert" });
  const slot = make("div");
  const task = taskRunner(slot);

  async function generate() {
    error.textContent = "";
    const notation = `${board.engine.boardNotation}.off`;
    try {
      const args = { notation, weight: weight.valueAsNumber, seed: seed.valueAsNumber };
      const level = await task.run("generate", args);
      if (level) board.notation = level;
      else if (level === null) say(error, "lights.no-level");
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
  return [make("p", { say: "lights.new-level-about" }), form, slot, error];
}
