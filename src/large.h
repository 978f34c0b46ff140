/* Boards of any size that memory holds: the plus rule, flat, every light in one packed board, solved in place. */
#ifndef LARGE_H
#define LARGE_H

#include "arena.h"
#include "chase.h"

struct large {
    struct chase chase;
    uint64_t *board; /* chase.rows rows of `stride` words */
    size_t stride;
    struct chase_answer answer; /* of the last large_solve */
};

/* A board in the arena; its lights are undefined until they are written. False when memory cannot be had. */
bool large_take(struct large *large, int rows, int columns, struct arena *arena);

void large_fill_on(struct large *large);

/* Each light is lit with probability 1/2. The same seed gives the same lights, for ever. */
void large_fill_random(struct large *large, uint64_t seed);

/* The lights become presses, or the witness that there are none. Bits beyond the columns do not count. */
void large_solve(struct large *large);

/* After large_solve: whether what the board holds now makes the lights that it held before (for a witness: whether no
 * press changes an even number of it, that is, whether it makes no light). Computed anew from all cells. */
bool large_verify(const struct large *large);

/* A picture: for each of width × height squares of `scale` × `scale` cells, from cell (row, column) on, the share of ones as
 * 0 … 255. Squares or parts of squares beyond the board count as empty. */
void large_picture(const struct large *large, int row, int column, int scale, int width, int height, uint8_t *picture);

#endif
