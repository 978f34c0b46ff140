/** The most doors or dials of a hall that shows masks; the hall of more is a list, with more of them in a row. */
export const HALL_MAX = 64;

/** The masks of more doors would take the space of the doors; in a larger hall the doors that one turns light up where they stand. */
export const MASKS_MAX = 10;

/** The name of a door or of its button: A to Z, then AA, AB … @param {number} index @returns {string} */
export function letterOf(index) {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
