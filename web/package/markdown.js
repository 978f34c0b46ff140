/**
 * @file Entry point of the package: plugins of remark and markdown-it. markdown-it waits for nothing, so the wasm is compiled before
 * the plugins are exported.
 */
import late from "languages:late";
import elements from "locales:elements";
import sentences from "locales:markdown";
import names from "locales:preview";
import refusals from "locales:refusals";
import states from "locales:states";
import { compileEngine, createEngine } from "../engine/all.js";
import { markdownItOf, remarkOf } from "../markdown/index.js";
import { addSentences } from "../ui/i18n.js";

for (const section of [states, elements, refusals, sentences, names]) addSentences(section);
for (const [name, bring] of Object.entries(late)) addSentences({ [name]: (await bring()).default });
const engine = createEngine(await compileEngine());

export const markdownItLights = markdownItOf(engine);
export const remarkLights = remarkOf(engine);
