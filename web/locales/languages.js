/**
 * @file The languages of the sentences for people.
 * @typedef {string | ((params: any) => string)} Sentence  with `{name}` places, or a function where plurals need one
 * @typedef {Record<string, Sentence>} Sentences  by their keys
 * @typedef {keyof (typeof import("./en/canvas.js").default &
 *   typeof import("./en/command.js").default &
 *   typeof import("./en/states.js").default &
 *   typeof import("./en/doors.js").default &
 *   typeof import("./en/elements.js").default &
 *   typeof import("./en/embed.js").default &
 *   typeof import("./en/equations.js").default &
 *   typeof import("./en/explain.js").default &
 *   typeof import("./en/forms.js").default &
 *   typeof import("./en/free.js").default &
 *   typeof import("./en/game.js").default &
 *   typeof import("./en/ideas.js").default &
 *   typeof import("./en/lab.js").default &
 *   typeof import("./en/lights.js").default &
 *   typeof import("./en/markdown.js").default &
 *   typeof import("./en/more.js").default &
 *   typeof import("./en/page.js").default &
 *   typeof import("./en/picture.js").default &
 *   typeof import("./en/play.js").default &
 *   typeof import("./en/player.js").default &
 *   typeof import("./en/preview.js").default &
 *   typeof import("./en/refusals.js").default &
 *   typeof import("./en/recipes.js").default &
 *   typeof import("./en/rules.js").default &
 *   typeof import("./en/solve.js").default)} Key  of a sentence
 * @typedef {{ block?: string, line?: number, column?: number, from?: string, attribute?: string, word?: string }} Written
 *   the place of an error: the language and the line of a block of Markdown, line and column of a field, or else the source `from` ("address"), the
 *   attribute, or the code of a position; and the word there
 */

/**
 * The middle of keys with a given start and end: KeyPart<"page.theme."> is "auto", "dark" or "light".
 * @template {string} Start
 * @template {string} [End=""]
 * @template {Key} [K=Key]
 * @typedef {K extends `${Start}${infer Part}${End}` ? Part : never} KeyPart
 */

/**
 * The languages, each a directory beside this file named by its tag. Readers of other languages get the first one. A language with
 * `until` is a lazy script that only its readers load; until then the language that `until` names shows.
 * @type {Record<string, { until?: string }>}
 */
export const LANGUAGES = { en: {}, zh: {}, "zh-Hant": { until: "zh" } };

/** The languages' own names. @type {Record<string, string>} */
export const NAMES = { en: "English", zh: "简体中文", "zh-Hant": "繁體中文" };

/** The tags in HTML of languages that have another name here. @type {Record<string, string>} */
const TAGS = { zh: "zh-Hans" };

/** The tag of a language in HTML. @param {string} name a key of LANGUAGES */
export const langOf = (name) => TAGS[name] ?? name;

/**
 * A whole number as all these languages write it. Intl gives the same, but takes a tenth of a second to start.
 * @param {unknown} value  a number or bigint; a string is returned unchanged
 */
export const numeral = (value) =>
  typeof value === "string" ? value : String(value).replace(/\B(?=(\d{3}){1,9}$)/g, ",");

/** A number with one decimal place. @param {number} value */
export const tenths = (value) => value.toFixed(1).replace(/\B(?=(\d{3}){1,9}\.)/g, ",");
