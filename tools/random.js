/** Splitmix32: the same seed, the same numbers from 0 to 1. @param {number} seed */
export function randomSource(seed) {
  return () => {
    seed = (seed + 0x9e3779b9) | 0;
    let z = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 2 ** 32;
  };
}
