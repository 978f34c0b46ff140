// What runs with rights on other people's machines: nothing that can change under its name, and no right that is not needed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const text = readFileSync(new URL("../.github/workflows/site.yml", import.meta.url), "utf8");
const [head, body] = text.split(/^jobs:\n/m);
const jobs = body.split(/^ {2}(?=\w+:\n)/m).filter(Boolean);

test("every action is named by the hash of a commit, the container by a version, and every job ends in time", () => {
  const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  assert.ok(uses.length >= 3);
  for (const action of uses) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  for (const [, image] of text.matchAll(/container: (\S+)/g)) assert.match(image, /:\d+\.\d+\.\d+-bookworm$/);
  for (const job of jobs) assert.match(job, /timeout-minutes: \d+/);
  assert.match(head, /^concurrency:/m);
});

test("only the job that publishes may write, and it runs no script of ours", () => {
  const writing = jobs.filter((job) => job.includes(": write"));
  assert.deepEqual(
    writing.map((job) => job.split(":", 1)[0]),
    ["publish"],
  );
  assert.doesNotMatch(writing.join(""), /run:|checkout/);
  assert.doesNotMatch(head, /: write/);
});
