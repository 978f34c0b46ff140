/**
 * @file Plugins of remark and markdown-it that make boards of the fenced blocks `lights` and `doors`.
 *
 * @typedef {object} Node  of mdast or hast
 * @property {string} type
 * @property {Node[]} [children]
 * @property {string} [tagName]
 * @property {Record<string, unknown>} [properties]
 * @property {string} [value]
 * @property {string | null} [lang]
 * @property {string | null} [meta]
 * @property {object} [data]
 * @property {{ start: { line: number } }} [position]
 *
 * @typedef {{ fail: (error: any, place?: any) => never, message: (sentence: string, place?: any) => unknown }} File  of remark
 * @typedef {{ type: string, info: string, content: string, map: [number, number] | null, attrSet: (name: string, value: string) => void }} Token  of markdown-it
 * @typedef {(name: string, rule: (state: { tokens: Token[] }) => void) => void} Push
 * @typedef {{ core: { ruler: { push: Push } } }} MarkdownIt
 * @typedef {import("./api.js").Options} Options
 */
import { htmlOf } from "./block.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** @type {Record<string, string>} */
const ENTITIES = { "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">" };
const plain = (/** @type {string} */ text) => text.replace(/&\w+;/g, (entity) => ENTITIES[entity]);

/** The properties of an element of hast, where true is an attribute without a value. @param {string} attributes */
const propertiesOf = (attributes) =>
  Object.fromEntries(
    [...attributes.matchAll(/([\w-]{1,60})="([^"]*)"/g)].map(([, name, value]) => [name, plain(value) || true]),
  );

/** The element of hast that HTML of this project describes. MDX takes no HTML. @param {string} html @returns {Node} */
function treeOf(html) {
  const open = [/** @type {Node} */ ({ type: "root", children: [] })];
  for (const [, end, tagName, attributes, text] of html.matchAll(/<(\/?)([\w-]{1,60})([^<>]*)>|([^<]+)/g)) {
    if (end) {
      open.shift();
      continue;
    }
    const element = { type: "element", tagName, properties: propertiesOf(attributes ?? ""), children: [] };
    open[0].children?.push(tagName ? element : { type: "text", value: plain(text) });
    if (tagName) open.unshift(element);
  }
  return /** @type {Node[]} */ (open[0].children)[0];
}

/** Replaces descendants of a node. @param {Node} node @param {(node: Node) => Node | null} replacement */
function replaceBelow(node, replacement) {
  node.children?.forEach((child, i, children) => {
    const other = replacement(child);
    if (other) children[i] = other;
    else replaceBelow(child, replacement);
  });
}

/** The choices of `onError`. */
const CHOICES = ["code", "throw"];

/** @param {Options["onError"]} onError */
function check(onError = "code") {
  if (!CHOICES.includes(onError))
    throw new RangeError(`onError: ${JSON.stringify(onError)} is neither "code" nor "throw"`);
  return onError === "code";
}

/** The HTML of a block; null if it stays as it is: its language is another one, or it cannot be read and is to stay code. @param {Engine} engine @param {import("./block.js").Block} block @param {Options} options @param {(sentence: string) => void} warn */
function writtenOf(engine, block, { lang, onError }, warn) {
  try {
    return htmlOf(engine, block, lang);
  } catch (error) {
    if (!(error instanceof SyntaxError) || !check(onError)) throw error;
    warn(error.message);
    return null;
  }
}

/** @param {Engine} engine */
export const remarkOf =
  (engine) =>
  (/** @type {Options} */ options = {}) => {
    check(options.onError);
    return (/** @type {Node} */ tree, /** @type {File} */ file) =>
      replaceBelow(tree, ({ type, lang: language, meta, value = "", position }) => {
        if (type !== "code" || !language) return null;
        const block = { language, info: meta ?? "", text: value, line: position?.start.line };
        try {
          const html = writtenOf(engine, block, options, (sentence) => void file.message(sentence, position));
          if (html === null) return null;
          const { tagName, properties, children } = treeOf(html);
          const data = { hName: tagName, hProperties: properties, hChildren: children };
          return { type: "paragraph", children: [], data, position };
        } catch (error) {
          return file.fail(error, position);
        }
      });
  };

/** @param {Engine} engine */
export const markdownItOf =
  (engine) =>
  (/** @type {MarkdownIt} */ md, /** @type {Options} */ options = {}) => {
    check(options.onError);
    md.core.ruler.push("lights_and_doors", ({ tokens }) => {
      for (const token of tokens.filter(({ type }) => type === "fence")) {
        const [, language, info] = /** @type {RegExpExecArray} */ (/^\s*(\S*)\s*(.*)/s.exec(token.info));
        const block = { language, info, text: token.content, line: token.map && token.map[0] + 1 };
        const html = writtenOf(engine, block, options, (sentence) => token.attrSet("title", sentence));
        if (html !== null) Object.assign(token, { type: "html_block", content: `${html}\n` });
      }
    });
  };
