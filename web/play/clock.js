/** @file Time at play, as a clock shows it. */

const MINUTE = 60;

/** Minutes and seconds, behind hours where there are any. @param {number} seconds */
export function clock(seconds) {
  const minutes = Math.floor(seconds / MINUTE);
  const parts = [Math.floor(minutes / MINUTE), minutes % MINUTE, seconds % MINUTE].slice(minutes < MINUTE ? 1 : 0);
  return parts.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
