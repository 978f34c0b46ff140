// The code that is simulated, from web/: the service worker, and what a page has of its own. Each process gets its own copy, with stand-ins for what the
// platform and the document offer; modules without state are shared.
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build } from "esbuild";
import * as level from "../../web/play/level.js";
import * as problems from "../../web/play/problems.js";
import * as progress from "../../web/play/progress.js";
import * as stars from "../../web/play/stars.js";
import * as encoding from "../../web/reading/encoding.js";
import * as forms from "../../web/reading/forms.js";

/** Modules of web/ that a page has a copy of. */
const COPIED =
  /^web\/(ui\/(storage|database)|play\/(store|save-file)|page\/offline|solve\/shared|loading\/caches|engine\/\w+)\.js$/;

/** Modules of web/ without state. */
const SHARED = {
  "web/play/level.js": level,
  "web/play/problems.js": problems,
  "web/play/progress.js": progress,
  "web/play/stars.js": stars,
  "web/reading/encoding.js": encoding,
  "web/reading/forms.js": forms,
};

/** What a page has to keep itself offline, and what it has to keep the progress of its player. */
const PAGE = `
export { keepOffline } from "./web/page/offline.js";
export { takeShared } from "./web/solve/shared.js";
`;
const PLAY = `
export { saveFileControls } from "./web/play/save-file.js";
export { openStore } from "./web/play/store.js";
export { updateText } from "./web/ui/database.js";
export { texts } from "./web/ui/storage.js";
`;

/** A change that a test makes to the code, to see that the simulator finds it. @typedef {{ file: string, from: string | RegExp, to: string }} Mutation */

/**
 * @param {string} contents
 * @param {readonly Mutation[]} mutations
 */
async function textOf(contents, mutations) {
  const left = new Set(mutations);
  const plugin = {
    name: "simulated",
    /** @param {import("esbuild").PluginBuild} build */
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const place = relative(".", resolve(resolveDir, path));
        const isCopied = COPIED.test(place) || place === "web/sw.js";
        return isCopied ? { path: resolve(place) } : { path: place, external: true };
      });
      onLoad({ filter: /\.js$/ }, ({ path }) => {
        let text = readFileSync(path, "utf8");
        for (const mutation of left) {
          if (resolve(mutation.file) !== path) continue;
          const changed = text.replace(mutation.from, mutation.to);
          if (changed === text) throw new Error(`${mutation.file} does not contain ${mutation.from}`);
          text = changed;
          left.delete(mutation);
        }
        return { contents: text };
      });
    },
  };
  const stdin = { contents, resolveDir: "." };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: "esm", plugins: [plugin] });
  return outputFiles[0].text;
}

/**
 * A function that runs a module with the given globals and returns its exports.
 * @param {string} text
 * @param {string[]} names
 * @returns {(globals: Record<string, any>, modules?: (place: string) => object) => any}
 */
function runner(text, names) {
  const body = text
    .replace(
      /^import \{([^}]*)\} from "(.*)";$/gm,
      (_, list, place) => `const {${list.replace(/ as /g, ":")}} = modules("${place}");`,
    )
    .replace(/^export \{([^}]*)\};$/m, "return {$1};");
  const run = new Function("modules", ...names, body);
  return (globals, modules) => run(modules, ...names.map((name) => globals[name]));
}

const OF_A_WORKER = "self URL caches location fetch Request Response File navigator crypto BUILD FILES".split(" ");
const OF_A_PAGE = "window caches location history navigator indexedDB Blob File".split(" ");

/** The service worker of version 1.0.0. */
const EARLIER = readFileSync("tests/simulator/earlier-sw.txt", "utf8");

/** @param {readonly Mutation[]} [mutations] of the code in web/ */
export async function loadCode(mutations = []) {
  const of = (files) => mutations.filter(({ file }) => files.test(file));
  const [worker, earlier, page, play] = await Promise.all([
    textOf('import "./web/sw.js";', of(/sw\.js|caches\.js/)),
    textOf(EARLIER, []),
    textOf(PAGE, of(/offline\.js|shared\.js/)),
    textOf(PLAY, of(/play|ui/)),
  ]);
  /** @param {string} text */
  const modulesOf = (text) => {
    const run = runner(text, OF_A_PAGE);
    return (globals, standIns) => run(globals, (name) => standIns[name] ?? SHARED[name]);
  };
  return {
    /** The service worker of this version and of version 1.0.0. */
    workers: { now: runner(worker, OF_A_WORKER), earlier: runner(earlier, OF_A_WORKER) },
    /** The modules of a page, with its globals and stand-ins of modules of web/. */
    page: modulesOf(page),
    play: modulesOf(play),
  };
}
