/* Every solution of a position, lightest first where there are few enough to be sorted. */
#ifndef SOLUTIONS_H
#define SOLUTIONS_H

#include "game.h"

enum { SOLUTIONS_SORTED_NULLITY_MAX = 18 };

struct solutions {
    const struct solver *solver;
    uint64_t *first[GAME_GOALS_MAX]; /* one solution of each goal that can be reached */
    int goals;
    uint32_t *order; /* when sorted: the index of the k-th lightest */
};

/* Lives in the arena; false when memory cannot be had (nothing is kept). */
bool solutions_start(struct solutions *solutions, const struct solver *solver, const struct board *board,
                     const uint64_t *lights, struct arena *arena);

/* The k-th of goals × 2^nullity solutions, as `buttons` bits. Cost: nullity × buttons / 64 word steps. */
void solutions_at(const struct solutions *solutions, uint64_t k, uint64_t *presses);

#endif
