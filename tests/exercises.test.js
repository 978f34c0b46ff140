// The exercises and the lesson of the book: every answer is played, and every link leads to what it names.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { TABS } from "../web/board/tabs.js";
import { engineOf, fewestOf } from "./core.js";
import { plainPosition, proves, weigh } from "./plain.js";
import { plainStates, pressed } from "./plain-states.js";

const LANGUAGES = ["index.html", "en.html"];
const read = (/** @type {string} */ path) => readFileSync(join("web/book", path), "utf8");
const [zh, en] = LANGUAGES.map((file) => read(`exercises/${file}`));

/** The exercises of a page with their boards, and the drawings of their answers. */
const exercisesOf = (html) =>
  [...html.matchAll(/<li class="exercise" id="e([\d-]+)">(.*?)<\/li>/gs)].map(([, id, body]) => {
    const [, attributes, answer] = new RegExp(`<details class="answer" id="a${id}"([^>]*)>(.*?)</details>`, "s").exec(
      html,
    );
    const drawings = [...answer.matchAll(/<!-- board: (\S+) (\w+) ([\d ]+) -->/g)].map(([, board, mark, cells]) => ({
      board,
      mark,
      cells: cells.split(" ").map(Number),
    }));
    const facts = [...answer.matchAll(/data-asks="([^"]+)"/g)].map(([, fact]) => fact);
    return { id, board: /<!-- board: (\S+) -->/.exec(body)?.[1], drawings, facts, attributes };
  });

const counted = (cells, count) => Uint8Array.from({ length: count }, (_, cell) => Number(cells.includes(cell)));

/** Presses the buttons one after the other, as a player would. */
function play(board, buttons) {
  const engine = engineOf(board);
  for (const button of buttons) engine.press(button);
  return engine;
}

/** The marks of an answer are true: presses solve, witnesses prove, quiet patterns change nothing. */
const CHECKS = {
  numbers: ({ board, cells }) => assert.ok(play(board, cells).solved, board),
  times: ({ board, cells }) =>
    assert.ok(
      play(
        board,
        cells.flatMap((times, button) => Array(times).fill(button)),
      ).solved,
      board,
    ),
  pattern({ board, cells }) {
    assert.ok(cells.length > 0);
    assert.deepEqual(play(board, cells).lights, engineOf(board).lights);
  },
  witness({ board, cells }) {
    const plain = plainPosition(board);
    const witness = [...counted(cells, plain.lights.length)];
    assert.ok(proves(plain, plain.lights, witness), board);
    if (plain.goal === "either") assert.equal(weigh(witness) % 2, 0, "it rules out both goals");
  },
  weights({ board, cells }) {
    const plain = plainStates(board);
    const total = (lights) => lights.reduce((sum, light, i) => sum + light * cells[i], 0) % plain.states;
    assert.notEqual(total([...engineOf(board).lights]), 0);
    for (let button = 0; button < plain.masks.length; button++) {
      const once = plain.masks.map((_, i) => Number(i === button));
      assert.equal(total([...pressed(plain, once)]), total([...engineOf(board).lights]), `button ${button}`);
    }
  },
};

for (const { id, board, drawings, facts, attributes } of exercisesOf(en)) {
  test(`exercise ${id}: its answer stands when it is played`, () => {
    assert.ok(drawings.length + facts.length > 0);
    for (const drawing of drawings) {
      assert.equal(drawing.board, board);
      CHECKS[drawing.mark](drawing);
    }
    const most = /data-most="(\d+)"/.exec(attributes)?.[1];
    if (most) assert.equal(fewestOf(board).weight, Number(most));
    if (attributes.includes("data-solved"))
      assert.ok(attributes.includes(`data-solved="e${id}"`) && !engineOf(board).solved);
    const [, chased, left] = /data-chase="(\S+) (\d+)"/.exec(attributes) ?? [];
    if (chased) {
      const engine = engineOf(chased);
      for (let button = engine.cols; button < engine.buttonCount; button++)
        if (engine.lights[button - engine.cols]) engine.press(button);
      assert.equal([...engine.lights].join(""), left.padStart(engine.lightCount, "0"));
    }
  });
}

test("there are twenty-four exercises, three or four a chapter, and both languages have the same", () => {
  const all = exercisesOf(en);
  assert.equal(all.length, 24);
  assert.deepEqual(exercisesOf(zh), all);
  for (let chapter = 1; chapter <= 7; chapter++) {
    const count = all.filter(({ id }) => id.startsWith(`${chapter}-`)).length;
    assert.ok(count === 3 || count === 4, `${chapter}`);
  }
});

for (const path of ["exercises", "lesson"].flatMap((folder) => LANGUAGES.map((file) => `${folder}/${file}`)))
  test(`${path}: every link leads to a page, a part of one, or a board that is read`, () => {
    for (const [, href] of read(path).matchAll(/href="([^"]+)"/g)) {
      const [file, fragment] = href.split("#");
      const target = file ? join("web/book", dirname(path), file) : join("web/book", path);
      assert.ok(existsSync(target), href);
      if (!fragment) continue;
      if (target === "web/index.html") {
        const [, tab, step, taught] = /** @type {any[]} */ (/^learn-(\w+)(?:-(\d+))?\.(.+)$/.exec(fragment) ?? []);
        const engine = engineOf(taught ?? fragment);
        if (tab) assert.ok(TABS.includes(tab), href);
        if (step) assert.ok(Number(step) < engine.steps(tab).length, href);
      } else assert.ok(readFileSync(target, "utf8").includes(`id="${fragment}"`), href);
    }
  });

test("both languages of the lesson have the same steps, links and numbers", () => {
  const [one, other] = LANGUAGES.map((file) =>
    [
      ...read(`lesson/${file}`)
        .replace(/index\.html(?="|#)|en\.html(?="|#)/g, "")
        .matchAll(/ (?:id|href|value|data-asks)="([^"]+)"/g),
    ]
      .map(([, value]) => value)
      .sort(),
  );
  assert.deepEqual(one, other);
});
