/** @file A fenced block of Markdown as the HTML of an element, with a picture inside for readers without scripts. */
import { ATTRIBUTES, attributesOf } from "../board/attributes.js";
import { DARK, LIGHT } from "../board/palettes.js";
import { tag } from "../board/picture.js";
import { escaped, nameOf, WIDTH } from "../embed/texts.js";
import { notationOf } from "../engine/board-text.js";
import { EngineError, NotationError } from "../engine/engine.js";
import { gameOf, tagOf, withGoal } from "../engine/kind.js";
import { LIMITS } from "../engine/limits.js";
import { quoteAt } from "../engine/place.js";
import { pictureOf } from "../states/picture.js";
import { createT } from "../ui/i18n.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../ui/i18n.js").Key} Key */
/** @typedef {{ language: string, info: string, text: string, line?: number | null }} Block  info: what follows the language */

/** The kinds of boards by the languages of their blocks. @type {Record<string, "grid" | "doors">} */
const KINDS = { lights: "grid", doors: "doors" };
const PICTURE_LIGHTS_MAX = 1024; // 130 kB of SVG
const LEVEL_BUDGET = 1 << 14; // slices, as in web/board/load.js
const STYLE = `width: 100%; max-width: ${WIDTH}px; height: auto`;

/** A block that cannot be read. */
class Refusal extends Error {
  /** @param {Key} key @param {import("../ui/i18n.js").Params} [words] */
  constructor(key, words) {
    super(key);
    this.words = words;
    this.key = key;
  }
}

/** A name alone, or a name and its value. */
const ATTRIBUTE = /(?<!\S)([^\s"'=<>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>]+)))?(?!\S)/g;

/** The attributes in the first line of a block. @param {string} info */
function attributesIn(info) {
  const rest = info.replace(ATTRIBUTE, "").trim();
  if (rest) throw new Refusal("markdown.info", { word: quoteAt(rest, 0) });
  const pairs = [...info.matchAll(ATTRIBUTE)].map(([, name, ...values]) => [name, values.find((each) => each) ?? ""]);
  return /** @type {[string, string][]} */ (pairs);
}

/** @param {string} value */
const wordsIn = (value) => value.match(/[^\s,]+/g) ?? [""];

/** @param {string} kind @param {[string, string]} attribute */
function check(kind, [name, value]) {
  if (name === "board" || !attributesOf(kind).includes(name)) throw new Refusal("markdown.attribute", { word: name });
  const { flag, word } = ATTRIBUTES[name];
  const isEmpty = value === "";
  const isValid = isEmpty
    ? flag || name === "tools"
    : !flag && wordsIn(value).every((each) => each && (word?.test(each) ?? true));
  if (!isValid) refuseValue(name, value);
}

/** @param {string} attribute @param {string} value @returns {never} */
function refuseValue(attribute, value) {
  throw new Refusal("markdown.value", { attribute, word: quoteAt(value, 0) });
}

/** Loads the board of a block. @param {Engine} engine @param {string} kind @param {string} text */
function load(engine, kind, text) {
  try {
    engine.load(notationOf(text, engine, kind));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const words = { limit: LIMITS.lights, word: quoteAt(text, error.position) };
    throw new Refusal(/** @type {Key} */ (`error.${error.code}`), words);
  }
  if (engine.kind !== kind)
    throw new Refusal("markdown.kind", { word: quoteAt(text, 0), right: gameOf(engine.notation) });
}

/**
 * The attributes that change the position, in the order in which elements read them; false: that is not possible.
 * @type {Record<string, (engine: Engine, words: string[]) => boolean>}
 */
const CHANGES = {
  goal(engine, [goal]) {
    engine.load(withGoal(engine.notation, goal));
    return engine.goal === goal;
  },
  level(engine, words) {
    if (words.includes("random")) return true; // known only where it is shown
    const [weight, seed = 1] = words.map(Number);
    const isLevel = weight <= engine.buttonCount && Number.isSafeInteger(seed);
    const notation = isLevel && engine.generate({ weight, seed, budget: LEVEL_BUDGET });
    if (notation) engine.load(notation);
    return Boolean(notation);
  },
  presses: (engine, words) => words.map(Number).every((button) => engine.indexOf(button) >= 0 && engine.press(button)),
};

/** Takes the engine to the position that the element shows first. @param {Engine} engine @param {Record<string, string>} attributes */
function start(engine, attributes) {
  for (const [name, change] of Object.entries(CHANGES)) {
    const value = attributes[name];
    try {
      if (value && !change(engine, wordsIn(value))) refuseValue(name, value);
    } catch (error) {
      if (!(error instanceof NotationError || error instanceof EngineError)) throw error;
      refuseValue(name, value);
    }
  }
}

/** The picture of the position, or the name of a board too large for one. @param {Engine} engine @param {string} title @param {string} [theme] */
function fallback(engine, title, theme) {
  if (engine.lightCount > PICTURE_LIGHTS_MAX) return escaped(title);
  const svg = pictureOf(engine, {}, { palette: theme === "light" ? LIGHT : DARK, title: escaped(title) });
  return svg.replace("<svg ", `<svg style="${STYLE}" `);
}

/** @param {Engine} engine @param {Block} block @param {string} [lang] */
function elementOf(engine, { language, info, text }, lang) {
  const kind = KINDS[language];
  const pairs = attributesIn(info);
  for (const pair of pairs) check(kind, pair);
  const attributes = Object.fromEntries(pairs);
  load(engine, kind, text.trim());
  const { notation } = engine;
  const title = nameOf(engine, createT(attributes.lang ?? lang));
  start(engine, attributes);
  const written = pairs.map(([name, value]) => [name, escaped(value)]);
  const picture = fallback(engine, title, attributes.theme);
  return tag(tagOf(notation), { board: notation, ...Object.fromEntries(written) }, picture);
}

/**
 * The HTML of a block, which is also XML, as books have it; null if its language is another one.
 * @param {Engine} engine
 * @param {Block} block
 * @param {string} [lang]  the language of names and refusals
 * @throws {Error} with one sentence that tells why the block cannot be read
 */
export function htmlOf(engine, block, lang) {
  if (!Object.hasOwn(KINDS, block.language)) return null;
  try {
    return elementOf(engine, block, lang);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new SyntaxError(createT(lang)(error.key, { block: block.language, line: block.line, ...error.words }));
  }
}
