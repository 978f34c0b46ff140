/** @file The language that a shell asks for. */

/**
 * The tag of a language from the variables of a locale: "zh-TW" for zh_TW.UTF-8.
 * @param {Record<string, string | undefined>} variables of the environment
 */
export const languageIn = ({ LC_ALL, LC_MESSAGES, LANG }) =>
  (LC_ALL || LC_MESSAGES || LANG || "").replace(/[.@].*/, "").replaceAll("_", "-");
