/** @file The boards that are no grid: the word of their shape, and its size. Apart from kind.js, so that the embed need not have it. */

export const SHAPE = /^(cube|dodecahedron|hex|triangle|graph)(\d*)/;
