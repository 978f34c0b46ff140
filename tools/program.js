// Programs as the TypeScript compiler reads them, by its own interface.
import { resolve } from "node:path";
import { getTextOfJSDocComment, isJSDocTypedefTag, SyntaxKind } from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

/** @import { Project } from "typescript/unstable/sync" */
/** @import { JSDoc, Node, SourceFile, TypeAliasDeclaration } from "typescript/unstable/ast" */

const CONFIG = resolve("given.json"); // no file: the compiler asks for it here

/**
 * Has a function ask the compiler about files and all that they import.
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

/** The description of a type that a comment defines: the words behind the definition, or those above the first one. @param {TypeAliasDeclaration} type */
export function typeComment({ name, jsDoc = [] }) {
  const { tags = [], comment } = /** @type {JSDoc} */ (jsDoc[0]);
  const definitions = [...tags].filter(isJSDocTypedefTag);
  const own = definitions.find((each) => each.name?.getText() === name.text);
  const text = getTextOfJSDocComment(own?.comment ?? (own === definitions[0] ? comment : undefined));
  return (text ?? "").replaceAll(/\n +/g, "\n");
}

const isTypeOfComment = (/** @type {Node} */ { kind }) => kind === SyntaxKind.JSTypeAliasDeclaration;

/** The descriptions of the types that the comments of a file define, by their names. @param {SourceFile} file */
export function typeComments({ statements }) {
  const types = /** @type {TypeAliasDeclaration[]} */ (statements.filter(isTypeOfComment));
  return new Map(types.map((type) => [type.name.text, typeComment(type)]));
}
