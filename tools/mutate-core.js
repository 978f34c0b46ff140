// What ./build.sh mutate asks of a changed core: which of its test programs notices. They are linked once, against a shared
// library, which is all that a change of a module makes anew. Without sanitizers they take a third of the time, so only what
// survives them so, and in the end, runs under sanitizers, too. A program that does not reach the changed function is not asked.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { run } from "./limited.js";
import { stateOf } from "./state.js";

/**
 * @typedef {import("./mutants.js").Task} Task
 * @typedef {{ start: number, end: number, isReached: boolean }} Reach  of the lines of a function
 * @typedef {{ name: string, state: string, time: number, functions: Record<string, Reach[]> }} Program
 *   state: of its source; time: seconds without sanitizers; functions: of each module, as src/board.c
 */

const FOLDER = resolve("build/mutate");
const BUILDS = {
  plain: { compiler: "clang", flags: ["-O1"], seconds: (/** @type {number} */ time) => 2 + 3 * time },
  sanitized: {
    compiler: "clang",
    flags: ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
    seconds: (/** @type {number} */ time) => 5 + 40 * time,
  },
  counted: { compiler: "gcc", flags: ["-O1", "-fno-inline", "--coverage"], seconds: () => 600 },
};
/** @typedef {keyof typeof BUILDS} Build */
const QUICK = 0.5; // seconds without sanitizers
const ALL_BUILDS = /** @type {Build[]} */ (Object.keys(BUILDS));
const PATHS = [`-I${resolve("src")}`, `-I${resolve("tests")}`];
const ALWAYS = ["-std=c11", "-w", "-DTEST_STOPS", "-fPIC", "-fno-semantic-interposition"];
const MACHINE = process.arch === "x64" ? ["-mpopcnt"] : [];

const stems = (/** @type {string} */ folder, /** @type {RegExp} */ pattern) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => name.slice(0, -2));
const modules = () => stems("src", /\.c$/).filter((name) => name !== "wasm"); // which some programs include
const programs = () => stems("tests", /_(test|fuzz)\.c$/);
const isOfExports = (/** @type {string} */ program) =>
  readFileSync(`tests/${program}.c`, "utf8").includes('"machine.h"');

/**
 * Compiles folder/name.c to an object in the folder `to`; paths are searched before those of the project.
 * @param {Build} build @param {string} folder @param {string} name @param {string} to @param {string[]} [paths]
 */
async function compile(build, folder, name, to, paths = []) {
  const { compiler, flags } = BUILDS[build];
  const options = [...ALWAYS, ...MACHINE, ...flags, ...paths, ...PATHS];
  return (await run(compiler, [...options, "-c", `${name}.c`, "-o", `${to}/${name}.o`], { cwd: folder })).good;
}

/** The library, out of the objects of the build, but for those of `changed`, which lie in the folder. @param {Build} build @param {string} folder @param {string} [changed] */
function linkCore(build, folder, changed) {
  const { compiler, flags } = BUILDS[build];
  const objects = modules().map((name) => `${name === changed ? folder : `${FOLDER}/${build}`}/${name}.o`);
  return run(compiler, [...flags, "-shared", ...objects, "-o", `${folder}/libcore.so`]);
}

/** The program in the folder, where its object lies, too. @param {Build} build @param {string} folder @param {string} name */
function linkProgram(build, folder, name) {
  const { compiler, flags } = BUILDS[build];
  const own = `${FOLDER}/${build}`;
  const objects = [`${folder}/${name}.o`, `${own}/${name.endsWith("_fuzz") ? "replay" : "main"}.o`];
  return run(compiler, [...flags, ...objects, `-L${own}`, "-lcore", "-o", `${folder}/${name}`]);
}

/** Runs the program of the folder with the library of another. @param {string} path @param {string} library @param {number} seconds */
function runProgram(path, library, seconds) {
  const name = basename(path);
  const corpus = name.endsWith("_fuzz")
    ? readdirSync(`tests/corpus/${name}`).map((file) => `corpus/${name}/${file}`)
    : [];
  return run(path, corpus, { cwd: "tests", seconds, env: { LD_LIBRARY_PATH: library } });
}

/** The modules, their library, and what makes the tests and the fuzz targets programs. @param {Build} build */
async function compileCore(build) {
  const folder = `${FOLDER}/${build}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of modules()) await compile(build, "src", name, folder);
  for (const name of ["main", "replay"]) await compile(build, "tests", name, folder);
  await linkCore(build, folder);
}

/** The functions of each module, by what gcc's counters say after a run. @returns {Record<string, Reach[]>} */
function readReach() {
  const folder = `${FOLDER}/counted`;
  const counts = readdirSync(folder).filter((name) => name.endsWith(".gcda"));
  const text = execFileSync("gcov", ["--json-format", "--stdout", ...counts], { cwd: folder, maxBuffer: 1 << 28 });
  for (const name of counts) rmSync(`${folder}/${name}`);
  const files = text
    .toString()
    .trim()
    .split("\n")
    .flatMap((line) => JSON.parse(line).files);
  const ofCore = files.filter(({ file }) => file.endsWith(".c") && !/_(test|fuzz)\.c$/.test(file));
  return Object.fromEntries(
    ofCore.map(({ file, functions }) => [
      `src/${basename(file)}`,
      functions.map((/** @type {any} */ one) => ({
        start: one.start_line,
        end: one.end_line,
        isReached: one.execution_count > 0,
      })),
    ]),
  );
}

/** Builds a program in each way and runs it on the core as it is. @param {string} name @param {string} state @returns {Promise<Program>} */
async function prepareProgram(name, state) {
  const times = new Map();
  for (const build of ALL_BUILDS) {
    const folder = `${FOLDER}/${build}`;
    await compile(build, "tests", name, folder);
    await linkProgram(build, folder, name);
    const { good, time } = await runProgram(`${folder}/${name}`, folder, 600);
    if (!good) throw new Error(`${name} fails before anything is changed (${build})`);
    times.set(build, time);
  }
  return { name, state, time: times.get("plain"), functions: readReach() };
}

/** All programs, in rising order of their times. What has been prepared for the same sources is kept. @returns {Promise<Program[]>} */
export async function prepareCore() {
  const file = `${FOLDER}/programs.json`;
  const core = stateOf(["src", "tests"], /^(?!.*_(test|fuzz)\.c$).*\.([ch]|txt)$/);
  /** @type {{ core: string, programs: Program[] }} */
  let kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  if (kept.core !== core) {
    for (const build of ALL_BUILDS) await compileCore(build);
    kept = { core, programs: [] };
  }
  const states = new Map(programs().map((name) => [name, stateOf(["tests"], new RegExp(`^${name}\\.c$`))]));
  kept.programs = kept.programs.filter(({ name, state }) => states.get(name) === state);
  for (const [name, state] of states) {
    if (kept.programs.some((program) => program.name === name)) continue;
    kept.programs.push(await prepareProgram(name, state));
    writeFileSync(file, JSON.stringify(kept));
  }
  return kept.programs.sort((a, b) => a.time - b.time);
}

/** Whether the program reaches the function at that line; or, where none is, any of the module. @param {Program} program @param {string} path @param {number} line */
function reaches({ functions }, path, line) {
  const all = functions[path] ?? [];
  const here = all.filter(({ start, end }) => start <= line && line <= end);
  return (here.length ? here : all).some(({ isReached }) => isReached);
}

/**
 * Compiles the changed module, and links what is made of it; says so when it is no program, or the same one.
 * @param {Build} build @param {string} folder @param {string} name @param {string[]} users  the programs that include it
 */
async function makeMutant(build, folder, name, users) {
  for (const object of users.length ? users : [name]) {
    const made = users.length
      ? await compile(build, "tests", object, folder, [`-I${folder}`])
      : await compile(build, folder, object, folder);
    if (!made) return "no program";
    const before = readFileSync(`${FOLDER}/${build}/${object}.o`);
    if (build === "plain" && readFileSync(`${folder}/${object}.o`).equals(before)) return "the same program";
    if (users.length && !(await linkProgram(build, folder, object)).good) return "no program";
  }
  const { good } = await linkCore(build, folder, users.length ? undefined : name);
  return good ? undefined : "no program";
}

/**
 * What becomes of a change: first without sanitizers; when it has survived so far, with them, in the module's own program and
 * those that are quick.
 * @param {string} folder to work in @param {Task} task @param {number} line @param {Program[]} all @param {string} [before] the verdict so far
 */
export async function judgeCore(folder, { path, changed }, line, all, before) {
  const name = basename(path, ".c");
  const build = before ? "sanitized" : "plain";
  const users = name === "wasm" ? programs().filter(isOfExports) : [];
  const isOwn = (/** @type {Program} */ program) => program.name === `${name}_test`;
  const asked = all.filter(
    (program) => reaches(program, path, line) && (isOwn(program) || program.time < QUICK || build === "plain"),
  );
  writeFileSync(`${folder}/${name}.c`, changed);
  const verdict = await makeMutant(build, folder, name, users);
  if (verdict) return verdict;
  for (const { name: test, time } of asked.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    const program = `${users.includes(test) ? folder : `${FOLDER}/${build}`}/${test}`;
    const { good } = await runProgram(program, folder, BUILDS[build].seconds(time));
    if (!good) return `killed by ${test}, ${build}`;
  }
  return before ? "survives" : "survives so far";
}
