/* How many sets of N door masks there are, and how many of them can be opened, exactly.
 *
 * The masks of a set are N different vectors, none all 0 and none all 1. docs/mathematics.md, section 5, counts the openable
 * sets by the subspace that they span, without listing any. */
#ifndef CENSUS_H
#define CENSUS_H

#include <stdint.h>

#include "arena.h"

enum {
    CENSUS_DOORS_MAX = 64,
    CENSUS_LIMBS = 256 /* of 32 bits: the largest intermediate number, for 64 doors, has about 7000 bits */
};

/* A whole number, lowest limb first. */
struct census_number {
    uint32_t limbs[CENSUS_LIMBS];
};

/* 1 <= doors <= CENSUS_DOORS_MAX. False when the arena has no room for scratch, 0.33 MB; it is given back. */
bool census_count(int doors, struct census_number *sets, struct census_number *openable, struct arena *arena);

/* The number of independent quiet patterns of N masks of N doors if they can open all doors, so that there are
 * 2^result ways; -1 if they cannot. Cost: N² word steps. */
int census_ways(const uint64_t *masks, int doors);

#endif
