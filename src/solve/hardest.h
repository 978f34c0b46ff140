/* Finds hardest positions of a board: those whose fewest presses are the most.
 *
 * Group the buttons by their labels, the sets of quiet patterns that press them. The fewest presses depend only on the number of
 * pressed buttons in each group, so the search is over these numbers (hardest.c). */
#ifndef HARDEST_H
#define HARDEST_H

#include "solve/solve.h"

enum {
    HARDEST_NULLITY_MAX = 20,   /* the largest nullity that is searched; with BOARD_GOAL_SAME one less */
    HARDEST_STEPS_MAX = 1 << 24 /* the most operations, some nanoseconds each: an exhaustive search where they suffice,
                                       elsewhere a local search, which does not prove that no position needs more */
};

enum hardest_status { HARDEST_EXACT, HARDEST_FOUND, HARDEST_UNKNOWN, HARDEST_NO_MEMORY };

/* Writes the lights (lights bits) in which a position whose fewest presses are `*weight`, proven, differs from its target. HARDEST_EXACT when no position needs
 * more, HARDEST_FOUND when some may, HARDEST_UNKNOWN above the largest nullity. A board gives the same lights for ever. Scratch,
 * about 4 × 2^nullity bytes, comes from the arena and is given back. */
enum hardest_status hardest_find(const struct board *board, enum board_goal goal, const struct solver *solver,
                                 int *weight, uint64_t *need, struct arena *arena);

#endif
