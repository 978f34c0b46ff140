/* Boards as large as memory allows: plus or ring rule; flat, cylinder or torus. The lights are packed and solved in place. */
#ifndef LARGE_H
#define LARGE_H

#include "algebra/arena.h"
#include "solve/chase.h"

struct large {
    struct chase chase;
    uint64_t *board; /* chase.rows rows of `stride` words */
    size_t stride;
    struct chase_answer answer; /* of the last large_solve() */
    bool is_solved;             /* large_solve() has been called */
    uint64_t witness;           /* the fingerprint of the witness, if there is one */
    uint64_t *lights;           /* scratch: a row */
};

/* Takes a board from the arena; its lights are undefined. */
bool large_take(struct large *large, int rows, int columns, enum chase_rule rule, enum chase_wrap wrap,
                struct arena *arena);

void large_fill_on(struct large *large);

/* Lights each light with probability 1/2. The same seed gives the same lights for ever. */
void large_fill_random(struct large *large, uint64_t seed);

/* Replaces the lights by presses that make them, or by the witness that none exist. Bits beyond the columns are ignored. */
void large_solve(struct large *large);

/* Verifies the answer of the last large_solve() by the definition of the rule, row by row. Presses are correct if they make the
 * lights that were given. A witness is correct if pressing it changes no light, that is, every press flips an even number of its
 * cells, and if it is the witness that large_solve() checked against the lights. Both comparisons use 64-bit fingerprints. False
 * before the first answer. */
bool large_verify(const struct large *large);

/* Writes a picture of width × height pixels, from cell (row, column) on. Each pixel is a square of `scale` × `scale` cells: its
 * value, 0 … 255, is the share of ones. Cells beyond the board count as zeros. */
void large_picture(const struct large *large, int row, int column, int scale, int width, int height, uint8_t *picture);

#endif
