/* Boards of any size that memory holds: the plus or the ring rule, flat, cylinder or torus, every light in one packed board,
 * solved in place. */
#ifndef LARGE_H
#define LARGE_H

#include "arena.h"
#include "chase.h"

struct large {
    struct chase chase;
    uint64_t *board; /* chase.rows rows of `stride` words */
    size_t stride;
    struct chase_answer answer; /* of the last large_solve, */
    bool is_solved;             /* if there was one */
    uint64_t witness;           /* its fingerprint, if that was the answer */
    uint64_t *lights;           /* room for a row */
};

/* A board in the arena; its lights are undefined until they are written. False when memory cannot be had. */
bool large_take(struct large *large, int rows, int columns, enum chase_rule rule, enum chase_wrap wrap,
                struct arena *arena);

void large_fill_on(struct large *large);

/* Each light is lit with probability 1/2. The same seed gives the same lights, for ever. */
void large_fill_random(struct large *large, uint64_t seed);

/* The lights become presses, or the witness that there are none. Bits beyond the columns do not count. */
void large_solve(struct large *large);

/* Whether what the board holds proves the answer of the last large_solve. Every cell is pressed anew, row by row, by the rule
 * alone. Presses: the lights are those that were there. A witness: pressed, it makes no light, that is, every press
 * changes an even number of it; and it is the one that had an odd number of the lights that were there. Both are compared
 * by 64-bit fingerprints. False before any answer. */
bool large_verify(const struct large *large);

/* A picture: for each of width × height squares of `scale` × `scale` cells, from cell (row, column) on, the share of ones as
 * 0 … 255. Squares or parts of squares beyond the board count as empty. */
void large_picture(const struct large *large, int row, int column, int scale, int width, int height, uint8_t *picture);

#endif
