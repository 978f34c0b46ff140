// ./build.sh mutate [c|js] [count] [seed]: changes the core, or the engine around it, in one small wrong way after another
// and runs the tests until one of them notices. What was noticed in an earlier run is not run again, so that a run can be
// broken off, and what survived is tried against better tests.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename } from "node:path";
import { mutants, mutate } from "./mutants.js";
import { randomSource } from "./random.js";

/**
 * @typedef {import("./mutants.js").Mutant} Mutant
 * @typedef {{ path: string, source: string, mutant: Mutant, changed: string }} Task  source: of the file, changed: by the mutant
 * @typedef {{ name: string, time: number }} Timed  a test, and the milliseconds it takes
 */

const FOLDER = "build/mutate";
const WORKERS = 2;
const FLAGS = "-std=c11 -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -DTEST_STOPS -Isrc -Itests";
const COMPILE = [...FLAGS.split(" "), ...(process.arch === "x64" ? ["-mpopcnt"] : [])];
const JS_TESTS = ["articles", "engine", "fewest", "hostile", "large", "paste", "reason", "steps"];

/**
 * Runs a program with low priority: whether it succeeded, and in how many milliseconds.
 * @param {string} program
 * @param {string[]} parameters
 * @returns {Promise<{ good: boolean, time: number }>}
 */
function run(program, parameters, { timeout = 600_000, cwd = "." } = {}) {
  const start = Date.now();
  return new Promise((resolve) => {
    const options = { cwd, timeout, maxBuffer: 1 << 26 };
    execFile("nice", [program, ...parameters], { ...options, killSignal: "SIGKILL" }, (error) =>
      resolve({ good: !error, time: Date.now() - start }),
    );
  });
}

const read = (/** @type {string} */ path) => readFileSync(path, "utf8");
/** @param {string} folder @param {RegExp} pattern */
const list = (folder, pattern) => readdirSync(folder).filter((name) => pattern.test(name));

/** @param {Task[]} all @param {number} count @param {number} seed */
function sample(all, count, seed) {
  const random = randomSource(seed);
  const keyed = all.map((mutant) => ({ mutant, key: random() }));
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

// ---- the core ----

/** @param {string} folder @param {string} name */
const object = (folder, name) => `${folder}/${name}.o`;
const sources = () => list("src", /^(?!wasm).*\.c$/).map((name) => name.slice(0, -2));

async function compileCore() {
  mkdirSync(FOLDER, { recursive: true });
  const files = [
    ...sources().map((name) => `src/${name}.c`),
    ...list("tests", /_test\.c$/).map((name) => `tests/${name}`),
  ];
  for (const file of files) {
    const { good } = await run("clang", [...COMPILE, "-c", file, "-o", object(FOLDER, basename(file, ".c"))]);
    if (!good) throw new Error(`${file} does not compile`);
  }
}

/** @param {string} folder @param {string} changed @param {string} test */
function link(folder, changed, test) {
  const of = (/** @type {string} */ name) => object(name === changed ? folder : FOLDER, name);
  return run("clang", [...COMPILE, of(test), ...sources().map(of), "-o", `${folder}/test`]);
}

/** How long each test takes on the core as it is, in rising order. */
async function timeTests() {
  const times = [];
  for (const name of list("tests", /_test\.c$/).map((file) => file.slice(0, -2))) {
    await link(FOLDER, "", name);
    const { good, time } = await run(`../${FOLDER}/test`, [], { cwd: "tests" });
    if (!good) throw new Error(`${name} fails before anything is changed`);
    times.push({ name, time });
  }
  return times.sort((a, b) => a.time - b.time);
}

/**
 * Compiles the changed module; false when it is no program, or the same one.
 * @param {string} folder
 * @param {string} name
 * @param {string} source
 */
async function compileMutant(folder, name, source) {
  const isExports = name === "wasm"; // wasm_test includes it
  const target = isExports ? "wasm_test" : name;
  writeFileSync(`${folder}/${name}.c`, source);
  const file = isExports ? "tests/wasm_test.c" : `${folder}/${name}.c`;
  const path = isExports ? [`-I${folder}`] : [];
  const { good } = await run("clang", ["-w", ...path, ...COMPILE, "-c", file, "-o", object(folder, target)]);
  if (!good) return "no program";
  return readFileSync(object(folder, target)).equals(readFileSync(object(FOLDER, target)))
    ? "the same program"
    : undefined;
}

/** @param {string} folder @param {Task} task @param {Timed[]} times */
async function judgeCore(folder, { path, changed }, times) {
  const name = basename(path, ".c");
  const verdict = await compileMutant(folder, name, changed);
  if (verdict) return verdict;
  const isOwn = (/** @type {Timed} */ test) => test.name === `${name}_test`;
  const tests =
    name === "wasm" ? times.filter(isOwn) : [...times.filter(isOwn), ...times.filter((test) => !isOwn(test))];
  for (const { name: test, time } of tests) {
    await link(folder, name === "wasm" ? "wasm_test" : name, test);
    const { good } = await run(`../${folder}/test`, [], { cwd: "tests", timeout: 5 * time + 20_000 });
    if (!good) return `killed by ${test}`;
  }
  return "survives";
}

// ---- the engine ----

/** @param {string} folder */
function copyEngine(folder) {
  for (const part of ["web", "tests", "src", "docs", "README.md", "README.zh-CN.md", "package.json"])
    cpSync(part, `${folder}/${part}`, { recursive: true });
  mkdirSync(`${folder}/build`, { recursive: true });
  for (const name of list("build", /\.(wasm|mjs)$/)) cpSync(`build/${name}`, `${folder}/build/${name}`);
  if (!existsSync(`${folder}/node_modules`)) symlinkSync("../../../node_modules", `${folder}/node_modules`);
}

/** @param {string} folder @param {string} name @param {number} [timeout] */
const runEngineTest = (folder, name, timeout) => run("node", [`tests/${name}.test.js`], { cwd: folder, timeout });

/** @param {string} folder */
async function timeEngineTests(folder) {
  const times = [];
  for (const name of JS_TESTS) {
    const { good, time } = await runEngineTest(folder, name);
    if (!good) throw new Error(`${name} fails before anything is changed`);
    times.push({ name, time });
  }
  return times.sort((a, b) => a.time - b.time);
}

/** @param {string} folder @param {Task} task @param {Timed[]} times */
async function judgeEngine(folder, { path, source, changed }, times) {
  writeFileSync(`${folder}/${path}`, changed);
  let verdict = "survives";
  for (const { name, time } of times) {
    const { good } = await runEngineTest(folder, name, 5 * time + 20_000);
    if (good) continue;
    verdict = `killed by ${name}`;
    break;
  }
  writeFileSync(`${folder}/${path}`, source);
  return verdict;
}

// ---- all ----

/** @param {string} folder @param {RegExp} pattern */
function allMutants(folder, pattern) {
  return list(folder, pattern).flatMap((name) => {
    const path = `${folder}/${name}`;
    const source = read(path);
    return mutants(source).map((mutant) => ({ path, source, mutant, changed: mutate(source, mutant) }));
  });
}

const keyOf = (/** @type {Task} */ { changed, path }) =>
  createHash("sha256").update(path).update(changed).digest("hex").slice(0, 16);
const lineOf = (/** @type {Task} */ { source, mutant }) => source.slice(0, mutant.at).split("\n").length;
const describe = (/** @type {Task} */ task) =>
  `${task.path}:${lineOf(task)} ${task.mutant.from.replace(/\s+/g, " ")} -> ${task.mutant.to.replace(/\s+/g, " ")}`;

/** @param {string} file @returns {Map<string, string>} */
function known(file) {
  if (!existsSync(file)) return new Map();
  const judged = read(file)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return new Map(judged.map(({ key, verdict }) => [key, verdict]));
}

/**
 * Judges the tasks, a few at a time; each worker has a folder of its own.
 * @param {Task[]} tasks
 * @param {string} file
 * @param {(folder: string, task: Task) => Promise<string>} judge
 */
async function judgeAll(tasks, file, judge) {
  const verdicts = known(file);
  const waiting = tasks.filter((task) => (verdicts.get(keyOf(task)) ?? "survives") === "survives");
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      for (let task = waiting.pop(); task; task = waiting.pop()) {
        const verdict = await judge(`${FOLDER}/${worker}`, task);
        verdicts.set(keyOf(task), verdict);
        appendFileSync(file, `${JSON.stringify({ key: keyOf(task), verdict, mutant: describe(task) })}\n`);
        if (verdict === "survives") console.log(`survives: ${describe(task)}`);
      }
    }),
  );
  return verdicts;
}

/** @param {Task[]} tasks @param {Map<string, string>} verdicts */
function report(tasks, verdicts) {
  const counts = new Map();
  for (const task of tasks) {
    const verdict = verdicts.get(keyOf(task)) ?? "survives";
    if (verdict.endsWith("program")) continue;
    const count = counts.get(task.path) ?? [0, 0];
    counts.set(task.path, [count[0] + Number(verdict !== "survives"), count[1] + 1]);
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
const tasks = sample(
  kind === "c" ? allMutants("src", /\.c$/) : allMutants("web/engine", /\.js$/),
  Number(count),
  Number(seed),
);
for (let worker = 0; worker < WORKERS; worker++) mkdirSync(`${FOLDER}/${worker}`, { recursive: true });
if (kind === "c") {
  await compileCore();
  const times = await timeTests();
  report(tasks, await judgeAll(tasks, `${FOLDER}/c.jsonl`, (folder, task) => judgeCore(folder, task, times)));
} else {
  for (let worker = 0; worker < WORKERS; worker++) copyEngine(`${FOLDER}/${worker}`);
  const times = await timeEngineTests(`${FOLDER}/0`);
  report(tasks, await judgeAll(tasks, `${FOLDER}/js.jsonl`, (folder, task) => judgeEngine(folder, task, times)));
}
