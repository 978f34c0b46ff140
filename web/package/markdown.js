/**
 * @file Entry point of the package: plugins of remark and markdown-it. markdown-it waits for nothing, so the wasm is compiled before
 * the plugins are exported.
 */
import lazy from "languages:lazy";
import elements from "locales:elements";
import sentences from "locales:markdown";
import names from "locales:preview";
import refusals from "locales:refusals";
import states from "locales:states";
import { compileEngine, createEngine } from "../engine/all.js";
import { markdownItOf, remarkOf } from "../markdown/index.js";
import { addSentences } from "../ui/i18n.js";

for (const section of [states, elements, refusals, sentences, names]) addSentences(section);
for (const [name, load] of Object.entries(lazy)) addSentences({ [name]: (await load()).default });
const engine = createEngine(await compileEngine());

export const markdownItLights = markdownItOf(engine);
export const remarkLights = remarkOf(engine);
