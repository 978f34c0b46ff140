// Civil dates: the day on the reader's calendar, whatever the clock does there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { addDays, civilDate, daysBetween, isDate, monthOf, weekday, weekNumber, weekOf } from "../web/play/dates.js";

/** The civil dates, in a time zone, of moments written in UTC: another process, because a zone is for a whole one. */
function datesIn(zone, moments) {
  const code = `import { civilDate } from "./web/play/dates.js";
    console.log(JSON.stringify(${JSON.stringify(moments)}.map((moment) => civilDate(new Date(moment)))));`;
  const options = { cwd: new URL("..", import.meta.url), env: { ...process.env, TZ: zone } };
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", code], options).toString());
}

test("a day begins at midnight on the reader's calendar", () => {
  const moments = ["2026-03-01T22:59:59Z", "2026-03-01T23:01:00Z"];
  assert.deepEqual(datesIn("Europe/Berlin", moments), ["2026-03-01", "2026-03-02"]);
  assert.deepEqual(datesIn("Asia/Shanghai", ["2025-12-31T15:59:00Z", "2025-12-31T16:01:00Z"]), [
    "2025-12-31",
    "2026-01-01",
  ]);
});

test("zones as far apart as there are have three dates at one moment", () => {
  const moment = ["2026-06-15T10:30:00Z"];
  assert.deepEqual(datesIn("Etc/GMT-14", moment), ["2026-06-16"]);
  assert.deepEqual(datesIn("UTC", moment), ["2026-06-15"]);
  assert.deepEqual(datesIn("Etc/GMT+12", ["2026-06-15T10:30:00Z"]), ["2026-06-14"]);
});

test("neither change of the clock loses or repeats a day", () => {
  const hours = (from, count) =>
    Array.from({ length: count }, (_, hour) => new Date(Date.parse(from) + hour * 3_600_000).toISOString());
  for (const [zone, start] of [
    ["Europe/Berlin", "2026-03-27T00:00:00Z"], // 29 March has 23 hours
    ["Europe/Berlin", "2026-10-23T00:00:00Z"], // 25 October has 25
    ["America/Sao_Paulo", "2018-11-02T00:00:00Z"], // there midnight itself was left out
    ["Australia/Lord_Howe", "2026-04-03T00:00:00Z"], // half an hour
  ]) {
    const dates = [...new Set(datesIn(zone, hours(start, 24 * 5)))];
    assert.ok(dates.length >= 5 && dates.length <= 6, zone);
    dates.forEach((date, day) => assert.equal(date, addDays(dates[0], day), zone));
  }
});

test("a clock beyond the last date has the last date, whose week and whose next day are dates, too", () => {
  assert.equal(civilDate(new Date(9999, 11, 25, 12)), "9999-12-25");
  for (const moment of [new Date(9999, 11, 27), new Date(10000, 0, 1, 12), new Date(8.64e15)])
    assert.equal(civilDate(moment), "9999-12-26", String(moment));
  const last = civilDate(new Date(12345, 6, 7));
  for (const date of [...weekOf(last), ...monthOf(last).dates, addDays(last, 1)]) assert(isDate(date), date);
  assert(addDays(last, 1) > last);
});

test("a thousand days follow one another as the calendar of the platform has them", () => {
  let date = "2026-01-01";
  for (let day = 0; day < 1000; day++, date = addDays(date, 1)) {
    const noon = new Date(2026, 0, 1 + day, 12);
    assert.equal(date, civilDate(noon));
    assert.equal(weekday(date), (noon.getDay() + 6) % 7);
    assert.equal(daysBetween(date, "2026-01-01"), day);
    assert.equal(addDays(date, -day), "2026-01-01");
  }
});

test("weeks begin on Monday, and months fill their calendar", () => {
  assert.equal(weekNumber("2026-01-01"), 0);
  assert.equal(weekNumber("2025-12-28"), -1);
  assert.equal(weekday("2025-12-28"), 6);
  for (const date of ["2026-01-01", "2026-03-01", "2028-02-29", "2026-12-31"]) {
    const week = weekOf(date);
    assert.deepEqual(week.map(weekday), [0, 1, 2, 3, 4, 5, 6]);
    assert.equal(week[weekday(date)], date);
    const { blanks, dates } = monthOf(date);
    assert.equal(blanks, weekday(dates[0]));
    assert.ok(dates.includes(date) && dates.every((day) => day.slice(0, 7) === date.slice(0, 7)));
    assert.notEqual(addDays(dates.at(-1), 1).slice(0, 7), date.slice(0, 7));
    assert.equal(dates[0].slice(8), "01");
  }
});

test("only texts are dates; which of them are is in hostile.js", () => {
  for (const date of ["1000-01-01", "9999-12-31"]) assert.ok(isDate(date), date);
  for (const other of [null, 5, {}, ["2026-01-01"]]) assert.equal(isDate(other), false, String(other));
});
