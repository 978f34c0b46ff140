/** The name of a door or of its button: A to Z, then AA, AB … @param {number} index @returns {string} */
export function letterOf(index) {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
