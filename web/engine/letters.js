/** The most doors or dials of a hall that shows masks; the hall of more is a list, with more of them in a row. */
export const HALL_MAX = 64;

/** The name of a door or of its button: A to Z, then AA, AB … @param {number} index @returns {string} */
export function letterOf(index) {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
