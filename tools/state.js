// A short text that stands for the contents of files.
import { createHash } from "node:crypto";

/** @param {string[]} texts */
export const digest = (...texts) =>
  texts
    .reduce((hash, text) => hash.update(text), createHash("sha256"))
    .digest("hex")
    .slice(0, 16);
