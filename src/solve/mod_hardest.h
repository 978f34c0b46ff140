/* Finds hardest positions of a board whose lights have more than two states: those whose fewest presses are the most, as hardest.h with
 * two.
 *
 * Buttons with the same order and the same presses in every quiet pattern are alike: the fewest presses depend only on how many of them
 * are pressed once, twice and so on. The search is over these numbers (mod_hardest.c). */
#ifndef MOD_HARDEST_H
#define MOD_HARDEST_H

#include "solve/hardest.h"
#include "solve/mod_coset.h"

enum {
    MOD_HARDEST_SOLUTIONS_MAX = 1 << 20, /* the most solutions of a board that is searched */
    MOD_HARDEST_STEPS_MAX = 1 << 24      /* as HARDEST_STEPS_MAX */
};

/* Writes the lights of a position with this goal and target whose fewest presses (board_cost) are `*weight`, proven.
 * HARDEST_EXACT when no position needs more, HARDEST_FOUND when some may, HARDEST_UNKNOWN when there are too many
 * solutions. A board gives the same lights for ever. Scratch, 4 bytes for each solution, comes from the arena and is given back. */
enum hardest_status mod_hardest_find(const struct board *board, const struct mod_solver *solver, int *weight,
                                     uint8_t *need, struct arena *arena);

#endif
