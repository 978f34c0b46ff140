/** @file Tells fingers from mice, for sentences about right-clicks and keys. */

/** True if the reader's main pointer is a finger; false outside browsers. */
export const isTouched = () => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
