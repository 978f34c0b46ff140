// One sentence for all that could not be read or kept. That each key has its sentence, tsc and locales.test.js prove.
import assert from "node:assert/strict";
import { test } from "node:test";
import { problemsInWords } from "../web/play/problems.js";

test("one problem is told by its own sentence, several by their number", () => {
  assert.deepEqual(problemsInWords([{ code: "day", key: "x" }]), ["play.problem.day", { key: "x" }]);
  const several = problemsInWords([{ code: "record", key: "x" }, { code: "day", key: "y" }, { code: "full" }]);
  assert.deepEqual(several, ["play.problem.several", { count: 3, key: "x" }]);
});
