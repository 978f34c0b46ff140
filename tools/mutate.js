// ./build.sh mutate [c|js] [count] [seed]: changes the core, or the engine around it, in one small wrong way after another
// and runs the tests until one of them notices. A run can be broken off: what was noticed earlier is not run again, and what
// survived only against other tests. WORKERS: how many at a time.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { mutants, mutate } from "./mutants.js";
import { judgeCore, prepareCore } from "./mutate-core.js";
import { judgeEngine, prepareEngine } from "./mutate-engine.js";
import { randomSource } from "./random.js";
import { digest, stateOf } from "./state.js";

/**
 * @typedef {import("./mutants.js").Task} Task
 * @typedef {{ key: string, verdict: string, state: string }} Judged  state: of the tests
 */

const FOLDER = resolve("build/mutate");
const WORKERS = Number(process.env.WORKERS ?? availableParallelism());

const read = (/** @type {string} */ path) => readFileSync(path, "utf8");
/** @param {string} folder @param {RegExp} pattern */
const list = (folder, pattern) => readdirSync(folder).filter((name) => pattern.test(name));

/** @param {string} folder @param {RegExp} pattern */
function allMutants(folder, pattern) {
  return list(folder, pattern).flatMap((name) => {
    const path = `${folder}/${name}`;
    const source = read(path);
    return mutants(source).map((mutant) => ({ path, source, mutant, changed: mutate(source, mutant) }));
  });
}

/** @param {Task[]} all @param {number} count @param {number} seed */
function sample(all, count, seed) {
  const random = randomSource(seed);
  const keyed = all.map((mutant) => ({ mutant, key: random() }));
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

const keyOf = (/** @type {Task} */ { changed, path }) => digest(path, changed);
const lineOf = (/** @type {Task} */ { source, mutant }) => source.slice(0, mutant.at).split("\n").length;
const columnOf = (/** @type {Task} */ { source, mutant }) => mutant.at - source.lastIndexOf("\n", mutant.at - 1);
const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, " ");
const describe = (/** @type {Task} */ task) =>
  `${task.path}:${lineOf(task)}:${columnOf(task)} ${oneLine(task.mutant.from)} -> ${oneLine(task.mutant.to)}`;

/** The last verdict on each. @param {string} file @returns {Map<string, Judged>} */
function known(file) {
  if (!existsSync(file)) return new Map();
  const lines = read(file).trim().split("\n");
  return new Map(lines.map((line) => JSON.parse(line)).map((judged) => [judged.key, judged]));
}

const isSurvivor = (/** @type {Judged | undefined} */ judged) => Boolean(judged?.verdict.startsWith("survives"));

/** @typedef {(folder: string, task: Task, before?: string) => Promise<string>} Judge  before: the verdict so far */

/**
 * Judges the tasks, a few at a time, those last that survived so far; each worker has a folder of its own.
 * @param {Task[]} tasks @param {string} file @param {string} state @param {Judge} judge
 */
async function judgeAll(tasks, file, state, judge) {
  const verdicts = known(file);
  const last = (/** @type {Task} */ task) => verdicts.get(keyOf(task));
  const isNew = (/** @type {Task} */ task) => !last(task);
  const survives = (/** @type {Task} */ task) => !isNew(task) && isSurvivor(last(task));
  const isOpen = (/** @type {Task} */ task) => last(task)?.verdict !== "survives" || last(task)?.state !== state;
  const waiting = [...tasks.filter(isNew), ...tasks.filter((task) => survives(task) && isOpen(task))];
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        const before = last(task)?.verdict === "survives so far" ? "survives so far" : undefined;
        const judged = { key: keyOf(task), verdict: await judge(`${FOLDER}/${worker}`, task, before), state };
        verdicts.set(judged.key, judged);
        appendFileSync(file, `${JSON.stringify({ ...judged, mutant: describe(task) })}\n`);
        if (judged.verdict === "survives so far") waiting.push(task);
      }
    }),
  );
  return verdicts;
}

/** @param {Task[]} tasks @param {Map<string, Judged>} verdicts */
function report(tasks, verdicts) {
  const counts = new Map();
  for (const task of tasks) {
    const judged = verdicts.get(keyOf(task));
    if (judged?.verdict.endsWith("program")) continue;
    if (isSurvivor(judged)) console.log(`survives: ${describe(task)}`);
    const count = counts.get(task.path) ?? [0, 0];
    counts.set(task.path, [count[0] + Number(!isSurvivor(judged)), count[1] + 1]);
  }
  let [killed, all] = [0, 0];
  for (const [path, [dead, made]] of [...counts].sort()) {
    console.log(`${path.padEnd(26)} ${dead} of ${made} killed`);
    [killed, all] = [killed + dead, all + made];
  }
  console.log(
    `${killed} of ${all} mutants killed, ${((100 * killed) / all).toFixed(1)} %; ${tasks.length - all} were no programs, or the same`,
  );
}

const [kind = "c", count = kind === "c" ? "1000" : "300", seed = "1"] = process.argv.slice(2);
for (let worker = 0; worker < WORKERS; worker++) mkdirSync(`${FOLDER}/${worker}`, { recursive: true });
const all = kind === "c" ? allMutants("src", /\.c$/) : allMutants("web/engine", /\.js$/);
const tasks = sample(all, Number(count), Number(seed));
const state = stateOf(["tests"], kind === "c" ? /\.([ch]|txt)$/ : /\.(js|txt)$/);
/** @type {Judge} */
let judge;
if (kind === "c") {
  const programs = await prepareCore();
  judge = (folder, task, before) => judgeCore(folder, task, lineOf(task), programs, before);
  const verdict = await judge(`${FOLDER}/0`, { ...tasks[0], changed: tasks[0].source });
  if (verdict !== "the same program") throw new Error(`what is not changed is ${verdict}`);
} else {
  const tests = await prepareEngine(WORKERS);
  judge = (folder, task) => judgeEngine(folder, task, tests);
}
report(tasks, await judgeAll(tasks, `${FOLDER}/${kind}.jsonl`, state, judge));
