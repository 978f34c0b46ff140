// Generates docs/api.md from the source of the engine: its exports, and the classes and types that their signatures name.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getTextOfJSDocComment, isClassDeclaration, isIdentifier, SyntaxKind } from "typescript/unstable/ast";
import { NodeBuilderFlags, SignatureKind, SymbolFlags } from "typescript/unstable/sync";
import { createEngine } from "../web/engine/all.js";
import { askCompiler, typeComment } from "./program.js";
import { questionsTable } from "./questions.js";

/** @import { JSDoc, MethodSignatureDeclaration, ParameterDeclaration, SourceFile, TypeAliasDeclaration } from "typescript/unstable/ast" */
/** @import { Checker, JSDocTagInfo, Program, Signature, Symbol, Type } from "typescript/unstable/sync" */

const ENTRY = "web/engine.js";
const DOCUMENT = "docs/api.md";

const HEAD = `# The engine

<!-- Made by \`./build.sh api\` from the comments in the source: edit those. -->

All that \`lights-and-doors/engine.js\` exports (in this repository \`${ENTRY}\`), with types as TypeScript writes them. Everything but
\`compileEngine\` and \`Engine.create\` is synchronous. Whether it is said or not, a number outside its range throws a \`RangeError\`, and memory that cannot be
had an \`EngineError\` with the code \`"memory"\`. No call takes a second with its default budget, and none 200 MB, on any board within the limits
([the longest calls](speed.md#the-longest-calls)).`;

const QUESTIONS = `## Every question for every board

"Yes" was answered for some of the sample boards in tools/questions.js; "not defined" is \`null\`, as the method says; a code is that of the
\`EngineError\` that large boards throw, whose limits are with the methods.`;

const SETTINGS = {
  ...{ allowJs: true, checkJs: true, strict: true, noEmit: true, skipLibCheck: true, types: [] },
  ...{ target: "ES2022", module: "ESNext", moduleResolution: "Bundler", lib: ["ES2022", "DOM"] },
};

const FORMAT = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseFullyQualifiedType;

/**
 * The text of a type, without the files that types come from, the `undefined` of optional properties, and type parameters that no
 * caller chooses.
 * @param {Checker} checker @param {Type} type @param {NodeBuilderFlags} [flags]
 */
function typeText(checker, type, flags = NodeBuilderFlags.None) {
  return checker
    .typeToString(type, undefined, FORMAT | flags)
    .replaceAll(/import\("[^"]*"\)\./g, "")
    .replaceAll(/(\?: [^;{}]+?) \| undefined\b/g, "$1")
    .replaceAll(/<ArrayBuffer(Like)?>/g, "")
    .replaceAll("; }", " }");
}

/** @param {Checker} checker @param {Symbol} symbol */
const typeOf = (checker, symbol) => /** @type {Type} */ (checker.getTypeOfSymbol(symbol));

/** @param {Checker} checker @param {Symbol} symbol */
const isInternal = (checker, symbol) => symbol.getJsDocTags(checker).some(({ name }) => name === "internal");

/** @param {Checker} checker @param {Symbol} parameter @param {ParameterDeclaration} declaration */
function parameterText(checker, parameter, { name, questionToken }) {
  const type = typeOf(checker, parameter);
  const given = questionToken ? /** @type {Type} */ (checker.getNonNullableType(type)) : type;
  return `${isIdentifier(name) ? parameter.name : "options"}${questionToken ? "?" : ""}: ${typeText(checker, given)}`;
}

/** The lines for a JSDoc tag: a parameter, the result or an error. @param {JSDocTagInfo} tag */
function tagText({ name, text = "" }) {
  const words = text.trim();
  if (name === "param" && words.includes(" ")) return `- ${words.replace(/^(\S+)( -)? /, "`$1`: ")}`;
  if (name === "returns" && words) return `- Returns: ${words}`;
  if (name === "throws") return `- Throws ${words.replace(/^\{(\w+)\}/, "`$1`")}`;
  return "";
}

const codeBlock = (/** @type {string[]} */ lines) => ["```ts", ...lines, "```"].join("\n");

/** @param {Checker} checker @param {string} name @param {Signature} call */
function callText(checker, name, call) {
  const declaration = checker.signatureToSignatureDeclaration(call, SyntaxKind.MethodSignature);
  const { parameters } = /** @type {MethodSignatureDeclaration} */ (declaration);
  const texts = call.getParameters().map((each, i) => parameterText(checker, each, parameters[i]));
  const result = /** @type {Type} */ (checker.getReturnTypeOfSignature(call));
  return `${name}(${texts.join(", ")}): ${typeText(checker, result)}`;
}

/** A function with its overloads. @param {Checker} checker @param {Symbol} symbol */
function functionText(checker, symbol) {
  const calls = checker.getSignaturesOfType(typeOf(checker, symbol), SignatureKind.Call);
  const tags = symbol.getJsDocTags(checker).map(tagText);
  return [
    codeBlock(calls.map((call) => callText(checker, symbol.name, call))),
    symbol.getDocumentationComment(checker),
    tags.filter(Boolean).join("\n"),
  ];
}

/** The comment of a property; if a constructor assigns it, the comment belongs to the statement. @param {Checker} checker @param {Symbol} symbol */
function propertyComment(checker, symbol) {
  const statement = symbol.valueDeclaration?.resolve()?.parent;
  const { comment } = /** @type {Partial<JSDoc>} */ (
    (statement?.kind === SyntaxKind.ExpressionStatement && statement.jsDoc?.[0]) || {}
  );
  return symbol.getDocumentationComment(checker) || (getTextOfJSDocComment(comment) ?? "");
}

/** @param {Checker} checker @param {Symbol} symbol */
function propertyRow(checker, symbol) {
  const fixed = symbol.flags & SymbolFlags.GetAccessor && !(symbol.flags & SymbolFlags.SetAccessor);
  const type = typeText(checker, typeOf(checker, symbol)).replaceAll("|", "\\|");
  const comment = propertyComment(checker, symbol).replaceAll("\n", " ");
  return `| \`${symbol.name}\` | \`${fixed ? "readonly " : ""}${type}\` | ${comment} |`;
}

/** @param {Symbol} symbol @param {Symbol} member */
const isOf = (symbol, { declarations }) =>
  declarations.some((each) => each.resolve()?.parent === symbol.valueDeclaration?.resolve());

/** The members of a class or type, without private ones and those that every object or error has. @param {Checker} checker @param {Symbol} symbol */
function classText(checker, symbol) {
  const members = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(({ declarations }) => declarations.some(({ path }) => !path.endsWith(".d.ts")))
    .filter((member) => !member.name.includes("#") && member.name !== "name" && !isInternal(checker, member))
    .sort((a, b) => Number(isOf(symbol, a)) - Number(isOf(symbol, b))); // inherited members come first
  const isMethod = (/** @type {Symbol} */ { flags }) => flags & SymbolFlags.Method;
  const own = checker.getPropertiesOfType(typeOf(checker, symbol)).filter((each) => isOf(symbol, each));
  const statics = own.filter(isMethod);
  const rows = members.filter((member) => !isMethod(member)).map((member) => propertyRow(checker, member));
  return [
    symbol.getDocumentationComment(checker),
    rows.length ? ["| property | type | |", "| --- | --- | --- |", ...rows].join("\n") : "",
    ...statics.flatMap((each) => [`### ${symbol.name}.${each.name}`, ...functionText(checker, each)]),
    ...members.filter(isMethod).flatMap((each) => [`### ${each.name}`, ...functionText(checker, each)]),
  ];
}

/** @param {Checker} checker @param {Symbol} symbol */
function typeAliasText(checker, symbol) {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const declaration = /** @type {TypeAliasDeclaration} */ (symbol.declarations[0].resolve());
  const line = `type ${symbol.name} = ${typeText(checker, type, NodeBuilderFlags.InTypeAlias)}`;
  return [codeBlock([line]), typeComment(declaration)];
}

/** @param {Checker} checker @param {Symbol} symbol */
function constantText(checker, symbol) {
  const line = `const ${symbol.name}: ${typeText(checker, typeOf(checker, symbol))}`;
  return [codeBlock([line]), symbol.getDocumentationComment(checker)];
}

/** The kinds of exports, in the order of the document. @type {[flag: SymbolFlags, print: (checker: Checker, symbol: Symbol) => string[]][]} */
const KINDS = [
  [SymbolFlags.Function, functionText],
  [SymbolFlags.Variable, constantText],
  [SymbolFlags.Class, classText],
  [SymbolFlags.TypeAlias, typeAliasText],
];
const kindOf = (/** @type {Symbol} */ { flags }) => KINDS.findIndex(([flag]) => flags & flag);

/** @param {Checker} checker @param {Symbol} symbol */
function sectionText(checker, symbol) {
  const [, print] = KINDS[kindOf(symbol)];
  return [`## ${symbol.name}`, ...print(checker, symbol)].filter(Boolean).join("\n\n");
}

/** The exports of a file. @param {Checker} checker @param {SourceFile} file */
function exportsOf(checker, file) {
  const module = checker.getSymbolAtLocation(file);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return exported.map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

/** The exports and the classes of the sources, by name. @param {Program} program @param {Checker} checker */
function namedIn(program, checker) {
  const named = new Map();
  for (const path of program.getSourceFileNames().filter((each) => !each.endsWith(".d.ts"))) {
    const file = /** @type {SourceFile} */ (program.getSourceFile(path));
    for (const symbol of exportsOf(checker, file))
      if (!named.has(symbol.name) || !(symbol.flags & SymbolFlags.TypeAlias)) named.set(symbol.name, symbol);
    for (const each of file.statements)
      if (isClassDeclaration(each) && each.name) named.set(each.name.text, checker.getSymbolAtLocation(each.name));
  }
  return named;
}

/** The sections of the exported values without those marked internal, and of what these name. @param {Program} program @param {Checker} checker */
function sections(program, checker) {
  const named = namedIn(program, checker);
  const symbols = exportsOf(checker, /** @type {SourceFile} */ (program.getSourceFile(ENTRY)))
    .filter((symbol) => !(symbol.flags & SymbolFlags.TypeAlias) && !isInternal(checker, symbol))
    .sort((a, b) => kindOf(a) - kindOf(b));
  const texts = [];
  for (const symbol of symbols) {
    const text = sectionText(checker, symbol);
    texts.push(text);
    const code = [...text.matchAll(/```ts\n.*?```|`[^`\n]+`/gs)].join("\n");
    for (const [name] of code.matchAll(/(?<![\w.])[A-Z]\w+/g))
      if (named.has(name) && !symbols.some((each) => each.name === name)) symbols.push(named.get(name));
  }
  return texts;
}

export function apiDocument() {
  const texts = askCompiler([ENTRY, "web/assets.d.ts"], SETTINGS, ({ program, checker }) => sections(program, checker));
  const engine = createEngine(new WebAssembly.Module(readFileSync("build/lights-and-doors.wasm")));
  return `${[HEAD, ...texts, QUESTIONS, questionsTable(engine)].join("\n\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(DOCUMENT, apiDocument());
