// The levels of the path: each solvable, with the minimum it claims, none much easier than those before it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { effort } from "../tools/effort.js";
import { drawPaths, measure } from "../tools/path.js";
import { createEngine } from "../web/engine/all.js";
import { isHex } from "../web/engine/kind.js";
import { chapters, firstUnsolved, levelAfter, levelOfIdea, PATHS } from "../web/play/path.js";
import { starsOf } from "../web/play/sky.js";
import { fewestOf, module } from "./core.js";
import { plainPosition, pressAll, solves } from "./plain.js";
import { leastStates } from "./plain-states.js";

const STEP_BACK = 1;
const SEARCHED = 16; // buttons: all sets of so many are tried

const engine = createEngine(module);
const levels = [...PATHS.lights, ...PATHS.doors];
const [flipped, turned] = [false, true].map((turns) => levels.filter(({ notation }) => isHex(notation) !== turns));

test("every level is solvable, and its minimum is the proven one", () => {
  for (const { notation, fewest } of flipped) {
    const found = fewestOf(notation);
    assert.equal(found?.weight, fewest, notation);
    assert.ok(solves(plainPosition(notation), plainPosition(notation).lights, [...found.presses]), notation);
  }
});

/** True if some set of fewer than `most` presses solves the position: all are tried. */
function solvedWithFewer(plain, most) {
  const search = (button, lights, left) => {
    if (
      solves(
        plain,
        lights,
        plain.masks.map(() => 0),
      )
    )
      return true;
    if (left === 0 || button === plain.masks.length) return false;
    const pressed = pressAll({ masks: [plain.masks[button]] }, lights, [1]);
    return search(button + 1, pressed, left - 1) || search(button + 1, lights, left);
  };
  return search(0, plain.lights, most - 1);
}

test("no smaller set of presses solves a level, by trying them all where they are few", () => {
  const small = flipped.filter(({ notation }) => plainPosition(notation).masks.length <= SEARCHED);
  assert.ok(small.length > flipped.length / 2);
  for (const { notation, fewest } of small)
    assert.equal(solvedWithFewer(plainPosition(notation), fewest), false, notation);
});

test("the minimum of a level with more than two states is the least by trying all presses, or all of the first row", () => {
  assert.ok(turned.length >= 24);
  for (const { notation, fewest } of turned) {
    assert.equal(fewestOf(notation)?.weight, fewest, notation);
    assert.equal(leastStates(notation), fewest, notation);
  }
});

test("levels with more than two states come last on both paths, so that the others keep their numbers", () => {
  for (const kind of /** @type {const} */ (["lights", "doors"])) {
    const turns = PATHS[kind].map(({ notation }) => !isHex(notation));
    assert.deepEqual(turns, [...turns].sort());
  }
});

test("levels are canonical, different, and small enough for a phone", () => {
  assert.equal(new Set(levels.map(({ notation }) => notation)).size, levels.length);
  assert.equal(new Set(levels.map(({ which }) => which)).size, levels.length);
  for (const { notation, kind } of levels) {
    engine.load(notation);
    assert.equal(engine.notation, notation);
    assert.equal(engine.kind, kind === "lights" ? "grid" : "doors");
    assert.ok(Math.max(engine.rows, engine.cols) <= 8 && engine.buttonCount <= (kind === "doors" ? 10 : 64), notation);
  }
});

test("the path begins with one press on 3×3, and its first chapter ends with the all-lit 5×5", () => {
  assert.deepEqual([PATHS.lights[0].notation.slice(0, 4), PATHS.lights[0].fewest], ["3x3.", 1]);
  const last = chapters("lights")[0].levels.at(-1);
  assert.deepEqual([last.notation, last.fewest], ["5x5.on", 15]);
  assert.equal(chapters("doors")[0].levels.at(-1).notation, "doors-0111-1001-0011-1011.off");
});

const measured = { lights: measure(engine, "lights"), doors: measure(engine, "doors") };

test("within a chapter neither measure steps back by more than one", () => {
  for (const { chapter, levels: part } of [...measured.lights, ...measured.doors])
    for (const measureName of ["fewest", "effort"])
      part.reduce((highest, level) => {
        assert.ok(level[measureName] >= highest - STEP_BACK, `${chapter}: ${level.which} by ${measureName}`);
        return Math.max(highest, level[measureName]);
      }, 0);
});

test("effort counts presses, and a bit for each doubling of the choice", () => {
  const of = (notation) => {
    engine.load(notation);
    return effort(engine);
  };
  assert.equal(of("3x3.5d0"), 1); // the middle alone darkens all five
  assert.equal(of("5x5.dc411d8"), 4); // four corners apart: nothing else darkens three
  // Two opposite corners: the middle darkens as many as a corner does, so the first choice is one of two kinds.
  assert.equal(of("3x3.d58"), 1 + Math.log2(2) + 1);
  // With more than two states the steps that are left count, the shorter way where presses go both ways.
  assert.equal(of("3x3-mod3.010111010"), 2);
  assert.equal(of("dials4-10-01.31"), 4);
  assert.equal(of("dials4~-10-01.31"), 2);
  for (const { levels: part } of [...measured.lights, ...measured.doors])
    for (const level of part) assert.ok(level.effort >= level.fewest, level.notation);
});

test("the plot in the documents shows the path as it is", () => {
  const picture = readFileSync(new URL("../docs/path.svg", import.meta.url), "utf8");
  assert.equal(picture, drawPaths(measured.lights, measured.doors), "node tools/path.js draws it");
});

test("the documents have the numbers of levels", () => {
  const [lights, doors] = [PATHS.lights.length, PATHS.doors.length];
  const numbers = {
    "docs/play.md": `${lights} levels of lights in .* and ${doors} of doors in `,
    "README.md": `${lights} levels of lights and ${doors} of doors `,
    "README.zh-CN.md": `${lights} 关灯、${doors} 关门`,
  };
  for (const [path, expected] of Object.entries(numbers))
    assert.match(readFileSync(new URL(`../${path}`, import.meta.url), "utf8"), new RegExp(expected), path);
});

test("levels are found by their ideas, and follow one another to the end", () => {
  for (const kind of /** @type {const} */ (["lights", "doors"])) {
    const walked = [];
    for (let level = PATHS[kind][0]; level; level = levelAfter(level)) walked.push(level);
    assert.deepEqual(walked, PATHS[kind]);
    assert.deepEqual(
      walked,
      chapters(kind).flatMap((part) => part.levels),
    );
    assert.deepEqual(
      walked.map(({ number }) => number),
      walked.map((_, index) => index + 1),
    );
    for (const level of walked) {
      assert.equal(levelOfIdea(level.which), level);
      assert.equal(
        firstUnsolved(kind, ({ number }) => number < level.number),
        level,
      );
    }
    assert.equal(
      firstUnsolved(kind, () => true),
      null,
    );
  }
  assert.equal(levelOfIdea("none"), null);
});

test("each chapter has a constellation with a star for each level, each far enough from the others for a finger", () => {
  const [WIDTH, HEIGHT, FINGER] = [236, 176, 20]; // px, of the narrowest panel
  for (const { chapter, levels } of [...chapters("lights"), ...chapters("doors")]) {
    const stars = starsOf(chapter).map(({ x, y }) => [(x * WIDTH) / 100, (y * HEIGHT) / 100]);
    assert.equal(stars.length, levels.length, chapter);
    for (const [i, [x, y]] of stars.entries()) {
      assert.ok(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, `${chapter} ${i}`);
      for (const [left, top] of stars.slice(0, i))
        assert.ok(Math.hypot(left - x, top - y) >= FINGER, `${chapter} ${i}`);
    }
  }
});
