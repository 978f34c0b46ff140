/* All solutions of a board whose lights have more than two states: one solution plus the quiet patterns, each taken a number of
 * times. */
#ifndef CYCLIC_COSET_H
#define CYCLIC_COSET_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "board/cyclic.h"
#include "solve/cyclic_solve.h"

struct cyclic_coset {
    const struct cyclic_board *board;
    int buttons, patterns;
    uint8_t *solution;
    uint8_t *quiet;          /* the patterns one after the other, `buttons` presses each */
    uint8_t *orders;         /* of the buttons */
    uint8_t *pattern_orders; /* pattern k is taken 0 … pattern_orders[k] − 1 times */
};

/* Takes the solution and the first `patterns` quiet patterns into the arena. The board must stay, the solver need not. False when
 * memory runs out, and the caller gives back what was taken. As much time as `patterns` calls of cyclic_quiet(). */
bool cyclic_coset_take(struct cyclic_coset *coset, const struct cyclic_board *board, const struct cyclic_solver *solver,
                       const uint8_t *solution, int patterns, struct arena *arena);

/* The cost of the dearest presses of a button of this order. */
static inline int cyclic_most_cost(const struct cyclic_board *board, int order) {
    return board->both_ways ? order / 2 : order - 1;
}

/* The presses of a button in pattern k. */
static inline int cyclic_coset_pattern(const struct cyclic_coset *coset, int k, int button) {
    return coset->quiet[(size_t)k * (size_t)coset->buttons + (size_t)button];
}

/* Writes the solution in which pattern k is taken times[k] times. patterns × buttons operations. */
void cyclic_coset_presses(const struct cyclic_coset *coset, const uint8_t *times, uint8_t *presses);

#endif
