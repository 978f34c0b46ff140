/* Light chasing: solves grids with the plus rule or the ring rule (plus without its centre), flat, cylinder or torus, without
 * holes, in little more time than reading the board takes.
 *
 * The presses of the first row determine all others: each further row turns off the lights in the row above. The first row is the
 * solution of one polynomial congruence: congruence.h on a flat board, circulant.h on a cylinder. On a torus two equations give
 * the first row and the row before it. The board is read twice and written once. */
#ifndef CHASE_H
#define CHASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "solve/circulant.h"
#include "solve/congruence.h"
#include "solve/folding.h"

/* Lights and presses are rows of packed bits: row r starts at word r * stride of the caller's board, each row is a
 * vector of `columns` bits (gf2.h), and stride >= GF2_WORDS(columns). Bits beyond the last column are ignored. */

enum chase_rule { CHASE_RING, CHASE_PLUS };
enum chase_wrap { CHASE_FLAT, CHASE_CYLINDER, CHASE_TORUS }; /* cylinder: the last column is next to the first */

/* The data that all boards of one size, rule and wrap share. */
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

/* The nullity of a flat board. The cost is that of congruence_nullity(). */
int chase_nullity(int rows, int columns, enum chase_rule rule, struct arena *arena);

/* Prepares boards of this size in the arena, about 5 rows + 8 columns bytes.
 * The cost is that of congruence_prepare() or circulant_prepare(). */
bool chase_prepare(struct chase *chase, int rows, int columns, enum chase_rule rule, enum chase_wrap wrap,
                   struct arena *arena);

struct chase_answer {
    bool solvable;
    int64_t weight;       /* the number of ones on the board now */
    uint64_t fingerprint; /* of the lights before (folding.h) */
};

/* Replaces the board's lights by presses that make them, or, if there are none, by a witness: a quiet pattern that has an odd
 * number of cells in common with the lights. Either is checked before it is returned: no light remains below the last row, or on
 * a torus the chase ends with the rows that it started from, and the number of common cells is odd.
 * 2 × rows × columns / 64 word operations, and on a torus half as many again. */
struct chase_answer chase_solve(const struct chase *chase, uint64_t *board, size_t stride);

/* An empty folding for boards of this size (folding.h), taken from a copy of the chase's scratch. */
struct folding chase_fold(const struct chase *chase, struct arena *scratch);

/* Overwrites the board with quiet pattern k, 0 <= k < nullity. The patterns are independent. One chase. */
void chase_quiet(const struct chase *chase, int k, uint64_t *board, size_t stride);

#endif
