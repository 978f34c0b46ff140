// Makes web/engine/exports.d.ts, the type of what the wasm exports, out of src/wasm.c:
//   node tools/exports.js
import { readFileSync, writeFileSync } from "node:fs";

const TYPES = "web/engine/exports.d.ts";

/** Every number and every address is a number there. @param {string} parameters as C writes them */
function signature(parameters) {
  const names = parameters === "void" ? [] : parameters.split(", ").map((parameter) => /\w+$/.exec(parameter)?.[0]);
  return `(${names.map((name) => `${name}: number`).join(", ")})`;
}

/** @param {string} source of wasm.c */
export function typesOf(source) {
  const found = [...source.matchAll(/^([\w *]+?)(?:PAGE_|GAME_|EXPLAIN_)?EXPORT\((\w+)\)\(([^)]*)\) \{$/gm)];
  const members = found.map(
    ([, type, name, parameters]) =>
      `  ${name}${signature(parameters)}: ${type.trim() === "void" ? "void" : "number"};\n`,
  );
  return `/** What src/wasm.c exports; made by tools/exports.js. The smaller modules lack what only a page asks. */
export interface Exports {
  memory: Pick<WebAssembly.Memory, "buffer" | "grow">;
  _initialize?(): void;
${members.join("")}}
`;
}

/** @returns {string} the file as it should be */
export const exportTypes = () => typesOf(readFileSync("src/wasm.c", "utf8"));

if (import.meta.url === new URL(process.argv[1], "file:").href) writeFileSync(TYPES, exportTypes());
