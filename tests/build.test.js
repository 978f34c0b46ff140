// build.sh and the workflow: what they say where a build cannot work, and what they take from outside.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const SCRIPT = readFileSync("build.sh", "utf8");
const WORKFLOW = readFileSync(".github/workflows/site.yml", "utf8");

test("an emcc whose cache is cold and frozen tells what to do, and one that works says nothing", () => {
  const folder = mkdtempSync(join(tmpdir(), "cold-"));
  const [probe] = /^emcc_links\(\) \{.*?^\}/ms.exec(SCRIPT);
  const run = (/** @type {Record<string, string>} */ given) =>
    spawnSync("bash", ["-c", `${probe}; emcc_links`], {
      cwd: folder,
      env: { ...process.env, ...given },
      encoding: "utf8",
    });
  const cold = run({ EM_CACHE: folder, EM_FROZEN_CACHE: "1" });
  assert.equal(cold.status, 1);
  assert.match(
    cold.stderr,
    /^The cache of emcc \(EM_CACHE=.*\) lacks what this build needs.*Run once with EM_FROZEN_CACHE= /,
  );
  assert.doesNotMatch(cold.stderr, /Traceback/);
  const { status, stderr } = run({});
  assert.deepEqual([status, stderr], [0, ""]);
  rmSync(folder, { recursive: true });
});

test("the workflow names actions by commit, its image by digest, and what makes the site by version", () => {
  const actions = [...WORKFLOW.matchAll(/uses: (.*)/g)].map(([, name]) => name);
  assert.ok(actions.length > 3);
  for (const action of actions) assert.match(action, /@[0-9a-f]{40} # v\d/);
  assert.match(
    WORKFLOW,
    /image: node:[\d.]+-bookworm@sha256:[0-9a-f]{64}|container: node:[\d.]+-bookworm@sha256:[0-9a-f]{64}/,
  );
  for (const [, names] of WORKFLOW.matchAll(/apt-get install (.*)/g))
    for (const name of names.split(" ").filter((word) => !word.startsWith("-"))) assert.match(name, /^[\w.+-]+=\S+$/);
  assert.match(WORKFLOW, /npm audit/);
  assert.match(WORKFLOW, /attest-build-provenance@/);
});

test("only jobs that run no code of this repository may write", () => {
  const jobs = WORKFLOW.split(/\n {2}(?=\w+:\n)/).slice(1);
  for (const job of jobs.filter((text) => /: write/.test(text)))
    assert.doesNotMatch(job, /checkout|\.\/build\.sh|run:/);
});
