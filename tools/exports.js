// The graph by which wasm-metadce drops exports of a module, and what only these call: those that Emscripten adds, because after stackRestore(0)
// every call would trap, and those that the modules for embeds lack.
//   node tools/exports.js MODULE.wasm GRAPH
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

const ADDED = /^(stackSave|stackRestore|stackAlloc|__errno_location|__indirect_function_table)$/;
const OF_PAGE = /^(nullity_of|plus_nullity|large_\w+|hardest|hardest_exact|random_doors|census|census_ways)$/;
const OF_STATES = /^(part|eliminate)$/; // boards with more than two states
/** @type {Record<string, RegExp[]>} */
const LACKING = { embed: [OF_PAGE, OF_STATES], "embed-states": [OF_PAGE] };

const [module, graph] = process.argv.slice(2);
const dropped = [ADDED, ...(LACKING[basename(module, ".wasm")] ?? [])];
const exported = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(module))).map(({ name }) => name);
const kept = exported.filter((name) => !dropped.some((names) => names.test(name)));
const nodes = kept.map((name) => ({ name, export: name }));
writeFileSync(graph, JSON.stringify([{ name: "outside", reaches: kept, root: true }, ...nodes]));
