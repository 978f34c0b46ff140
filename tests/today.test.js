// Today: what a date means stays for ever, follows the published calendar, and comes at once.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";
import { effort } from "../tools/effort.js";
import { createEngine } from "../web/engine/all.js";
import { gameOf } from "../web/engine/kind.js";
import { readAddress } from "../web/page/address.js";
import { CALENDAR } from "../web/play/calendar.js";
import { addDays, weekday, weekOf } from "../web/play/dates.js";
import { PUZZLES } from "../web/play/puzzles.js";
import { FIRST_DATE, numberOf, puzzleDate, puzzlesOn, todayLevel, todayPlan } from "../web/play/today.js";
import { finish, module } from "./core.js";
import { linesOf, plainPosition, solves } from "./plain.js";
import { leastStates } from "./plain-states.js";

const KINDS = /** @type {const} */ (["lights", "doors"]);
const DAYS = 140; // five rounds of the calendar

const FIRST_MONDAY = "2025-12-29"; // where the cycle of four weeks begins

const engine = createEngine(module);

/** @type {Map<string, import("../web/play/level.js").Level>} */
const levels = new Map();
/** The level of a date, made once. */
function levelOf(date, puzzle) {
  const key = `${date} ${puzzle}`;
  if (!levels.has(key)) levels.set(key, todayLevel(engine, date, puzzle));
  return levels.get(key);
}

// Published dates. A line may be added to the file; none may ever change.
test("a date means the same boards for ever", () => {
  const golden = linesOf("today-golden.txt");
  assert.ok(golden.length >= 2 * 28);
  assert.deepEqual(new Set(golden.map(([, puzzle]) => puzzle)), new Set(PUZZLES));
  for (const [date, puzzle, fewest, notation] of golden) {
    const level = todayLevel(engine, date, /** @type {import("../web/play/calendar.js").Puzzle} */ (puzzle));
    assert.deepEqual([level.notation, level.fewest], [notation, Number(fewest)], date);
    assert.equal(level.kind, notation.startsWith("doors") ? "doors" : "lights");
    assert.equal(level.key, `today/${date}/${puzzle}`);
  }
});

test("every board of five rounds of the calendar is solvable with exactly its presses, and hardly two days have the same", () => {
  const seen = new Set();
  const puzzles = Array.from({ length: DAYS }, (_, day) => addDays(FIRST_DATE, day)).flatMap((date) =>
    puzzlesOn(date).map((puzzle) => ({ date, puzzle })),
  );
  for (const { date, puzzle } of puzzles) {
    const { notation, fewest, address } = levelOf(date, puzzle);
    assert.deepEqual(readAddress(address), {
      place: "play",
      mode: "today",
      which: date,
      kind: gameOf(notation),
      puzzle: gameOf(notation) === puzzle ? undefined : puzzle,
    });
    engine.load(notation);
    const found = finish(engine.fewest());
    assert.equal(found?.weight, fewest, notation);
    const plain = plainPosition(notation);
    assert.ok(solves(plain, plain.lights, [...found.presses]), notation);
    seen.add(notation);
  }
  // Small boards have few positions: of Monday's 3×3 with three presses there are 84.
  assert.ok(seen.size > 0.95 * puzzles.length, String(seen.size));
});

test("the puzzle of the week is on one day from its first date on, and needs exactly its presses by another road", () => {
  const days = Array.from({ length: 7 * 30 }, (_, day) => addDays("2026-11-28", day));
  const dates = days.filter((date) => puzzlesOn(date).includes("dimmers"));
  assert.deepEqual(
    dates,
    Array.from({ length: 28 }, (_, week) => addDays("2026-12-12", 7 * week)),
  );
  const levels = dates.map((date) => todayLevel(engine, date, "dimmers"));
  for (const { notation, fewest, kind, address } of levels) {
    assert.equal(leastStates(notation), fewest, notation);
    assert.deepEqual(readAddress(address).kind, kind);
  }
  assert.equal(new Set(levels.map(({ notation }) => notation)).size, levels.length);
});

/** The dates on which each board of a puzzle comes first: each day of its week, as many weeks as it has boards. */
const cycleOf = (puzzle) => {
  const { from = FIRST_DATE, days } = CALENDAR[puzzle];
  return Object.entries(days).flatMap(([day, [, ...boards]]) => {
    const first = addDays(from, (Number(day) - weekday(from) + 7) % 7);
    return boards.map((_, week) => addDays(first, 7 * week));
  });
};

test("every board of every row of the calendar gives a level on its first date", () => {
  for (const puzzle of PUZZLES) {
    const dates = cycleOf(puzzle);
    assert.equal(
      new Set(dates).size,
      Object.values(CALENDAR[puzzle].days).flat().length - Object.keys(CALENDAR[puzzle].days).length,
    );
    for (const date of dates) {
      assert(puzzlesOn(date).includes(puzzle), `${date} ${puzzle}`);
      engine.load(levelOf(date, puzzle).notation);
      assert.equal(finish(engine.fewest())?.weight, todayPlan(date, puzzle).weight, `${date} ${puzzle}`);
    }
  }
});

test("a row whose board never needs so many presses ends with an error that says date and board", () => {
  const { days } = CALENDAR.dimmers;
  const never = /** @type {any} */ ({ generate: () => null }); // so ends a search that finds none and proves nothing
  try {
    for (const [weight, board, by] of /** @type {const} */ ([
      [5, "dodecahedron", never],
      [99, "4x4-mod3", engine],
      [16, "5x5", engine],
    ])) {
      CALENDAR.dimmers.days = { 5: [weight, board] };
      const error = { name: "RangeError", message: new RegExp(`^2026-12-12: .*${board} .*${weight}`) };
      assert.throws(() => todayLevel(by, "2026-12-12", "dimmers"), error);
    }
  } finally {
    CALENDAR.dimmers.days = days;
  }
});

test("presses rise from Monday to Sunday, and doors with them", () => {
  for (let week = 0; week < 8; week++) {
    const days = weekOf(addDays(FIRST_DATE, 7 * week));
    const plans = (kind) => days.map((date) => todayPlan(date, kind));
    assert.deepEqual(
      plans("lights").map(({ weight }) => weight),
      [3, 4, 5, 6, 7, 8, 9],
    );
    assert.deepEqual(
      plans("doors").map(({ weight }) => weight),
      [2, 3, 4, 5, 6, 7, 8],
    );
    assert.deepEqual(
      plans("doors").map(({ doors }) => doors),
      [4, 5, 6, 7, 8, 9, 10],
    );
  }
});

test("the effort rises from Monday to Sunday, on an average of five rounds of the calendar", () => {
  for (const kind of KINDS) {
    const sums = Array(7).fill(0);
    for (let day = 0; day < DAYS; day++) {
      const date = addDays("2026-01-05", day);
      engine.load(levelOf(date, kind).notation);
      sums[weekday(date)] += effort(engine);
    }
    assert.deepEqual(
      [...sums].sort((a, b) => a - b),
      sums,
      kind,
    );
  }
});

test("the calendar comes round every four weeks and is the one published", () => {
  const page = readFileSync(new URL("../docs/play.md", import.meta.url), "utf8");
  for (let day = 0; day < 7; day++) {
    const boards = [...Array(8).keys()].map((week) => todayPlan(addDays(FIRST_MONDAY, 7 * week + day), "lights").board);
    assert.ok(page.includes(`| ${boards.slice(0, 4).join(" | ")} |`), boards.join());
    assert.deepEqual(boards.slice(4), boards.slice(0, 4));
  }
});

/**
 * A year of puzzles as the modules of the page make them in a time zone, which is that of a whole process. Boards are made on
 * every thirteenth day, so that each day of the week and of the calendar comes; the other days have their plans.
 */
async function yearIn(zone) {
  const code = `import { addDays, civilDate } from "./web/play/dates.js";
    import { puzzlesOn, todayLevel, todayPlan } from "./web/play/today.js";
    import { createEngine } from "./web/engine/all.js";
    import { module } from "./tests/core.js";
    const engine = createEngine(module);
    const noons = Array.from({ length: 365 }, (_, day) => new Date(2027, 0, 1 + day, 12));
    for (const [day, date] of noons.map(civilDate).entries())
      for (const puzzle of puzzlesOn(date))
        console.log(date, puzzle, day % 13 ? JSON.stringify(todayPlan(date, puzzle)) : todayLevel(engine, date, puzzle).notation);`;
  const options = { cwd: new URL("..", import.meta.url), env: { ...process.env, TZ: zone } };
  return (await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], options)).stdout;
}

test("a year of puzzles is the same in all time zones", async () => {
  const here = await yearIn("UTC");
  assert.ok(here.split("\n").length > 780 && here.startsWith("2027-01-01 lights"));
  for (const zone of ["Etc/GMT-14", "Etc/GMT+12", "America/New_York", "Australia/Lord_Howe"])
    assert.equal(await yearIn(zone), here, zone);
});

test("numbers count from the first date, and a clock before it gets the first puzzle", () => {
  assert.equal(numberOf("2026-01-01"), 1);
  assert.equal(numberOf("2026-12-31"), 365);
  assert.equal(numberOf("2026-05-08"), 128);
  for (const day of [0, 58, 59, 60, 9999]) assert.equal(numberOf(addDays(FIRST_DATE, day)), day + 1);
  assert.equal(puzzleDate("2025-12-31"), FIRST_DATE);
  assert.equal(puzzleDate("1970-01-01"), FIRST_DATE);
  assert.equal(puzzleDate("2026-01-02"), "2026-01-02");
});
