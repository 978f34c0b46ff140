// GNU parallel deals the shares of a search as docs/records.md says, also again after some were killed; the script of Slurm's array is
// run for each task as Slurm would.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { makeConsumer } from "../consumer.js";
import { until } from "../until.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BOARD = "30x30-torus.on";
const SHARES = 5;

const [, guide] = readFileSync(`${ROOT}docs/records.md`, "utf8").split(/^## A search on several machines\n/m);
const blocks = [...guide.matchAll(/```sh\n(.*?)```/gs)].map(([, code]) =>
  code.replaceAll("31x31-torus.on", BOARD).replaceAll("64", String(SHARES)),
);

let folder, environment, whole;
before(() => {
  ({ folder } = makeConsumer("shares", {}));
  environment = { ...process.env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` };
  whole = shell(`lights-and-doors fewest --json ${BOARD}`);
});

/** @param {string} command */
function shell(command, variables = {}) {
  const env = { ...environment, ...variables };
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { cwd: folder, encoding: "utf8", env });
  assert.equal(status, 0, stderr);
  return stdout;
}

/** @param {string} join a line of the document that joins shares */
function assertJoins(join) {
  const { weight, count } = JSON.parse(shell(join.replace("--join", "--json --join")));
  const expected = JSON.parse(whole);
  assert.deepEqual([weight, count], [expected.weight, expected.count]);
}

test("GNU parallel deals the shares; those that were killed are dealt again by the same line", async () => {
  const [deal, join] = blocks[0].trim().split("\n");
  const stalled =
    "#!/bin/sh\ncase $* in *' 2/'*|*' 4/'*) echo $$ >>stalled; exec sleep 600;; esac\nexec lights-and-doors \"$@\"\n";
  writeFileSync(`${folder}/sometimes`, stalled);
  chmodSync(`${folder}/sometimes`, 0o755);
  const slow = deal.replace("--retries 3", "--jobs 4").replace("lights-and-doors", "./sometimes");
  const run = spawn("sh", ["-c", slow], { cwd: folder, env: environment });
  const pids = () =>
    existsSync(`${folder}/stalled`) ? readFileSync(`${folder}/stalled`, "utf8").trim().split("\n") : [];
  await until(() => pids().length === 2);
  for (const pid of pids()) process.kill(Number(pid));
  const [failed] = await once(run, "close");
  assert.equal(failed, 2, "two shares have failed");
  const { status, stderr } = spawnSync("sh", ["-c", join], { cwd: folder, encoding: "utf8", env: environment });
  assert.deepEqual([status, stderr], [2, "lights-and-doors: Of 5 shares these are missing: 2 4.\n"]);
  shell(deal);
  assert.equal(readFileSync(`${folder}/shares`, "utf8").trim().split("\n").length, SHARES);
  assertJoins(join);
});

test("the script of the job array searches the share of its task, and the results are joined", () => {
  const [, script, join] = blocks;
  assert.match(script, /^#SBATCH --array=1-5 /m);
  writeFileSync(`${folder}/shares.sh`, script);
  for (const file of readdirSync(folder)) if (/^share-\d+\.txt$/.test(file)) rmSync(`${folder}/${file}`);
  for (let task = 1; task <= SHARES; task++)
    writeFileSync(`${folder}/share-${task}.txt`, shell("sh shares.sh", { SLURM_ARRAY_TASK_ID: String(task) }));
  assertJoins(join);
});
