/* All solutions of a position, in the order of their weights up to a nullity of SOLUTIONS_SORTED_NULLITY_MAX, and the number of
 * solutions of each weight. */
#ifndef SOLUTIONS_H
#define SOLUTIONS_H

#include "solve/goal.h"

enum { SOLUTIONS_SORTED_NULLITY_MAX = 18, SOLUTIONS_WEIGHED_NULLITY_MAX = 24 };

struct solutions {
    struct coset cosets[GOAL_NEEDS_MAX]; /* one for each goal that can be reached */
    int goals;
    uint32_t *order; /* the index of the k-th lightest solution; NULL when they are not sorted */
};

/* Finds and sorts the solutions (`need` as in goal.h). They live in the arena; the solver must stay. Where there is no
 * solution, `goals` is 0. Sorting costs as much as solutions_weigh(). */
bool solutions_start(struct solutions *solutions, const struct solver *solver, const struct board *board,
                     enum board_goal goal, const uint64_t *need, struct arena *arena);

/* Writes solution number k, 0 <= k < goals × 2^nullity, to `presses` (buttons bits). nullity × buttons / 64 word operations. */
void solutions_at(const struct solutions *solutions, uint64_t k, uint64_t *presses);

/* counts[w] = the number of solutions of weight w, 0 <= w <= buttons; needs nullity <= SOLUTIONS_WEIGHED_NULLITY_MAX. Scratch
 * comes from the arena and is given back: 4 × 2^nullity bytes for each goal. Walsh–Hadamard
 * transform: nullity × (2^nullity + buttons) operations for each goal (docs/mathematics.md, section 3.1). */
bool solutions_weigh(const struct solver *solver, const struct board *board, enum board_goal goal, const uint64_t *need,
                     uint32_t *counts, struct arena *arena);

#endif
