/** @file A form that makes levels: size, rule, edges, brightnesses, and a number of presses that the board can need. */

import { boardText } from "../board/notation.js";
import { fetchParts, lacksParts } from "../board/state-parts.js";
import { unlit } from "../engine/kind.js";
import { button, choice, field } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { areValid } from "../ui/field.js";
import { PATIENCE_MS } from "../ui/progress-bar.js";
import { whenVisible } from "../ui/when-visible.js";
import { freeLevel } from "./level.js";
import { deal, found } from "./next.js";

const SIDE_MAX = 12;
const STATES_MAX = 12;
const SEED_MAX = 2 ** 32 - 1;

/** @typedef {ReturnType<typeof makeForm>} Form */
/** @typedef {Pick<import("./play-view.js").Host, "spare" | "games" | "begin"> & { dealer: import("./next.js").Dealer }} Host */

/** @param {Host} host @returns {HTMLElement[]} */
export function maker(host) {
  const form = makeForm(host.spare.rules, () => measure(form, host));
  const root = make(
    "form",
    { class: "row", novalidate: true },
    ...form.fields,
    make("button", { class: "primary", say: "game.deal" }),
  );
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    if (areValid(form.rows, form.cols, form.states, form.weight)) order(form, host);
  });
  whenVisible([root], () => measure(form, host))();
  const bySeed = button(
    "lights.same-level",
    () => areValid(form.rows, form.cols, form.states, form.weight, form.seed) && orderSeed(form, host),
  );
  const seeds = make(
    "details",
    { class: "more" },
    make("summary", { say: "lights.seed" }),
    make("p", { class: "small", say: "lights.seed-about" }),
    make("div", { class: "row" }, field("lights.seed", form.seed), bySeed),
  );
  return [root, form.about, seeds];
}

/** @param {string[]} rules @param {() => void} onBoard called when another board is chosen */
function makeForm(rules, onBoard) {
  const number = (/** @type {number} */ value, /** @type {number} */ max, min = 1) =>
    make("input", { type: "number", required: true, value, min, max });
  const [rows, cols, weight] = [number(5, SIDE_MAX), number(5, SIDE_MAX), number(7, SIDE_MAX * SIDE_MAX)];
  const seed = make("input", { type: "number", required: true, value: 1, min: 0, max: SEED_MAX });
  const rule = choice("lights.rule", /** @type {import("../board/notation.js").RuleName[]} */ (rules), onBoard);
  const wrap = choice("lights.wrap", ["flat", "cylinder", "torus", "klein", "projective"], onBoard);
  const states = number(2, STATES_MAX, 2);
  for (const count of [rows, cols, states]) count.addEventListener("change", onBoard);
  const inputs = { rows, cols, rule, wrap, brightnesses: states, weight };
  const names = /** @type {(keyof typeof inputs)[]} */ (Object.keys(inputs));
  const fields = names.map((name) => field(`lights.${name}`, inputs[name]));
  return {
    rows,
    cols,
    rule,
    wrap,
    states,
    weight,
    seed,
    fields,
    about: make("div", { class: "small made", role: "status" }),
  };
}

/** @param {Form} form */
function boardOf({ rows, cols, rule, wrap, states }) {
  const grid = { rows: rows.valueAsNumber, cols: cols.valueAsNumber, rule: rule.value, wrap: wrap.value };
  const board = boardText({ ...grid, goal: "off", holes: [] });
  return states.valueAsNumber > 2 ? `${board}-mod${states.value}` : board;
}

/** Limits the number of presses to the most that the board can need. @param {Form} form @param {Host} host */
async function measure(form, { dealer }) {
  if (!areValid(form.rows, form.cols, form.states)) return;
  const board = boardOf(form);
  await fetchParts(board).catch(() => undefined);
  if (lacksParts(board)) return void say(form.about, "say.missing");
  const { weight, exact, notation } = await dealer.hardest(board);
  if (board !== boardOf(form)) return; // another board has been chosen meanwhile
  const most = Math.max(weight, 1);
  form.weight.max = String(most);
  form.weight.value = String(Math.min(form.weight.valueAsNumber || 1, most));
  say(form.about, `game.most${exact ? "" : notation ? "-found" : "-bound"}`, { most: weight });
}

/** Says that a search takes long, and scrolls there. @template Found @param {Form} form @param {Promise<Found>} search */
function patiently({ about }, search) {
  const late = setTimeout(() => {
    say(about, "say.dealing");
    about.scrollIntoView({ block: "nearest" });
  }, PATIENCE_MS);
  return search.finally(() => clearTimeout(late));
}

/** @param {Form} form @param {Host} host */
async function order(form, { dealer, begin, games }) {
  const wanted = form.weight.valueAsNumber;
  const asked = { board: boardOf(form), weight: wanted, last: games.lights.start };
  const { level, code } = await patiently(form, deal(asked, dealer));
  say(form.about, `game.deal-${code}`, { fewest: level?.fewest, wanted });
  if (level) begin(level);
}

/** @param {Form} form @param {Host} host */
async function orderSeed(form, { dealer, begin }) {
  const weight = form.weight.valueAsNumber;
  const asked = { notation: unlit(boardOf(form)), weight, seed: form.seed.valueAsNumber };
  const notation = await patiently(form, found(dealer, asked));
  if (notation) begin(freeLevel(notation, weight));
  else say(form.about, "game.deal-missing", { wanted: weight });
}
