/* The hardest positions of a board: those that need the most presses.
 *
 * The number of presses of a solution depends, of each set of buttons that the same quiet patterns press, only on how many
 * of them are pressed. So the hardest position is a choice of these numbers (hardest.c). */
#ifndef HARDEST_H
#define HARDEST_H

#include "game.h"

enum {
    HARDEST_NULLITY_MAX = 20,   /* beyond, nothing is looked for; with the goal "either" one less */
    HARDEST_STEPS_MAX = 1 << 24 /* all choices are tried when that takes no more steps, some nanoseconds each; else so
                                       many steps are spent on a search that proves nothing but what it finds */
};

enum hardest_status { HARDEST_EXACT, HARDEST_FOUND, HARDEST_UNKNOWN, HARDEST_NO_MEMORY };

/* The lights of a position on this board whose fewest presses are `*weight`, proven: HARDEST_EXACT when no position needs
 * more, HARDEST_FOUND when some might. HARDEST_UNKNOWN above the nullity. The same board gives the same lights, for
 * ever. Scratch comes from the arena and is given back. */
enum hardest_status hardest_find(const struct board *board, const struct solver *solver, int *weight, uint64_t *lights,
                                 struct arena *arena);

#endif
