// What ./build.sh mutate asks of a changed engine: which of its tests in Node notices, in a copy of what they read. Those that
// import the changed module themselves are asked first.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { run } from "./limited.js";

/**
 * @typedef {import("./mutants.js").Task} Task
 * @typedef {{ name: string, time: number }} Timed  a test, and the seconds it takes
 */

const FOLDER = "build/mutate";
const TESTS = [
  "articles",
  "engine",
  "fewest",
  "hostile",
  "large",
  "paste",
  "pure",
  "reason",
  "steps",
  "typed",
  "written",
];

/** @param {string} folder */
function copyEngine(folder) {
  for (const part of ["web", "tests", "tools", "src", "docs", "README.md", "README.zh-CN.md", "package.json"])
    cpSync(part, `${folder}/${part}`, { recursive: true });
  mkdirSync(`${folder}/build`, { recursive: true });
  for (const name of readdirSync("build").filter((name) => /\.(wasm|mjs)$/.test(name)))
    cpSync(`build/${name}`, `${folder}/build/${name}`);
  if (!existsSync(`${folder}/node_modules`)) symlinkSync("../../../node_modules", `${folder}/node_modules`);
}

/** @param {string} folder @param {string} name @param {number} [seconds] */
const runTest = (folder, name, seconds) => run("node", [`tests/${name}.test.js`], { cwd: folder, seconds });

/** Copies the engine for each worker, and runs the tests on it as it is. @param {number} workers @returns {Promise<Timed[]>} */
export async function prepareEngine(workers) {
  for (let worker = 0; worker < workers; worker++) copyEngine(`${FOLDER}/${worker}`);
  const found = [];
  for (const name of TESTS) {
    const { good, time } = await runTest(`${FOLDER}/0`, name);
    if (!good) throw new Error(`${name} fails before anything is changed`);
    found.push({ name, time });
  }
  return found.sort((a, b) => a.time - b.time);
}

/** What becomes of a change. @param {string} folder @param {Task} task @param {Timed[]} all */
export async function judgeEngine(folder, { path, source, changed }, all) {
  const imports = (/** @type {Timed} */ { name }) =>
    Number(readFileSync(`tests/${name}.test.js`, "utf8").includes(`/${basename(path)}"`));
  writeFileSync(`${folder}/${path}`, changed);
  let verdict = "survives";
  for (const { name, time } of [...all].sort((a, b) => imports(b) - imports(a))) {
    if ((await runTest(folder, name, 5 + 3 * time)).good) continue;
    verdict = `killed by ${name}`;
    break;
  }
  writeFileSync(`${folder}/${path}`, source);
  return verdict;
}
