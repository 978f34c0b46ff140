/** @file The boards that are no grid: the word of their shape, and its size. */

/** The words of the shapes, alternatives of a regular expression. */
export const SHAPES = "cube|dodecahedron|hex|triangle|graph";
export const SHAPE = new RegExp(`^(${SHAPES})(\\d*)`);
