/* Every solution of a position, lightest first where there are few enough to be sorted, and how many there are of each
 * weight. */
#ifndef SOLUTIONS_H
#define SOLUTIONS_H

#include "game.h"

enum { SOLUTIONS_SORTED_NULLITY_MAX = 18, SOLUTIONS_WEIGHED_NULLITY_MAX = 24 };

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

/* counts[w] = how many solutions have weight w, 0 <= w <= buttons; nullity <= SOLUTIONS_WEIGHED_NULLITY_MAX. Scratch comes
 * from the arena and is given back: 4 × 2^nullity bytes for each goal; false when it cannot be had. Walsh–Hadamard
 * transform: nullity × (2^nullity + buttons) steps for each goal (docs/mathematics.md, section 3). */
bool solutions_weigh(const struct solver *solver, const struct board *board, const uint64_t *lights, uint32_t *counts,
                     struct arena *arena);

#endif
