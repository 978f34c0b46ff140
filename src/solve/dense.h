/* Any board by Gaussian elimination of its whole matrix: for doors and small grids, and as the reference for other methods.
 *
 * Each row of the matrix is a mask, extended by the one press that makes it. Elimination turns the rows into a basis of the
 * lights that presses can make, each extended by its presses. Rows whose mask becomes zero contain presses that change no
 * light: the quiet patterns. To solve, the basis rows whose pivots are lit are added to the lights. If a light is still lit, it gives
 * a witness: this light and the pivots of the rows that contain it are a set of which every mask flips an even number
 * (docs/mathematics.md, section 4.1). */
#ifndef DENSE_H
#define DENSE_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "algebra/gf2.h"
#include "board/board.h"

struct dense {
    int nullity;
    struct gf2_matrix masks; /* rank × lights, in reduced form: a basis of the lights that presses can make */
    struct gf2_matrix made;  /* rank × buttons: row k holds the presses that make row k of `masks` */
    struct gf2_matrix quiet; /* nullity × buttons */
    int *pivots;             /* the pivot light of each row of `masks` */
    uint64_t *rest;          /* scratch: lights bits */
};

/* Reduces the board's matrix into the arena. When it fails, the caller gives back what was taken.
 * buttons² × (lights + buttons) / 512 word operations; buttons × (lights + buttons) / 8 bytes. */
bool dense_prepare(struct dense *dense, const struct board *board, struct arena *arena);

/* The same in two halves, for any matrix: dense_take() takes zero matrices, the caller fills `rows` rows of `masks` and `made`,
 * dense_reduce() reduces them. */
bool dense_take(struct dense *dense, int rows, int lights, int buttons, struct arena *arena);
bool dense_reduce(struct dense *dense, struct arena *arena);

/* As solve() in solve.h. rank × (lights + buttons) / 128 word operations. */
bool dense_solve(const struct dense *dense, const uint64_t *lights, uint64_t *presses, uint64_t *witness);

/* Writes quiet pattern k, 0 <= k < nullity, to `presses` (buttons bits). The patterns are independent. */
void dense_quiet(const struct dense *dense, int k, uint64_t *presses);

#endif
