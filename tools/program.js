// Programs as the TypeScript compiler reads them, by its own interface.
import { resolve } from "node:path";
import { API } from "typescript/unstable/sync";

/** @import { Project } from "typescript/unstable/sync" */
/** @import { SourceFile } from "typescript/unstable/ast" */

const CONFIG = resolve("given.json"); // no file: the compiler asks for it here

/**
 * What a function answers about files and all that they import.
 * @template Answer
 * @param {string[]} files
 * @param {Record<string, unknown>} compilerOptions as in a tsconfig.json
 * @param {(project: Project) => Answer} ask
 * @returns {Answer}
 */
export function askCompiler(files, compilerOptions, ask) {
  const config = JSON.stringify({ compilerOptions, files });
  const api = new API({ fs: { readFile: (path) => (path === CONFIG ? config : undefined) } });
  try {
    return ask(api.updateSnapshot({ openProjects: [CONFIG] }).getProjects()[0]);
  } finally {
    api.close();
  }
}

const ALONE = { allowJs: true, noLib: true, noResolve: true, types: [] };

/** The syntax trees of files, by their paths. @param {string[]} files @returns {Map<string, SourceFile>} */
export const treesOf = (files) =>
  askCompiler(files, ALONE, ({ program }) => {
    const treeOf = (/** @type {string} */ path) => /** @type {SourceFile} */ (program.getSourceFile(resolve(path)));
    return new Map(files.map((path) => [path, treeOf(path)]));
  });
