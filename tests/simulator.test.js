// Service worker, caches, storage, tabs, clock and network, simulated: the code of web/ in browsers that fail (tests/simulator). A seed is a run.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";
import { loadCode } from "./simulator/load.js";
import { simulateMany } from "./simulator/run.js";

/** @typedef {import("./simulator/run.js").Code} Code */

const execute = promisify(execFile);

const RUNS = Number(process.env.SEEDS ?? 1000);

/** A seed that finds a fault no more gives way to the first one of these. */
const SOUGHT = 10_000;

test(`${RUNS} runs: no win that is stored is lost, no build is mixed, whole builds work offline, nothing shared is sent, and a reload helps`, async () => {
  // In a process of its own, whose promises the test runner does not follow: that takes half the time.
  const { stdout } = await execute(process.execPath, ["tests/simulator/run.js", "1", String(RUNS)]);
  assert.equal(stdout, `${RUNS} runs, 0 failed\n`);
});

/**
 * Faults that were corrected, as changes that put them back; a seed that finds each, and what it says.
 * @type {Record<string, { mutations: import("./simulator/load.js").Mutation[], seed: number, says: RegExp }>}
 */
const FAULTS = {
  "the query of a shared text is sent when the cache is gone": {
    mutations: [{ file: "web/sw.js", from: /fetch\(address, \{[^}]*\}\)/, to: "fetch(request)" }],
    seed: 1047,
    says: /text=secret\d+ was sent by a worker/,
  },
  "an update that fails deletes the cache of the active build": {
    mutations: [
      { file: "web/sw.js", from: "!kept.has(address)", to: "kept" },
      {
        file: "web/sw.js",
        from: /await cache\.addAll\((.*)\);/,
        to: "await cache.addAll($1).catch(async (error) => { await caches.delete(CACHE); throw error; });",
      },
    ],
    seed: 1,
    says: /and not whole/,
  },
  "two deployments under one origin delete each other's caches": {
    mutations: [{ file: "web/loading/caches.js", from: /\$\{folder\(\)\.pathname\} /, to: "" }],
    seed: 3,
    says: /not whole|has "/,
  },
  "a reload deletes the cache of the build that waits": {
    mutations: [{ file: "web/sw.js", from: "installing || waiting || ", to: "" }],
    seed: 2,
    says: /is installed at .* and not whole/,
  },
  "a build is forgotten while it is kept": {
    mutations: [{ file: "web/sw.js", from: 'navigator.locks.request(cacheOf("locked"), act)', to: "act()" }],
    seed: 9561,
    says: /and not whole/,
  },
  "a file of another build is cached": {
    mutations: [{ file: "web/sw.js", from: "integrity: FILES[file]", to: "" }],
    seed: 71,
    says: /has "|not whole/,
  },
  "pages are cached before their parts": {
    mutations: [{ file: "web/sw.js", from: "[false, true]", to: "[true, false]" }],
    seed: 115,
    says: /does not (recover|stand)/,
  },
  "what is shared is lost by a reload": {
    mutations: [
      {
        file: "web/solve/shared.js",
        from: "const shared = key ?",
        to: 'history.replaceState(null, "", location.pathname); const shared = key ?',
      },
    ],
    seed: 4904,
    says: /lost secret/,
  },
  "the count of choices in a save file has no limit": {
    mutations: [
      { file: "web/play/store.js", from: "readSaveFile(text, this.progress.epoch)", to: "readProgress(text)" },
    ],
    seed: 68,
    says: /the last choice of an option is lost/,
  },
  "two tabs that cannot read each other overwrite each other for ever": {
    mutations: [
      { file: "web/play/store.js", from: "readSaveFile(text, this.progress.epoch)", to: "readProgress(text)" },
      { file: "web/play/store.js", from: "return problems.length === 0 && ", to: "return " },
    ],
    seed: 544,
    says: /never comes to rest/,
  },
  "what another tab has overwritten is left so": {
    mutations: [{ file: "web/play/store.js", from: "if (this.#read()) this.#keep(this.progress)", to: "this.#read()" }],
    seed: 5844,
    says: /lost: /,
  },
  "a tab overwrites what another one has won": {
    mutations: [
      {
        file: "web/play/store.js",
        from: "merge(this.progress, progress);\n    const joined",
        to: "this.progress;\n    const joined",
      },
    ],
    seed: 26,
    says: /lost: /,
  },
};

/** What a run finds in the code with some changes. @param {Code} code @param {number} seed */
const found = (code, seed) => simulateMany(seed, 1, code).then(([failed]) => failed?.error.message ?? "nothing");

for (const [name, { mutations, seed, says }] of Object.entries(FAULTS))
  test(`put back, the simulator finds it: ${name}`, async () => {
    const code = await loadCode(mutations);
    if (says.test(await found(code, seed))) return assert.equal(await found(await loadCode(), seed), "nothing");
    const [failed] = await simulateMany(1, SOUGHT, code, 1);
    assert.fail(`the seed is now ${failed?.seed}: ${failed?.error.message}`);
  });
