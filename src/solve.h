/* A x = s: a board solved once, for whatever its lights show.
 *
 * Flat grids with the plus or the ring rule and without holes are chased (chase.h). For all others, the masks are the rows of a matrix; beside each stands the one press that makes it. Reduced together, they
 * become a basis of all the lights that presses can make, each with its presses, and what is left over are
 * presses that make nothing: the quiet patterns. A light without a pivot gives a witness: it and the pivots
 * that share its column form a set of which every mask flips an even number (docs/mathematics.md, section 1). */
#ifndef SOLVE_H
#define SOLVE_H

#include <stdbool.h>

#include "arena.h"
#include "board.h"
#include "chase.h"
#include "gf2.h"

struct solver {
    int lights, buttons;
    int rows, columns;       /* of a grid; 0 for doors */
    int rank, nullity;       /* rank + nullity = the buttons that exist */
    struct gf2_matrix quiet; /* nullity × buttons: a basis of the quiet patterns */
    bool chased;             /* by one road … */
    struct chase chase;
    struct gf2_matrix grid; /* the rows and columns of the board: room for what is chased */
    /* … or by the other */
    struct gf2_matrix masks; /* rank × lights, reduced: a basis of the lights that presses can make */
    struct gf2_matrix made;  /* rank × buttons: the presses that make each of them */
    int *pivots;             /* of each row of masks: its light */
};

/* Fills in the solver, which lives in the arena from then on; false when memory cannot be had (nothing is kept).
 * buttons² × (lights + buttons) / 512 word steps; when chased, about (1 + nullity) × buttons. */
bool solve_prepare(struct solver *solver, const struct board *board, struct arena *arena);

/* Whether some presses make exactly these lights. If so, `presses` (buttons bits) is one such set; if not,
 * `witness` (lights bits) is a set of lights of which every button flips an even number while the given lights
 * have an odd number of them. The other of the two is left alone. */
bool solve(const struct solver *solver, const uint64_t *lights, uint64_t *presses, uint64_t *witness);

#endif
