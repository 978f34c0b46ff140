#!/usr/bin/env node
import lazy from "languages:lazy";
import sentences from "locales:command";
import elements from "locales:elements";
import forms from "locales:forms";
import more from "locales:more";
import preview from "locales:preview";
import refusals from "locales:refusals";
import rules from "locales:rules";
import states from "locales:states";
/** @file Entry point of the package: the command `lights-and-doors`. */
import { readFile } from "node:fs/promises";
import { main } from "../command/index.js";
import { languageIn } from "../command/language.js";
import { compileEngine, createEngine } from "../engine/all.js";
import { addSentences, createT, supported } from "../ui/i18n.js";

for (const section of [states, elements, forms, more, preview, refusals, rules, sentences]) addSentences(section);

const tag = languageIn(process.env);
const name = supported(tag);
if (lazy[name]) addSentences({ [name]: (await lazy[name]()).default });
const page = new URL("lights-and-doors.html", import.meta.url);
const { version } = JSON.parse(await readFile(new URL("package.json", import.meta.url), "utf8"));
const engine = createEngine(await compileEngine());
process.exitCode = await main(process.argv.slice(2), {
  engine,
  t: createT(tag),
  lang: name,
  page,
  version,
  io: process,
});
