// Every two values together at least once: what goes wrong only for three at a time is rare, and all combinations take long.

/**
 * Rows that hold every pair of values of any two axes: all pairs of the two longest axes, and the values of the third, if there is one,
 * in turn, as in a Latin square.
 * @param {Record<string, any[]>} axes two or three, values by name
 * @returns {any[]}
 */
export function pairs(axes) {
  const [[a, as], [b, bs], [c, cs] = ["", [""]]] = Object.entries(axes).sort(([, x], [, y]) => y.length - x.length);
  return as.flatMap((x, i) => bs.map((y, j) => ({ [a]: x, [b]: y, [c]: cs[(i + j) % cs.length] })));
}
