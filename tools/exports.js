// The graph by which wasm-metadce drops the exports that Emscripten adds to a module: after stackRestore(0) every call would trap.
//   node tools/exports.js MODULE.wasm GRAPH
import { readFileSync, writeFileSync } from "node:fs";

const ADDED = /^(stackSave|stackRestore|stackAlloc|__errno_location|__indirect_function_table)$/;
const [module, graph] = process.argv.slice(2);
const exported = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(module))).map(({ name }) => name);
const kept = exported.filter((name) => !ADDED.test(name));
const nodes = kept.map((name) => ({ name, export: name }));
writeFileSync(graph, JSON.stringify([{ name: "outside", reaches: kept, root: true }, ...nodes]));
