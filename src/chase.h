/* Grids in time close to reading them: the plus rule and the ring rule (plus without its centre), flat, no holes.
 *
 * Whoever chooses the presses of the first row has no choice left: each further row must put out the lights above
 * it. What remains lit below the last row depends on the first row through a polynomial, so one congruence between
 * polynomials gives the first row (docs/mathematics.md, section 2), and chasing gives the rest: the board is read twice, written once. */
#ifndef CHASE_H
#define CHASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"

/* Lights and presses are rows of packed bits: row r starts at word r * stride of the caller's board, each row is a
 * vector of `columns` bits (gf2.h), and stride >= GF2_WORDS(columns). Lights beyond the last column do not count. */

enum { CHASE_SIDE_MAX = 1 << 28 }; /* rows or columns */

enum chase_rule { CHASE_RING, CHASE_PLUS };

/* A size of board, once and for all. */
struct chase {
    int rows, columns;
    enum chase_rule rule;
    int nullity;
    /* In the polynomials of the shorter side (see chase.c): */
    uint64_t *gcd;        /* of degree nullity */
    uint64_t *inverse;    /* inverse·F_{longer+1} = gcd mod F_{shorter+1}; its root when both sides are even */
    uint64_t *quiet;      /* the first row of quiet pattern 0; when nullity > 0 */
    struct arena scratch; /* for whatever is computed with this size */
};

/* The number of independent quiet patterns; no board is needed. -1 when memory cannot be had: 4 (rows + columns) bytes,
 * given back. shorter²/512 word steps. */
int chase_nullity(int rows, int columns, enum chase_rule rule, struct arena *arena);

/* Fills in the struct, which lives in the arena from then on, in about 4 (rows + columns) bytes; false when memory cannot
 * be had (nothing is kept). shorter²/64 word steps, up to eight times fewer for square boards. */
bool chase_prepare(struct chase *chase, int rows, int columns, enum chase_rule rule, struct arena *arena);

struct chase_answer {
    bool solvable;
    int64_t weight;       /* of what the board now holds */
    uint64_t fingerprint; /* of the rows of lights that it held (fingerprint.h) */
};

/* The board's lights become the presses that make them. When none do, they become a witness instead: a quiet
 * pattern that shares an odd number of cells with the lights. Either is proven before it is given out: no light
 * remains below the last row (and the cells shared are odd). 2 × rows × columns / 64 word steps. */
struct chase_answer chase_solve(const struct chase *chase, uint64_t *board, size_t stride);

/* The board becomes quiet pattern k, 0 <= k < nullity. Together they are independent. */
void chase_quiet(const struct chase *chase, int k, uint64_t *board, size_t stride);

/* The first row, GF2_WORDS(columns) words, of a solution of the board with every light on, without any board.
 * False when there is none (which can be with the ring rule only). */
bool chase_first_row_of_all_on(const struct chase *chase, uint64_t *row);

#endif
