// Every two values together at least once: what goes wrong only for three at a time is rare, and all combinations take long.

/**
 * Rows that hold every pair of values of any two axes: the next row is always one with the most pairs that are still missing.
 * @template T
 * @param {{ [K in keyof T]: T[K][] }} axes values by name
 * @returns {T[]}
 */
export function pairs(axes) {
  const names = /** @type {(keyof T)[]} */ (Object.keys(axes));
  /** @type {any[]} */
  let all = [{}];
  for (const name of names) all = all.flatMap((row) => axes[name].map((value) => ({ ...row, [name]: value })));
  const pairsOf = (/** @type {any} */ row) =>
    names.flatMap((a, i) => names.slice(i + 1).map((b) => `${String(a)} ${row[a]} ${String(b)} ${row[b]}`));
  const missing = new Set(all.flatMap(pairsOf));
  const rows = [];
  while (missing.size > 0) {
    const gain = (/** @type {any} */ row) => pairsOf(row).filter((pair) => missing.has(pair)).length;
    const best = all.reduce((best, row) => (gain(row) > gain(best) ? row : best));
    for (const pair of pairsOf(best)) missing.delete(pair);
    rows.push(best);
  }
  return rows;
}
