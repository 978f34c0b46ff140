/* Light chasing: grids with the plus rule or the ring rule (plus without its centre), flat, cylinder or torus, without
 * holes, solved in time close to reading them.
 *
 * The presses of the first row determine all others: each further row puts out the lights above it. The first row is a
 * solution of one polynomial congruence (congruence.h; circulant.h where the columns meet, which on a torus is two rows and
 * two equations); the board is read twice and written once. */
#ifndef CHASE_H
#define CHASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"
#include "circulant.h"
#include "congruence.h"
#include "folding.h"

/* Lights and presses are rows of packed bits: row r starts at word r * stride of the caller's board, each row is a
 * vector of `columns` bits (gf2.h), and stride >= GF2_WORDS(columns). Lights beyond the last column do not count. */

enum chase_rule { CHASE_RING, CHASE_PLUS };
enum chase_wrap { CHASE_FLAT, CHASE_CYLINDER, CHASE_TORUS }; /* cylinder: the columns meet */

/* What all boards of one size share. */
struct chase {
    int rows, columns;
    enum chase_rule rule;
    enum chase_wrap wrap;
    int nullity;
    union {
        struct congruence congruence; /* flat */
        struct circulant circulant;
    };
    struct arena scratch;
};

/* The number of independent quiet patterns of a flat board (congruence_nullity); -1 when memory cannot be had. */
int chase_nullity(int rows, int columns, enum chase_rule rule, struct arena *arena);

/* Fills in the struct, which lives in the arena from then on, in about 5 rows + 8 columns bytes; false when memory cannot
 * be had (nothing is kept). The cost is that of congruence_prepare() or circulant_prepare(). */
bool chase_prepare(struct chase *chase, int rows, int columns, enum chase_rule rule, enum chase_wrap wrap,
                   struct arena *arena);

struct chase_answer {
    bool solvable;
    int64_t weight;       /* of what the board now holds */
    uint64_t fingerprint; /* of the lights that it held (folding.h) */
};

/* The board's lights become the presses that make them. When none do, they become a witness instead: a quiet
 * pattern that shares an odd number of cells with the lights. Either is proven before it is given out: no light
 * remains below the last row; on a torus the chase ends with the rows that it started from (and the cells shared are odd).
 * 2 × rows × columns / 64 word steps, and on a torus half as many again, within two rows. */
struct chase_answer chase_solve(const struct chase *chase, uint64_t *board, size_t stride);

/* Folds rows of lights as the chase does; `scratch` is a copy of the chase's. */
struct folding chase_fold(const struct chase *chase, struct arena *scratch);

/* The board becomes quiet pattern k, 0 <= k < nullity. Together they are independent. */
void chase_quiet(const struct chase *chase, int k, uint64_t *board, size_t stride);

#endif
