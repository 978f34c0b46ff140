// Worksheets of every kind, on lights, doors and dials: what they ask and what they answer is true by plain arithmetic.
import assert from "node:assert/strict";
import { test } from "node:test";
import { KIND_NAMES, sheetsOf, tasksOf, whyNone } from "../web/board/sheet.js";
import { goalOf } from "../web/states/goal.js";
import { addSentences, createT } from "../web/ui/i18n.js";
import { engineOf } from "./core.js";
import { locales } from "./locales.js";
import { plainPosition, proves, solves, weigh } from "./plain.js";
import { leastStates, plainStates, pressed } from "./plain-states.js";

for (const [language, sections] of locales)
  for (const [, sentences] of sections) addSentences({ [language]: sentences });

const BOARDS = {
  lights: "3x3.on",
  wider: "4x4.on",
  classic: "5x5.on",
  doors: "doors-0111-1001-0011-1011.off",
  dials: "dials3-110-111-011.012",
  levels: "2x2-mod3.1",
};

/** @param {unknown} value */
const listOf = (value) =>
  value instanceof Set || value instanceof Map || value instanceof Uint8Array ? [...value] : value;

/** The sheets of a kind, whose pictures are the marks drawn. @param {any} kind @param {string} notation @param {number} [seed] */
function sheets(kind, notation, seed = 1) {
  const engine = engineOf(notation);
  const tasks = tasksOf(engine, { kind, count: 4, weight: 2, seed });
  assert.equal(engine.notation, notation, "the board is as it was");
  const draw = (_, marks) => JSON.stringify(marks, (_, value) => listOf(value));
  const [asked, answers] = sheetsOf(engine, kind, tasks, createT("en"), { draw, goalOf });
  return tasks.map((task, i) => ({
    notation: task.notation,
    ask: asked.figures[i],
    answer: answers.figures[i],
    asked,
    answers,
  }));
}

const marks = ({ svg }) => JSON.parse(svg);
/** The board of a notation by the plain road: masks, moduli and the change that its lights need. */
function plain(notation) {
  if (/mod|dials/.test(notation)) {
    const { masks, start, states, targets } = plainStates(notation);
    return { masks, states, change: start.map((state, i) => (states + targets[i] - state) % states) };
  }
  const { masks, lights, goal } = plainPosition(notation);
  return {
    masks,
    states: 2,
    change: goal === "on" || notation.startsWith("doors") ? lights.map((bit) => 1 - bit) : lights,
  };
}

const dot = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);
const columnsOf = (masks, light) => masks.map((mask) => mask[light]);

test("every kind has tasks on lights, doors and dials, and says why where there is none", () => {
  for (const kind of KIND_NAMES)
    for (const [name, notation] of Object.entries(BOARDS)) {
      const found = sheets(kind, notation);
      const none =
        (kind === "quiet" && ["lights", "dials"].includes(name)) ||
        (kind === "impossible" && ["lights", "dials"].includes(name)) ||
        (kind === "modulo3" && ["dials", "levels"].includes(name)) ||
        (kind === "elimination" && name === "classic");
      assert.equal(found.length === 0, none, `${kind} ${name}`);
      assert.equal(new Set(found.map(({ ask }) => ask.svg + ask.notation)).size, found.length);
      if (none) assert.match(whyNone(engineOf(notation), kind).key, name === "classic" ? /large/ : /none/);
    }
});

test("modulo 3 needs two states, and doors without marks", () => {
  const ofDoors = (marks) => sheets("modulo3", `doors-110-011-101${marks}.off`).length;
  assert.deepEqual(["", "-locked4", "-any2"].map(ofDoors).map(Boolean), [true, false, false]);
  assert.ok(sheets("modulo3", "5x5-locked0001000.off").length > 0);
});

test("more doors than can be dealt are too many for any kind, which is said with the limit", () => {
  const doors = (count) => `doors-${"0".repeat(count - 1)}1.off`;
  for (const kind of KIND_NAMES) {
    assert.equal(sheets(kind, doors(65)).length, 0, kind);
    const { key, params } = whyNone(engineOf(doors(65)), kind);
    assert.ok(key === "explain.sheet-large" && params.limit <= 64, kind);
  }
  assert.ok(sheets("solve", doors(64)).length > 0);
});

test("no sheet has doors of which each turns by itself", () => {
  for (const kind of KIND_NAMES)
    for (let seed = 1; seed <= 20; seed++)
      for (const { notation } of sheets(kind, "doors-110-011-101.off", seed))
        assert.ok(
          plain(notation).masks.some((mask) => weigh(mask) > 1),
          `${kind} ${seed}: ${notation}`,
        );
});

test("the same number gives the same sheet, and another another", () => {
  for (const kind of KIND_NAMES) {
    const text = (seed) => JSON.stringify(sheets(kind, BOARDS.doors, seed).map(({ ask }) => ask));
    assert.equal(text(1), text(1));
    assert.notEqual(text(1), text(2), kind);
  }
});

test("solved boards: the rings solve them, or the numbers of presses do, and no fewer are enough", () => {
  for (const notation of [BOARDS.lights, BOARDS.doors])
    for (const { notation: task, ask, answer } of sheets("solve", notation)) {
      const board = plainPosition(task);
      const presses = board.masks.map((_, button) => Number(marks(answer).rings.includes(button)));
      assert.ok(solves(board, board.lights, presses));
      assert.match(ask.caption, new RegExp(`: ${weigh(presses)}$`));
      assert.deepEqual(marks(ask), {});
    }
  for (const [kind, notation] of [
    ["solve", BOARDS.dials],
    ["solve", BOARDS.levels],
    ["modulo3", BOARDS.lights],
    ["modulo3", BOARDS.doors],
  ])
    for (const { notation: task, answer } of sheets(kind, notation)) {
      const board = plainStates(task);
      assert.equal(board.states, 3);
      const times = new Map(marks(answer).numbers.map(([button, text]) => [button, Number.parseInt(text, 10)]));
      const presses = board.masks.map((_, button) => times.get(button) ?? 0);
      assert.deepEqual(
        pressed(board, presses),
        board.start.map(() => 0),
      );
      assert.equal(weigh(presses), leastStates(task));
    }
});

test("equations: the answers are the rows of the masks, with the change that each light needs; the task has a line for each", () => {
  for (const notation of Object.values(BOARDS))
    for (const { notation: task, ask, answer } of sheets("equations", notation)) {
      const { masks, states, change } = plain(task);
      const named = /^d/.test(task) ? (i) => "ABCDEFGH"[i] : (i) => `x${i + 1}`;
      const expected = change.map((right, light) => {
        const terms = columnsOf(masks, light).flatMap((factor, button) =>
          factor ? [(factor > 1 ? factor : "") + named(button)] : [],
        );
        return states === 2 ? `${terms.join("+")}=${right}` : `${terms.join(" + ")} ≡ ${right} (mod ${states})`;
      });
      assert.deepEqual(
        answer.lines.map((line) => line.replace(/^\w+: /, "")),
        expected,
      );
      assert.deepEqual(
        ask.lines,
        answer.lines.map((line) => line.replace(/: .*/, ": ")),
      );
    }
});

/** The digits of a drawn matrix. @param {string} svg */
function matrixIn(svg) {
  const rows = [];
  for (const [, x, y, text] of svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)">([^<]+)/g)) {
    if (Number(x) < 0 || Number(y) < 0) continue;
    const row = Math.floor(Number(y) / 24);
    rows[row] ??= [];
    rows[row][Math.floor(Number(x) / 24)] = Number(text);
  }
  return rows;
}

test("eliminations: the values of the answer solve the board, and satisfy every row of the task and of the answer, which is reduced", () => {
  for (const notation of [BOARDS.lights, BOARDS.wider, BOARDS.doors, BOARDS.dials, BOARDS.levels])
    for (const { notation: task, ask, answer } of sheets("elimination", notation)) {
      const { masks, states, change } = plain(task);
      const values = masks.map((_, i) => {
        const name = /^d/.test(task) ? "ABCDEFGH"[i] : `x${i + 1}`;
        return Number(new RegExp(`\\b${name} = (\\d)`).exec(answer.caption)?.[1] ?? 0);
      });
      change.forEach((right, light) => assert.equal(dot(columnsOf(masks, light), values) % states, right));
      const [half, whole] = [ask, answer].map(({ svg }) => matrixIn(svg));
      for (const row of [...half, ...whole]) assert.equal(dot(row.slice(0, -1), values) % states, row.at(-1), task);
      assert.notDeepEqual(half, whole);
      const leads = whole.map((row) => row.slice(0, -1).findIndex(Boolean)).filter((lead) => lead >= 0);
      for (const lead of leads) assert.equal(weigh(whole.map((row) => row[lead])), 1);
    }
});

test("below the title a sheet speaks of what it shows: a matrix and its modulus, or the rule without the goal where any goal will do", () => {
  const aboutOf = (/** @type {string} */ kind, /** @type {string} */ notation) => sheets(kind, notation)[0].asked.about;
  assert.match(aboutOf("elimination", BOARDS.lights).join(), /^A row for each light .* modulo 2\.$/);
  assert.match(aboutOf("elimination", BOARDS.dials).join(), /^A row for each light .* modulo 3\.$/);
  assert.deepEqual(aboutOf("quiet", BOARDS.doors), ["Each button turns the doors marked under it."]);
  assert.deepEqual(aboutOf("impossible", BOARDS.doors), [
    "Open all doors",
    "Each button turns the doors marked under it.",
  ]);
});

test("quiet patterns: the ringed buttons belong to the pattern, and all of it changes nothing", () => {
  for (const notation of [BOARDS.wider, BOARDS.classic, BOARDS.doors, BOARDS.levels])
    for (const { notation: task, ask, answer } of sheets("quiet", notation)) {
      const { masks, states } = plain(task);
      const { pattern, rings } = marks(answer);
      assert.deepEqual(marks(ask), { rings });
      assert.ok(rings.length > 0 && rings.every((button) => pattern[button] > 0));
      masks[0].forEach((_, light) => assert.equal(dot(columnsOf(masks, light), pattern) % states, 0));
    }
});

test("impossible boards: the hatched lights or weights prove it", () => {
  for (const notation of [BOARDS.wider, BOARDS.classic, BOARDS.doors, "4x4-goal-either.on"])
    for (const { notation: task, ask, answer } of sheets("impossible", notation)) {
      const board = plainPosition(task);
      assert.ok(proves(board, board.lights, marks(answer).witness), task);
      assert.deepEqual(marks(ask), {});
    }
  for (const { notation: task, answer } of sheets("impossible", BOARDS.levels)) {
    const { masks, states, change } = plain(task);
    const { witness } = marks(answer);
    for (const mask of masks) assert.equal(dot(mask, witness) % states, 0);
    assert.notEqual(dot(change, witness) % states, 0);
    assert.equal(answer.caption.replace(/^\d+\. /, ""), "mod 3");
  }
});
