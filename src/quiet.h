/* The basis of the quiet patterns by free buttons.
 *
 * Elimination from left to right leaves some buttons free; each of these is the last button of one pattern, and in no other
 * pattern of the basis. A solution follows from the free buttons that it presses. */
#ifndef QUIET_H
#define QUIET_H

#include "solve.h"

struct quiet {
    struct gf2_matrix patterns; /* nullity × buttons */
    int *free;                  /* the free button of each pattern, rising */
};

/* The struct lives in the arena; false when memory cannot be had (nothing is kept). nullity² × buttons / 64 word steps. */
bool quiet_take(struct quiet *quiet, const struct solver *solver, struct arena *arena);

#endif
