/** @file The things that the line of a button lists: names, ranges, all, all but some, the others, itself. */
import { isBeside, isOdd, keyOf, nameOf, PLACES, placesAt } from "./entries.js";
import { LIMITS } from "./limits.js";
import { has, is, isState } from "./words.js";

/** @typedef {import("./words.js").Token} Token */
/** @typedef {import("./entries.js").Entry} Entry */
/** @typedef {import("./entries.js").Name} Name */
/** @typedef {{ found: number[] | undefined, name: Name | null }} Listed  found: the buttons that it stands for; name: that of one thing, else null */

/** The parts of a list: between commas if it has any, else words. @param {Token[]} list @param {string[]} buttons @param {string} text @returns {Token[][]} */
function itemsOf(list, buttons, text) {
  const isBetween = (/** @type {Token} */ token) => is(token, "and") || token.text === "+";
  const areParted = list.some(isBetween);
  const isOne = !areParted && buttons.includes(nameOf(list, text).key);
  /** @type {Token[][]} */
  const items = [[]];
  list.forEach((token, i) => {
    const last = items[items.length - 1];
    const isOwn = is(token, "mark") && !is(token, "range");
    if (isBetween(token) || isOwn) items.push([]);
    else if (!areParted && !isOne && !isBeside(token) && last.some((each) => !isBeside(each)) && !binds(list, i))
      items.push([token]);
    else last.push(token);
  });
  return items.filter((item) => item.some((token) => !is(token, "mark") || is(token, "range")));
}

/** True of a word that belongs to the one before it: in ranges, behind "all", "all but" and "first". @param {Token[]} list @param {number} i */
const binds = (list, i) =>
  (list[i - 1]?.end === list[i].at &&
    /^\p{Script=Han}/u.test(list[i].text) &&
    !has(list.slice(i - 1, i + 1), "noun")) ||
  is(list[i], "range", "except", "rest") ||
  is(list[i - 1], "range", "except", "all", "rest", "only") ||
  (is(list[i - 1], ...PLACES) && is(list[i], "number")) ||
  is(list[i], "only");

/** The numbers that an item stands for: "1 to 3", "the first two"; none for any other. @param {Token[]} item @param {number} count of all things */
function rangeIn(item, count) {
  const own = item.filter((token) => !isBeside(token) || is(token, "range"));
  const { places, words } = placesAt(own, 0, count);
  if (own.length === words && places.length && (words > 1 || count)) return places.map((place) => String(place + 1));
  const [first, second, third, fourth] = own;
  const isRange = is(first, "number") && is(second, "range") && is(third, "number") && !fourth;
  const [from, to] = isRange ? [first.numbers[0], third.numbers[0]] : [1, 0];
  return to > from && to <= LIMITS.doors ? Array.from({ length: to - from + 1 }, (_, i) => String(from + i)) : [];
}

/** The buttons that keys name: one each, or several of one letter each; undefined if any is unknown. @param {string} key @param {string[]} buttons */
function buttonsOf(key, buttons) {
  if (buttons.includes(key)) return [buttons.indexOf(key)];
  const letters = [...key].map((letter) => buttons.indexOf(letter));
  return key && key.length <= LIMITS.doors && !letters.includes(-1) ? letters : undefined;
}

/** True of a state, rather than of a colour. @param {Token} token */
const isPlainState = (token) => isState(token) && !is(token, "colour");

/** True of a number of things, which names none: "2 lamps", 两盏灯. @param {Token[]} item */
const isAmount = (item) =>
  item.some(
    (token, i) =>
      is(token, "number") &&
      !/\d\p{L}/u.test(token.text) &&
      !is(item[i - 1], "noun", "button") &&
      (/^of$|^[盏盞扇个個道]$/.test(item[i + 1]?.text) ||
        (is(item[i + 1], "noun") && /\p{L}$/u.test(item[i + 1].text))),
  );

/** True if a word or a sign may change what a list names. @param {Token} token */
const isDoubtful = (token) =>
  (is(token, "unclear") && !is(token, "colour")) ||
  (is(token, "end") && !is(token, "range")) ||
  isPlainState(token) ||
  /^(?:[()*?~^¬!.…<>|/:]|[以之]?外)$/.test(token.text);

/** @typedef {{ listed: Listed[], isWhole: boolean }} List  isWhole: each word was read, and has one meaning */

/** The kind of thing that an item consists of: "lamp, fan". @param {Token[]} item */
function nounIn(item) {
  const [noun, ...more] = item.filter((token) => !is(token, "the", "mark"));
  return is(noun, "noun") && !more.length ? noun : undefined;
}

/** @param {Token} token that is the name of a thing @param {string[]} buttons @returns {Listed} */
function listedAs(token, buttons) {
  const key = keyOf(token);
  return { found: buttonsOf(key, buttons), name: { key, text: token.text, at: token.at, isOdd: true } };
}

/** The things that an item of a list names. @param {Token[]} item @param {number} own @param {string[]} buttons @param {string} text @param {number} count @returns {List} */
function namedBy(item, own, buttons, text, count) {
  const plain = item.filter((token) => !is(token, "only") && !isPlainState(token));
  const words = plain.filter((token) => !isBeside(token));
  const all = [...buttons.keys()];
  const written = nameOf(plain, text);
  const name = is(words[0], "ordinal") ? { ...written, text: written.key } : written;
  const isOwn = buttons.includes(name.key) && !/^\d/.test(name.key);
  const range = (isOwn ? [] : rangeIn(plain, count)).map((key) => ({
    found: buttonsOf(key, buttons),
    name: { ...name, key, text: key },
  }));
  const set = (/** @type {number[]} */ found, isWhole = true) => ({ listed: [{ found, name: null }], isWhole });
  if (range.length) return { listed: range, isWhole: !has(words, ...PLACES) || !buttons.includes("0") };
  if (is(words[0], ...PLACES) && is(words[1], "number") && !isOwn) return set([-1], false);
  if (has(words, "self")) return set([own]);
  const others = all.filter((button) => button !== own);
  if (has(words, "rest")) return set(others, own >= 0); // of things that are no buttons, none is its own
  if (has(words, "all")) {
    const count =
      words.find((token) => is(token, "number"))?.numbers[0] ??
      (words.some(({ text }) => text === "both") ? 2 : all.length);
    return set(all, words.every((token) => is(token, "all", "number")) && count === all.length);
  }
  if (words.length === 1 && (is(words[0], "none") || /^[-–—]$/.test(words[0].text))) return set([]);
  const found = buttonsOf(name.key, buttons);
  const last = found || words.length < 2 ? -1 : Math.max(...words.map(({ text }) => buttons.indexOf(text)));
  if (last >= 0) return { listed: [{ found: [last], name: { ...name, key: buttons[last] } }], isWhole: false };
  const isName = words.some((token) => !isOdd(token));
  const isWhole = !name.isOdd && !has(plain, "range") && !isAmount(plain);
  return { listed: isName ? [{ found, name }] : [], isWhole };
}

/** All but the buttons that items name. @param {Token[][]} items @param {string[]} buttons @param {string} text @returns {List} */
function exceptedBy(items, buttons, text) {
  const named = items.map((item) => item.slice(item.findIndex((token) => is(token, "except")) + 1));
  const without = named.map((item) => buttonsOf(nameOf(item, text).key, buttons));
  const found = [...buttons.keys()].filter((button) => !without.flat().includes(button));
  return { listed: [{ found, name: null }], isWhole: !without.includes(undefined) };
}

/** The things that a list names. @param {Entry} entry @param {number} own its place among the buttons @param {string[]} buttons their keys @param {string} text @param {number} [count] of the things that have numbers @returns {List} */
export function listOf({ list }, own, buttons, text, count = Number.NaN) {
  const items = itemsOf(list, buttons, text);
  const but = items.findIndex((item) => has(item, "except") && (is(item[0], "except") || has(item, "all"))); // "all but"
  const areApart = list.length === 1 || list.some((token) => is(token, "and", "mark"));
  const named = items.slice(0, but < 0 ? items.length : but).map((item) => {
    const noun = areApart ? nounIn(item) : undefined;
    return noun ? { listed: [listedAs(noun, buttons)], isWhole: false } : namedBy(item, own, buttons, text, count);
  });
  if (but >= 0) named.push(exceptedBy(items.slice(but), buttons, text));
  const isSigned = list.some(
    ({ text, end }, i) => /^[+-]$/.test(text) && list[i + 1]?.at === end && list[i - 1]?.end !== list[i].at,
  ); // +1 -2
  const isAlone = items.length < 2 || !has(list, "only");
  const isWhole = isAlone && !isSigned && !list.some(isDoubtful) && named.every((each) => each.isWhole);
  return { listed: named.flatMap((each) => each.listed), isWhole };
}
