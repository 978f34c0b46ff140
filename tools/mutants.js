// Mutants of a source text: one small wrong change each, which a good test detects.

/**
 * @typedef {{ at: number, from: string, to: string }} Mutant  replaces `from` at index `at`
 * @typedef {{ path: string, source: string, mutant: Mutant, changed: string }} Task  source: of the file, changed: by the mutant
 */

const OPPOSITES = new Map([
  ["<", "<="],
  ["<=", "<"],
  [">", ">="],
  [">=", ">"],
  ["==", "!="],
  ["!=", "=="],
  ["===", "!=="],
  ["!==", "==="],
  ["&&", "||"],
  ["||", "&&"],
  ["+", "-"],
  ["-", "+"],
  ["*", "+"],
  ["/", "*"],
  ["%", "/"],
  ["&", "|"],
  ["|", "&"],
  ["^", "|"],
  ["<<", ">>"],
  [">>", "<<"],
  [">>>", "<<"],
  ["++", "--"],
  ["--", "++"],
  ["+=", "-="],
  ["-=", "+="],
  ["^=", "="],
  ["|=", "&="],
  ["&=", "|="],
  ["<<=", ">>="],
  [">>=", "<<="],
  ["true", "false"],
  ["false", "true"],
]);

/** Comments, strings, regular expressions, directives and checks are not changed. */
const PASSED_OVER =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|^[ \t]*#[^\n]*(?:\\\n[^\n]*)*|^[ \t]*(?:CHECK|_Static_assert)\([^;]*;|^import [^;]*;|^#?include[^\n]*/gm;
const TOKEN = /[A-Za-z_]\w*|\d\w*|>>>|[<>]{2}=|[<>=!]==?|&&|\|\||\+\+|--|->|=>|\?\?|\?\.|\.\.\.|[-+^|&<>]=|<<|>>|\S/g;
const STATEMENT =
  /^[ \t]+(?!return\b|break\b|continue\b|const\b|let\b|static\b|struct\b|enum\b|else\b|case\b|goto\b)[\w*(][^\n{}]*;$/gm;
const CONDITION = /\b(if|while) \(/g;

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, " ");

/** @param {string} token @param {string} before @param {string} after */
function changeOfToken(token, before, after) {
  if (/^\d/.test(token))
    return /^0[xX]|[.eE]/.test(token) ? undefined : token.replace(/^\d+/, (n) => String(BigInt(n) + 1n));
  // A pointer, an address or a sign is no operation between two values.
  if (/^[-+*&]$/.test(token) && !(/[\w)\]]\s*$/.test(before) && /^\s/.test(after))) return undefined;
  return OPPOSITES.get(token);
}

/** The index behind the bracket that closes the one at `at`. @param {string} text @param {number} at */
function closing(text, at) {
  for (let depth = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return at;
  }
  return -1;
}

/**
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutants(source) {
  const code = source.replace(PASSED_OVER, blank);
  const found = [];
  for (const { 0: token, index } of code.matchAll(TOKEN)) {
    const to = changeOfToken(token, code.slice(0, index), code.slice(index + token.length));
    if (to !== undefined) found.push({ at: index, from: token, to });
  }
  for (const { 0: line, index } of code.matchAll(STATEMENT)) {
    const from = line.trim();
    found.push({ at: index + line.length - from.length, from, to: ";" });
  }
  for (const { 0: opening, index } of code.matchAll(CONDITION)) {
    const from = index + opening.length - 1;
    const condition = code.slice(from, closing(code, from) + 1);
    found.push({ at: from, from: condition, to: `(!${condition})` });
    if (opening.startsWith("if")) found.push({ at: from, from: condition, to: `(0 && ${condition})` });
  }
  return found.map((mutant) => ({ ...mutant, from: source.slice(mutant.at, mutant.at + mutant.from.length) }));
}

/** @param {string} source @param {Mutant} mutant */
export function mutate(source, { at, from, to }) {
  return source.slice(0, at) + to + source.slice(at + from.length);
}
