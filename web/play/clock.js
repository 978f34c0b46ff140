/** @file Durations in the form 1:02:03. */

const MINUTE = 60;

/** Minutes and seconds, after hours if there are any. @param {number} seconds */
export function clock(seconds) {
  const minutes = Math.floor(seconds / MINUTE);
  const parts = [Math.floor(minutes / MINUTE), minutes % MINUTE, seconds % MINUTE].slice(minutes < MINUTE ? 1 : 0);
  return parts.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
