// Generates docs/api.md from the source of the engine: its exports, and the classes and types that their signatures name.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript-5";
import { createEngine } from "../web/engine/all.js";
import { questionsTable } from "./questions.js";

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
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, lib: ["lib.es2022.d.ts", "lib.dom.d.ts"] },
};

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType;

/**
 * The text of a type, without the files that types come from, the `undefined` of optional properties, and type parameters that no
 * caller chooses.
 * @param {ts.TypeChecker} checker @param {ts.Type} type @param {ts.TypeFormatFlags} [flags]
 */
function typeText(checker, type, flags = ts.TypeFormatFlags.None) {
  return checker
    .typeToString(type, undefined, FORMAT | flags)
    .replaceAll(/import\("[^"]*"\)\./g, "")
    .replaceAll(/(\?: [^;{}]+?) \| undefined\b/g, "$1")
    .replaceAll(/<ArrayBuffer(Like)?>/g, "")
    .replaceAll("; }", " }");
}

const textOf = (/** @type {ts.SymbolDisplayPart[] | undefined} */ parts) => ts.displayPartsToString(parts).trim();

const isInternal = (/** @type {ts.Symbol} */ symbol) => symbol.getJsDocTags().some(({ name }) => name === "internal");

/** @param {ts.TypeChecker} checker @param {ts.Symbol} parameter */
function parameterText(checker, parameter) {
  const declaration = /** @type {ts.ParameterDeclaration} */ (parameter.valueDeclaration);
  const optional = checker.isOptionalParameter(declaration);
  const name = ts.isIdentifier(declaration.name) ? parameter.name : "options";
  const type = checker.getTypeOfSymbol(parameter);
  return `${name}${optional ? "?" : ""}: ${typeText(checker, optional ? checker.getNonNullableType(type) : type)}`;
}

/** The lines for a JSDoc tag: a parameter, the result or an error. @param {ts.JSDocTagInfo} tag */
function tagText({ name, text }) {
  const words = textOf(text);
  if (name === "param" && words.includes(" ")) return `- ${words.replace(/^(\S+)( -)? /, "`$1`: ")}`;
  if (name === "returns" && words) return `- Returns: ${words}`;
  if (name === "throws") return `- Throws ${words.replace(/^\{(\w+)\}/, "`$1`")}`;
  return "";
}

const codeBlock = (/** @type {string[]} */ lines) => ["```ts", ...lines, "```"].join("\n");

/** A function with its overloads. @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
function functionText(checker, symbol) {
  const calls = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const lines = calls.map(
    (call) =>
      `${symbol.name}(${call.parameters.map((each) => parameterText(checker, each)).join(", ")}): ` +
      typeText(checker, call.getReturnType()),
  );
  const parts = calls.length > 1 ? [...calls, symbol] : [symbol]; // errors are in the comment of the implementation
  const tags = parts.flatMap((each) => each.getJsDocTags(checker)).map(tagText);
  return [
    codeBlock(lines),
    textOf(calls[0].getDocumentationComment(checker)),
    [...new Set(tags)].filter(Boolean).join("\n"),
  ];
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
function propertyRow(checker, symbol) {
  const fixed = symbol.flags & ts.SymbolFlags.GetAccessor && !(symbol.flags & ts.SymbolFlags.SetAccessor);
  const type = typeText(checker, checker.getTypeOfSymbol(symbol)).replaceAll("|", "\\|");
  const comment = textOf(symbol.getDocumentationComment(checker)).replaceAll("\n", " ");
  return `| \`${symbol.name}\` | \`${fixed ? "readonly " : ""}${type}\` | ${comment} |`;
}

/** @param {ts.Symbol} symbol @param {ts.Symbol} member */
const isOf = (symbol, { declarations = [] }) => declarations.some(({ parent }) => parent === symbol.valueDeclaration);

/** The members of a class or type, without private ones and those that every object or error has. @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
function classText(checker, symbol) {
  const members = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(({ declarations = [] }) => declarations.some((each) => !each.getSourceFile().isDeclarationFile))
    .filter((member) => !member.name.startsWith("#") && member.name !== "name" && !isInternal(member))
    .sort((a, b) => Number(isOf(symbol, a)) - Number(isOf(symbol, b))); // inherited members come first
  const isMethod = (/** @type {ts.Symbol} */ { flags }) => flags & ts.SymbolFlags.Method;
  const own = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)).filter((each) => isOf(symbol, each));
  const statics = own.filter(isMethod);
  const rows = members.filter((member) => !isMethod(member)).map((member) => propertyRow(checker, member));
  return [
    textOf(symbol.getDocumentationComment(checker)),
    rows.length ? ["| property | type | |", "| --- | --- | --- |", ...rows].join("\n") : "",
    ...statics.flatMap((each) => [`### ${symbol.name}.${each.name}`, ...functionText(checker, each)]),
    ...members.filter(isMethod).flatMap((each) => [`### ${each.name}`, ...functionText(checker, each)]),
  ];
}

/** A type or a constant. @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
function typeOrConstantText(checker, symbol) {
  const isType = symbol.flags & ts.SymbolFlags.TypeAlias;
  const line = isType
    ? `type ${symbol.name} = ${typeText(checker, checker.getDeclaredTypeOfSymbol(symbol), ts.TypeFormatFlags.InTypeAlias)}`
    : `const ${symbol.name}: ${typeText(checker, checker.getTypeOfSymbol(symbol))}`;
  return [codeBlock([line]), textOf(symbol.getDocumentationComment(checker))];
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
function sectionText(checker, symbol) {
  const { flags } = symbol;
  const print =
    flags & ts.SymbolFlags.Class ? classText : flags & ts.SymbolFlags.Function ? functionText : typeOrConstantText;
  return [`## ${symbol.name}`, ...print(checker, symbol)].filter(Boolean).join("\n\n");
}

/** The exports and the classes of the sources, by name. @param {ts.Program} program */
function namedIn(program) {
  const checker = program.getTypeChecker();
  const named = new Map();
  for (const file of program.getSourceFiles().filter((each) => !each.isDeclarationFile)) {
    const module = checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : [])
      if (!named.has(symbol.name) || !(symbol.flags & ts.SymbolFlags.TypeAlias)) named.set(symbol.name, symbol);
    for (const each of file.statements)
      if (ts.isClassDeclaration(each) && each.name) named.set(each.name.text, checker.getSymbolAtLocation(each.name));
  }
  return named;
}

/** The exported values, functions before classes, without those marked internal. @param {ts.Program} program */
function exportsOf(program) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(/** @type {ts.SourceFile} */ (program.getSourceFile(ENTRY)));
  const isClass = (/** @type {ts.Symbol} */ { flags }) => Number((flags & ts.SymbolFlags.Class) > 0);
  return checker
    .getExportsOfModule(/** @type {ts.Symbol} */ (module))
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) => !(symbol.flags & ts.SymbolFlags.TypeAlias) && !isInternal(symbol))
    .sort((a, b) => isClass(a) - isClass(b));
}

export function apiDocument() {
  const program = ts.createProgram([ENTRY, "web/assets.d.ts"], SETTINGS);
  const checker = program.getTypeChecker();
  const named = namedIn(program);
  const symbols = exportsOf(program);
  const texts = [HEAD];
  for (const symbol of symbols) {
    const text = sectionText(checker, symbol);
    texts.push(text);
    const code = [...text.matchAll(/```ts\n.*?```|`[^`\n]+`/gs)].join("\n");
    for (const [name] of code.matchAll(/(?<![\w.])[A-Z]\w+/g))
      if (named.has(name) && !symbols.some((each) => each.name === name)) symbols.push(named.get(name));
  }
  const engine = createEngine(new WebAssembly.Module(readFileSync("build/lights-and-doors.wasm")));
  return `${[...texts, QUESTIONS, questionsTable(engine)].join("\n\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(DOCUMENT, apiDocument());
