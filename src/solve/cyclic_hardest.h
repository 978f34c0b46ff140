/* Finds hardest positions of a board whose lights have more than two states: those whose fewest presses are the most, as hardest.h with
 * two.
 *
 * Buttons with the same order and the same presses in every quiet pattern are alike: the fewest presses depend only on how many of them
 * are pressed once, twice and so on. The search is over these numbers (cyclic_hardest.c). */
#ifndef CYCLIC_HARDEST_H
#define CYCLIC_HARDEST_H

#include "solve/cyclic_coset.h"

enum {
    CYCLIC_HARDEST_SOLUTIONS_MAX = 1 << 20, /* the most solutions of a board that is searched */
    CYCLIC_HARDEST_STEPS_MAX = 1 << 24      /* as HARDEST_STEPS_MAX */
};

enum cyclic_hardest_status {
    CYCLIC_HARDEST_EXACT,
    CYCLIC_HARDEST_FOUND,
    CYCLIC_HARDEST_UNKNOWN,
    CYCLIC_HARDEST_NO_MEMORY
};

/* Writes the lights of a position with this goal and target whose fewest presses (cyclic_cost) are `*weight`, proven.
 * CYCLIC_HARDEST_EXACT when no position needs more, CYCLIC_HARDEST_FOUND when some may, CYCLIC_HARDEST_UNKNOWN when there are too many
 * solutions. A board gives the same lights for ever. Scratch, 4 bytes for each solution, comes from the arena and is given back. */
enum cyclic_hardest_status cyclic_hardest_find(const struct cyclic_position *position,
                                               const struct cyclic_solver *solver, int *weight, uint8_t *lights,
                                               struct arena *arena);

#endif
