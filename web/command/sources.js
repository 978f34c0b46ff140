/** @file The texts that the command reads: boards that are arguments, files, and the standard input. */
import { createReadStream, existsSync } from "node:fs";
import { quoteAt } from "../engine/place.js";
import { encodingOf, HEAD } from "../reading/encoding.js";
import { isBoard, isNotation } from "../reading/notation.js";
import { Refusal } from "./refusal.js";

/** @typedef {{ file: string, isStream: boolean, chunks: AsyncIterable<Uint8Array> | Uint8Array[] }} Source  file: its name, "" if it has none; isStream: not an argument */

/** A word that can only be the name of a file; rows of cells may have slashes between them, too. */
const PATH =
  /^(?:\.{0,2}|~|[a-z]:)[/\\]|^[^\s:#]*[/\\](?=\S{0,80}\p{L}{3})[^\s#]*$|^[\p{L}\w.~-]+\.(?:txt|csv|tsv|json|md|dat|in|out|log|text)$/iu;

/** @param {string} word */
const isBoardWord = (word) => isNotation(word) || isBoard(word);

/**
 * What each word is: a notation, the name of a file, "-", or a single one any text.
 * @param {string[]} words
 * @param {import("./index.js").IO} io
 * @param {import("../ui/i18n.js").Translate} t
 * @returns {Source[]}
 */
export function sourcesOf(words, { stdin }, t) {
  return words.map((word) => {
    if (word === "-") return { file: "", isStream: true, chunks: stdin };
    const text = { file: "", isStream: false, chunks: [new TextEncoder().encode(word)] };
    if (isBoardWord(word)) return text;
    if (!word.includes("\0") && existsSync(word))
      return { file: word.replace(/\p{C}/gu, "?"), isStream: true, chunks: createReadStream(word) };
    if (PATH.test(word)) throw new Refusal(t("command.refused.file", { file: quoteAt(word, 0) }));
    if (words.length > 1) throw new Refusal(t("command.refused.arguments", { word: quoteAt(word, 0) }));
    return text;
  });
}

/**
 * The text of a source in pieces, without a mark of the byte order.
 * @param {Source} source
 * @param {import("../ui/i18n.js").Translate} t
 */
export async function* piecesOf({ chunks, file }, t) {
  let head = Buffer.alloc(0);
  /** @type {TextDecoder | null} */
  let decoder = null;
  try {
    for await (const chunk of chunks) {
      head = decoder ? head : Buffer.concat([head, chunk]);
      if (head.length < HEAD) continue;
      const bytes = decoder ? chunk : head;
      decoder ??= new TextDecoder(encodingOf(head));
      yield decoder.decode(bytes, { stream: true });
    }
  } catch {
    throw new Refusal(file ? t("command.refused.unreadable", { file }) : t("command.refused.input"));
  }
  yield decoder ? decoder.decode() : new TextDecoder(encodingOf(head)).decode(head);
}
