// ./build.sh mutate [c|js|web] [count] [seed]: changes the core, the engine around it, or the modules of board, play and explain that
// tests in Node import, in one small wrong way after another and runs the tests until one of them notices. Each worker has a copy of what the tests read. WORKERS: how many at a time.
import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { mutants, mutate } from "./mutants.js";
import { randomSource } from "./random.js";
import { digest } from "./state.js";

/**
 * @typedef {import("./mutants.js").Task} Task
 * @typedef {[program: string, ...parameters: string[]]} Command
 * @typedef {object} Kind
 * @property {string[]} folders  of what is changed
 * @property {Command[]} prepare  makes a copy ready
 * @property {Command[]} build  after a change; a failure means that it is no program
 * @property {string[]} built  files which tell whether a change makes another program
 * @property {(path: string) => Command[]} tests  those that probably notice a change of the file first
 */

const WORKERS = Number(process.env.WORKERS ?? availableParallelism());
const COPIED = [
  "web",
  "tests",
  "tools",
  "src",
  "docs",
  "README.md",
  "README.zh-CN.md",
  "package.json",
  "CMakeLists.txt",
];
const PATIENCE_MS = 600_000;

const read = (/** @type {string} */ path) => readFileSync(path, "utf8");
const imports = (/** @type {string} */ test, /** @type {string} */ module) => read(test).includes(module);
const nodeTests = readdirSync("tests")
  .filter((name) => /^(?!.*\.browser|package|documents).*\.test\.js$/.test(name))
  .map((name) => `tests/${name}`)
  .filter((test) => !/build\/(site|package|sanitized)/.test(read(test)));
const engineTests = nodeTests.filter((test) => /web\/engine\/|\.\/core\.js/.test(read(test)));

/** The files that a file imports. @param {string} path */
const importsOf = (path) =>
  [...read(path).matchAll(/^(?:im|ex)port [^;]*? from "(\.[^"]+)"/gm)]
    .map(([, name]) => join(dirname(path), name))
    .filter((each) => existsSync(each)); // a text in quotes may look like an import

/** A file with all that it imports, nearest first. @param {string} path */
function withImports(path) {
  const found = new Set([path]);
  for (const each of found) for (const next of importsOf(each)) found.add(next);
  return [...found];
}
const reached = new Map(nodeTests.map((test) => [test, withImports(test)]));
const CORE_FOLDERS = ["src", ...readdirSync("src").map((name) => `src/${name}`)].filter((path) =>
  statSync(path).isDirectory(),
);
const WEB_FOLDERS = ["web/board", "web/play", "web/explain"];
/** The tests that import a file, those that do so most directly first. @param {string} path */
const testsOf = (path) =>
  [...reached]
    .map(([test, files]) => ({ test, at: files.indexOf(path) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ test }) => test);

/** @type {Command} */
const COMPILE = ["cmake", "--build", "build/mutant"];
const CTEST = ["--test-dir", "build/mutant", "--stop-on-failure", "--timeout", "60"];
const OPTIONS = [
  "-DSANITIZE=ON",
  "-DBUILD_SHARED_LIBS=ON",
  "-DCMAKE_C_COMPILER=clang",
  "-DCMAKE_C_FLAGS=-w -DTEST_STOPS",
];

/** @type {Record<string, Kind>} */
const KINDS = {
  c: {
    folders: CORE_FOLDERS,
    prepare: [["cmake", "-S", ".", "-B", "build/mutant", ...OPTIONS], COMPILE, ["ctest", ...CTEST]],
    build: [COMPILE],
    built: ["build/mutant/libcore.so", "build/mutant/wasm_test"],
    tests: (path) => [
      ["ctest", ...CTEST, "-R", `^${basename(path, ".c")}_test$`],
      ["ctest", ...CTEST],
    ],
  },
  js: {
    folders: ["web/engine"],
    prepare: engineTests.map((test) => ["node", test]),
    build: [],
    built: [],
    tests: (path) =>
      [...engineTests]
        .sort((a, b) => Number(imports(b, `/${basename(path)}"`)) - Number(imports(a, `/${basename(path)}"`)))
        .map((test) => ["node", test]),
  },
  web: {
    folders: WEB_FOLDERS,
    prepare: [...reached]
      .filter(([, files]) => files.some((path) => WEB_FOLDERS.includes(dirname(path))))
      .map(([test]) => ["node", test]),
    build: [],
    built: [],
    tests: (path) => testsOf(path).map((test) => ["node", test]),
  },
};

/** Runs the commands in a folder, up to the first that fails: this one. @param {string} cwd @param {Command[]} commands */
async function firstFailure(cwd, commands) {
  for (const command of commands) {
    const [program, ...parameters] = command;
    const options = { cwd, timeout: PATIENCE_MS, maxBuffer: 1 << 26 };
    const failed = await new Promise((done) => execFile(program, parameters, options, (error) => done(error !== null)));
    if (failed) return command.join(" ");
  }
}

/** @param {Kind} kind @param {string} folder */
async function copy({ prepare }, folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const part of COPIED) cpSync(part, `${folder}/${part}`, { recursive: true });
  mkdirSync(`${folder}/build`);
  for (const name of readdirSync("build").filter((name) => /\.(wasm|mjs)$/.test(name)))
    cpSync(`build/${name}`, `${folder}/build/${name}`);
  symlinkSync(resolve("node_modules"), `${folder}/node_modules`);
  const failure = await firstFailure(folder, prepare);
  if (failure) throw new Error(`${failure} fails before anything is changed`);
}

const built = (/** @type {Kind} */ kind, /** @type {string} */ folder) =>
  digest(...kind.built.map((file) => `${folder}/${file}`).map((file) => readFileSync(file, "latin1")));

/** Builds and tests one change; returns the outcome. @param {Kind} kind @param {string} folder @param {Task} task @param {string} before  built without it */
async function judge(kind, folder, { path, source, changed }, before) {
  writeFileSync(`${folder}/${path}`, changed);
  const fails = await firstFailure(folder, kind.build);
  const isSame = !fails && kind.built.length > 0 && built(kind, folder) === before;
  const killer = fails || isSame ? undefined : await firstFailure(folder, kind.tests(path));
  writeFileSync(`${folder}/${path}`, source);
  return fails || isSame ? "none" : killer ? "killed" : "survives";
}

/** @param {Kind} kind @returns {Task[]} */
const allMutants = ({ folders, tests }) =>
  folders
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => /\.(c|js)$/.test(path) && tests(path).length > 0)
    .flatMap((path) => {
      const source = read(path);
      return mutants(source).map((mutant) => ({ path, source, mutant, changed: mutate(source, mutant) }));
    });

/** @param {Task[]} all @param {number} count @param {number} seed */
function sample(all, count, seed) {
  const random = randomSource(seed);
  const keyed = all.map((task) => ({ task, key: random() })).sort((a, b) => a.key - b.key);
  return keyed.slice(0, count).map(({ task }) => task);
}

const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, " ");
const describe = (/** @type {Task} */ { path, source, mutant: { at, from, to } }) =>
  `${path}:${source.slice(0, at).split("\n").length}:${at - source.lastIndexOf("\n", at - 1)} ${oneLine(from)} -> ${oneLine(to)}`;

const [name = "c", count = name === "c" ? "1000" : "300", seed = "1"] = process.argv.slice(2);
const kind = KINDS[name];
const waiting = sample(allMutants(kind), Number(count), Number(seed));
const counts = { none: 0, killed: 0, survives: 0 };
await Promise.all(
  Array.from({ length: WORKERS }, async (_, worker) => {
    const folder = resolve(`build/mutants/${worker}`);
    await copy(kind, folder);
    const before = built(kind, folder);
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const verdict = await judge(kind, folder, task, before);
      counts[verdict]++;
      if (verdict === "survives") console.log(`survives: ${describe(task)}`);
    }
  }),
);
const { none, killed, survives } = counts;
const share = ((100 * killed) / (killed + survives)).toFixed(1);
console.log(`${killed} of ${killed + survives} mutants killed, ${share} %; ${none} were no programs, or the same`);
