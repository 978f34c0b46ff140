// A short text that stands for the contents of files.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** @param {string[]} texts */
export const digest = (...texts) =>
  texts
    .reduce((hash, text) => hash.update(text), createHash("sha256"))
    .digest("hex")
    .slice(0, 16);

/** Of the files in the folders whose names match. @param {string[]} folders @param {RegExp} pattern */
export const stateOf = (folders, pattern) =>
  digest(
    ...folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => pattern.test(name))
        .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
    ),
  );
