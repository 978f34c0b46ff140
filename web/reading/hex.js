/** @file Bits as hex digits, as notations write them. */

/** The first bit is the highest bit of the first digit; missing bits of the last digit are 0. @param {ArrayLike<number | boolean>} bits 0 or 1 each */
export const hexOfBits = (bits) =>
  Array.from(bits, Number)
    .join("")
    .replace(/.{1,4}/g, (four) => Number.parseInt(four.padEnd(4, "0"), 2).toString(16));

/** The bits of hex digits, four of each. @param {string} hex */
export const bitsOfHex = (hex) =>
  [...hex].flatMap((digit) => [...Number.parseInt(digit, 16).toString(2).padStart(4, "0")].map(Number));
