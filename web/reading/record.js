/**
 * @file Reads a record: named values of a file, a program or an address, one of which has the lights of a grid in one word or one list.
 *
 *     {"width": 3, "height": 2, "cells": "101010"}
 *     rows=3&cols=3&board=101010101&wrap=torus
 */
import { applied } from "./applied.js";
import { hexOfBits } from "./hex.js";
import { isBoardName } from "./literal.js";
import { GOAL_NAMED, settingIn } from "./settings.js";
import { keep } from "./told.js";

/** A name and its value, up to the next one. The value is quoted, a list of numbers, or one word. */
const PAIR =
  /[\s{&,;]*(["']?)(\p{L}[\p{L}\d_-]{0,30})\1[^\S\n]*(?::=|[:=])[^\S\n]*(?:"([^"\n]*)"|'([^'\n]*)'|\[([\d,\s]*)\]|([01](?:,[^\S\n]*[01])+|[01.#]+(?:[^\S\n]+[01.#]+)+|[^\s"'[\]{}&,;]+))(?=[^\S\n]*(?:[,;&}\n]|$)|[^\S\n]+["']?\p{L}[\p{L}\d_-]{0,30}["']?[^\S\n]*[:=])/uy;
const END = /[\s,;}]*$/y;
/** The head of a section. */
const HEAD = /^\s*\[[\p{L}\d _-]{1,30}\][^\S\n]*\n/u;

/** The names of what a record may say besides, and what it says of the size. */
const TITLE = /^(?:name|title|level|id|author|date|version|difficulty|par|best|seed|moves)$/i;
const SIDES = { rows: /^(?:n_?)?(?:rows?|height|h)$/i, cols: /^(?:n_?)?(?:col(?:umn)?s?|width|w)$/i };
const BOTH = /^(?:size|side|n|dim(?:ensions?)?)$/i;
/** The most characters of a record. */
const RECORD_MAX = 16_000;

/** The pairs of a record; null for another text. @param {string} text @returns {[name: string, value: string][] | null} */
function pairsIn(text) {
  /** @type {[string, string][]} */
  const pairs = [];
  PAIR.lastIndex = HEAD.exec(text)?.[0].length ?? 0;
  for (let end = PAIR.lastIndex; ; end = PAIR.lastIndex) {
    const [whole, , name, ...values] = PAIR.exec(text) ?? [];
    if (whole === undefined) {
      END.lastIndex = end;
      return END.test(text) && pairs.length ? pairs : null;
    }
    pairs.push([name, values.find((value) => value !== undefined) ?? ""]);
  }
}

/** The lights of a value, each 0 or 1; null for another value. @param {string} value */
function bitsOf(value) {
  const signs = value.replace(/[\s,;/|]/g, "");
  return /^(?:[01]{4,}|[.#]{4,})$/.test(signs) ? [...signs].map((sign) => Number(sign === "1" || sign === "#")) : null;
}

/** What a pair says of a board, by names of its own; null if it says something else. @param {string} name @param {string} value @returns {Record<string, any> | null} */
function saidBy(name, value) {
  if (TITLE.test(name)) return {};
  const [, first, second = first] = /^(\d{1,4})(?:\s*[x×,]\s*(\d{1,4}))?$/i.exec(value) ?? [];
  if (BOTH.test(name)) return first ? { rows: Number(first), cols: Number(second) } : null;
  for (const [side, pattern] of Object.entries(SIDES))
    if (pattern.test(name)) return first === value ? { [side]: Number(value) } : null;
  const bits = bitsOf(value);
  if (bits && GOAL_NAMED.test(name)) return { target: bits };
  if (bits && name.length > 1 && isBoardName(name)) return { lights: bits };
  const facts = settingIn(`${name}=${value}`);
  return facts && { facts };
}

/** What the pairs say together; null if one says what no board has, or what another one said. @param {[name: string, value: string][]} pairs */
function saidByAll(pairs) {
  /** @type {Record<string, any>} */
  const record = { facts: {} };
  for (const [name, value] of pairs) {
    const own = saidBy(name, value);
    if (!own) return null;
    const { facts = {}, ...said } = own;
    if (Object.keys(said).some((key) => key in record) || Object.keys(facts).some((key) => key in record.facts))
      return null;
    Object.assign(record, said);
    Object.assign(record.facts, facts);
  }
  return record;
}

/** The option of a board for the lights that are wanted. @param {number[]} target */
const optionOf = (target) => (!target.includes(1) ? "" : target.includes(0) ? `=${hexOfBits(target)}` : "-goal-on");

/** A position of a grid, which is a square unless the record tells its sides; null for another text. @param {string} text @param {import("./strict.js").Here} here */
export function readRecord(text, here) {
  const pairs = text.length > RECORD_MAX ? null : pairsIn(text);
  const { lights, target = [], facts, ...sides } = (pairs && saidByAll(pairs)) ?? {};
  const { rows = Math.sqrt(lights?.length), cols = rows } = sides;
  if (!lights || rows * cols !== lights.length || !Number.isInteger(rows)) return null;
  if (target.length && target.length !== lights.length) return null;
  const notation = applied(`${rows}x${cols}${optionOf(target)}.${hexOfBits(lights)}`, facts);
  return notation === null ? null : keep(notation, here, target.length ? { goal: "off", ...facts } : facts);
}
