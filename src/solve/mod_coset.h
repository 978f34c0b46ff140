/* All solutions of a board whose lights have more than two states: one solution plus the quiet patterns, each taken a number of
 * times. */
#ifndef MOD_COSET_H
#define MOD_COSET_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "board/position.h"
#include "solve/mod_solve.h"

struct mod_coset {
    const struct board *board;
    int buttons, patterns;
    uint8_t *solution;
    uint8_t *quiet;          /* the patterns one after the other, `buttons` presses each */
    uint8_t *orders;         /* of the buttons */
    uint8_t *pattern_orders; /* pattern k is taken 0 … pattern_orders[k] − 1 times */
};

/* Takes the solution and the first `patterns` quiet patterns into the arena. The board must stay, the solver need not. When it fails, the
 * caller gives back what was taken. As much time as `patterns` calls of mod_quiet(). */
bool mod_coset_take(struct mod_coset *coset, const struct board *board, const struct mod_solver *solver,
                    const uint8_t *solution, int patterns, struct arena *arena);

/* The cost of the dearest presses of a button of this order. */
static inline int mod_most_cost(const struct board *board, int order) {
    return board_goes_both_ways(board) ? order / 2 : order - 1;
}

/* The presses of a button in pattern k. */
static inline int mod_coset_pattern(const struct mod_coset *coset, int k, int button) {
    return coset->quiet[(size_t)k * (size_t)coset->buttons + (size_t)button];
}

/* Writes the solution in which pattern k is taken times[k] times. patterns × buttons operations. */
void mod_coset_presses(const struct mod_coset *coset, const uint8_t *times, uint8_t *presses);

#endif
