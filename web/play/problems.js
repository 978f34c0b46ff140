/** @file One sentence for all problems with stored progress. */

/** @typedef {import("./progress.js").Problem} Problem */

/** @param {Problem[]} problems at least one @returns {[key: import("../ui/i18n.js").Key, params: Record<string, unknown>]} */
export function problemsInWords(problems) {
  const [{ code, key }] = problems;
  return problems.length === 1
    ? [`play.problem.${code}`, { key }]
    : ["play.problem.several", { count: problems.length, key: key ?? "" }];
}
