/** @file The editor of XOR equations: the news in each equation, and the solution once every unknown is fixed. */

import { LIMITS } from "../engine/engine.js";
import { field } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { complain } from "../ui/field.js";
import { attempt } from "../ui/typed.js";
import { parseEquation } from "./equations.js";

const EXAMPLE = "x1 + x2 = 1\nx2 + x3 = 1\nx1 + x3 = 0\n111|0";

/** @typedef {{ value: import("./equations.js").Equation, problem: null } | { value: null, problem: import("../ui/typed.js").TypedError }} Reading */

/**
 * @param {import("../engine/engine.js").Engine} engine
 * @param {(system: import("../engine/lessons.js").System | null) => void} onSystem called with the system of all valid lines; null
 *   if there are none
 * @returns {HTMLElement[]}
 */
export function equationsEditor(engine, onSystem) {
  const text = make("textarea", { rows: "6", spellcheck: "false", translate: "no", oninput: update });
  const unknowns = make("input", { type: "number", min: 1, max: LIMITS.unknowns, oninput: update });
  const answers = make("ol", { class: "news", label: "equation.answers" });
  const summary = make("p", { class: "answer", role: "status" });
  text.value = EXAMPLE;

  function update() {
    const { valid } = unknowns.validity;
    const chosen = valid ? unknowns.valueAsNumber || 0 : 0;
    const readings = readLines(text.value, chosen || LIMITS.unknowns);
    const named = readings.reduce((most, { reading }) => Math.max(most, reading.value?.coefficients.length ?? 0), 1);
    unknowns.placeholder = String(named);
    const system = engine.equations(chosen || named);
    text.setAttribute("aria-invalid", String(readings.some(({ reading }) => reading.problem)));
    answers.replaceChildren(
      ...readings.map(({ reading, line }) => createAnswer(system, chosen || named, reading, line)),
    );
    complain(unknowns, valid ? "" : "equation.range", { most: LIMITS.unknowns });
    if (!valid || readings.length === 0) say(summary, "");
    else saySystem(summary, system, chosen || named);
    onSystem(systemOf(readings, chosen || named));
  }

  update();
  const about = make("p", { say: "equation.about" });
  return [about, field("equation.lines", text), field("equation.unknowns", unknowns), answers, summary];
}

/** @param {{ reading: Reading }[]} readings @param {number} unknowns @returns {import("../engine/lessons.js").System | null} */
function systemOf(readings, unknowns) {
  const lines = readings.flatMap(({ reading }) => (reading.value ? [reading.value] : []));
  const rows = lines.map(({ coefficients, right }) => [
    ...Array.from({ length: unknowns }, (_, index) => coefficients[index] ?? 0),
    right,
  ]);
  return rows.length ? { equations: rows.length, unknowns, matrix: rows.flat() } : null;
}

/**
 * @param {string} text
 * @param {number} limit the maximal number of unknowns
 */
function readLines(text, limit) {
  const lines = text.split("\n").map((content, index) => ({ content, line: index + 1 }));
  return lines
    .filter(({ content }) => content.trim() !== "")
    .map(({ content, line }) => ({ line, reading: attempt(() => parseEquation(content, line, limit)) }));
}

/**
 * Adds an equation to the system, and says if it is new, redundant or contradictory.
 * @param {ReturnType<import("../engine/engine.js").Engine["equations"]>} system
 * @param {number} unknowns
 * @param {Reading} reading
 * @param {number} line
 */
function createAnswer(system, unknowns, { value, problem }, line) {
  const item = make("li", { value: line });
  if (problem) {
    item.classList.add("error");
    return say(item, problem.code, problem.words);
  }
  const coefficients = Array.from({ length: unknowns }, (_, index) => value.coefficients[index] ?? 0);
  const news = system.add(coefficients, value.right);
  const fixed = news === "new" && system.rank === unknowns;
  item.classList.add(fixed ? "fixed" : news);
  return say(item, fixed ? "equation.fixed" : `equation.${news}`, { rank: system.rank, unknowns });
}

/** @param {HTMLElement} line @param {ReturnType<import("../engine/engine.js").Engine["equations"]>} system @param {number} unknowns */
function saySystem(line, { rank, solution }, unknowns) {
  if (solution) say(line, "equation.solution", { values: [...solution] });
  else say(line, "equation.open", { rank, unknowns, free: unknowns - rank });
}
