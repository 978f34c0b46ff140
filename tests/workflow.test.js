// Rules of this project for the workflow on GitHub; its syntax is the job of actionlint (./build.sh lint).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const text = readFileSync(new URL("../.github/workflows/site.yml", import.meta.url), "utf8");
const [head, body] = text.split(/^jobs:\n/m);
const jobs = body.split(/^ {2}(?=\w+:\n)/m).filter(Boolean);

test("actions are pinned to commits and the container to a digest, and every job has a time limit", () => {
  for (const [, action] of text.matchAll(/uses: (\S+)/g)) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  for (const [, image] of text.matchAll(/container: (\S+)/g))
    assert.match(image, /:\d+\.\d+\.\d+-bookworm@sha256:[0-9a-f]{64}$/);
  for (const job of jobs) assert.match(job, /timeout-minutes: \d+/);
});

test("only the job that publishes may write, and it runs no code of the repository", () => {
  const writing = jobs.filter((job) => job.includes(": write"));
  assert.deepEqual(
    writing.map((job) => job.split(":", 1)[0]),
    ["publish"],
  );
  assert.doesNotMatch(writing.join(""), /run:|checkout/);
  assert.doesNotMatch(head, /: write/);
});
