/* The basis of the quiet patterns by free buttons, on boards whose lights have more than two states: as quiet.h with two.
 *
 * Modulo each prime power, elimination takes the buttons from the last to the first. Each pattern ends at its free button: later buttons
 * are not in it. Its order is the number of different presses of the free button that patterns without later buttons have. So the presses
 * of the free buttons tell all sums of the patterns apart.
 *
 * Modulo a prime power there may be more patterns than independent ones (mod_quiet), and one button may be free for several prime
 * powers. On dials4-12-30-01 the presses (1, 1, 2) and their multiples are quiet: the basis has (2, 2, 0) and (1, 1, 2), each of order 2. */
#ifndef MOD_BASIS_H
#define MOD_BASIS_H

#include "solve/mod_solve.h"

struct mod_basis {
    int count, buttons;
    int *free;        /* the free button of each pattern, ascending */
    uint8_t *orders;  /* pattern k is taken 0 … orders[k] − 1 times, a prime power above 1 */
    uint8_t *presses; /* the patterns one after the other, `buttons` presses each */
};

/* Computes the basis into the arena. Each quiet pattern is the sum of its patterns, each taken 0 … order − 1 times, in exactly one way.
 * count² × buttons operations, besides those of as many calls of mod_quiet() as there
 * are independent patterns. */
bool mod_basis_take(struct mod_basis *basis, const struct board *board, const struct mod_solver *solver,
                    struct arena *arena);

#endif
