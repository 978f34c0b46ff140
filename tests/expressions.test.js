// No regular expression of the page may need more than linear time: a run of one character that is as long as somebody's text must not be
// tried again from each of its places. Quantifiers that could be have a limit, such as \s{0,20}.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { analyse } from "scslre";
import { isRegularExpressionLiteral } from "typescript/unstable/ast";
import { treesOf } from "../tools/program.js";

/** @import { Node, SourceFile } from "typescript/unstable/ast" */

/** Properties that the analysis does not know, as one that it does: they stand for few characters. */
const UNKNOWN = /\\p\{(?:DI|EMod|ExtPict)\}/g;

/** Why an expression may need quadratic time or more. @param {string} expression as /source/flags */
function reasonsOf(expression) {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(expression) ?? [];
  return analyse({ source: source.replace(UNKNOWN, "\\p{L}"), flags }).reports.map(({ type }) => type);
}

/** The regular expressions that stand in a file, with their places. @param {[path: string, file: SourceFile]} tree @returns {[place: string, expression: string][]} */
function literalsIn([path, file]) {
  /** @type {[string, string][]} */
  const found = [];
  /** @param {Node} node */
  const visit = (node) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (isRegularExpressionLiteral(node)) found.push([`${path}:${line}`, node.text]);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** The expressions that modules put together when they are loaded. @param {string[]} paths @returns {Promise<[place: string, expression: string][]>} */
async function builtBy(paths) {
  const Own = RegExp;
  /** @type {[string, string][]} */
  const built = [];
  /** @param {[source: string, flags?: string]} parts */
  const note = (parts) => {
    const expression = new Own(...parts);
    built.push([new Error().stack?.split("\n")[3]?.trim() ?? "", String(expression)]);
    return expression;
  };
  globalThis.RegExp = new Proxy(Own, {
    construct: (_, parts) => note(/** @type {[string]} */ (parts)),
    apply: (_, __, parts) => note(/** @type {[string]} */ (parts)),
  });
  for (const path of paths) await import(path);
  globalThis.RegExp = Own;
  return built;
}

/** @param {[place: string, expression: string][]} expressions */
const slow = (expressions) =>
  expressions.flatMap(([place, expression]) => {
    const reasons = reasonsOf(expression);
    return reasons.length > 0 ? [`${place} ${expression}: ${reasons.join(", ")}`] : [];
  });

test("expressions that may need quadratic time are recognized", () => {
  for (const expression of ["/^a*a*$/", "/(?:a+)+b/", "/\\s+$/", "/=.*\\d\\d/"])
    assert.ok(reasonsOf(expression).length > 0, expression);
  for (const expression of ["/^a{0,9}a{0,9}$/", "/\\s{1,9}$/", "/^\\w+=\\d+$/"])
    assert.deepEqual(reasonsOf(expression), [], expression);
});

test("no expression in the page, the package or the command needs more than linear time", () => {
  const paths = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
  const expressions = [...treesOf(paths.map((path) => `web/${path}`))].flatMap(literalsIn);
  assert.ok(expressions.length > 400);
  assert.deepEqual(slow(expressions), []);
});

test("nor one that the reader of texts or an address is matched with", async () => {
  const built = await builtBy(["../web/reading/index.js", "../web/page/address.js", "../web/play/level.js"]);
  assert.ok(built.length > 15);
  assert.deepEqual(slow(built), []);
});
