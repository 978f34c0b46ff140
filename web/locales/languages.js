/**
 * @file The languages of the sentences for people.
 * @typedef {string | ((params: any) => string)} Sentence  with `{name}` places, or a function where plurals need one
 * @typedef {Record<string, Sentence>} Sentences  by their keys
 * @typedef {keyof (typeof import("./en/canvas.js").default &
 *   typeof import("./en/doors.js").default &
 *   typeof import("./en/elements.js").default &
 *   typeof import("./en/embed.js").default &
 *   typeof import("./en/equations.js").default &
 *   typeof import("./en/explain.js").default &
 *   typeof import("./en/game.js").default &
 *   typeof import("./en/lab.js").default &
 *   typeof import("./en/lights.js").default &
 *   typeof import("./en/more.js").default &
 *   typeof import("./en/page.js").default &
 *   typeof import("./en/play.js").default &
 *   typeof import("./en/player.js").default &
 *   typeof import("./en/preview.js").default)} Key  of a sentence
 * @typedef {{ line?: number, column?: number, from?: string, attribute?: string, word?: string }} Written
 *   where something is wrong: in a field by line and column, else in what it came `from` ("address"), in an attribute, or in the code of a position; and what stands there
 */

/**
 * What stands between the beginning and the end of keys: KeyPart<"page.theme."> is "auto", "dark" or "light".
 * @template {string} Start
 * @template {string} [End=""]
 * @template {Key} [K=Key]
 * @typedef {K extends `${Start}${infer Part}${End}` ? Part : never} KeyPart
 */

/**
 * The languages, each a folder beside this file: the name it has for itself, and its tag in HTML. The first is also for
 * readers of all others. A late one is a script of its own, fetched for its readers only; another shows until it has come.
 * @type {Record<string, { name: string, tag: string, until?: string }>}
 */
export const LANGUAGES = {
  en: { name: "English", tag: "en" },
  zh: { name: "简体中文", tag: "zh-Hans" },
  "zh-Hant": { name: "繁體中文", tag: "zh-Hant", until: "zh" },
};

/**
 * A number as all these languages write it; Intl, which writes others, takes a tenth of a second to begin.
 * @param {unknown} value whatever else comes says itself
 */
export const numeral = (value) => (typeof value === "string" ? value : String(value).replace(/\B(?=(\d{3})+$)/g, ","));

/** With one digit after the point. @param {number} value */
export const tenths = (value) => value.toFixed(1).replace(/\B(?=(\d{3})+\.)/g, ",");
