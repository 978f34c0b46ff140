/* The basis of the quiet patterns by free buttons (the free columns of elimination from left to right).
 *
 * Each free button is the last button of one pattern and belongs to no other pattern of the basis. So the free buttons that
 * a solution presses determine the solution. */
#ifndef QUIET_H
#define QUIET_H

#include "solve/solve.h"

/* The most patterns that the exports list, or settle buttons by: more take seconds, and hundreds of megabytes. */
enum { QUIET_LISTED_MAX = 512 };

struct quiet {
    struct gf2_matrix patterns; /* nullity × buttons */
    int *free;                  /* the free button of each pattern, ascending */
};

/* Computes the basis into the arena. nullity² × buttons / 64 word operations,
 * and solve_quiet() nullity times. */
bool quiet_take(struct quiet *quiet, const struct solver *solver, struct arena *arena);

#endif
