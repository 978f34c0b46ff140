/** @file Stars: the rating of a win. */

/** @typedef {import("./level.js").Play} Play */

const MOST = 3;

/**
 * Three stars for the fewest presses, two for at most a quarter more, else one. Each hint costs a star, but one always
 * remains.
 * @param {Pick<Play, "presses" | "hints">} play
 * @param {number} fewest
 * @returns {number} 1 … 3
 */
export function stars({ presses, hints }, fewest) {
  const earned = presses <= fewest ? MOST : presses * 4 <= fewest * 5 ? 2 : 1;
  return Math.max(earned - hints, 1);
}

/** @param {number} count "★★☆" */
export const starText = (count) => "★".repeat(count) + "☆".repeat(MOST - count);

/**
 * The better of two wins of one level: more stars, then fewer presses, hints and seconds. This is a total order, so that
 * the best of many does not depend on the order of comparison.
 * @param {Play} a
 * @param {Play} b
 * @param {number} fewest
 * @returns {Play}
 */
export function betterPlay(a, b, fewest) {
  const differences = [
    stars(b, fewest) - stars(a, fewest),
    a.presses - b.presses,
    a.hints - b.hints,
    timed(a) - timed(b) || 0,
  ];
  return (differences.find((difference) => difference !== 0) ?? 0) <= 0 ? a : b;
}

/** A play without a time is slower than any with one. @param {Play} play */
const timed = ({ seconds }) => seconds || Number.POSITIVE_INFINITY;
