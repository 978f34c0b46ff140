/* Counts the sets of N door masks and those among them that can open all doors, exactly.
 *
 * A set consists of N different masks of N doors, none all 0 and none all 1. The openable sets are counted by the subspace
 * that they span, without listing any (docs/mathematics.md, section 5). */
#ifndef CENSUS_H
#define CENSUS_H

#include <stdint.h>

#include "algebra/arena.h"

enum {
    CENSUS_DOORS_MAX = 64,
    CENSUS_LIMBS = 256 /* of 32 bits: the largest intermediate number, for 64 doors, has about 7000 bits */
};

/* A whole number, lowest limb first. */
struct census_number {
    uint32_t limbs[CENSUS_LIMBS];
};

/* Counts all sets and the openable ones, 1 <= doors <= CENSUS_DOORS_MAX. False when the arena has no room for scratch, 0.33 MB,
 * which is given back. About 3 doors² multiplications of such numbers. */
bool census_count(int doors, struct census_number *sets, struct census_number *openable, struct arena *arena);

/* For N masks of N doors: the nullity k if the masks can open all doors, in 2^k ways; -1 if they cannot. At most N² word
 * operations. */
int census_ways(const uint64_t *masks, int doors);

#endif
