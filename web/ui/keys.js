/** @file The letter that a key stands for, on every keyboard layout; and where keys write text. */

/** Matches controls that take typed text, and what is in them. */
export const TYPED = "input:not([type=checkbox], [type=range]), textarea, select, [contenteditable]";

/**
 * The key in lower case. On layouts without Latin letters, such as Russian and Greek, the letter that the same key has on a US
 * keyboard: the operating system's own shortcuts go by it, too.
 * @param {{ key: string, code: string }} event
 */
export function latinKeyOf({ key, code }) {
  const isForeign = /^(?!\p{Script=Latin})\p{L}/u.test(key);
  return (isForeign ? code.replace(/^Key/, "") : key).toLowerCase();
}
