/** @file Entry point of the package for servers: the head tags, pictures and oEmbed responses of positions. */
import lazy from "languages:lazy";
import elements from "locales:elements";
import sentences from "locales:preview";
import refusals from "locales:refusals";
import states from "locales:states";
import { compileEngine, createEngine } from "../engine/all.js";
import { previewsOf } from "../preview/index.js";
import { addSentences, supported } from "../ui/i18n.js";

for (const section of [states, elements, refusals, sentences]) addSentences(section);

/** @type {import("../preview/api.js").CreatePreviews} */
export async function createPreviews(site, { lang } = {}) {
  const name = supported(lang);
  if (lazy[name]) addSentences({ [name]: (await lazy[name]()).default });
  return previewsOf(createEngine(await compileEngine()), site, lang);
}

export { PreviewError } from "../preview/api.js";
