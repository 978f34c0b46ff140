// Rules of this project for the workflows on GitHub; their syntax is the job of actionlint (./build.sh lint).
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const FOLDER = new URL("../.github/workflows/", import.meta.url);

for (const name of readdirSync(FOLDER)) {
  const text = readFileSync(new URL(name, FOLDER), "utf8");
  const [head, body] = text.split(/^jobs:\n/m);
  const jobs = body.split(/^ {2}(?=\w+:\n)/m).filter(Boolean);

  test(`${name}: actions are pinned to commits and the container to a digest, and every job has a time limit`, () => {
    for (const [, action] of text.matchAll(/uses: (\S+)/g)) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    for (const [, image] of text.matchAll(/container: (\S+)/g))
      assert.match(image, /:\d+\.\d+\.\d+-bookworm@sha256:[0-9a-f]{64}$/);
    for (const job of jobs) assert.match(job, /timeout-minutes: \d+/);
  });

  test(`${name}: only the job that publishes may write or knows a secret, and it runs no code of the repository`, () => {
    const writing = jobs.filter((job) => /: write|secrets\./.test(job));
    assert.deepEqual(
      writing.map((job) => job.split(":", 1)[0]),
      ["publish"],
    );
    assert.doesNotMatch(writing.join(""), /checkout|build\.sh|npm (ci|install|run|test|exec)|npx|node /);
    assert.doesNotMatch(head, /: write|secrets\./);
  });
}

test("the container and the versions of Debian's packages are the same in all workflows", () => {
  const texts = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), "utf8"));
  for (const pattern of [/container: (\S+)/g, /apt-get install -y --no-install-recommends (.*)/g])
    assert.equal(new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, used]) => used))).size, 1);
});
